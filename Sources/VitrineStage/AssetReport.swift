import VitrineText

/// The characters that the fonts lacked, and the unused parts of pictures.
package struct AssetReport: Hashable, Sendable {
    /// Characters drawn as boxes since no face has them, by their number.
    package var missing: [Unicode.Scalar]
    /// Font files that could not be opened on demand; the nearest faces replace them.
    package var problems: [TextError]
    /// Pictures whose color profile is not applied, and why, in the order of loading.
    package var profiles: [IgnoredProfile]

    package struct IgnoredProfile: Hashable, Sendable {
        /// The path in the scene.
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

    /// Adds another report without duplicates.
    package mutating func merge(_ other: AssetReport) {
        missing = Set(missing + other.missing).sorted()
        for problem in other.problems where !problems.contains(problem) { problems.append(problem) }
        for profile in other.profiles where !profiles.contains(profile) { profiles.append(profile) }
    }

    /// The maximum number of characters that a warning names.
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

    /// Returns the number of a character, such as `U+1F600`.
    package static func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
