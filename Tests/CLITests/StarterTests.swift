import Foundation
import Testing
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScenes
import VitrineScreens
import VitrineSetting

@testable import VitrineCLI
@testable import VitrineStage

/// The scenes that `vitrine new` writes are readable in every surroundings.
@Suite struct StarterTests {
    struct Surroundings: CustomTestStringConvertible {
        var appearance: Appearance
        var direction: InterfaceLayoutDirection
        var textSize: TextSize

        static let all = [Appearance.light, .dark].flatMap { appearance in
            [InterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
                [TextSize.large, .ax3].map {
                    Surroundings(appearance: appearance, direction: direction, textSize: $0)
                }
            }
        }

        var testDescription: String { "\(appearance), \(direction), \(textSize)" }
    }

    /// A line of text with its place in pixels.
    private struct Line {
        var node: TextNode
        var ink: Rect
        var opacity: Double
    }

    private static func lines(_ nodes: [Node], _ transform: Transform, opacity: Double = 1) -> [Line] {
        nodes.flatMap { node -> [Line] in
            switch node {
            case .text(let text):
                let origin = Transform.translation(x: text.origin.x, y: text.origin.y)
                let ink = origin.then(transform).apply(text.line.inkBounds)
                return [Line(node: text, ink: ink, opacity: opacity)]
            case .group(let group):
                return lines(group.children, group.transform.then(transform), opacity: opacity * group.opacity)
            case .rasterized(let one): return lines(one.nodes, transform, opacity: opacity)
            case .shape, .image, .shadow, .backdrop, .glass, .tiled: return []
            }
        }
    }

    private static func channels(_ pixel: PremultipliedColor) -> [Double] {
        [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
    }

    /// Source: WCAG 2.2, relative luminance and contrast ratio.
    private static func contrast(_ a: [Double], _ b: [Double]) -> Double {
        func luminance(_ c: [Double]) -> Double {
            zip(c, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
                sum + part.1 * (part.0 <= 0.04045 ? part.0 / 12.92 : pow((part.0 + 0.055) / 1.055, 2.4))
            }
        }
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    /// Of lines that can be seen: what is most of their rectangle is what is behind them, and a part of it has their color.
    @Test(arguments: SceneTemplate.allCases, Surroundings.all)
    func `texts are whole and have a contrast of 4.5`(_ template: SceneTemplate, _ around: Surroundings) throws {
        // The names of a map are part of its picture.
        let text = template.text.replacing(/map: (golden-gate|europe)/) { "map: { region: \($0.1), labelAlpha: 0 }" }
        var scene = try SceneParser.parse(text)
        scene.traits.appearance = around.appearance
        scene.traits.direction = around.direction
        scene.traits.textSize = around.textSize
        // So that stems are several pixels wide.
        scene.output.scale = 4
        let staged = try StagedScene(scene)
        #expect(staged.assetReport.missing.isEmpty)
        let picture = staged.picture(at: staged.stillMoment)
        let lines = Self.lines(staged.nodes(at: staged.stillMoment).nodes, .scale(4))
        var seen = 0
        for line in lines {
            #expect(!line.node.line.isTruncated, "\(line.ink)")
            let area = line.ink.insetBy(dx: -4, dy: -4).intersection(
                Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)))
            guard area.width > 8, area.height > 8, line.node.blend == .normal else { continue }
            var counts: [PremultipliedColor: Int] = [:]
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) { counts[picture[x, y], default: 0] += 1 }
            }
            let ground = Self.channels(counts.max { $0.value < $1.value }!.key)
            let color = line.node.color.resolved(dark: around.appearance == .dark)
            let alpha = color.alpha * line.opacity
            let ink = zip([color.red, color.green, color.blue], ground).map { $0 * alpha + $1 * (1 - alpha) }
            let inked = counts.filter { pixel, _ in
                zip(Self.channels(pixel), ink).allSatisfy { ($0 - $1).magnitude < 12.0 / 255 }
            }.reduce(0) { $0 + $1.value }
            // Below another view, or out of sight.
            guard Double(inked) > area.width * area.height / 50 else { continue }
            seen += 1
            let contrast = Self.contrast(ink, ground)
            #expect(contrast >= 4.5, "\(contrast) at \(line.ink): \(ink) on \(ground)")
        }
        #expect(seen >= 4, "of \(lines.count) lines \(seen) are seen")
    }

    /// Each film shows its presentation, and the still shows it, too.
    @Test(arguments: SceneTemplate.allCases) func `the still is not the page at rest`(_ template: SceneTemplate) throws
    {
        var bare = try SceneParser.parse(template.text)
        let staged = try StagedScene(bare)
        let still = staged.picture(at: staged.stillMoment)
        if template == .floatingPanel {
            bare.floatingPanels = [:]
            bare.timeline = []
            #expect(try StagedScene(bare).picture(at: 0) != still)
        } else {
            #expect(staged.picture(at: 0) != still)
        }
    }
}
