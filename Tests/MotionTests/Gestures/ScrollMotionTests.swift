import Testing
import VitrinePrimitives

@testable import VitrineMotion

/// Content that hands a finger over to its container. Source: facts, popup bar, section 3.3.
@Suite struct ScrollMotionTests {
    private static let view = ScrollGeometry(length: 600, reach: 1000, pixel: 1.0 / 3)

    private func finger(_ legs: [(y: Double, duration: Double)]) -> FingerPath {
        FingerPath(
            down: 1, start: Point(x: 100, y: 300),
            legs: legs.map { FingerPath.Leg(by: Point(x: 0, y: $0.y), duration: $0.duration, curve: .linear) })
    }

    private func handover(
        from offset: Double, _ legs: [(y: Double, duration: Double)], isDown: Bool, handsOver: Bool = true
    ) -> Double? {
        var scroll = ScrollMotion(contentOffset: offset)
        return scroll.drag(finger(legs), from: 1, isDown: isDown, handsOver: handsOver, in: Self.view)
    }

    @Test(arguments: [0.0, -40]) func `content at its top hands over a finger that moves down at once`(_ offset: Double)
    {
        #expect(handover(from: offset, [(60, 0.5)], isDown: true) == 1)
        #expect(handover(from: offset, [(60, 0.5)], isDown: true, handsOver: false) == nil)
    }

    @Test(arguments: [0.0, -40]) func `a finger that moves up or rests keeps content that is at its top`(
        _ offset: Double
    ) {
        #expect(handover(from: offset, [(-20, 0.5)], isDown: false) == nil)
        #expect(handover(from: offset, [(-5, 0.2), (0, 0.5)], isDown: false) == nil)
    }

    @Test func `a finger that turns hands over once it moves down beyond where the content is at its top`() throws {
        // Up by 20 pt in 0.2 s, and down by 100 pt per second from 1.2 s on.
        let end = try #require(handover(from: 0, [(-20, 0.2), (100, 1)], isDown: false))
        #expect(end >= 1.4 - 1e-9 && end <= 1.4 + 1.5 / 120)
        // Content beyond its top is handed over as soon as the finger turns.
        let turned = try #require(handover(from: -40, [(-20, 0.2), (100, 1)], isDown: false))
        #expect(turned > 1.2 && turned <= 1.2 + 1.5 / 120)
    }

    @Test func `scrolled content is handed over at its top`() throws {
        let end = try #require(handover(from: 30, [(100, 1)], isDown: true))
        #expect(end >= 1.3 - 1e-9 && end <= 1.3 + 1.5 / 120)
        #expect(handover(from: 130, [(100, 1)], isDown: true) == nil)
        var scroll = ScrollMotion(contentOffset: 30)
        _ = scroll.drag(finger([(100, 1)]), from: 1, isDown: true, handsOver: true, in: Self.view)
        #expect((scroll.offset.value(at: 1.1) - 20).magnitude < 1e-9)
        // From the hand-over on the content rests at its top.
        for seconds in [end, end + 0.1, 3] { #expect(scroll.offset.value(at: seconds) == 0) }
    }

    @Test func `content that does not hand over yields beyond its top and comes back`() {
        var scroll = ScrollMotion(contentOffset: 30)
        _ = scroll.drag(finger([(100, 1)]), from: 1, isDown: true, handsOver: false, in: Self.view)
        let beyond = scroll.offset.value(at: 2)
        #expect(beyond < -10 && beyond > -70)
        #expect(scroll.offset.value(at: scroll.end) == 0)
    }
}
