/// A text, or one for each of several languages.
///
/// ```yaml
/// alt: A popup bar is presented
/// alt: { en: A popup bar is presented, de: Eine Popup-Leiste erscheint }
/// ```
public enum LocalizedText: Hashable, Sendable, ExpressibleByStringLiteral {
    case text(String)
    /// Texts by language tag, such as `en` or `pt-BR`, 1...100.
    case byLocale(NamedValues<String>)

    public init(stringLiteral value: String) { self = .text(value) }

    /// The text for a language: that of the tag, else that of the tag without its last parts, such as `pt` for `pt-BR`,
    /// else that of `en`, else the first. Tags are compared without case.
    /// - Parameter locale: A language tag, or nil.
    public func text(for locale: String?) -> String {
        switch self {
        case .text(let text): text
        case .byLocale(let texts): texts.name(for: locale).flatMap { texts[$0] } ?? ""
        }
    }

    /// All texts with their language tags; the tag is nil for the text of all languages.
    package var all: [(locale: String?, text: String)] {
        switch self {
        case .text(let text): [(nil, text)]
        case .byLocale(let texts): texts.entries.map { ($0.name, $0.value) }
        }
    }
}

extension NamedValues {
    /// The largest number of languages.
    package static var localeLimit: Int { 100 }

    /// The name of the value for a language, in values by language tag; nil if there are none. See
    /// `LocalizedText.text(for:)`. Source: RFC 4647, section 3.4, "Lookup".
    package func name(for locale: String?) -> String? {
        var wanted = locale?.lowercased().split(separator: "-") ?? []
        while !wanted.isEmpty {
            let tag = wanted.joined(separator: "-")
            if let name = names.first(where: { $0.lowercased() == tag }) { return name }
            wanted.removeLast()
            // A single letter or digit introduces the part after it.
            if wanted.last?.count == 1 { wanted.removeLast() }
        }
        return names.first { $0.lowercased() == "en" } ?? names.first
    }

    /// Reports names that are not language tags, and an empty table.
    package func checkLocales(at path: String, into issues: inout ValueIssues) {
        issues.check(count: entries.count, 1...Self.localeLimit, "languages", path)
        for name in names.prefix(Self.localeLimit) {
            name.check(Format(.languageTag), at: SourcePath.join(path, name), mentions: nil, into: &issues)
        }
    }
}

extension NamedValues where Value == String {
    /// Reads texts by name. A change keeps those that it does not mention, and may add others.
    /// - Parameter format: The number of texts, and their description.
    package static func read(
        texts source: SourceValue, onto base: NamedValues?, _ format: Format
    ) -> NamedValues? {
        guard case .mapping(let entries) = source.node.content else { return nil }
        var out = source.path.isInChange ? base ?? NamedValues() : NamedValues()
        for entry in source.legal(entries, format) where !source.log.isFull {
            let path = source.path.key(entry.key, spelled: entry.key)
            let value = SourceValue(entry.locatedValue, path: path, log: source.log)
            if value.node.isNull { out[entry.key] = nil } else if let text = value.text() { out[entry.key] = text }
        }
        return out
    }
}

extension LocalizedText: SceneValue {
    // The count of a format is that of the characters of each text.
    package static func form(_ format: Format) -> Form {
        .anyOf([.text(format.kind), .named(.text(format.kind), NamedValues<String>.localeLimit)])
    }

    package static func read(_ source: SourceValue, onto base: LocalizedText?, _ format: Format) -> LocalizedText? {
        guard case .mapping = source.node.content else {
            guard source.scalar(expected: noun(format)) != nil else { return nil }
            return source.text().map { .text($0) }
        }
        var known: NamedValues<String>?
        if case .byLocale(let texts)? = base { known = texts }
        let languages = Format(count: 1...NamedValues<String>.localeLimit, of: "languages")
        return NamedValues.read(texts: source, onto: known, languages).map { .byLocale($0) }
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .text(let text): .text(text)
        case .byLocale(let texts): texts.node(Format())
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if case .byLocale(let texts) = self { texts.checkLocales(at: path, into: &issues) }
        for (locale, text) in all.prefix(NamedValues<String>.localeLimit) {
            let path = locale.map { SourcePath.join(path, $0) } ?? path
            text.check(Format(format.kind), at: path, mentions: nil, into: &issues)
            guard let count = format.count else { continue }
            if text.count < count.lowerBound {
                issues.add(path, .needs(count.lowerBound == 1 ? "a text" : "\(count.lowerBound) characters"))
            } else if text.count > count.upperBound {
                issues.add(path, .tooLarge(limit: "\(count.upperBound) characters"))
            }
        }
    }

    package static func noun(_ format: Format) -> String { "a text or {en, de, …} with a text for each language" }
}
