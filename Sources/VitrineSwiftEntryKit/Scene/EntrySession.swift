import VitrineEntries
import VitrinePresentation
import VitrineScreens
import VitrineVocabulary

/// The entries of a scene with their views and attributes. It calls the actions and lifecycle events of the attributes,
/// and performs the calls of ``SwiftEntryKit``.
final class EntrySession: EntryRules {
    struct Added {
        var name: String
        var view: UIView
        var attributes: EKAttributes
    }

    /// The entries that a recording has displayed so far.
    private final class State {
        var displayed: [String] = []
        var waiting: [String] = []
        var completions: [(name: String, run: () -> Void)] = []
    }

    private(set) var added: [Added] = []

    /// Collects the calls of a block that runs before the scene begins. Unchecked: the block runs on one thread.
    final class Collector: @unchecked Sendable {
        let session: EntrySession
        var actions: [TimelineEvent.Action] = []

        init(_ session: EntrySession) { self.session = session }
    }

    @TaskLocal private static var collecting: Collector?
    private static let key = "SwiftEntryKit"
    private static let stateKey = "SwiftEntryKit.state"

    /// The session of the running block or recording; in a film that of the film, which is created on first use.
    static var current: EntrySession? {
        if let session = collecting?.session ?? UserRequests.current?.storage[key] as? EntrySession { return session }
        guard let stage = UserStage.current else { return nil }
        if UserRequests.current == nil, let session = stage.presentations.lazy.compactMap({ $0 as? EntrySession }).first
        {
            return session
        }
        let session = EntrySession()
        stage.register(session)
        session.begin()
        return session
    }

    /// Returns the actions of a block's calls.
    func actions(of body: () -> Void) -> [TimelineEvent.Action] {
        let collector = Collector(self)
        Self.$collecting.withValue(collector) { body() }
        return collector.actions
    }

    /// Actions of calls that a film makes before it begins.
    private var early: [TimelineEvent.Action] = []
    /// The number of entries of those calls; others are added again in each recording.
    private var earlyCount = 0

    /// Makes the session that of the current recording.
    func begin() { UserRequests.current?.storage[Self.key] = self }

    /// Performs the calls that a film has made before it begins.
    fileprivate func beginFilm() {
        begin()
        added.removeLast(max(0, added.count - earlyCount))
        for action in early { UserRequests.current?.post(action) }
    }

    private var state: State {
        if let state = UserRequests.current?.storage[Self.stateKey] as? State { return state }
        let state = State()
        UserRequests.current?.storage[Self.stateKey] = state
        return state
    }

    // MARK: Entries

    /// Adds an entry, or finds the same view with its attributes.
    /// - Returns: The entry's name in the scene.
    @discardableResult
    func add(_ view: UIView, _ attributes: EKAttributes, named given: String? = nil) -> String {
        if let i = added.firstIndex(where: { $0.view === view }) {
            added[i].attributes = attributes
            return added[i].name
        }
        let wanted = given ?? "entry\(added.count + 1)"
        var (name, number) = (wanted, 2)
        while added.contains(where: { $0.name == name }) {
            name = "\(wanted)-\(number)"
            number += 1
        }
        added.append(Added(name: name, view: view, attributes: attributes))
        return name
    }

    private func entry(_ name: String) -> Added? { added.first { $0.name == name } }

    // MARK: Queries

    var displayed: [String] { state.displayed }
    var waiting: [String] { state.waiting }

    func isDisplaying(entryNamed name: String) -> Bool { displayed.contains { entry($0)?.attributes.name == name } }
    func isWaiting(entryNamed name: String) -> Bool { waiting.contains { entry($0)?.attributes.name == name } }

    // MARK: Calls

    private func post(_ action: TimelineEvent.Action) {
        if let collector = Self.collecting {
            collector.actions.append(action)
        } else {
            guard let requests = UserRequests.current else {
                early.append(action)
                return earlyCount = added.count
            }
            requests.post(action)
        }
    }

    func display(_ view: UIView, _ attributes: EKAttributes) {
        post(TimelineEvent.Action("display", target: add(view, attributes)))
    }

