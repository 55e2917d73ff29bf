import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces

/// The elements of a content over time: the values of `set` events and touches, in closed form.
package struct ContentState: Hashable, Sendable {
    private var numbers: [ContentMoment.Key: AnimatedValue] = [:]
    private var texts: [String: Stepped<String>] = [:]
    private var scrolls: [String: ScrollContent] = [:]
    /// The effect of the last finger on an element, by the element at touch down.
    var fingers: [String: Finger] = [:]

    package init() {}

    /// Changes a number at once, or with an animation.
    /// - Parameters:
    ///   - name: The name of the element, with a part of it after a dot.
    ///   - base: The content's own number.
    package mutating func write(
        _ value: Double, to field: ElementField, of name: String, from base: Double, at seconds: Double,
        pacing: Pacing? = nil
    ) {
        var number = numbers[ContentMoment.Key(name, field)] ?? AnimatedValue(base)
        if let pacing {
            number.animate(to: value, start: seconds, pacing: pacing)
        } else {
            number.set(value, at: seconds)
        }
        numbers[ContentMoment.Key(name, field)] = number
    }

    /// Ties a number to something else for a while, such as a finger.
    package mutating func follow(
        _ field: ElementField, of name: String, from base: Double, start: Double, end: Double,
        _ value: (Double) -> Double
    ) {
        var number = numbers[ContentMoment.Key(name, field)] ?? AnimatedValue(base)
        number.follow(from: start, to: end, value)
        numbers[ContentMoment.Key(name, field)] = number
    }

    /// Changes a text; times must not decrease.
    package mutating func write(_ text: String, to name: String, from base: String, at seconds: Double) {
        texts[name, default: Stepped(base)].set(text, at: seconds)
    }

    /// Highlights an element at touch down.
    package mutating func press(_ name: String, at seconds: Double) {
        write(1, to: .pressed, of: name, from: 0, at: seconds)
    }

    /// Removes the highlight in 0.25 s, the default of Core Animation. Source: facts, iOS surroundings, section 8.
    package mutating func release(_ name: String, at seconds: Double) {
        guard number(.pressed, of: name)?.target ?? 0 > 0 else { return }
        write(0, to: .pressed, of: name, from: 0, at: seconds, pacing: .curve(.easeInOut, duration: 0.25))
    }

    package mutating func scroll<Result>(
        _ name: String, from base: ScrollContent, _ body: (inout ScrollContent) -> Result
    ) -> Result {
        var scroll = scrolls[name] ?? base
        defer { scrolls[name] = scroll }
        return body(&scroll)
    }

    /// Changes the scrolling of an element, if it has been scrolled before.
    mutating func changeScroll(_ name: String, _ body: (inout ScrollContent) -> Void) {
        if var scroll = scrolls[name] {
            body(&scroll)
            scrolls[name] = scroll
        }
    }

    /// Returns the scrolling of an element; nil for one that has never been scrolled.
    package func scroll(of name: String) -> ScrollContent? { scrolls[name] }

    /// Applies a change of the content itself, which overrides the effects of touches and changes.
    package mutating func contentChanged(from old: Content, to new: Content, at seconds: Double) {
        guard old != new else { return }
        // Each key is processed separately, so that their order does not matter.
        for key in Array(numbers.keys) where key.field != .refreshing && key.field != .refreshInset {
            guard let value = new.number(key.field, of: key.element), value != old.number(key.field, of: key.element)
            else { continue }
            write(value, to: key.field, of: key.element, from: value, at: seconds)
        }
        for name in Array(texts.keys) {
            let text = new.text(of: name)
            if text != old.text(of: name) { write(text ?? "", to: name, from: "", at: seconds) }
        }
        for name in Array(scrolls.keys) {
            guard let offset = new.number(.contentOffset, of: name), offset != old.number(.contentOffset, of: name)
            else { continue }
            changeScroll(name) { $0.jump(to: offset, at: seconds) }
        }
        for name in new.scrollingNames {
            let (before, now) = (old.refreshControl(of: name), new.refreshControl(of: name))
            guard let now, now.isRefreshing != before?.isRefreshing else { continue }
            let base = before?.isRefreshing == true ? 1.0 : 0
            refresh(name, now.isRefreshing ?? false, from: base, at: seconds)
        }
    }

    package func number(_ field: ElementField, of name: String) -> AnimatedValue? {
        numbers[ContentMoment.Key(name, field)]
    }

    package func moment(at seconds: Double) -> ContentMoment {
        var out = ContentMoment(seconds: seconds)
        out.numbers = numbers.mapValues { $0.value(at: seconds) }
        out.texts = texts.mapValues { $0.value(at: seconds) }
        for (name, scroll) in scrolls {
            out.numbers[ContentMoment.Key(name, .contentOffset)] = scroll.offset(at: seconds)
            let activity = scroll.activity(at: seconds)
            if activity > 0 { out.numbers[ContentMoment.Key(name, .scrollIndicator)] = activity }
        }
        return out
    }

    /// The time after which nothing moves. The order of the numbers does not matter.
    package var end: Double {
        let numbers = numbers.values.reduce(0) { max($0, $1.end ?? 0) }
        let texts = texts.values.reduce(numbers) { max($0, $1.end) }
        return scrolls.values.reduce(texts) { max($0, $1.end) }
    }
}
