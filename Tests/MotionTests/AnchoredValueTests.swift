import Testing
import VitrinePrimitives

@testable import VitrineMotion

/// Values that are tied to places which layout moves.
@Suite struct AnchoredValueTests {
    private enum Notch: Hashable, Sendable { case low, high }

    private func place(_ notch: Notch) -> Double { notch == .low ? 600 : 100 }
    private let curve = Pacing.curve(.linear, duration: 1)

    @Test func `at rest a value is where its anchor is`() {
        let value = AnchoredValue(Notch.low)
        #expect(value.value(at: 3) { _ in 42 } == 42)
        #expect(value.anchor(at: 3) == .low && value.end == 0)
    }

    @Test func `a value goes to an anchor from where it is seen`() {
        var value = AnchoredValue(Notch.low)
        value.go(to: .high, at: 1, pacing: curve, place: place)
        #expect(value.value(at: 0.99, place: place) == 600 && value.value(at: 1, place: place) == 600)
        #expect(abs(value.value(at: 1.5, place: place) - 350) < 1e-9)
        #expect(value.value(at: 2, place: place) == 100 && value.end == 2)
        // Another call on the way begins where the value is.
        value.go(to: .low, at: 1.5, pacing: curve, place: place)
        #expect(abs(value.value(at: 1.5, place: place) - 350) < 1e-9 && value.anchor(at: 1.4) == .high)
        #expect(abs(value.value(at: 2, place: place) - 475) < 1e-9)
    }

    @Test func `a spring begins with the velocity that the value has`() {
        let spring = Pacing.spring(.settling(in: 0.5))
        var value = AnchoredValue(Notch.low)
        value.go(to: .high, at: 0, pacing: spring, place: place)
        let before = value.velocity(at: 0.1)
        value.go(to: .low, at: 0.1, pacing: spring, place: place)
        let step = 1e-6
        let after = (value.value(at: 0.1 + step, place: place) - value.value(at: 0.1, place: place)) / step
        #expect(before < -100 && abs(after - before) < 1)
    }

    @Test func `layout that moves the anchor leaves the value where it is seen`() {
        var value = AnchoredValue(Notch.low)
        // At 1 s the anchor goes from 600 to 500.
        let moving: (Double) -> (Notch) -> Double = { seconds in { _ in seconds < 1 ? 600 : 500 } }
        var still = value
        value.rebase(by: -100, at: 1, pacing: curve)
        #expect(value.value(at: 1, place: moving(1)) == 600)
        #expect(abs(value.value(at: 1.5, place: moving(1.5)) - 550) < 1e-9)
        #expect(value.value(at: 2, place: moving(2)) == 500)
        still.rebase(by: -100, at: 1, pacing: nil)
        #expect(still.value(at: 1, place: moving(1)) == 500)
    }

    @Test func `a finger holds the value at places of its own, whatever layout does`() {
        var value = AnchoredValue(Notch.low)
        value.follow(580, seen: 600, from: 1, to: 1.1)
        value.follow(500, seen: 0, from: 1.1, to: 1.2)
        value.rebase(by: 1000, at: 1.15, pacing: curve)
        #expect(value.value(at: 1, place: place) == 600)
        #expect(
            abs(value.value(at: 1.05) { _ in 0 } - 590) < 1e-9 && abs(value.value(at: 1.15) { _ in 0 } - 540) < 1e-9)
        #expect(value.isHeld(at: 1.15) && value.anchor(at: 1.15) == .low && !value.isHeld(at: 0.9))
        value.go(to: .high, at: 1.2, pacing: curve, velocity: 0, place: place)
        #expect(value.value(at: 1.2, place: place) == 500 && value.value(at: 2.2, place: place) == 100)
    }

    @Test func `figures that are none are ignored`() {
        var value = AnchoredValue(Notch.low)
        value.go(to: .high, from: .nan, at: 1, pacing: curve)
        value.follow(.infinity, seen: 0, from: 1, to: 2)
        value.rebase(by: .nan, at: 1, pacing: curve)
        value.go(to: .high, from: 0, at: .nan, pacing: nil)
        #expect(value == AnchoredValue(.low))
    }
}
