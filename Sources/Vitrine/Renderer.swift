import Encoders
import Primitives
@_exported import Scenes
import Stage

/// Renders a scene: pictures and films of it, in memory or as files.
///
/// ```swift
/// let renderer = try Renderer(contentsOf: "bar.yaml")
/// try renderer.write(to: "bar.png")
/// try renderer.write(to: "bar.gif")
/// ```
public struct Renderer: Sendable {
    public let performance: Performance
    /// Threads that draw, 1 or more. The result does not depend on it.
    public var threads: Int

    /// - Parameters:
    ///   - sceneFolder: where the scene's relative image paths begin; nil finds bundled artwork only.
    ///   - threads: default: 2.
    ///   - allowsOutsidePaths: whether images may lie outside the scene's folder and the asset folders. Default false.
    /// - Throws: `StageError`.
    public init(
        _ scene: Scene, sceneFolder: String? = nil, threads: Int = 2, allowsOutsidePaths: Bool = false
    ) throws {
        performance = try Performance(scene, sceneFolder: sceneFolder, allowsOutsidePaths: allowsOutsidePaths)
        self.threads = max(1, threads)
    }

    /// Reads a scene file, YAML or JSON.
    /// - Throws: `SceneIssues` with every problem of the file, or `StageError`.
    public init(contentsOf path: String, threads: Int = 2, allowsOutsidePaths: Bool = false) throws {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        try self.init(
            SceneFile.load(path: path), sceneFolder: folder, threads: threads, allowsOutsidePaths: allowsOutsidePaths)
    }

    /// The picture at a time in seconds; by default the moment that the scene's output names.
    public func bitmap(at seconds: Double? = nil) -> Bitmap {
        performance.picture(at: seconds ?? performance.stillMoment)
    }

    /// A PNG file's bytes.
    public func png(at seconds: Double? = nil) throws -> [UInt8] {
        try PNG.encode(bitmap(at: seconds))
    }

    /// An animated GIF's bytes.
    /// - Parameter progress: told the number of frames drawn and of all frames.
    public func gif(progress: (Int, Int) -> Void = { _, _ in }) throws -> [UInt8] {
        let film = try Film(performance)
        let viewport = performance.viewport
        var encoder = try GIFEncoder(
            width: viewport.width, height: viewport.height,
            options: GIFOptions(loopCount: performance.scene.output.loop))
        try film.forEachFrame(threads: threads) { frame in
            try encoder.add(frame.bitmap, at: frame.shownAt)
            progress(frame.index + 1, film.frameCount)
        }
        return try encoder.finish(at: film.end)
    }

    /// Writes a file whose ending, .png or .gif, names its format. The file appears whole or not at all.
    /// - Throws: `RendererError` for another ending, `EncoderError` when it cannot be written.
    public func write(to path: String, at seconds: Double? = nil, progress: (Int, Int) -> Void = { _, _ in }) throws {
        // Opened first: a folder that cannot be written is found before the work, not after it.
        switch OutputFormat(path: path) {
        case .png:
            let file = try AtomicFile(path: path)
            try file.write(png(at: seconds))
            try file.commit()
        case .gif:
            let file = try AtomicFile(path: path)
            try file.write(gif(progress: progress))
            try file.commit()
        case nil: throw RendererError.unknownFormat(path: path)
        }
    }
}
