import VitrineMotion

/// The replacement of a popup bar's buttons: the old ones disappear at once, the new ones fade in at their places, and the
/// width of the titles changes afterwards.
///
/// Source of curve and time of the fade: measured frame by frame in the library's picture of a bar that is minimized, 150 ms
/// one way and 160 the other; of the width: facts, popup bar, section 3.2 (half of the 0.4 s around it).
package enum ButtonFade {
    /// In seconds.
    package static let duration = 0.16

    /// In seconds.
    package static let titleDuration = 0.2

    /// Of the new buttons, 0...1, some seconds after the old ones have gone.
    package static func opacity(after seconds: Double) -> Double { TimingCurve.easeInOut.value(at: seconds / duration) }
}

extension PopupBarPresentation {
    /// Of the buttons, 0...1: less than 1 for the time after others have taken their place, because the item or its buttons
    /// were changed or a finger has paged to an item with others.
    package func buttonsOpacity(at seconds: Double) -> Double {
        buttons.start(of: { $0 }, at: seconds).map { ButtonFade.opacity(after: seconds - $0) } ?? 1
    }

    /// While the width of the titles changes: the former trailing buttons, and the progress of the change, 0...1.
    package func formerButtons(at seconds: Double) -> (items: [BarButtonItem], share: Double)? {
        guard let start = buttons.start(of: { $0 }, at: seconds), seconds < start + ButtonFade.titleDuration
        else { return nil }
        let share = TimingCurve.smoothstep.value(at: (seconds - start) / ButtonFade.titleDuration)
        return (bar.value(before: start).popupItem.trailingBarButtonItems, share)
    }

    /// When the last buttons have come; 0 where they never change.
    package var buttonsEnd: Double {
        buttons.start(of: { $0 }, at: .infinity).map { $0 + ButtonFade.titleDuration } ?? 0
    }
}

extension PopupItem {
    /// Leading and trailing ones.
    var buttons: [[BarButtonItem]] { [leadingBarButtonItems, trailingBarButtonItems] }
}
