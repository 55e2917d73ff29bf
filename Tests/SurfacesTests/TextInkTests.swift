import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineText

@testable import VitrineSurfaces

/// The ink of rendered text compared with stills and recordings. Source: facts, iOS surroundings, section 3.1.
@Suite struct TextInkTests {
    struct Reference: Sendable, CustomTestStringConvertible {
        let text: String
        let size: Double
        let weight: FontWeight
        /// The pixels per point.
        let scale: Double
        /// The ink in square pixels of full coverage.
        let pixels: Double

        var testDescription: String { "\(text), \(size) pt at \(scale)" }
    }

    /// Stills at 2x and 3x.
    static let stills: [Reference] = [
        .init(text: "Labore officiis placeat voluptate moles…", size: 12, weight: .regular, scale: 3, pixels: 4586.3),
        .init(text: "Visit GitHub Page", size: 17, weight: .regular, scale: 3, pixels: 4335),
        .init(text: "Report an Issue…", size: 17, weight: .regular, scale: 3, pixels: 3759.3),
        .init(text: "Search for a place or address", size: 17, weight: .medium, scale: 3, pixels: 7959.7),
        .init(text: "Tab 3", size: 17, weight: .regular, scale: 2, pixels: 569.1),
        .init(text: "Tue Jan 9", size: 14, weight: .medium, scale: 2, pixels: 751.9),
        .init(text: "Top", size: 17, weight: .semibold, scale: 2, pixels: 560.5),
        .init(text: "Next", size: 17, weight: .semibold, scale: 2, pixels: 727.9),
        .init(text: "Bottom", size: 17, weight: .semibold, scale: 2, pixels: 1145.2),
    ]

    /// A recording at 1x, in a tint.
    static let recordings: [Reference] = [
        .init(text: "Present Bar", size: 17, weight: .regular, scale: 1, pixels: 316.2),
        .init(text: "Appearance", size: 17, weight: .regular, scale: 1, pixels: 336.7),
        .init(text: "Dismiss Bar", size: 17, weight: .regular, scale: 1, pixels: 324.4),
    ]

    /// A still reduced from 3x to about 1x by a filter whose overshoot is clamped, which removes some of the ink.
    static let reduced: [Reference] = [
        .init(text: "LNPopupController", size: 17, weight: .semibold, scale: 414.0 / 440, pixels: 617.5),
        .init(text: "Top", size: 17, weight: .semibold, scale: 414.0 / 440, pixels: 119.6),
        .init(text: "Next", size: 17, weight: .semibold, scale: 414.0 / 440, pixels: 157.5),
        .init(text: "09:41", size: 18, weight: .semibold, scale: 414.0 / 440, pixels: 203.7),
    ]

    /// Returns the light that the nodes of a line take from a page of a color, in levels of 255 of a channel.
    private func darkness(
        _ text: String, size: Double, weight: FontWeight, scale: Double, page: RGBColor = .white,
        nodes: (TextNode, Context) -> [Node] = { text, _ in [.text(text)] }
    ) -> [Double] {
        let context = Context.test(scale: scale)
        let line = context.line(text, size: size, weight: weight)
        let node = TextNode(line, at: Point(x: 20, y: 60), color: .black)
        let picture = Rasterizer().render(
            Resolver.displayList(for: nodes(node, context), in: context.viewport, background: page))
        let paper = picture[0, 0]
        var sum = [0.0, 0, 0]
        for y in 0..<min(picture.height, Int(100 * scale)) {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                sum[0] += Double(paper.red) - Double(pixel.red)
                sum[1] += Double(paper.green) - Double(pixel.green)
                sum[2] += Double(paper.blue) - Double(pixel.blue)
            }
        }
        return sum
    }

    private func ratio(_ r: Reference) -> Double {
        darkness(r.text, size: r.size, weight: r.weight, scale: r.scale)[1] / 255 / r.pixels
    }

    @Test("Text has the ink of stills and of recordings, within 3 %", arguments: stills + recordings)
    func ink(_ reference: Reference) {
        let ratio = ratio(reference)
        #expect((ratio - 1).magnitude < 0.03, "\(reference.text): \(ratio)")
    }

    @Test("Text has at most 5 % more ink than a still that lost some when it was reduced", arguments: reduced)
    func reducedInk(_ reference: Reference) {
        let ratio = ratio(reference)
        #expect(ratio > 1 && ratio < 1.05, "\(reference.text): \(ratio)")
    }

    struct Label: Sendable, CustomTestStringConvertible {
        let text: String
        let size: Double
        let weight: FontWeight
        let ink: GlassInk
        let scale: Double
        /// The color of the glass, 0...255.
        let glass: (Double, Double, Double)
        /// The light taken from the glass, in levels of 255 of a channel.
        let levels: Double

        var testDescription: String { "\(text), \(size) pt at \(scale)" }
    }

    private static let green = (189.0, 255.0, 189.0)
    private static let small = 414.0 / 430

    static let labels: [Label] = [
        .init(
            text: "Present Bar", size: 17, weight: .medium, ink: .label, scale: small, glass: green, levels: 207_205),
        .init(
            text: "Appearance", size: 17, weight: .medium, ink: .label, scale: small, glass: green, levels: 221_029),
        .init(
            text: "Dismiss Bar", size: 17, weight: .medium, ink: .label, scale: small, glass: green, levels: 214_318),
        .init(
            text: "Suscipit Ut", size: 15, weight: .medium, ink: .label, scale: small, glass: green, levels: 165_273),
        .init(
            text: "Vitae Placeat Facere", size: 14, weight: .regular, ink: .label, scale: small, glass: green,
            levels: 225_511),
        .init(
            text: "Dolore Omnis", size: 14, weight: .regular, ink: .label, scale: 3, glass: (206, 224, 252),
            levels: 1_505_849),
    ]

    private func darkness(_ label: Label, scale: Double) -> Double {
        let (red, green, blue) = label.glass
        return darkness(
            label.text, size: label.size, weight: label.weight, scale: scale,
            page: RGBColor(red: red / 255, green: green / 255, blue: blue / 255)
        ) { text, context in
            [
                label.ink.layers(darkness: 0, contrast: false, detail: context.detail) { color in
                    var node = text
                    node.color = color
                    return [.text(node)]
                }
            ]
        }.reduce(0, +)
    }

    @Test("Labels on glass have the ink of recordings and stills, within 7 %, on average within 3 %")
    func inkOnGlass() {
        var sum = 0.0
        for label in Self.labels {
            let ratio = darkness(label, scale: label.scale) / label.levels
            #expect((ratio - 1).magnitude < 0.07, "\(label.text): \(ratio)")
            sum += ratio
        }
        let mean = sum / Double(Self.labels.count)
        #expect((mean - 1).magnitude < 0.03, "\(mean)")
    }

    /// The darkness of letters at 1x is limited: a pixel that a stem covers by four fifths is not black.
    @Test("A label on glass is as bold at one pixel per point as at three", arguments: labels)
    func boldness(_ label: Label) {
        let (one, three) = (darkness(label, scale: 1), darkness(label, scale: 3) / 9)
        #expect((one / three - 1).magnitude < 0.02, "\(one / three)")
    }
}
