import VitrineSurfaces

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
