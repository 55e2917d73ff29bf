import Foundation
import VitrineDisplayList
import VitrineMotion
import VitrinePrimitives
import VitrineRasterizer
import VitrineStage

/// Plays an animation on one canvas and times each frame. Frames are drawn for their own times, not the clock's.
struct BenchRun {
    let sequence: FrameSequence
    /// The number of frames to play.
    let count: Int
    let isRealtime: Bool
    private let rasterizer: Rasterizer
    private let clock = ContinuousClock()
    /// The milliseconds of each frame that has been played.
    private(set) var layout: [Double] = []
    private(set) var raster: [Double] = []
    private var changed: [Double] = []

    init(_ sequence: FrameSequence, count: Int, isRealtime: Bool, rasterizer: Rasterizer) {
        self.sequence = sequence
        self.count = count
        self.isRealtime = isRealtime
        self.rasterizer = rasterizer
    }

    /// The budget of a frame in milliseconds.
    static func budget(_ rate: FrameRate) -> Double { 1000 / rate.framesPerSecond }

    /// Plays the animation once, from its first frame.
    mutating func result(scene: String) -> BenchResult {
        draw(0)
        let first = layout[0] + raster[0]
        (layout, raster, changed) = ([], [], [])
        var missed: Int?
        if isRealtime {
            missed = playInRealTime()
        } else {
            for i in 0..<count { draw(i) }
        }
        let frames = zip(layout, raster).map(+)
        let budget = BenchRun.budget(sequence.rate)
        let moving = zip(frames, changed).filter { $0.1 > 0 }.map(\.0)
        let over = frames.filter { $0 > budget }.count
        let viewport = sequence.staged.viewport
        return BenchResult(
            scene: scene, width: viewport.width, height: viewport.height, frames: frames.count, missedFrames: missed,
            first: first, frame: Distribution(frames), movingFrames: moving.count, moving: Distribution(moving),
            layout: Distribution(layout), raster: Distribution(raster), framesOverBudget: over,
            shareOverBudget: Double(over) / Double(frames.count), changedPixels: Distribution(changed))
    }

    private mutating func draw(_ frame: Int) {
        let start = clock.now
        let list = sequence.staged.displayList(
            at: sequence.moment(ofFrame: frame), threads: rasterizer.threads)
        let placed = clock.now
        let damage = rasterizer.update(to: list)
        let painted = clock.now
        layout.append(start.duration(to: placed).milliseconds)
        raster.append(placed.duration(to: painted).milliseconds)
        changed.append(damage.rects.reduce(0) { $0 + Double($1.width) * Double($1.height) })
    }

    /// Starts each frame at the refresh of a display. Frames that are due while another is drawn are dropped.
    /// - Returns: The number of dropped frames.
    private mutating func playInRealTime() -> Int {
        let start = clock.now
        let period = BenchRun.budget(sequence.rate)
        var missed = 0
        var next = 0
        while next < count {
            let wait = Double(next) * period - start.duration(to: clock.now).milliseconds
            if wait > 0 { Thread.sleep(forTimeInterval: wait / 1000) }
            draw(next)
            let due = (start.duration(to: clock.now).milliseconds / period).rounded(.up)
            let following = max(next + 1, Int(min(due, Double(count))))
            missed += following - next - 1
            next = following
        }
        return missed
    }
}

extension Duration {
    fileprivate var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}
