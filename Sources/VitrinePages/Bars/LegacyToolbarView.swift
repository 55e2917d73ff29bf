import VitrineDisplayList
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A toolbar in the legacy design: tinted titles on a bar from edge to edge.
package struct LegacyToolbarView {
    /// The opacity of a pressed title.
    package static let pressedOpacity = 0.15
    /// The seconds in which a title returns to full opacity.
    package static let returnTime = 0.42

    package let layout: LegacyToolbarLayout
    package let tint: RGBColor
    package let context: Context
    /// The color of the line above the bar; nil for the system's.
    package var shadowColor: RGBColor?
    /// The image in place of the line; nil for none.
    package var shadowImage: Image?

    package init(
        layout: LegacyToolbarLayout, tint: RGBColor, context: Context, shadowColor: RGBColor? = nil,
        shadowImage: Image? = nil
    ) {
        self.layout = layout
        self.tint = tint
        self.context = context
        self.shadowColor = shadowColor
        self.shadowImage = shadowImage
    }

    /// Returns the nodes of the bar, without its material.
    /// - Parameter hairline: The strength of the line above it, 0...1.
    package func nodes(at seconds: Double, presses: [Press], hairline: Double) -> [Node] {
        var out = [
            LegacyBarMaterial(context: context).hairline(
                at: layout.frame.minY, strength: hairline, color: shadowColor, image: shadowImage)
        ]
        for (i, item) in layout.items.enumerated() {
            let opacity = Self.opacity(of: presses.last { $0.item == i && $0.down <= seconds }, at: seconds)
            out += item.nodes(tint.withAlpha(tint.alpha * opacity), in: context)
        }
        return out
    }

    /// Returns the opacity of a title, which is reduced while it is pressed.
    package static func opacity(of press: Press?, at seconds: Double) -> Double {
        guard let press, seconds >= press.down else { return 1 }
        let returned = TimingCurve.easeOut.value(at: ((seconds - press.up) / returnTime).clamped(to: 0...1))
        return pressedOpacity.mixed(with: 1, at: returned)
    }
}
