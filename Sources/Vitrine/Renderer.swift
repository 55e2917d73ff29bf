import Foundation
import VitrineEncoders
import VitrinePrimitives
import VitrineStage
import VitrineSurfaces

/// Renders a scene: pictures and animations of it, in memory or as files.
///
/// ```swift
/// let renderer = try Renderer(contentsOf: "bar.yaml")
/// try renderer.write(to: "bar.png")
/// try renderer.write(to: "bar.gif")
/// ```
public struct Renderer: Sendable {
    package private(set) var staged: StagedScene
    /// What GIFs show: the same at no more than 1 pixel per point and 400 pixels across, for a scene that leaves its size
    /// open.
    private(set) var gifStaged: StagedScene
    /// The scene file and its checksum, which every PNG, APNG, GIF, WebP, AVIF and contact sheet carries; nil for a scene in Swift.
    package internal(set) var origin: SceneOrigin?
    /// Threads that draw, 1 or more. The result does not depend on it.
    public var threads: Int
    /// How good GIFs, WebPs and AVIFs look, 1...100; by default what the scene's output says. At 100 WebPs and AVIFs are
    /// lossless; for GIFs see `GIFOptions.quality`.
    public var gifQuality: Int
    /// The largest GIF, WebP and AVIF, in bytes; nil, the default, for any. Where it is exceeded, quality goes down, then every second or
    /// third frame only is shown.
    public var maximumGIFBytes: Int?
    /// See `GIFOptions.dither`; default none.
    public var gifDither = GIFOptions().dither
    /// Whether the picture of a GIF, WebP or AVIF may become smaller, too. Default false.
    public var allowsGIFDownscaling = false

    /// The appearances that a page (`.html`) shows, the first one first. Nil, the default, for the scene's own and the other.
    package var filmAppearances: [Appearance]?
    /// What stands in for the picture in HTML, in place of the scene's `output.alt`. Nil, the default, for the scene's.
    package var givenAlternative: String?

    /// What stands in for the picture in HTML; nil where neither the scene nor an option says it.
    package var alternative: String? { givenAlternative ?? scene.output.alt?.text(for: scene.traits.locale) }

    /// Records the scene anew in another appearance. Nil, the default, for a scene without code of an app.
    package var recordAnew: (@Sendable (Appearance) throws -> Renderer)?

    /// As many threads as the machine has processors for this process, 1...64; 1 where the system cannot start them.
    public static let processors = startable(min(64, max(1, ProcessInfo.processInfo.activeProcessorCount)))

    /// As many threads as asked for, or 1 where the system cannot start them: Dispatch would wait for them forever.
    package static func startable(_ threads: Int) -> Int {
        // Beside those that draw, two encode, and Dispatch has one of its own.
        threads > 1 && !SystemThread.canStart(threads + 3) ? 1 : threads
    }

    /// - Parameters:
    ///   - scene: what is rendered.
    ///   - sceneFolder: where the scene's relative image paths begin; nil finds bundled artwork only.
    ///   - threads: default: one a processor.
    ///   - allowsOutsidePaths: whether images and fonts may lie outside the scene's folder and the asset folders. Default
    ///     false.
    ///   - fontPaths: more font files and folders of them, from anywhere. Default: none.
    /// - Throws: `VitrineError.scene` with everything that is wrong with the scene's values, `.asset` or `.output`.
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
    ///   - path: the file.
    ///   - overrides: values that take the place of the file's. Default: none.
    ///   - threads: default: one a processor.
    ///   - allowsOutsidePaths: whether images and fonts may lie outside the scene's folder and the asset folders. Default
    ///     false.
    ///   - fontPaths: more font files and folders of them, from anywhere. Default: none.
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

    /// Takes a scene file that has been read and checked with the same paths.
    /// - Parameter overrides: values that take the place of the file's. Default: none.
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

    /// The same scene in another appearance. Fonts, icons and pictures are not loaded again.
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

