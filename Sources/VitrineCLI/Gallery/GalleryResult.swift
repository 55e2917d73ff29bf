import Vitrine
import VitrineStage

struct GalleryResult: Encodable {
    enum Status: String, Encodable {
        /// The picture was missing or different.
        case written
        /// The picture was up to date.
        case unchanged
        /// With --check, the picture differs from that of the scene.
        case stale
        /// With --check, there is no picture, or it has no checksum.
        case missing
        /// With --checksums, the picture has another checksum than before, or had none.
        case changed
        /// No scene makes the picture any more.
        case orphan
        /// With --prune, the picture has been deleted.
        case deleted
        case failed
    }

    /// The scene; nil for an orphan.
    var scene: String?
    var status: Status
    var path: String?
    var width: Int?
    var height: Int?
    var frames: Int?
    /// The number of frames drawn for it; nil if that is the same.
    var renderedFrames: Int?
    var bytes: Int?
    /// The error, the difference of a stale picture, or where one with another checksum is.
    var messages: [String]?
    /// Warnings: missing characters, large files and frame rates that the format lacks.
    var warnings: [String]?
    /// The warnings of this picture alone.
    var notices: [String] = []
    /// The manifest's entry of the picture; nil for a scene that fails.
    var entry: GalleryManifest.Entry?
    /// The missing characters, to be merged with those of other scenes.
    var assetReport = AssetReport()

    enum CodingKeys: CodingKey {
        case scene, status, path, width, height, frames, renderedFrames, bytes, messages, warnings
    }

    /// The line for the terminal; nil for an error.
    var line: String? {
        if status == .orphan || status == .deleted { return path.map { "\(status.rawValue): \($0)" } }
        guard status != .failed, let path, let width, let height, let frames, let bytes else { return nil }
        let picture = "\(width)x\(height), \(WrittenFile.words(frames: frames, of: renderedFrames)), \(bytes) bytes"
        switch status {
        case .written: return "\(path): \(picture)"
        case .unchanged: return "\(path): \(picture), unchanged"
        case .stale, .missing, .changed:
            let why = messages.map { " (\($0.joined(separator: "; ")))" } ?? ""
            return "\(status.rawValue): \(path)\(why)"
        case .orphan, .deleted, .failed: return nil
        }
    }
}
