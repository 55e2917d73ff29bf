import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// The values of an overlay container that elements can follow, as blocks alongside its translation do: at once with a
/// finger, and on the spring of a move.
package struct OverlayPublishedValues: Sendable {
    package enum Name: String, CaseIterable {
        case translationProgress, overallTranslationProgress, translationHeight
    }

    private var values: [(name: Name, value: PublishedValue)]
    /// The last numbers, in the order of the names.
    private var last: [Double]
    /// The heights of the lowest and highest notches, with which the translation height is converted to numbers.
    private var scales: Stepped<Scales>

    private struct Scales: Hashable, Sendable {
        var heights: [Double]
        var reachable: [Int]
    }

    package init(height: Double, heights: [Double]) {
        scales = Stepped(Scales(heights: heights, reachable: Array(heights.indices)))
        last = Name.allCases.map { $0 == .translationHeight ? height : 0 }
        values = zip(Name.allCases, last).map { ($0, PublishedValue(.number($1))) }
    }

    private static func number(_ name: Name, _ transition: OverlayTransition) -> Double {
        switch name {
        case .translationProgress: transition.translationProgress
        case .overallTranslationProgress: transition.overallTranslationProgress
        case .translationHeight: transition.targetTranslationHeight
        }
    }

    private mutating func scale(_ transition: OverlayTransition, at seconds: Double) {
        let new = Scales(heights: transition.heights, reachable: transition.reachableIndexes)
        if new != scales.last { scales.set(new, at: seconds) }
    }

    package mutating func set(_ transition: OverlayTransition, at seconds: Double) {
        scale(transition, at: seconds)
        for i in values.indices {
            last[i] = Self.number(values[i].name, transition)
            values[i].value.set(.number(last[i]), at: seconds)
        }
    }

    package mutating func move(_ transition: OverlayTransition, at seconds: Double, pacing: Pacing) {
        scale(transition, at: seconds)
        for i in values.indices {
            last[i] = Self.number(values[i].name, transition)
            values[i].value.move(to: .number(last[i]), at: seconds, pacing: pacing)
        }
    }

    /// Moves the overlay linearly to a height, with a finger.
    package mutating func drag(_ transition: OverlayTransition, from start: Double, to end: Double) {
        scale(transition, at: start)
        for i in values.indices {
            let (from, to) = (last[i], Self.number(values[i].name, transition))
            values[i].value.track(from: start) { seconds in
                end > start ? from.mixed(with: to, at: ((seconds - start) / (end - start)).clamped(to: 0...1)) : to
            }
            last[i] = to
        }
    }

    /// - Parameter height: The translation height on the screen.
    package func value(_ name: String, height: AdditiveValue) -> PublishedValue? {
        guard let found = values.first(where: { $0.name.rawValue == name }) else { return nil }
        let name = found.name
        var out = found.value
        let scales = scales
        out.show { seconds in
            let now = scales.value(at: seconds)
            return Self.number(
                name,
                OverlayTransition(
                    isDragging: false, isAnimated: false, velocity: .zero, overlayTranslationHeight: 0,
                    targetTranslationHeight: height.value(at: seconds), heights: now.heights,
                    reachableIndexes: now.reachable))
        }
        return out
    }
}
