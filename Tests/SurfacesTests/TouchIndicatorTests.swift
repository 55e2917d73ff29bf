import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrineSurfaces

/// The dot compared with the visualizer's own figures and with a recording of it.
@Suite struct TouchIndicatorTests {
    private let dot = TouchIndicator(down: 0, up: 0.2, location: Point(x: 100, y: 50))

    /// Returns the ring's and the disc's boxes, and the opacity of both.
    private func drawn(_ dot: TouchIndicator, at t: Double, dark: Bool = false) -> (
        ring: Rect, disc: Rect, opacity: Double
    )? {
        for case .group(let group) in dot.nodes(at: t, dark: dark, tint: .white) {
            guard case .shape(let ring) = group.children[0], case .shape(let disc) = group.children[1] else {
                return nil
            }
            #expect(ring.paint == .solid(dark ? .white : .black) && disc.paint == .solid(dark ? .black : .white))
            return (ring.path.controlBounds, disc.path.controlBounds, group.opacity)
        }
        return nil
    }

    /// At rest there is a disc of 22 pt with a ring of 1.5 pt around it, half transparent, at once.
    @Test(arguments: [false, true]) func atRest(_ dark: Bool) throws {
        for t in [0, 0.1, 0.2] {
            let look = try #require(drawn(dot, at: t, dark: dark))
            #expect(near(look.disc, Rect(center: Point(x: 100, y: 50), radius: 22), 1e-9))
            #expect(near(look.ring, Rect(center: Point(x: 100, y: 50), radius: 23.5), 1e-9))
            #expect(look.opacity == 0.5)
        }
        #expect(dot.nodes(at: -0.001, dark: dark, tint: .white).isEmpty)
    }

    /// Released, the dot grows to twice its size and disappears in 0.3 s.
    @Test func vanishes() throws {
        let late = try #require(drawn(dot, at: 0.2 + 0.2999))
        #expect(near(late.ring.width / 2, 47, 0.01) && late.opacity < 0.001)
        #expect(dot.nodes(at: 0.5, dark: false, tint: .white).isEmpty)
        #expect(near(dot.end, 0.5, 1e-12))
        let middle = try #require(drawn(dot, at: 0.35))
        #expect(near(middle.disc.width / 2, 33, 0.01) && near(middle.opacity, 0.25, 0.001))
    }

    /// A simulator's disc is at the finger's position 25 ms later, other discs at the current one. Source: facts,
    /// overlay container, section 5.3: 1.5 frames of 60 per second, 8.7 pt at 350 pt per second.
    @Test func simulatorsDiscLeads() throws {
        let leg = FingerPath.Leg(by: Point(x: 0, y: 100), duration: 1, curve: .linear)
        let path = FingerPath(down: 0, start: Point(x: 100, y: 50), legs: [leg])
        func place(_ style: TouchStyle, _ t: Double) throws -> Double {
            let nodes = TouchIndicator(path, style: style).nodes(at: t, dark: false, tint: .white)
            guard case .shape(let disc) = try #require(nodes.first) else { return .nan }
            return disc.path.controlBounds.midY
        }
        #expect(try near(place(.disc, 0.5), 100, 1e-9))
        #expect(try near(place(.simulator, 0.5), 102.5, 1e-9))
    }

    /// A simulator's disc is visible from 25 ms before the touch until 25 ms before the release, and does not fade; the
    /// plain disc fades for 0.2 s from the release on. Source: facts, overlay container, sections 5.1 and 5.3.
    @Test func simulatorsDiscDoesNotFade() {
        func count(_ style: TouchStyle, _ t: Double) -> Int {
            TouchIndicator(FingerPath(down: 1, up: 2, at: .zero), style: style).nodes(at: t, dark: false, tint: .white)
                .count
        }
        #expect([0.97, 0.98, 1.97, 1.98].map { count(.simulator, $0) } == [0, 2, 2, 0])
        #expect([0.99, 1, 1.99, 2.1, 2.21].map { count(.disc, $0) } == [0, 2, 2, 1, 0])
        #expect(TouchIndicator(FingerPath(down: 1, up: 2, at: .zero), style: .simulator).end == 1.975)
    }

    /// The arguments are milliseconds and the ring's radius in a recording at 1x, with the finger lifted at 200 ms.
    @Test func ringFollowsTheRecording() throws {
        let recording: [(Double, Double)] = [
            (200, 22.5), (220, 23.5), (240, 24.5), (260, 25.5), (280, 27), (300, 28.5), (320, 30.5), (340, 32.5),
            (360, 34.5), (380, 37), (400, 40.5), (420, 42), (440, 43),
        ]
        for (time, radius) in recording {
            let look = try #require(drawn(dot, at: time / 1000))
            // The visible radius is the center of the ring's 1.5 pt.
            #expect(near((look.ring.width + look.disc.width) / 4, radius, 1.5), "at \(time)")
        }
    }

    /// A finger that rests longer than 0.6 s wobbles through four shapes, 0.1 s each, repeatedly.
    @Test func wobbles() throws {
        let long = TouchIndicator(down: 0, up: 3, location: .zero)
        #expect(try #require(drawn(long, at: 0.6)).disc.width == 44)
        let shapes: [(Double, Double)] = [(1, 1.2), (1.2, 0.9), (0.9, 0.9), (1, 1)]
        for lap in 0..<4 {
            for (i, (x, y)) in shapes.enumerated() {
                let time = 0.6 + 0.4 * Double(lap) + 0.1 * Double(i + 1)
                let look = try #require(drawn(long, at: time))
                #expect(near(look.disc.width, 44 * x, 0.01) && near(look.disc.height, 44 * y, 0.01))
            }
        }
        // Its center stays at the finger.
        #expect(near(try #require(drawn(long, at: 0.77)).ring.center.x, 0, 1e-9))
    }

    /// Above the dot, a disc shrinks to 2 pt and fades within 0.2 s of the touch.
    @Test func ripples() throws {
        let long = TouchIndicator(down: 0, up: 1, location: .zero)
        var last = 22.1
        for t in stride(from: 0, to: 0.2, by: 0.01) {
            guard case .shape(let ripple) = try #require(long.nodes(at: t, dark: false, tint: .white).last) else {
                Issue.record("no ripple at \(t)")
                continue
            }
            let radius = ripple.path.controlBounds.width / 2
            #expect(radius < last && radius >= 2)
            last = radius
        }
        #expect(long.nodes(at: 0.2, dark: false, tint: .white).count == 1)
    }
}
