import VitrinePages
import VitrinePrimitives

extension PresentedContent {
    /// Handles a finger on an element: it is highlighted, a switch toggles, a segment is selected, a field gets the
    /// focus, a list scrolls. A presentation that claims the finger answers `recognized` itself, and sends `cancelled`.
    /// - Parameters:
    ///   - owner: The name of the presentation that shows the content.
    ///   - layout: The layout of the content at the time of the touch.
    /// - Returns: At `began` whether the finger is on an element, at `recognized` whether the content accepts it.
    @discardableResult
    package mutating func touch(_ touch: Touch, of owner: String, in layout: ContentLayout) -> Bool {
        guard let name = touch.chain.first(where: { $0.owner == owner })?.element, !name.isEmpty else { return false }
        switch touch.phase {
        case .began:
            guard layout.content.declares(name) else { return false }
            state.began(touch.path, on: name, in: layout)
        case .recognized:
            guard touch.gesture == .drag else { return false }
            return state.panned(touch.path, on: name, at: touch.time, in: layout)
        case .moved: break
        case .tapped:
            if touch.gesture == .tap { tapped(name, in: layout.content, at: touch.time) }
        case .ended: state.ended(name, at: touch.time)
        case .cancelled: state.cancelled(name, at: touch.time)
        }
        return true
    }

    /// Handles a tap on an element; the back button pops the page.
    package mutating func tapped(_ name: String, in content: Content, at seconds: Double) {
        state.tapped(name, in: content, at: seconds)
        // The stack of user code is notified of the tap, and pops the page itself.
        guard UserRequests.current?.elementTapped == nil, name == content.navigationBar?.backButton,
            content.element(named: name) == nil
        else { return }
        pop(at: seconds)
    }

    /// Returns the targets of the content, from the innermost to the outermost.
    /// - Parameters:
    ///   - owner: The name of the presentation that shows the content.
    ///   - layout: The content as it is drawn.
    ///   - model: The content at the end of its motion, where a finger finds it. Default: as it is drawn.
    package func targets(of owner: String, in layout: ContentLayout, model: ContentLayout? = nil) -> [Target] {
        layout.targets(of: owner, model: model)
    }
}

extension ContentLayout {
    /// Returns the targets of the content, from the innermost to the outermost.
    /// - Parameters:
    ///   - owner: The name of the presentation that shows the content.
    ///   - model: The content at the end of its motion, where a finger finds it. Default: this one.
    package func targets(of owner: String, model: ContentLayout? = nil) -> [Target] {
        let places = model.map { layout in
            Dictionary(layout.targets.map { ($0.name, $0.frame) }, uniquingKeysWith: { _, last in last })
        }
        return targets.reversed().map { target in
            Target(
                .init(owner, target.name), frame: target.frame, hit: places.map { $0[target.name] } ?? target.frame)
        }
    }
}
