import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// What every element needs to be laid out and drawn.
package struct ElementContext: Sendable {
    package var context: Context
    /// The color of controls.
    package var tint: RGBColor
    /// What touches and changes have made of the elements.
    package var moment = ContentMoment()
    /// Of the plates of grouped lists. Default: that of the system.
    package var plateColor: RGBColor?

    package init(_ context: Context, tint: RGBColor? = nil, moment: ContentMoment = ContentMoment()) {
        self.context = context
        self.tint = tint ?? DefaultTint.color(in: context.traits)
        self.moment = moment
    }

    package var isDark: Bool { context.isDark }
    package var isGlass: Bool { context.traits.design == .glass }
    package var isRightToLeft: Bool { context.traits.direction == .rightToLeft }

    /// The size of body text.
    package var bodySize: Double { DynamicType.body.size(at: context.traits.textSize) }

    package var secondary: RGBColor { Vibrancy.secondaryLabel.color(in: context) }
    package var tertiary: RGBColor { Vibrancy.tertiaryLabel.color(in: context) }

    /// The element as it is at the moment, without what concerns its kind.
    package func resolved(_ element: Element) -> Element {
        let element = element.following(context.followed)
        guard let id = element.identifier, !moment.isEmpty else { return element }
        var out = element
        if let alpha = moment.number(.alpha, of: id) { out.alpha = min(1, max(0, alpha)) }
        if let height = moment.number(.height, of: id) { out.height = max(0, height) }
        return out
    }
}

/// The region in which an element is laid out.
package struct LayoutRegion: Sendable {
    /// In points of the canvas.
    package var frame: Rect
    /// The same where texts are wrapped: the frame without the animation under way.
    package var wrapFrame: Rect
    /// What bars and edges of the screen cover of the frame.
    package var insets: Insets
    /// The bounds of the whole content.
    package var bounds: Rect
    /// Whether the frame belongs to a line of text: its middle is moved to a pixel border, as the baseline is.
    package var isInline = false

    package init(_ frame: Rect, wrapFrame: Rect? = nil, insets: Insets = .zero, bounds: Rect? = nil) {
        self.bounds = bounds ?? frame
        self.frame = frame
        self.wrapFrame = wrapFrame ?? frame
        self.insets = insets
    }

    /// Whether something else may stand above or below, so that what scrolls is cut off there.
    package var isCut: Bool { frame.minY > bounds.minY + 0.01 || frame.maxY < bounds.maxY - 0.01 }
}

/// An element in its frame, ready to be drawn.
package struct ElementView: Sendable {
    package let element: Element
    package let region: LayoutRegion
    /// Whether the frame moves by fractions of a pixel, with an edge that is under way.
    package let moves: Bool
    package let surroundings: ElementContext

    package init(_ element: Element, in region: LayoutRegion, moves: Bool = false, _ context: ElementContext) {
        self.element = element
        self.region = region
        self.moves = moves
        surroundings = context
    }

    package var frame: Rect { region.frame }
    package var context: Context { surroundings.context }
    package var isDark: Bool { surroundings.isDark }
    package var isGlass: Bool { surroundings.isGlass }
    package var tint: RGBColor { element.tint ?? surroundings.tint }

    /// A number of the element at the moment.
    package func number(_ field: ElementField, _ base: Double) -> Double {
        element.identifier.flatMap { surroundings.moment.number(field, of: $0) } ?? base
    }

    /// A text of the element at the moment.
    package func text(_ base: String?) -> String? {
        element.identifier.flatMap { surroundings.moment.text(of: $0) } ?? base
    }

    /// How much a part of the element is pressed, 0...1.
    package func press(of part: String? = nil) -> Double {
        guard let id = element.identifier else { return 0 }
        return surroundings.moment.number(.pressed, of: part.map { "\(id).\($0)" } ?? id) ?? 0
    }

    /// The mirror image in the element's frame in right-to-left layouts.
    package func directed(_ r: Rect) -> Rect { surroundings.isRightToLeft ? r.mirrored(in: frame) : r }

    /// A line of plain text whose middle is that of a frame.
    package func line(_ text: String, size: Double, weight: FontWeight, maxWidth: Double? = nil) -> ElementText {
        ElementText(
            text, of: element, size: size, weight: weight, width: max(1, maxWidth ?? frame.width), in: context)
    }

    package func icon(_ name: String, height: Double, center: Point, color: RGBColor) -> [Node] {
        context.icon(name, height: height, center: center, color: color).map { [$0] } ?? []
    }
}

extension Rect {
    /// The mirror image across the vertical middle of another rectangle.
    package func mirrored(in bounds: Rect) -> Rect {
        Rect(x: bounds.minX + bounds.maxX - maxX, y: y, width: width, height: height)
    }
}
