import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The material of bars in the legacy design: the backdrop, blurred and saturated, under a plate, and a line at the
/// edge to the page.
///
/// Source: facts, popup bar, section 6.4, and iOS surroundings, section 2.4: saturated 1.8 times under 88 % of white. In
/// dark surroundings the system's chrome material.
package struct LegacyBarMaterial {
    /// The strength of the white plate of bars, and of a floating one's dock. Source: facts, popup bar, section 6.4.
    package static let standardPlate = 0.88
    package static let floatingPlate = 0.77

    package let context: Context
    /// The strength of the white plate, 0...1.
    package var plate: Double

    /// The thickness of the line, one device pixel.
    private var hairline: Double { 1 / context.traits.device.scale }

    package init(context: Context, plate: Double = standardPlate) {
        self.context = context
        self.plate = plate
    }

    package func fill(_ rect: Rect, opacity: Double = 1) -> Node {
        let path = Path.rect(rect)
        if context.isDark { return .backdrop(BackdropNode(path, .chrome, dark: true, opacity: opacity)) }
        let material = Material(sigma: 20, lumaScale: 1, lumaOffset: 0, chroma: 1.8)
        return .backdrop(
            BackdropNode(path, material: material, tint: RGBColor.white.withAlpha(plate), opacity: opacity))
    }

    /// Returns the material from edge to edge, from `top` down to the screen's bottom. A bar and the dock below it are
    /// one piece, so that neither shows through the other's edge.
    /// - Parameter opacity: The opacity, 0...1.
    package func strip(from top: Double, opacity: Double = 1) -> Node {
        let screen = context.screen
        return fill(Rect(x: 0, y: top, width: screen.width, height: max(0, screen.maxY - top)), opacity: opacity)
    }

    /// The strength of the light line. With increased contrast it grows as that of the system's separator: facts, iOS
    /// surroundings, section 12.2.
    private var lineStrength: Double { context.traits.increaseContrast ? 0.38 : 0.3 }

    /// Returns the line above a bar that begins at `top`. Source: facts, iOS surroundings, section 2.2: black 30 %.
    /// - Parameters:
    ///   - strength: The strength, 0...1. Default: 1.
    ///   - own: The color. Default: nil, the system's.
    ///   - image: A picture in place of the line, a pixel per point high and stretched to the bar's width, in its own
    ///     colors unless a color is given.
    package func hairline(
        at top: Double, strength: Double = 1, color own: RGBColor? = nil, image: Image? = nil
    ) -> Node {
        if let image {
            let height = Double(image.bitmap.height)
            let frame = Rect(x: 0, y: top - height, width: context.screen.width, height: height)
            let picture = Node.image(ImageNode(image, frame: frame, contentMode: .scaleToFill))
            guard let own else { return .group(GroupNode([picture], opacity: strength)) }
            return .group(
                GroupNode([.shape(ShapeNode(.rect(frame), color: own.faded(strength)))], mask: [picture]))
        }
        let line = Rect(x: 0, y: top - hairline, width: context.screen.width, height: hairline)
        let color =
            own ?? (context.isDark ? Vibrancy.separator.color(in: context) : RGBColor.black.withAlpha(lineStrength))
        return .shape(ShapeNode(.rect(line), color: color.faded(strength)))
    }
}
