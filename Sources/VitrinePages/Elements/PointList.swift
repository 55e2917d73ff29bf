import VitrinePrimitives
import VitrineVocabulary

/// A list of points, in scene files as in SVG: `0,45 17,45 19,52`.
public struct PointList: Hashable, Sendable, ExpressibleByArrayLiteral {
    public var points: [Point]

    public init(_ points: [Point] = []) { self.points = points }

    public init(arrayLiteral points: Point...) { self.points = points }

    package static let limit = 10_000

    /// Parses a list of points; nil for another text.
    package init?(text: String) {
        var points: [Point] = []
        for pair in text.split(whereSeparator: \.isWhitespace) {
            let numbers = pair.split(separator: ",", omittingEmptySubsequences: false).map { part in
                part.allSatisfy { "-.0123456789".contains($0) } ? NumberText.number(String(part)) : nil
            }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], points.count < Self.limit else {
                return nil
            }
            points.append(Point(x: x, y: y))
        }
        self.points = points
    }
}

extension PointList: SceneValue {
    private static let number = #"-?([0-9]+(\.[0-9]*)?|\.[0-9]+)"#
    package static let pattern = #"^\s*(\#(number),\#(number)(\s+|$))*$"#

    package static func form(_ format: Format) -> Form { .pattern(pattern, noun(format)) }

    package static func read(_ source: SourceValue, onto base: PointList?, _ format: Format) -> PointList? {
        guard let (text, _) = source.scalar(expected: noun(format)) else { return nil }
        if let points = PointList(text: text) { return points }
        source.report(.malformed(value: text, expected: noun(format)))
        return nil
    }

    package func node(_ format: Format) -> ValueNode {
        .text(points.map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " "))
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard let range = format.range else { return }
        for point in points where !range.contains(point.x) || !range.contains(point.y) {
            issues.add(path, .outOfRange(value: "\(point.x),\(point.y)", legal: range.description))
            return
        }
    }

    /// Returns a number, without a decimal point if it is whole.
    private static func text(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
    }

    package static func noun(_ format: Format) -> String { "points (0,45 17,45 19,52)" }
}
