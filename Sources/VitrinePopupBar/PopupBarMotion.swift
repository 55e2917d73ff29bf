import VitrineMotion
import VitrineSurfaces

/// The presentation and dismissal of a popup bar in the glass design: it stays at its final frame, shrinks a little
/// into position and loses its blur, while the safe area of the page moves with the same spring.
/// Source: facts, popup bar, sections 3.2 (rows "present bar, glass" and "dismiss bar, glass") and 3.1 (spring,
/// critically damped, settled after 0.5 s).
package struct PopupBarMotion: Hashable, Sendable {
    package static let duration = 0.5
    package static let startScale = 1.05
    package static let presentBlur = 5.0
    package static let dismissBlur = 20.0

    package private(set) var scale: AnimatedValue
    /// The opacity of glass and content, 0...1.
    package private(set) var alpha: AnimatedValue
    /// The opacity of the content alone, 0...1. It appears with the same spring, so that the content shows with the
    /// square of the glass's opacity. Source: the album image's contrast, measured (the library's source has a later
    /// start).
    package private(set) var contentAlpha: AnimatedValue
    /// The blur of the content, in points.
    package private(set) var contentBlur: AnimatedValue
    /// The fraction of the bar's height in the page's safe area, 0...1.
    package private(set) var inset: AnimatedValue
    /// The opacity of the shadow around a floating bar of the legacy design, 0...1: it appears in the last three fifths
    /// of the duration, and disappears with the bar. Source: facts, popup bar, section 3.2.
    package private(set) var shadowAlpha: AnimatedValue

    package init(presented: Bool) {
        scale = AnimatedValue(presented ? 1 : Self.startScale)
        alpha = AnimatedValue(presented ? 1 : 0)
        contentAlpha = AnimatedValue(presented ? 1 : 0)
        contentBlur = AnimatedValue(presented ? 0 : Self.presentBlur)
        inset = AnimatedValue(presented ? 1 : 0)
        shadowAlpha = AnimatedValue(presented ? 1 : 0)
    }

    package mutating func present(at seconds: Double, animated: Bool, duration: Double) {
        guard animated else { return jump(to: true, at: seconds) }
        let spring = Pacing.spring(.settling(in: duration))
        // A bar that was hidden starts from the blur of appearing, not from that of its last dismissal.
        if alpha.value(at: seconds) == 0 {
            contentBlur.set(Self.presentBlur, at: seconds)
            contentAlpha.set(0, at: seconds)
        }
        contentAlpha.animate(to: 1, start: seconds, pacing: spring, carriesVelocity: false)
        scale.animate(to: 1, start: seconds, pacing: spring, carriesVelocity: false)
        alpha.animate(to: 1, start: seconds, pacing: spring, carriesVelocity: false)
        contentBlur.animate(to: 0, start: seconds, pacing: spring, carriesVelocity: false)
        inset.animate(to: 1, start: seconds, pacing: spring, carriesVelocity: false)
        shadowAlpha.animate(
            to: 1, start: seconds, delay: duration * 2 / 5, pacing: .curve(.easeInOut, duration: duration * 3 / 5))
    }

    package mutating func dismiss(at seconds: Double, animated: Bool, duration: Double) {
        guard animated else { return jump(to: false, at: seconds) }
        let spring = Pacing.spring(.settling(in: duration))
        scale.animate(to: Self.startScale, start: seconds, pacing: spring, carriesVelocity: false)
        alpha.animate(to: 0, start: seconds, pacing: spring, carriesVelocity: false)
        contentBlur.animate(to: Self.dismissBlur, start: seconds, pacing: spring, carriesVelocity: false)
        contentAlpha.animate(
            to: 0, start: seconds, delay: duration / 5, pacing: .curve(.easeInOut, duration: duration * 2 / 5))
        inset.animate(to: 0, start: seconds, pacing: spring, carriesVelocity: false)
        shadowAlpha.animate(to: 0, start: seconds, pacing: spring, carriesVelocity: false)
    }

    private mutating func jump(to presented: Bool, at seconds: Double) {
        scale.set(presented ? 1 : Self.startScale, at: seconds)
        alpha.set(presented ? 1 : 0, at: seconds)
        contentAlpha.set(presented ? 1 : 0, at: seconds)
        contentBlur.set(presented ? 0 : Self.presentBlur, at: seconds)
        inset.set(presented ? 1 : 0, at: seconds)
        shadowAlpha.set(presented ? 1 : 0, at: seconds)
    }

    /// The time at which all motion ends.
    package var end: Double {
        [scale, alpha, contentAlpha, contentBlur, inset, shadowAlpha].reduce(0) { max($0, $1.end ?? 0) }
    }
}

/// The values on which scrolling titles and their width depend.
package struct MarqueeState: Hashable, Sendable {
    package let texts: [String?]
    package let attributed: [[TextRun]?]
    package let appearance: PopupBarAppearance
    package let style: PopupBar.Style
    package let hasImage: Bool
    package let buttons: [[BarButtonItem]]

    package init(_ bar: PopupBar) {
        texts = [bar.popupItem.title, bar.popupItem.subtitle]
        attributed = [bar.popupItem.attributedTitle, bar.popupItem.attributedSubtitle]
        var own = bar.standardAppearance
        bar.popupItem.standardAppearance?.apply(to: &own)
        appearance = own.textsOnly
        style = bar.barStyle
        hasImage = bar.popupItem.image != nil
        buttons = [bar.popupItem.leadingBarButtonItems, bar.popupItem.trailingBarButtonItems]
    }
}
