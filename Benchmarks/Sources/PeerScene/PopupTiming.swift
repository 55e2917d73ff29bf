import BenchmarkScenes
import VitrineRasterizer

/// The times of an animation, of its best playing; milliseconds. Each frame's list is made within the frame's time.
struct PopupTiming: Encodable {
    var total = 0.0
    var p50 = 0.0
    var p99 = 0.0
    var cpuTotal = 0.0

    /// Plays the animation several times, each time without what the one before has left but glyphs and halved pictures. Of
    /// the first, pictures are kept; it counts only when it is the only one.
    init(
        _ animation: PopupAnimation, isGlass: Bool, threads: Int, isQuick: Bool, output: PeerOutput
    ) throws {
        let rasterizer = Rasterizer(threads: threads)
        let begun = Stopwatch.wall
        var best: PopupTiming?
        for playing in 0..<(isQuick ? 2 : 5) {
            if playing > 0, Stopwatch.wall - begun > (isQuick ? 6000 : 25000) { break }
            // Scaled pictures and layers that an earlier playing has left would flatter this one.
            rasterizer.forget()
            var times: [Double] = []
            let processor = Stopwatch.processor
            for frame in 0..<animation.frameCount {
                let start = Stopwatch.wall
                rasterizer.update(to: animation.list(frame: frame, isGlass: isGlass))
                times.append(Stopwatch.wall - start)
                if playing == 0, [0, 30, 59].contains(frame) {
                    try output.write(rasterizer.canvas, as: "anim\(frame)_\(isGlass ? 1 : 0)")
                }
            }
            let timing = PopupTiming(times, processor: Stopwatch.processor - processor)
            if playing <= 1 || timing.total < best?.total ?? .infinity { best = timing }
        }
        self = best ?? PopupTiming([], processor: 0)
    }

    private init(_ times: [Double], processor: Double) {
        total = times.reduce(0, +)
        p50 = PopupTiming.percentile(50, of: times.sorted())
        p99 = PopupTiming.percentile(99, of: times.sorted())
        cpuTotal = processor
    }

    /// Linear between the nearest ranks, as numpy's default.
    private static func percentile(_ percent: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.last else { return 0 }
        let place = percent / 100 * Double(sorted.count - 1)
        let low = Int(place)
        guard low + 1 < sorted.count else { return last }
        return sorted[low] + (sorted[low + 1] - sorted[low]) * (place - Double(low))
    }
}
