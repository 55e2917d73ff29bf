import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct ColumnBlocksTests {
    @Test func columnsAreNewOnce() {
        var random = SplitMix64(seed: 31)
        for _ in 0..<200 {
            let width = Int32(random.element(of: [1, 31, 32, 33, 64, 700, 2047, 2048, 2049, 5000]))
            let x = Int32(random.int(-50...50))
            let bounds = PixelRect(x: x, y: 0, width: width, height: 3)
            var blocks = ColumnBlocks.none(bounds)
            #expect(Array(blocks.runs).isEmpty)
            var known: Set<Int32> = []
            for _ in 0..<random.int(1...9) {
                let from = x + Int32(random.int(0...Int(width) - 1))
                let some = from..<min(from + Int32(random.int(1...400)), bounds.maxX)
                blocks.add(some) { new in
                    #expect(!new.isEmpty && new.lowerBound >= bounds.x && new.upperBound <= bounds.maxX)
                    #expect(known.isDisjoint(with: new))
                    known.formUnion(new)
                }
                #expect(known.isSuperset(of: some))
            }
            #expect(Array(blocks.runs.joined()) == known.sorted())
            #expect(Array(ColumnBlocks.all(bounds).runs) == [bounds.x..<bounds.maxX])
        }
        #expect(Array(ColumnBlocks.all(.zero).runs).isEmpty)
    }
}
