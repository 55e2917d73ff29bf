import Foundation
import VitrineEncoders
import VitrinePreview
import VitrinePrimitives

/// Shows pictures between the lines of a command's output.
enum TerminalOutput {
    /// Shows a picture at the cursor, at most as wide as the terminal; nothing if standard output is no terminal or
    /// shows no colors. The terminal is not queried, since that would discard what is typed meanwhile: if its variables
    /// name none of the protocols, the picture is made of half blocks.
    /// - Throws: `ImageEncodingError` for a picture that is too large for a PNG.
    static func show(_ bitmap: Bitmap) throws(ImageEncodingError) {
        guard let imageProtocol = imageProtocol else { return }
        // A larger picture is unsuitable for a terminal, and exceeds the limit of scaling.
        guard max(bitmap.width, bitmap.height) <= 65_535 else { return }
        let isInTmux = Tmux.isAround(environment)
        let size = TerminalSize(columns: Console.outputWidth, rows: 10_000)
        let canvas = TerminalCanvas(size: size, imageProtocol: imageProtocol, isInTmux: isInTmux)
        let widest = size.columns * (imageProtocol.hasPixels ? size.cellWidth : TerminalCanvas.blockSampling)
        let percent = (100 * widest / bitmap.width).clamped(to: 1...100)
        let fitting = AreaScaler(width: bitmap.width, height: bitmap.height, percent: percent).scaled(bitmap)
        FileHandle.standardOutput.write(Data(try canvas.still(fitting)))
    }

    /// The protocol of the terminal's variables, or half blocks; nil if standard output is no terminal or has no
    /// colors.
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
