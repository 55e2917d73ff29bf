import Foundation
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives
import VitrineSurfaces

struct ImageFinder {
    /// The scene's folder; nil for a scene that is no file.
    var sceneFolder: String?
    var assets: AssetFolder
    /// Whether pictures may lie anywhere.
    var allowsOutside: Bool
    /// Whether a scene file may replace a picture.
    var allowsScenes = true
    /// The files that the finder and its copies have read.
    private let loaded = LoadedFiles()

    /// The pictures that were loaded without their color profiles.
    var ignoredProfiles: [AssetReport.IgnoredProfile] { loaded.ignoredProfiles }

    /// Returns a PNG or JPEG, the first frame of an APNG or GIF, or the still of a scene file.
    func image(_ path: String) throws(StageError) -> Image { try images([path])[path]! }

    /// Returns pictures by their paths in a scene. Paths of the same file share one picture.
    /// - Parameter limit: The maximum number of pixels of all files together.
    func images(_ paths: [String], limit: Int = AssetLimits.imagePixels) throws(StageError) -> [String: Image] {
        var images: [String: Image] = [:]
        var byFile: [String: Image] = [:]
        var pixels = 0
        for path in paths where images[path] == nil {
            let place = try place(of: path)
            if byFile[place] == nil, let image = assets.picture(at: place)?.image {
                pixels += image.bitmap.width * image.bitmap.height
                guard pixels <= limit else { throw .imagesTooLarge(path: path, pixels: pixels, limit: limit) }
                byFile[place] = image
            }
            if byFile[place] == nil, Self.isScene(path) {
                let image = try still(ofSceneAt: place, named: path)
                pixels += image.bitmap.width * image.bitmap.height
                guard pixels <= limit else { throw .imagesTooLarge(path: path, pixels: pixels, limit: limit) }
                byFile[place] = image
            }
            if byFile[place] == nil {
                let bytes = try read(place, named: path)
                var reader: ImageFileReader
                do throws(ImageDecodingError) { reader = try ImageFileReader(bytes, inSRGB: true) } catch {
                    throw .imageBroken(path: path, error)
                }
                if let reason = reader.ignoredProfile {
                    loaded.ignoredProfiles.append(AssetReport.IgnoredProfile(path: path, reason: reason))
                }
                // The sizes are checked before any picture is allocated.
                pixels += reader.width * reader.height
                guard pixels <= limit else { throw .imagesTooLarge(path: path, pixels: pixels, limit: limit) }
                do throws(ImageDecodingError) {
                    let image = Image(try bitmap(bytes, &reader))
                    byFile[place] = image
                    assets.keep(at: place) { $0.image = image }
                } catch {
                    throw .imageBroken(path: path, error)
                }
            }
            images[path] = byFile[place]
        }
        return images
    }

    /// Returns the first frame of a picture. `FastPNG` decodes a PNG in a third of libpng's time, to the same pixels.
    private func bitmap(_ bytes: [UInt8], _ reader: inout ImageFileReader) throws(ImageDecodingError) -> Bitmap {
        if reader.format == .png, !reader.isConverted, let fast = FastPNG.decode(bytes) { return fast }
        guard let frame = try reader.next() else { throw .noFrames }
        return frame.bitmap
    }

    /// Reads the beginning of a picture's file.
    /// - Throws: An error for a picture that is missing, or whose file is no picture.
    func check(_ path: String) throws(StageError) {
        let place = try place(of: path)
        if Self.isScene(path) {
            _ = try scene(at: place, named: path)
            return
        }
        let bytes = try read(place, named: path)
        do throws(ImageDecodingError) { _ = try ImageFileReader(bytes) } catch { throw .imageBroken(path: path, error) }
    }

    /// Returns the contents of a picture's file.
    func bytes(_ path: String) throws(StageError) -> [UInt8] { try read(place(of: path), named: path) }

    /// Returns the texts of a `.strings` file by key.
    /// - Throws: `.fileMissing`, `.fileOutside`, `.fileUnreadable`, `.stringsBroken`.
    func strings(_ path: String) throws(StageError) -> [String: String] {
        let bytes = try file(path, limit: AssetLimits.stringsBytes)
        do throws(StringsFile.Failure) { return try StringsFile(bytes).texts } catch {
            throw .stringsBroken(path: path, error)
        }
    }

    /// Returns the features of a GeoJSON file, which is parsed once.
    /// - Throws: `.fileMissing`, `.fileOutside`, `.fileUnreadable`, `.geoJSONBroken`.
    func geoJSON(_ path: String) throws(StageError) -> GeoJSON {
        if let known = loaded.geoJSON[path] { return known }
        let bytes = try file(path, limit: AssetLimits.geoJSONBytes)
        do throws(GeoJSON.Failure) {
            let features = try GeoJSON(bytes)
            loaded.geoJSON[path] = features
            return features
        } catch { throw .geoJSONBroken(path: path, error) }
    }

