import Testing
import VitrineDisplayList
import VitrinePrimitives

@testable import VitrineSceneGraph

/// The masks of fading edges.
@Suite struct EdgeFadeTests {
    private let frame = Rect(x: 10, y: 20, width: 100, height: 50)

    private func masks(_ insets: Insets, scale: Double = 2) -> [[ShapeNode]] {
        EdgeFade(frame, insets: insets).masks(.scale(scale)).map { mask in
            mask.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
        }
    }

    /// Each mask extends two pixels beyond the frame along the axis of the other, and ends with it along its own.
    @Test(arguments: [1.0, 2, 3]) func `masks cover the frame and a border across`(_ scale: Double) {
        for insets in [Insets.zero, Insets(top: 5, left: 10, bottom: 5, right: 10), Insets(left: 80, right: 80)] {
            let masks = masks(insets, scale: scale)
            for (mask, expected) in zip(
                masks, [frame.insetBy(dx: 0, dy: -2 / scale), frame.insetBy(dx: -2 / scale, dy: 0)])
            {
                let boxes = mask.map(\.path.controlBounds)
                guard let whole = boxes.reduce(nil, { (out: Rect?, next) in out?.union(next) ?? next }) else {
                    continue
                }
                #expect((whole.minX - expected.minX).magnitude < 1e-9 && (whole.maxX - expected.maxX).magnitude < 1e-9)
                #expect((whole.minY - expected.minY).magnitude < 1e-9 && (whole.maxY - expected.maxY).magnitude < 1e-9)
            }
        }
    }

    /// Fades that do not fit are scaled down by one factor, and meet.
    @Test func `fades that are longer than the frame meet in it`() throws {
        for (left, right, meeting) in [(80.0, 80.0, 0.5), (150, 50, 0.75), (30, 270, 0.1)] {
            let shape = try #require(masks(Insets(left: left, right: right))[0].first)
            guard case .linear(let start, let end, let stops)? = shape.paint else {
                Issue.record("not a gradient")
                return
            }
            #expect(start.x == frame.minX && end.x == frame.maxX && start.y == end.y)
            #expect(stops.count == 4 && stops[0].location == 0 && stops[3].location == 1)
            #expect((stops[1].location - meeting).magnitude < 1e-9 && (stops[2].location - meeting).magnitude < 1e-9)
        }
    }

    @Test func `fades that fit have a gradient each, from the edge inward`() throws {
        let parts = masks(Insets(left: 10, right: 20))[0]
        try #require(parts.count == 2)
        for (part, from, to) in [(parts[0], 10.0, 20.0), (parts[1], 90, 110)] {
            guard case .linear(let start, let end, _)? = part.paint else {
                Issue.record("not a gradient")
                return
            }
            #expect(start.x == from && end.x == to)
        }
    }
}
