import Foundation
import VitrineEncoders

/// A kind of file that a scene is written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
    /// A still.
    case png
    /// An animation.
    case gif
    /// An animation of exact colors and times.
    case apng
    /// An animation of many colors and of alpha, lossy unless the quality is 100.
    case webp
    /// Such an animation of fewer bytes, which takes longer.
    case avif
    /// A video without alpha, made by ffmpeg.
    case mp4
    /// A video with alpha (VP9), made by ffmpeg.
    case webm
    /// A video with alpha (HEVC), made by an ffmpeg that has VideoToolbox, which is on macOS.
    case mov
    /// A page that plays an animation, with a scrubber, steps, speeds and both appearances.
    case html
    /// A contact sheet: a PNG with frames side by side.
    case sheet
    /// A folder of numbered stills, one for each frame.
    case frames
    /// Pixels, frame after frame, to standard output.
    case raw

    /// Whether a path stands for standard output: `-` for the pixels of every frame, `-.png`, `-.gif` and `-.sheet.png` for a
    /// file. A file of such a name is `./-.png`.
    public static func isStandardOutput(_ path: String) -> Bool {
        ["-", "-.png", "-.gif", "-.sheet.png"].contains(path.lowercased())
    }

    /// The format that a path names: standard output by `-`, a folder by its `/` at the end or by being there, a file by its ending in either
    /// case. Nil for another ending.
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

    /// Whether quality and the largest number of bytes change such a file.
    package var hasQuality: Bool { [.gif, .webp, .avif, .html].contains(self) }

    /// How a path of this format ends.
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

    /// Name of a frame's file in a folder of frames: its number from 0, with as many digits as the last one needs, four
    /// or more.
    package static func frameName(_ index: Int, of count: Int) -> String {
        let number = String(index)
        let digits = max(4, String(max(0, count - 1)).count)
        return String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
    }
}
