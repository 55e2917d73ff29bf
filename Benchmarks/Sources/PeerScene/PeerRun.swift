import BenchmarkScenes
import Foundation
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer

/// Draws every row of the comparison and times it.
///
/// What is fair: every run draws all of its marks anew. Before each, the rasterizer forgets the last list and every layer,
/// blur, shadow and scaled picture made for it, within the measured time; glyphs and halved pictures stay, as they stay in
/// the caches of the other renderers.
///
/// The others draw each row onto a canvas that is there, and so do the rows here: the empty canvas, or the drawn content for
/// `backdrop_alone` and `shadow_alone`, has been drawn before the clock starts, and the row's marks are added to it. `blur`
/// and `static_full` are drawn from nothing; so are the further rows `_from_nothing`, which clear the canvas as well.
struct PeerRun {
    enum Figures: Encodable {
        case row(Stopwatch.Timing)
        case animation(PopupTiming)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .row(let timing): try timing.encode(to: encoder)
            case .animation(let timing): try timing.encode(to: encoder)
            }
        }
    }

    private let scene: SceneDescription
    private let shapes: MicroShapes
    private let pictures: ScenePictures
    private let type: SceneType
    private let threads: Int
    private let isQuick: Bool
    private let output: PeerOutput
    private let stopwatch: Stopwatch

    init(
        _ scene: SceneDescription, shapes: MicroShapes, pictures: ScenePictures, threads: Int, isQuick: Bool,
        output: PeerOutput
    ) throws {
        self.scene = scene
        self.shapes = shapes
        self.pictures = pictures
        type = try SceneType(fonts: scene.fonts)
        self.threads = threads
        self.isQuick = isQuick
        self.output = output
        stopwatch = Stopwatch(isQuick: isQuick)
    }

    func results() throws -> [String: Figures] {
        var results: [String: Figures] = [:]
        let rasterizer = Rasterizer(threads: threads)
        let still = StaticFrame(scene, pictures: pictures, type: type)

        // The list is made within the time: the others walk the scene in theirs.
        func drawStill() {
            rasterizer.forget()
            rasterizer.update(to: still.list())
        }
        let start = Stopwatch.wall
        drawStill()
        let cold = Stopwatch.wall - start
        try output.write(rasterizer.canvas, as: "static")
        let content = Image(Rasterizer(threads: threads).render(still.content()))
        var timing = stopwatch.time(warmups: 2, drawStill)
        timing.cold = cold
        results["static_full"] = .row(timing)

        let drawn = still.drawn(content)
        for (name, list) in [
            ("backdrop_alone", still.backdropAlone(over: content)), ("shadow_alone", still.shadowAlone(over: content)),
        ] {
            results[name] = .row(onto(drawn, list, with: rasterizer, warmups: 2))
        }
        try measureMicro(content, into: &results)

        let animation = PopupAnimation(scene, pictures: pictures, type: type, content: content)
        for (isGlass, name) in [(false, "open-popup"), (true, "open-popup-glass")] {
            results[name] = .animation(
                try PopupTiming(animation, isGlass: isGlass, threads: threads, isQuick: isQuick, output: output))
        }
        return results
    }

    /// Lists are made before: Skia's rows play back a recorded picture, Blend2D's and cairo's fill paths made before.
    /// Blend2D and cairo lay out the lines of `text` each time; `text_laid_out` does so as well.
    private func measureMicro(_ content: Image, into results: inout [String: Figures]) throws {
        let micro = MicroLists(scene, shapes: shapes, pictures: pictures, type: type)
        let rasterizer = Rasterizer(threads: threads)
        for name in MicroLists.Name.allCases {
            // Pictures are of what the others' show: the shapes over the content.
            try output.write(Rasterizer(threads: threads).render(micro.list(name, on: content)), as: "m_\(name)")
            let list = micro.list(name)
            let fromNothing = stopwatch.time(warmups: 3) {
                rasterizer.forget()
                rasterizer.update(to: list)
            }
            if name == .blur {
                results["\(name)"] = .row(fromNothing)
            } else {
                results["\(name)_from_nothing"] = .row(fromNothing)
                results["\(name)"] = .row(onto(micro.empty(name), list, with: rasterizer, warmups: 3))
            }
            if name == .text {
                // With glyphs that no frame has shown.
                var fresh = rasterizer
                results["text_cold"] = .row(
                    stopwatch.time(
                        warmups: 1,
                        prepare: {
                            fresh = Rasterizer(threads: threads)
                            fresh.update(to: micro.empty(.text))
                        }, { fresh.update(to: list) }))
                results["text_laid_out"] = .row(
                    stopwatch.time(warmups: 3) {
                        rasterizer.forget()
                        rasterizer.update(to: micro.list(.text))
                    })
            }
        }
    }

    /// The time of a list whose first marks, or whose empty canvas, have been drawn already.
    private func onto(
        _ drawn: DisplayList, _ list: DisplayList, with rasterizer: Rasterizer, warmups: Int
    ) -> Stopwatch.Timing {
        stopwatch.time(
            warmups: warmups,
            prepare: {
                rasterizer.forget()
                rasterizer.update(to: drawn)
            }, { rasterizer.update(to: list) })
    }
}
