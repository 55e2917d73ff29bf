import VitrineVocabulary

/// The height of an overlay at rest, in scene files `25%`, `100pt` or `100% - 200pt` of the available space.
public struct OverlayNotch: Hashable, Sendable {
    /// The fraction of the available space, 0...1.
    public var fraction: Double
    /// The points added to the fraction.
    public var constant: Double

    public init(fraction: Double = 0, constant: Double = 0) {
        self.fraction = fraction
        self.constant = constant
    }

    /// Creates a fraction of the available space, 0...1.
    public static func fraction(_ fraction: Double) -> OverlayNotch { OverlayNotch(fraction: fraction) }

    /// Creates a height in points.
    public static func height(_ points: Double) -> OverlayNotch { OverlayNotch(constant: points) }

    /// Returns the height in points.
    package func height(in availableSpace: Double) -> Double { fraction * availableSpace + constant }
}

extension OverlayNotch: SceneValue {
    private static let number = #"([0-9]+\.?[0-9]*|\.[0-9]+)"#
    package static let pattern = "^ *\(number)% *([-+] *\(number)(pt)?)? *$"
    private static let fractions = LegalRange(0...1)
    private static let constants = LegalRange(-10_000...10_000, "pt")

    package static func form(_ format: Format) -> Form {
        .anyOf([.length(constants), .pattern(pattern, noun(format))])
    }

    package static func noun(_ format: Format) -> String { "a notch (`25%`, `100pt` or `100% - 200pt`)" }

    package static func read(_ source: SourceValue, onto base: OverlayNotch?, _ format: Format) -> OverlayNotch? {
        guard let text = source.scalar(expected: noun(format))?.text else { return nil }
        if let notch = OverlayNotch(text: text) { return notch }
        source.report(.malformed(value: text, expected: noun(format)))
        return nil
    }

    /// Parses a text; nil for another form.
    package init?(text: String) {
        guard let percent = text.firstIndex(of: "%") else {
            guard let points = NumberText.points(text) else { return nil }
            self.init(constant: points)
            return
        }
        let rest = Self.trimmed(text[text.index(after: percent)...])
        guard let share = Self.unsigned(Self.trimmed(text[..<percent])) else { return nil }
        guard let sign = rest.first else {
            self.init(fraction: share / 100)
            return
        }
        var digits = Self.trimmed(rest.dropFirst())
        if digits.hasSuffix("pt") { digits = digits.dropLast(2) }
        guard sign == "+" || sign == "-", let points = Self.unsigned(digits) else { return nil }
        self.init(fraction: share / 100, constant: sign == "-" ? -points : points)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func unsigned(_ text: Substring) -> Double? {
        text.allSatisfy { ".0123456789".contains($0) } ? NumberText.number(text) : nil
    }

    package func node(_ format: Format) -> ValueNode {
        if fraction == 0 { return .number(constant) }
        let percent = (fraction * 1e8).rounded() / 1e6
        let share = "\(spelled(percent / 100 == fraction ? percent : fraction * 100))%"
        if constant == 0 { return .text(share) }
        return .text("\(share) \(constant < 0 ? "-" : "+") \(spelled(constant.magnitude))pt")
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if !Self.fractions.contains(fraction) {
            issues.add(path, .outOfRange(value: "\(spelled(fraction * 100))%", legal: "0%...100%"))
        }
        issues.check(constant, Self.constants, path)
    }
}
