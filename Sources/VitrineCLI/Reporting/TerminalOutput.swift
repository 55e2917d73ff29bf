import Foundation
import VitrineEncoders
import VitrinePreview
import VitrinePrimitives

/// Pictures between the lines of a command's output.
enum TerminalOutput {
    /// Shows a picture at the cursor, at most as wide as the terminal; nothing where standard output is no terminal or shows
    /// no colors.
    ///
    /// The terminal is not asked, as a question would take away what is typed meanwhile: where its variables name none of
    /// the protocols the picture is made of half blocks.
    /// - Throws: `ImageEncodingError` for a picture that is too large for a PNG.
    static func show(_ bitmap: Bitmap) throws(ImageEncodingError) {
        guard let way = imageProtocol else { return }
        // More is no picture for a terminal, and beyond what is scaled.
        guard max(bitmap.width, bitmap.height) <= 65_535 else { return }
        let isInTmux = Tmux.isAround(environment)
        let size = TerminalSize(columns: Console.outputWidth, rows: 10_000)
        let canvas = TerminalCanvas(size: size, way: way, isInTmux: isInTmux)
        let widest = size.columns * (way.hasPixels ? size.cellWidth : TerminalCanvas.blockSampling)
        let percent = max(1, min(100, 100 * widest / bitmap.width))
        let fitting = AreaScaler(width: bitmap.width, height: bitmap.height, percent: percent).scaled(bitmap)
        FileHandle.standardOutput.write(Data(try canvas.still(fitting)))
    }

    /// The protocol that the terminal's variables name, or half blocks; nil where standard output is no terminal or shows no colors.
    static var imageProtocol: TerminalImageProtocol? {
        guard Console.outputIsTerminal, !Console.refusesColor, let terminal = environment["TERM"], terminal != "dumb"
        else { return nil }
        if Tmux.isAround(environment) { return .blocks }
        switch terminal {
        case "xterm-kitty", "xterm-ghostty": return .kitty
        case "foot", "foot-extra", "mlterm", "mlterm-256color": return .sixel
        default: return ["iTerm.app", "WezTerm"].contains(environment["TERM_PROGRAM"]) ? .iterm2 : .blocks
        }
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
