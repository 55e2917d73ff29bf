import Foundation
import VitrineEncoders
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces

/// Renders pictures and animations of a scene, in memory or as files.
///
/// ```swift
/// let renderer = try Renderer(contentsOf: "bar.yaml")
/// try renderer.write(to: "bar.png")
/// try renderer.write(to: "bar.gif")
/// ```
public struct Renderer: Sendable {
    package private(set) var staged: StagedScene
    /// The scene for GIFs: with at most 1 pixel per point and 400 pixels in width if the scene specifies no size.
    private(set) var gifStaged: StagedScene
    /// The scene file and its checksum, which every PNG, APNG, GIF, WebP and AVIF carries; nil for a scene in Swift.
    package internal(set) var origin: SceneOrigin?
    /// The number of threads that draw, 1 or more. The result does not depend on it.
    public var threads: Int
    /// The quality of GIFs, WebPs and AVIFs, 1...100. Default: that of the scene's output. At 100, WebPs and AVIFs are
    /// lossless; for GIFs see `GIFOptions.quality`.
    public var gifQuality: Int
    /// The maximum size of GIFs, WebPs and AVIFs, in bytes; nil, the default, if unlimited. To meet it, the quality is
    /// reduced, then only every second or third frame is shown.
    public var maximumGIFBytes: Int?
    /// The dither of GIFs, see `GIFOptions.dither`. Default: none.
    public var gifDither = GIFOptions().dither
    /// Whether the picture of a GIF, WebP or AVIF may be downscaled as well. Default: false.
    public var allowsGIFDownscaling = false

    /// The appearances of a page (`.html`), the first shown first; nil, the default, for the scene's own and the other.
    package var filmAppearances: [Appearance]?
    /// The alternative text in HTML, in place of the scene's `output.alt`. Default: nil.
    package var givenAlternative: String?

    /// The alternative text in HTML; nil if neither the scene nor an option has one.
    package var alternative: String? { givenAlternative ?? scene.output.alt?.text(for: scene.traits.locale) }

    /// Records the scene again in another appearance. Nil, the default, for a scene without code of an app.
    package var recordAnew: (@Sendable (Appearance) throws -> Renderer)?

    /// The number of the machine's processors for this process, 1...64; 1 if the system cannot start as many threads.
    public static let processors = startable(ProcessInfo.processInfo.activeProcessorCount.clamped(to: 1...64))

    /// Returns the number of threads, or 1 if the system cannot start them: Dispatch would wait for them forever.
    package static func startable(_ threads: Int) -> Int {
        // Two more threads encode, and Dispatch has one of its own.
        threads > 1 && !SystemThread.canStart(threads + 3) ? 1 : threads
    }

    /// - Parameters:
    ///   - scene: The scene to render.
    ///   - sceneFolder: The folder of the scene's relative image paths; nil finds bundled artwork only.
    ///   - threads: The number of threads. Default: one per processor.
    ///   - allowsOutsidePaths: Whether images and fonts may lie outside the scene's and the asset folders. Default:
    ///     false.
    ///   - fontPaths: Additional font files and folders, from anywhere. Default: none.
    /// - Throws: `VitrineError.scene` with every problem of the scene's values, `.asset` or `.output`.
    public init(
        _ scene: PresentationScene, sceneFolder: String? = nil, threads: Int = Renderer.processors,
        allowsOutsidePaths: Bool = false, fontPaths: [String] = []
    ) throws(VitrineError) {
        self = try unified {
            try Renderer(
                scene, of: nil, sceneFolder: sceneFolder, threads: threads, allowsOutsidePaths: allowsOutsidePaths,
                fontPaths: fontPaths)
        }
    }

    private init(
        _ scene: PresentationScene, of file: (source: SceneSource, overrides: [SceneOverride])?, sceneFolder: String?,
        threads: Int, allowsOutsidePaths: Bool, fontPaths: [String], isChecked: Bool = false
    ) throws {
        let whole: StagedScene
        do {
            whole = try StagedScene(
                scene, sceneFolder: sceneFolder, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths,
                isChecked: isChecked)
        } catch StageError.sceneInvalid(let issues) {
            throw issues
        }
        staged = whole
        if let scale = whole.gifScale {
            gifStaged = try whole.scaled(to: scale)
        } else {
            gifStaged = whole
        }
        origin = try file.map { file in
            let checksum = try SceneChecksum.hexadecimal(
                of: file.source, sceneFolder: sceneFolder ?? ".", allowsOutsidePaths: allowsOutsidePaths)
            return SceneOrigin(name: file.source.name, checksum: checksum, overrides: file.overrides)
        }
        self.threads = max(1, threads)
        gifQuality = staged.scene.output.quality
    }

