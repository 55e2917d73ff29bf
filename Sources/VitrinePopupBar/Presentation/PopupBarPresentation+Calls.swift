import VitrineMotion

extension PopupBarPresentation {
    package struct Call: Hashable, Sendable {
        package enum Verb: Hashable, Sendable { case present, dismiss, open, close }

        package var verb: Verb
        package var animated: Bool
        package var duration: Double?
        /// Whether `present` also opens the popup.
        package var opens = false
        package var dampingRatio = 1.0
        /// The number by which user code knows the completion. Default: none.
        package var completion: Int?

        /// Returns whether this call replaces a waiting one.
        package func supersedes(_ other: Verb) -> Bool {
            switch verb {
            case .present: other == .present || other == .dismiss
            case .dismiss: true
            case .open, .close: other == .open || other == .close
            }
        }
    }

    /// Performs a call. One call runs at a time; the next waits, and is dropped if a later one replaces it.
    package mutating func call(_ call: Call, at seconds: Double) {
        advance(to: seconds)
        for old in waiting where call.supersedes(old.verb) { complete(old, at: seconds) }
        waiting.removeAll { call.supersedes($0.verb) }
        if busyUntil <= seconds { run(call, at: seconds) } else { waiting.append(call) }
    }

    /// Runs the calls that waited until a time.
    package mutating func advance(to seconds: Double) {
        if let paged, paged.commit <= seconds {
            self.paged = nil
            changeBar(at: paged.commit) { $0.popupItem = paged.item }
            if paged.step != 0 { notify(.didPage(by: paged.step), at: paged.commit) }
        }
        while busyUntil <= seconds, !waiting.isEmpty {
            let start = busyUntil
            run(waiting.removeFirst(), at: start)
        }
    }

    /// Runs all waiting calls, when no more calls come.
    package mutating func finish() { advance(to: .infinity) }

    private mutating func run(_ call: Call, at seconds: Double) {
        let now = target.last
        switch (call.verb, now) {
        case (.present, .barHidden):
            let duration = call.duration ?? PopupBarMotion.duration
            let length = call.animated ? duration : 0
            notify(.willPresentPopupBar(animated: call.animated), at: seconds)
            notify(.didPresentPopupBar(animated: call.animated), at: seconds + length)
            motion.present(at: seconds, animated: call.animated, duration: duration)
            if call.opens { go(open: true, call, at: seconds, transitionStyle: .slide) }
            enter(call.opens ? .open : .barPresented, at: seconds, for: length)
            complete(call, at: seconds + length)
        case (.dismiss, .open):
            var closing = call
            closing.verb = .close
            closing.completion = nil
            run(closing, at: seconds)
            waiting.insert(call, at: 0)
            advance(to: seconds)
        case (.dismiss, .barPresented):
            let duration = call.duration ?? PopupBarMotion.duration
            let length = call.animated ? duration : 0
            notify(.willDismissPopupBar(animated: call.animated), at: seconds)
            notify(.didDismissPopupBar(animated: call.animated), at: seconds + length)
            motion.dismiss(at: seconds, animated: call.animated, duration: duration)
            enter(.barHidden, at: seconds, for: length)
            complete(call, at: seconds + length)
        case (.open, .barPresented), (.close, .open):
            let opens = call.verb == .open
            let isDragged =
                popup.transition(at: seconds).map { $0.transitionStyle == .drag && $0.end >= seconds } ?? false
            let morphs = content.value(at: seconds).allowsContentTransition && design == .glass && !isDragged
            go(open: opens, call, at: seconds, transitionStyle: morphs ? .morph : .slide)
            complete(call, at: busyUntil)
        default: complete(call, at: seconds)
        }
    }

    mutating func go(open: Bool, _ call: Call, at seconds: Double, transitionStyle: PopupMotion.TransitionStyle) {
        let duration = call.animated ? call.duration ?? PopupMotion.duration : 0
        popup.go(
            open: open, at: seconds, duration: duration, transitionStyle: transitionStyle,
            fliesImage: fliesImage(at: seconds),
            dampingRatio: call.dampingRatio)
        if open {
            notify(.willOpenPopup(animated: call.animated), at: seconds)
            notify(.didOpenPopup(animated: call.animated), at: seconds + duration)
        } else {
            notify(.willClosePopup(animated: call.animated), at: seconds)
            notify(.didClosePopup(animated: call.animated), at: seconds + duration)
        }
        enter(open ? .open : .barPresented, at: seconds, for: duration)
    }

    /// Returns whether the image moves. Source: facts, popup bar, section 3.5.
    private func fliesImage(at seconds: Double) -> Bool {
        let (bar, content) = (bar.value(at: seconds), content.value(at: seconds))
        let hasTarget = content.image != nil || content.viewForPopupTransition != nil
        guard content.popupInteractionStyle.movesImage, hasTarget, bar.popupItem.image != nil else {
            return false
        }
        return design == .glass || bar.effectiveBarStyle(in: design) != .compact
    }

    private mutating func enter(_ state: State, at seconds: Double, for duration: Double) {
        target.set(state, at: seconds)
        phases.append(Phase(start: seconds, end: seconds + duration, state: state))
        busyUntil = seconds + duration
        isMarqueePaused.set(state == .open, at: seconds)
    }
}
