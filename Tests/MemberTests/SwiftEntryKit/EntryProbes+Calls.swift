import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of names, queues, events and calls.
extension ProbeList {
    mutating func addEntryQueues() {
        let type = "EKAttributes.Precedence"
        queue("EKAttributes.precedence", "\(type).enqueue(priority:)") { isSet, all in
            if isSet { all[1].precedence = .enqueue(priority: .normal) }
        }
        queue("\(type).override(priority:dropEnqueuedEntries:)") { isSet, all in
            all[1].precedence = .enqueue(priority: .normal)
            if isSet { all[2].precedence = .override(priority: .high, dropEnqueuedEntries: true) }
        }
        queue("\(type).priority") { isSet, all in if isSet { all[0].precedence.priority = .high } }
        queue("EKAttributes.displayPriority") { isSet, all in if isSet { all[0].displayPriority = .high } }
        // The second entry replaces the first if its priority is at least that of the first.
        let priorities: [(String, EKAttributes.Precedence.Priority)] = [
            ("low", .low), ("min", .min), ("init(_:)", .init(100)), ("init(rawValue:)", .init(rawValue: 100)),
        ]
        for (name, priority) in priorities {
            queue("\(type).Priority.\(name)") { isSet, all in
                (all[1].precedence.priority, all[2].precedence.priority) =
                    isSet ? (priority, priority) : (.normal, .normal)
            }
        }
        for (name, priority) in [("high", EKAttributes.Precedence.Priority.high), ("max", .max)] {
            queue("\(type).Priority.\(name)") { isSet, all in if isSet { all[0].precedence.priority = priority } }
        }
        queue("\(type).Priority.normal") { isSet, all in
            all[0].precedence.priority = .high
            if isSet { all[0].precedence.priority = .normal }
        }
        addHeuristics("\(type).QueueingHeuristic")
        addNames()
    }

    /// Adds probes of heuristics: which of two entries comes first if the last enqueued one has the higher priority.
    private mutating func addHeuristics(_ type: String) {
        typealias Heuristic = EKAttributes.Precedence.QueueingHeuristic
        see("\(type).value", "\(type).chronological", "\(type).priority") { isSet in
            let before = Heuristic.value
            defer { Heuristic.value = before }
            Heuristic.value = isSet ? .chronological : .priority
            var scene = emptyScene()
            var all = [UIColor.systemYellow, .systemRed, .systemGreen].map { color in
                var attributes = plainAttributes()
                attributes.displayDuration = 1
                attributes.entryBackground = .color(color: EKColor(color))
                return attributes
            }
            all[1].precedence = .enqueue(priority: .low)
            all[2].precedence = .enqueue(priority: .high)
            scene.performEntryKit(at: 0.2) {
                for attributes in all { SwiftEntryKit.display(entry: note(), using: attributes) }
            }
            return try scene.pictures(at: [1, 2.4, 4])
        }
    }

