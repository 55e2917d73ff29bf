/// A problem with a value, by its key path.
package struct ValueIssue: Hashable, Sendable {
    /// The path with canonical keys.
    package var path: String
    package var kind: SceneIssue.Kind
    /// The paths of values from which this problem follows. It is not reported if one of them cannot be read.
    package var dependsOn: [String]
    /// The path as the file spells it; nil if it must be found by `path`.
    package var spelledPath: String?
    package var location: SourceLocation?

    package init(
        _ path: String, _ kind: SceneIssue.Kind, dependsOn: [String] = [], spelledPath: String? = nil,
        at location: SourceLocation? = nil
    ) {
        self.path = path
        self.kind = kind
        self.dependsOn = dependsOn
        self.spelledPath = spelledPath
        self.location = location
    }
}

/// The surroundings of a value, by which rules decide whether a key has an effect: names by category.
package struct Surroundings: Hashable, Sendable {
    package var names: [String: String]

    package init(_ names: [String: String] = [:]) { self.names = names }
}

package struct ValueIssues: Hashable, Sendable {
    package private(set) var all: [ValueIssue] = []
    /// The given keys without an effect.
    package private(set) var warnings: [ValueIssue] = []
    /// Whether rules across several keys apply, which require a whole value.
    package let includesRules: Bool
    package let surroundings: Surroundings

    package init(includingRules: Bool = true, in surroundings: Surroundings = Surroundings()) {
        includesRules = includingRules
        self.surroundings = surroundings
    }

    package mutating func add(_ issue: ValueIssue) {
        if case .noEffect = issue.kind {
            if warnings.count < ValueLimits.issues { warnings.append(issue) }
            return
        }
        // One more than is listed is collected, which bounds the number for large scenes made in Swift.
        if all.count <= ValueLimits.issues { all.append(issue) }
    }

    package mutating func add(_ path: String, _ kind: SceneIssue.Kind, dependsOn: [String] = []) {
        add(ValueIssue(path, kind, dependsOn: dependsOn))
    }

    package mutating func check(_ value: Double, _ range: LegalRange, _ path: String) {
        if !range.contains(value) { add(path, .outOfRange(value: spelled(value), legal: range.description)) }
    }

    package mutating func check(count: Int, _ range: ClosedRange<Int>, _ noun: String, _ path: String) {
        if !range.contains(count) {
            let legal =
                range.lowerBound == 0 ? "at most \(range.upperBound)" : "\(range.lowerBound)...\(range.upperBound)"
            add(path, .outOfRange(value: "\(count) \(noun)", legal: legal))
        }
    }

    package mutating func check(_ text: String?, _ path: String) {
        if let text, text.unicodeScalars.count > ValueLimits.textLength {
            add(path, .tooLarge(limit: "\(ValueLimits.textLength) characters"))
        }
        if let control = text?.firstControlCharacter { add(path, .controlCharacter(control.value)) }
    }
}

package enum ValueLimits {
    /// The largest number of listed problems.
    package static let issues = 100
    /// The largest number of Unicode scalars of a text.
    package static let textLength = 10_000
}

extension String {
    /// The first illegal control character; line feeds and tabs are legal.
    var firstControlCharacter: Unicode.Scalar? {
        unicodeScalars.first { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
    }
}
