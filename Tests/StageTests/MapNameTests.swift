import Testing
import VitrineDisplayList
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces

@testable import VitrineStage

/// Names and shields on a drawn map, which are kept from frame to frame.
@Suite struct MapNameTests {
    private func staged(_ region: MapRegion, _ appearance: Appearance = .light, locale: String? = nil) throws
        -> StagedScene
    {
        var scene = PresentationScene.toolbar(popupBar: nil, output: Output(scale: 1))
        scene.container.content = Content(body: [Element(.map(MapElement(region)), placement: .fill)])
        scene.traits.appearance = appearance
        scene.traits.locale = locale
        return try StagedScene(scene)
    }

    @Test(arguments: MapRegion.allCases) func areTheSameWithAnyNumberOfThreads(_ region: MapRegion) throws {
        let lists = try [3, 1, 8].map { try staged(region).displayList(at: 0, threads: $0) }
        #expect(lists[0].marks.count > 20)
        #expect(lists[0] == lists[1] && lists[0] == lists[2])
    }

    /// What is kept of other surroundings is not taken for what is asked for.
    @Test func areThoseOfTheirSurroundings() throws {
        let light = try staged(.europe).displayList(at: 0)
        let dark = try staged(.europe, .dark).displayList(at: 0)
        let french = try staged(.europe, locale: "fr").displayList(at: 0)
        #expect(light != dark && light != french && dark != french)
        #expect(try staged(.europe).displayList(at: 0) == light)
        #expect(try staged(.europe, .dark).displayList(at: 0) == dark)
        #expect(try staged(.europe, locale: "fr").displayList(at: 0) == french)
    }

    @Test func `names of a map that turns are the same rasters in every frame`() throws {
        var scene = PresentationScene.toolbar(popupBar: nil, output: Output(scale: 1))
        scene.container.content = Content(body: [
            Element(.map(MapElement(.europe, center: Point(x: 180, y: 300))), placement: .fill)
        ])
        scene.timeline = [.rotate(.landscape, at: 0.1)]
        // On a canvas of one orientation the contents turn, not the device.
        scene.output.orientation = .portrait
        let staged = try StagedScene(scene)
        /// The rasters except for tiles of the ground, which have 192 pixels and margins of one.
        func names(_ time: Double) -> Set<RasterContent> {
            let rasters = staged.displayList(at: time).marks.compactMap {
                if case .raster(let m) = $0 { m.content } else { nil }
            }
            return Set(rasters.filter { $0.width != 194 })
        }
        let (early, late) = (names(0.2), names(0.3))
        #expect(early.count > 10)
        // Some leave the screen, others come.
        #expect(early.intersection(late).count * 2 > early.count)
    }
}
