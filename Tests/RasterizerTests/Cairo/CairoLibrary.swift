import Foundation

/// The functions of Cairo that the tests call, looked up at run time, as nothing is linked with an oracle.
struct CairoLibrary: Sendable {
    typealias Context = OpaquePointer
    typealias Surface = OpaquePointer
    typealias Pattern = OpaquePointer
    typealias Act = @convention(c) (Context) -> Void
    typealias TakeInt = @convention(c) (Context, Int32) -> Void
    typealias TakeOne = @convention(c) (Context, Double) -> Void
    typealias TakeTwo = @convention(c) (Context, Double, Double) -> Void
    typealias TakeFour = @convention(c) (Context, Double, Double, Double, Double) -> Void
    typealias TakeSix = @convention(c) (Context, Double, Double, Double, Double, Double, Double) -> Void

    static let shared = CairoLibrary()
    static var isMissing: Bool { shared == nil }

    let createSurface: @convention(c) (Int32, Int32, Int32) -> Surface
    let data: @convention(c) (Surface) -> UnsafeMutableRawPointer?
    let stride: @convention(c) (Surface) -> Int32
    let flush: @convention(c) (Surface) -> Void
    let markDirty: @convention(c) (Surface) -> Void
    let destroySurface: @convention(c) (Surface) -> Void
    let createContext: @convention(c) (Surface) -> Context
    let destroyContext: Act
    let status: @convention(c) (Context) -> Int32

    let save: Act
    let restore: Act
    let scale: TakeTwo
    /// The transform has six numbers: xx, yx, xy, yy, x0, y0.
    let transform: @convention(c) (Context, UnsafePointer<Double>) -> Void
    let setAntialias: TakeInt
    let setTolerance: TakeOne
    let setOperator: TakeInt
    let setFillRule: TakeInt

    let newPath: Act
    let moveTo: TakeTwo
    let lineTo: TakeTwo
    let curveTo: TakeSix
    let closePath: Act
    let rectangle: TakeFour
    let fill: Act
    let stroke: Act
    let clip: Act
    let paint: Act
    let paintWithAlpha: TakeOne
    let pushGroup: Act
    let popGroupToSource: Act

    let setLineWidth: TakeOne
    let setLineCap: TakeInt
    let setLineJoin: TakeInt
    let setMiterLimit: TakeOne
    let setDash: @convention(c) (Context, UnsafePointer<Double>?, Int32, Double) -> Void

    let setColor: TakeFour
    let setSource: @convention(c) (Context, Pattern) -> Void
    let setSourceSurface: @convention(c) (Context, Surface, Double, Double) -> Void
    let source: @convention(c) (Context) -> Pattern
    let linear: @convention(c) (Double, Double, Double, Double) -> Pattern
    let radial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Pattern
    let addStop: @convention(c) (Pattern, Double, Double, Double, Double, Double) -> Void
    let setExtend: @convention(c) (Pattern, Int32) -> Void
    let setFilter: @convention(c) (Pattern, Int32) -> Void
    let destroyPattern: @convention(c) (Pattern) -> Void

    private init?() {
        #if canImport(Darwin)
            let names = ["libcairo.2.dylib", "/opt/homebrew/lib/libcairo.2.dylib"]
        #else
            let names = ["libcairo.so.2"]
        #endif
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
            dlsym(library, "cairo_image_surface_create") != nil
        else { return nil }
        // A name that the library lacks ends the test run: all of them are older than Cairo 1.12.
        func find<F>(_ name: String, _ type: F.Type = F.self) -> F {
            unsafeBitCast(dlsym(library, "cairo_" + name)!, to: type)
        }
        createSurface = find("image_surface_create")
        data = find("image_surface_get_data")
        stride = find("image_surface_get_stride")
        flush = find("surface_flush")
        markDirty = find("surface_mark_dirty")
        destroySurface = find("surface_destroy")
        createContext = find("create")
        destroyContext = find("destroy")
        status = find("status")
        save = find("save")
        restore = find("restore")
        scale = find("scale")
        transform = find("transform")
        setAntialias = find("set_antialias")
        setTolerance = find("set_tolerance")
        setOperator = find("set_operator")
        setFillRule = find("set_fill_rule")
        newPath = find("new_path")
        moveTo = find("move_to")
        lineTo = find("line_to")
        curveTo = find("curve_to")
        closePath = find("close_path")
        rectangle = find("rectangle")
        fill = find("fill")
        stroke = find("stroke")
        clip = find("clip")
        paint = find("paint")
        paintWithAlpha = find("paint_with_alpha")
        pushGroup = find("push_group")
        popGroupToSource = find("pop_group_to_source")
        setLineWidth = find("set_line_width")
        setLineCap = find("set_line_cap")
        setLineJoin = find("set_line_join")
        setMiterLimit = find("set_miter_limit")
        setDash = find("set_dash")
        setColor = find("set_source_rgba")
        setSource = find("set_source")
        setSourceSurface = find("set_source_surface")
        source = find("get_source")
        linear = find("pattern_create_linear")
        radial = find("pattern_create_radial")
        addStop = find("pattern_add_color_stop_rgba")
        setExtend = find("pattern_set_extend")
        setFilter = find("pattern_set_filter")
        destroyPattern = find("pattern_destroy")
    }
}
