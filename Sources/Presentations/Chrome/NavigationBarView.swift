import DisplayList
import Primitives
import SceneGraph
import Text

/// How the bar at the top of a page looks.
///
/// Source: facts, iOS surroundings, section 2.2.
struct NavigationBarView {
    static let legacyHeight = 44.0
    /// From the screen's side to a button.
    static let margin = 20.0
    static let buttonHeight = 44.0
    static let buttonPadding = 16.0
    static let buttonGap = 8.0
    static let textSize = 17.0

    let bar: NavigationBar
    let tint: Color
    let page: Color
    let context: Context

    private var safeTop: Double { context.environment.device.safeArea.top }
    private var isGlass: Bool { context.environment.design == .glass }
    private var middle: Double { safeTop + (isGlass ? Self.buttonHeight / 2 : Self.legacyHeight / 2) }
    private var baseline: Double {
        middle + Self.textSize * (SystemFont.ascent - SystemFont.lineHeight / 2)
    }

    func nodes() -> [Node] {
        var out: [Node] = []
        if !isGlass, bar.scrollEdgeAppearance == .standard {
            let bottom = safeTop + Self.legacyHeight
            let material = LegacyBarMaterial(context: context)
            out.append(material.fill(Rect(x: 0, y: 0, width: context.screen.width, height: bottom)))
            out.append(material.hairline(at: bottom + 1 / context.environment.device.scale))
        }
        let isReversed = context.environment.direction == .rightToLeft
        let (leading, left) = row(isReversed ? bar.trailingItems : bar.leadingItems, fromLeft: true)
        let (trailing, right) = row(isReversed ? bar.leadingItems : bar.trailingItems, fromLeft: false)
        out += leading + trailing
        if let title = bar.title {
            let half = min(context.screen.midX - left, right - context.screen.midX) - Self.buttonGap
            if half > 22 {
                let line = context.line(title, size: Self.textSize, weight: .semibold, maxWidth: 2 * half)
                out.append(
                    context.text(
                        line, x: context.screen.midX - line.width / 2, baseline: baseline, color: context.labelColor))
            }
        }
        return out
    }

    /// The buttons at one side, and where the room for the title begins or ends.
    private func row(_ titles: [String], fromLeft: Bool) -> ([Node], Double) {
        var out: [Node] = []
        var edge = fromLeft ? Self.margin : context.screen.maxX - Self.margin
        let padding = isGlass ? Self.buttonPadding : 0
        for title in titles {
            let room = context.screen.width / 2 - Self.margin - 2 * padding
            let line = context.line(
                title, size: Self.textSize, weight: isGlass ? .medium : .semibold, maxWidth: max(0, room))
            let width = max(line.width + 2 * padding, isGlass ? Self.buttonHeight : 0)
            let x = fromLeft ? edge : edge - width
            let frame = context.snapped(
                Rect(x: x, y: middle - Self.buttonHeight / 2, width: width, height: Self.buttonHeight))
            if isGlass {
                let style = GlassStyle(over: page, appearance: context.environment.appearance)
                out.append(style.body([GlassMark.Shape(outline: .capsule(frame))]))
                let text = context.text(
                    line, x: frame.midX - line.width / 2, baseline: baseline,
                    color: GlassInk.pigment(dark: context.isDark))
                out.append(GlassInk.primary.layer([text], dark: context.isDark))
            } else {
                out.append(context.text(line, x: x, baseline: baseline, color: tint))
            }
            edge = fromLeft ? edge + width + Self.buttonGap : edge - width - Self.buttonGap
        }
        return (out, edge)
    }
}