    /// Renders scenes side by side, each with a label above it; rate, beginning, speed and quality are those of the first.
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
        // Checked below, with its assets.
        let scene = try source.scene.replacingUnchecked(overrides)
        try self.init(
            scene, of: (source, Renderer.telling(overrides, of: source.scene, giving: scene)),
            sceneFolder: source.folder, threads: threads, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths,
            isChecked: overrides.isEmpty)
    }

    /// The overrides without which a scene would be another: of several for one key the last, and none that says what the
    /// scene says.
    private static func telling(
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

    /// Pixels of every animation but GIFs, see `gifSize`, and of stills, unless the device is turned in the scene: a still shows the
    /// screen as it stands at the time, an animation a canvas that holds both orientations.
    public var size: PixelSize { PixelSize(width: staged.viewport.width, height: staged.viewport.height) }

    /// Pixels of GIFs. Those of a scene whose output says neither size, scale, crop nor frame have at most 1 pixel per point
    /// and are at most 400 pixels wide.
    public var gifSize: PixelSize {
        PixelSize(width: gifStaged.viewport.width, height: gifStaged.viewport.height)
    }
    /// Points of every picture.
    package var pointSize: Size {
        let viewport = staged.viewport
        return Size(width: Double(viewport.width) / viewport.scale, height: Double(viewport.height) / viewport.scale)
    }

    /// Legal times of pictures, in seconds.
    public static let moments = 0.0...3600.0

    /// The picture in sRGB at a time in seconds; by default the moment that the scene's output names.
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

    /// The bytes of a PNG file that shows the scene at a time in seconds; by default the moment that the scene's output
    /// names. The file is in the color space of the output.
    /// - Throws: `VitrineError.argument` for a time outside `moments`.
    public func png(at seconds: Double? = nil) throws(VitrineError) -> [UInt8] {
        var note = origin.map { PictureNote($0) }
        if let seconds { note?.show(at: seconds) }
        let output = scene.output
        var bitmap = try bitmap(at: seconds, in: output.blendsInSRGB ? .sRGB : output.colorSpace)
        if output.blendsInSRGB { bitmap = Image(bitmap).converted(to: output.colorSpace).bitmap }
        var options = pngOptions(note)
        options.colorSpace = output.colorSpace
        options.namesColorSpace = output.embedsProfile
        return try unified { try PNG.encode(bitmap, options: options) }
    }

    /// What an animation says of its scene; nil for a scene in Swift.
    var note: PictureNote? {
        guard var origin else { return nil }
        // It is the same animation, whichever moment a still shows.
        origin.overrides.removeAll { $0.key == .still }
        return PictureNote(origin)
    }

    /// The density of the scene's pixels, and a note.
    func pngOptions(_ note: PictureNote?) -> PNGOptions {
        // An inch has 72 points. Beyond what a PNG can say, it says nothing.
        let density = staged.viewport.scale * 72
        return PNGOptions(
            density: PNGOptions.densities.contains(density) ? density : nil, metadata: note.map { [$0.pngText] } ?? [])
    }

    /// An animated GIF's bytes.
    /// - Parameter progress: told the number of frames drawn and of all frames.
    /// - Throws: `VitrineError.encoding` when no GIF is as small as `maximumGIFBytes`, `.output` for an animation that is too
    ///   long.
    public func gif(progress: (Int, Int) -> Void = { _, _ in }) throws(VitrineError) -> [UInt8] {
        try unified { try fittingGIF(progress).bytes }
    }

    /// The best GIF that is as small as it must be.
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

    /// The best WebP or AVIF that is as small as it must be.
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
                    scaler.scaled(frame.bitmap), at: frame.shownAt, damage: damage.map(scaler.scaled))
                damage = []
            }
            progress(frame.index + 1, sequence.frameCount)
        }
        return noted(try encoder.finish(at: sequence.end))
    }

    /// A GIF with the note of how it was made.
    func noted(_ gif: [UInt8]) -> [UInt8] {
        guard var note = animationNote else { return gif }
        if gifDither != GIFOptions().dither { note.dither = gifDither }
        return PictureTexts.adding(comment: note.text, toGIF: gif)
    }

    /// How an animation of a quality was made; nil for a scene in Swift.
    private var animationNote: PictureNote? {
        guard var note else { return nil }
        if gifQuality != scene.output.quality { note.quality = gifQuality }
        note.maximumBytes = maximumGIFBytes
        note.allowsDownscaling = maximumGIFBytes != nil && allowsGIFDownscaling
        return note
    }

    /// Frames of a GIF's animation, of which the file shows equal ones as one.
    /// - Throws: `VitrineError.output` for an animation that is too long.
    public func frameCount() throws(VitrineError) -> Int { try unified { try FrameSequence(gifStaged).frameCount } }

    /// Frames per second that the scene asks for and a GIF cannot show; nil where it can.
    package var rateAboveGIF: Double? {
        scene.output.fps > 100 / Double(GIFEncoder.shortestDelay) ? scene.output.fps : nil
    }
}

extension GIFEncodingQueue {
    /// An encoder for a renderer's pictures.
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
    /// Most pixels across of a GIF whose scene leaves its size open.
    static let openGIFWidth = 400.0

    /// Pixels per point of GIFs; nil where the scene says what it wants.
    fileprivate var gifScale: Double? {
        let output = scene.output
        guard output.size == nil, output.scale == nil, output.crop == .all, output.frame == nil else { return nil }
        return min(1, StagedScene.openGIFWidth * viewport.scale / Double(pictureWidth))
    }
}

extension SceneSource {
    /// Reads a scene file and looks for the icons, pictures and fonts that it names.
    /// - Throws: everything that is wrong with the file and its assets.
    package init(path: String, allowsOutsidePaths: Bool, fontPaths: [String]) throws(SceneIssues) {
        try self.init(path: path) { scene, folder in
            AssetCheck(sceneFolder: folder, allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths)
                .issues(of: scene)
        }
    }
}
