import Testing
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrinePages

/// The maps that Vitrine draws.
@Suite struct MapTests {
    private let frame = Rect(x: 0, y: 0, width: 375, height: 667)

    private func picture(_ map: MapElement, locale: String? = nil, appearance: Appearance = .light) -> Bitmap {
        var context = ElementContext.test(appearance: appearance)
        context.context.traits.locale = locale
        return ContentLayout([Element(.map(map), frame: frame)], context).painted()
    }

    @Test(arguments: MapRegion.allCases) func `a region is drawn, the same each time`(region: MapRegion) {
        let first = picture(MapElement(region))
        #expect(first != picture(MapElement()))
        #expect(first == picture(MapElement(region)))
        #expect(first != picture(MapElement(region), appearance: .dark))
        for other in MapRegion.allCases where other != region { #expect(first != picture(MapElement(other))) }
    }

    @Test(arguments: MapRegion.allCases) func `a region is panned, enlarged, and shown without names`(region: MapRegion)
    {
        let first = picture(MapElement(region))
        #expect(first != picture(MapElement(region, origin: Point(x: 60, y: 0))))
        #expect(first != picture(MapElement(region, zoom: 1.5)))
        // The middle of the frame is that of the screen, and stays when the map is enlarged.
        let middle = Point(x: 187.5, y: 333.5)
        #expect(picture(MapElement(region, center: middle)) == first)
        #expect(
            picture(MapElement(region, center: middle, zoom: 2))
                == picture(MapElement(region, origin: Point(x: 93.75, y: 166.75), zoom: 2)))
        let bare = picture(MapElement(region, labelAlpha: 0))
        #expect(first != bare && picture(MapElement(region, labelAlpha: 0.5)) != bare)
    }

    /// Names move with a map, so that one that is panned shows what lies there.
    @Test func `panning moves the picture`() {
        let (a, b) = (picture(MapElement(.paris)), picture(MapElement(.paris, origin: Point(x: 40, y: 0))))
        var equal = 0
        for y in stride(from: 0, to: 600, by: 7) {
            for x in stride(from: 0, to: 300, by: 7) where a[x + 80, y] == b[x, y] { equal += 1 }
        }
        #expect(equal > 86 * 43 * 97 / 100)
    }

    @Test func `names are in the language of the scene where the map has them`() {
        #expect(picture(MapElement(.europe), locale: "fr") != picture(MapElement(.europe), locale: "en"))
        #expect(picture(MapElement(.europe), locale: "de") == picture(MapElement(.europe), locale: "en"))
    }

    @Test func `there is sea where the facts have it`() {
        func isWater(_ region: MapRegion, _ x: Double, _ y: Double) -> Bool {
            region.drawing.isWater(Point(x: x, y: y))
        }
        #expect(isWater(.goldenGate, 20, 300) && isWater(.goldenGate, 330, 300) && !isWater(.goldenGate, 180, 300))
        #expect(isWater(.europe, 220, 100) && isWater(.europe, 50, 500) && !isWater(.europe, 200, 400))
        #expect(!isWater(.europe, 100, 200) && isWater(.bay, 440, 150) && !isWater(.bay, 600, 200))
        #expect(!isWater(.paris, 100, 100))
    }

    @Test func `roads end on land`() {
        for region in MapRegion.allCases {
            let towns = region.drawing.villages(in: Rect(x: -100, y: -50, width: 700, height: 800), apart: 20, seed: 1)
            #expect(towns.count > 100)
            #expect(towns.allSatisfy { !region.drawing.isWater($0) })
        }
    }
}
