import Testing
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct ImageLinesTests {
    /// Parts of a row are the row's own pixels, whatever parts were requested before.
    @Test(arguments: [0.3, 1, 2.6]) func partsOfARowAreItsPixels(_ step: Double) {
        var random = SplitMix64(seed: 71)
        let (width, height) = (40, 30)
        let level = ImageLevel(
            pixels: (0..<(width * height)).map { _ in UInt32.random(in: .min ... .max, using: &random) }, width: width,
            height: height)
        let (columns, rows) = (Int(Double(width) / step), Int(Double(height) / step))
        let (across, down) = (TapTable(), TapTable())
        across.make(count: columns, origin: 0.2, step: step, sourceCount: width)
        down.make(count: rows, origin: -0.4, step: step, sourceCount: height)
        func row(_ lines: ImageLines, _ y: Int, _ part: Range<Int>, of kept: Range<Int>) -> [UInt32] {
            unsafe [UInt32](unsafeUninitializedCapacity: part.count) { out, count in
                unsafe lines.area(
                    0, level, across, down, row: y, columns: part, of: kept, into: out.baseAddress!,
                    kernels(at: .best))
                count = part.count
            }
        }
        let lines = ImageLines()
        for y in 0..<rows {
            let whole = row(ImageLines(), y, 0..<columns, of: 0..<columns)
            for _ in 0..<4 {
                let from = random.int(0...(columns - 1))
                let part = from..<random.int((from + 1)...columns)
                #expect(row(lines, y, part, of: 0..<columns) == Array(whole[part]))
            }
            #expect(row(lines, y, 3..<7, of: 2..<9) == Array(whole[3..<7]))
        }
    }
}
