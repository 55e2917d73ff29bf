import Foundation
import Testing
import VitrineScreens

@testable import VitrineVocabulary

/// Values for keys, made from their declarations.
enum SampleValues {
    /// Returns a legal value of a form, other than a default if possible. Nil for forms of texts that are patterns.
    static func value(of form: Form, other than: ValueNode? = nil, depth: Int = 0) -> ValueNode? {
        switch form {
        case .flag: return .flag(than != .flag(true))
        case .integer(let range): return number(range, than, step: 1)
        case .number(let range), .length(let range), .time(let range): return number(range, than, step: 0.0625)
        case .text(let kind):
            return switch kind {
            case .icon: "pause"
            case .picture: "artwork/rain.png"
            case .languageTag: "he"
            default: "Some text"
            }
        case .color: return "#123456"
        case .choice(let names): return names.first { .word($0) != than && .text($0) != than }.map { .text($0) }
        case .pattern(let pattern, _):
            let texts = ["M0 0L1 1Z", "0,0 1,1", "414x167", "top 100pt", "50%"]
            return texts.first { $0.range(of: pattern, options: .regularExpression) != nil }.map { .text($0) }
        case .events: return nil
        case .settings: return ["container": ["homeIndicator": false]]
        case .record(let record), .change(let record): return self.record(record, depth: depth)
        case .list(let form, let count):
            guard depth < 5, let item = value(of: form, depth: depth + 1) else { return [] }
            return .list(Array(repeating: item, count: max(1, count?.lowerBound ?? 1)))
        case .named(let form, _): return value(of: form, depth: depth + 1).map { ["one": $0] }
        case .optional(let form): return value(of: form, other: than, depth: depth)
        case .anyOf(let forms): return forms.lazy.compactMap { value(of: $0, other: than, depth: depth) }.first
        }
    }

    private static func number(_ range: LegalRange?, _ than: ValueNode?, step: Double) -> ValueNode {
        guard let range else { return .number(than == .number(1.0) ? 2.0 : 1.0) }
        let middle = range.clamped(min(range.upper, max(range.lower, 1)) + (range.includesLower ? 0 : step))
        let numbers = [middle, middle + step, range.upper].filter(range.contains)
        return .number(numbers.first { .number($0) != than } ?? range.upper)
    }

    /// Returns a mapping with the keys that a record requires, and a key with a value.
    static func record(_ record: Record, with key: String? = nil, _ value: ValueNode? = nil, depth: Int = 0)
        -> ValueNode
    {
        var names = record.keys().filter(\.isRequired).map(\.name)
        if let first = record.needsOneOf.first, key.map({ !record.needsOneOf.contains($0) }) ?? true {
            names.append(first)
        }
        if names.isEmpty, key == nil, let first = record.keys().first { names = [first.name] }
        names.removeAll { $0 == key }
        var entries = names.compactMap { name -> (String, ValueNode)? in
            record.key(name).flatMap { SampleValues.value(of: $0.form, depth: depth + 1) }.map { (name, $0) }
        }
        if let key, let value { entries.append((key, value)) }
        return .mapping(entries)
    }

    /// Returns a value that no key accepts, and values outside the ranges of a form.
    static func illegalValues(of form: Form) -> [ValueNode] {
        switch form {
        case .flag: return ["yes", 3, []]
        case .integer(let range): return ["x", 1.5] + outside(range)
        case .number(let range): return ["x", []] + outside(range)
        case .length(let range), .time(let range): return ["5x", []] + outside(range)
        case .text(let kind): return [[], .word("")] + (kind == .icon || kind == .fontFamily ? [""] : [])
        case .color: return ["#12", "no color", ["red": 2, "green": 0, "blue": 0]]
        case .choice: return ["no such name", []]
        case .pattern, .events, .settings: return []
        case .record, .change: return [["no such key": 1]]
        case .list(let form, let count):
            var out: [ValueNode] = [3]
            if let item = value(of: form), let count {
                out.append(.list(Array(repeating: item, count: count.upperBound + 1)))
            }
            if let count, count.lowerBound > 0 { out.append([]) }
            return out
        case .named: return [3]
        case .optional(let form): return illegalValues(of: form)
        case .anyOf(let forms):
            return (forms.contains { $0.record != nil } ? [["no such key": 1]] : []) + outside(form.range)
        }
    }

    private static func outside(_ range: LegalRange?) -> [ValueNode] {
        guard let range else { return [] }
        return [.number(range.upper + 1), .number(range.includesLower ? range.lower - 1 : range.lower)]
    }
}

/// A key with its parent keys.
struct DeclaredKey: CustomTestStringConvertible {
    var names: [String]
    var key: Key
    /// The records from the scene to the one that holds the key.
    var records: [Record]
    /// Whether each of the parent keys holds a list.
    var lists: [Bool]

    var path: String { names.joined(separator: ".") }
    var testDescription: String { path }

    /// Every key of a scene except those of the timeline. Each record is included once.
    static let all: [DeclaredKey] = {
        var out: [DeclaredKey] = []
        var seen: Set<String> = []
        func walk(_ record: Record, _ names: [String], _ records: [Record], _ lists: [Bool]) {
            guard seen.insert(record.name).inserted else { return }
            for key in record.keys() where key.name != "timeline" && key.name != "vitrine" {
                let path = DeclaredKey(names: names + [key.name], key: key, records: records + [record], lists: lists)
                out.append(path)
                if let inner = key.form.record {
                    walk(inner, path.names, path.records, lists + [key.form.isList])
                }
            }
        }
        walk(PresentationScene.record, [], [], [])
        return out
    }()

    /// Returns a scene with the key, or an alias of it, and a value.
    func scene(_ value: ValueNode, as name: String? = nil) -> ValueNode {
        var node = SampleValues.record(records[records.count - 1], with: name ?? key.name, value)
        for i in (0..<names.count - 1).reversed() {
            var inner = node
            let form = records[i].key(names[i])?.form
            if lists[i] { inner = .list(Array(repeating: node, count: max(1, form?.minimumCount ?? 1))) }
            if form?.isNamed ?? false { inner = ["one": node] }
            node = SampleValues.record(records[i], with: names[i], inner)
        }
        return node
    }
}

extension Form {
    var isList: Bool {
        switch self {
        case .list: true
        case .optional(let form): form.isList
        case .anyOf(let forms): forms.first { $0.record != nil }?.isList ?? false
        default: false
        }
    }

    var isNamed: Bool {
        switch self {
        case .named: true
        case .optional(let form): form.isNamed
        default: false
        }
    }

    var minimumCount: Int {
        switch self {
        case .list(_, let count): count?.lowerBound ?? 0
        case .optional(let form): form.minimumCount
        case .anyOf(let forms): forms.first { $0.record != nil }?.minimumCount ?? 0
        default: 0
        }
    }
}
