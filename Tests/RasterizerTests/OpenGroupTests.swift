import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// A group across passes has no layer where something opaque in it hides what is below.
@Suite struct OpenGroupTests {
    private func list(_ random: inout SplitMix64) -> DisplayList {
        let (width, height): (Int32, Int32) = (200, 150)
        let all = PixelRect(x: -20, y: -20, width: width + 40, height: height + 40)
        func rect(_ least: Double, _ most: Double) -> Rect {
            Rect(
                x: random.double(-20...120), y: random.double(-20...100), width: random.double(least...most),
                height: random.double(least...most))
        }
        func turned(_ rect: Rect) -> Path { turnedPath(rect, by: random.double(-0.5...0.5)) }
        func fill(_ path: Path, _ alpha: Double = 1) -> Mark {
            let color = RGBColor(UInt32(random.int(0...0xffffff))).withAlpha(alpha)
            return .fill(FillMark(path: path, paint: .solid(color)))
        }
        func look() -> Mark {
            .backdrop(BackdropMark(path: turned(rect(20, 90)), material: .blur(sigma: random.double(1...6))))
        }
        let screen = turned(Rect(x: 10, y: 5, width: 180, height: 140))
        var marks = [fill(.rect(rect(30, 90)))]
        marks += [
            .beginGroup(GroupMark(bounds: all, clip: screen)), fill(turned(Rect(x: 0, y: 0, width: 200, height: 150))),
        ]
        marks += [fill(turned(rect(40, 180))), fill(turned(rect(20, 60)), 0.5), look()]
        marks += [
            .beginGroup(GroupMark(bounds: all, clip: turned(rect(60, 120)))), look(), fill(turned(rect(20, 90)), 0.6),
            .endGroup,
        ]
        marks += [fill(.rect(rect(10, 50))), look(), .endGroup, fill(.rect(rect(10, 40)), 0.4)]
        return DisplayList(
            width: Int(width), height: Int(height), background: RGBColor(0x102030).premultiplied, marks: marks)
    }

    @Test(arguments: UInt64(0)..<6) func picturesAreThoseOfLayers(_ seed: UInt64) {
        var random = SplitMix64(seed: 9900 + seed)
        let living = Rasterizer(threads: random.int(1...3))
        living.renderer.tileLog = Int32(random.int(3...6))
        living.renderer.leastColumns = 8
        living.renderer.preparation.interiors.leastArea = 0
        var parts = 0
        for round in 0..<(isDebugBuild ? 4 : 40) {
            let list = list(&random)
            living.update(to: list)
            parts += living.renderer.last.sharedParts.values.reduce(0) { $0 + $1.count }
            let plain = Rasterizer()
            plain.renderer.leastColumns = .max
            let wrong = pictureDifference(living.canvas, plain.render(list))
            #expect(wrong == nil, "seed \(seed), round \(round)")
            if wrong != nil { return }
        }
        #expect(parts > 0)
    }
}
