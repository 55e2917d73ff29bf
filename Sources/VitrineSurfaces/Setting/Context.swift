import VitrinePrimitives
import VitrineSceneGraph
import VitrineText
import VitrineVocabulary

/// The inputs of every layout: the traits, the canvas, and shared means of drawing.
package struct Context: Sendable {
    package var traits: Traits
    package var viewport: Viewport
    private let regularTypesetter: Typesetter
    package var icons: [String: VectorIcon]
    /// The images by their path in the scene. Those of the dark appearance have names as of `darkName(of:)`.
    package var images: [String: Image]
    /// The features of GeoJSON files by path, as `images`. Default: none.
    package var geoJSONFiles: [String: GeoJSON] = [:]
    /// The texts of `.strings` files by key, by the file's path in the scene. Default: none.
    package var strings: [String: [String: String]] = [:]
    /// The progress of glass toward the appearance.
    package var glass: GlassPhase
    /// The largest number of threads that lay out one picture, 1 or more. The result does not depend on it. Default: 1.
    package var threads = 1
    /// Whether parts of the picture have names, which pair them with the layout after a rotation. Default: false.
    package var namesParts = false
    /// The part of the page that a sidebar covers.
    package var primaryColumn = PrimaryColumn()
    /// The number of an element that follows a published value at the context's time; nil if there is no such value.
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

    /// A part of the picture, named if `namesParts`.
    package func part(_ name: @autoclosure () -> String, _ nodes: [Node]) -> [Node] {
        namesParts && !nodes.isEmpty ? [.group(GroupNode(nodes, name: name()))] : nodes
    }

    package var typesetter: Typesetter { traits.boldText ? regularTypesetter.emboldened : regularTypesetter }

    package var screen: Rect { Rect(origin: .zero, size: traits.screenSize) }

    package var isDark: Bool { traits.appearance == .dark }

    /// Returns the picture at a path of the scene, in the dark appearance that of the dark file if there is one.
    package func image(_ path: String) -> Image? { (isDark ? images[Self.darkName(of: path)] : nil) ?? images[path] }

    /// Returns the features of the GeoJSON file at a path of the scene, as `image(_:)` does.
    package func geoJSON(_ path: String) -> GeoJSON? {
        (isDark ? geoJSONFiles[Self.darkName(of: path)] : nil) ?? geoJSONFiles[path]
    }

    /// Returns the path of the file that replaces one in the dark appearance: `bay~dark.png` for `bay.png`.
    package static func darkName(of path: String) -> String {
        let dot = path.lastIndex(of: ".") ?? path.endIndex
        return path[..<dot] + "~dark" + path[dot...]
    }

    /// Pixels of the picture per pixel of the device, at most 1.
    package var detail: Double { min(1, viewport.paintedScale / traits.device.scale) }

    package var labelColor: RGBColor { isDark ? .white : .black }

    /// The color behind glass that determines its colors: the page's, or the system's with reduced transparency.
    package func glassPage(_ page: RGBColor) -> RGBColor {
        guard traits.reduceTransparency else { return page }
        return (traits.isInWindow && isDark ? SystemColor.secondarySystemBackground : .systemBackground).color(
            dark: isDark)
    }

    package func with(_ traits: Traits) -> Context {
        var out = self
        out.traits = traits
        return out
    }

    /// The context for texts beside the screen, which do not follow its setting of Bold Text.
    package var besideScreen: Context {
        var traits = traits
        traits.boldText = false
        return with(traits)
    }

    package func color(_ color: SystemColor) -> RGBColor { traits.color(color) }

    /// A rectangle with all four edges moved to the nearest pixel borders.
    package func snapped(_ r: Rect) -> Rect {
        let l = viewport.snapped(x: r.minX)
        let t = viewport.snapped(y: r.minY)
        return Rect(x: l, y: t, width: viewport.snapped(x: r.maxX) - l, height: viewport.snapped(y: r.maxY) - t)
    }

    package func line(_ text: String, size: Double, weight: FontWeight, maxWidth: Double? = nil) -> ShapedLine {
        let style = TextStyle(size: size, weight: weight, language: traits.locale)
        return typesetter.line(text, style: style, maxWidth: maxWidth)
    }

    /// A line with its left end at `x` and its baseline moved to the nearest pixel border.
    package func text(_ line: ShapedLine, x: Double, baseline: Double, color: RGBColor) -> Node {
        .text(TextNode(line, at: Point(x: viewport.snapped(x: x), y: viewport.snapped(y: baseline)), color: color))
    }

    /// The mirror image of a rectangle across the screen's center in right-to-left layouts.
    /// - Parameter direction: The direction. Default: nil, that of the traits.
    package func directed(_ r: Rect, _ direction: InterfaceLayoutDirection? = nil) -> Rect {
        guard direction ?? traits.direction == .rightToLeft else { return r }
        return Rect(x: screen.maxX - r.maxX, y: r.minY, width: r.width, height: r.height)
    }

    /// The size of an icon in a bar, a menu or a row, in points: its natural size, scaled down to at most 28 on each
    /// side. This is our choice, as drawings often have other units; UIKit shows images at their size, and symbols at
    /// that of text.
    package func iconSize(_ name: String) -> Size {
        guard let box = icons[name]?.viewBox, box.width > 0, box.height > 0 else { return .zero }
        let scale = min(1, 28 / max(box.width, box.height))
        return Size(width: box.width * scale, height: box.height * scale)
    }

    /// An icon scaled to a height and centered on a point; nil if there is no icon with the name. An icon that points
    /// in the reading direction is mirrored in right-to-left layouts.
    /// - Parameters:
    ///   - direction: nil, the default, for that of the surroundings.
    ///   - isEmphasized: whether its lines are a weight heavier, as the title beside it; its height stays. Default: false.
    package func icon(
        _ name: String, height: Double, center: Point, color: RGBColor, direction: InterfaceLayoutDirection? = nil,
        isEmphasized: Bool = false
    ) -> Node? {
        guard let icon = icons[name], icon.viewBox.height > 0 else { return nil }
        let emboldening = isEmphasized ? Self.emphasis : 0
        let k = max(0, height - emboldening) / icon.viewBox.height
        let box = icon.viewBox
        let isMirrored = icon.mirrorsInRightToLeft && direction ?? traits.direction == .rightToLeft
        let across = isMirrored ? -k : k
        let place = Transform(
            a: across, b: 0, c: 0, d: k, tx: center.x - box.midX * across, ty: center.y - box.midY * k)
        if let template = icon.template {
            // The color is visible where the picture is opaque.
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

    /// How much thicker the lines of an emphasized symbol are, in points. Ours: symbols of SF gain as much from one weight to the next.
    private static let emphasis = 0.35
}
