import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// Answers the questions of a popup bar's recording, and calls the delegates, the content and the actions of buttons.
final class PopupAdapter: PopupBarListener {
    /// The container of the current recording; another one when the same code is recorded again.
    private(set) var container: UIViewController
    private var shown: LNPopupItem?
    private var beside: (item: LNPopupItem?, before: LNPopupItem?, after: LNPopupItem?)
    private var isTellingLater = false
    private var shownValue: (item: PopupItem, appearance: PopupBarAppearance)?

    init(_ container: UIViewController) { self.container = container }

    var session: PopupSession { .of(container) }
    private var bar: LNPopupBar { session.bar }

    func takeOver(by container: UIViewController) {
        self.container = container
        forget()
    }

    private func forget() {
        (shown, beside, shownValue) = (nil, (nil, nil, nil), nil)
        isTellingLater = false
        session.state = .barHidden
    }

    private func beginRecording() {
        UserRequests.current?.storage[PopupSession.storageKey] = self
        session.reportErrors()
        forget()
    }

    // MARK: Items

    /// Returns the items beside the shown one, which are requested once.
    func pages() -> PopupBarPages? {
        guard !bar.usesContentControllersAsDataSource, let source = bar.dataSource, let item = bar.popupItem else {
            return nil
        }
        if beside.item !== item {
            beside = run {
                (item, source.popupBar(bar, popupItemBefore: item), source.popupBar(bar, popupItemAfter: item))
            }
        }
        func value(_ item: LNPopupItem) -> PopupItem { session.value(of: item, isPaged: true) }
        return PopupBarPages(
            before: beside.before.map(value), current: value(item), after: beside.after.map(value))
    }

    private func page(by step: Int) {
        guard let item = step < 0 ? beside.before : beside.after else { return }
        beside.item = nil
        bar.ownItem = item
    }

    /// Reports a changed item on the same tick, when the code that changed it has returned.
    func noteChanges() {
        guard session.state != .barHidden, !isTellingLater, let requests = UserRequests.current else { return }
        guard bar.popupItem !== shown || customBarChange != nil else { return }
        isTellingLater = true
        requests.post(after: 0) { [weak self] in
            guard let self else { return }
            isTellingLater = false
            run { self.notifyOfItem() }
        }
    }

    /// The changes that a custom bar has not been notified of; nil without changes.
    private var customBarChange: (item: PopupItem, appearance: PopupBarAppearance)? {
        guard bar.customBarViewController != nil, let item = bar.popupItem else { return nil }
        let now = (item: session.value(of: item), appearance: session.appearanceValue)
        return shownValue.map { $0 == now } ?? false ? nil : now
    }

    /// Reports a new item, and changes of the shown one.
    private func notifyOfItem() {
        let item = bar.popupItem
        if item !== shown {
            let old = shown
            shown = item
            if let item { bar.delegate?.popupBar(bar, didDisplay: item, previous: old) }
            session.content?.popupItemDidChange(item)
            bar.customBarViewController?.popupItemDidChange(item)
        }
        guard let item, let custom = bar.customBarViewController else { return }
        guard let now = customBarChange else { return }
        let old = shownValue
        shownValue = now
        if old?.item != now.item { custom.popupItemDidUpdate() }
        if old?.appearance != now.appearance {
            custom.activeAppearanceDidChange(item.standardAppearance ?? bar.standardAppearance)
        }
    }

    // MARK: Events

    func popupBar(did event: PopupBarEvent, _ moment: PopupBarMoment) {
        if event == .recordingBegan { beginRecording() }
        let environment = session.environment
        (session.moment, session.traits) = (moment, moment.traits)
        switch moment.state {
        case .barHidden: session.state = .barHidden
        case .barPresented: session.state = .barPresented
        case .open: session.state = .open
        case .transitioning:
            // The next transition may have begun already.
            switch event {
            case .didPresentPopupBar, .didClosePopup: session.state = .barPresented
            case .didOpenPopup: session.state = .open
            case .didDismissPopupBar: session.state = .barHidden
            default: break
            }
        }
        if event == .recordingBegan { return }
        run {
            if case .didPage(let step) = event { page(by: step) }
            notify(event)
            if session.state != .barHidden || event != .settingChanged { notifyOfItem() }
            if environment != session.environment, environment != .unspecified {
                let traits = UITraitCollection(session.traits)
                bar.traitCollectionDidChange(traits)
                session.content?.traitCollectionDidChange(traits)
            }
        }
    }

    private func notify(_ event: PopupBarEvent) {
        let (delegate, content) = (session.delegate, session.content)
        switch event {
        case .willPresentPopupBar(let animated):
            delegate?.popupPresentationControllerWillPresentPopupBar(container, animated: animated)
        case .didPresentPopupBar(let animated):
            delegate?.popupPresentationControllerDidPresentPopupBar(container, animated: animated)
        case .willDismissPopupBar(let animated):
            delegate?.popupPresentationControllerWillDismissPopupBar(container, animated: animated)
        case .didDismissPopupBar(let animated):
            session.setContent(nil)
            shown = nil
            delegate?.popupPresentationControllerDidDismissPopupBar(container, animated: animated)
        case .willOpenPopup(let animated):
            session.findViews(from: .barPresented, to: .open)
            content?.viewWillAppear(animated)
            if let content {
                delegate?.popupPresentationController(
                    container, willOpenPopupWithContentController: content, animated: animated)
            }
        case .didOpenPopup(let animated):
            content?.viewDidAppear(animated)
            if let content {
                delegate?.popupPresentationController(
                    container, didOpenPopupWithContentController: content, animated: animated)
            }
        case .willClosePopup(let animated):
            session.findViews(from: .open, to: .barPresented)
            content?.viewWillDisappear(animated)
            if let content {
                delegate?.popupPresentationController(
                    container, willClosePopupWithContentController: content, animated: animated)
            }
        case .didClosePopup(let animated):
            content?.viewDidDisappear(animated)
            if let content {
                delegate?.popupPresentationController(
                    container, didClosePopupWithContentController: content, animated: animated)
            }
        case .completion(let number): session.complete(number)
        case .barButton(let end, let index): tapButton(end == .leading, index)
        case .didPage, .recordingBegan, .settingChanged: break
        }
    }

    private func tapButton(_ isLeading: Bool, _ index: Int) {
        let item = bar.popupItem
        let all = (isLeading ? item?.leadingBarButtonItems : item?.trailingBarButtonItems) ?? []
        let visible = all.filter { $0.isShownInPopupBar }.prefix(PopupItem.buttonLimit)
        guard visible.indices.contains(index), visible[index].isEnabled else { return }
        visible[index].primaryAction?.perform(from: visible[index])
    }

    func permits(_ gesture: PopupBarGesture) -> Bool {
        let custom = bar.customBarViewController
        return switch gesture {
        case .open:
            bar.popupOpenGestureRecognizer.isEnabled && custom?.wantsDefaultTapGestureRecognizer ?? true
        case .highlight:
            bar.barHighlightGestureRecognizer.isEnabled && custom?.wantsDefaultHighlightGestureRecognizer ?? true
        case .pan:
            session.contentView.popupInteractionGestureRecognizer.isEnabled
                && (session.state == .open || custom?.wantsDefaultPanGestureRecognizer ?? true)
        }
    }

    private func run<Result>(_ body: () -> Result) -> Result {
        CurrentTraits.run(in: session.traits) { UIView.run(in: nil, body) }
    }
}
