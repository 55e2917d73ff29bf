import Vitrine
import VitrineEncoders
import VitrinePreview
import VitrinePrimitives
import VitrineStage

/// The output of `vitrine new --list`.
enum StarterList {
    /// The width of a still in characters, about 120 points if a character has 8 pixels.
    private static let widest = 15
    /// The width in characters below which a still is unrecognizable.
    private static let narrowest = 8

    /// A line for each scene: its kind and its summary.
    static var lines: [String] {
        let width = SceneTemplate.allCases.map(\.rawValue.count).max()! + 2
        return SceneTemplate.allCases.map { template in
            template.rawValue + String(repeating: " ", count: width - template.rawValue.count) + template.summary
        }
    }

    /// Returns the stills in a row, each below its kind. Below 79 characters, the kinds are left out.
    /// - Returns: Nothing if the terminal is narrower than 44 characters.
    /// - Throws: `VitrineError` if the bundled pictures or fonts are missing, and `ImageEncodingError`.
    static func pictures(as imageProtocol: TerminalImageProtocol, on size: TerminalSize, isInTmux: Bool) throws
        -> [UInt8]
    {
        let templates = SceneTemplate.allCases
        let columns = min(widest, (size.columns + 1) / templates.count - 1)
        guard columns >= narrowest else { return [] }
        let stills = try templates.map {
            try still(of: $0, width: columns * (imageProtocol.hasPixels ? size.cellWidth : 1), in: imageProtocol)
        }
        let rows = stills.map { size.cells(of: $0, in: imageProtocol).rows }.max()!
        // The rows are made first, so that a screen that scrolls does so before the pictures.
        var out = Array((columns == widest ? names(columns) + "\n" : "").utf8)
        out += Array((String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\r\u{1B}7").utf8)
        for (i, still) in stills.enumerated() {
            if i > 0 { out += Array("\u{1B}8\u{1B}[\(i * (columns + 1))C".utf8) }
            var image = TerminalImage(still, on: size)
            image.number += i
            image.isInTmux = isInTmux
            out += try image.bytes(as: imageProtocol)
        }
        return out + Array("\u{1B}8\u{1B}[\(rows)B\r\n".utf8)
    }

    /// Returns the kinds, each centered above its still.
    private static func names(_ columns: Int) -> String {
        var line = ""
        for (i, name) in SceneTemplate.allCases.map(\.rawValue).enumerated() {
            let start = i * (columns + 1) + max(0, (columns - name.count) / 2)
            line += String(repeating: " ", count: max(i > 0 ? 1 : 0, start - line.count)) + name
        }
        return line
    }

    /// - Parameter width: The width in pixels; of blocks in characters.
    private static func still(of template: SceneTemplate, width: Int, in imageProtocol: TerminalImageProtocol) throws
        -> Bitmap
    {
        var scene = try SceneParser.parse(template.text)
        let sampling = imageProtocol.hasPixels ? 1 : TerminalCanvas.blockSampling
        scene.output.scale = Double(width * sampling) / PreviewScene.shownSize(scene).width
        let drawn = try Renderer(scene).bitmap()
        return imageProtocol.hasPixels
            ? drawn : AreaScaler(width: drawn.width, height: drawn.height, percent: 100 / sampling).scaled(drawn)
    }
}
