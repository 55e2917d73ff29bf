import VitrineMotion
import VitrinePresentation

/// The values of an overlay container that elements can follow, as blocks that run alongside its translation do: at once with
/// a finger, and on the spring of a move.
package struct OverlayPublishedValues: Sendable {
    package enum Name: String, CaseIterable {
        case translationProgress, overallTranslationProgress, translationHeight
    }

    private var values: [(name: Name, value: PublishedValue)]
    /// The last numbers, in the order of the names.
    private var last: [Double]

    package init(height: Double) {
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

    package mutating func set(_ transition: OverlayTransition, at seconds: Double) {
        for i in values.indices {
            last[i] = Self.number(values[i].name, transition)
            values[i].value.set(.number(last[i]), at: seconds)
        }
    }

    package mutating func move(_ transition: OverlayTransition, at seconds: Double, pacing: Pacing) {
        for i in values.indices {
            last[i] = Self.number(values[i].name, transition)
            values[i].value.move(to: .number(last[i]), at: seconds, pacing: pacing)
        }
    }

    /// A finger takes the overlay straight to a height.
    package mutating func drag(_ transition: OverlayTransition, from start: Double, to end: Double) {
        for i in values.indices {
            let (from, to) = (last[i], Self.number(values[i].name, transition))
            values[i].value.track(from: start) { seconds in
                end > start ? from + (to - from) * min(max((seconds - start) / (end - start), 0), 1) : to
            }
            last[i] = to
        }
    }

    package func value(_ name: String) -> PublishedValue? { values.first { $0.name.rawValue == name }?.value }
}
