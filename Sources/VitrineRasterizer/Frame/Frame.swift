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
    /// By first mark of such a group on the canvas: where it is painted onto the canvas, so that its layer has no content.
    var sharedParts: [Int: [PixelRect]] = [:]

    init(_ preparation: Preparation) { self.preparation = preparation }

    struct PersistentLayer {
        let store: PixelStore
        let plane: PixelPlane
        /// Rows that have one color and may not be painted; nil where all are painted.
        var plainRows: PlainRows?
    }
}

/// What is made for a mark before it is painted: something blurred, or a body of glass. Its memory is used again for other marks.
final class EffectOutput {
    enum Content {
        /// A shadow or a blurred picture behind, which is in `raster`; or nothing that is seen.
        case raster
        /// A group that is blurred or casts a shadow; or the layer of one that is kept as it is, with what its blocks hold.
        case layer(PixelPlane, LayerBlocks?)
        /// The layer of a group that is blurred as it is shown.
        case narrowlyBlurred(NarrowBlur)
        /// A blurred group, in the four planes of `raster`, and the pixels that it reaches.
        case blurred(PixelRect)
        /// A body of glass, sanitized. The shader is nil where it is not seen, but for its shadow.
        case glass(GlassMark, GlassShader?)
    }

    @exclusivity(unchecked) var content = Content.raster
    /// The blurred picture behind, or the blurred shadow.
    let raster = BlurRaster()
    private let store = PixelStore()
    /// What lies behind glass.
    let behind = GlassBackdrop()
    /// The same as it is blurred at the glass's outline.
    let behindRim = GlassBackdrop()
    /// A body of glass in pieces, from left to right where they share rows. They may be other resources' too.
    @exclusivity(unchecked) var pieces: [GlassPiece] = []

    /// The shadow of a mark that has something else, too: a group or a body of glass. Nil where none falls.
    var shadow: BlurRaster? { unsafe raster.planes == 1 ? raster : nil }

    func makePlane(_ bounds: PixelRect) -> PixelPlane {
        let made = store.plane(bounds)
        unsafe content = .layer(made, nil)
        return made
    }

    /// Takes over a layer's pixels. The layer gets other memory.
    func takePlane(of layer: Frame.PersistentLayer) -> PixelPlane {
        let bounds = layer.plane.bounds
        store.swap(with: layer.store)
        let taken = unsafe PixelPlane(base: store.base, bounds: bounds, stride: layer.plane.stride)
        unsafe content = .layer(taken, nil)
        return taken
    }

    /// Bytes held.
    var memory: Int {
        let blocks = if case .layer(_, let blocks?) = unsafe content { blocks.memory } else { 0 }
        return unsafe raster.memory + store.memory + behind.memory + behindRim.memory + blocks
            + pieces.reduce(0) { $0 + $1.geometry.memory }
    }
}