    func transform(to view: UIView) {
        let name = added.first { $0.view === view }?.name ?? add(view, EKAttributes())
        post(TimelineEvent.Action("transform", target: EntryKitPresentation.name, ["to": .name(name)]))
    }

    func focus(_ form: EKFormMessageView) {
        guard Self.collecting == nil, let name = added.first(where: { $0.view === form })?.name,
            displayed.contains(name), let field = form.firstResponderName
        else { return }
        post(TimelineEvent.Action("focus", target: "\(name).\(field)"))
    }

    func dismiss(_ descriptor: SwiftEntryKit.EntryDismissalDescriptor, _ completion: (() -> Void)?) {
        let value = descriptor.value.node(Format())
        post(TimelineEvent.Action("dismiss", target: EntryKitPresentation.name, ["descriptor": value]))
        guard let completion else { return }
        if let name = displayed.last { state.completions.append((name, completion)) } else { completion() }
    }

    // MARK: Notices

    func entry(_ name: String, did event: EntryEvent, at seconds: Double) {
        begin()
        guard let entry = entry(name) else { return }
        switch event {
        case .willAppear:
            state.displayed.append(name)
            entry.attributes.lifecycleEvents.willAppear?()
            if let form = entry.view as? EKFormMessageView { focus(form) }
        case .didAppear: entry.attributes.lifecycleEvents.didAppear?()
        case .willDisappear: entry.attributes.lifecycleEvents.willDisappear?()
        case .didDisappear:
            state.displayed.removeAll { $0 == name }
            entry.attributes.lifecycleEvents.didDisappear?()
            let completions = state.completions.filter { $0.name == name }
            state.completions.removeAll { $0.name == name }
            for completion in completions { completion.run() }
        case .entryTapAction(let index): run(entry.attributes.entryInteraction, index)
        case .screenTapAction(let index): run(entry.attributes.screenInteraction, index)
        case .button(let title): entry.view.press(title)
        case .selection(let index): entry.view.select(index)
        case .hapticFeedback: break
        }
    }

    func queueDidChange(to names: [String]) { state.waiting = names }

    /// Returns an entry that code has displayed while the scene is recorded.
    func entry(named name: String) -> Entry? {
        entry(name).map {
            Entry($0.view.entryContent(in: $0.attributes), attributes: $0.attributes.value, presented: false)
        }
    }

    private func run(_ interaction: EKAttributes.UserInteraction, _ index: Int) {
        if interaction.customTapActions.indices.contains(index) { interaction.customTapActions[index]() }
    }
}

extension EntrySession: StagedPresentation {
    var stageName: String { EntryKitPresentation.name }

    func declare(in scene: inout PresentationScene, named name: String) {
        scene.values.userObjects.set(self, of: EntryKitPresentation.name)
        scene.values.userObjects.call(at: 0) { [self] in beginFilm() }
        scene.declareEntries(of: self)
    }

    /// The earlier session is the scene's, which calls find themselves.
    func takeOver(_ earlier: any StagedPresentation) {}
}

extension UIView {
    fileprivate func press(_ title: String) {
        let buttons: [EKProperty.ButtonContent]
        switch self {
        case let view as EKAlertMessageView: buttons = view.message.buttonBarContent.content
        case let view as EKRatingMessageView: buttons = view.message.buttonBarContent.content
        case let view as EKFormMessageView: buttons = [view.buttonContent]
        case let view as EKPopUpMessageView: return view.message.action()
        default: return
        }
        buttons.first { $0.label.text == title }?.action?()
    }

    fileprivate func select(_ index: Int) {
        guard let view = self as? EKRatingMessageView else { return }
        var message = view.message
        message.selectedIndex = index
        message.selection?(index)
    }
}

extension SwiftEntryKit.EntryDismissalDescriptor {
    fileprivate var value: EntryDismissalDescriptor {
        switch self {
        case .specific(let name): .specific(entryName: name)
        case .prioritizedLowerOrEqualTo(let priority):
            .prioritizedLowerOrEqualTo(priority: EntryAttributes.Priority(priority.rawValue))
        case .enqueued: .enqueued
        case .all: .all
        case .displayed: .displayed
        }
    }
}
