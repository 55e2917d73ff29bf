import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Kept layers, and the contents of their blocks.
@Suite struct LayerBlocksTests {
    private let pool = ThreadPool(threads: 2, kernels: kernels(at: .scalar))

    /// Returns a layer of runs that are clear, opaque or neither.
    private func layer(_ bounds: PixelRect, _ random: inout SplitMix64) -> [UInt32] {
        var out: [UInt32] = []
        let opaqueShare = random.element(of: [1, 2, 5])
        while out.count < bounds.area {
            let n = min(random.int(1...300), bounds.area - out.count)
            switch random.int(0...(2 + opaqueShare)) {
            case 0: out += Array(repeating: 0, count: n)
            case 1: out += (0..<n).map { _ in random.premultiplied() }
            default: out += (0..<n).map { _ in random.premultiplied() | 0xff00_0000 }
            }
        }
        return out
    }

    @Test(arguments: UInt64(0)..<40) func runsTellWhatPixelsAre(_ seed: UInt64) {
        var random = SplitMix64(seed: 200 + seed)
        let bounds = PixelRect(
            x: Int32(random.int(-70...70)), y: Int32(random.int(-9...9)), width: Int32(random.int(1...300)),
            height: Int32(random.int(1...20)))
        var pixels = layer(bounds, &random)
        pixels.withUnsafeMutableBufferPointer { buffer in
            let plane = PixelPlane(base: buffer.baseAddress!, bounds: bounds, stride: Int(bounds.width))
            let blocks = LayerBlocks(plane, pool)
            for y in bounds.y..<bounds.maxY {
                let from = Int32(random.int(Int(bounds.x)...Int(bounds.maxX)))
                let columns = from..<Int32(random.int(Int(from)...Int(bounds.maxX)))
                var next = columns.lowerBound
                blocks.forEachRun(of: columns, y) { run, content in
                    #expect(run.lowerBound == next && !run.isEmpty)
                    next = run.upperBound
                    for x in run {
                        let pixel = plane.at(x, y).pointee
                        if content == .clear { #expect(pixel == 0) }
                        if content == .opaque { #expect(pixel >> 24 == 255) }
                    }
                }
                #expect(next == columns.upperBound)
            }
            for y in blocks.opaque.y..<blocks.opaque.maxY {
                #expect((bounds.x..<bounds.maxX).allSatisfy { plane.at($0, y).pointee >> 24 == 255 })
            }
        }
    }

    @Test func opaqueRowsAreTheLongestRun() {
        let bounds = PixelRect(x: 3, y: -2, width: 130, height: 12)
        var pixels = [UInt32](repeating: 0xff11_2233, count: bounds.area)
        // One pixel in the third row and one in the ninth are not opaque.
        pixels[2 * 130 + 129] = 0xfe11_2233
        pixels[8 * 130] = 0
        let opaque = pixels.withUnsafeMutableBufferPointer {
            LayerBlocks(PixelPlane(base: $0.baseAddress!, bounds: bounds, stride: 130), pool).opaque
        }
        #expect(opaque == PixelRect(x: 3, y: 1, width: 130, height: 5))
    }

    /// Of nested groups, the innermost long one is kept as soon as it has been painted.
    @Test func longGroupsAreKeptFromTheFirstFrame() {
        var zigzag = Path()
        zigzag.move(to: .zero)
        for i in 1...12_000 { zigzag.line(to: Point(x: Double(i % 60), y: Double(i % 47))) }
        func list(_ shift: Double) -> DisplayList {
            let group = GroupMark(bounds: PixelRect(x: 0, y: 0, width: 60, height: 50))
            let fills = [zigzag, .rect(Rect(x: 1, y: 1, width: 9, height: 9))].map {
                Mark.fill(FillMark(path: $0, rule: .evenOdd, paint: .solid(RGBColor(0x446688))))
            }
            let dots = (0..<5).map {
                Mark.fill(
                    FillMark(
                        path: .ellipse(in: Rect(x: shift + 4 * Double($0), y: 9, width: 9, height: 9)),
                        paint: .solid(RGBColor(0xcc8833))))
            }
            let inner = [.beginGroup(group)] + fills + fills + [.endGroup]
            return DisplayList(width: 60, height: 50, marks: [.beginGroup(group)] + inner + dots + [.endGroup])
        }
        let living = Rasterizer(threads: 2)
        for step in 0..<4 {
            living.update(to: list(Double(step)))
            #expect(living.renderer.last.outputs[6]?.layer != nil && living.renderer.last.outputs[12] == nil)
            #expect(pictureDifference(living.canvas, Rasterizer().render(list(Double(step)))) == nil, "step \(step)")
        }
    }
}
