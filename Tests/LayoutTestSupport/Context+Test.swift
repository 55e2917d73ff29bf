import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

private let testIcons = bundledIcons([
    "pause", "forward", "backward", "stop", "house", "library", "heart", "shuffle", "repeat", "ellipsis", "airplay",
    "speaker",
    "sidebar", "top-bar", "checkmark", "magnifyingglass-medium", "triangle-forward", "moon",
])

/// A small picture under the name that the tests' bars use.
package let picture = Image(Bitmap(width: 8, height: 8, fill: RGBColor(0x336699).premultiplied))

extension Context {
    /// Returns the context of the documentation's recordings, at a scale that rounds to a third of a point.
    package static func test(
        device: String = "iphone-14-pro-max", appearance: Appearance = .light,
        direction: InterfaceLayoutDirection = .leftToRight, textSize: TextSize = .large, scale: Double = 3,
        design: Design = .glass, orientation: Orientation = .portrait
    ) -> Context {
        let device = Device.named(device) ?? .standard
        let traits = Traits(
            device: device, design: design, appearance: appearance, direction: direction, textSize: textSize,
            orientation: orientation)
        return .test(traits, scale: scale)
    }

    /// Returns a context with the bundled icons and fonts and one picture.
    package static func test(_ traits: Traits, scale: Double = 3) -> Context {
        let size = traits.screenSize
        return Context(
            traits: traits,
            viewport: Viewport(
                scale: scale, width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale))),
            typesetter: bundledTypesetter, icons: testIcons, images: ["art.png": picture])
    }
}
