import Vitrine
import VitrineLNPopupController
import VitrineScreens
import VitrineStage

/// Backgrounds of bars of the legacy design, and members of the content.
extension MemberTests {
    private static func legacyBar(
        _ member: String, _ keys: String, _ set: @escaping @Sendable (LNPopupBarAppearance) -> Void
    ) -> Row {
        appearance(
            member, keys, scene: "design: legacy\ncontainer: { content: { background: \"#7DF67D\" } }",
            baseKeys: "barStyle: prominent", base: { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2) ?? .default }, set)
    }

    static let backgrounds: [Row] = [
        legacyBar("backgroundEffect", "backgroundEffect: dark") { $0.backgroundEffect = UIBlurEffect(style: .dark) },
        legacyBar("backgroundColor", "backgroundColor: \"#FF0000\"") { $0.backgroundColor = red },
        legacyBar("backgroundImage", "backgroundImage: artwork/rain.png") {
            $0.backgroundImage = UIImage(named: "artwork/rain.png")
        },
        legacyBar("shadowColor", "shadowColor: \"#FF0000\"") { $0.shadowColor = red },
        legacyBar("configureWithOpaqueBackground", "background: opaque") { $0.configureWithOpaqueBackground() },
        legacyBar("configureWithTransparentBackground", "background: transparent") {
            $0.configureWithTransparentBackground()
        },
    ]

    private static func opened(
        _ member: String, _ content: String, keys: String = "", scene: String = "",
        _ set: @escaping @Sendable (Popup) -> Void
    ) -> Row { Row(member: member, keys: keys, content: content, scene: "\(opened)\n\(scene)", seconds: 1, set: set) }

    static let contents: [Row] = [
        opened("LNPopupContentView.popupCloseButtonStyle", "popupCloseButtonStyle: chevron") {
            $0.container.popupContentView.popupCloseButtonStyle = .chevron
        },
        opened("LNPopupContentView.popupCloseButtonPositioning", "popupCloseButtonPositioning: leading") {
            $0.container.popupContentView.popupCloseButtonPositioning = .leading
        },
        opened("LNPopupCloseButton.style", "popupCloseButtonStyle: none") {
            $0.container.popupContentView.popupCloseButton.style = .none
        },
        opened("LNPopupCloseButton.positioning", "popupCloseButtonPositioning: center") {
            $0.container.popupContentView.popupCloseButton.positioning = .center
        },
        opened("LNPopupCloseButton.tintColor", "popupCloseButtonTintColor: \"#FF0000\"") {
            $0.container.popupContentView.popupCloseButton.tintColor = red
        },
        opened("UIView.backgroundColor of the content", "content: { background: \"#FF0000\" }") {
            $0.content.view.backgroundColor = red
        },
        opened(
            "LNPopupImageView", "image: artwork/rain.png, imageCornerRadius: 12, imageShadow: { blurRadius: 9 }"
        ) {
            let view = LNPopupImageView(image: UIImage(named: "artwork/rain.png"))
            view.cornerRadius = 12
            view.shadow.shadowBlurRadius = 9
            $0.content.view.addSubview(view)
        },
    ]
}
