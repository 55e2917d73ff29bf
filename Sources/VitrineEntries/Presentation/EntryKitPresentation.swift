import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The entries of a window over time: displayed and waiting ones, and their screen background. Source of the life cycle
/// of an entry: facts, entry kit, section 6.1.
package struct EntryKitPresentation: Presentation {
    package static let name = "entryKit"

    var settings: Stepped<EntryKit>
    var entries: Stepped<NamedValues<Entry>>
    package internal(set) var instances: [EntryInstance] = []
    package internal(set) var queue = EntryQueue() {
        didSet { if queue.names != oldValue.names { listener.rules?.queueDidChange(to: queue.names) } }
    }
    var background: ScreenBackground
    /// The status bar that the entries require; nil leaves it unchanged.
    var statusBar = Stepped<EntryAttributes.StatusBar?>(nil)
    /// The level of the window that shows them all.
    var level = Stepped(EntryAttributes.WindowLevel.statusBar.value)
    /// The code of a user, which is notified. Recording notifies it on one thread.
    let listener: Listener
    /// The entries that are displayed when the scene begins.
    private let initial: [String]

    struct Listener: @unchecked Sendable {
        let rules: (any EntryRules)?
    }

    /// - Parameters:
    ///   - presented: The names of the entries that are displayed when the scene begins.
    ///   - rules: The code of a user.
    package init(
        _ entries: NamedValues<Entry>, settings: EntryKit, presented: [String] = [], rules: (any EntryRules)? = nil
    ) {
        self.settings = Stepped(settings)
        self.entries = Stepped(entries)
        background = ScreenBackground(isEarly: settings.libraryVersion == .early)
        initial = presented
        listener = Listener(rules: rules)
    }

    var isEarly: Bool { settings.initial.libraryVersion == .early }

    // MARK: Values

    /// The numbers of an entry that elements can follow. Before an entry is displayed they are those of its entrance,
    /// and afterwards those of its exit.
    package enum PublishedName: String, CaseIterable {
        /// The points below the entry's rest.
        case translation
        /// The scale of the entry's size at rest.
        case scale
        /// The opacity of the whole entry, 0...1.
        case alpha
    }

    package func value(_ name: String, of owner: String) -> PublishedValue? {
        guard let name = PublishedName(rawValue: name) else { return nil }
        func motion(_ instance: EntryInstance) -> AnimatedValue {
            switch name {
            case .translation: instance.shift
            case .scale: instance.scale
            case .alpha: instance.alpha
            }
        }
        let own = instances.filter { $0.name == owner }
        let first = own.first.map { motion($0).value(at: $0.shown) }
        var out = PublishedValue(.number(first ?? (name == .translation ? 0 : 1)))
        for (i, instance) in own.enumerated() {
            // Of two displays that overlap, the later one counts.
            let next = i + 1 < own.count ? own[i + 1].shown : .infinity
            out.append(motion(instance), from: instance.shown, until: next)
        }
        return out
    }

    // MARK: Life

    package mutating func begin(in recorder: inout Recorder) {
        for name in initial {
            if let entry = entries.last[name] { display(EntryQueue.Item(name, entry), animated: false, in: &recorder) }
        }
    }

    /// The index of the entry that was displayed last, until it has been removed.
    var current: Int? { instances.lastIndex { $0.removed == nil } }

    mutating func display(_ item: EntryQueue.Item, animated: Bool = true, in recorder: inout Recorder) {
        let priority = current.map { instances[$0].item.priority }
        switch queue.decide(item, current: priority, heuristic: settings.last.queueingHeuristic) {
        case .wait, .drop: return
        case .display: show(item, animated: animated, in: &recorder)
        }
    }

    private mutating func show(_ item: EntryQueue.Item, animated: Bool, in recorder: inout Recorder) {
        let now = recorder.seconds
        let attributes = item.entry.attributes
        var fromNothing = false
        if let current {
            fromNothing = isEarly || instances[current].attributes.popBehavior == .overridden
            pop(current, in: &recorder)
        }
        let context = recorder.frame.context
        let instance = EntryInstance(
            item, id: instances.count, at: now, traits: context.traits, isEarly: isEarly)
        instances.append(instance)
        level.set(attributes.windowLevel.value, at: now)
        switch attributes.statusBar {
        case .ignored: break
        case .inferred: statusBar.set(nil, at: now)
        case .hidden, .dark, .light: statusBar.set(attributes.statusBar, at: now)
        }
        notify(.willAppear, of: instance, in: &recorder)
        if attributes.hapticFeedbackType != .none {
            notify(.hapticFeedback(attributes.hapticFeedbackType), of: instance, in: &recorder)
        }
        let duration = animated ? attributes.entranceAnimation.totalDuration : 0
        background.change(
            to: attributes.screenBackground, mode: attributes.displayMode, at: now, duration: duration,
            fromNothing: fromNothing)
        if animated { enter(instances.count - 1, in: recorder.frame.context, at: now) }
        recorder.wakeOnTick(.appeared(instance.id), at: now + duration)
        armExit(instances.count - 1, in: &recorder)
    }

    /// Source: facts, entry kit, section 3.3.
    private mutating func enter(_ i: Int, in context: Context, at now: Double) {
        let animation = instances[i].attributes.entranceAnimation
        if let move = animation.translate {
            let outside = EntryGeometry(instances[i], at: now, in: context).shiftOutside(move.anchorPosition)
            instances[i].shift.set(outside, at: now)
            instances[i].shift.animate(
                to: 0, at: now, duration: move.duration, delay: move.delay, spring: move.spring, curve: .easeOut)
        }
        func run(_ range: EntryAttributes.RangeAnimation?, _ value: inout AnimatedValue) {
            guard let range else { return }
            value.set(range.from, at: now)
            value.animate(
                to: range.to, at: now, duration: range.duration, delay: range.delay, spring: range.spring,
                curve: .easeOut)
        }
        run(animation.scale, &instances[i].scale)
        run(animation.fade, &instances[i].alpha)
    }

    /// Schedules the exit after the display duration.
    mutating func armExit(_ i: Int, in recorder: inout Recorder) {
        guard let seconds = instances[i].attributes.secondsUntilExit else { return }
        recorder.wakeOnTick(.exit(instances[i].id), at: recorder.seconds + seconds)
    }

    /// Removes an entry that another replaces.
    private mutating func pop(_ i: Int, in recorder: inout Recorder) {
        guard instances[i].leaving == nil else { return }
        switch instances[i].attributes.popBehavior {
        case .overridden:
            startLeaving(i, in: &recorder)
            remove(i, in: &recorder)
        case .animated(let animation): leave(i, by: animation, in: &recorder)
        }
    }

    mutating func exit(_ i: Int, in recorder: inout Recorder) {
        guard instances[i].leaving == nil else { return }
        clearBackground(of: i, at: recorder.seconds)
        leave(i, by: instances[i].attributes.exitAnimation, in: &recorder)
    }

    private mutating func clearBackground(of i: Int, at now: Double) {
        background.change(to: .clear, at: now, duration: instances[i].attributes.exitAnimation.totalDuration)
    }

    private mutating func startLeaving(_ i: Int, in recorder: inout Recorder) {
        instances[i].leaving = recorder.seconds
        instances[i].pan = nil
        resignFocus(of: i, at: recorder.seconds)
        recorder.wake(.exit(instances[i].id), at: nil)
        recorder.wake(.appeared(instances[i].id), at: nil)
        notify(.willDisappear, of: instances[i], in: &recorder)
    }

    /// Source: facts, entry kit, section 3.4. Curves were ease-out in early releases (section 0).
    private mutating func leave(_ i: Int, by animation: EntryAttributes.Animation, in recorder: inout Recorder) {
        let now = recorder.seconds
        let isResting = instances[i].scale.isResting(at: now) && instances[i].alpha.isResting(at: now)
        startLeaving(i, in: &recorder)
        let curve: TimingCurve = isEarly ? .easeOut : .easeIn
        if let move = animation.translate {
            let outside = EntryGeometry(instances[i], at: now, in: recorder.frame.context).shiftOutside(
                move.anchorPosition)
            instances[i].shift.animate(
                to: outside, at: now, duration: move.duration, delay: move.delay, spring: move.spring, curve: curve)
        } else {
            instances[i].shift.hold(at: now)
        }
        func run(_ range: EntryAttributes.RangeAnimation?, _ value: inout AnimatedValue) {
            guard let range else { return value.hold(at: now) }
            if isResting { value.set(range.from, at: now) }
            value.animate(
                to: range.to, at: now, duration: range.duration, delay: range.delay, spring: range.spring, curve: curve)
        }
        run(animation.scale, &instances[i].scale)
        run(animation.fade, &instances[i].alpha)
        removeLater(i, after: animation.maxDuration, in: &recorder)
    }

    /// Removes an entry after a swipe. Source: facts, entry kit, section 3.11.
    mutating func swipeOut(_ i: Int, to outside: Double, duration: Double, in recorder: inout Recorder) {
        let now = recorder.seconds
        clearBackground(of: i, at: now)
        startLeaving(i, in: &recorder)
        instances[i].shift.animate(
            to: outside, at: now, duration: duration, spring: EntryAttributes.Spring(damping: 1, initialVelocity: 4),
            curve: .easeOut)
        removeLater(i, after: duration, in: &recorder)
    }

    private mutating func removeLater(_ i: Int, after seconds: Double, in recorder: inout Recorder) {
        guard seconds > 0 else { return remove(i, in: &recorder) }
        recorder.wakeOnTick(.removal(instances[i].id), at: recorder.seconds + seconds)
    }

    /// Removes an entry. Then the next one in the queue is displayed, or the window is removed.
    private mutating func remove(_ i: Int, in recorder: inout Recorder) {
        let now = recorder.seconds
        instances[i].removed = now
        notify(.didDisappear, of: instances[i], in: &recorder)
        guard current == nil else { return }
        // A listener or an entry that replaces this one runs before the queue.
        recorder.wake(.next, at: now)
    }

    /// Displays the next entry, if no other is displayed.
    private mutating func showNext(in recorder: inout Recorder) {
        guard current == nil else { return }
        if let item = queue.next() { return show(item, animated: true, in: &recorder) }
        background.clear(at: recorder.seconds)
        statusBar.set(nil, at: recorder.seconds)
    }

    package mutating func wake(_ reason: WakeReason, in recorder: inout Recorder) {
        if reason == .next { return showNext(in: &recorder) }
        guard let (kind, id) = reason.entry, instances.indices.contains(id) else { return }
        switch kind {
        case "appeared": notify(.didAppear, of: instances[id], in: &recorder)
        case "exit": exit(id, in: &recorder)
        default: if instances[id].removed == nil { remove(id, in: &recorder) }
        }
    }

    // MARK: Messages to the user

    mutating func notify(_ event: EntryEvent, of instance: EntryInstance, in recorder: inout Recorder) {
        recorder.log(.delegate(event.description), of: instance.name)
        listener.rules?.entry(instance.name, did: event, at: recorder.seconds)
    }

    mutating func change(_ i: Int, _ body: (inout EntryInstance) -> Void) { body(&instances[i]) }
}

extension WakeReason {
    static let next = WakeReason("next")
    static func appeared(_ id: Int) -> WakeReason { WakeReason("appeared \(id)") }
    static func exit(_ id: Int) -> WakeReason { WakeReason("exit \(id)") }
    static func removal(_ id: Int) -> WakeReason { WakeReason("removal \(id)") }

    /// The event and the number of its entry.
    fileprivate var entry: (kind: String, id: Int)? {
        let parts = name.split(separator: " ")
        guard parts.count == 2, let id = Int(parts[1]) else { return nil }
        return (String(parts[0]), id)
    }
}

extension Recorder {
    /// Requests a wake at a time that is a sum, and may exceed its tick by rounding.
    fileprivate mutating func wakeOnTick(_ reason: WakeReason, at seconds: Double) {
        wake(reason, at: seconds - 1e-9)
    }
}

extension AnimatedValue {
    /// Stops the value in place.
    mutating func hold(at seconds: Double) {
        if !isResting(at: seconds) || end ?? 0 > seconds { set(value(at: seconds), at: seconds) }
    }
}
