import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// Everything that painting one frame reads, and where it paints.
@safe final class Frame {
    @exclusivity(unchecked) var list = DisplayList(width: 1, height: 1)
    @exclusivity(unchecked) var plan = FramePlan()
    let preparation: Preparation
    /// What has been prepared; while the frame is painted.
    @exclusivity(unchecked) var view: Preparation.View?
    /// By mark: what has been made before the mark can be painted. Kept from frame to frame while nothing it shows changes.
    @exclusivity(unchecked) var outputs: [EffectOutput?] = []
    /// By mark: of the end of a group, for how many frames it has been painted over without a change of its own.
    var steady: [UInt8] = []
    /// By mark: layers that outlive a pass break.
    @exclusivity(unchecked) var persistent: [Int: PersistentLayer] = [:]

    init(_ preparation: Preparation) { self.preparation = preparation }

    struct PersistentLayer {
        let store: PixelStore
        let plane: PixelPlane
    }
}

/// What is made for a mark before it is painted: something blurred, or a body of glass.
final class EffectOutput {
    /// The blurred picture behind, or the blurred shadow.
    let raster = BlurRaster()
    /// A blurred group.
    @exclusivity(unchecked) var plane: PixelPlane?
    /// What the layer of a group holds that is kept as it is; nil for other planes.
    @exclusivity(unchecked) var blocks: LayerBlocks?
    private let store = PixelStore()
    /// What lies behind glass.
    let behind = GlassBackdrop()
    /// The same as it is blurred at the glass's outline.
    let behindRim = GlassBackdrop()
    /// A body of glass in pieces, from left to right where they share rows. They may be other resources' too.
    @exclusivity(unchecked) var pieces: [GlassPiece] = []
    /// The body of glass itself, sanitized; nil where there is none.
    @exclusivity(unchecked) var glass: GlassMark?
    /// Nil where a body of glass is not seen, but for its shadow.
    @exclusivity(unchecked) var shader: GlassShader?

    func makePlane(_ bounds: PixelRect) -> PixelPlane {
        let made = store.plane(bounds)
        unsafe blocks = nil
        unsafe plane = made
        return made
    }

    /// Takes over a layer's pixels. The layer gets other memory.
    func takePlane(of layer: Frame.PersistentLayer) -> PixelPlane {
        let bounds = layer.plane.bounds
        store.swap(with: layer.store)
        let taken = unsafe PixelPlane(base: store.base, bounds: bounds, stride: layer.plane.stride)
        unsafe plane = taken
        unsafe blocks = nil
        return taken
    }

    /// Bytes held.
    var memory: Int {
        unsafe raster.memory + store.memory + behind.memory + behindRim.memory + (blocks?.memory ?? 0)
            + pieces.reduce(0) { $0 + $1.geometry.memory }
    }
}
