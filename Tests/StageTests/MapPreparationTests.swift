import Foundation
import Testing
import VitrineDisplayList
import VitrinePages
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// What is made of a map while its scene is staged.
@Suite struct MapPreparationTests {
    private func scene(_ region: MapRegion, output: Output = Output(scale: 1)) -> PresentationScene {
        var scene = PresentationScene.toolbar(popupBar: nil, output: output)
        scene.container.content = Content(body: [Element(.map(MapElement(region)), placement: .fill)])
        return scene
    }

    private func contents(_ list: DisplayList) -> [RasterContent] {
        list.marks.compactMap { if case .raster(let m) = $0 { m.content } else { nil } }
    }

    @Test(arguments: MapRegion.allCases) func `a first picture shows no tiles but those that are prepared`(
        _ region: MapRegion
    ) throws {
        for output in [Output(scale: 1), Output(scale: 2), Output(crop: .bottom(173.5), scale: 1)] {
            let staged = try StagedScene(scene(region, output: output))
            let shown = contents(staged.displayList(at: 0))
            #expect(!shown.isEmpty)
            let prepared = region.tiles(in: staged.viewport.painted.viewport, on: staged.scene.traits)
            #expect(shown.allSatisfy(prepared.contains))
        }
    }

    @Test(arguments: MapRegion.allCases) func `tiles that are prepared are the picture's own`(_ region: MapRegion)
        throws
    {
        let list = try StagedScene(scene(region)).displayList(at: 0)
        // Equal, but nothing of it has been prepared.
        let anew = DisplayList(
            width: list.width, height: list.height, background: list.background,
            marks: list.marks.map {
                guard case .raster(var mark) = $0 else { return $0 }
                let content = mark.content
                mark.content = RasterContent(width: content.width, height: content.height) { _ in content.list }
                return .raster(mark)
            })
        Rasterizer.prepare(contents(list))
        #expect(Rasterizer(threads: 2).render(list) == Rasterizer().render(anew))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func `tiles are painted for as long as the scene is staged`() throws {
        let map = scene(.bay, output: Output(scale: 1.9))
        let viewport = try Viewport(map.output, on: map.traits).painted.viewport
        let preparation = MapPreparation(map.assetReferences)
        let tiles = MapRegion.bay.tiles(in: viewport, on: map.traits)
        #expect(tiles.count > 5)
        var looks = 0
        preparation.draw(in: viewport, on: map.traits) {
            looks += 1
            return looks <= 3
        }
        let painted = tiles.indices.filter { tiles[$0].takePrepared() != nil }
        #expect(painted == [0, 1, 2])
    }

    /// The tiles of a region are the same objects in every scene.
    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func `a scene has the tiles prepared that another has shown`() throws {
        let map = scene(.bay, output: Output(scale: 1.7))
        let viewport = try Viewport(map.output, on: map.traits).painted.viewport
        let tiles = MapRegion.bay.tiles(in: viewport, on: map.traits)
        for _ in 0..<3 {
            let preparation = MapPreparation(map.assetReferences)
            preparation.draw(in: viewport, on: map.traits) { true }
            #expect(tiles.allSatisfy { $0.takePrepared() != nil })
            // Those of the scene's own pictures are not made again.
            preparation.draw(in: viewport, on: map.traits) { true }
            #expect(tiles.allSatisfy { $0.takePrepared() == nil })
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func `maps of events and variations are prepared later`() {
        for path in ["timeline[0]", "variations[1]"] {
            let reference = AssetReference(.map, "paris", at: path + ".set.container.content.body[0].map.region")
            let preparation = MapPreparation([reference])
            #expect(preparation.isEmpty && preparation.laterRegions == [.paris])
        }
        #expect(MapPreparation([AssetReference(.icon, "star", at: "container.icon")]).isEmpty)
    }

    /// What a turned screen shows is made while the second picture is painted; its pictures are those of a scene without a preparation.
    @Test func `a turned screen shows no tiles but those that are prepared`() throws {
        var turning = scene(.paris)
        turning.timeline = [.rotate(.landscape, at: 0.1)]
        #expect(MapPreparation(turning.assetReferences, timeline: turning.timeline).isTurned)
        let staged = try StagedScene(turning)
        var turned = turning.traits
        turned.orientation = .landscape
        let prepared = MapRegion.paris.tiles(in: staged.viewport.painted.viewport, on: turned)
        let rasterizer = Rasterizer(threads: 2)
        for seconds in [0, 0.05, 0.2, 0.3, 2] {
            let list = staged.displayList(at: seconds)
            rasterizer.update(to: list)
            #expect(rasterizer.canvas == Rasterizer().render(list))
            if seconds == 2 { #expect(contents(list).allSatisfy(prepared.contains)) }
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func `a map that is named often is prepared once`() {
        let references = (0..<1000).map { AssetReference(.map, "paris", at: "container.content.body[\($0)]") }
        #expect(MapPreparation(references).regions == [.paris])
    }

    @Test func `a scene names its maps`() throws {
        let map = scene(.paris)
        #expect(map.assetReferences.filter { $0.kind == .map }.map(\.name) == ["paris"])
        var other = map
        other.container.content = Content(body: [])
        #expect(!other.assetReferences.contains { $0.kind == .map })
    }
}
