import VitrineDisplayList
import VitrineMotion
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A scene with loaded assets and recorded events. Any moment can be drawn, in any order, from any thread.
package struct StagedScene: Sendable {
    package internal(set) var scene: PresentationScene
    /// The size and position of the written part.
    package internal(set) var viewport: Viewport
    package private(set) var context: Context
    /// The layout of a screen in a device, and the context of the stage around it.
    let stage: (layout: DeviceFrameLayout, context: Context)?
    package private(set) var screen: Screen
    /// The path of the camera; nil for a scene without camera.
    var camera: CameraPath?
    /// The pictures of a scene that is shown several times.
    var pictures: [SideBySidePicture] = []
    /// The assets that the scene names.
    private let references: [AssetReference]

    /// - Parameters:
    ///   - sceneFolder: The folder of the scene's relative paths; nil for a scene that is no file.
    ///   - assets: The fonts, icons and artwork. Default: those that come with the package.
    ///   - allowsOutsidePaths: Whether files may lie outside the scene's and the asset folders. Default: false.
    ///   - fontPaths: Additional font files and folders, from anywhere; they precede the scene's own. Default: none.
    ///   - isChecked: Whether the scene's values and assets have been checked already, with the same parameters.
    /// - Throws: `StageError` for values out of range, and for missing or broken pictures, icons and fonts.
    package init(
        _ scene: PresentationScene, sceneFolder: String? = nil, assets: AssetFolder = .bundled,
        allowsOutsidePaths: Bool = false, fontPaths: [String] = [], isChecked: Bool = false
    ) throws(StageError) {
        try self.init(
            scene, images: ImageFinder(sceneFolder: sceneFolder, assets: assets, allowsOutside: allowsOutsidePaths),
            fontPaths: fontPaths, isChecked: isChecked)
    }

    /// - Parameter finder: Finds the scene's pictures.
    init(
        _ scene: PresentationScene, images finder: ImageFinder, fontPaths: [String] = [], isChecked: Bool = false
    ) throws(StageError) {
        self = try Self.onLargeStack { () throws(StageError) -> StagedScene in
            let check = AssetCheck(images: finder, fontPaths: fontPaths)
            let issues = isChecked ? [] : scene.validate { check.issues(of: $0) }
            guard issues.isEmpty else { throw .sceneInvalid(SceneIssues(issues)) }
            let viewport = try Viewport(scene.output, on: scene.traits)
            let references = scene.assetReferences
            let context = try SceneAssets.context(
                for: scene, references: references, viewport: viewport, assets: finder.assets, images: finder,
                fontPaths: fontPaths)
            var staged = try StagedScene(scene, context, references: references)
            staged.ignoredProfiles = finder.ignoredProfiles
            return staged
        }
    }

    /// Returns the scene at another number of pixels per point. Nothing is loaded or recorded again.
    /// - Throws: `StageError` for a picture that is too large.
    package func scaled(to scale: Double) throws(StageError) -> StagedScene {
        var scene = scene
        scene.output.scale = scale
        var context = stage?.context ?? context
        context.viewport = try Viewport(scene.output, on: scene.traits)
        return try Self.onLargeStack { () throws(StageError) -> StagedScene in
            try StagedScene(scene, context, references: references, recorded: screen)
        }
    }

    /// Returns another scene with the fonts, icons and pictures of this one. It must name no others.
    package func showing(_ other: PresentationScene) throws(StageError) -> StagedScene {
        var context = stage?.context ?? context
        context.traits = other.traits
        context.viewport = try Viewport(other.output, on: other.traits)
        return try Self.onLargeStack { () throws(StageError) -> StagedScene in
            try StagedScene(other, context)
        }
    }

    /// - Parameter outer: The context of the whole picture, with everything that the scene names.
    /// - references: The scene's references. Default: they are computed.
    /// - recorded: The recorded screen. Default: none.
    init(
        _ scene: PresentationScene, _ outer: Context, references: [AssetReference]? = nil, recorded: Screen? = nil
    ) throws(StageError) {
        self.scene = scene
        self.references = references ?? scene.assetReferences
        viewport = outer.viewport
        var inner = outer
        if let layout = scene.output.frameLayout(on: scene.traits) {
            stage = (layout, outer)
            inner.viewport = FramedStage.screenViewport(
                of: viewport, layout, deviceScale: scene.traits.device.scale)
        } else {
            stage = nil
        }
        context = inner
        if let recorded {
            screen = recorded
        } else {
            do throws(RecordingError) {
                screen = try ScreenRecorder.record(scene, references: self.references, in: inner)
            } catch {
                if case .invalid(let issues) = error { throw .sceneInvalid(issues) }
                throw .endless(error)
            }
        }
        // Whether the device rotates is known when everything is recorded.
        if let area = screen.turningArea { try show(area) }
        if scene.output.sideBySide == nil {
            camera = try cameraPath()
        } else {
            (pictures, viewport) = try Self.pictures(of: scene, in: outer)
        }
    }

    /// Shows another part of the canvas, if the scene has no crop.
    private mutating func show(_ area: Rect) throws(StageError) {
        guard scene.output.crop == .all, stage == nil else { return }
        viewport = try Viewport(scene.output, on: scene.traits, showing: area)
        context.viewport = viewport
    }

    /// Returns the scene as a still of a time shows it. The still of a film in which the device rotates contains only
    /// the screen in its orientation, as screenshots do; the canvas of the film contains both orientations.
    package func still(at seconds: Double) -> StagedScene {
        if let sideBySide = scene.output.sideBySide {
            var out = self
            let stills = pictures.map { $0.staged.still(at: seconds) }
            do throws(StageError) {
                (out.pictures, out.viewport) = try SideBySidePicture.layout(
                    stills, sideBySide, captions: scene.output.captions?.height ?? 0)
            } catch { return self }
            return out
        }
        guard let area = screen.stillArea(at: seconds, in: context.viewport) else { return self }
        var out = self
        out.screen.isScreenshot = true
        do throws(StageError) { try out.show(area) } catch { return self }
        return out
    }

    /// Runs the computation of motion with more stack than every thread has.
    private static func onLargeStack(
        _ make: () throws(StageError) -> StagedScene
    ) throws(StageError) -> StagedScene {
        let result: Result<StagedScene, StageError>
        do throws(SystemThread.StartFailure) { result = try LargeStack.run(make) } catch {
            throw .threadFailed(reason: "\(error)")
        }
        return try result.get()
    }

    /// The time in seconds after which nothing moves, not before the end of the last event. Scrolling titles have
    /// completed one period by then.
    package var settled: Double { settled(withLap: true) }

    private func settled(withLap: Bool) -> Double {
        let rest = pictures.reduce(screen.end) { max($0, $1.staged.settled(withLap: withLap)) }
        let lap =
            withLap && pictures.isEmpty ? LargeStack.ensure { screen.lapEnd(at: rest, in: context) ?? 0 } : 0
        let arrival = scene.output.camera.last?.end ?? 0
        let caption = scene.output.captions?.lines.last.map { $0.at + Captions.fading } ?? 0
        return scene.timeline.reduce(max(rest, lap, caption, arrival)) { end, event in
            let verb = ScreenVerbs.verb(event.action.verb)
            let waits =
                event.action.verb == "wait" ? verb?.duration(event.action.arguments, value: event.action.value) : 0
            return max(end, event.at + (waits ?? 0))
        }
    }

    /// The seconds by which scrolling titles extend an animation: one period while everything else is at rest.
    package var marqueeSeconds: Double {
        guard scene.output.duration == nil else { return 0 }
        let clock = scene.output.clock
        return max(0, clock.position(of: settled) - clock.position(of: settled(withLap: false)))
    }

    /// Returns the display list of a time in seconds.
    /// - Parameter threads: The number of threads that lay it out, 1 or more; the result is the same. Default: 1.
    package func displayList(at seconds: Double, in colorSpace: ColorSpace = .sRGB, threads: Int = 1) -> DisplayList {
        LargeStack.ensure {
            let (nodes, background) = nodes(at: seconds, threads)
            return Resolver.displayList(for: nodes, in: viewport, background: background, colorSpace: colorSpace)
        }
    }

    /// Returns the nodes of the screen, or of the stage with the screen in its device.
    func nodes(at seconds: Double, _ threads: Int = 1) -> (nodes: [Node], background: RGBColor) {
        var out: (nodes: [Node], background: RGBColor)
        if let sideBySide = scene.output.sideBySide {
            out = SideBySidePicture.nodes(pictures, sideBySide, at: seconds, context.besideScreen, threads)
        } else {
            out = LargeStack.ensure { stageNodes(at: seconds, threads) }
            if let transform = camera?.transform(at: seconds), transform != .identity {
                out.nodes = [.group(GroupNode(out.nodes, transform: transform))]
            }
        }
        if let captions = scene.output.captions {
            out.nodes += captions.nodes(at: seconds, in: viewport, (stage?.context ?? context).besideScreen)
        }
        return out
    }

    private func stageNodes(at seconds: Double, _ threads: Int) -> (nodes: [Node], background: RGBColor) {
        var context = context
        context.threads = threads
        let shown = screen.nodes(at: seconds, in: context)
        guard let stage, let frame = scene.output.frame else { return shown }
        var outer = stage.context
        outer.traits = screen.host.traits.value(at: seconds)
        return FramedStage(frame, layout: stage.layout, in: outer).picture(shown)
    }

    /// The notifications of the libraries' users, in order of time: delegate calls, lifecycle events, haptic feedback.
    package var log: [LoggedEvent] { screen.log }

    package var hapticFeedback: [HapticFeedback] {
        screen.log.compactMap { if case .haptic(let feedback) = $0.what { feedback } else { nil } }
    }

    /// Returns what the fonts lack at the times when an event begins, and at rest.
    package func assetReportOfMoments() -> AssetReport {
        for seconds in Set([0, settled] + scene.timeline.map(\.at)).sorted() { _ = displayList(at: seconds) }
        return assetReport
    }

    /// The report of what has been laid out so far.
    package var assetReport: AssetReport {
        AssetReport(
            missing: context.typesetter.missingCharacters, problems: context.typesetter.book.problems,
            profiles: ignoredProfiles)
    }

    private var ignoredProfiles: [AssetReport.IgnoredProfile] = []

    /// - Throws: `StageError.assetBroken` if one of Vitrine's own fonts could not be opened: another face in its place
    ///   would make a different picture than on other machines. Fonts of a user are replaced and reported instead.
    package func checkFonts() throws(StageError) {
        for problem in context.typesetter.book.problems {
            guard case .inFile(let name, let reason) = problem, BundledFonts.files.contains(where: { $0.name == name })
            else { continue }
            throw .assetBroken(path: "Fonts/\(name)", reason: "\(reason)")
        }
    }

    /// Draws the picture of a time in seconds.
    package func picture(at seconds: Double, in colorSpace: ColorSpace = .sRGB, with rasterizer: Rasterizer) -> Bitmap {
        rasterizer.render(displayList(at: seconds, in: colorSpace, threads: rasterizer.threads))
    }

    /// Draws the picture of a time in seconds.
    /// - Parameter threads: The number of threads that lay it out and paint it, 1...64. Default: 1.
    package func picture(at seconds: Double, in colorSpace: ColorSpace = .sRGB, threads: Int = 1) -> Bitmap {
        picture(at: seconds, in: colorSpace, with: Rasterizer(threads: threads))
    }

    /// The moment of a still, in seconds.
    package var stillMoment: Double {
        switch scene.output.still {
        case .settled: settled
        case .at(let seconds): seconds
        }
    }
}
