import Foundation
import Vitrine
import VitrineComparison
import VitrineEncoders

/// The task of a gallery run.
enum GalleryTask {
    /// Pictures that are missing or different are written.
    case write
    /// The pictures that are there are compared, byte for byte.
    case compare
    /// The checksums are compared. Pictures with others are left in the folder `rendered`.
    case compareChecksums(GalleryChecksums, rendered: String)
    /// Checksums are written. Those that there were tell which have changed.
    case writeChecksums(former: GalleryChecksums?)
}

/// Renders one scene of the gallery, and writes its picture or compares it with what is there.
struct GalleryRun {
    let scene: GalleryScene
    let options: SceneOptions
    let looks: GIFSizeOptions
    let output: String
    let task: GalleryTask
    let threads: Int

    /// - Parameter progress: Called with the number of frames drawn and of all frames.
    func result(progress: (Int, Int) -> Void) -> GalleryResult {
        do {
            if let twin = scene.twin { throw Failure("\(scene.path): its picture has the name of \(twin)'s") }
            let source = try SceneOptions.source(scene.path, options.drawing)
            var renderer = try options.renderer(
                of: source, appearance: scene.appearance?.value.rawValue, locale: scene.locale?.value, threads: threads)
            renderer.apply(looks)
            let appearances = options.appearances.compactMap(Appearance.init(rawValue:))
            renderer.filmAppearances = appearances.isEmpty ? nil : appearances
            let format = scene.format ?? renderer.scene.galleryFormat
            let path = scene.picture(in: output, format)
            // This comes before the rendering, so that an output that cannot be written is noticed early.
            if case .write = task { try prepare(path) }
            var result = GalleryResult(scene: scene.path, status: .unchanged, path: path)
            let bytes: [UInt8]
            switch format {
            case .png, .gif:
                bytes = format == .png ? try renderer.png() : try renderer.gif(progress: progress)
                let size = GalleryRun.size(of: bytes, format) ?? (format == .png ? renderer.stillSize() : renderer.size)
                (result.width, result.height) = (size.width, size.height)
                result.frames = FrameCount.of(bytes)
                if format == .gif {
                    let drawn = try renderer.frameCount()
                    result.renderedFrames = drawn == result.frames ? nil : drawn
                }
            default:
                let (written, file) = try GalleryRun.bytes(of: renderer, format, progress: progress)
                bytes = written
                (result.width, result.height) = (file.width, file.height)
                (result.frames, result.renderedFrames) = (file.frames, file.renderedFrames)
            }
            result.bytes = bytes.count
            result.entry = try GalleryManifest.Entry(of: scene, renderer, format, result, bytes, source)
            let fonts = renderer.staged.assetReport
            result.assetReport = fonts
            result.notices = source.warnings(of: renderer.scene).map(\.description)
            if let large = LargeFile.warning(path: path, bytes: bytes.count) { result.notices.append(large) }
            if format == .gif, let rate = renderer.rateWarning(path: path) { result.notices.append(rate) }
            result.notices += renderer.sizeWarnings(for: [path]) + renderer.chapterWarnings(for: [path])
            let warnings = fonts.warnings + result.notices
            result.warnings = warnings.isEmpty ? nil : warnings
            switch task {
            case .write:
                guard self.bytes(at: path) != bytes else { break }
                try AtomicFile.write(bytes, to: path)
                result.status = .written
            case .compare:
                let old = self.bytes(at: path)
                guard old != bytes else { break }
                result.status = old == nil ? .missing : .stale
                result.messages = old.flatMap { difference(from: $0, to: bytes) }
            case .compareChecksums(let checksums, let folder):
                let sum = result.entry.flatMap { checksums.sums[$0.path] }
                guard sum != result.entry?.sha256 else { break }
                let rendered = scene.picture(in: folder, format)
                try Folder.make((rendered as NSString).deletingLastPathComponent, withParents: true)
                try AtomicFile.write(bytes, to: rendered)
                result.status = sum == nil ? .missing : .stale
                result.messages = ["rendered as \(rendered)"]
            case .writeChecksums(let former):
                if let entry = result.entry, former?.sums[entry.path] != entry.sha256 { result.status = .changed }
            }
            return result
        } catch {
            let messages = (error as? Failure)?.messages ?? Failure.messages(error, scene: scene.path)
            return GalleryResult(scene: scene.path, status: .failed, messages: messages)
        }
    }

    /// Returns the contents of a file of a format that is written to files only, and what was written.
    private static func bytes(
        of renderer: Renderer, _ format: OutputFormat, progress: (Int, Int) -> Void
    ) throws -> ([UInt8], WrittenFile) {
        let path = NSTemporaryDirectory() + "/vitrine-gallery-\(UUID().uuidString)\(format.ending)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try renderer.write(to: path, progress: progress)
        return (try RegularFile(path: path).bytes(), file)
    }

    /// Returns the size of a GIF, which may be smaller than the scene.
    private static func size(of bytes: [UInt8], _ format: OutputFormat) -> PixelSize? {
        guard format == .gif, let reader = try? ImageFileReader(bytes) else { return nil }
        return PixelSize(width: reader.width, height: reader.height)
    }

    private func bytes(at path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }

    /// Creates the picture's folder and checks that the picture can be written.
    private func prepare(_ path: String) throws {
        try Confinement.check(path, below: output)
        try Folder.make((path as NSString).deletingLastPathComponent, withParents: true)
        _ = try AtomicFile(path: path)
    }

    /// Describes the difference of two files; nil for one that cannot be read.
    private func difference(from old: [UInt8], to new: [UInt8]) -> [String]? {
        guard
            let comparison = try? FilmComparison(
                expected: FilmSource(old), actual: FilmSource(new), threads: threads)
        else { return nil }
        let lines = comparison.description().split(separator: "\n").map(String.init)
        return comparison.isAccepted ? ["\(lines[0]), compressed in another way"] : lines
    }
}
