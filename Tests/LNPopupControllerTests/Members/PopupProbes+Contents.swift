import Vitrine
import VitrineLNPopupController
import VitrineTestSupport

/// Probes of the close button, the content view, custom bars and items.
extension ProbeList {
    private static let opened = "timeline: [{ at: 0.5s, open: popup, animated: false }]"
    private static let opening = "timeline: [{ at: 0.5s, open: popup }]"

    mutating func addCloseButtons() {
        let style = "LNPopupCloseButton.Style", positioning = "LNPopupCloseButton.Positioning"
        let none: PopupChange = { $0.container.popupContentView.popupCloseButtonStyle = .none }
        let styles: [(String, LNPopupCloseButton.Style)] = [
            ("default", .default), ("chevron", .chevron), ("grabber", .grabber), ("glass", .glass),
            ("clearGlass", .clearGlass), ("prominentGlass", .prominentGlass),
            ("prominentClearGlass", .prominentClearGlass), ("shinyGlass", .shinyGlass),
            ("round", .init(rawValue: 0x10000)!), ("init(rawValue:)", .init(rawValue: 1)!),
            ("flat", older(LNPopupCloseButton.Style.self)),
        ]
        for (name, value) in styles {
            look("\(style).\(name)", scene: Self.opened, after: none) {
                $0.container.popupContentView.popupCloseButtonStyle = value
            }
        }
        look("\(style).none", "LNPopupContentView.popupCloseButton", scene: Self.opened) {
            $0.container.popupContentView.popupCloseButton.style = .none
        }
        let center: PopupChange = { $0.container.popupContentView.popupCloseButtonPositioning = .center }
        let positions: [(String, LNPopupCloseButton.Positioning)] = [
            ("default", .default), ("leading", .leading), ("trailing", .trailing),
            ("init(rawValue:)", .init(rawValue: 1)!),
        ]
        for (name, value) in positions {
            look("\(positioning).\(name)", scene: Self.opened, after: center) {
                $0.container.popupContentView.popupCloseButtonPositioning = value
            }
        }
        look("\(positioning).center", scene: Self.opened, set: center)
        notes(
            "LNPopupCloseButton.effectiveStyle", "LNPopupContentView.effectivePopupCloseButtonStyle", scene: Self.opened
        ) {
            isSet, popup, notes, scene in
            let view = popup.container.popupContentView
            if isSet { view.popupCloseButtonStyle = .chevron }
            scene.perform(at: 1) {
                notes.all.append("\(view.popupCloseButton.effectiveStyle) \(view.effectivePopupCloseButtonStyle)")
            }
        }
        notes(
            "LNPopupCloseButton.effectivePositioning", "LNPopupContentView.effectivePopupCloseButtonPositioning",
            scene: Self.opened
        ) { isSet, popup, notes, scene in
            let view = popup.container.popupContentView
            if isSet { view.popupCloseButtonPositioning = .leading }
            scene.perform(at: 1) {
                notes.all.append(
                    "\(view.popupCloseButton.effectivePositioning) \(view.effectivePopupCloseButtonPositioning)")
            }
        }
    }

    mutating func addContentViews() {
        let type = "LNPopupContentView"
        let moments = [0.6, 0.65, 0.75, 1]
        look("\(type).allowsContentTransition", scene: Self.opening, at: moments) {
            $0.container.popupContentView.allowsContentTransition = false
        }
        let clear: PopupChange = { $0.content.view.backgroundColor = .clear }
        look("\(type).backgroundEffect", scene: Self.opening, at: moments, after: clear) {
            $0.container.popupContentView.backgroundEffect = UIBlurEffect(style: .dark)
        }
        look(
            "\(type).isTranslucent", scene: Self.opening, at: moments,
            after: {
                clear($0)
                $0.container.popupContentView.backgroundEffect = UIBlurEffect(style: .systemThickMaterialDark)
            }
        ) { $0.container.popupContentView.isTranslucent = false }
        look(
            "\(type).popupInteractionGestureRecognizer",
            scene: "timeline: [{ at: 0.5s, drag: popupBar, by: { x: 0, y: -300 } }]"
        ) {
            $0.container.popupContentView.popupInteractionGestureRecognizer.isEnabled = false
        }
        addCustomBars()
    }

    private mutating func addCustomBars() {
        let type = "LNPopupCustomBarViewController"
        for (name, call) in [
            ("activeAppearanceDidChange(_:)", "appearance"), ("didMoveToPopupBar()", "didMove true"),
            ("popupItemDidUpdate()", "update"), ("willMove(to:)", "willMove"), ("containingPopupBar", "didMove true"),
        ] {
            notes("\(type).\(name)") { isSet, popup, notes, scene in
                let custom = SearchBarController()
                if isSet { popup.bar.customBarViewController = custom }
                scene.perform(at: 1) { popup.item.title = "Other" }
                scene.perform(at: 2) { popup.bar.standardAppearance.floatingBackgroundColor = .red }
                scene.perform(at: 3) { notes.all.append("\(custom.heard.contains(call))") }
            }
        }
        final class Bar: LNPopupCustomBarViewController {
            var (taps, pans, highlights) = (true, true, true)
            override func viewDidLoad() {
                super.viewDidLoad()
                let search = UISearchBar()
                search.placeholder = "Search"
                view.addSubview(search)
                preferredContentSize = CGSize(width: 0, height: 80)
            }
            override var wantsDefaultTapGestureRecognizer: Bool { taps }
            override var wantsDefaultPanGestureRecognizer: Bool { pans }
            override var wantsDefaultHighlightGestureRecognizer: Bool { highlights }
        }
        func custom(_ member: String, _ event: String, set: @escaping @Sendable (Bar) -> Void) {
            add([member]) { isSet in
                let (popup, bar) = (Popup(), Bar())
                if isSet { set(bar) }
                popup.bar.customBarViewController = bar
                let renderer = try Renderer(popup.scene("timeline: [{ at: 0.5s, \(event) }]"))
                return try [0.8, 1.2, 2].map { AnyHashable(try renderer.bitmap(at: $0)) }
            }
        }
        custom("\(type).wantsDefaultTapGestureRecognizer", "tap: popupBar") { $0.taps = false }
        custom("\(type).wantsDefaultPanGestureRecognizer", "drag: popupBar, by: { x: 0, y: -300 }") { $0.pans = false }
        custom("\(type).wantsDefaultHighlightGestureRecognizer", "tap: popupBar, hold: 1s") { $0.highlights = false }
    }

    mutating func addItems() {
        let type = "LNPopupItem"
        texts("\(type).accessibilityLabel") { $0.item.accessibilityLabel = "Other" }
        texts("\(type).accessibilityHint") { $0.item.accessibilityHint = "Other" }
        texts("\(type).accessibilityImageLabel") { $0.item.accessibilityImageLabel = "Other" }
        texts("\(type).accessibilityProgressLabel") { $0.item.accessibilityProgressLabel = "Other" }
        texts("\(type).accessibilityProgressValue") { $0.item.accessibilityProgressValue = "Other" }
        look("\(type).setBarButtonItems(_:animated:)") {
            $0.item.setBarButtonItems([UIBarButtonItem(title: "Next")], animated: true)
        }
        look("\(type).setLeadingBarButtonItems(_:animated:)") {
            $0.item.setLeadingBarButtonItems([UIBarButtonItem(title: "Next")], animated: true)
        }
        look("\(type).setTrailingBarButtonItems(_:animated:)") {
            $0.item.setTrailingBarButtonItems([UIBarButtonItem(title: "Next")], animated: true)
        }
    }
}