    /// Reads a scene file, YAML or JSON; `-` is standard input.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - overrides: Values that replace the file's. Default: none.
    ///   - threads: The number of threads. Default: one per processor.
    ///   - allowsOutsidePaths: Whether images and fonts may lie outside the scene's and the asset folders. Default:
    ///     false.
    ///   - fontPaths: Additional font files and folders, from anywhere. Default: none.
    /// - Throws: `VitrineError.scene` with every problem of the file or of the overrides, `.asset` or `.output`.
    public init(
        contentsOf path: String, overrides: [SceneOverride] = [], threads: Int = Renderer.processors,
        allowsOutsidePaths: Bool = false, fontPaths: [String] = []
    ) throws(VitrineError) {
        try self.init(
            unified {
                try SceneSource(path: path, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths)
            }, overrides: overrides, threads: threads, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths)
    }

    /// Creates a renderer of a scene file that has been read and checked with the same paths.
    /// - Parameter overrides: Values that replace the file's. Default: none.
    /// - Throws: `VitrineError.scene` with every problem of the overrides, `.asset` or `.output`.
    package init(
        _ source: SceneSource, overrides: [SceneOverride] = [], threads: Int = Renderer.processors,
        allowsOutsidePaths: Bool = false, fontPaths: [String] = []
    ) throws(VitrineError) {
        self = try unified {
            try Renderer(
                reading: source, overrides: overrides, threads: threads, allowsOutsidePaths: allowsOutsidePaths,
                fontPaths: fontPaths)
        }
    }

    /// Returns the renderer of another appearance. Fonts, icons and pictures are not loaded again.
    func showing(_ appearance: Appearance) throws -> Renderer {
        var other = self
        if let recordAnew {
            let recorded = try recordAnew(appearance)
            (other.staged, other.gifStaged) = (recorded.staged, recorded.gifStaged)
            return other
        }
        var scene = scene
        scene.traits.appearance = appearance
        other.staged = try staged.showing(scene)
        other.gifStaged = try other.staged.gifScale.map { try other.staged.scaled(to: $0) } ?? other.staged
        if let key = try? SceneOverride(checking: .appearance, appearance.rawValue) {
            other.origin?.overrides.removeAll { $0.key == .appearance }
            other.origin?.overrides.append(key)
        }
        return other
    }

    /// Creates a renderer of scenes side by side below labels; rate, beginning, speed and quality are the first
    /// scene's.
    /// - Throws: `VitrineError.output` for a picture that is too large.
    package init(sideBySide renderers: [Renderer], labels: [String], columns: Int?) throws(VitrineError) {
        precondition(!renderers.isEmpty, "scenes side by side are at least one")
        self = renderers[0]
        (staged, gifStaged) = try unified {
            (
                try StagedScene(sideBySide: renderers.map(\.staged), labels: labels, columns: columns),
                try StagedScene(sideBySide: renderers.map(\.gifStaged), labels: labels, columns: columns)
            )
        }
        origin = nil
    }

    private init(
        reading source: SceneSource, overrides: [SceneOverride], threads: Int, allowsOutsidePaths: Bool,
        fontPaths: [String]
    ) throws {
        // The scene is checked below, with its assets.
        let scene = try source.scene.replacingUnchecked(overrides)
        try self.init(
            scene, of: (source, Renderer.effective(overrides, of: source.scene, giving: scene)),
            sceneFolder: source.folder, threads: threads, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths,
            isChecked: overrides.isEmpty)
    }

    /// Returns the overrides that change the scene: the last of several for one key, and none of the scene's own
    /// values.
    private static func effective(
        _ overrides: [SceneOverride], of scene: PresentationScene, giving result: PresentationScene
    ) -> [SceneOverride] {
        var keys: [SceneOverride.Key] = []
        for one in overrides where !keys.contains(one.key) { keys.append(one.key) }
        var kept = keys.compactMap { key in overrides.last { $0.key == key } }
        for one in kept {
            let others = kept.filter { $0 != one }
            if (try? scene.replacingUnchecked(others)) == result { kept = others }
        }
        return kept
    }

    public var scene: PresentationScene { staged.scene }

    /// The size of all animations except GIFs, see `gifSize`, and of stills, in pixels. If the device rotates in the
    /// scene, a still has the orientation at its time, an animation a canvas that contains both.
    public var size: PixelSize { PixelSize(width: staged.viewport.width, height: staged.viewport.height) }

