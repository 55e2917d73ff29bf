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

package enum AssetLimits {
    /// The maximum size of a picture file, in bytes.
    package static let imageBytes = 64 << 20
    /// The maximum number of pixels of all pictures of a scene: 512 MiB once decoded. Each file counts once.
    package static let imagePixels = 128 << 20
    /// The maximum size of a `.strings` file, in bytes.
    package static let stringsBytes = 1 << 20
    /// The maximum number of texts in a `.strings` file.
    package static let stringsCount = 10_000
    /// The maximum size of a GeoJSON file, in bytes.
    package static let geoJSONBytes = 16 << 20
    /// The maximum number of arrays in a GeoJSON file. Each position is one.
    package static let geoJSONArrays = 300_000
    /// The maximum number of lines and areas in a GeoJSON file. A geometry counts once.
    package static let geoJSONShapes = 10_000
    /// The maximum number of points and titles in a GeoJSON file.
    package static let geoJSONMarkers = 1000
    /// The maximum number of characters of a title in a GeoJSON file.
    package static let geoJSONTitle = 200
    /// The maximum number of font files in a folder of fonts and its subfolders.
    package static let fontFiles = 4096
    package static let fontFolderDepth = 8
    /// The maximum total size of the font files in a folder of fonts, in bytes. Only used ones are in memory.
    package static let fontFolderBytes = 4 << 30
}
