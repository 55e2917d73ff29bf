import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The context of the layout and drawing of elements.
package struct ElementContext: Sendable {
    package var context: Context
    /// The color of controls.
    package var tint: RGBColor
    /// The state of the elements after touches and changes.
    package var moment = ContentMoment()
    /// The color of the plates of grouped lists. Default: that of the system.
    package var plateColor: RGBColor?

    package init(_ context: Context, tint: RGBColor? = nil, moment: ContentMoment = ContentMoment()) {
        self.context = context
        self.tint = tint ?? DefaultTint.color(in: context.traits)
        self.moment = moment
    }

    package var isDark: Bool { context.isDark }
    package var isGlass: Bool { context.traits.design == .glass }
    package var isRightToLeft: Bool { context.traits.direction == .rightToLeft }

    package var bodySize: Double { TextStyleName.body.size(at: context.traits.textSize) }

    package var secondary: RGBColor { Vibrancy.secondaryLabel.color(in: context) }
    package var tertiary: RGBColor { Vibrancy.tertiaryLabel.color(in: context) }

    /// Returns the current state of the element, except that of its kind.
    package func resolved(_ element: Element) -> Element {
        let element = element.following(context.followed)
        guard let id = element.identifier, !moment.isEmpty else { return element }
        var out = element
        if let alpha = moment.number(.alpha, of: id) { out.alpha = alpha.clamped(to: 0...1) }
        if let height = moment.number(.height, of: id) { out.height = max(0, height) }
        return out
    }
}

package struct LayoutRegion: Sendable {
    /// The frame in points of the canvas.
    package var frame: Rect
    /// The frame in which texts are wrapped: that without the current animation.
    package var wrapFrame: Rect
    /// The insets of the frame that bars and edges of the screen cover.
    package var insets: Insets
    package var bounds: Rect
    /// Whether the frame belongs to a line of text: its center is aligned to a pixel border, as the baseline is.
    package var isInline = false

    package init(_ frame: Rect, wrapFrame: Rect? = nil, insets: Insets = .zero, bounds: Rect? = nil) {
        self.bounds = bounds ?? frame
        self.frame = frame
        self.wrapFrame = wrapFrame ?? frame
        self.insets = insets
    }

    /// Whether something else may be above or below, so that scrolled content is clipped there.
    package var isCut: Bool { frame.minY > bounds.minY + 0.01 || frame.maxY < bounds.maxY - 0.01 }
}

/// An element in its frame, ready to be drawn.
package struct ElementView: Sendable {
    package let element: Element
    package let region: LayoutRegion
    /// Whether the frame moves by fractions of a pixel, with an animated edge.
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

    /// Returns the current number of the element.
    package func number(_ field: ElementField, _ base: Double) -> Double {
        element.identifier.flatMap { surroundings.moment.number(field, of: $0) } ?? base
    }

    /// Returns the current text of the element.
    package func text(_ base: String?) -> String? {
        element.identifier.flatMap { surroundings.moment.text(of: $0) } ?? base
    }

    /// Returns the pressed fraction of a part of the element, 0...1.
    package func press(of part: String? = nil) -> Double {
        guard let id = element.identifier else { return 0 }
        return surroundings.moment.number(.pressed, of: part.map { "\(id).\($0)" } ?? id) ?? 0
    }

    /// Returns the mirror image in the element's frame in right-to-left layouts.
    package func directed(_ r: Rect) -> Rect { surroundings.isRightToLeft ? r.mirrored(in: frame) : r }

    /// Returns a line of plain text centered vertically in the frame.
    package func line(_ text: String, size: Double, weight: FontWeight, maxWidth: Double? = nil) -> ElementText {
        ElementText(
            text, of: element, size: size, weight: weight, width: max(1, maxWidth ?? frame.width), in: context)
    }

    package func icon(_ name: String, height: Double, center: Point, color: RGBColor) -> [Node] {
        context.icon(name, height: height, center: center, color: color).map { [$0] } ?? []
    }
}

extension Rect {
    /// Returns the mirror image across the vertical center line of another rectangle.
    package func mirrored(in bounds: Rect) -> Rect {
        Rect(x: bounds.minX + bounds.maxX - maxX, y: y, width: width, height: height)
    }
}
