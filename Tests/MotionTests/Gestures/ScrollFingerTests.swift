import Testing
import VitrinePrimitives

@testable import VitrineMotion

/// Content under a finger whose whole path is known.
@Suite struct ScrollFingerTests {
    private let view = ScrollGeometry(length: 600, reach: 900)

    private func finger(_ distance: Double, in duration: Double) -> FingerPath {
        FingerPath(
            down: 1, start: Point(x: 100, y: 400),
            legs: [FingerPath.Leg(by: Point(x: 0, y: distance), duration: duration, curve: .linear)])
    }

    @Test func `content follows from where the finger is recognized`() throws {
        let finger = finger(-200, in: 1)
        let begin = try #require(finger.panBegin())
        var content = ScrollContent(view, offset: 100)
        content.drag(finger, from: begin)
        #expect(content.offset(at: begin) == 100)
        #expect(abs(content.offset(at: begin + 0.5) - 200) < 1)
    }

    @Test func `a throw comes to rest where the deceleration law says`() throws {
        let finger = finger(-100, in: 0.2)
        let begin = try #require(finger.panBegin())
        var content = ScrollContent(view)
        content.drag(finger, from: begin)
        // By v / (1000 ln 0.998), 500 pt/s move by 249.75 pt, less the half point at which inertia stops.
        let moved = 0.5 * 500 * 0.999 + 500 * (0.2 - (begin - 1))
        #expect(abs(content.offset(at: content.end) - moved) < 2)
        #expect(content.offset(at: content.end) == content.offset(at: 100))
    }

    @Test func `content that is pulled beyond its end resists and returns`() throws {
        let finger = finger(300, in: 1)
        let begin = try #require(finger.panBegin())
        var content = ScrollContent(view)
        content.drag(finger, from: begin)
        let pull = 300 - 300 * (begin - 1)
        let banded = (1 - 1 / (pull * 0.55 / 600 + 1)) * 600
        #expect(abs(content.offset(at: 2) + banded) < 0.5)
        #expect(abs(content.offset(at: content.end)) < 0.1)
    }

    @Test func `content that does not bounce stays within its ends`() throws {
        let finger = finger(300, in: 0.2)
        var content = ScrollContent(ScrollGeometry(length: 600, reach: 900, bounces: false), offset: 50)
        content.drag(finger, from: try #require(finger.panBegin()))
        for tick in 120...360 { #expect((0...900).contains(content.offset(at: Double(tick) / 120))) }
    }
}
