import VitrineChrome
import VitrinePopupBar

extension SourceValue {
    private static let popupContentKeys = KeyTable(
        rows: PopupContentChange.Property.allCases.map { [$0.rawValue] })

    /// The properties that are named, with their values.
    func popupContentChange() -> PopupContentChange? {
        guard let keys = keyed(Self.popupContentKeys) else { return nil }
        var c = PopupContent()
        c.background = keys["background"]?.color()
        c.darkBackground = keys["darkBackground"]?.color()
        c.image = keys["image"]?.text()
        c.imageCornerRadius = keys["imageCornerRadius"]?.length() ?? c.imageCornerRadius
        c.imageShadow = keys["imageShadow"]?.shadowStyle(["default", "none"]) ?? c.imageShadow
        c.showsControls = keys["showsControls"]?.flag() ?? c.showsControls
        c.bottomLabel = keys["bottomLabel"]?.text()
        c.statusBarStyle = keys["statusBarStyle"]?.statusBarStyle() ?? c.statusBarStyle
        c.statusBarHidden = keys["statusBarHidden"]?.flag() ?? c.statusBarHidden
        c.popupCloseButton.style =
            keys["popupCloseButtonStyle"]?.choice("a close button style") ?? c.popupCloseButton.style
        c.popupCloseButton.positioning =
            keys["popupCloseButtonPositioning"]?.choice("a place of the close button") ?? c.popupCloseButton.positioning
        c.popupCloseButton.tintColor = keys["popupCloseButtonTintColor"]?.color()
        c.popupInteractionStyle =
            keys["popupInteractionStyle"]?.choice("an interaction style") ?? c.popupInteractionStyle
        c.popupSnapPercent = keys["popupSnapPercent"]?.number() ?? c.popupSnapPercent
        c.backgroundEffect = keys["backgroundEffect"]?.barEffect()
        c.translucent = keys["translucent"]?.flag() ?? c.translucent
        c.allowsContentTransition = keys["allowsContentTransition"]?.flag() ?? c.allowsContentTransition
        c.open = keys["open"]?.flag() ?? c.open
        c.title = keys["title"]?.text()
        c.list = keys["list"]?.listPage()
        let named = PopupContentChange.Property.allCases.filter { keys[$0.rawValue] != nil }
        return PopupContentChange(c, Set(named))
    }

    func popupContent() -> PopupContent {
        var content = PopupContent()
        popupContentChange()?.apply(to: &content)
        return content
    }

    func statusBarStyle() -> StatusBar.Style? { choice("a status bar style") }
}
