import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension PopupBarPresentation {
    package struct ButtonPress: Hashable, Sendable {
        /// The index of the button in the bar's layout.
        package var button: Int
        package var press: Press
    }

    /// Returns the buttons of the bar as touch targets, from the leading row on, at least 44 pt wide and as high as the
    /// bar. User code refers to them by their positions, too.
    func buttonTargets(_ layout: PopupBarLayout, isShown: Bool) -> [Target] {
        layout.buttons.flatMap { button in
            let width = max(44, button.width)
            let frame = Rect(
                x: button.center.x - width / 2, y: layout.frame.minY, width: width, height: layout.frame.height)
            let place = listening == nil ? nil : Element.button(button.end, button.index)
            return [button.item.targetName, place].compactMap { $0 }.map { name in
                Target(
                    .init(Self.name, name), frame: frame, hit: isShown && button.item.isEnabled ? frame : nil,
                    accessibility: AccessibilityElement(role: .button, label: button.item.targetName ?? name))
            }
        }
    }

    /// Returns the rows of the menu of a button while it is open.
    func menuTargets(at frame: FrameContext) -> [Target] {
        guard buttonMenu.reveal.target > 0.5, let menu = menuLayout(at: frame) else { return [] }
        return menu.rows.map { Target(.init(Self.name, $0.action.title), frame: $0.frame, hit: $0.frame) }
    }

    func button(_ element: String, at frame: FrameContext) -> PopupBarLayout.Button? {
        layout(at: frame).buttons.first { isButton($0, element) }
    }

    private func isButton(_ button: PopupBarLayout.Button, _ element: String) -> Bool {
        button.item.targetName == element || Element.button(button.end, button.index) == element
    }

    /// Performs a touch on a button, which looks pressed and shows its menu. A tap elsewhere hides an open menu.
    mutating func touchButton(_ touch: Touch, _ element: String, at frame: FrameContext) {
        let buttons = layout(at: frame).buttons
        let index = buttons.firstIndex { isButton($0, element) && $0.item.isEnabled }
        switch touch.phase {
        case .began:
            guard let index, state(at: touch.time) == .barPresented else { return }
            let path = touch.path
            buttonPresses.append(
                ButtonPress(
                    button: index, press: Press(item: index, down: path.down, up: path.up, location: path.start)))
        case .tapped:
            let isOpen = buttonMenu.reveal.target > 0.5
            if isOpen { buttonMenu.hide(at: touch.time) }
            guard let index, buttons[index].item.menu != nil, !isOpen else { return }
            menuButton.set(index, at: touch.time)
            buttonMenu.show(at: touch.time)
        default: break
        }
    }

    /// Returns the touched button; nil if there is none.
    func pressedButton(at seconds: Double) -> Int? {
        buttonPresses.last { $0.press.down <= seconds && seconds < $0.press.up }?.button
    }

    /// Returns the layout of the bar with its buttons as touches make them look: those without a look of their own
    /// become faint, as titles of toolbars do.
    func pressed(_ layout: PopupBarLayout, _ appearance: PopupBarAppearance, at seconds: Double) -> PopupBarLayout {
        var out = layout
        for i in out.buttons.indices {
            guard let press = buttonPresses.last(where: { $0.button == i && $0.press.down <= seconds })?.press else {
                continue
            }
            let item = out.buttons[i].item
            let own =
                item.style == .prominent ? appearance.prominentButtonItemAppearance : appearance.buttonItemAppearance
            if own.highlighted == BarButtonItemAppearance.State() {
                out.buttons[i].opacity = LegacyToolbarView.opacity(of: press, at: seconds)
            }
        }
        return out
    }

    /// Returns the layout of the menu above a button; nil if none has been shown.
    func menuLayout(at frame: FrameContext) -> ContextMenuLayout? {
        let layout = layout(at: frame)
        guard let index = menuButton.value(at: frame.seconds), layout.buttons.indices.contains(index),
            let menu = layout.buttons[index].item.menu
        else { return nil }
        let center = layout.buttons[index].center
        let box = Rect(x: center.x - 22, y: layout.frame.minY, width: 44, height: layout.frame.height)
        return ContextMenuLayout(menu, above: box, in: context(at: frame))
    }

    /// Returns the menu of a button at a time; nil while none is open.
    func menuView(at frame: FrameContext) -> ContextMenuView? {
        guard buttonMenu.isVisible(at: frame.seconds), let menu = menuLayout(at: frame) else { return nil }
        return ContextMenuView(
            layout: menu, bar: menu.frame, reveal: buttonMenu.reveal.value(at: frame.seconds), lift: 0,
            page: frame.glassPage,
            context: context(at: frame))
    }
}
