/// A name of four bytes that OpenType gives to features, axes and tables.
package struct FontTag: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// - Parameter name: 1...4 printable ASCII characters, padded with spaces. The result is nil for others.
    package init?(_ name: String) {
        let bytes = Array(name.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
    }

    init(bytes: StaticString) {
        rawValue = (0..<4).reduce(0) { unsafe $0 << 8 | UInt32(bytes.utf8Start[$1]) }
    }

    package static func < (a: FontTag, b: FontTag) -> Bool { a.rawValue < b.rawValue }

    /// The name without trailing spaces; unprintable bytes become `?`.
    package var description: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
        let text = bytes.map { (0x20...0x7E).contains($0) ? Character(Unicode.Scalar($0)) : "?" }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}

// The registered axes. Source: OpenType specification, design-variation axis tag registry.
extension FontTag {
    /// `wght`, on the scale of `FontWeight`.
    package static let weight = FontTag(bytes: "wght")
    /// `wdth`, in percent of the normal width.
    package static let width = FontTag(bytes: "wdth")
    /// `ital`: 0 is upright, 1 italic.
    package static let italic = FontTag(bytes: "ital")
    /// `slnt`, in degrees; leaning forward is below 0.
    package static let slant = FontTag(bytes: "slnt")
    /// `opsz`, in points.
    package static let opticalSize = FontTag(bytes: "opsz")
}
