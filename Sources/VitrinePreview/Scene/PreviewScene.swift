import Foundation
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

/// A scene that can be shown at any moment of its animation.
package struct PreviewScene: Sendable {
    package let renderer: Renderer
    /// The duration of the animation in seconds.
    package let duration: Double
    /// The frame rate of the animation in frames per second.
    package let rate: Double

    package init(_ renderer: Renderer) throws {
        let sequence = try FrameSequence(renderer.staged, limitedForGIF: false)
        self.renderer = renderer
        duration = Double(sequence.end) / 100
        rate = sequence.rate.framesPerSecond
    }

    private var output: Output { renderer.scene.output }

    /// Returns the second of the scene that is shown at a position of the animation, in seconds.
    package func moment(at position: Double) -> Double { output.clock.moment(at: position) }

    package var stillPosition: Double {
        output.clock.position(of: renderer.staged.stillMoment).clamped(to: 0...duration)
    }

    /// Returns the size of the shown part of the screen, in points.
    package static func shownSize(_ scene: PresentationScene) -> Size {
        scene.output.crop.size(on: scene.output.stageSize(on: scene.traits))
    }
}

/// Reads a scene file with values in place of its own.
package struct PreviewSource: Sendable {
    package let path: String
    package var overrides: [SceneOverride]
    package var allowsOutsidePaths = false
    package var fontPaths: [String] = []
    package var threads = Renderer.processors

    package init(path: String, overrides: [SceneOverride] = []) {
        self.path = path
        self.overrides = overrides
    }

    package func read() throws -> SceneSource {
        try SceneSource(path: path, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths)
    }

    /// - Parameters:
    ///   - more: Values that replace the source's own.
    ///   - scale: Computes the pixels per point from the scene, whose size is known by then; nil for the scene's own.
    package func scene(
        of source: SceneSource, with more: [SceneOverride] = [], scale: ((PresentationScene) -> Double)? = nil
    ) throws -> PreviewScene {
        var overrides = overrides + more
        if let scale {
            let varied = try source.scene.replacing(overrides)
            let number = scale(varied).clamped(to: 0.001...8)
            overrides.append(try SceneOverride(checking: .scale, "\(number)"))
        }
        return try PreviewScene(
            Renderer(
                source, overrides: overrides, threads: threads, allowsOutsidePaths: allowsOutsidePaths,
                fontPaths: fontPaths))
    }

    /// Returns the paths of the scene file, and of the pictures, fonts and texts that it names.
    fileprivate func files(of source: SceneSource) -> [String] {
        let names = source.scene.assetReferences.flatMap { reference -> [String] in
            let file =
                reference.name.hasPrefix("/")
                ? reference.name : (source.folder as NSString).appendingPathComponent(reference.name)
            return switch reference.kind {
            case .picture, .geoJSON: [file, Context.darkName(of: file)]
            case .fontPath, .strings: [file]
            default: []
            }
        }
        return [path] + Set(names).sorted()
    }
}

/// The files of a scene, which is read again when one of them changes.
package struct PreviewFiles: Sendable {
    private var paths: [String]
    /// The stamps from before the last reading: a file that is written during the reading differs from them, and is
    /// read again. Nil if the reading found other files, whose earlier stamps are unknown.
    private var stamps: FileStamps?

    package init(of source: PreviewSource) { paths = [source.path] }

    package var haveChanged: Bool {
        let now = FileStamps(of: paths)
        return now != stamps && now.hasFirst
    }

    /// Reads the scene, and remembers its files, even if one of them cannot be read.
    package mutating func read(_ source: PreviewSource) throws -> SceneSource {
        stamps = FileStamps(of: paths)
        do {
            let read = try source.read()
            note(source.files(of: read))
            return read
        } catch {
            // A pipe cannot be read again, and has no other version.
            if source.path != SceneFile.standardInput, !SceneFile.isNamedBySystem(source.path),
                let named = try? SceneSource(path: source.path)
            {
                note(source.files(of: named))
            }
            throw error
        }
    }

    private mutating func note(_ found: [String]) {
        guard found != paths else { return }
        paths = found
        stamps = nil
    }
}

/// The modification times of files, as the file system reports them.
package struct FileStamps: Hashable, Sendable {
    private struct Stamp: Hashable, Sendable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var node: UInt64
    }

    private var stamps: [Stamp?]

    package init(of paths: [String]) {
        stamps = paths.map { path in
            var info = stat()
            guard unsafe stat(path, &info) == 0 else { return nil }
            #if canImport(Darwin)
                let time = info.st_mtimespec
            #else
                let time = info.st_mtim
            #endif
            return Stamp(
                seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(info.st_size),
                node: UInt64(info.st_ino))
        }
    }

    /// Whether the first file can be read. While a file is replaced, it may be missing for a moment.
    package var hasFirst: Bool { stamps.first.map { $0 != nil } ?? false }
}