    /// Returns the bytes of a file other than a picture.
    func file(_ path: String, limit: Int = AssetLimits.imageBytes) throws(StageError) -> [UInt8] {
        func tooLarge(_ count: Int) -> StageError {
            .fileUnreadable(path: path, reason: "it has \(count) bytes; at most \(limit) are read")
        }
        do throws(StageError) {
            let bytes = try read(place(of: path), named: path)
            if bytes.count <= limit { return bytes }
            throw tooLarge(bytes.count)
        } catch {
            switch error {
            case .imageMissing(_, let searched): throw .fileMissing(path: path, searched: searched)
            case .imageOutside: throw .fileOutside(path: path)
            case .imageUnreadable(_, let reason): throw .fileUnreadable(path: path, reason: reason)
            case .imageFileTooLarge(_, let bytes, _): throw tooLarge(bytes)
            default: throw error
            }
        }
    }

    /// Returns the paths, and those of the files beside them that replace them in the dark appearance.
    func withDarkFiles(_ paths: [String]) -> [String] {
        paths + paths.map(Context.darkName).filter { (try? place(of: $0)) != nil }
    }

    func digest(_ path: String) throws(StageError) -> String {
        let place = try place(of: path)
        if let digest = assets.picture(at: place)?.digest { return digest }
        let digest =
            if Self.isScene(path) {
                try SceneChecksum.hexadecimal(of: try scene(at: place, named: path), images: finder(ofSceneAt: place))
            } else {
                SHA256.hexadecimal(of: try read(place, named: path))
            }
        assets.keep(at: place) { $0.digest = digest }
        return digest
    }

    /// Returns a scene file that has been read.
    func keptScene(at place: String) -> SceneSource? { loaded.scenes[place] }
    func keep(_ source: SceneSource, at place: String) { loaded.scenes[place] = source }

    /// Returns the location of a picture's file, without links. A path is relative to the scene's folder, then to the
    /// asset folder, in which `artwork/` stands for Artwork.
    private func place(of path: String) throws(StageError) -> String {
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
            // Links are followed before the check, so that none leads outside.
            guard allowsOutside || isInside(place) else {
                outside = true
                continue
            }
            guard FileManager.default.fileExists(atPath: place) else { continue }
            return place
        }
        if outside { throw .imageOutside(path: path) }
        throw .imageMissing(path: path, searched: candidates.map { ($0 as NSString).deletingLastPathComponent })
    }

    /// Returns the target of a path: absolute, without links and steps upward.
    static func real(_ path: String) -> String {
        // Foundation reads "a//../b" as "a/b".
        let parts = path.split(separator: "/").joined(separator: "/")
        let path = path.hasPrefix("/") ? "/\(parts)" : parts.isEmpty ? "." : parts
        return resolved(URL(fileURLWithPath: path).standardizedFileURL)
    }

    /// Follows links. Foundation follows them only in an existing path. In another, the existing folders are followed,
    /// so that a missing file of a folder is not mistaken for one elsewhere.
    private static func resolved(_ url: URL) -> String {
        // No system has a file with a longer path.
        guard url.path != "/", url.path.utf8.count <= 4096, !FileManager.default.fileExists(atPath: url.path) else {
            return url.resolvingSymlinksInPath().path
        }
        let folder = resolved(url.deletingLastPathComponent())
        return (folder as NSString).appendingPathComponent(url.lastPathComponent)
    }

    private func read(_ place: String, named path: String) throws(StageError) -> [UInt8] {
        if let bytes = loaded.bytes[place] ?? assets.picture(at: place)?.bytes { return bytes }
        let bytes = try readFile(place, named: path)
        loaded.bytes[place] = bytes
        assets.keep(at: place) { $0.bytes = bytes }
        return bytes
    }

    private func readFile(_ place: String, named path: String) throws(StageError) -> [UInt8] {
        let file: RegularFile
        do throws(RegularFile.Failure) {
            file = try RegularFile(path: place)
        } catch {
            throw .imageUnreadable(path: path, reason: error.description)
        }
        guard file.count <= AssetLimits.imageBytes else {
            throw .imageFileTooLarge(path: path, bytes: file.count, limit: AssetLimits.imageBytes)
        }
        do throws(RegularFile.Failure) {
            return try file.bytes()
        } catch {
            throw .imageUnreadable(path: path, reason: error.description)
        }
    }
}

/// Files by their paths, so that a check and the loading after it read each once.
private final class LoadedFiles {
    var bytes: [String: [UInt8]] = [:]
    var scenes: [String: SceneSource] = [:]
    var geoJSON: [String: GeoJSON] = [:]
    var ignoredProfiles: [AssetReport.IgnoredProfile] = []
}
