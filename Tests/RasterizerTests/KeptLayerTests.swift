import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

/// Layers of groups that are kept from frame to frame.
@Suite struct KeptLayerTests {
    /// Of nested groups, the innermost long one is kept as soon as it has been painted.
    @Test func longGroupsAreKeptFromTheFirstFrame() {
        var zigzag = Path()
        zigzag.move(to: .zero)
        for i in 1...12_000 { zigzag.line(to: Point(x: Double(i % 60), y: Double(i % 47))) }
        func list(_ shift: Double) -> DisplayList {
            let group = GroupMark(bounds: PixelRect(x: 0, y: 0, width: 60, height: 50))
            let fills = [zigzag, .rect(Rect(x: 1, y: 1, width: 9, height: 9))].map {
                Mark.fill(FillMark(path: $0, rule: .evenOdd, paint: .solid(RGBColor(0x446688))))
            }
            let dots = (0..<5).map {
                Mark.fill(
                    FillMark(
                        path: .ellipse(in: Rect(x: shift + 4 * Double($0), y: 9, width: 9, height: 9)),
                        paint: .solid(RGBColor(0xcc8833))))
            }
            let inner = [.beginGroup(group)] + fills + fills + [.endGroup]
            return DisplayList(width: 60, height: 50, marks: [.beginGroup(group)] + inner + dots + [.endGroup])
        }
        let living = Rasterizer(threads: 2)
        for step in 0..<4 {
            living.update(to: list(Double(step)))
            #expect(living.renderer.last.outputs[6]?.layer != nil && living.renderer.last.outputs[12] == nil)
            #expect(pictureDifference(living.canvas, Rasterizer().render(list(Double(step)))) == nil, "step \(step)")
        }
    }
}
