import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineStage
import VitrineTestSupport

/// Probes of the bar, its styles and its appearance.
extension ProbeList {
    mutating func addBarStyles() {
        let type = "LNPopupBar.Style"
        look("LNPopupBar.barStyle", "\(type).floating") { $0.bar.barStyle = .floating }
        look("\(type).floatingCompact", after: { $0.bar.barStyle = .floating }) { $0.bar.barStyle = .floatingCompact }
        look("\(type).default", after: { $0.bar.barStyle = .floating }) { $0.bar.barStyle = .default }
        let legacy = "design: legacy"
        let floating: PopupChange = { $0.bar.barStyle = .floating }
        look("\(type).compact", "\(type).init(rawValue:)", scene: legacy, after: floating) {
            $0.bar.barStyle = LNPopupBar.Style(rawValue: 1)!
        }
        look("\(type).prominent", scene: legacy, after: floating) { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2)! }
        notes("LNPopupBar.effectiveBarStyle", "\(type).custom") { isSet, popup, notes, scene in
            if isSet { popup.bar.customBarViewController = SearchBarController() }
            scene.perform(at: 1) { notes.all.append("\(popup.bar.effectiveBarStyle)") }
        }
        let progress = "LNPopupBar.ProgressViewStyle"
        let half: PopupChange = { $0.item.progress = 0.5 }
        let shown: PopupChange = {
            $0.item.progress = 0.5
            $0.bar.progressViewStyle = .bottom
        }
        look("LNPopupBar.progressViewStyle", "\(progress).bottom", after: half) { $0.bar.progressViewStyle = .bottom }
        look("\(progress).top", after: shown) { $0.bar.progressViewStyle = .top }
        look("\(progress).none", after: shown) { $0.bar.progressViewStyle = .none }
        look("\(progress).default", after: shown) { $0.bar.progressViewStyle = .default }
        look("\(progress).init(rawValue:)", after: shown) { $0.bar.progressViewStyle = .init(rawValue: 2)! }
    }

    mutating func addBarMembers() {
        let type = "LNPopupBar"
        let toolbar = "container: { toolbar: { items: [One, Two] } }"
        look("\(type).supportsMinimization", scene: toolbar) {
            let bar: any OlderBarSpellings = $0.bar
            bar.supportsMinimization = false
        }
        let buttons: PopupChange = { $0.item.barButtonItems = [UIBarButtonItem(title: "Next")] }
        look("\(type).tintColor", after: buttons) { $0.bar.tintColor = .systemGreen }
        look("\(type).standardAppearance") {
            let appearance = LNPopupBarAppearance()
            appearance.configureWithOpaqueFloatingBackground()
            $0.bar.standardAppearance = appearance
        }
        look("\(type).popupItem", "LNPopupItem.init()", after: { $0.bar.usesContentControllersAsDataSource = false }) {
            let item = LNPopupItem()
            item.title = "Own"
            $0.bar.popupItem = item
        }
        let tap = "timeline: [{ at: 0.5s, tap: popupBar }]"
        look("\(type).popupOpenGestureRecognizer", scene: tap) { $0.bar.popupOpenGestureRecognizer.isEnabled = false }
        look(
            "\(type).barHighlightGestureRecognizer",
            scene: "design: legacy\ntimeline: [{ at: 0.5s, tap: popupBar, hold: 1s }]"
        ) {
            $0.bar.barHighlightGestureRecognizer.isEnabled = false
        }
        let buttonItems: [(String, @Sendable (LNPopupBar) -> [UIBarButtonItem]?)] = [
            ("barButtonItems", { $0.barButtonItems }), ("leadingBarButtonItems", { $0.leadingBarButtonItems }),
            ("trailingBarButtonItems", { $0.trailingBarButtonItems }),
        ]
        for (name, get) in buttonItems {
            notes("\(type).\(name)") { isSet, popup, notes, scene in
                if isSet {
                    popup.item.leadingBarButtonItems = [UIBarButtonItem(title: "A")]
                    popup.item.trailingBarButtonItems = [UIBarButtonItem(title: "B")]
                }
                scene.perform(at: 1) { notes.all.append("\(get(popup.bar)?.count ?? 0)") }
            }
        }
        notes("\(type).effectiveContentSize") { isSet, popup, notes, scene in
            if isSet { popup.bar.barStyle = .floating }
            scene.perform(at: 1) { notes.all.append("\(popup.bar.effectiveContentSize)") }
        }
        addBarSources(type)
    }

    private mutating func addBarSources(_ type: String) {
        final class Delegate: LNPopupBarDelegate {
            let notes: Notes
            init(_ notes: Notes) { self.notes = notes }
            func popupBar(_ popupBar: LNPopupBar, didDisplay popupItem: LNPopupItem, previous: LNPopupItem?) {
                notes.all.append(popupItem.title ?? "")
            }
        }
        func paged(
            _ members: String..., by distance: Int = -180,
            set change: @escaping @Sendable (Bool, Popup, Playlist, Notes) -> Void
        ) {
            add(members) { isSet in
                let (popup, playlist, notes) = (Popup(), Playlist(), Notes())
                popup.bar.usesContentControllersAsDataSource = false
                change(isSet, popup, playlist, notes)
                let scene = try popup.scene(
                    "timeline: [{ at: 0.5s, drag: popupBar, by: { x: \(distance), y: 0 }, duration: 0.3s }]"
                ) { $0.perform(at: 0) { withExtendedLifetime((playlist, notes)) {} } }
                let renderer = try Renderer(scene)
                let haptics = renderer.staged.log.filter { if case .haptic = $0.what { true } else { false } }.count
                return [AnyHashable(notes.all), AnyHashable(haptics), AnyHashable(try renderer.bitmap(at: 2))]
            }
        }
        paged("\(type).dataSource", "LNPopupBarDataSource.initialPopupItem(for:)") { isSet, popup, playlist, _ in
            if isSet { popup.bar.dataSource = playlist }
        }
        paged("LNPopupBarDataSource.popupBar(_:popupItemAfter:)") { isSet, popup, playlist, _ in
            popup.bar.dataSource = playlist
            if !isSet { playlist.items.last.map { last in popup.bar.popupItem = last } }
        }
        paged("LNPopupBarDataSource.popupBar(_:popupItemBefore:)", by: 180) { isSet, popup, playlist, _ in
            popup.bar.dataSource = playlist
            playlist.isEndless = isSet
        }
        paged("\(type).allowHapticFeedbackGenerationOnItemPaging") { isSet, popup, playlist, _ in
            popup.bar.dataSource = playlist
            if isSet { popup.bar.allowHapticFeedbackGenerationOnItemPaging = false }
        }
        see("\(type).delegate", "LNPopupBarDelegate.popupBar(_:didDisplay:previous:)") { isSet in
            let (popup, playlist, notes) = (Popup(), Playlist(), Notes())
            let delegate = Delegate(notes)
            popup.bar.usesContentControllersAsDataSource = false
            popup.bar.dataSource = playlist
            if isSet { popup.bar.delegate = delegate }
            let scene = try popup.scene(
                "timeline: [{ at: 0.5s, drag: popupBar, by: { x: -180, y: 0 }, duration: 0.3s }]")
            _ = try StagedScene(scene)
            return withExtendedLifetime((playlist, delegate)) { notes.all.map { AnyHashable($0) } + ["end"] }
        }
    }

    mutating func addBarAppearances() {
        let type = "LNPopupBarAppearance"
        func appearance(
            _ members: String..., scene: String = "", at seconds: [Double] = [0, 0.7, 5],
            after prepare: @escaping @Sendable (Popup) -> Void = { _ in },
            set: @escaping @Sendable (LNPopupBarAppearance) -> Void
        ) {
            add(members) { isSet in
                let popup = Popup()
                popup.item.image = UIImage(named: "artwork/rain.png")
                prepare(popup)
                if isSet { set(popup.bar.standardAppearance) }
                let renderer = try Renderer(popup.scene(scene))
                return try seconds.map { AnyHashable(try renderer.bitmap(at: $0)) }
            }
        }
        appearance(
            "\(type).configureWithDefaultFloatingBackground()",
            after: {
                $0.bar.standardAppearance.configureWithOpaqueFloatingBackground()
            }
        ) { $0.configureWithDefaultFloatingBackground() }
        let shadows: [(String, @Sendable (LNPopupBarAppearance) -> Void)] = [
            ("configureWithDefaultImageShadow()", { $0.configureWithDefaultImageShadow() }),
            ("configureWithStaticImageShadow()", { $0.configureWithStaticImageShadow() }),
        ]
        for (name, configure) in shadows {
            appearance(
                "\(type).\(name)", after: { $0.bar.standardAppearance.configureWithNoImageShadow() }, set: configure)
        }
        let long: PopupChange = {
            $0.item.title = "A title that is much too long for the bar of a telephone in its upright orientation"
            $0.bar.standardAppearance.configureWithDisabledMarqueeScroll()
        }
        appearance("\(type).configureWithDefaultMarqueeScroll()", after: long) {
            $0.configureWithDefaultMarqueeScroll()
        }
        let pressed = "design: legacy\ntimeline: [{ at: 0.2s, tap: popupBar, hold: 2s }]"
        let prominent: PopupChange = { $0.bar.barStyle = LNPopupBar.Style(rawValue: 2)! }
        appearance("\(type).highlightColor", scene: pressed, after: prominent) { $0.highlightColor = .systemRed }
        appearance(
            "\(type).configureWithDefaultHighlightColor()", scene: pressed,
            after: {
                prominent($0)
                $0.bar.standardAppearance.highlightColor = .systemRed
            }
        ) { $0.configureWithDefaultHighlightColor() }
        appearance(
            "\(type).doneButtonAppearance",
            after: {
                let item = UIBarButtonItem(title: "Next")
                item.style = .prominent
                $0.item.barButtonItems = [item]
            }
        ) {
            let older: any OlderAppearanceSpellings = $0
            older.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        }
        appearance("\(type).isFloatingBarShineEnabled") {
            let older: any OlderAppearanceSpellings = $0
            older.isFloatingBarShineEnabled = true
        }
    }
}
