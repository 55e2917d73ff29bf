import Foundation
import Testing
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces

@testable import VitrineCLI
@testable import VitrineStage

/// The scenes that `vitrine new` writes are legible with all traits.
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

    /// A line of text with its position in pixels.
    private struct Line {
        var node: TextNode
        var ink: Rect
    }

    private static func lines(_ nodes: [Node], _ transform: Transform) -> [Line] {
        nodes.flatMap { node -> [Line] in
            switch node {
            case .text(let text):
                let origin = Transform.translation(x: text.origin.x, y: text.origin.y)
                return [Line(node: text, ink: origin.then(transform).apply(text.line.inkBounds))]
            case .group(let group):
                return lines(group.children, group.transform.then(transform))
            case .shape, .image, .shadow, .backdrop, .glass: return []
            }
        }
    }

    private static func without(_ texts: Set<TextNode>, _ nodes: [Node]) -> [Node] {
        nodes.flatMap { node -> [Node] in
            switch node {
            case .text(let text): return texts.contains(text) ? [] : [node]
            case .group(var group):
                group.children = without(texts, group.children)
                return [.group(group)]
            case .shape, .image, .shadow, .backdrop, .glass: return [node]
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

    /// Returns the contrasts of the visible lines, each at the pixel where the line changes the picture most.
    private static func contrasts(of scene: PresentationScene) throws -> [(line: Line, contrast: Double)] {
        let staged = try StagedScene(scene)
        let (nodes, background) = staged.nodes(at: staged.stillMoment)
        let rasterizer = Rasterizer()
        func picture(_ nodes: [Node]) -> Bitmap {
            rasterizer.render(Resolver.displayList(for: nodes, in: staged.viewport, background: background))
        }
        // Maps prepare their content.
        _ = staged.displayList(at: staged.stillMoment)
        let whole = picture(nodes)
        let canvas = Rect(x: 0, y: 0, width: Double(whole.width), height: Double(whole.height))
        let lines = lines(nodes, .scale(scene.output.scale ?? 1))
        return lines.compactMap { line in
            let area = line.ink.intersection(canvas)
            guard area.width > 4, area.height > 4 else { return nil }
            // A title that changes its color is drawn twice, each time with a part of its opacity.
            let same = lines.filter { !$0.ink.insetBy(dx: 2, dy: 2).intersection(area).isEmpty }
            let bare = picture(without(Set(same.map(\.node)), nodes))
            var contrast = 1.0
            for y in Int(area.minY)..<Int(area.maxY) {
                for x in Int(area.minX)..<Int(area.maxX) where whole[x, y] != bare[x, y] {
                    contrast = max(contrast, Self.contrast(channels(whole[x, y]), channels(bare[x, y])))
                }
            }
            // The line is below another view or out of sight.
            return contrast == 1 ? nil : (line, contrast)
        }
    }

    @Test(arguments: SceneTemplate.allCases, Surroundings.all)
    func `texts are whole and have a contrast of 4.5`(_ template: SceneTemplate, _ around: Surroundings) throws {
        var scene = try SceneParser.parse(template.text)
        scene.traits.appearance = around.appearance
        scene.traits.direction = around.direction
        scene.traits.textSize = around.textSize
        scene.output.scale = 2
        let seen = try Self.contrasts(of: scene)
        #expect(seen.count >= 4)
        for (line, contrast) in seen {
            #expect(contrast >= 4.5, "at \(line.ink)")
            #expect(!line.node.line.isTruncated, "at \(line.ink)")
        }
    }

    @Test func `a text that cannot be read is found`() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            appearance: dark
            container:
              content:
                background: "#EAF2FF"
                body: [{ label: Not to be read, textStyle: title1 }, { label: A text that does not fit on a line and is cut at its end, textStyle: largeTitle, textAttributes: { foregroundColor: black } }]
            output: { scale: 2 }
            """)
        let seen = try Self.contrasts(of: scene)
        #expect(seen.map { $0.contrast < 4.5 } == [true, false])
        #expect(seen.map(\.line.node.line.isTruncated) == [false, true])
    }

    /// Each film and its still show the presentation.
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
