import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePrimitives

@testable import VitrineOverlays

/// Source of all tables: facts, overlay container, section 3.
struct LawTests {
    @Test(arguments: [
        (609.0, 0.5, [2.15, 5.32, 10.43, 20.11, 29.12, 37.55]), (609, 0.7, [3.02, 7.45, 14.61, 28.15, 40.76, 52.58]),
        (550, 0.5, [2.15, 5.31, 10.39, 19.95, 28.80, 37.04]),
    ]) func `a rubber band gains what the table says above the highest notch`(
        _ maximum: Double, _ factor: Double, _ gains: [Double]
    ) {
        let band = RubberBandTranslationFunction(factor: factor)
        for (way, gain) in zip([10.0, 25, 50, 100, 150, 200], gains) {
            #expect(near(band.height(maximum + way, minimum: 203, maximum: maximum), maximum + gain, 0.006))
        }
    }

    @Test func `a rubber band gives way below the lowest notch`() {
        let band = RubberBandTranslationFunction()
        for (way, height) in [(10.0, 200.88), (25, 197.88), (50, 193.29), (100, 185.34), (150, 178.61), (203, 172.45)] {
            #expect(near(band.height(203 - way, minimum: 203, maximum: 609), height, 0.006))
        }
    }

    @Test func `an end without bounce is a hard stop, and the other end still bounces`() {
        var band = RubberBandTranslationFunction(bouncesAtMinimumHeight: false)
        #expect(band.height(100, minimum: 203, maximum: 609) == 203)
        #expect(band.height(700, minimum: 203, maximum: 609) > 609)
        band = RubberBandTranslationFunction(bouncesAtMaximumHeight: false)
        #expect(band.height(700, minimum: 203, maximum: 609) == 609)
        #expect(band.height(100, minimum: 203, maximum: 609) < 203)
        #expect(band.height(-50, minimum: 0, maximum: 400) == 0)
    }

