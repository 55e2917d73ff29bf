import Testing

@testable import VitrineRasterizer

@Suite("Memory that is provided while a scene is staged")
struct HeapMemoryTests {
    @Test("A small canvas has none")
    func smallCanvases() {
        #expect(HeapMemory.size(forCanvas: 400, 868) == 0)
        #expect(HeapMemory.size(forCanvas: 0, 5000) == 0)
        #expect(HeapMemory.size(forCanvas: -5000, -5000) == 0)
    }

    @Test("That of a phone has room for itself, a layer, and the rest")
    func phone() {
        let bytes = HeapMemory.size(forCanvas: 1125, 2436)
        #expect(bytes >= 2 * 4 * 1125 * 2436)
        #expect(bytes < HeapMemory.most / 2)
    }

    @Test("No canvas has more than the most")
    func largeCanvases() {
        #expect(HeapMemory.size(forCanvas: 5034, 2866) == HeapMemory.most)
        #expect(HeapMemory.size(forCanvas: .max, .max) == HeapMemory.most)
        #expect(HeapMemory.size(forCanvas: 1 << 31, 1 << 31) == HeapMemory.most)
    }

    @Test("A process that has not begun gets none")
    func notBegun() { HeapMemory.provide(forCanvas: 1125, 2436) }
}
