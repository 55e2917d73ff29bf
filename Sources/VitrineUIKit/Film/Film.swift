import Vitrine
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineVocabulary

/// Pictures and animations of an app's controllers.
///
/// ```swift
/// let film = try Film(device: .iPhone14ProMax) { stage in
///     let page = MapViewController()      // adds its panel in viewDidLoad
///     stage.show(page)
///     stage.tap("panel.grabber", at: 1)
///     stage.drag("panel.grabber", by: CGVector(dx: 0, dy: -300), at: 2, duration: 0.4)
///     stage.perform(at: 3) { page.panel.move(to: .tip, animated: true) }
/// }
/// try film.write(to: "map.gif")
/// ```
///
/// Presentations of the code, such as panels, cards, sheets and entries, become part of the film. The code runs again,
/// with new objects, while it presents something after the beginning that the film lacks; it should therefore create
/// controllers and delegates itself.
public struct Film: Sendable {
    /// The renderer of the film.
    public let renderer: Renderer
    /// Descriptions of what the code asks for and a film cannot show, each once, in order.
    public let warnings: [String]
    /// The folder of relative image paths, in which `UIImage(named:)` finds pictures; nil for bundled artwork only.
    public let sceneFolder: String?
    /// The actions of the code while the film was recorded.
    private let posted: [PostedAction]
    /// The reason why the film cannot be made, in a program of several films; nil if it can.
    package let failure: VitrineError?
    private let source: Source

    /// The maximum number of runs of the code.
    private static let runs = 8

    /// Creates a film on a device.
    /// - Parameters:
    ///   - device: The device. Default: an iPhone 14 Pro Max.
    ///   - sceneFolder: The folder of relative image paths, in which `UIImage(named:)` finds files and asset catalogs.
    ///     Default: nil, the package of the code, else the folder of the file that creates the film.
    ///   - file: The file that creates the film.
    ///   - build: Creates the controllers and events.
    /// - Throws: `VitrineError.scene` with every problem, such as missing images, `.asset` or `.output`.
    public init(
        device: Device = .standard, design: Design = .glass, appearance: Appearance = .light,
        sceneFolder: String? = nil, file: String = #filePath, _ build: @escaping (FilmStage) -> Void
    ) throws(VitrineError) {
        try self.init(
            PresentationScene(traits: Traits(device: device, design: design, appearance: appearance)),
            sceneFolder: sceneFolder, file: file, build)
    }

    /// Creates a film of a scene, to which code adds controllers.
    public init(
        _ scene: PresentationScene, sceneFolder: String? = nil, file: String = #filePath,
        _ build: @escaping (FilmStage) -> Void
    ) throws(VitrineError) {
        let folder = sceneFolder ?? CodeFolder.containing(file)
        let source = Source(scene: scene, sceneFolder: folder, build: build)
        do throws(VitrineError) {
            try self.init(source, Changes())
        } catch {
            guard Films.keepsFailures else { throw error }
            try self.init(source, failure: error)
        }
    }

    /// Creates a film that cannot be made, with an empty scene.
    private init(_ source: Source, failure: VitrineError) throws(VitrineError) {
        renderer = try Renderer(PresentationScene())
        (warnings, sceneFolder, posted) = ([], source.sceneFolder, [])
        (self.source, self.failure) = (source, failure)
    }

    /// The input of a film. Unchecked: code of an app runs on one thread at a time.
    private struct Source: @unchecked Sendable {
        let scene: PresentationScene
        let sceneFolder: String?
        let build: (FilmStage) -> Void
    }

    /// The changes of a rendering.
    private struct Changes: Sendable {
        /// Values in place of those of the code.
        var overrides: [SceneOverride] = []
        var threads = Renderer.processors
        var allowsOutsidePaths = false
        var fontPaths: [String] = []
    }

    /// Runs the code until a run presents and shows nothing new.
    private init(_ source: Source, _ changes: Changes) throws(VitrineError) {
        let (scene, sceneFolder) = (source.scene, source.sceneFolder)
        func renderer(_ scene: PresentationScene) throws(VitrineError) -> Renderer {
            try Renderer(
                scene, sceneFolder: sceneFolder, threads: changes.threads,
                allowsOutsidePaths: changes.allowsOutsidePaths, fontPaths: changes.fontPaths)
        }
        var (expected, owners): ([any StagedPresentation], [AnyObject]) = ([], [])
        var assets: [AssetReference] = []
        var elements: [String] = []
        for _ in 0..<Film.runs {
            let presentations = UserStage(
                expecting: expected, owners: owners, traits: scene.traits, codeFolder: sceneFolder)
            let stage = FilmStage(scene, presentations, changes.overrides)
            presentations.build {
                source.build(stage)
                stage.finish()
            }
            stage.scene.values.userObjects.assets = assets
            stage.scene.values.userObjects.pageElements = elements
            // Values of presentations that the code has not presented yet wait for a later run.
            let (varied, unknown) = stage.scene.replacingKnown(changes.overrides)
            let recorded: Renderer
            do {
                recorded = try renderer(varied)
            } catch {
                // An event may name what the code presents later, which is found without events.
                var calls = varied
                calls.timeline = []
                guard (try? renderer(calls)) != nil else { throw error }
                let new = presentations.pageElements.filter { !elements.contains($0) }
                guard !presentations.isComplete || !new.isEmpty else { throw error }
                (expected, owners) = (presentations.late, presentations.owners)
                elements += new
                continue
            }
            let used = presentations.posted.flatMap { stage.scene.assetReferences(of: $0.action, at: "code") }
                .filter { !assets.contains($0) }
            if presentations.isComplete, used.isEmpty {
                if !unknown.isEmpty { throw VitrineError.scene(SceneIssues(unknown)) }
                self.renderer = Film.recordingAppearances(recorded, source, changes)
                self.sceneFolder = sceneFolder
                self.source = source
                warnings = presentations.warnings.messages
                posted = presentations.posted
                failure = nil
                return
            }
            (expected, owners) = (presentations.late, presentations.owners)
            assets += used
        }
        throw VitrineError(FilmError.endless(runs: Film.runs))
    }

