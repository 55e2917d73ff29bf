import VitrineGestures
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineVocabulary

/// A content over time: what it shows, and what touches and changes make of its elements.
///
/// Pages, popups, panels, cards and entries each hold one. Whoever holds it says where the content is at a time.
package struct PresentedContent: Hashable, Sendable {
    package private(set) var content: Stepped<Content>
    package var state = ContentState()

    package init(_ content: Content) { self.content = Stepped(content) }

    // MARK: Reading

    /// The content in its place.
    /// - Parameters:
    ///   - frame: where it is drawn, in points.
    ///   - layoutFrame: the frame that texts are wrapped for, while `frame` is animated. Default: `frame`.
    ///   - safeArea: what bars and the screen's edges cover of the frame.
    ///   - context: its moment is replaced by that of the content.
    package func layout(
        in frame: Rect, layoutFrame: Rect? = nil, safeArea: Insets = .zero, _ context: ElementContext,
        at seconds: Double
    ) -> ContentLayout {
        ContentLayout(
            content.value(at: seconds), frame: frame, layoutFrame: layoutFrame, safeArea: safeArea,
            in: self.context(context, at: seconds))
    }

    /// The background and the elements.
    package func nodes(
        in frame: Rect, layoutFrame: Rect? = nil, safeArea: Insets = .zero, _ context: ElementContext,
        at seconds: Double
    ) -> [Node] {
        let layout = layout(in: frame, layoutFrame: layoutFrame, safeArea: safeArea, context, at: seconds)
        return layout.background() + layout.nodes()
    }

    /// The size that the content takes by itself.
    package func size(
        fitting width: Double, safeArea: Insets = .zero, _ context: ElementContext, at seconds: Double
    ) -> Size {
        ContentLayout.size(
            of: content.value(at: seconds), fitting: width, safeArea: safeArea, in: self.context(context, at: seconds))
    }

    private func context(_ context: ElementContext, at seconds: Double) -> ElementContext {
        var context = context
        context.moment = state.moment(at: seconds)
        return context
    }

    /// The field that has the focus at a time; nil for none.
    package func focus(at seconds: Double) -> String? {
        state.focus(in: content.value(at: seconds), at: seconds)
    }

    /// The keyboard of the system that a field of the content needs at a time; nil for none.
    package func keyboard(at seconds: Double) -> KeyboardElement? {
        let content = content.value(at: seconds)
        guard let focus = focus(at: seconds), !content.hasKeyboard else { return nil }
        let element = content.element(named: focus)
        let type = element?.searchField?.returnKeyType ?? element?.textField?.returnKeyType ?? .default
        return type.keyboard
    }

    /// When everything has come to rest. Spinners and cursors never do; see ``ContentLayout/lapEnd(after:)``.
    package var end: Double { max(content.end, state.end) }

    // MARK: Changing

    /// Changes the content from a time on. Properties that change go before what touches have made of them.
    package mutating func update(at seconds: Double, _ change: (inout Content) -> Void) {
        let old = content.last
        content.update(at: seconds, change)
        state.contentChanged(from: old, to: content.last, at: seconds)
    }

    package mutating func apply(_ change: Change<Content>, at seconds: Double) {
        update(at: seconds) { change.apply(to: &$0) }
    }

    /// Changes a number of an element at once, or with an animation.
    /// - Parameter base: what the element has before, where it does not say so itself, such as the height of a label.
    package mutating func write(
        _ value: Double, to field: ElementField, of name: String, from base: Double? = nil, at seconds: Double,
        pacing: Pacing? = nil
    ) {
        let base = content.last.number(field, of: name) ?? base ?? value
        state.write(value, to: field, of: name, from: base, at: seconds, pacing: pacing)
    }

    /// Ties a number of an element to a function of time for a while, such as a finger's place.
    package mutating func follow(
        _ field: ElementField, of name: String, start: Double, end: Double, _ value: (Double) -> Double
    ) {
        let base = content.last.number(field, of: name) ?? value(start)
        state.follow(field, of: name, from: base, start: start, end: end, value)
    }

    /// Changes the text of a field.
    package mutating func write(_ text: String, to name: String, at seconds: Double) {
        state.write(text, to: name, from: content.last.text(of: name) ?? "", at: seconds)
    }

    /// Moves the focus to a field, or takes it from every field.
    package mutating func focus(_ name: String?, at seconds: Double) {
        state.focus(name, in: content.last, at: seconds)
    }

    /// Works on what the element of a name scrolls; nil for an element that does not scroll.
    /// - Parameter layout: of the moment: it has the lengths by which the element scrolls.
    @discardableResult
    package mutating func scroll<Result>(
        _ name: String, in layout: ContentLayout, _ body: (inout ScrollContent) -> Result
    ) -> Result? {
        layout.scrollingElements.last { $0.name == name }.map { state.scroll($0, body) }
    }
}

extension ContentLayout {
    /// When spinners and cursors have come round once after a time; nil for a content without any.
    package func lapEnd(after seconds: Double) -> Double? {
        period.map { (max(0, seconds) / $0).rounded(.up) * $0 }
    }
}
