import VitrinePrimitives
import VitrineVocabulary

/// The dimming and dismissal of a presented container; `OverlayContainerSheetPresentationController`.
public struct OverlaySheetPresentation: Hashable, Sendable {
    /// The view behind the container; nil for none. Default: `TransparentOverlayContainerSheetDimmingView`.
    public var dimmingView: DimmingView?
    public var dismissalPolicy: DismissalPolicy
    /// `overlayContainerSheetPresentationControllerShouldDismissOnTap`. Default: true.
    public var shouldDismissOnTap: Bool

    public init(
        dimmingView: DimmingView? = DimmingView(), dismissalPolicy: DismissalPolicy = DismissalPolicy(),
        shouldDismissOnTap: Bool = true
    ) {
        self.dimmingView = dimmingView
        self.dismissalPolicy = dismissalPolicy
        self.shouldDismissOnTap = shouldDismissOnTap
    }

    /// `TransparentOverlayContainerSheetDimmingView`. Source: facts, overlay container, sections 1.4 and 3.8.
    public struct DimmingView: Hashable, Sendable {
        /// The color. Default: black.
        public var backgroundColor: RGBColor
        /// The opacity in place of the three below, 0...1. Default: none.
        public var alpha: Double?
        /// The opacity while the container is not presented, 0...1. Default: 0.
        public var dismissedAlpha: Double
        /// The opacity at the lowest notch, 0...1. Default: 0.3.
        public var minimumAlpha: Double
        /// The opacity at the highest notch, 0...1. Default: 0.6.
        public var maximumAlpha: Double

        public init(dismissedAlpha: Double = 0, minimumAlpha: Double = 0.3, maximumAlpha: Double = 0.6) {
            backgroundColor = .black
            self.dismissedAlpha = dismissedAlpha
            self.minimumAlpha = minimumAlpha
            self.maximumAlpha = maximumAlpha
        }

        package func alpha(progress: Double) -> Double {
            (minimumAlpha + progress * (maximumAlpha - minimumAlpha)).clamped(to: 0...1)
        }
    }

    /// The conditions of a released container's dismissal; `ThresholdOverlayContainerSheetDismissalPolicy`.
    public struct DismissalPolicy: Hashable, Sendable {
        /// The velocity above which it is dismissed, in points per second downward; nil for none. Default: 2400.
        public var dismissingVelocity: Double?
        /// The position below which it is dismissed; nil for none. Default: the notch 0.
        public var dismissingPosition: Position?

        public init(dismissingVelocity: Double? = 2400, dismissingPosition: Position? = Position(notch: 0)) {
            self.dismissingVelocity = dismissingVelocity
            self.dismissingPosition = dismissingPosition
        }

        /// - Parameters:
        ///   - height: The translation height of the overlay's target.
        ///   - velocity: The velocity in points per second, positive downward.
        package func shouldDismiss(height: Double, velocity: Double, heights: [Double]) -> Bool {
            if let limit = dismissingVelocity, velocity > limit { return true }
            if let notch = dismissingPosition?.notch {
                return heights.indices.contains(notch) && height < heights[notch]
            }
            return dismissingPosition?.translationHeight.map { height < $0 } ?? false
        }
    }

    /// A notch, or a height in points.
    public struct Position: Hashable, Sendable {
        public var notch: Int?
        public var translationHeight: Double?

        public init(notch: Int) { self.notch = notch }
        public init(translationHeight: Double) { self.translationHeight = translationHeight }
        public init() {}
    }
}

extension OverlaySheetPresentation: Described {
    public init() { self.init(shouldDismissOnTap: true) }

    package static let fields: [Field<OverlaySheetPresentation>] = [
        Field("dimmingView", \.dimmingView, "The view of one color behind the container; `false` for none."),
        Field("dismissalPolicy", \.dismissalPolicy, "When a released container is dismissed."),
        Field("shouldDismissOnTap", \.shouldDismissOnTap, "Whether a tap beside the overlay dismisses the container."),
    ]
    package static var shorthand: Shorthand<OverlaySheetPresentation>? { .flag }
}

extension OverlaySheetPresentation.DimmingView: Described {
    public init() { self.init(dismissedAlpha: 0) }

    package static let fields: [Field<OverlaySheetPresentation.DimmingView>] = [
        Field("backgroundColor", \.backgroundColor, "The color of the view."),
        Field("alpha", \.alpha, in: 0...1, "The opacity of the view, in place of the three below."),
        Field("dismissedAlpha", \.dismissedAlpha, in: 0...1, "The opacity while the container is not presented."),
        Field("minimumAlpha", \.minimumAlpha, in: 0...1, "The opacity at the lowest notch."),
        Field("maximumAlpha", \.maximumAlpha, in: 0...1, "The opacity at the highest notch."),
    ]
    package static var shorthand: Shorthand<OverlaySheetPresentation.DimmingView>? { .flag }
}

extension OverlaySheetPresentation.DismissalPolicy: Described {
    public init() { self.init(dismissingVelocity: 2400) }

    package static let fields: [Field<OverlaySheetPresentation.DismissalPolicy>] = [
        Field(
            "dismissingVelocity", \.dismissingVelocity, in: LegalRange(0...1_000_000, "pt/s"),
            "The downward velocity above which the container is dismissed, in points a second; `null` for none."),
        Field(
            "dismissingPosition", \.dismissingPosition,
            "The height below which a released container is dismissed; `null` for none."),
    ]
}

extension OverlaySheetPresentation.Position: Described {
    package static let fields: [Field<OverlaySheetPresentation.Position>] = [
        Field(
            "notch", \.notch, in: 0...Double(OverlayContainer.notchLimit - 1),
            "The index of a notch, whose height counts."),
        Field("translationHeight", \.translationHeight, kind: .length, in: 0...10_000, "The height in points."),
    ]
    package static var exclusions: [[String]] { [["notch", "translationHeight"]] }
    package static var needsOneOf: [String] { ["notch", "translationHeight"] }
}
