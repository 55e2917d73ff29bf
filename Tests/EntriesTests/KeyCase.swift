import Foundation
import Testing

/// A key of entries and the two values by which two scenes differ.
struct KeyCase: Sendable, CustomTestStringConvertible {
    /// The path below `entries.a`.
    let key: String
    /// The attributes around the key, by name.
    let attributes: [String: String]
    let content: String
    /// The attributes or contents with the first value and with the second.
    let (before, after): (String, String)
    let timeline: String

    var testDescription: String { key }

    /// Returns a case of attributes with one value or the other; both are the mapping's keys and values.
    static func attribute(
        _ key: String, _ before: String, _ after: String, with attributes: [String: String] = [:],
        content: String = "{ note: A line }", timeline: String = ""
    ) -> KeyCase {
        KeyCase(
            key: "attributes.\(key)", attributes: attributes, content: content, before: before, after: after,
            timeline: timeline)
    }

    /// Returns a case of a content with one value or the other, for which it has `@`.
    static func content(
        _ key: String, _ content: String, _ before: String, _ after: String, with attributes: [String: String] = [:],
        timeline: String = ""
    ) -> KeyCase {
        KeyCase(
            key: "content.\(key)", attributes: attributes, content: content, before: before, after: after,
            timeline: timeline)
    }

    private init(
        key: String, attributes: [String: String], content: String, before: String, after: String, timeline: String
    ) {
        (self.key, self.attributes, self.content) = (key, attributes, content)
        (self.before, self.after, self.timeline) = (before, after, timeline)
    }

    func scene(_ value: String) -> String {
        var all = attributes
        let isContent = key.hasPrefix("content.")
        let own = isContent ? "" : value
        for (name, text) in ["displayDuration": "infinity", "entryBackground": "{ color: systemTeal }"]
        where all[name] == nil && !own.contains("\(name):") {
            all[name] = text
        }
        let lines = all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } + (own.isEmpty ? [] : [own])
        let content = isContent ? content.replacingOccurrences(of: "@", with: value) : content
        return """
            vitrine: 1
            device: iphone-x
            design: legacy
            container: { content: { background: "#E8F0FF", body: [{ label: A page, placement: bottom }] }, statusBar: true }
            entries:
              a: { attributes: { \(lines.joined(separator: ", ")) }, content: \(content) }
              other: { attributes: { displayDuration: infinity, entryBackground: { color: yellow } }, content: { note: Other } }
              waits: { attributes: { precedence: { enqueue: 300 }, displayDuration: 0.3s }, content: { note: Waits } }
            timeline:
              - { at: 0.1s, display: a }
            \(timeline)
            output: { scale: 1, showsTouches: false }
            """
    }
}
