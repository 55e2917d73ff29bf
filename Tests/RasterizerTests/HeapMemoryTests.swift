import Testing

@testable import VitrineRasterizer

@Suite("Memory that is provided while a scene is staged")
struct HeapMemoryTests {
    @Test("A small canvas has none")
    func smallCanvases() {
        #expect(HeapMemory.size(forCanvas: 400, 868, hasRasters: false) == 0)
        #expect(HeapMemory.size(forCanvas: 0, 5000, hasRasters: false) == 0)
        #expect(HeapMemory.size(forCanvas: -5000, -5000, hasRasters: false) == 0)
    }

    @Test("That of a phone has room for itself, and for rasters and their layer where it has them")
    func phone() {
        let canvas = 4 * 1125 * 2436
        #expect(canvas..<(3 * canvas) ~= HeapMemory.size(forCanvas: 1125, 2436, hasRasters: false))
        #expect((3 * canvas)..<(5 * canvas) ~= HeapMemory.size(forCanvas: 1125, 2436, hasRasters: true))
    }

    @Test("No canvas has more than the most")
    func largeCanvases() {
        #expect(HeapMemory.size(forCanvas: 5034, 2866, hasRasters: true) == HeapMemory.most)
        #expect(HeapMemory.size(forCanvas: .max, .max, hasRasters: false) == HeapMemory.most)
        #expect(HeapMemory.size(forCanvas: 1 << 31, 1 << 31, hasRasters: true) == HeapMemory.most)
    }
}
