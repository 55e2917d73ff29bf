import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces

/// The elements of a content over time: what `set` events and touches have written, in closed form.
package struct ContentState: Hashable, Sendable {
    private var numbers: [ContentMoment.Key: AnimatedValue] = [:]
    private var texts: [String: Stepped<String>] = [:]
    private var scrolls: [String: ScrollContent] = [:]
    /// What the last finger on an element does, by the element that it came down on.
    var fingers: [String: Finger] = [:]

    package init() {}

    /// Changes a number at once, or with an animation.
    /// - Parameters:
    ///   - name: of the element; a part of it follows after a dot.
    ///   - base: the number that the content itself has.
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

    /// Changes a text; times must not fall.
    package mutating func write(_ text: String, to name: String, from base: String, at seconds: Double) {
        texts[name, default: Stepped(base)].set(text, at: seconds)
    }

    /// A finger comes down on an element: it looks pressed at once.
    package mutating func press(_ name: String, at seconds: Double) {
        write(1, to: .pressed, of: name, from: 0, at: seconds)
    }

    /// The finger leaves: the look fades in 0.25 s, the default of Core Animation. Source: facts, iOS surroundings, section
    /// 8.
    package mutating func release(_ name: String, at seconds: Double) {
        guard number(.pressed, of: name)?.target ?? 0 > 0 else { return }
        write(0, to: .pressed, of: name, from: 0, at: seconds, pacing: .curve(.easeInOut, duration: 0.25))
    }

    /// Works on what an element scrolls.
    package mutating func scroll<Result>(
        _ name: String, from base: ScrollContent, _ body: (inout ScrollContent) -> Result
    ) -> Result {
        var scroll = scrolls[name] ?? base
        defer { scrolls[name] = scroll }
        return body(&scroll)
    }

    /// Works on what an element scrolls, if it has been scrolled before.
    mutating func changeScroll(_ name: String, _ body: (inout ScrollContent) -> Void) {
        if var scroll = scrolls[name] {
            body(&scroll)
            scrolls[name] = scroll
        }
    }

    /// What an element scrolls; nil for one that has never been scrolled.
    package func scroll(of name: String) -> ScrollContent? { scrolls[name] }

    /// The content itself changes: what it says now goes before what touches and changes have made of it.
    package mutating func contentChanged(from old: Content, to new: Content, at seconds: Double) {
        guard old != new else { return }
        // Each key is looked at by itself, so that their order does not matter.
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

    /// The elements at a time.
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

    /// When all numbers have come to rest. The order in which they are looked at does not matter.
    package var end: Double {
        let numbers = numbers.values.reduce(0) { max($0, $1.end ?? 0) }
        let texts = texts.values.reduce(numbers) { max($0, $1.end) }
        return scrolls.values.reduce(texts) { max($0, $1.end) }
    }
}
