import Testing

@testable import VitrineRasterizer

@Suite("Memory that is provided while a scene is staged")
struct HeapMemoryTests {
    @Test("A small canvas has none")
    func smallCanvases() {
        for (width, height) in [(400, 868), (0, 5000), (-5000, -5000)] {
            #expect(HeapMemory.size(forCanvas: width, height, layerPixels: 0) == (0, 0))
        }
    }

    @Test("That of a phone has room for itself, its layers and more")
    func phone() {
        let area = 1125 * 2436
        let alone = HeapMemory.size(forCanvas: 1125, 2436, layerPixels: 0)
        let withLayers = HeapMemory.size(forCanvas: 1125, 2436, layerPixels: 2 * area)
        #expect(alone.picture == 4 * area)
        #expect((8 * area)..<(16 * area) ~= alone.all)
        #expect(withLayers == (12 * area, alone.all + 8 * area))
    }

    @Test("No canvas has more than the most")
    func largeCanvases() {
        let most = HeapMemory.most
        #expect(HeapMemory.size(forCanvas: 5034, 2866, layerPixels: 1 << 25) == (most, most))
        for (width, layers) in [(Int.max, 0), (1 << 31, 0), (3000, Int.max)] {
            #expect(HeapMemory.size(forCanvas: width, width, layerPixels: layers) == (most, most))
        }
    }
}
