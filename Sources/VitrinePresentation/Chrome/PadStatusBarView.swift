import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The status bar of an iPad.
///
/// Source: facts, iOS surroundings, section 2.1.
package struct PadStatusBarView {
    package static let textSize = 14.0
    /// The distances from the leading edge to the time, and from the time to the date.
    package static let inset = 25.2
    package static let dateGap = 9.8
    /// The distances from the bar's top to the baseline, and to the center of the symbols.
    package static let baseline = 21.0
    package static let middle = 16.0
    package static let focusIcon = "moon"

    package let statusBar: StatusBar
    package let context: Context

    /// Returns the nodes in a color, without an opacity.
    package func nodes(_ color: RGBColor) -> [Node] {
        let lift = (context.traits.safeArea.top - 32) / 2
        return texts(color, lift) + signs(color, lift)
    }

    private func texts(_ color: RGBColor, _ lift: Double) -> [Node] {
        let screen = context.screen
        var x = Self.inset
        var out: [Node] = []
        for text in [statusBar.time, statusBar.date ?? ""] where !text.isEmpty {
            let line = context.line(text, size: Self.textSize, weight: .medium, maxWidth: screen.width / 3)
            let box = context.directed(Rect(x: x, y: 0, width: line.width, height: 0))
            out.append(context.text(line, x: box.minX, baseline: Self.baseline + lift, color: color))
            x += line.width + Self.dateGap
        }
        return out
    }

    /// Returns the fan, the moon and the battery, from the trailing edge.
    private func signs(_ color: RGBColor, _ lift: Double) -> [Node] {
        let width = context.screen.width
        let y = Self.middle + lift
        func box(fromEnd end: Double, _ width: Double, _ height: Double) -> Rect {
            let whole = context.screen.width
            return context.directed(Rect(x: whole - end, y: y - height / 2, width: width, height: height))
        }
        func shape(_ path: Path, _ alpha: Double = 1) -> Node { .shape(ShapeNode(path, color: color.withAlpha(alpha))) }
        // Without a focus, the fan is as far from the battery as it otherwise is from the moon.
        let wifi = statusBar.showsFocus ? 90.0 : 73.5
        var out = [shape(StatusBarGlyphs.wifi(box(fromEnd: wifi, 14.9, 10.2)))]
        if statusBar.showsFocus {
            let moon = context.directed(Rect(x: width - 70, y: y - 5.5, width: 11, height: 11))
            if let icon = context.icon(Self.focusIcon, height: 11, center: moon.center, color: color) {
                out.append(icon)
            }
        }
        // Source of the opacities: facts, iOS surroundings, section 2.1.
        let outline = RoundedRect(box(fromEnd: 53.5, 25, 13).insetBy(dx: 0.5, dy: 0.5), radius: 3.9)
        let stroke = ShapeNode.Stroke(StrokeStyle(width: 1), color: color.withAlpha(0.4))
        out.append(.shape(ShapeNode(.roundedRect(outline), stroke: stroke)))
        out.append(shape(.roundedRect(RoundedRect(box(fromEnd: 51.5, 21, 9), radius: 3))))
        var cap = StatusBarGlyphs.cap(Rect(x: width - 27.5, y: y - 2.1, width: 1.5, height: 4.2))
        if context.traits.direction == .rightToLeft {
            cap = cap.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
        }
        out.append(shape(cap, 0.5))
        return out
    }
}
