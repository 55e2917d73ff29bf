/// Ties a number of an element to a value that a presentation publishes, such as the position of a panel.
///
/// ```yaml
/// alpha: { follows: search.position, values: { tip: 0, half: 1, full: 1 }, duration: 0.25s }
/// ```
public struct Follow: Hashable, Sendable {
    /// The presentation and its value: `search.position`.
    public var source: String
    /// The number for each level of the value, by its name. If the value is a number, the names are numbers, between
    /// which the result is interpolated. Default: empty, the value itself.
    public var values: NamedValues<Double>
    /// The duration in seconds of the change when the presentation moves without a finger, 0...60. Default: nil, the
    /// presentation's timing.
    public var duration: Double?

    public init(_ source: String, values: NamedValues<Double> = [:], duration: Double? = nil) {
        self.source = source
        self.values = values
        self.duration = duration
    }

    /// The name of the presentation in the source; empty for a source without a dot.
    package var presentation: String {
        source.lastIndex(of: ".").map { String(source[..<$0]) } ?? ""
    }

    package var value: String {
        source.lastIndex(of: ".").map { String(source[source.index(after: $0)...]) } ?? source
    }

    /// The numeric entries of `values`, sorted by level.
    package var knots: [(level: Double, number: Double)] {
        values.entries.compactMap { entry in
            NumberText.number(entry.name).flatMap { $0.isFinite ? ($0, entry.value) : nil }
        }
        .sorted { $0.0 < $1.0 }
    }

    /// The number for a level, interpolated linearly and constant beyond the ends.
    package func number(at level: Double) -> Double {
        let knots = knots
        guard let first = knots.first, let last = knots.last else { return level }
        if !(level > first.level) { return first.number }
        guard level < last.level, let i = knots.firstIndex(where: { $0.level > level }) else { return last.number }
        let (a, b) = (knots[i - 1], knots[i])
        return a.number.mixed(with: b.number, at: (level - a.level) / (b.level - a.level))
    }
}

extension Follow: Described {
    public init() { self.init("") }

    package static let fields: [Field<Follow>] = [
        Field(
            "follows", \.source, isRequired: true,
            "The value of a presentation: its name, a dot and the name of the value."),
        Field(
            "values", \.values,
            "The number for each level of the value. Between numbers it is interpolated linearly. By default the value itself."
        ),
        Field(
            "duration", \.duration, kind: .time, in: 0...60,
            "How long a change takes when the presentation moves by itself; by default as the presentation moves."),
    ]
}

/// A number of an element, or the value of a presentation that it follows.
package struct FollowableNumber: Hashable, Sendable {
    package var number: Double
    package var follow: Follow?

    package init(_ number: Double, _ follow: Follow? = nil) {
        self.number = number
        self.follow = follow
    }
}

extension FollowableNumber: SceneValue {
    package static func form(_ format: Format) -> Form { .anyOf([Double.form(format), .record(Follow.record)]) }

    package static func read(
        _ source: SourceValue, onto base: FollowableNumber?, _ format: Format
    ) -> FollowableNumber? {
        if case .mapping = source.node.content {
            return Follow.read(source, onto: base?.follow, Format()).map { FollowableNumber(base?.number ?? 0, $0) }
        }
        return Double.read(source, onto: nil, format).map { FollowableNumber($0) }
    }

    package func node(_ format: Format) -> ValueNode { follow?.node(Format()) ?? number.node(format) }

    package func node(_ format: Format, onto base: FollowableNumber) -> ValueNode {
        guard let follow, let old = base.follow else { return node(format) }
        return follow.node(Format(), onto: old)
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard let follow else { return number.check(format, at: path, mentions: nil, into: &issues) }
        follow.check(Format(), at: path, mentions: mentions, into: &issues)
        for entry in follow.values.entries {
            entry.value.check(format, at: "\(path).values.\(entry.name)", mentions: nil, into: &issues)
        }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        if let follow { assets.append(AssetReference(.value(follow), follow.source, at: path)) }
    }

    package static func noun(_ format: Format) -> String {
        "\(Double.noun(format)) or {follows, values, duration}"
    }
}
