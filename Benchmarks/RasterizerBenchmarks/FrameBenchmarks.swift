import BenchmarkSupport
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer

/// Whole frames, and what of them may be kept from one to the next.
func declareFrameBenchmarks() {
    for threads in [1, 2] {
        timed("frame-from-nothing-\(threads)-threads") {
            let still = try Fixture().still
            let rasterizer = Rasterizer(threads: threads)
            return {
                rasterizer.forget()
                rasterizer.update(to: still.list())
            }
        }
    }
    timed("frame-unchanged", times: .kilo) {
        let still = try Fixture().still
        // Two lists, equal but not one and the same.
        let lists = [still.list(), still.list()]
        let rasterizer = Rasterizer()
        rasterizer.update(to: lists[0])
        var turn = 0
        return {
            turn ^= 1
            rasterizer.update(to: lists[turn])
        }
    }
    timed("frame-one-label-changed") {
        let still = try Fixture().still
        let lists = [still.list(), still.list(subtitle: "Vektor & the Scanline")]
        let rasterizer = Rasterizer()
        rasterizer.update(to: lists[0])
        var turn = 0
        return {
            turn ^= 1
            rasterizer.update(to: lists[turn])
        }
    }
    for (name, isGlass) in [("popup-opens", false), ("popup-of-glass-opens", true)] {
        timed(name) {
            let popup = try Fixture().popup
            let rasterizer = Rasterizer()
            rasterizer.update(to: popup.list(frame: 0, isGlass: isGlass))
            // Every sixth frame, there and back, so that one measurement has frames of all sizes in it.
            return {
                for frame in stride(from: 3, to: popup.frameCount, by: 6) {
                    rasterizer.update(to: popup.list(frame: frame, isGlass: isGlass))
                }
            }
        }
    }
}
