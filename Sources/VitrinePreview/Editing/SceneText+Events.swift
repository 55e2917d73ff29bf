import VitrineScreens
import VitrineStage
import VitrineVocabulary

extension SceneText {
    /// Adds an event to the timeline, on a separate line after the events that begin no later. An event without a time
    /// begins when the one before it ends; if the new event comes between them, that time is written out.
    /// - Parameters:
    ///   - event: The event's text, such as `{ at: 1s, tap: Save }`.
    ///   - seconds: When the event begins; nil for the timeline's end.
    /// - Throws: The errors of `set`.
    package mutating func insert(event: String, at seconds: Double? = nil) throws {
        let root = try Self.tree(text)
        let event = isJSON ? try Self.tree("v: " + event)["v"].map(Self.json) ?? event : event
        guard let timeline = root["timeline"] else {
            if isJSON {
                return try take(insertions(of: ["timeline"], "[\(event)]", in: root), root, index: 0, of: [])
            }
            let isEnded = text.isEmpty || text.hasSuffix("\n")
            return try take([text + (isEnded ? "" : "\n") + "timeline:\n  - \(event)\n"], root, index: 0, of: [])
        }
        guard case .list(let items) = timeline.content, !items.isEmpty,
            let start = Scalars(text).offset(timeline.location)
        else { throw Failure.unsupported(path: "timeline") }
        let index = Self.index(of: seconds, among: items, in: text)
        if index < items.count, items[index]["at"] == nil {
            var timed = self
            try timed.writeTime(ofEvent: index, items[index])
            try timed.insert(event: event, at: seconds)
            self = timed
            return
        }
        let scalars = Scalars(text)
        var candidates: [String] = []
        if scalars.all[start] == "[" {
            if index == 0 {
                candidates = [scalars.replacing((start + 1)..<(start + 1), with: "\(event), ")]
            } else if let item = scalars.offset(items[index - 1].location),
                let end = scalars.end(ofValueAt: item, isInFlow: true)
            {
                candidates = [scalars.replacing(end..<end, with: ", \(event)")]
            }
        } else {
            let dash = scalars.line(start)
            let margin = String(repeating: " ", count: scalars.all[dash].prefix { $0 == " " }.count)
            if index == 0 {
                candidates = [scalars.replacing(dash.lowerBound..<dash.lowerBound, with: "\(margin)- \(event)\n")]
            } else if let last = scalars.offset(
                SourceLocation(line: Self.lastLine(of: items[index - 1]), column: 1))
            {
                let end = scalars.line(last).upperBound
                let isEnded = end > 0 && scalars.all[end - 1] == "\n"
                candidates = [scalars.replacing(end..<end, with: "\(isEnded ? "" : "\n")\(margin)- \(event)\n")]
            }
        }
        try take(candidates, root, index: index, of: items)
    }

    /// Writes the time at which an event begins that has none.
    private mutating func writeTime(ofEvent index: Int, _ item: ValueNode) throws {
        let scalars = Scalars(text)
        guard let scene = try? SceneParser.parse(text), index < scene.timeline.count,
            let start = scalars.offset(item.location)
        else { throw Failure.untimed(index: index) }
        let at = scene.timeline[index].at
        let seconds = at == at.rounded() ? "\(Int(at))" : "\(at)"
        let isInFlow = scalars.all[start] == "{"
        let column = start - scalars.line(start).lowerBound
        let time = isJSON ? "\"at\": \"\(seconds)s\"" : "at: \(seconds)s"
        let candidate =
            isInFlow
            ? scalars.replacing((start + 1)..<(start + 1), with: " \(time),")
            : scalars.replacing(start..<start, with: "at: \(seconds)s\n\(String(repeating: " ", count: column))")
        // Every event begins when it did before.
        guard let new = try? SceneParser.parse(candidate), new.timeline == scene.timeline else {
            throw Failure.untimed(index: index)
        }
        text = candidate
    }

    /// Applies the first text that has one event more than before, at an index, and nothing else changed.
    private mutating func take(_ candidates: [String], _ root: ValueNode, index: Int, of items: [ValueNode]) throws {
        for candidate in candidates where keepsFormat(candidate) {
            guard let new = try? Self.tree(candidate), case .list(var now)? = new["timeline"]?.content,
                now.count == items.count + 1, Self.removed(["timeline"], new) == Self.removed(["timeline"], root)
            else { continue }
            now.remove(at: index)
            guard now == items else { continue }
            text = candidate
            return
        }
        throw Failure.unsupported(path: "timeline")
    }

    /// Returns the index of an event that begins at a time: after those that begin no later.
    private static func index(of seconds: Double?, among items: [ValueNode], in text: String) -> Int {
        guard let seconds, let scene = try? SceneParser.parse(text), scene.timeline.count == items.count else {
            return items.count
        }
        return (scene.timeline.lastIndex { $0.at <= seconds + 1e-9 } ?? -1) + 1
    }
}
