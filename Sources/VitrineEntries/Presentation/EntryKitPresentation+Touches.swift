import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension EntryKitPresentation {
    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard let target = touch.target else { return false }
        guard target.owner != Self.name else { return touchScreen(touch, in: &recorder) }
        guard let i = instances.lastIndex(where: { $0.name == target.owner && $0.removed == nil && $0.leaving == nil })
        else { return false }
        return touchEntry(touch, on: i, element: target.element, in: &recorder)
    }

    /// Source: facts, entry kit, section 6.4. Early releases dismiss at touch down.
    private mutating func touchScreen(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard let current, instances[current].leaving == nil else { return false }
        guard touch.phase == (isEarly ? .began : .tapped) else { return touch.phase == .began }
        let interaction = instances[current].attributes.screenInteraction
        guard interaction.defaultAction != .forward else { return false }
        for index in interaction.customTapActions.indices {
            notify(.screenTapAction(index), of: instances[current], in: &recorder)
        }
        if interaction.defaultAction == .dismissEntry { exit(current, in: &recorder) }
        return true
    }

    private mutating func touchEntry(
        _ touch: Touch, on i: Int, element: String, in recorder: inout Recorder
    ) -> Bool {
        let attributes = instances[i].attributes
        let layout = EntryGeometry(instances[i], at: touch.time, in: recorder.frame.context).contentLayout
        let isControl = instances[i].content.last.targetNames.contains(element)
        switch touch.phase {
        case .began:
            if attributes.entryInteraction.delaysExit { recorder.wake(.exit(instances[i].id), at: nil) }
            if isControl { change(i) { $0.state.began(touch.path, on: element, in: layout) } }
            return true
        case .recognized:
            return recognize(touch, on: i, control: isControl ? element : nil, layout, in: recorder.frame.context)
        case .moved: return true
        case .tapped:
            if isControl {
                tap(element, on: i, layout, at: touch.time, in: &recorder)
            } else if touch.gesture == .tap {
                tap(i, in: &recorder)
            }
            return true
        case .ended:
            if isControl { change(i) { $0.state.ended(element, at: touch.time) } }
            if instances[i].pan == touch.path.down {
                endPan(i, velocity: touch.velocity.y, in: &recorder)
            }
            if attributes.entryInteraction.delaysExit, instances[i].leaving == nil { armExit(i, in: &recorder) }
            return true
        case .cancelled:
            if isControl { change(i) { $0.state.cancelled(element, at: touch.time) } }
            if instances[i].pan == touch.path.down { pullBack(i, at: recorder.seconds) }
            if attributes.entryInteraction.delaysExit { armExit(i, in: &recorder) }
            return false
        }
    }

    /// Begins a pan of a control, or of the entry.
    private mutating func recognize(
        _ touch: Touch, on i: Int, control: String?, _ layout: ContentLayout, in context: Context
    ) -> Bool {
        guard touch.gesture == .drag else { return false }
        if let control {
            var takes = false
            change(i) { takes = $0.state.panned(touch.path, on: control, at: touch.time, in: layout) }
            if takes { return true }
            change(i) { $0.state.cancelled(control, at: touch.time) }
        }
        // Source: facts, entry kit, section 6.6 (no pans while the keyboard is shown).
        guard instances[i].attributes.scroll != .disabled, !isLifted(i) else { return false }
        startPan(i, touch, in: context)
        return true
    }

    /// Handles a tap on a control of a message: a field gets the focus, a button or a symbol notifies the user.
    private mutating func tap(
        _ control: String, on i: Int, _ layout: ContentLayout, at seconds: Double, in recorder: inout Recorder
    ) {
        change(i) {
            $0.state.tapped(control, in: layout.content, at: seconds)
            $0.focusChanged(in: layout.content, at: seconds)
        }
        followKeyboard(in: recorder.frame.context, at: seconds)
        press(control, on: i, in: &recorder)
    }

    private mutating func tap(_ i: Int, in recorder: inout Recorder) {
        let interaction = instances[i].attributes.entryInteraction
        // An entry that forwards has no tap recognizer.
        guard interaction.defaultAction != .forward else { return }
        for index in interaction.customTapActions.indices {
            notify(.entryTapAction(index), of: instances[i], in: &recorder)
        }
        if interaction.defaultAction == .dismissEntry { exit(i, in: &recorder) }
    }

    /// Notifies the user of the tapped button or symbol.
    private mutating func press(_ element: String, on i: Int, in recorder: inout Recorder) {
        guard case .rating(let rating) = instances[i].content.last,
            let index = rating.ratingItems.indices.first(where: { EntryContent.symbolName($0) == element })
        else {
            if case .form(let form) = instances[i].content.last, form.textFields.contains(where: { $0.name == element })
            {
                return
            }
            return notify(.button(element), of: instances[i], in: &recorder)
        }
        let (now, context) = (recorder.seconds, recorder.frame.context)
        let before = EntryGeometry(instances[i], at: now, in: context).layout.size.height
        var probe = instances[i]
        probe.selection.set(index, at: now)
        let after = EntryGeometry(probe, at: now, in: context).layout.size.height
        change(i) { $0.choose(index, growth: after - before, at: now) }
        notify(.selection(index), of: instances[i], in: &recorder)
    }

    // MARK: Pans

    /// Moves the entry along the finger's whole path, event by event at the device's touch rate, on which the rubber
    /// band depends. Earlier events cut it. Source: facts, entry kit, section 3.10.
    private mutating func startPan(_ i: Int, _ touch: Touch, in context: Context) {
        let (path, begin) = (touch.path, touch.time)
        let instance = instances[i]
        var pan = EntryPan(
            instance.attributes.position, instance.attributes.scroll, rest: instance.inset,
            screenHeight: context.screen.height, shift: instance.shift.value(at: begin), isFirst: instance.isFirstPan)
        var shift = instance.shift
        shift.set(pan.shift, at: begin)
        var (at, y) = (begin, path.location(at: begin).y)
        let interval = 1 / Double(context.traits.device.touchRate)
        while at < path.up {
            let next = min(path.up, at + interval)
            let now = path.location(at: next).y
            // A finger that does not move sends no event.
            if now != y { pan.move(by: now - y) }
            shift.animate(to: pan.shift, start: at, pacing: .curve(.linear, duration: next - at))
            (at, y) = (next, now)
        }
        change(i) {
            $0.shift = shift
            $0.pan = path.down
        }
    }

    private func pan(of i: Int, at seconds: Double, in context: Context) -> EntryPan {
        EntryPan(
            instances[i].attributes.position, instances[i].attributes.scroll, rest: instances[i].inset,
            screenHeight: context.screen.height, shift: instances[i].shift.value(at: seconds), isFirst: false)
    }

    /// Source: facts, entry kit, section 3.11.
    private mutating func endPan(_ i: Int, velocity: Double, in recorder: inout Recorder) {
        let (now, context) = (recorder.seconds, recorder.frame.context)
        guard let swipe = pan(of: i, at: now, in: context).swipe(velocity: velocity) else {
            return pullBack(i, at: now)
        }
        let outside = EntryGeometry(instances[i], at: now, in: context).shiftOutside(swipe.isUp ? .top : .bottom)
        swipeOut(i, to: outside, duration: swipe.duration, in: &recorder)
    }

    private mutating func pullBack(_ i: Int, at now: Double) {
        change(i) { instance in
            let pan = EntryPan(
                instance.attributes.position, instance.attributes.scroll, rest: 0, screenHeight: 0, shift: 0,
                isFirst: false)
            instance.shift.animate(pan.pullback, to: 0, at: now)
            instance.pan = nil
            instance.isFirstPan = false
        }
    }
}
