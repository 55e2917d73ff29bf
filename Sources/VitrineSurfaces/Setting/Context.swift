import VitrinePrimitives
import VitrineSceneGraph
import VitrineText
import VitrineVocabulary

/// What every look needs: the surroundings, the canvas it is drawn on, and the shared means of drawing.
package struct Context: Sendable {
    package var traits: Traits
    package var viewport: Viewport
    private let regularTypesetter: Typesetter
    /// By name.
    package var icons: [String: VectorIcon]
    /// By the path that the scene names them with.
    package var images: [String: Image]
    /// The texts of `.strings` files by key, by the path that the scene names the file with. Default: none.
    package var strings: [String: [String: String]] = [:]
    /// How far glass has followed the surroundings.
    package var glass: GlassPhase
    /// Whether glass can be brighter than white, which light taken from it then leaves white. It can on the screens of devices, not
    /// in the window of the simulator. Default true.
    package var hasExtendedRange = true
    /// Threads that may lay out one picture, 1 or more. The result does not depend on it. Default 1.
    package var threads = 1
    /// Whether the parts of the picture have names, by which they are found in another layout: while the screen turns. Default
    /// false.
    package var namesParts = false
    /// What a sidebar takes of the page.
    package var primaryColumn = PrimaryColumn()
    /// The number of an element that follows a value of a presentation, at the time of the context; nil where the
    /// presentation has no such value.
    package var followed: @Sendable (Follow) -> Double? = { _ in nil }

    package init(
        traits: Traits, viewport: Viewport, typesetter: Typesetter, icons: [String: VectorIcon],
        images: [String: Image]
    ) {
        self.traits = traits
        self.viewport = viewport
        regularTypesetter = typesetter
        self.icons = icons
        self.images = images
        glass = GlassPhase(traits.appearance)
    }

    /// A part of the picture, with its name where parts have names.
    package func part(_ name: @autoclosure () -> String, _ nodes: [Node]) -> [Node] {
        namesParts && !nodes.isEmpty ? [.group(GroupNode(nodes, name: name()))] : nodes
    }

    /// Sets texts as heavy as the surroundings want them.
    package var typesetter: Typesetter { traits.boldText ? regularTypesetter.emboldened : regularTypesetter }

    /// The whole screen in points.
    package var screen: Rect { Rect(origin: .zero, size: traits.screenSize) }

    package var isDark: Bool { traits.appearance == .dark }

    /// Pixels of the picture per pixel of the device, at most 1.
    package var detail: Double { min(1, viewport.paintedScale / traits.device.scale) }

    /// The color of primary text: black in light surroundings, white in dark ones.
    package var labelColor: RGBColor { isDark ? .white : .black }

    /// What glass has behind it by which it chooses its colors: a page, or where transparency is reduced the system's background.
    package func glassPage(_ page: RGBColor) -> RGBColor {
        guard traits.reduceTransparency else { return page }
        return (traits.isInWindow && isDark ? SystemColor.secondarySystemBackground : .systemBackground).color(
            dark: isDark)
    }

    /// The context in other surroundings.
    package func with(_ traits: Traits) -> Context {
        var out = self
        out.traits = traits
        return out
    }

    /// The context for texts beside the screen, which its settings do not make heavier.
    package var besideScreen: Context {
        var traits = traits
        traits.boldText = false
        return with(traits)
    }

    /// A color of the system in the surroundings.
    package func color(_ color: SystemColor) -> RGBColor { traits.color(color) }

    /// A rectangle with all four edges moved to the nearest pixel borders.
    package func snapped(_ r: Rect) -> Rect {
        let l = viewport.snapped(x: r.minX)
        let t = viewport.snapped(y: r.minY)
        return Rect(x: l, y: t, width: viewport.snapped(x: r.maxX) - l, height: viewport.snapped(y: r.maxY) - t)
    }

    /// One shaped line of the system font.
    package func line(_ text: String, size: Double, weight: FontWeight, maxWidth: Double? = nil) -> ShapedLine {
        let style = TextStyle(size: size, weight: weight, language: traits.locale)
        return typesetter.line(text, style: style, maxWidth: maxWidth)
    }

    /// A line placed with its left end at `x`, its baseline moved to the nearest pixel border.
    package func text(_ line: ShapedLine, x: Double, baseline: Double, color: RGBColor) -> Node {
        .text(TextNode(line, at: Point(x: viewport.snapped(x: x), y: viewport.snapped(y: baseline)), color: color))
    }

    /// The mirror image of a rectangle across the screen's middle in right-to-left layouts.
    /// - Parameter direction: nil, the default, for that of the surroundings.
    package func directed(_ r: Rect, _ direction: InterfaceLayoutDirection? = nil) -> Rect {
        guard direction ?? traits.direction == .rightToLeft else { return r }
        return Rect(x: screen.maxX - r.maxX, y: r.minY, width: r.width, height: r.height)
    }

    /// The size of an icon in a bar, a menu or a row, in points: its own, but at most 28 either way. Ours: UIKit shows images as
    /// large as they are, and symbols as large as text; drawings from elsewhere are often in other units.
    package func iconSize(_ name: String) -> Size {
        guard let box = icons[name]?.viewBox, box.width > 0, box.height > 0 else { return .zero }
        let scale = min(1, 28 / max(box.width, box.height))
        return Size(width: box.width * scale, height: box.height * scale)
    }

    /// An icon scaled to a height, its box centered on a point; nil when there is no icon of the name. One that points the
    /// way of reading is turned round where that goes to the left.
    /// - Parameters:
    ///   - direction: nil, the default, for that of the surroundings.
    ///   - emboldening: how much thicker its lines are, in points; its height stays. Default: 0.
    package func icon(
        _ name: String, height: Double, center: Point, color: RGBColor, direction: InterfaceLayoutDirection? = nil,
        emboldening: Double = 0
    ) -> Node? {
        guard let icon = icons[name], icon.viewBox.height > 0 else { return nil }
        let k = max(0, height - emboldening) / icon.viewBox.height
        let box = icon.viewBox
        let isMirrored = icon.mirrorsInRightToLeft && direction ?? traits.direction == .rightToLeft
        let across = isMirrored ? -k : k
        let place = Transform(
            a: across, b: 0, c: 0, d: k, tx: center.x - box.midX * across, ty: center.y - box.midY * k)
        if let template = icon.template {
            // The color shows where the picture is opaque.
            let mask = Node.image(ImageNode(template, frame: box, contentMode: .scaleToFill))
            let ink = Node.shape(ShapeNode(.rect(box), color: color))
            return .group(GroupNode([ink], transform: place, mask: [mask]))
        }
        let line = StrokeStyle(width: emboldening, join: .round)
        return .shape(
            ShapeNode(
                icon.path.transformed(by: place), rule: icon.fillRule, color: color,
                stroke: emboldening > 0 ? ShapeNode.Stroke(line, color: color) : nil))
    }
}
