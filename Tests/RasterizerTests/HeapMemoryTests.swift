import Testing

@testable import VitrineRasterizer

@Suite("Memory that is provided while a scene is staged")
struct HeapMemoryTests {
    @Test("A small canvas has none")
    func smallCanvases() {
        #expect(HeapMemory.size(forCanvas: 400, 868, layers: 0) == 0)
        #expect(HeapMemory.size(forCanvas: 0, 5000, layers: 0) == 0)
        #expect(HeapMemory.size(forCanvas: -5000, -5000, layers: 0) == 0)
    }

    @Test("That of a phone has room for itself, its layers and more")
    func phone() {
        let canvas = 4 * 1125 * 2436
        let (alone, withLayers) = (
            HeapMemory.size(forCanvas: 1125, 2436, layers: 0), HeapMemory.size(forCanvas: 1125, 2436, layers: 2)
        )
        #expect((2 * canvas)..<(4 * canvas) ~= alone)
        #expect(withLayers == alone + 2 * canvas)
    }

    @Test("No canvas has more than the most")
    func largeCanvases() {
        #expect(HeapMemory.size(forCanvas: 5034, 2866, layers: 2) == HeapMemory.most)
        #expect(HeapMemory.size(forCanvas: .max, .max, layers: 0) == HeapMemory.most)
        #expect(HeapMemory.size(forCanvas: 1 << 31, 1 << 31, layers: 2) == HeapMemory.most)
    }
}
