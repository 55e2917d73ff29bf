import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension ScreenRecorder {
    struct Finger {
        enum Owner: Hashable {
            case container
            /// A presentation, by the index of its instance.
            case instance(Int)
        }

        var path: FingerPath
        var gesture: Touch.Gesture
        /// The targets from the innermost outward.
        var chain: [Target.ID]
        /// The page that received touches at touch down.
        var page: NavigationMotion.Top?
        var owner: Owner?
        /// Whether the finger has been cancelled.
        var isRefused = false
        var then: [TimelineEvent.Action]
    }

    /// Begins a touch.
    mutating func put(
        _ action: TimelineEvent.Action, _ arguments: Arguments, at now: Tick, _ time: Double
    ) {
        guard let (chain, location) = touched(action, at: now) else { return }
        let start = location + (arguments.point("offset") ?? .zero)
        let gesture: Touch.Gesture =
            switch action.verb {
            case "tap": .tap
            case "press": .press
            default: .drag
            }
        let path: FingerPath
        if gesture == .drag {
            path = FingerPath(down: now.seconds, start: start, legs: Self.legs(arguments))
        } else {
            let up = max(now + 1, Tick(nearest: time + (arguments.time("hold") ?? 0.1)))
            path = FingerPath(down: now.seconds, up: up.seconds, at: start)
        }
        let i = fingers.count
        let page = screen.host.navigation.top(at: now.seconds)
        fingers.append(Finger(path: path, gesture: gesture, chain: chain, page: page, then: action.then))
        screen.fingers.append(TouchIndicator(path, style: screen.touchStyle))
        let up = Tick(atOrAfter: path.up)
        step(i, .began, at: now)
        if gesture == .drag, let begin = path.panBegin() {
            agenda.add(.finger(i, .recognized), at: Tick(nearest: begin), .finger, order: i)
        }
        agenda.add(.finger(i, .ended), at: max(now + 1, up), .finger, order: i)
        if gesture != .drag {
            let after = arguments.time("after").map { Tick(nearest: time + $0) } ?? up
            agenda.add(.finger(i, .tapped), at: max(now, after), .finger, order: i)
        }
    }

    /// Returns the path of a drag: its legs, or a single one.
    private static func legs(_ arguments: Arguments) -> [FingerPath.Leg] {
        if let path: [FingerPath.Leg] = arguments.value("path") { return path }
        return [
            FingerPath.Leg(
                by: arguments.point("by") ?? .zero, duration: arguments.time("duration") ?? 0.15, curve: .easeOut)
        ]
    }

    /// Returns the targets of a touch, from the innermost outward, and its location: a point or an element's center.
    private func touched(_ action: TimelineEvent.Action, at now: Tick) -> ([Target.ID], Point)? {
        let value = action.value
        if case .mapping = value.content, let location = value.value(as: Point.self) {
            return (screen.targets(at: location, now.seconds, in: context), location)
        }
        guard case .scalar(let name, _) = value.content,
            let id = target(named: name, of: action, at: now),
            let location = screen.location(of: id, at: now.seconds, in: context)
        else { return nil }
        let owner = Target.ID(id.owner)
        return (id == owner || id.owner == TouchTargets.container ? [id] : [id, owner], location)
    }

    /// Returns the target of a name. Of several elements it is the uppermost visible one; two of them are an error.
    private func target(named name: String, of action: TimelineEvent.Action, at now: Tick) -> Target.ID? {
        if targets.isShared(name) {
            let found = screen.uppermost(named: name, at: now.seconds, in: context)
            if found.count > 1 {
                var issues = ValueIssues()
                let number = timeline.firstIndex { Tick(nearest: $0.at) == now && $0.action == action }
                issues.add(
                    number.map { "timeline[\($0)].\(action.verb)" } ?? "timeline",
                    .ambiguous(value: name, among: found.map(\.description)))
                UserRequests.current?.report(issues)
            }
            if let first = found.first { return first.id }
        }
        // Pages that are pushed over the content of a presentation are found where they are shown.
        let declared = targets.resolve(name)
        let isShown = declared.map { screen.location(of: $0, at: now.seconds, in: context) != nil } ?? false
        return isShown ? declared : screen.target(spelled: name, at: now.seconds, in: context) ?? declared
    }

    /// Passes a phase of a touch to the presentations below it, from the innermost outward, until one accepts it.
    mutating func step(_ i: Int, _ phase: Touch.Phase, at now: Tick) {
        let finger = fingers[i]
        if phase == .tapped || (phase == .ended && finger.gesture == .drag) { follow(i, at: now) }
        if phase == .began, let item = dockItem(of: finger) {
            screen.host.press(item: item, finger.path, in: hostContext(at: now))
        }
        if phase == .tapped, let item = dockItem(of: finger) {
            changeTabBar(at: now) { $0.choose(item: item, at: now.seconds) }
            if let requests = UserRequests.current, let choose = requests.chooseDockItem {
                prepareUserCode(at: now)
                requests.post(after: 0) { choose(item) }
                fileUserRequests(at: now)
            }
        }
        if phase == .tapped, goesBack(finger) { goBack(at: now) }
        guard !finger.isRefused else { return }
        let time = phase == .ended ? min(finger.path.up, now.seconds) : now.seconds
        let touch = Touch(phase, finger.gesture, path: finger.path, at: time, chain: finger.chain)
        if phase == .moved { return move(i, touch, at: now) }
        if let owner = finger.owner {
            deliver(touch, of: i, to: owner, at: now)
            return
        }
        for owner in owners(of: finger.chain) {
            let takes = deliver(touch, of: i, to: owner, at: now)
            guard takes, phase == .recognized else { continue }
            fingers[i].owner = owner
            let translation = touch.location - finger.path.start
            if owner == .container, translation.y.magnitude > translation.x.magnitude {
                changeTabBar(at: now) { $0.scrolled(isDown: translation.y < 0, at: now.seconds) }
            }
            let cancelled = Touch(.cancelled, finger.gesture, path: finger.path, at: now.seconds, chain: finger.chain)
            for other in owners(of: finger.chain) where other != owner { deliver(cancelled, of: i, to: other, at: now) }
            addSample(of: i, after: now)
            return
        }
    }

    /// Returns the possible owners of a finger, from the innermost target outward.
    private func owners(of chain: [Target.ID]) -> [Finger.Owner] {
        var known: Set<Finger.Owner> = []
        return chain.compactMap { id -> Finger.Owner? in
            id.owner == TouchTargets.container ? .container : screen.index(of: id.owner).map { .instance($0) }
        }.filter { known.insert($0).inserted }
    }

    /// - Returns: Whether the owner accepts the finger.
    @discardableResult
    private mutating func deliver(_ touch: Touch, of i: Int, to owner: Finger.Owner, at now: Tick) -> Bool {
        UserRequests.current?.touched = touch.target?.owner ?? ""
        switch owner {
        case .instance(let index): return call(index, at: now) { $0.touch(touch, in: &$1) }
        case .container:
            guard let page = fingers[i].page, dockItem(of: fingers[i]) == nil else { return false }
            let layout = screen.layout(of: page, at: now.seconds, in: context)
            prepareUserCode(at: now)
            defer { fileUserRequests(at: now) }
            return screen.host.change(page) { $0.touch(touch, of: TouchTargets.container, in: layout) }
        }
    }

    /// Posts the actions of a tap, press or drag.
    private mutating func follow(_ i: Int, at now: Tick) {
        for action in fingers[i].then { agenda.add(.action(action, time: now.seconds), at: now, .finger, order: i) }
    }

    // MARK: Samples

    /// Returns the number of ticks between two samples of a finger.
    private func sampling(at now: Tick) -> Int {
        Tick.rate / screen.host.traits.value(at: now.seconds).device.touchRate
    }

    /// Requests the next sample of a finger if its owner uses them. Samples are counted from touch down.
    private mutating func addSample(of i: Int, after now: Tick) {
        guard case .instance(let owner)? = fingers[i].owner, !fingers[i].isRefused,
            screen.instances[owner].presentation.samplesTouches
        else { return }
        let (down, interval) = (Tick(nearest: fingers[i].path.down), sampling(at: now))
        let next = down + ((now.count - down.count) / interval + 1) * interval
        if next.seconds < fingers[i].path.up { agenda.add(.finger(i, .moved), at: next, .finger, order: i) }
    }

    /// Passes a sample of a finger on, unless it has not moved since the last one.
    private mutating func move(_ i: Int, _ touch: Touch, at now: Tick) {
        let before = Tick(now.count - sampling(at: now)).seconds
        if let owner = fingers[i].owner, touch.path.location(at: before) != touch.location {
            deliver(touch, of: i, to: owner, at: now)
        }
        addSample(of: i, after: now)
    }

    // MARK: Cancelling

    /// Cancels all fingers, since a rotation of the device ends every gesture (Vitrine's rule).
    mutating func cancelFingers(at now: Tick) {
        for i in fingers.indices where fingers[i].path.up > now.seconds && !fingers[i].isRefused {
            step(i, .cancelled, at: now)
            fingers[i].isRefused = true
        }
    }

    /// Whether a finger is on the back button of a page.
    private func goesBack(_ finger: Finger) -> Bool {
        guard let id = finger.chain.first, id.owner == TouchTargets.container, let page = finger.page else {
            return false
        }
        let context = hostContext(at: Tick(nearest: finger.path.down))
        let isInBar = finger.path.start.y < NavigationBarLayout.bottom(in: context.traits)
        return isInBar && screen.host.goesBack(id.element, on: page, at: finger.path.down)
    }

    /// Pops the uppermost page, from the stack of user code if there is one.
    private mutating func goBack(at now: Tick) {
        guard let requests = UserRequests.current, let goBack = requests.goBack else {
            screen.host.navigation.pop(at: now.seconds)
            return
        }
        prepareUserCode(at: now)
        requests.post(after: 0, goBack)
        fileUserRequests(at: now)
    }

    private func dockItem(of finger: Finger) -> Int? {
        guard let id = finger.chain.first, id.owner == TouchTargets.container, !goesBack(finger) else { return nil }
        return screen.host.dockItems(at: finger.path.down).firstIndex(of: id.element)
    }

    private func hostContext(at now: Tick) -> Context { screen.frame(at: now.seconds, in: context).context }
}

extension Target {
    fileprivate var description: String {
        func rounded(_ length: Double) -> String { spelled((length * 10).rounded() / 10) }
        let size = "\(rounded(frame.width)) x \(rounded(frame.height))"
        return "\(id.spelling) at x \(rounded(frame.minX)), y \(rounded(frame.minY)), \(size) pt"
    }
}
