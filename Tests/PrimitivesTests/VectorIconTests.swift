import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

enum IconFolder {
    static let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Assets/Icons")
        .standardizedFileURL

    /// Icons that are a single path.
    static func icons() throws -> [VectorIcon] {
        try texts().compactMap { name, text in try? VectorIcon(svg: text, name: name) }
    }

    /// Icons that are drawn with lines and several shapes.
    static func drawings() throws -> [VectorIcon] {
        let paths = Set(try icons().map(\.name))
        return try texts().filter { !paths.contains($0.name) }.map { name, text in
            try VectorIcon(drawing: text, name: name)
        }
    }

    private static func texts() throws -> [(name: String, text: String)] {
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "svg" }.sorted { $0.path < $1.path }.map {
            ($0.deletingPathExtension().lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        }
    }

    static func icon(_ name: String) throws -> VectorIcon {
        try VectorIcon(svg: String(contentsOf: url.appending(path: "\(name).svg"), encoding: .utf8), name: name)
    }
}

@Suite struct VectorIconTests {
    private func icon(_ svg: String) throws -> VectorIcon { try VectorIcon(svg: svg, name: "test") }

    @Test
    func everyIconOfTheProjectFillsItsViewBox() throws {
        let icons = try IconFolder.icons()
        #expect(icons.count >= 23)
        // The boxes of these are measured in stills of tabs and bars, in which the symbols do not fill them.
        let measured: Set = [
            "airplay", "camera-stack", "checkmark", "clock", "compass", "crosshair", "display",
            "dock-arrow-down", "dock-arrow-up", "ellipsis", "house-outline", "info", "laptop", "list-badge",
            "magnifyingglass", "magnifyingglass-medium", "microphone", "music-notes", "numbered-square-1",
            "numbered-square-2", "numbered-square-3", "numbered-square-4", "play-circle", "repeat", "share",
            "shuffle", "sliders", "speaker", "speech", "triangle-forward", "xmark",
        ]
        for icon in icons {
            let ink = PathMeasure(icon.path).bounds
            let tolerance = measured.contains(icon.name) ? 0.7 : 0.01
            #expect((ink.minX - icon.viewBox.minX).magnitude < tolerance, "\(icon.name)")
            #expect((ink.minY - icon.viewBox.minY).magnitude < tolerance, "\(icon.name)")
            #expect((ink.maxX - icon.viewBox.maxX).magnitude < tolerance, "\(icon.name)")
            #expect((ink.maxY - icon.viewBox.maxY).magnitude < tolerance, "\(icon.name)")
        }
    }

