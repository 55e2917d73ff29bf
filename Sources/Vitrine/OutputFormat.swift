import Foundation
import VitrineEncoders

/// A format that a scene can be written in.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
    /// A still.
    case png
    /// An animation.
    case gif
    /// An animation of exact colors and times.
    case apng
    /// An animation of many colors with alpha, lossy unless the quality is 100.
    case webp
    /// An animation like `webp` of fewer bytes, which takes longer to encode.
    case avif
    /// A video without alpha, encoded by ffmpeg.
    case mp4
    /// A video with alpha (VP9), encoded by ffmpeg.
    case webm
    /// A video with alpha (HEVC), encoded by an ffmpeg with VideoToolbox, on macOS.
    case mov
    /// A page that plays an animation, with a scrubber, steps, speeds and both appearances.
    case html
    /// A contact sheet: a PNG with frames side by side.
    case sheet
    /// A folder of numbered stills, one for each frame.
    case frames
    /// Pixels, frame after frame, to standard output.
    case raw

    /// Whether a path stands for standard output: `-` for the pixels of every frame, `-.png`, `-.gif` and `-.sheet.png`
    /// for a file. A file of such a name is `./-.png`.
    public static func isStandardOutput(_ path: String) -> Bool {
        ["-", "-.png", "-.gif", "-.sheet.png"].contains(path.lowercased())
    }

    /// Creates the format of a path: `-` is standard output, a path with a final `/` or of an existing folder is a
    /// folder, and other paths have the format of their extension in either case. Nil for an unknown extension.
    public init?(path: String) {
        if path == "-" {
            self = .raw
            return
        }
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if path.hasSuffix("/") || (exists && isFolder.boolValue) {
            self = .frames
            return
        }
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        if path.lowercased().hasSuffix(OutputFormat.sheet.ending) {
            self = .sheet
            return
        }
        switch path[path.index(after: dot)...].lowercased() {
        case "png": self = .png
        case "gif": self = .gif
        case "apng": self = .apng
        case "webp": self = .webp
        case "avif": self = .avif
        case "mp4": self = .mp4
        case "webm": self = .webm
        case "mov": self = .mov
        case "html": self = .html
        default: return nil
        }
    }

    /// The format of an animation that a library encodes; nil for others.
    package var animation: AnimationFormat? {
        switch self {
        case .webp: .webp
        case .avif: .avif
        default: nil
        }
    }

    /// Whether the quality and the maximum number of bytes affect the format.
    package var hasQuality: Bool { [.gif, .webp, .avif, .html].contains(self) }

    /// The end of paths of this format.
    package var ending: String {
        switch self {
        case .png: ".png"
        case .gif: ".gif"
        case .apng: ".apng"
        case .webp: ".webp"
        case .avif: ".avif"
        case .mp4: ".mp4"
        case .webm: ".webm"
        case .mov: ".mov"
        case .html: ".html"
        case .sheet: ".sheet.png"
        case .raw: "-"
        case .frames: "/"
        }
    }

    /// Returns the name of a frame's file: its number from 0, with as many digits as the last one needs, four or more.
    package static func frameName(_ index: Int, of count: Int) -> String {
        let number = String(index)
        let digits = max(4, String(max(0, count - 1)).count)
        return String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
    }
}
