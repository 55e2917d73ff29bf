import Foundation
import VitrineEncoders
import VitrinePrimitives

/// Finds and reads the pictures that a scene names.
struct ImageFinder {
    /// The scene's folder; nil for a scene that is no file.
    var sceneFolder: String?
    var assets: AssetFolder
    /// Whether pictures may lie anywhere.
    var allowsOutside: Bool

    /// A PNG, or the first frame of an APNG or GIF.
    func image(_ path: String) throws(StageError) -> Image {
        let bytes = try bytes(path)
        do throws(EncoderError) {
            return Image(try ImageFileReader.firstFrame(of: bytes))
        } catch {
            throw .imageBroken(path: path, error)
        }
    }

    /// A picture's file. A path is taken from the scene's folder, then from the asset folder, where `artwork/` stands for
    /// Artwork.
    func bytes(_ path: String) throws(StageError) -> [UInt8] {
        guard !path.utf8.contains(0) else { throw .imageUnreadable(path: path, reason: "its name has a zero byte") }
        var candidates: [String] = []
        if path.hasPrefix("/") {
            candidates.append(path)
        } else {
            if let sceneFolder { candidates.append("\(sceneFolder)/\(path)") }
            if path.hasPrefix("artwork/") {
                candidates.append("\(assets.path)/Artwork/\(path.dropFirst("artwork/".count))")
            }
        }
        let roots = ([sceneFolder, assets.path].compactMap { $0 }).map(Self.real)
        func isInside(_ place: String) -> Bool {
            roots.contains { place == $0 || place.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        }
        var outside = false
        for candidate in candidates {
            let place = Self.real(candidate)
            // Links are followed before the check, so that none leads out.
            guard allowsOutside || isInside(place) else {
                outside = true
                continue
            }
            guard FileManager.default.fileExists(atPath: place) else { continue }
            return try read(place, named: path)
        }
        if outside { throw .imageOutside(path: path) }
        throw .imageMissing(path: path, searched: candidates.map { ($0 as NSString).deletingLastPathComponent })
    }

    /// Where a path leads: absolute, without links and steps upward.
    static func real(_ path: String) -> String {
        // Foundation takes "a//../b" for "a/b".
        let parts = path.split(separator: "/").joined(separator: "/")
        let path = path.hasPrefix("/") ? "/\(parts)" : parts.isEmpty ? "." : parts
        return URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private func read(_ place: String, named path: String) throws(StageError) -> [UInt8] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else {
            throw .imageUnreadable(path: path, reason: "it is not a file")
        }
        let bytes = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard bytes <= Limits.imageBytes else {
            throw .imageFileTooLarge(path: path, bytes: bytes, limit: Limits.imageBytes)
        }
        guard let data = FileManager.default.contents(atPath: place) else {
            throw .imageUnreadable(path: path, reason: "permission denied")
        }
        return [UInt8](data)
    }
}
