import BenchmarkScenes
import BenchmarkSupport
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer

/// Ten lines of fifty glyphs, 17 pt at three pixels to the point.
func declareTextBenchmarks() {
    // All glyphs have been seen before; text is painted again, on the background laid again, as its color changes.
    timed("text-warm") {
        let black = try Fixture().micro.list(.text)
        var grey = black
        grey.marks = black.marks.map { mark in
            guard case .glyphs(var m) = mark else { return mark }
            m.color = RGBColor(0x202020)
            return .glyphs(m)
        }
        let lists = [black, grey]
        let rasterizer = Rasterizer()
        rasterizer.update(to: lists[0])
        var turn = 0
        return {
            turn ^= 1
            rasterizer.update(to: lists[turn])
        }
    }
    // No glyph has been seen before: a rasterizer's first frame.
    timed("text-cold") {
        let list = try Fixture().micro.list(.text)
        return { Rasterizer().update(to: list) }
    }
}