    /// Returns the renderer of a film, which runs the code for each appearance that it shows.
    private static func recordingAppearances(_ renderer: Renderer, _ source: Source, _ changes: Changes) -> Renderer {
        var out = renderer
        out.recordAnew = { appearance in
            var changes = changes
            changes.overrides.append(try SceneOverride(checking: .appearance, appearance.rawValue))
            return try Film(source, changes).renderer
        }
        return out
    }

    /// The scene with the additions of the code.
    public var scene: PresentationScene { renderer.scene }

    /// Draws the picture at a time in seconds.
    /// - Throws: `VitrineError.argument` for a time outside `Renderer.moments`.
    public func image(at seconds: Double) throws(VitrineError) -> Bitmap { try renderer.bitmap(at: seconds) }

    /// The frames of the animation, in order.
    /// - Throws: `VitrineError.output` for an animation that is too long.
    public var frames: Renderer.Frames {
        get throws(VitrineError) { try renderer.frames() }
    }

    /// Writes the film as the extension says: `.gif`, `.apng`, `.png`, `.sheet.png`, or a folder of numbered frames.
    /// - Throws: The errors of `Renderer.write(to:)`.
    public func write(to path: String) throws(VitrineError) { try renderer.write(to: path) }

    /// Returns the film as a scene file.
    /// - Throws: `VitrineError.output` for a film that no file can express, such as one in which delegates of the code
    ///   decide while it is recorded.
    public func yaml() throws(VitrineError) -> String {
        var plain = scene
        plain.values.userObjects = UserObjects()
        for one in posted {
            let i = plain.timeline.firstIndex { $0.at > one.seconds } ?? plain.timeline.count
            plain.timeline.insert(TimelineEvent(at: one.seconds, one.action), at: i)
        }
        let other: Renderer
        do { other = try Renderer(plain, sceneFolder: sceneFolder) } catch {
            throw VitrineError(FilmError.notExpressible(reason: "\(error)"))
        }
        let settled = renderer.staged.settled
        for step in 0...Film.comparedMoments {
            let seconds = settled * Double(step) / Double(Film.comparedMoments)
            guard renderer.staged.displayList(at: seconds) == other.staged.displayList(at: seconds) else {
                throw VitrineError(
                    FilmError.notExpressible(
                        reason: "what objects of the code decide makes it differ at \(seconds) s"))
            }
        }
        return plain.yaml
    }

    /// Returns the film with values in place of its own, such as those of a command's options. The code runs again: it
    /// sees the new traits, and its objects are new.
    package func replacing(
        _ overrides: [SceneOverride], threads: Int, allowsOutsidePaths: Bool, fontPaths: [String]
    ) throws -> any RecordedFilm {
        try Film(
            source,
            Changes(
                overrides: overrides, threads: threads, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths))
    }

    /// The number of moments at which a scene file is compared with the film.
    private static let comparedMoments = 60
}

/// An action that code has performed while a film was recorded.
package struct PostedAction: Hashable, Sendable {
    package var seconds: Double
    package var action: TimelineEvent.Action
}

package enum FilmError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Each run of the code presents something new.
    case endless(runs: Int)
    case notExpressible(reason: String)

    package var description: String {
        switch self {
        case .endless(let runs):
            "the code of the film presents other controllers in each of \(runs) runs; make them in the film's closure"
        case .notExpressible(let reason): "no scene file expresses the film: \(reason)"
        }
    }
}

/// `Films.main(["map": try Film { stage in ... }])` offers films of controllers to `vitrine render --swift`. Values in
/// place of the film's own, such as `--appearance dark`, replace those of its scene. The code runs again for each
/// rendering and sees the traits of the picture.
extension Film: SceneConvertible {
    public func makeScene() -> PresentationScene { scene }
}

extension Film: RecordedFilm {}
