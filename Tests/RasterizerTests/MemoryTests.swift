import Testing
import VitrineDisplayList
import VitrinePrimitives

@testable import VitrineRasterizer

/// The ownership and the amount of memory.
@Suite struct MemoryTests {
    /// Growing a row of another step neither moves nor writes the rows of glass.
    @Test func rowsOfGlassAreNobodyElses() {
        let worker = Worker(kernels: kernels(at: .best))
        let raster = BlurRaster()
        raster.shape(region: PixelRect(x: 0, y: 0, width: 64, height: 64), log: 2, planes: 3)
        let backdrop = GlassBackdrop()
        backdrop.raster.swap(with: raster)
        let rows = worker.glass.rows(worker.kernels, width: 64, backdrop.view)
        let planes = [rows.planes, rows.rimPlanes, rows.mixedPlanes].flatMap { [$0.red, $0.green, $0.blue] }
        let own: [UnsafeMutableRawPointer] =
            [.init(rows.mixed), .init(rows.light), .init(rows.colors)] + planes.map { .init($0) }
        let others: [UnsafeMutableRawPointer] =
            [worker.padded, worker.unblurred, worker.mixed, worker.faded, worker.inverted].map { .init($0.reserve(9)) }
            + worker.expanded.map { .init($0.reserve(9)) } + [.init(worker.pixels(9)), .init(worker.fields(9).even)]
        #expect(Set(own).count == own.count && Set(own).isDisjoint(with: others))
        withExtendedLifetime(backdrop) {}
    }

    @Test func aBufferKeepsItsMemoryUntilItGrows() {
        let buffer = ScratchBuffer<Int32>(fill: 7)
        let first = buffer.reserve(100)
        #expect(buffer.reserve(100) == first && buffer.reserve(1) == first && buffer.capacity >= 100)
        #expect((0..<buffer.capacity).allSatisfy { first[$0] == 7 })
        let larger = buffer.reserve(10_000)
        #expect(buffer.memory >= 40_000 && (0..<buffer.capacity).allSatisfy { larger[$0] == 7 })
    }

    /// Consecutive groups, each with a shadow or a blur, share the memory of a layer while they are painted.
    @Test(arguments: [0.0, 2]) func layersOfGroupsOneAfterTheOtherAreUsedAgain(_ sigma: Double) {
        let bounds = PixelRect(x: 10, y: 10, width: 100, height: 80)
        let shadow = GroupMark.Shadow(offset: Point(x: 2, y: 2), sigma: 1, color: .black)
        let group = GroupMark(bounds: bounds, sigma: sigma, shadow: shadow)
        let dot = Mark.fill(FillMark(path: .rect(Rect(x: 20, y: 20, width: 30, height: 20)), paint: .solid(.black)))
        let marks = (0..<60).flatMap { _ in [Mark.beginGroup(group), dot, .endGroup] }
        let rasterizer = Rasterizer(threads: 2)
        rasterizer.update(to: DisplayList(width: 120, height: 100, marks: marks))
        let layer = 4 * bounds.area
        #expect(rasterizer.renderer.spareLayers.reduce(0) { $0 + $1.memory } < 8 * layer)
        let kept = rasterizer.renderer.last.outputs.compactMap { $0 }
        #expect(kept.count == 60 && kept.allSatisfy { $0.memory < 4 * layer })
    }

    @Test func aCanvasHasAtLeastOnePixelAndNoMoreThanTheLimit() {
        let empty = DisplayList(width: 0, height: -5, background: RGBColor.black.premultiplied)
        #expect(empty.width == 1 && empty.height == 1)
        let picture = Rasterizer().render(empty)
        #expect(picture.width == 1 && picture[0, 0] == RGBColor.black.premultiplied)
        for (width, height) in [(Int.max, Int.max), (.max, 1), (1, .max), (70_000, 70_000), (.min, .max)] {
            let list = DisplayList(width: width, height: height)
            #expect(1...DisplayList.longestSide ~= list.width && 1...DisplayList.longestSide ~= list.height)
            #expect(list.width * list.height <= DisplayList.mostPixels)
        }
    }
}