    @Test func everyDrawingOfTheProjectLiesInItsViewBox() throws {
        let drawings = try IconFolder.drawings()
        #expect(drawings.count >= 10)
        for icon in drawings {
            let ink = PathMeasure(icon.path).bounds
            #expect(
                icon.viewBox.insetBy(dx: -0.01, dy: -0.01).contains(Point(x: ink.minX, y: ink.minY)), "\(icon.name)")
            #expect(
                icon.viewBox.insetBy(dx: -0.01, dy: -0.01).contains(Point(x: ink.maxX, y: ink.maxY)), "\(icon.name)")
        }
    }

    /// The boxes are measured on pictures of the bar at 3x; a third of a point is one of those pixels.
    @Test(arguments: [
        ("pause", 13.3, 18.0), ("forward", 23.3, 13.3), ("backward", 23.3, 13.3), ("heart", 21.7, 20),
        ("numbered-square-1", 21, 21), ("magnifyingglass", 16.3, 16.7),
    ])
    func boxesAgreeWithTheMeasuredOnes(name: String, width: Double, height: Double) throws {
        let box = try IconFolder.icon(name).viewBox
        #expect((box.width - width).magnitude <= 1 / 3.0 && (box.height - height).magnitude <= 1 / 3.0)
    }

    @Test func holesAreCutOutOfTheirShapes() throws {
        let square = 21.0 * 21 - 4 * 0.23 * 3.1 * 3.1
        for i in 1...4 {
            let ink = PathMeasure(try IconFolder.icon("numbered-square-\(i)").path).area
            #expect(ink < square - 18 && ink > square - 60, "digit \(i): \(ink) of \(square)")
        }
        let forward = PathMeasure(try IconFolder.icon("forward").path).area
        #expect((forward + PathMeasure(try mirrored("backward")).area).magnitude < 0.01)
    }

    private func mirrored(_ name: String) throws -> Path {
        let icon = try IconFolder.icon(name)
        return icon.path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: icon.viewBox.width, ty: 0))
    }

    @Test func theFormIsReadWithItsFreedoms() throws {
        let plain = try icon("<svg viewBox=\"0 0 2 3\"><path d=\"M0 0h2v3z\"/></svg>")
        #expect(plain.viewBox == Rect(x: 0, y: 0, width: 2, height: 3))
        #expect(plain.fillRule == .nonZero && plain.path.verbs.count == 4 && plain.name == "test")
        let loose = try icon(
            "\n<svg\txmlns = 'http://www.w3.org/2000/svg'\n viewBox='0,0 , 2 3' >\n <path fill-rule='nonzero' d='M0 0h2v3z' />\n</svg>\n"
        )
        #expect(loose == plain)
        #expect(try icon("<svg viewBox='-1 -.5 2e0 3'><path fill-rule='evenodd' d=''/></svg>").fillRule == .evenOdd)
        #expect(!plain.mirrorsInRightToLeft)
        #expect(try icon("<svg viewBox='0 0 2 3' data-mirrors='true'><path d=''/></svg>").mirrorsInRightToLeft)
        #expect(try !icon("<svg viewBox='0 0 2 3' data-mirrors='false'><path d=''/></svg>").mirrorsInRightToLeft)
    }

    @Test(arguments: [
        ("", "1:1: expected <svg, found the end"),
        ("<svgx viewBox='0 0 1 1'>", "1:5: expected a space or > in <svg>, found 'x viewBox='0'"),
        ("<svg viewBox='0 0 1 1'>\n<g/></svg>", "2:1: expected <path, found '<g/></svg>'"),
        (
            "<svg viewBox='0 0 1 1'><path d=''></path></svg>",
            "1:34: expected a space or /> in <path>, found '></path></sv'"
        ),
        ("<svg viewBox='0 0 1 1'><path d=''/><path d=''/></svg>", "1:36: expected </svg>, found '<path d=''/>'"),
        ("<svg viewBox='0 0 1 1'><path d=''/></svg>x", "1:42: expected nothing after </svg>, found 'x'"),
        ("<svg><path d=''/></svg>", "<svg> needs the attribute 'viewBox'"),
        ("<svg viewBox='0 0 1 1'><path/></svg>", "<path> needs the attribute 'd'"),
        (
            "<svg viewBox='0 0 1 1' width='3'>",
            "1:24: <svg> of an icon has no attribute 'width'; it may have viewBox, xmlns, data-mirrors"
        ),
        (
            "<svg viewBox='0 0 1 1' data-mirrors='yes'><path d=''/></svg>",
            "data-mirrors=\"yes\" is not true or false"
        ),
        ("<svg viewBox='' viewBox=''>", "1:17: <svg> has the attribute 'viewBox' twice"),
        ("<svg viewBox=0>", "1:14: expected a value in quotes, found '0>'"),
        ("<svg viewBox='0", "1:16: expected the closing quote, found the end"),
        ("<svg viewBox='&lt;'>", "1:15: expected the closing quote before any < or &, found '&lt;'>'"),
        (
            "<svg viewBox='0 0 0 1'><path d=''/></svg>",
            "viewBox=\"0 0 0 1\" is not four numbers within ±1000000: x, y, width and height, both more than 0"
        ),
        (
            "<svg viewBox='0 0 1 1'><path d='' fill-rule='odd'/></svg>",
            "fill-rule=\"odd\" is not nonzero or evenodd"
        ),
        ("<svg viewBox='0 0 1 1'><path d='M0'/></svg>", "in d: expected a number (y) at character 3, found the end"),
    ])
    func anythingElseIsAClearError(svg: String, message: String) throws {
        let error = try #require(throws: VectorIconError.self) { try icon(svg) }
        #expect(error.description == message)
    }

    @Test func mutatedIconsGiveAnIconOrAnError() throws {
        let seed =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 4\">\n <path fill-rule=\"evenodd\" d=\"M0 0h4v4z\"/>\n</svg>\n"
        let words = [
            "<", ">", "/>", "\"", "'", "=", " ", "&", "viewBox", "d", "<path", "</svg>", "<!--", "\u{FE0F}", "é", "\n",
        ]
        var random = SplitMix64(seed: 2)
        var good = 0
        for _ in 0..<mutationRounds {
            let svg = mutated(seed, words: words, using: &random)
            guard let icon = try? VectorIcon(svg: svg, name: "") else { continue }
            good += 1
            #expect(icon.viewBox.isFinite && !icon.viewBox.isEmpty, "\(svg)")
        }
        #expect(good > 0 && good < mutationRounds / 2)
        #expect(throws: VectorIconError.tooLong(length: 600_000, limit: 524_288)) {
            try VectorIcon(svg: String(repeating: " ", count: 600_000), name: "")
        }
    }
}
