/// All that running titles and their room depend on.
struct MarqueeState: Hashable {
    let texts: [String?]
    let attributed: [[TextRun]?]
    let appearance: PopupBarAppearance
    let style: PopupBar.Style
    let hasImage: Bool
    let buttons: [[BarButtonItem]]

    init(_ bar: PopupBar) {
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