    /// The size of GIFs in pixels. If the output specifies neither size, scale, crop nor frame, it is at most 1 pixel
    /// per point and 400 pixels wide.
    public var gifSize: PixelSize {
        PixelSize(width: gifStaged.viewport.width, height: gifStaged.viewport.height)
    }
    /// The size of every picture in points.
    package var pointSize: Size {
        let viewport = staged.viewport
        return Size(width: Double(viewport.width) / viewport.scale, height: Double(viewport.height) / viewport.scale)
    }

    /// The legal times of pictures, in seconds.
    public static let moments = 0.0...3600.0

    /// Draws the picture in sRGB at a second. Default: the moment of the scene's output.
    /// - Throws: `VitrineError.argument` for a time outside `moments`, an error for a damaged font of Vitrine's own.
    public func bitmap(at seconds: Double? = nil) throws(VitrineError) -> Bitmap { try bitmap(at: seconds, in: .sRGB) }

    private func bitmap(at seconds: Double?, in colorSpace: ColorSpace) throws(VitrineError) -> Bitmap {
        if let seconds, !Renderer.moments.contains(seconds) {
            throw VitrineError(RendererError.momentOutOfRange(seconds, legal: Renderer.moments))
        }
        let moment = seconds ?? staged.stillMoment
        let bitmap = staged.still(at: moment).picture(at: moment, in: colorSpace, threads: threads)
        try unified { try staged.checkFonts() }
        return bitmap
    }

    /// Encodes a PNG of a second, in the color space of the output. Default: the moment of the scene's output.
    /// - Throws: `VitrineError.argument` for a time outside `moments`.
    public func png(at seconds: Double? = nil) throws(VitrineError) -> [UInt8] {
        var note = origin.map { PictureNote($0) }
        if let seconds { note?.show(at: seconds) }
        let bitmap = try bitmap(at: seconds, in: scene.output.colorSpace)
        var options = pngOptions(note)
        options.colorSpace = scene.output.colorSpace
        return try unified { try PNG.encode(bitmap, options: options) }
    }

    /// The note of an animation; nil for a scene in Swift.
    var note: PictureNote? {
        guard var origin else { return nil }
        // The animation is the same, whichever moment a still shows.
        origin.overrides.removeAll { $0.key == .still }
        return PictureNote(origin)
    }

    /// Returns the options with the density of the scene's pixels, and a note.
    func pngOptions(_ note: PictureNote?) -> PNGOptions {
        // An inch has 72 points. A density beyond a PNG's range is left out.
        let density = staged.viewport.scale * 72
        return PNGOptions(
            density: PNGOptions.densities.contains(density) ? density : nil, metadata: note.map { [$0.pngText] } ?? [])
    }

    /// Encodes an animated GIF.
    /// - Parameter progress: Called with the number of frames drawn and of all frames.
    /// - Throws: `VitrineError.encoding` if every GIF exceeds `maximumGIFBytes`, `.output` for a too long animation.
    public func gif(progress: (Int, Int) -> Void = { _, _ in }) throws(VitrineError) -> [UInt8] {
        try unified { try fittingGIF(progress).bytes }
    }

    /// Returns the best GIF within the maximum size.
    func fittingGIF(_ progress: (Int, Int) -> Void) throws -> GIFBudget.Animation {
        try fitting("GIF") { try gif($0, progress) }
    }

    private func fitting(
        _ name: String, _ encode: (GIFBudget.EncodingSettings) throws -> [UInt8]
    ) throws -> GIFBudget.Animation {
        let budget = GIFBudget(
            maximum: maximumGIFBytes ?? .max, quality: gifQuality, allowsDownscaling: allowsGIFDownscaling)
        let animation = try budget.best(encode)
        if animation.bytes.count > budget.maximum {
            throw RendererError.animationTooLarge(name, smallest: animation.bytes.count, maximum: budget.maximum)
        }
        return animation
    }

    /// Returns the best WebP or AVIF within the maximum size.
    func fitting(_ format: AnimationFormat, _ progress: (Int, Int) -> Void) throws -> GIFBudget.Animation {
        let sequence = try FrameSequence(staged, limitedForGIF: false)
        return try fitting(format.name) { settings in
            do {
                return try animation(format, of: sequence, settings, hasAlpha: nil, progress)
            } catch ImageEncodingError.alphaAppears {
                return try animation(format, of: sequence, settings, hasAlpha: true, progress)
            }
        }
    }

