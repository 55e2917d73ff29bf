import VitrinePrimitives

extension Bool: SceneValue {
    package static func form(_ format: Format) -> Form { .flag }

    package static func read(_ source: SourceValue, onto base: Bool?, _ format: Format) -> Bool? { source.flag() }

    package func node(_ format: Format) -> ValueNode { .flag(self) }

    package func needsPath(_ format: Format) -> Bool { false }

    package static func noun(_ format: Format) -> String { "true or false" }
}

extension Int: SceneValue {
    package static func form(_ format: Format) -> Form { .integer(format.range) }

    package static func read(_ source: SourceValue, onto base: Int?, _ format: Format) -> Int? { source.wholeNumber() }

    package func node(_ format: Format) -> ValueNode { .number(self) }

    package func needsPath(_ format: Format) -> Bool { !(format.range?.contains(Double(self)) ?? true) }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard let range = format.range, !range.contains(Double(self)) else { return }
        issues.add(path, .outOfRange(value: "\(self)", legal: range.description))
    }

    package static func noun(_ format: Format) -> String { "a whole number" }
}

extension Double: SceneValue {
    package static var canBeAdded: Bool { true }

    package static func form(_ format: Format) -> Form {
        switch format.kind {
        case .length: .length(format.range)
        case .time: .time(format.range)
        default: .number(format.range)
        }
    }

    package static func read(_ source: SourceValue, onto base: Double?, _ format: Format) -> Double? {
        switch format.kind {
        case .length: source.length()
        case .time: source.time()
        default: source.number()
        }
    }

    package func node(_ format: Format) -> ValueNode { .number(self) }

    package func needsPath(_ format: Format) -> Bool { !(format.range?.contains(self) ?? true) }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if let range = format.range { issues.check(self, range, path) }
    }

    package static func noun(_ format: Format) -> String {
        switch format.kind {
        case .length: "a length (173.5pt or a number of points)"
        case .time: "a time (1.5s, 750ms or a number of seconds)"
        default: "a number"
        }
    }
}

extension String: SceneValue {
    package static func form(_ format: Format) -> Form { .text(format.kind) }

    package static func read(_ source: SourceValue, onto base: String?, _ format: Format) -> String? { source.text() }

    package func node(_ format: Format) -> ValueNode { .text(self) }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        issues.check(self, path)
        switch format.kind {
        case .icon, .fontFamily, .fontPath, .stringsPath, .geoJSONPath:
            if isEmpty { issues.add(path, .malformed(value: "", expected: String.noun(format))) }
        case .languageTag:
            if !isLanguageTag { issues.add(path, .malformed(value: self, expected: String.noun(format))) }
        default: break
        }
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        switch format.kind {
        case .icon: assets.append(AssetReference(.icon, self, at: path))
        case .picture: assets.append(AssetReference(.picture, self, at: path))
        case .fontFamily: assets.append(AssetReference(.fontFamily, self, at: path))
        case .fontPath: assets.append(AssetReference(.fontPath, self, at: path))
        case .stringsPath: assets.append(AssetReference(.strings, self, at: path))
        case .geoJSONPath: assets.append(AssetReference(.geoJSON, self, at: path))
        default: break
        }
    }

    package static func noun(_ format: Format) -> String {
        switch format.kind {
        case .icon: "the name of an icon"
        case .picture: "the path of an image"
        case .fontFamily: "the name of a family"
        case .fontPath: "the path of a font file or folder"
        case .stringsPath: "the path of a .strings file"
        case .geoJSONPath: "the path of a GeoJSON file"
        case .languageTag: "a language tag (he, en-GB, zh-Hant)"
        default: "text"
        }
    }

    /// Whether the text has the shape of a language tag: 2 to 8 letters, then parts of 1 to 8 letters and digits
    /// separated by hyphens. Source: RFC 5646, section 2.1.
    private var isLanguageTag: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
        return parts.count <= 10 && (2...8).contains(parts[0].count) && parts[0].allSatisfy(isLetter)
            && parts.dropFirst().allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
            }
    }
}