    @Test(arguments: [
        (260.0, -300.0, 0), (260, -500, 1), (300, -1000, 1), (300, -2500, 2), (300, -3500, 2), (609, 600, 1),
        (560, 2500, 0), (540, 3500, 0), (406, -401, 2), (406, 401, 0),
    ]) func `the rushing policy picks the notch of the table`(_ height: Double, _ velocity: Double, _ index: Int) {
        let policy = RushingForwardNotchPolicy()
        #expect(
            policy.target(height: height, velocity: velocity, heights: [203, 406, 609], reachable: [0, 1, 2]) == index)
    }

    @Test func `released without velocity, an overlay goes to the nearest notch that it can reach`() {
        let policy = RushingForwardNotchPolicy()
        func target(_ height: Double, _ reachable: [Int] = [0, 1, 2]) -> Int {
            policy.target(height: height, velocity: 0, heights: [100, 200, 300], reachable: reachable)
        }
        for height in stride(from: 0.0, through: 149, by: 1) {
            #expect(target(height) == 0 && target(height, [1, 2]) == 1)
        }
        for height in stride(from: 151.0, through: 249, by: 1) { #expect(target(height) == 1) }
        for height in [251.0, 300, 1000, 100_000] { #expect(target(height) == 2) }
        #expect(target(200, []) == 0)
    }

    @Test(arguments: [(-100.0, 125.0, 0), (-200, 125, 0), (-500, 125, 1), (100, 251, 2), (200, 251, 2), (500, 251, 1)])
    func `only overlays faster than the minimum go on`(_ velocity: Double, _ height: Double, _ index: Int) {
        let policy = RushingForwardNotchPolicy(minimumVelocity: 400, minimumDuration: 0)
        #expect(
            policy.target(height: height, velocity: velocity, heights: [100, 200, 300], reachable: [0, 1, 2]) == index)
    }

    @Test(arguments: [
        (OverlayContainer.Style.flexibleHeight, [1, 0.974, 0.932, 0.858, 0.805, 0.70]),
        (.rigid, [1, 0.991, 0.977, 0.953, 0.935, 0.90]), (.expandableHeight, [1, 0.991, 0.977, 0.953, 0.935, 0.90]),
    ]) func `faster overlays are damped less`(_ style: OverlayContainer.Style, _ ratios: [Double]) {
        let animation = SpringTranslationAnimation()
        for (speed, ratio) in zip([150.0, 400, 800, 1500, 2000, 3000], ratios) {
            for sign in [-1.0, 1] {
                #expect(near(animation.dampingRatio(velocity: sign * speed, style: style), ratio, 0.0006))
            }
        }
    }

    /// The oracle integrates `x'' + 2ζω·x' + ω²·x = 0` by the classical Runge-Kutta method.
    @Test(arguments: [0.0, 900, 3000, 9000]) func `moves follow the differential equation of their spring from rest`(
        _ velocity: Double
    ) throws {
        let animation = SpringTranslationAnimation()
        let ratio = animation.dampingRatio(velocity: velocity, style: .flexibleHeight)
        let omega = 2 * Double.pi / 0.3
        var value = AdditiveValue(0)
        value.animate(to: 400, start: 1, pacing: animation.pacing(velocity: velocity, style: .flexibleHeight))
        func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * ratio * omega * v - omega * omega * x) }
        var (x, v) = (-400.0, 0.0)
        let h = 1.0 / 12_000
        for step in 1...4800 {
            let a = slope(x, v)
            let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
            let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
            let d = slope(x + h * c.0, v + h * c.1)
            x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
            if step.isMultiple(of: 100) {
                #expect(near(value.value(at: 1 + Double(step) * h), 400 + x, 400e-6))
            }
        }
    }

    @Test func `the spring passes the table's values`() {
        let table: [(Double, [Double])] = [
            (0, [0.282, 0.619, 0.821, 0.921, 0.967, 0.986]), (3000, [0.328, 0.757, 0.984, 1.045, 1.035, 1.015]),
        ]
        for (velocity, shares) in table {
            var value = AdditiveValue(0)
            value.animate(
                to: 1, start: 0,
                pacing: SpringTranslationAnimation().pacing(velocity: velocity, style: .flexibleHeight))
            for (i, fraction) in shares.enumerated() {
                #expect(near(value.value(at: 0.05 * Double(i + 1)), fraction, 0.0006))
            }
        }
    }

    @Test func `a second move adds to the first, and neither jumps`() {
        var value = AdditiveValue(100)
        let pacing = SpringTranslationAnimation().pacing(velocity: 0, style: .rigid)
        value.animate(to: 500, start: 0, pacing: pacing)
        let (before, speed) = (value.value(at: 0.1), value.value(at: 0.1) - value.value(at: 0.099))
        value.animate(to: 200, start: 0.1, pacing: pacing)
        #expect(near(value.value(at: 0.1), before, 1e-9))
        #expect(near(value.value(at: 0.101) - value.value(at: 0.1), speed, 0.2))
        #expect(value.value(at: value.end) == 200)
    }

    @Test func `progress is that of the target, and is not clamped`() {
        let context = OverlayTransition(
            isDragging: true, isAnimated: false, velocity: .zero, overlayTranslationHeight: 650,
            targetTranslationHeight: 650, heights: [200, 400, 600], reachableIndexes: [1, 2])
        #expect(context.translationProgress == 1.25)
        #expect(context.overallTranslationProgress == 1.125)
        var single = context
        single.reachableIndexes = [2]
        #expect(single.translationProgress == 0)
    }

    @Test(arguments: [
        (190.0, 0.0, 200.0, true), (200, 0, 100, false), (99, 0, 100, true), (100, 0, 100, false),
    ]) func `a sheet is dismissed below its position`(
        _ height: Double, _ velocity: Double, _ limit: Double, _ isDismissed: Bool
    ) {
        let policy = OverlaySheetPresentation.DismissalPolicy(
            dismissingVelocity: nil, dismissingPosition: .init(translationHeight: limit))
        #expect(policy.shouldDismiss(height: height, velocity: velocity, heights: [100, 300]) == isDismissed)
    }

    @Test func `a sheet is dismissed by velocity, by notch, or never`() {
        typealias Policy = OverlaySheetPresentation.DismissalPolicy
        let fast = Policy(dismissingVelocity: 900, dismissingPosition: nil)
        #expect(fast.shouldDismiss(height: 300, velocity: 1000, heights: [100]))
        #expect(!fast.shouldDismiss(height: 300, velocity: 900, heights: [100]))
        let low = Policy(dismissingVelocity: nil, dismissingPosition: .init(notch: 1))
        #expect(low.shouldDismiss(height: 299, velocity: 0, heights: [100, 300]))
        #expect(!low.shouldDismiss(height: 300, velocity: 9000, heights: [100, 300]))
        let never = Policy(dismissingVelocity: nil, dismissingPosition: nil)
        #expect(!never.shouldDismiss(height: 0, velocity: 1e6, heights: [100]))
    }
}
