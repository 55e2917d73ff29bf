import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// A content over time: its elements, their state after touches and changes, and the pages that are pushed over it.
/// Pages, popups, panels, cards and entries each have one, and determine its frame at a time.
package struct PresentedContent: Hashable, Sendable {
    /// The content of the lowest page.
    package private(set) var content: Stepped<Content>
    private var ownState = ContentState()
    package private(set) var pages = PageStack()

    package init(_ content: Content) { self.content = Stepped(content) }

    /// The state of the uppermost page at the end of the recording. A pushed page has no pages of its own. An accessor
    /// that yielded its `state` would be a recursive coroutine, which Swift 6.3 compiles to wrong addresses.
    package var state: ContentState {
        get { pages.last.map { pages.pushed[$0].content.ownState } ?? ownState }
        _modify {
            if let page = pages.last {
                yield &pages.pushed[page].content.ownState
            } else {
                yield &ownState
            }
        }
    }

    // MARK: Reading

    /// Returns the layout of the content, or of the pages of which one slides over another.
    /// - Parameters:
    ///   - frame: The frame in which it is drawn, in points.
    ///   - layoutFrame: The frame that texts are wrapped for, while `frame` is animated. Default: `frame`.
    ///   - safeArea: The insets of the frame that bars and the screen's edges cover.
    ///   - context: The context, whose moment is replaced by that of the content.
    package func layout(
        in frame: Rect, layoutFrame: Rect? = nil, safeArea: Insets = .zero, _ context: ElementContext,
        at seconds: Double
    ) -> ContentLayout {
        layout(at: seconds) { content, moment, _ in
            ContentLayout(
                content, frame: frame, layoutFrame: layoutFrame, safeArea: safeArea,
                in: with(context) { $0.moment = moment })
        }
    }

    /// Returns the layout of the visible page, or of two of which one slides over the other.
    /// - Parameter make: Lays out a page; the last argument is whether it is the lowest one.
    package func layout(
        at seconds: Double, _ make: (Content, ContentMoment, _ isRoot: Bool) -> ContentLayout
    ) -> ContentLayout {
        let shown = pages.shown(at: seconds)
        func layout(_ page: PageStack.Top) -> ContentLayout {
            make(self.content(of: page, at: seconds), moment(of: page, at: seconds), page == .root)
        }
        var out = layout(shown.upper)
        if let lower = shown.lower { out.slide(over: layout(lower), shown.progress) }
        return out
    }

    /// Returns the content of a page, with its bar.
    private func content(of page: PageStack.Top, at seconds: Double) -> Content {
        let root = content.value(at: seconds)
        guard case .pushed(let i) = page else { return root }
        var out = pages.pushed[i].content.content.value(at: seconds)
        out.navigationBar = pages.navigationBar(of: page, over: root.navigationBar, at: seconds)
        return out
    }

    private func moment(of page: PageStack.Top, at seconds: Double) -> ContentMoment {
        guard case .pushed(let i) = page else { return ownState.moment(at: seconds) }
        return pages.pushed[i].content.moment(at: seconds)
    }

    /// Returns the state of the visible page at a time; of two the upper one.
    package func moment(at seconds: Double) -> ContentMoment { moment(of: pages.shown(at: seconds).upper, at: seconds) }

    /// Returns the visible page at a time; of two the upper one.
    package func shownContent(at seconds: Double) -> Content {
        content(of: pages.shown(at: seconds).upper, at: seconds)
    }

    /// Returns the background and the elements.
    package func nodes(
        in frame: Rect, layoutFrame: Rect? = nil, safeArea: Insets = .zero, _ context: ElementContext,
        at seconds: Double
    ) -> [Node] {
        let layout = layout(in: frame, layoutFrame: layoutFrame, safeArea: safeArea, context, at: seconds)
        return layout.background() + layout.nodes()
    }

    package func size(
        fitting width: Double, safeArea: Insets = .zero, _ context: ElementContext, at seconds: Double
    ) -> Size {
        ContentLayout.size(
            of: shownContent(at: seconds), fitting: width, safeArea: safeArea,
            in: with(context) { $0.moment = moment(at: seconds) })
    }

    /// Returns the field that has the focus at a time; nil if there is none.
    package func focus(at seconds: Double) -> String? {
        state.focus(in: shownContent(at: seconds), at: seconds)
    }

    /// Returns the keyboard of the system that a field of the content needs at a time; nil if there is none.
    package func keyboard(at seconds: Double) -> KeyboardElement? {
        let content = shownContent(at: seconds)
        guard let focus = focus(at: seconds), !content.hasKeyboard else { return nil }
        let element = content.element(named: focus)
        let type = element?.searchField?.returnKeyType ?? element?.textField?.returnKeyType ?? .default
        return type.keyboard
    }

    /// The time after which nothing moves, except spinners and cursors; see ``ContentLayout/lapEnd(after:)``.
    package var end: Double { max(content.end, ownState.end, pages.end) }

    // MARK: Changing

    /// Changes the content from a time on. Properties that change override the effects of touches.
    package mutating func update(at seconds: Double, _ change: (inout Content) -> Void) {
        let old = content.last
        content.update(at: seconds, change)
        ownState.contentChanged(from: old, to: content.last, at: seconds)
    }

    package mutating func push(_ page: Page, at seconds: Double, animated: Bool = true) {
        _ = pages.push(page, at: seconds, animated: animated)
    }

    /// Pops the uppermost page; the lowest one stays.
    /// - Parameter count: The number of popped pages.
    package mutating func pop(_ count: Int = 1, at seconds: Double, animated: Bool = true) {
        _ = pages.pop(count, at: seconds, animated: animated)
    }

    /// Changes the uppermost page; the lowest one does not change.
    package mutating func setPage(_ page: Page, at seconds: Double) { pages.setPage(page, at: seconds) }

    /// The uppermost page at the end of the recording, in its state then.
    package var last: Content { pages.last.map { pages.pushed[$0].content.last } ?? content.last }

    package mutating func apply(_ change: Change<Content>, at seconds: Double) {
        update(at: seconds) { change.apply(to: &$0) }
    }

    /// Changes a number of an element at once, or with an animation.
    /// - Parameter base: The previous number, if the element does not specify it, such as the height of a label.
    package mutating func write(
        _ value: Double, to field: ElementField, of name: String, from base: Double? = nil, at seconds: Double,
        pacing: Pacing? = nil
    ) {
        let base = last.number(field, of: name) ?? base ?? value
        state.write(value, to: field, of: name, from: base, at: seconds, pacing: pacing)
    }

    /// Ties a number of an element to a function of time for a while, such as a finger's position.
    package mutating func follow(
        _ field: ElementField, of name: String, start: Double, end: Double, _ value: (Double) -> Double
    ) {
        let base = last.number(field, of: name) ?? value(start)
        state.follow(field, of: name, from: base, start: start, end: end, value)
    }

    package mutating func write(_ text: String, to name: String, at seconds: Double) {
        state.write(text, to: name, from: last.text(of: name) ?? "", at: seconds)
    }

    /// Moves the focus to a field, or removes it from every field.
    package mutating func focus(_ name: String?, at seconds: Double) {
        state.focus(name, in: last, at: seconds)
    }

    /// Changes the scrolling of the element of a name; nil for an element that does not scroll.
    /// - Parameter layout: The current layout, which has the lengths of scrolling.
    @discardableResult
    package mutating func scroll<Result>(
        _ name: String, in layout: ContentLayout, _ body: (inout ScrollContent) -> Result
    ) -> Result? {
        layout.scrollingElements.last { $0.name == name }.map { state.scroll($0, body) }
    }
}

