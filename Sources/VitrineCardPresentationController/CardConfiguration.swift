@_exported import VitrineUIKit

/// The presentation of a card. Source of the defaults: facts, card presentation, section 1.1.
public struct CardConfiguration: Equatable, Sendable {
    /// The distance from the top of the presenter to the card, in points. Default: 16.
    public var verticalSpacing: CGFloat = 16
    /// The distance from the top of the screen to a presenter that is no card, in points. Default: the status bar's
    /// height when the configuration is created.
    public var verticalInset: CGFloat = UIApplication.shared.statusBarFrame.size.height
    /// The insets at both sides of everything behind the card, in points. Default: 16.
    public var horizontalInset: CGFloat = 16
    /// The height of the area in which the handle is centered, in points. Default: 16.
    public var dismissAreaHeight: CGFloat = 16
    /// The radius of the upper corners, in points. Default: 12.
    public var cornerRadius: CGFloat = 12
    /// The frame in the window that the card expands from and collapses to. Default: nil, the card comes from below.
    public var initialTransitionFrame: CGRect?
    /// The opacity of what is behind the card, 0...1. Default: 0.8.
    public var backFadeAlpha: CGFloat = 0.8
    /// Whether a pan dismisses the card. Default: true.
    public var allowInteractiveDismissal = true

    /// The configuration of calls without one. Default: the defaults for the device of the current scene.
    public static var shared: CardConfiguration {
        get { unsafe given ?? CardConfiguration() }
        set { unsafe given = newValue }
    }

    private nonisolated(unsafe) static var given: CardConfiguration?

    /// Creates a configuration; nil arguments keep the defaults.
    public init(
        verticalSpacing: CGFloat? = nil, verticalInset: CGFloat? = nil, horizontalInset: CGFloat? = nil,
        dismissAreaHeight: CGFloat? = nil, cornerRadius: CGFloat? = nil, backFadeAlpha: CGFloat? = nil,
        initialTransitionFrame: CGRect? = nil, allowInteractiveDismissal: Bool? = nil
    ) {
        if let verticalSpacing { self.verticalSpacing = verticalSpacing }
        if let verticalInset { self.verticalInset = verticalInset }
        if let horizontalInset { self.horizontalInset = horizontalInset }
        if let dismissAreaHeight { self.dismissAreaHeight = dismissAreaHeight }
        if let cornerRadius { self.cornerRadius = cornerRadius }
        if let backFadeAlpha { self.backFadeAlpha = backFadeAlpha }
        if let initialTransitionFrame { self.initialTransitionFrame = initialTransitionFrame }
        if let allowInteractiveDismissal { self.allowInteractiveDismissal = allowInteractiveDismissal }
    }
}
