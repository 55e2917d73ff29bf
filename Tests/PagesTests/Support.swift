import VitrineEncoders
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

@testable import VitrinePages

private let testIcons = bundledIcons([
    "heart", "house", "flag", "music-note", "checkmark", "chevron-forward", "magnifyingglass", "triangle-forward",
    "xmark", "play",
])

let picture: Image = {
    var bitmap = Bitmap(width: 40, height: 40, fill: RGBColor(0x336699).premultiplied)
    for y in 0..<40 {
        for x in 0..<40 where (x < 20) != (y < 20) { bitmap.pixels[y * 40 + x] = RGBColor(0xCC8844).premultiplied.bits }
    }
    return Image(bitmap)
}()

extension ElementContext {
    static func test(
        device: String = "iphone-x", appearance: Appearance = .light,
        direction: InterfaceLayoutDirection = .leftToRight,
        textSize: TextSize = .large, design: Design = .glass, moment: ContentMoment = ContentMoment()
    ) -> ElementContext {
        let traits = Traits(
            device: Device.named(device) ?? .standard, design: design, appearance: appearance, direction: direction,
            textSize: textSize)
        let size = traits.screenSize
        let viewport = Viewport(scale: 2, width: Int(size.width * 2), height: Int(size.height * 2))
        return ElementContext(
            Context(
                traits: traits, viewport: viewport, typesetter: bundledTypesetter, icons: testIcons,
                images: ["art.png": picture]), moment: moment)
    }
}

extension ContentLayout {
    /// Creates the layout of a content that fills the screen.
    init(_ content: Content, _ context: ElementContext, safeArea: Insets? = nil) {
        let traits = context.context.traits
        self.init(
            content, frame: context.context.screen, safeArea: safeArea ?? traits.safeArea, in: context)
    }

    func painted() -> Bitmap {
        let viewport = context.context.viewport
        let list = Resolver.displayList(for: background() + nodes(), in: viewport, background: .white)
        return Rasterizer().render(list)
    }
}
