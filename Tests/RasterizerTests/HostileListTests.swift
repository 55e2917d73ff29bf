import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Thousands of lists with numbers that no scene has give a picture in bounded time, and nothing traps.
@Suite struct HostileListTests {
    @Test(arguments: UInt64(0)..<8)
    func oddNumbersNeverTrap(_ seed: UInt64) {
        for oddity in [2, 5, 20] {
            var lists = RandomList(seed: 900 + seed * 10 + UInt64(oddity), width: 40, height: 30, oddity: oddity)
            let rasterizer = Rasterizer()
            for _ in 0..<(isDebugBuild ? 8 : 90) {
                let list = lists.list(marks: 1...10)
                let out = rasterizer.render(list)
                #expect(out.pixels.count == 1200)
                #expect(!list.description.isEmpty)
            }
        }
    }

    @Test func thousandsOfNestedGroupsTakeBoundedMemory() {
        let bounds = PixelRect(x: .min, y: .min, width: .max, height: .max)
        let mark = Mark.fill(FillMark(path: .rect(Rect(x: -9, y: -9, width: 900, height: 900)), paint: .solid(.black)))
        let clip = Path.rect(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        for group in [
            GroupMark(bounds: bounds, opacity: 0.9),
            GroupMark(bounds: PixelRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000)),
            GroupMark(bounds: PixelRect(x: -5000, y: -5000, width: 10_000, height: 10_000), opacity: 0.9, clip: clip),
        ] {
            let nest = (0..<(isDebugBuild ? 1000 : 10_000)).flatMap { _ in [Mark.beginGroup(group), mark] }
            let list = DisplayList(width: 120, height: 80, background: RGBColor.white.premultiplied, marks: nest)
            #expect(Rasterizer().render(list).pixels.count == 9600)
            #expect(list.description.utf8.count < 4_000_000)
        }
    }

    @Test func nestedBlursDoNotGrowBeyondTheBudget() {
        let group = GroupMark(
            bounds: PixelRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000), sigma: 40)
        let mark = Mark.fill(FillMark(path: .rect(Rect(x: 3, y: 3, width: 9, height: 9)), paint: .solid(.black)))
        let nest = Array(repeating: Mark.beginGroup(group), count: 300) + [mark]
        let out = Rasterizer().render(DisplayList(width: 16, height: 16, background: .clear, marks: nest))
        #expect(out.pixels.count == 256)
    }

    /// Memory for layers is available again when a group ends.
    @Test func groupsOneAfterTheOtherNeverRunOutOfRoom() {
        let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
        let mark = Mark.fill(FillMark(path: .rect(Rect(x: 0, y: 0, width: 2, height: 2)), paint: .solid(.black)))
        var marks: [Mark] = []
        for _ in 0..<60 { marks += [.beginGroup(GroupMark(bounds: bounds)), mark, .endGroup] }
        let last = Mark.fill(FillMark(path: .rect(Rect(x: 8, y: 8, width: 2, height: 2)), paint: .solid(.white)))
        marks += [.beginGroup(GroupMark(bounds: bounds)), last, .endGroup]
        let out = Rasterizer().render(DisplayList(width: 1000, height: 1000, background: .clear, marks: marks))
        #expect(out[8, 8] == RGBColor.white.premultiplied)
    }

    @Test func blursOfEveryWidthOnASmallCanvas() {
        let path = Path.rect(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        for sigma in isDebugBuild ? [1e5] : [100.0, 512, 1e5, .infinity] {
            var glass = glass([RoundedRect(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), radius: 5e5)])
            glass.material.sigma = sigma
            glass.shadow = GlassMark.Shadow(offset: Point(x: 1e9, y: -1e9), sigma: sigma, color: .black)
            let out = Rasterizer().render(
                DisplayList(
                    width: 30, height: 20, background: RGBColor.white.premultiplied,
                    marks: [
                        .shadow(ShadowMark(path: path, sigma: sigma, color: .black)), .glass(glass),
                        .backdrop(BackdropMark(path: path, material: .blur(sigma: sigma))),
                    ]))
            // The pixel is in a shadow without end.
            #expect(out.pixels.allSatisfy { $0 == 0xff00_0000 })
        }
    }

    @Test func glassWithoutSizeOrSenseIsNothing() {
        let blank = Rasterizer().render(DisplayList(width: 30, height: 20))
        for rect in [
            Rect.zero, Rect(x: 5, y: 5, width: 0, height: 9), Rect(x: 5, y: 5, width: -4, height: 9),
            Rect(x: .nan, y: 5, width: 4, height: 9), Rect(x: 5, y: .nan, width: 4, height: 9),
            Rect(x: 5, y: 5, width: 4, height: .infinity), Rect(x: 1e12, y: 5, width: 4, height: 9),
        ] {
            let mark = Mark.glass(glass([RoundedRect(rect, radius: 4)], fusion: 9))
            #expect(Rasterizer().render(DisplayList(width: 30, height: 20, marks: [mark])) == blank)
        }
        let none = Mark.glass(glass([RoundedRect]()))
        #expect(Rasterizer().render(DisplayList(width: 30, height: 20, marks: [none])) == blank)
    }
}
