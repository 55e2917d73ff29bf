import VitrineMotion
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension PopupBarPresentation {
    /// The touchable elements beside the bar itself.
    package enum Element {
        package static let popup = "popup"
        package static let closeButton = "popupCloseButton"

        /// The names of bar buttons, numbered from 0 at the leading side: `trailingBarButtonItems.0`.
        package static let buttons = [PopupBarButtonRow.End.leading, .trailing].flatMap { end in
            (0..<PopupItem.buttonLimit).map { button(end, $0) }
        }

        package static func button(_ end: PopupBarButtonRow.End, _ index: Int) -> String {
            "\(end)BarButtonItems.\(index)"
        }
    }

    package func targets(at frame: FrameContext) -> [Target] {
        let context = context(at: frame)
        let state = state(at: frame.seconds)
        let (bar, layout) = (bar(at: frame), layout(at: frame))
        let button = content.value(at: frame.seconds).popupCloseButton
        let parts = PopupBarAccessibility(bar, closeButton: button)
        var out = menuTargets(at: frame)
        let close = PopupCloseButtonLayout(button, in: context)
        let isOpen = target.value(at: frame.seconds) == .open
        out.append(
            Target(
                .init(Self.name, Element.closeButton), frame: close.frame, hit: isOpen ? close.frame : nil,
                accessibility: isOpen ? parts.closeButton : nil))
        if isOpen { out += popupLayout(at: frame).targets(of: Self.name) }
        out.append(
            Target(.init(Self.name, Element.popup), frame: context.popupArea, hit: isOpen ? context.popupArea : nil))
        out += buttonTargets(layout, isShown: state == .barPresented)
        let scale = context.traits.device.scale
        for part in PopupBarAccessibility.Part.allCases where part != .closeButton && part != .background {
            guard let element = parts[part], let frame = layout.frame(of: part, bar: bar, scale: scale)
            else { continue }
            out.append(Target(.init(Self.name, part.rawValue), frame: frame, hit: nil, accessibility: element))
        }
        out.append(
            Target(
                .init(Self.name, PopupBarAccessibility.Part.background.rawValue), frame: layout.frame, hit: nil,
                accessibility: parts.background))
        out.append(
            Target(.init(Self.name), frame: layout.frame, hit: state == .barPresented ? layout.frame : nil))
        return out
    }

    package mutating func touch(_ touch: Touch, in recorder: inout Recorder) -> Bool {
        guard let target = touch.chain.first(where: { $0.owner == Self.name }) else { return false }
        touchContent(touch, target.element)
        touchButton(touch, target.element, at: recorder.frame)
        switch touch.phase {
        case .began: began(touch, on: target.element, at: recorder.frame)
        case .recognized:
            guard touch.gesture == .drag else { return true }
            fingerPans(touch.path, from: touch.time)
        case .tapped:
            switch target.element {
            case Element.closeButton: call(Call(verb: .close, animated: true), at: touch.time)
            case "":
                let opens = bar.value(at: touch.time).customBar?.wantsDefaultTapGestureRecognizer ?? true
                if touch.gesture == .tap, opens, permits(.open) {
                    call(Call(verb: .open, animated: true), at: touch.time)
                }
            default:
                if touch.gesture == .tap, let button = button(target.element, at: recorder.frame) {
                    notify(.barButton(button.end, button.index), in: recorder.frame)
                }
            }
        case .ended, .cancelled:
            if touch.gesture == .tap, target.element.isEmpty { highlight(false, at: touch.time) }
            if touch.gesture == .drag { fingerUp(touch.path) }
        case .moved: break
        }
        wakeWhenFree(&recorder)
        return true
    }

    /// Performs a touch on an element of the popup. The popup itself handles scrolling and pulling.
    private mutating func touchContent(_ touch: Touch, _ name: String) {
        let content = page.shownContent(at: touch.time)
        guard content.declares(name) else { return }
        switch (touch.phase, touch.gesture) {
        case (.began, .tap), (.began, .press): page.state.press(name, at: touch.time)
        case (.tapped, .tap): page.tapped(name, in: content, at: touch.time)
        case (.ended, _), (.cancelled, _): page.state.release(name, at: touch.time)
        default: break
        }
    }

    private mutating func began(_ touch: Touch, on element: String, at frame: FrameContext) {
        let finger = touch.path
        advance(to: finger.down)
        switch (touch.gesture, element) {
        case (_, Element.closeButton):
            closePresses.append(Press(item: 0, down: finger.down, up: finger.up, location: finger.start))
        case (.press, ""):
            if bar.value(at: finger.down).contextMenu != nil { contextMenu.press(down: finger.down, up: finger.up) }
        case (.tap, ""):
            guard state(at: finger.down) == .barPresented, showsFingers(at: finger.down), permits(.highlight) else {
                return
            }
            barFingers.append(finger)
            highlight(true, at: finger.down)
        case (.drag, let element) where element.isEmpty || button(element, at: frame) != nil:
            if state(at: finger.down) == .barPresented, showsFingers(at: finger.down) { barFingers.append(finger) }
            readPages(at: finger.down)
            let custom = bar.value(at: finger.down).customBar
            if custom?.wantsDefaultPanGestureRecognizer ?? true {
                fingerDown(finger, on: .bar, in: geometry(at: frame))
            }
        case (.drag, _): fingerDown(finger, on: .popup, in: geometry(at: frame))
        case (.tap, _), (.press, _): break
        }
    }

    private func showsFingers(at seconds: Double) -> Bool {
        bar.value(at: seconds).customBar?.wantsDefaultHighlightGestureRecognizer ?? true
    }

    /// Sends the notices that are due, and wakes for the next one and when the current call is over.
    package mutating func wakeWhenFree(_ recorder: inout Recorder) {
        notify(in: &recorder)
        var next = waiting.isEmpty ? paged?.commit : min(busyUntil, paged?.commit ?? .infinity)
        if let notice = notices.first { next = min(next ?? .infinity, notice.at) }
        recorder.wake(WakeReason("free"), at: next)
    }
}

extension PopupBarLayout {
    /// Returns the frame of a part of the bar; nil if it does not fit.
    /// - Parameter scale: The device's pixels per point.
    package func frame(of part: PopupBarAccessibility.Part, bar: PopupBar, scale: Double) -> Rect? {
        switch part {
        case .titles: return titlesFrame(scale)
        case .image: return imageFrame
        case .background: return frame
        case .closeButton: return nil
        case .progress:
            switch bar.progressViewStyle {
            case .default, .none: return nil
            case .top: return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: metrics.progressHeight)
            case .bottom:
                let height = metrics.progressHeight
                return Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
            }
        }
    }

    private func titlesFrame(_ scale: Double) -> Rect? {
        let labels = [title, subtitle].compactMap { $0 }
        guard !labels.isEmpty else { return nil }
        // Labels are as high as whole pixels. Source: facts, popup bar, section 7.4.
        let height = labels.reduce(0) { $0 + ($1.line.lineHeight * scale - 1e-9).rounded(.up) / scale }
        // The center is rounded to the device's pixels, not those of the picture.
        let middle = (frame.midY * scale).rounded() / scale
        let top = middle - metrics.titleLift - height / 2
        return Rect(x: titleArea.minX, y: top, width: titleArea.width, height: height)
    }
}