extension RGBColor: SceneValue {
    package static func form(_ format: Format) -> Form { .color }

    package static func read(_ source: SourceValue, onto base: RGBColor?, _ format: Format) -> RGBColor? {
        source.color()
    }

    /// `#RRGGBB` or `#RRGGBBAA` if exact, otherwise components; for a color outside sRGB, those in Display P3.
    package func node(_ format: Format) -> ValueNode {
        if let system = systemColor, self == RGBColor(system) { return .word(system.name) }
        if let dark = darkColor {
            return .mapping([("light", resolved(dark: false).node(format)), ("dark", dark.node(format))])
        }
        func byte(_ component: Double) -> String? {
            guard (0...1).contains(component) else { return nil }
            let byte = UInt8((component * 255).rounded())
            return Double(byte) / 255 == component
                ? (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) : nil
        }
        if let r = byte(red), let g = byte(green), let b = byte(blue), let a = byte(alpha) {
            return .text("#\(r)\(g)\(b)\(alpha == 1 ? "" : a)")
        }
        let opacity = alpha == 1 ? [] : [("alpha", ValueNode.number(alpha))]
        if !isInSRGB {
            let p3 = displayP3
            // The dark color of a pair can exceed 0...1 because of rounding.
            let components = [p3.red, p3.green, p3.blue].map {
                ValueNode.number(RGBColor.rounded($0).clamped(to: 0...1))
            }
            return .mapping([("p3", .list(components))] + opacity)
        }
        return .mapping([("red", .number(red)), ("green", .number(green)), ("blue", .number(blue))] + opacity)
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        darkColor?.check(format, at: SourcePath.join(path, "dark"), mentions: nil, into: &issues)
        let isWide = !isInSRGB && components(in: .displayP3).isWithinRounding
        for (key, value) in isWide ? [] : [("red", red), ("green", green), ("blue", blue)] {
            issues.check(value, LegalRange(0...1), "\(path).\(key)")
        }
        issues.check(alpha, LegalRange(0...1), "\(path).alpha")
    }

    package func collectAssets(
        _ format: Format, at path: String, mentions: ValueNode?, into assets: inout [AssetReference]
    ) {
        guard isAdaptive else { return }
        assets.append(AssetReference(.systemColor, systemColor?.name ?? "{light, dark}", at: path))
    }

    package static func noun(_ format: Format) -> String { "a color" }
}

extension RGBColor {
    /// Whether the components are within 0...1, except for rounding by conversions and in a pair's dark color.
    fileprivate var isWithinRounding: Bool { [red, green, blue].allSatisfy((-1e-4...1 + 1e-4).contains) }
}

/// An enumeration whose cases a scene file names.
package protocol Choice: SceneValue, RawRepresentable, CaseIterable where RawValue == String {
    /// A description of the choices with an article: `a bar style`.
    static var noun: String { get }
    /// The current names for names of older releases, for messages. Default: none.
    static var formerNames: [String: String] { get }
}

extension Choice {
    package static var formerNames: [String: String] { [:] }

    /// The names that a key accepts: those of its format, if there are any.
    private static func legal(_ format: Format) -> [String] {
        format.names.isEmpty ? allCases.map(\.rawValue) : format.names
    }

    package static func form(_ format: Format) -> Form { .choice(legal(format)) }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        source.name(noun, legal: legal(format), former: formerNames).flatMap { Self(rawValue: $0) }
    }

    package func node(_ format: Format) -> ValueNode {
        // Names such as 3.0 are texts, not numbers.
        NumberText.number(rawValue) == nil ? .word(rawValue) : .text(rawValue)
    }

    package func needsPath(_ format: Format) -> Bool {
        !format.names.isEmpty && !format.names.contains(rawValue)
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        let legal = Self.legal(format)
        if legal.contains(rawValue) { return }
        let nearest = Spelling.nearest(to: rawValue, among: legal)
        issues.add(path, .unknownValue(value: rawValue, noun: Self.noun, nearest: nearest, legal: legal))
    }

    package static func noun(_ format: Format) -> String { noun }
}
