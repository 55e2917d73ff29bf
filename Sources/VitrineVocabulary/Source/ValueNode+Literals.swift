import VitrinePrimitives

extension ValueNode {
    /// The value that resets an optional key to its default.
    public static let null = ValueNode(.scalar("null", isQuoted: false))

    public static func text(_ text: String) -> ValueNode { ValueNode(.scalar(text, isQuoted: true)) }

    public static func flag(_ flag: Bool) -> ValueNode { .word(flag ? "true" : "false") }

    public static func number(_ number: Double) -> ValueNode {
        if number.isNaN { return .word(".nan") }
        return .word(number.isInfinite ? (number < 0 ? "-.inf" : ".inf") : spelled(number))
    }

    public static func number(_ number: Int) -> ValueNode { .word(String(number)) }

    public static func color(_ color: RGBColor) -> ValueNode { color.node(Format()) }

    public static func list(_ nodes: [ValueNode]) -> ValueNode { ValueNode(.list(nodes)) }

    /// An unquoted scalar, such as the name of a choice.
    package static func word(_ word: String) -> ValueNode { ValueNode(.scalar(word, isQuoted: false)) }

    package static func mapping(_ entries: [(String, ValueNode)]) -> ValueNode {
        ValueNode(.mapping(entries.map { Entry($0.0, $0.1) }))
    }
}

extension ValueNode: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .text(text) }

    public init(integerLiteral number: Int) { self = .number(number) }

    public init(floatLiteral number: Double) { self = .number(number) }

    public init(booleanLiteral flag: Bool) { self = .flag(flag) }

    public init(nilLiteral: ()) { self = .null }

    public init(arrayLiteral nodes: ValueNode...) { self = .list(nodes) }

    /// Creates a mapping. A key may be a path with dots, such as `popupItem.title`.
    public init(dictionaryLiteral entries: (String, ValueNode)...) {
        self = .mapping([])
        for (path, value) in entries { set(value, at: path.split(separator: ".").map(String.init)[...]) }
    }

    /// Sets the value at a path, creating mappings as needed.
    package mutating func set(_ value: ValueNode, at path: ArraySlice<String>) {
        guard let key = path.first else {
            self = value
            return
        }
        var entries = entries ?? []
        let i = entries.firstIndex { $0.key == key } ?? entries.endIndex
        if i == entries.endIndex { entries.append(Entry(key, .mapping([]))) }
        entries[i].value.set(value, at: path.dropFirst())
        self = ValueNode(.mapping(entries), at: location)
    }
}
