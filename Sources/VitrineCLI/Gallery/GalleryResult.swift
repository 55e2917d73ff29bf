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
    var frames: Int?
    var bytes: Int?
    /// What went wrong, or how a stale picture differs.
    var messages: [String]?
    /// What the fonts lacked, in words.
    var warnings: [String]?
    /// The same, to be put together with that of other scenes.
    var fontReport = FontReport()

    enum CodingKeys: CodingKey { case scene, status, path, width, height, frames, bytes, messages, warnings }

    /// The result line of a terminal; nil for what is told as an error.
    var line: String? {
        guard status != .failed, let path, let width, let height, let frames, let bytes else { return nil }
        let picture = "\(width)x\(height), \(frames) frame\(frames == 1 ? "" : "s"), \(bytes) bytes"
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
