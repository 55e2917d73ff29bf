import Foundation
import Vitrine
import VitrineComparison
import VitrineEncoders
import VitrineSnapshots

/// Compares one picture with that of its scene.
struct VerifyRun {
    let file: String
    /// The named scene file, if any.
    let scene: String?
    let scenes: String
    let drawing: DrawingOptions

    /// - Parameter progress: Called with the number of frames drawn and of all frames.
    func result(progress: (Int, Int) -> Void) -> VerifyResult {
        do {
            return try checked(progress)
        } catch {
            let isNamed = if case .inputFailed? = error as? FileError { true } else { false }
            let messages = (error as? Failure)?.messages ?? [isNamed ? "\(error)" : "\(file): \(error)"]
            return VerifyResult(file: file, status: .failed, messages: messages)
        }
    }

    private func result(_ status: VerifyResult.Status, of scene: String? = nil, _ message: String) -> VerifyResult {
        VerifyResult(file: file, scene: scene, status: status, messages: ["\(file): \(message)"])
    }

    private func checked(_ progress: (Int, Int) -> Void) throws -> VerifyResult {
        let bytes = try PictureFile.bytes(of: file)
        let reader = try ImageFileReader(bytes)
        let note: PictureNote
        switch PictureNote.Search(in: bytes) {
        case .found(let found): note = found
        case .notUnderstood:
            return result(
                .noteNotUnderstood,
                "its note of a scene is not understood: another version of Vitrine has made it, or it is damaged")
        case .none:
            return result(
                .noChecksum,
                "it carries no checksum of a scene; PNGs, APNGs, GIFs, WebPs and AVIFs do that `vitrine render` or `vitrine gallery` has "
                    + "made of a scene file, unless another program has rewritten them")
        }
        guard let (path, renderer) = try renderer(for: note) else {
            return result(
                .sceneMissing,
                "its scene \(note.origin.name) is neither beside it, nor here, nor in \(scenes); --scene names another "
                    + "place")
        }
        let checksum = renderer.origin?.checksum ?? ""
        guard checksum == note.origin.checksum else {
            return result(
                .sceneChanged, of: path,
                "\(path) has changed since: its checksum is \(checksum.prefix(12))..., the picture's "
                    + "\(note.origin.checksum.prefix(12))...")
        }
        // The size is checked first: a note can specify more pixels than its picture has.
        if let size = renderer.size(reader.format, of: note),
            size != PixelSize(width: reader.width, height: reader.height)
        {
            return result(
                .differs, of: path,
                "\(path) has not changed, but gives other pixels: \(size.width)x\(size.height) instead of "
                    + "\(reader.width)x\(reader.height)")
        }
        let fresh = try renderer.bytes(reader.format, of: note, progress: progress)
        if fresh == bytes { return result(.same, of: path, "what \(path) gives") }
        let comparison = try FilmComparison(
            expected: FilmSource(bytes), actual: FilmSource(fresh), threads: drawing.threadCount)
        guard comparison.isAccepted else {
            var differs = result(.differs, of: path, "\(path) has not changed, but gives other pixels")
            let text = comparison.description { elements(of: renderer, note, reader, at: $0) }
            differs.messages += text.split(separator: "\n").map { "  \($0)" }
            if let codec = lossyCodec(reader.format, renderer) {
                differs.messages.append(
                    "  it is lossy: another version of \(codec.name) than \(codec.version) gives other pixels of the same scene"
                )
            }
            return differs
        }
        return result(.samePixels, of: path, "what \(path) gives, in other bytes")
    }

    /// The name and version of the library that encodes a lossy file; nil for a lossless file.
    private func lossyCodec(_ format: ImageFormat, _ renderer: Renderer) -> (name: String, version: String)? {
        guard renderer.gifQuality < 100 || renderer.maximumGIFBytes != nil else { return nil }
        switch format {
        case .webp: return ("libwebp", EncoderLibraries.libwebp ?? "unknown")
        case .avif: return ("libavif", EncoderLibraries.libavif ?? "unknown")
        case .png, .apng, .gif, .jpeg: return nil
        }
    }

    /// Returns the elements at a second; none for a contact sheet, or a GIF that is smaller than its scene.
    private func elements(
        of renderer: Renderer, _ note: PictureNote, _ reader: ImageFileReader, at seconds: Double
    ) -> ElementMap {
        let size = reader.format == .png ? renderer.stillSize() : renderer.size
        guard note.sheetFrames == nil, size == PixelSize(width: reader.width, height: reader.height) else {
            return ElementMap()
        }
        let staged = renderer.staged
        return reader.format == .png
            ? SceneContent.stillElements(staged, at: staged.stillMoment)
            : SceneContent.filmElements(staged, at: seconds)
    }

    /// Opens the named scene, else the first one with the note's checksum, else any with its name; nil if there is
    /// none.
    private func renderer(for note: PictureNote) throws -> (path: String, renderer: Renderer)? {
        func open(_ path: String) throws -> Renderer {
            do {
                return try Renderer(
                    note, of: SceneOptions.source(path, drawing), threads: drawing.threadCount,
                    allowsOutsidePaths: drawing.allowOutsidePaths,
                    fontPaths: drawing.fonts.paths)
            } catch let failure as Failure {
                throw failure
            } catch {
                throw Failure(error, scene: path)
            }
        }
        if let scene { return (scene, try open(scene)) }
        var first: Result<(String, Renderer), any Error>?
        for path in places(of: note.origin.name) {
            do {
                let renderer = try open(path)
                if renderer.origin?.checksum == note.origin.checksum { return (path, renderer) }
                first = first ?? .success((path, renderer))
            } catch {
                first = first ?? .failure(error)
            }
        }
        return try first?.get()
    }

    /// Returns files of a name: beside the picture, in the current folder, and in the folder of scenes, where those in
    /// a folder of the same name as the picture's come first.
    private func places(of name: String) -> [String] {
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        var places = [folder + name]
        if !folder.isEmpty { places.append(name) }
        func parent(_ path: String) -> String {
            ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        }
        let known = ((try? GalleryScene.all(in: scenes)) ?? []).map(\.path)
            .filter { ($0 as NSString).lastPathComponent == name }
        places += known.filter { parent($0) == parent(file) } + known.filter { parent($0) != parent(file) }
        return places.filter { FileManager.default.fileExists(atPath: $0) }
    }
}
