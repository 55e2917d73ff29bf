import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// All inputs and outputs of painting one frame.
@safe final class Frame {
    @exclusivity(unchecked) var list = DisplayList(width: 1, height: 1)
    @exclusivity(unchecked) var plan = FramePlan()
    let preparation: Preparation
    /// The prepared marks, while the frame is painted.
    @exclusivity(unchecked) var view: Preparation.View?
    /// For each mark, what must be computed before it is painted, kept across frames while nothing in it changes.
    @exclusivity(unchecked) var outputs: [EffectOutput?] = []
    /// For each mark that ends a group, the number of frames that painted over the group while it did not change.
    var steady: [UInt8] = []
    /// For each mark, its layer if that outlives a pass break.
    @exclusivity(unchecked) var persistent: [Int: PersistentLayer] = [:]
    /// For the first mark of such a group on the canvas, the parts where it is painted directly onto the canvas.
    var sharedParts: [Int: [PixelRect]] = [:]

    init(_ preparation: Preparation) { self.preparation = preparation }

    struct PersistentLayer {
        let store: PixelStore
        let plane: PixelPlane
    }
}

/// The result of a computation before painting: a blur or a glass body. Its memory is reused for other marks.
final class EffectOutput {
    enum Content {
        /// A shadow, or a blurred backdrop, in `raster`; or nothing visible.
        case raster
        /// A blurred group or one with a shadow; or a group's layer that is kept.
        case layer(PixelPlane)
        /// A blurred group in the four planes of `raster`, and the pixels that it affects.
        case blurred(PixelRect)
        /// A sanitized glass body. The shader is nil if only its shadow is visible.
        case glass(GlassMark, GlassShader?)
    }

    @exclusivity(unchecked) var content = Content.raster
    /// The blurred backdrop, or the blurred shadow.
    let raster = BlurRaster()
    private let store = PixelStore()
    let behind = GlassBackdrop()
    let behindRim = GlassBackdrop()
    /// The pieces of a glass body, in order of x if they share rows. Other outputs may share them.
    @exclusivity(unchecked) var pieces: [GlassPiece] = []

    /// The shadow of a group or a glass body; nil if there is none.
    var shadow: BlurRaster? { unsafe raster.planes == 1 ? raster : nil }

    func makePlane(_ bounds: PixelRect) -> PixelPlane {
        let made = store.plane(bounds)
        unsafe content = .layer(made)
        return made
    }

    /// Takes a layer's pixels and gives it other memory.
    func takePlane(of layer: Frame.PersistentLayer) -> PixelPlane {
        let bounds = layer.plane.bounds
        store.swap(with: layer.store)
        let plane = unsafe PixelPlane(base: store.base, bounds: bounds, stride: layer.plane.stride)
        unsafe content = .layer(plane)
        return plane
    }

    var memory: Int {
        unsafe raster.memory + store.memory + behind.memory + behindRim.memory
            + pieces.reduce(0) { $0 + $1.geometry.memory }
    }
}
