import Vitrine
import VitrineStage

/// What became of one scene of the gallery.
struct GalleryResult: Encodable {
    enum Status: String, Encodable {
        /// The picture was not there, or was another.
        case written
        /// The picture was already the right one.
        case unchanged
        /// Under --check: the picture is not the one that the scene gives.
        case stale
        /// Under --check: there is no picture.
        case missing
        case failed
    }

    var scene: String
    var status: Status
    /// The picture's path.
    var path: String?
    var width: Int?
    var height: Int?
    /// Frames of the file.
    var frames: Int?
    /// Frames that were drawn for it; nil for as many.
    var renderedFrames: Int?
    var bytes: Int?
    /// What went wrong, or how a stale picture differs.
    var messages: [String]?
    /// What the fonts lacked, a size that is large and a rate that is not had, in words.
    var warnings: [String]?
    /// Those of this picture alone.
    var notices: [String] = []
    /// What the fonts lacked, to be put together with that of other scenes.
    var fontReport = FontReport()

    enum CodingKeys: CodingKey {
        case scene, status, path, width, height, frames, renderedFrames, bytes, messages, warnings
    }

    /// The result line of a terminal; nil for what is told as an error.
    var line: String? {
        guard status != .failed, let path, let width, let height, let frames, let bytes else { return nil }
        let picture = "\(width)x\(height), \(WrittenFile.words(frames: frames, of: renderedFrames)), \(bytes) bytes"
        switch status {
        case .written: return "\(path): \(picture)"
        case .unchanged: return "\(path): \(picture), unchanged"
        case .stale, .missing:
            let why = messages.map { " (\($0.joined(separator: "; ")))" } ?? ""
            return "\(status.rawValue): \(path)\(why)"
        case .failed: return nil
        }
    }
}
