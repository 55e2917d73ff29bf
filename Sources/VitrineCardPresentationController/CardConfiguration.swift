@_exported import VitrineUIKit

/// How a card is presented. Source of the defaults: facts, card presentation, section 1.1.
public struct CardConfiguration: Equatable, Sendable {
    /// From the top of what the card is presented over to the card, in points. Default 16.
    public var verticalSpacing: CGFloat = 16
    /// From the top of the screen to a presenter that is no card, in points. Default: the status bar's height when the
    /// value is made.
    public var verticalInset: CGFloat = UIApplication.shared.statusBarFrame.size.height
    /// At both sides of everything behind the card, in points. Default 16.
    public var horizontalInset: CGFloat = 16
    /// The height in whose middle the handle is, in points. Default 16.
    public var dismissAreaHeight: CGFloat = 16
    /// Of the upper corners, in points. Default 12.
    public var cornerRadius: CGFloat = 12
    /// The frame in the window that the card expands from and collapses to. Default nil: the card comes from below.
    public var initialTransitionFrame: CGRect?
    /// The opacity of what is behind the card, 0...1. Default 0.8.
    public var backFadeAlpha: CGFloat = 0.8
    /// Whether a pan dismisses the card. Default true.
    public var allowInteractiveDismissal = true

    /// What calls without a configuration take. Until it is set, the defaults for the device of the scene that asks.
    public static var shared: CardConfiguration {
        get { unsafe given ?? CardConfiguration() }
        set { unsafe given = newValue }
    }

    private nonisolated(unsafe) static var given: CardConfiguration?

    /// Arguments that are nil leave the default.
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
