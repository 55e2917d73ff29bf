import VitrineText

/// What the fonts lacked, and what of pictures is not shown.
package struct AssetReport: Hashable, Sendable {
    /// Characters drawn as boxes since no face has them, by their number.
    package var missing: [Unicode.Scalar]
    /// Font files that could not be opened when they were needed; the nearest faces took their place.
    package var problems: [TextError]
    /// Pictures whose color profile is not applied, and why, in the order of their loading.
    package var profiles: [IgnoredProfile]

    package struct IgnoredProfile: Hashable, Sendable {
        /// As the scene names it.
        package var path: String
        package var reason: String
    }

    package init(
        missing: [Unicode.Scalar] = [], problems: [TextError] = [], profiles: [IgnoredProfile] = []
    ) {
        self.missing = missing
        self.problems = problems
        self.profiles = profiles
    }

    /// Adds another report, each thing once.
    package mutating func merge(_ other: AssetReport) {
        missing = Set(missing + other.missing).sorted()
        for problem in other.problems where !problems.contains(problem) { problems.append(problem) }
        for profile in other.profiles where !profiles.contains(profile) { profiles.append(profile) }
    }

    /// Characters that one warning names at most.
    private static let most = 8

    /// A line for the missing characters, and one for each problem and profile.
    package var warnings: [String] {
        var lines: [String] = []
        if !missing.isEmpty {
            let names = missing.prefix(Self.most).map { "\(Self.number($0)) '\($0)'" }
            let more = missing.count - names.count
            lines.append(
                "no font has \(names.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
                    + ", drawn as \(missing.count == 1 ? "a box" : "boxes"); add a folder of fonts with --font-path")
        }
        return lines + problems.map { "\($0); another face is used" }
            + profiles.map {
                "image \"\($0.path)\": its color profile is not applied: \($0.reason); its colors are taken as sRGB"
            }
    }

    /// Such as `U+1F600`.
    package static func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
