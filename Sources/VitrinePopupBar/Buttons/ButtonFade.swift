import VitrineMotion

/// The replacement of a popup bar's buttons: the old ones disappear at once, the new ones fade in at their positions,
/// and the width of the titles changes afterward.
///
/// Source: facts, popup bar, sections 3.7 (fade) and 3.2 (width, in half of the 0.4 s around it).
package enum ButtonFade {
    package static let duration = 0.16

    /// The duration in seconds in which the width of the titles changes.
    package static let titleDuration = 0.2

    /// Returns the opacity of the new buttons, 0...1, a time in seconds after the old ones have disappeared.
    package static func opacity(after seconds: Double) -> Double { TimingCurve.easeInOut.value(at: seconds / duration) }
}

extension PopupBarPresentation {
    /// Returns the opacity of the buttons, 0...1: less than 1 for a time after a change of the item or its buttons, or
    /// after a touch has paged to an item with other buttons.
    package func buttonsOpacity(at seconds: Double) -> Double {
        buttons.start(of: { $0 }, at: seconds).map { ButtonFade.opacity(after: seconds - $0) } ?? 1
    }

    /// Returns the former trailing buttons and the progress, 0...1, of a change of the titles' width, else nil.
    package func formerButtons(at seconds: Double) -> (items: [BarButtonItem], fraction: Double)? {
        guard let start = buttons.start(of: { $0 }, at: seconds), seconds < start + ButtonFade.titleDuration
        else { return nil }
        let fraction = TimingCurve.smoothstep.value(at: (seconds - start) / ButtonFade.titleDuration)
        return (bar.value(before: start).popupItem.trailingBarButtonItems, fraction)
    }

    /// The time at which the last change of buttons ends; 0 if they never change.
    package var buttonsEnd: Double {
        buttons.start(of: { $0 }, at: .infinity).map { $0 + ButtonFade.titleDuration } ?? 0
    }
}

extension PopupItem {
    var buttons: [[BarButtonItem]] { [leadingBarButtonItems, trailingBarButtonItems] }
}
