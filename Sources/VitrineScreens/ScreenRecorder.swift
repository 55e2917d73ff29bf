import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// Records the events of a scene on the 120 Hz clock: each falls on the tick nearest to its time.
package struct ScreenRecorder {
    package static let roundsPerTick = 100
    package static let steps = 200_000

    var screen: Screen
    let context: Context
    let targets: TouchTargets
    let timeline: [TimelineEvent]
    private let verbs: [String: [Verb]]
    var agenda = Agenda()
    /// The settings with variations; nil for a summary without a scene.
    private var varied: VariedSettings?
    var fingers: [Finger] = []
    /// The setting of each presentation.
    var known: [HostSetting] = []

    /// Records a scene with its variations.
    /// - Parameters:
    ///   - references: The scene's references, whose computation traverses the scene.
    ///   - context: The assets and the viewport of the screen.
    package static func record(
        _ scene: PresentationScene, references: [AssetReference]? = nil, in context: Context
    ) throws(RecordingError) -> Screen {
        let references = references ?? scene.assetReferences
        let families = Families.all
        var recorder = ScreenRecorder(
            scene.varied.summary, families: families, showsTouches: scene.output.showsTouches, in: context)
        recorder.varied = VariedSettings(scene)
        recorder.screen.follows = references.follows
        // The device of a frame does not rotate.
        let canvas = scene.output.orientation ?? (scene.output.frame == nil ? nil : scene.traits.orientation)
        recorder.screen.angle = AnimatedAngle(scene.traits.orientation, canvas: canvas)
        recorder.screen.canvasColor = scene.output.background
        recorder.screen.cornerRadius = scene.output.cornerRadius
        recorder.screen.hasSystemColors = references.contains { $0.kind == .systemColor }
        recorder.screen.touchStyle = scene.output.touchStyle
        return try recorder.recorded(scene.timeline, calls: scene.values.userObjects.calls)
    }

    /// Records a scene without variations.
    /// - Parameter context: The assets and the viewport of the screen.
    package static func record(
        _ scene: SceneSummary, families: [Family], showsTouches: Bool = true, in context: Context
    ) throws(RecordingError) -> Screen {
        var recorder = ScreenRecorder(scene, families: families, showsTouches: showsTouches, in: context)
        return try recorder.recorded(scene.timeline, calls: scene.values.userObjects.calls)
    }

    private mutating func recorded(_ timeline: [TimelineEvent], calls: [UserCall]) throws(RecordingError) -> Screen {
        for event in timeline {
            agenda.add(.action(event.action, time: event.at), at: Tick(nearest: event.at), .scene)
        }
        for call in calls { agenda.add(.call(call), at: Tick(nearest: call.at), .scene) }
        showKeyboard(at: .zero, animated: false)
        try runWithRequests()
        resolveHover()
        return screen
    }

    private init(_ scene: SceneSummary, families: [Family], showsTouches: Bool, in context: Context) {
        screen = Screen(scene, families: families, showsTouches: showsTouches)
        if scene.timeline.contains(where: { $0.action.verb == "pointer" }) { screen.pointer = Pointer() }
        self.context = context
        timeline = scene.timeline
        let pages = scene.actions.compactMap { TouchTargets.PushedPage($0.action) }
        targets = TouchTargets(scene, pages: pages, families: families)
        verbs = Dictionary(grouping: ScreenVerbs.all + families.flatMap(\.verbs), by: \.name)
    }

    /// Runs the agenda, and collects the requests of user code.
    private mutating func runWithRequests() throws(RecordingError) {
        var failure: RecordingError?
        let requests = UserRequests()
        UserRequests.$current.withValue(requests) {
            ScrollObserver.$current.withValue(requests.scrollObserver) {
                do throws(RecordingError) { try run() } catch { failure = error }
            }
            let log = IssueLog(file: nil)
            log.report(UserRequests.current?.issues ?? ValueIssues())
            if !log.issues.isEmpty { failure = .invalid(SceneIssues(log.issues)) }
        }
        if let failure { throw failure }
    }

    private mutating func run() throws(RecordingError) {
        var (now, total) = (Tick.zero, 0)
        // The rounds of this tick by presentation, of which a scene can have more than one may have rounds.
        var rounds: [String: Int] = [:]
        for i in screen.instances.indices { call(i, at: now) { $0.begin(in: &$1) } }
        known = hostSettings(at: now)
        while let item = agenda.next() {
            if item.tick != now { (now, rounds) = (item.tick, [:]) }
            total += 1
            let name = name(of: item.step)
            if item.rank >= .posted { rounds[name, default: 0] += 1 }
            guard rounds[name, default: 0] <= Self.roundsPerTick, total <= Self.steps else {
                throw .endless(presentation: name, seconds: now.seconds)
            }
            switch item.step {
            case .action(let action, let time): perform(action, at: now, time)
            case .wake(let i, let reason): call(i, at: now) { $0.wake(reason, in: &$1) }
            case .finger(let i, let phase): step(i, phase, at: now)
            case .call(let call):
                run(call, at: now)
            }
            if case .finger(_, .moved) = item.step { continue }
            showKeyboard(at: now)
            notifyOfChanges(at: now)
        }
    }

    private func name(of step: Agenda.Step) -> String {
        switch step {
        case .wake(let i, _): screen.instances[i].name
        case .action(let action, _): action.target
        case .finger(let i, _): fingers[i].chain.first?.owner ?? ""
        case .call: ""
        }
    }

    /// Returns the frame context of a presentation in the current recording.
    private func frame(of instance: Int, at now: Tick) -> FrameContext {
        let others = screen.instances.contains { $0.scope != .host }
        let stack = others ? screen.stack(at: now.seconds, in: context, hasLayers: false) : Screen.Stack()
        // Presentations in a host without a pose see the container.
        let pose = screen.instances[instance].isInside ? stack.poses[.container] : nil
        var frame = stack.frames[instance] ?? screen.frame(at: now.seconds, in: context, pose: pose)
        let (screen, context) = (screen, context)
        frame.frameOfTarget = { id in screen.frame(of: id, at: now.seconds, in: context) }
        return frame
    }

    /// Calls a presentation and adds its requests to the agenda.
    @discardableResult
    mutating func call<Result>(
        _ i: Int, at now: Tick, _ body: (inout any Presentation, inout Recorder) -> Result
    ) -> Result {
        var recorder = Recorder(at: now, frame: frame(of: i, at: now), for: screen.instances[i].name)
        prepareUserCode(at: now)
        let result = body(&screen.instances[i].presentation, &recorder)
        let requests = recorder.requests
        for (reason, seconds) in requests.wakes {
            agenda.removeWakes(of: i, reason)
            guard let seconds, seconds.isFinite else { continue }
            let tick = Tick(atOrAfter: seconds)
            if tick > now {
                agenda.add(.wake(instance: i, reason), at: tick, .due)
            } else {
                agenda.add(.wake(instance: i, reason), at: now, .endOfTick)
            }
        }
        for action in requests.posted { agenda.add(.action(action, time: now.seconds), at: now, .posted) }
        screen.recordedLog += requests.logged
        screen.instances[i].names.formUnion(requests.declared)
        fileUserRequests(at: now)
        return result
    }

    /// Runs a call of user code, whose requests are performed at once, so that it sees their effects.
    private mutating func run(_ call: UserCall, at now: Tick) {
        prepareUserCode(at: now)
        Self.lend({ self.perform($0, at: now, now.seconds) }) { performer in
            UserRequests.current?.performer = performer
            call()
            UserRequests.current?.performer = nil
        }
        fileUserRequests(at: now)
    }

    /// Passes a closure to a body for the duration of its run.
    private static func lend(
        _ perform: (TimelineEvent.Action) -> Void, to body: (@escaping (TimelineEvent.Action) -> Void) -> Void
    ) {
        // The compiled code names its file, and would have other bytes in another folder.
        #sourceLocation(file:"ScreenRecorder",line:1)
        withoutActuallyEscaping(perform) { body($0) }
        #sourceLocation()
    }

    /// Sets the time, and the traits at that time, for the user code that runs next.
    func prepareUserCode(at now: Tick) {
        guard let requests = UserRequests.current else { return }
        requests.now = now.seconds
        requests.traits = screen.host.traits.value(at: now.seconds)
    }

    mutating func fileUserRequests(at now: Tick) {
        guard let (actions, calls) = UserRequests.current?.take() else { return }
        for action in actions { agenda.add(.action(action, time: now.seconds), at: now, .posted) }
        for call in calls {
            let tick = Tick(atOrAfter: call.at)
            agenda.add(.call(call), at: tick > now ? tick : now, tick > now ? .due : .endOfTick)
        }
    }

    // MARK: Actions

    /// - Parameter time: The time of the action in seconds; `now` is the tick nearest to it.
    private mutating func perform(_ action: TimelineEvent.Action, at now: Tick, _ time: Double) {
        let arguments = (verbs[action.verb]?.first).map { $0.completed(action.arguments) } ?? action.arguments
        let animated = arguments.value("animated") ?? true
        switch action.verb {
        case "tap", "press", "drag": put(action, arguments, at: now, time)
        case "set": set(action, arguments, at: now)
        case "push", "pop", "setPage": navigate(action, arguments, animated: animated, at: now)
        case "sidebar":
            let hold = arguments.time("hold") ?? 0
            if action.target == "show" {
                screen.host.sidebar?.show(at: now.seconds, animated: animated, hold: hold)
            } else {
                screen.host.sidebar?.hide(at: now.seconds, animated: animated, hold: hold)
            }
        case "tabBar":
            let phase: TabBarPhase =
                switch action.target {
                case "minimize": .minimized
                case "search": .searching
                default: .regular
                }
            changeTabBar(at: now) { $0.tabBar.go(to: phase, at: now.seconds, animated: animated) }
        case "pointer": point(action.value.value(as: PointerAction.self), at: now)
        case "rotate":
            if let orientation = Orientation(rawValue: action.target) {
                rotate(to: orientation, at: now, animated: animated)
            }
        case "focus": focus(action, at: now)
        case "type": type(action, arguments, at: now, time)
        case "wait": break
        default: performCall(action, at: now)
        }
    }

    /// Pushes and pops pages of the container, or of a presentation's content.
    private mutating func navigate(
        _ action: TimelineEvent.Action, _ arguments: Arguments, animated: Bool, at now: Tick
    ) {
        let page = action.value.value(as: Page.self)
        let count: Int = arguments.value("count") ?? 1
        guard let name = arguments.text("in") else {
            switch (action.verb, page) {
            case ("push", let page?): screen.host.navigation.push(page, at: now.seconds, animated: animated)
            case ("setPage", let page?): screen.host.navigation.setPage(page, at: now.seconds)
            case ("pop", _): screen.host.navigation.pop(count, at: now.seconds, animated: animated)
            default: break
            }
            return
        }
        let owner = targets.resolve(name)?.owner ?? name
        guard let i = screen.index(of: owner) else { return }
        call(i, at: now) { presentation, recorder in
            _ = presentation.changeContent(of: owner, in: &recorder) { content in
                switch (action.verb, page) {
                case ("push", let page?): content.push(page, at: now.seconds, animated: animated)
                case ("setPage", let page?): content.setPage(page, at: now.seconds)
                case ("pop", _): content.pop(count, at: now.seconds, animated: animated)
                default: break
                }
            }
        }
    }

    /// Performs a verb of a family on the presentation that it names.
    private mutating func performCall(_ action: TimelineEvent.Action, at now: Tick) {
        let name = targets.resolve(action.target)?.owner ?? action.target
        // Verbs that name no presentation belong to the only one of their family.
        guard
            let i = screen.index(of: name) ?? screen.instances.firstIndex(where: { $0.verb(action.verb) != nil })
        else { return }
        var action = action
        if let verb = screen.instances[i].verb(action.verb) { action.arguments = verb.completed(action.arguments) }
        call(i, at: now) { $0.perform(action, on: name, in: &$1) }
    }

    /// Gives the focus to a field and removes it from all others.
    private mutating func focus(_ action: TimelineEvent.Action, at now: Tick) {
        let id = action.target == TextTyping.nothing ? nil : targets.resolve(action.target)
        edit(id.map { .focus($0.element) } ?? .resign, of: id?.owner, at: now)
        for next in action.then { agenda.add(.action(next, time: now.seconds), at: now, .posted) }
    }

    /// Types a text letter by letter, the first at once.
    private mutating func type(
        _ action: TimelineEvent.Action, _ arguments: Arguments, at now: Tick, _ time: Double
    ) {
        guard let name = arguments.text("into"), let id = targets.resolve(name) else { return }
        var typing = TextTyping(action, arguments)
        if !typing.hasFocus { edit(.focus(id.element), of: id.owner, at: now) }
        if let letter = typing.next() {
            edit(.insert(letter, into: id.element), of: id.owner, at: now)
            screen.press(letter, at: now.seconds, interval: typing.interval)
        }
        if typing.isOver {
            for next in action.then { agenda.add(.action(next, time: now.seconds), at: now, .posted) }
        } else {
            let next = time + typing.interval
            agenda.add(.action(typing.rest(of: action), time: next), at: max(now + 1, Tick(nearest: next)), .scene)
        }
    }

    /// Edits a field of a presentation or of the page, and removes the focus from every other content.
    private mutating func edit(_ edit: TextEdit, of owner: String?, at now: Tick) {
        let page = screen.host.navigation.top(at: now.seconds) ?? .root
        screen.host.change(page) { $0.edit(owner == TouchTargets.container ? edit : .resign, at: now.seconds) }
        let index = owner.flatMap { screen.index(of: $0) }
        for i in screen.instances.indices {
            call(i, at: now) { $0.edit(i == index ? edit : .resign, in: &$1) }
        }
    }

    private mutating func point(_ action: PointerAction?, at now: Tick) {
        switch action {
        case .move(let location): screen.pointer?.move(to: location, at: now.seconds)
        case .press: screen.pointer?.press(at: now.seconds)
        case .release: screen.pointer?.release(at: now.seconds)
        case .hide: screen.pointer?.hide(at: now.seconds)
        case nil: break
        }
    }

    private mutating func rotate(to orientation: Orientation, at now: Tick, animated: Bool) {
        let old = screen.host.traits.value(at: now.seconds)
        guard old.orientation != orientation else { return }
        cancelFingers(at: now)
        screen.angle.turn(from: old.orientation, to: orientation, at: now.seconds, animated: animated)
        screen.host.traits.update(at: now.seconds) { $0.orientation = orientation }
        settingChanged(from: old, at: now)
    }

    /// Notifies presentations of another phase of the tab bar.
    mutating func changeTabBar(at now: Tick, _ change: (inout Host) -> Void) {
        let old = screen.host.tabBar.phase(at: now.seconds)
        change(&screen.host)
        guard screen.host.tabBar.phase(at: now.seconds) != old else { return }
        for i in screen.instances.indices { call(i, at: now) { $0.tabBarChanged(in: &$1) } }
    }

    private mutating func settingChanged(from old: Traits, at now: Tick) {
        if let change = varied?.change(to: screen.host.traits.value(at: now.seconds)) {
            apply(SettingsChange(change), at: now)
        }
        if let requests = UserRequests.current, let traitsChanged = requests.traitsChanged {
            prepareUserCode(at: now)
            requests.post(after: 0, traitsChanged)
            fileUserRequests(at: now)
        }
        guard known.isEmpty else { return notifyOfChanges(at: now) }
        for i in screen.instances.indices { call(i, at: now) { $0.settingChanged(from: old, in: &$1) } }
    }

    // MARK: Changes

    private mutating func set(_ action: TimelineEvent.Action, _ arguments: Arguments, at now: Tick) {
        guard let duration = action.arguments.time("duration"), duration > 0 else {
            varied?.apply(action.value)
            return apply(SettingsChange(action.value), at: now)
        }
        varied?.apply(action.value)
        let curve: FingerPath.Leg.Curve = arguments.value("curve") ?? .easeInOut
        let paced = PacedChange(action.value, from: settings(at: now.seconds))
        let steps = max(1, Tick(nearest: duration).count)
        for step in 1...steps {
            let fraction = curve.timing.value(at: Double(step) / Double(steps))
            let change = TimelineEvent.Action("set", paced.value(at: step == steps ? 1 : fraction, isFirst: step == 1))
            agenda.add(.action(change, time: (now + step).seconds), at: now + step, .scene)
        }
    }

    /// Returns the values of the scene's keys that can change.
    private func settings(at seconds: Double) -> ValueNode {
        var entries = screen.host.traits.value(at: seconds).node(Format()).entries ?? []
        entries.append(ValueNode.Entry("container", screen.host.container.value(at: seconds).node(Format())))
        for instance in screen.instances {
            for (key, value) in instance.presentation.settings(at: seconds) {
                if let value { entries.append(ValueNode.Entry(key, value)) }
            }
        }
        return ValueNode(.mapping(entries))
    }

    private mutating func apply(_ change: SettingsChange, at now: Tick) {
        let seconds = now.seconds
        let old = screen.host.traits.value(at: seconds)
        var new = old
        Change<Traits>(change.node).apply(to: &new)
        let orientation = new.orientation
        new.orientation = old.orientation
        if new != old { screen.host.traits.set(new, at: seconds) }
        if let change = change.change(of: "container", as: Container.self) {
            screen.host.changeContainer(at: seconds) { change.apply(to: &$0) }
            screen.host.navigation.setDockHidden(screen.host.container.value(at: seconds).hidesDock, at: seconds)
        }
        for i in screen.instances.indices { call(i, at: now) { $0.apply(change, in: &$1) } }
        if new != old { settingChanged(from: old, at: now) }
        rotate(to: orientation, at: now, animated: true)
    }

    private mutating func resolveHover() {
        guard let pointer = screen.pointer else { return }
        let (recorded, context) = (screen, context)
        for i in screen.instances.indices {
            screen.instances[i].presentation.resolveHover(
                of: pointer, in: FrameTimeline { recorded.frame(at: $0, in: context) })
        }
    }
}
