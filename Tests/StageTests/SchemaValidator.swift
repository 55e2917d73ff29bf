import Foundation

@testable import VitrineStage
@testable import VitrineVocabulary

/// Checks JSON values against a JSON Schema, as far as `vitrine schema` uses it.
struct SchemaValidator {
    private typealias Object = [String: JSON]
    private let root: JSON
    private let definitions: [String: JSON]
    private let expressions: [String: NSRegularExpression]

    init(_ text: String) throws {
        let root = JSON(try SceneParser.compose(Array(text.utf8), log: .silent))
        self.root = root
        definitions = root["$defs"]?.object ?? [:]
        var patterns: Set<String> = []
        func collect(_ value: JSON) {
            switch value {
            case .object(let members):
                for member in members {
                    if member.key == "pattern", case .text(let pattern) = member.value { patterns.insert(pattern) }
                    collect(member.value)
                }
            case .list(let values): values.forEach(collect)
            case .null, .flag, .number, .text: break
            }
        }
        collect(root)
        expressions = try Dictionary(uniqueKeysWithValues: patterns.map { ($0, try NSRegularExpression(pattern: $0)) })
    }

    func accepts(_ value: JSON) -> Bool { accepts(value, root) }

    private func accepts(_ value: JSON, _ schema: JSON) -> Bool {
        guard case .object(let rules) = schema else { return true }
        return rules.allSatisfy { follows(value, $0.key, $0.value, of: schema) }
    }

    private func follows(_ value: JSON, _ keyword: String, _ rule: JSON, of schema: JSON) -> Bool {
        switch keyword {
        case "$ref":
            accepts(value, definitions[rule.text.map { String($0.dropFirst("#/$defs/".count)) } ?? ""] ?? .null)
        case "type": (rule.items ?? [rule]).contains { value.isOf($0.text ?? "") }
        case "enum": rule.items?.contains { $0.isEqual(to: value) } ?? false
        case "anyOf": rule.items?.contains { accepts(value, $0) } ?? false
        case "allOf": rule.items?.allSatisfy { accepts(value, $0) } ?? false
        case "not": !accepts(value, rule)
        case "minimum": compares(value.number, rule, >=)
        case "exclusiveMinimum": compares(value.number, rule, >)
        case "maximum": compares(value.number, rule, <=)
        case "minLength": compares(value.length, rule, >=)
        case "maxLength": compares(value.length, rule, <=)
        case "minItems": compares((value.items?.count).map(Double.init), rule, >=)
        case "maxItems": compares((value.items?.count).map(Double.init), rule, <=)
        case "minProperties": compares((value.object?.count).map(Double.init), rule, >=)
        case "pattern": value.text.map { matches($0, rule.text ?? "") } ?? true
        case "items": value.items?.allSatisfy { accepts($0, rule) } ?? true
        case "required":
            value.object.map { object in rule.items?.allSatisfy { object[$0.text ?? ""] != nil } ?? false } ?? true
        case "properties":
            value.object?.allSatisfy { key, value in rule[key].map { accepts(value, $0) } ?? true } ?? true
        case "additionalProperties":
            value.object?.allSatisfy { key, value in
                schema["properties"]?[key] != nil
                    || (schema["patternProperties"]?.object ?? [:]).keys.contains { key.hasPrefix($0.dropFirst()) }
                    || rule != .flag(false) && accepts(value, rule)
            } ?? true
        default: true
        }
    }

    /// Compares a number with a limit of numbers, texts or lists, which does not apply to other values.
    private func compares(_ value: Double?, _ rule: JSON, _ isLegal: (Double, Double) -> Bool) -> Bool {
        guard let value, let limit = rule.number else { return true }
        return isLegal(value, limit)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        expressions[pattern]?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

extension JSON {
    fileprivate subscript(_ key: String) -> JSON? {
        if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }

    fileprivate var object: [String: JSON]? {
        guard case .object(let members) = self else { return nil }
        return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }

    fileprivate var items: [JSON]? {
        if case .list(let values) = self { values } else { nil }
    }

    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    fileprivate var length: Double? { text.map { Double($0.unicodeScalars.count) } }

    fileprivate var number: Double? {
        if case .number(let text) = self { Double(text) } else { nil }
    }

    fileprivate func isOf(_ type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .flag: type == "boolean"
        case .number: type == "number" || type == "integer" && number.map { $0 == $0.rounded() } ?? false
        case .text: type == "string"
        case .list: type == "array"
        case .object: type == "object"
        }
    }

    fileprivate func isEqual(to other: JSON) -> Bool {
        if let number { return number == other.number }
        return self == other
    }
}
