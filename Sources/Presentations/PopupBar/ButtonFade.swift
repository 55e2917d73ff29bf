import Motion

/// How a popup bar's buttons give way to others: the old ones go at once, the new ones fade in at their places.
///
/// Source of curve and time: measured frame by frame in the library's picture of a bar that is minimized, 150 ms one way
/// and 160 the other.
enum ButtonFade {
    /// In seconds.
    static let duration = 0.16

    /// Of the new buttons, 0...1, some seconds after the old ones have gone.
    static func opacity(after seconds: Double) -> Double { TimingCurve.easeInOut.value(at: seconds / duration) }
}

extension PopupBarPresentation {
    /// Of the buttons, 0...1: less than 1 for the time after others have taken their place, because the item or its buttons
    /// were changed or a finger has paged to an item with others.
    func buttonsOpacity(at seconds: Double) -> Double {
        bar.start(of: \.popupItem.buttons, at: seconds).map { ButtonFade.opacity(after: seconds - $0) } ?? 1
    }

    /// When the last buttons have come; 0 where they never change.
    var buttonsEnd: Double { bar.start(of: \.popupItem.buttons, at: .infinity).map { $0 + ButtonFade.duration } ?? 0 }
}

extension PopupItem {
    /// Leading and trailing ones.
    fileprivate var buttons: [[BarButtonItem]] { [leadingBarButtonItems, trailingBarButtonItems] }
}
