import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The bar at the bottom of screens without a home button. Source: measured 148 x 5 pt, 8 above the edge, on a screen
/// of 414 pt (facts, popup bar, section 7.3); on others it has the same fraction of the screen's width; in landscape
/// and on iPads from memory (facts, iOS surroundings, section 1).
package struct HomeIndicator {
    package let context: Context

    package init(context: Context) {
        self.context = context
    }

    private func width(on screen: Rect) -> Double {
        switch (context.traits.device.idiom, context.traits.orientation) {
        case (.phone, .portrait): screen.width * 148 / 414
        case (.phone, .landscape): screen.width * 209 / 812
        case (.pad, _), (.mac, _): 320
        }
    }

    /// - Parameters:
    ///   - lightness: The color, from 0 (black) to 1 (white).
    ///   - color: The color instead of black and white.
    ///   - opacity: The opacity, 0...1.
    package func nodes(lightness: Double, color: RGBColor? = nil, opacity: Double = 1) -> [Node] {
        guard opacity > 0, context.traits.showsHomeIndicator else { return [] }
        let screen = context.screen
        let width = width(on: screen)
        let bar = Rect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
        return [
            .shape(
                ShapeNode(
                    .roundedRect(RoundedRect(context.snapped(bar), radius: 2.5)),
                    color: (color ?? RGBColor(red: lightness, green: lightness, blue: lightness)).faded(opacity)))
        ]
    }
}
