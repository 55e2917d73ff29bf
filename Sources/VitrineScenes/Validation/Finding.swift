/// Something wrong with a scene's values.
struct Finding {
    /// The key path of the value, with canonical keys.
    var path: String
    var kind: SceneIssue.Kind
    /// Other values that this follows from: when one of those cannot be read, this says nothing new.
    var dependsOn: [String] = []
}

/// Collects findings and knows the checks that every part of a scene needs.
struct Findings {
    private(set) var all: [Finding] = []

    mutating func add(_ path: String, _ kind: SceneIssue.Kind, dependsOn: [String] = []) {
        // One more than is ever listed, so that a scene of Swift values cannot pile them up either.
        if all.count <= SceneLimits.issues { all.append(Finding(path: path, kind: kind, dependsOn: dependsOn)) }
    }

    mutating func check(_ value: Double, _ range: LegalRange, _ path: String) {
        if !range.contains(value) { add(path, .outOfRange(value: spelled(value), legal: range.description)) }
    }

    mutating func check(_ value: Int, _ range: ClosedRange<Int>, _ path: String) {
        if !range.contains(value) {
            add(path, .outOfRange(value: "\(value)", legal: "\(range.lowerBound)...\(range.upperBound)"))
        }
    }

    mutating func check(count: Int, _ range: ClosedRange<Int>, _ noun: String, _ path: String) {
        if !range.contains(count) {
            let legal =
                range.lowerBound == 0 ? "at most \(range.upperBound)" : "\(range.lowerBound)...\(range.upperBound)"
            add(path, .outOfRange(value: "\(count) \(noun)", legal: legal))
        }
    }

    mutating func check(_ text: String?, _ path: String) {
        if let text, text.unicodeScalars.count > SceneLimits.textLength {
            add(path, .tooLarge(limit: "\(SceneLimits.textLength) characters"))
        }
    }
}
