import Vitrine
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives
import VitrineStage

/// The contents of snapshots of a scene.
package enum SceneContent {
    /// A still at a time in seconds. Default: the time that the scene's output specifies.
    /// - Throws: The errors of `Renderer.bitmap`.
    package static func image(_ renderer: Renderer, at seconds: Double? = nil) throws(VitrineError) -> SnapshotContent {
        let moment = seconds ?? renderer.staged.stillMoment
        return .image(try renderer.bitmap(at: seconds), elements: stillElements(renderer.staged, at: moment))
    }

    /// Every frame of the scene's animation in true color.
    /// - Throws: The errors of `Renderer.frames`.
    package static func film(_ renderer: Renderer) throws(VitrineError) -> SnapshotContent {
        let sequence: FrameSequence
        do { sequence = try FrameSequence(renderer.staged, limitedForGIF: false) } catch { throw VitrineError(error) }
        let (rate, threads) = (sequence.rate, renderer.threads)
        let output = renderer.scene.output
        let fps = Double(rate.numerator) / Double(rate.denominator)
        return .film(
            FilmContent(
                size: PictureSize(width: renderer.size.width, height: renderer.size.height), fps: fps,
                unit: FrameDuration(rate.denominator, rate.numerator), loopCount: output.loop,
                count: sequence.frameCount,
                frames: {
                    var frames = sequence.frames(threads: threads)
                    let unit = FrameDuration(rate.denominator, rate.numerator)
                    return AnyIterator { frames.next().map { FilmPicture(bitmap: $0.bitmap, duration: unit) } }
                },
                elements: { filmElements(sequence.staged, at: $0) },
                poses: poses(sequence)))
    }

    /// The movements of the scene's elements.
    /// - Throws: The errors of `Renderer.frames`.
    package static func poses(_ renderer: Renderer) throws(VitrineError) -> SnapshotContent {
        let sequence: FrameSequence
        do { sequence = try FrameSequence(renderer.staged, limitedForGIF: false) } catch { throw VitrineError(error) }
        return .poses(poses(sequence), fps: Double(sequence.rate.numerator) / Double(sequence.rate.denominator))
    }

    /// The text that assistive technology reads at a time in seconds, a line for each element from front to back, with
    /// its frame in points: `button "Play" at 12, 700, 44, 44: popupBar.play`.
    /// - Throws: `VitrineError.argument` for a time outside `Renderer.moments`.
    package static func accessibility(
        _ renderer: Renderer, at seconds: Double? = nil
    ) throws(VitrineError) -> SnapshotContent {
        if let seconds, !Renderer.moments.contains(seconds) {
            throw VitrineError(RendererError.momentOutOfRange(seconds, legal: Renderer.moments))
        }
        let staged = renderer.staged
        let lines = staged.elements(at: seconds ?? staged.stillMoment).compactMap { element -> String? in
            guard let text = element.accessibility else { return nil }
            let pose = PoseFilm.Pose(element.frame)
            let numbers = [pose.x, pose.y, pose.width, pose.height].map(PoseFilm.points)
            return "\(text.replacing("\n", with: "\\n")) at \(numbers.joined(separator: ", ")): \(element.name)\n"
        }
        return .text(lines.joined())
    }

    /// The number of samples of movements per second: the ticks of a scene.
    private static let poseRate = 120

    private static func poses(_ sequence: FrameSequence) -> PoseFilm {
        let clock = sequence.staged.scene.output.clock
        let seconds = Double(sequence.frameCount) * Double(sequence.rate.denominator) / Double(sequence.rate.numerator)
        let count = max(1, Int((seconds * Double(poseRate)).rounded()))
        var film = PoseFilm(rate: poseRate, count: count)
        for i in 0..<count {
            let moment = clock.moment(at: Double(i) / Double(poseRate))
            for element in sequence.staged.elements(at: moment) {
                film.record(element.name, PoseFilm.Pose(element.frame), at: i)
            }
        }
        return film
    }

    /// The elements at a time of the scene's animation in seconds.
    package static func filmElements(_ staged: StagedScene, at seconds: Double) -> ElementMap {
        elements(staged, at: staged.scene.output.clock.moment(at: seconds))
    }

    /// The elements of a still at a time of the scene in seconds.
    package static func stillElements(_ staged: StagedScene, at seconds: Double) -> ElementMap {
        elements(staged.still(at: seconds), at: seconds)
    }

    private static func elements(_ staged: StagedScene, at seconds: Double) -> ElementMap {
        ElementMap(
            staged.elements(at: seconds).map {
                ElementRegion(name: $0.name, rect: staged.pixels(of: $0.frame, at: seconds))
            })
    }
}