    private func animation(
        _ format: AnimationFormat, of sequence: FrameSequence, _ settings: GIFBudget.EncodingSettings, hasAlpha: Bool?,
        _ progress: (Int, Int) -> Void
    ) throws -> [UInt8] {
        let scaler = AreaScaler(width: size.width, height: size.height, percent: settings.percent)
        let options = AnimationOptions(
            unit: FrameDuration(sequence.rate.denominator, sequence.rate.numerator), loopCount: scene.output.loop,
            quality: settings.quality, hasAlpha: hasAlpha, frameCount: sequence.frameCount / settings.every,
            note: animationNote?.text)
        var encoder = try AnimationEncoder(format, width: scaler.width, height: scaler.height, options: options)
        try sequence.forEachFrame(threads: threads) { frame in
            if frame.index % settings.every == 0 { try encoder.add(scaler.scaled(frame.bitmap), at: frame.index) }
            progress(frame.index + 1, sequence.frameCount)
        }
        return try encoder.finish(at: sequence.frameCount)
    }

    private func gif(_ settings: GIFBudget.EncodingSettings, _ progress: (Int, Int) -> Void) throws -> [UInt8] {
        let sequence = try FrameSequence(gifStaged)
        let scaler = AreaScaler(width: gifSize.width, height: gifSize.height, percent: settings.percent)
        let encoder = try GIFEncodingQueue(self, settings)
        var damage: [PixelRect] = []
        try sequence.forEachFrame(threads: threads) { frame in
            damage += frame.damage
            if frame.index % settings.every == 0 {
                try encoder.add(
                    scaler.scaled(frame.bitmap), at: frame.timeInCentiseconds, damage: damage.map(scaler.scaled))
                damage = []
            }
            progress(frame.index + 1, sequence.frameCount)
        }
        return noted(try encoder.finish(at: sequence.end))
    }

    /// Returns a GIF with the note of its settings.
    func noted(_ gif: [UInt8]) -> [UInt8] {
        guard var note = animationNote else { return gif }
        if gifDither != GIFOptions().dither { note.dither = gifDither }
        return PictureTexts.adding(comment: note.text, toGIF: gif)
    }

    /// The note of an animation with its quality; nil for a scene in Swift.
    private var animationNote: PictureNote? {
        guard var note else { return nil }
        if gifQuality != scene.output.quality { note.quality = gifQuality }
        note.maximumBytes = maximumGIFBytes
        note.allowsDownscaling = maximumGIFBytes != nil && allowsGIFDownscaling
        return note
    }

    /// Returns the number of frames of a GIF's animation, of which the file merges equal ones.
    /// - Throws: `VitrineError.output` for an animation that is too long.
    public func frameCount() throws(VitrineError) -> Int { try unified { try FrameSequence(gifStaged).frameCount } }

    /// The frame rate of the scene if a GIF cannot show it; nil if it can.
    package var rateAboveGIF: Double? {
        scene.output.fps > 100 / Double(GIFEncoder.shortestDelay) ? scene.output.fps : nil
    }
}

extension GIFEncodingQueue {
    convenience init(_ renderer: Renderer, _ settings: GIFBudget.EncodingSettings) throws(ImageEncodingError) {
        let size = AreaScaler(
            width: renderer.gifSize.width, height: renderer.gifSize.height, percent: settings.percent)
        let options = GIFOptions(
            loopCount: renderer.scene.output.loop, quality: settings.quality,
            dither: renderer.gifDither)
        try self.init(width: size.width, height: size.height, options: options, threads: renderer.threads)
    }
}

extension StagedScene {
    /// The maximum width in pixels of a GIF whose scene specifies no size.
    static let openGIFWidth = 400.0

    /// The pixels per point of GIFs; nil if the scene specifies its size.
    fileprivate var gifScale: Double? {
        let output = scene.output
        guard output.size == nil, output.scale == nil, output.crop == .all, output.frame == nil else { return nil }
        return min(1, StagedScene.openGIFWidth * viewport.scale / Double(pictureWidth))
    }
}

extension SceneSource {
    /// Reads a scene file and checks the icons, pictures and fonts that it names.
    /// - Throws: Every problem of the file and its assets.
    package init(path: String, allowsOutsidePaths: Bool, fontPaths: [String]) throws(SceneIssues) {
        try self.init(path: path) { scene, folder in
            AssetCheck(sceneFolder: folder, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths)
                .issues(of: scene)
        }
    }
}