    private mutating func addNames() {
        calls("EKAttributes.name", "SwiftEntryKit.isCurrentlyDisplaying(entryNamed:)") { isSet, scene, note in
            var attributes = plainAttributes()
            if isSet { attributes.name = "a" }
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: plainView(), using: attributes) }
            scene.perform(at: 1) { note("\(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "a"))") }
        }
        calls(
            "SwiftEntryKit.isCurrentlyDisplaying", "EKAttributes.count", "EKAttributes.isPresenting",
            "SwiftEntryKit.isQueueEmpty", "SwiftEntryKit.queueContains(entryNamed:)"
        ) { isSet, scene, note in
            var waits = plainAttributes()
            waits.name = "waits"
            waits.precedence = .enqueue(priority: .normal)
            scene.performEntryKit(at: 0.2) {
                guard isSet else { return }
                SwiftEntryKit.display(entry: plainView(), using: plainAttributes())
                SwiftEntryKit.display(entry: plainView(), using: waits)
            }
            scene.perform(at: 1) {
                let answers = [
                    SwiftEntryKit.isCurrentlyDisplaying, EKAttributes.isPresenting, !SwiftEntryKit.isQueueEmpty,
                    SwiftEntryKit.queueContains(entryNamed: "waits"),
                ]
                note(Set(answers) == [isSet] && EKAttributes.count == (isSet ? 1 : 0) ? "\(isSet)" : "\(answers)")
            }
        }
        look("EKAttributes.displayDuration") { $0.displayDuration = 0.3 }
        look("EKAttributes.init()", after: { $0 = .bottomFloat }) { $0 = EKAttributes() }
        let presets: [(String, @Sendable () -> EKAttributes)] = [
            ("toast", { .toast }), ("topToast", { .topToast }), ("bottomToast", { .bottomToast }),
            ("float", { .float }), ("topFloat", { .topFloat }), ("centerFloat", { .centerFloat }),
            ("bottomFloat", { .bottomFloat }), ("topNote", { .topNote }), ("bottomNote", { .bottomNote }),
        ]
        for (name, preset) in presets {
            look("EKAttributes.\(name)", events: [.tapOnEntry]) {
                let background = $0.entryBackground
                $0 = preset()
                $0.entryBackground = background
                $0.displayDuration = .infinity
            }
        }
    }

    mutating func addEntryEvents() {
        let type = "EKAttributes.LifecycleEvents"
        let events: [(String, @Sendable (inout EKAttributes.LifecycleEvents, @escaping () -> Void) -> Void)] = [
            ("willAppear", { $0.willAppear = $1 }), ("didAppear", { $0.didAppear = $1 }),
            ("willDisappear", { $0.willDisappear = $1 }), ("didDisappear", { $0.didDisappear = $1 }),
            (
                "init(willAppear:didAppear:willDisappear:didDisappear:)",
                { $0 = .init(willAppear: $1, didAppear: $1, willDisappear: $1, didDisappear: $1) }
            ),
        ]
        for (name, set) in events {
            calls("\(type).\(name)", "EKAttributes.lifecycleEvents") { isSet, scene, note in
                var attributes = plainAttributes()
                attributes.displayDuration = 0.5
                if isSet { set(&attributes.lifecycleEvents) { note(name) } }
                scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: plainView(), using: attributes) }
            }
        }
        calls("EKAttributes.customTapActions", "EKAttributes.UserInteraction.customTapActions") { isSet, scene, note in
            var attributes = plainAttributes()
            if isSet {
                attributes.customTapActions.append { note("entry") }
                attributes.screenInteraction.customTapActions.append { note("screen") }
            }
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: plainView(), using: attributes) }
            scene.timeline += [.tap(ScenePoint(x: 187, y: 600), at: 1), .tap("entry1", at: 1.3)]
        }
        let haptics: [(String, EKAttributes.NotificationHapticFeedback)] = [
            ("success", .success), ("warning", .warning), ("error", .error),
        ]
        for (name, type) in haptics {
            see("EKAttributes.hapticFeedbackType", "EKAttributes.NotificationHapticFeedback.\(name)") { isSet in
                var scene = emptyScene()
                var attributes = plainAttributes()
                if isSet { attributes.hapticFeedbackType = type }
                scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: plainView(), using: attributes) }
                let log = try scene.log()
                return log + ["\(log.count)"]
            }
        }
        see("EKAttributes.NotificationHapticFeedback.none") { isSet in
            var scene = emptyScene()
            var attributes = plainAttributes()
            attributes.hapticFeedbackType = .success
            if isSet { attributes.hapticFeedbackType = .none }
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: plainView(), using: attributes) }
            return try scene.log()
        }
    }

    mutating func addEntryCalls() {
        see(
            "SwiftEntryKit.display(entry:using:presentInsideKeyWindow:rollbackWindow:)",
            "PresentationScene.performEntryKit(at:_:)"
        ) { isSet in
            var scene = emptyScene()
            scene.performEntryKit(at: 0.2) {
                let controller = UIViewController()
                controller.view.set(.height, of: 80)
                if isSet { SwiftEntryKit.display(entry: controller, using: plainAttributes()) }
            }
            return try scene.pictures(at: entryMoments)
        }
        see("PresentationScene.add(entry:using:named:)") { isSet in
            var scene = emptyScene()
            if isSet { scene.add(entry: note(), using: plainAttributes(), named: "a") }
            scene.perform(at: 0.5) {}
            if isSet { scene.timeline += [TimelineEvent(at: 0.5, .init("display", target: "a"))] }
            return try scene.pictures(at: [1])
        }
        see("SwiftEntryKit.transform(to:)") { isSet in
            var scene = emptyScene()
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: note(), using: plainAttributes()) }
            scene.perform(at: 1) {
                let tall = UIView()
                tall.set(.height, of: 200)
                if isSet { SwiftEntryKit.transform(to: tall) }
            }
            return try scene.pictures(at: [2])
        }
        let type = "SwiftEntryKit.EntryDismissalDescriptor"
        let descriptors: [(String, @Sendable () -> SwiftEntryKit.EntryDismissalDescriptor)] = [
            ("displayed", { .displayed }), ("all", { .all }), ("enqueued", { .enqueued }),
            ("specific(entryName:)", { .specific(entryName: "a") }),
            ("prioritizedLowerOrEqualTo(priority:)", { .prioritizedLowerOrEqualTo(priority: .normal) }),
        ]
        for (name, descriptor) in descriptors {
            calls("\(type).\(name)", "SwiftEntryKit.dismiss(_:with:)") { isSet, scene, note in
                var (shown, waits) = (plainAttributes(), plainAttributes())
                (shown.name, waits.name) = ("a", "b")
                waits.precedence = .enqueue(priority: .normal)
                scene.performEntryKit(at: 0.2) {
                    SwiftEntryKit.display(entry: plainView(), using: shown)
                    SwiftEntryKit.display(entry: plainView(), using: waits)
                }
                scene.perform(at: 1) { if isSet { SwiftEntryKit.dismiss(descriptor()) } }
                scene.perform(at: 3) {
                    note("\(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "a")) \(SwiftEntryKit.isQueueEmpty)")
                }
            }
        }
    }
}