extension ContentLayout {
    /// Returns the end of the first period of spinners and cursors after a time; nil for a content without any.
    package func lapEnd(after seconds: Double) -> Double? {
        period.map { (max(0, seconds) / $0).rounded(.up) * $0 }
    }
}

/// A property of elements that touches and changes animate.
package enum ElementField: String, Hashable, Sendable, CaseIterable {
    /// The opacity, 0...1.
    case alpha
    case height
    /// The state of a switch: 0 off, 1 on.
    case isOn
    /// The value, 0...1, or a number of stars.
    case value
    /// The index of the selection.
    case selection
    case pressed
    case focused
    /// The offset in points.
    case contentOffset
    /// Whether a refresh control turns, 0 or 1.
    case refreshing
    /// The fraction of the refresh control's height by which the content is displaced, 0...1.
    case refreshInset
    /// The opacity of the scroll indicator, 0...1.
    case scrollIndicator
}

/// An edit of the fields of a content by `focus` and `type`.
package enum TextEdit: Hashable, Sendable {
    case focus(String)
    /// The focused field loses the focus.
    case resign
    /// Letters are appended to a field.
    case insert(String, into: String)

    /// The field; nil for `resign`.
    package var field: String? {
        switch self {
        case .focus(let name), .insert(_, let name): name
        case .resign: nil
        }
    }
}

extension PresentedContent {
    package mutating func edit(_ edit: TextEdit, at seconds: Double) {
        switch edit {
        case .focus(let name): focus(name, at: seconds)
        case .resign: focus(nil, at: seconds)
        case .insert(let letters, let name):
            let text = state.moment(at: seconds).text(of: name) ?? last.text(of: name) ?? ""
            write(text + letters, to: name, at: seconds)
        }
    }
}
