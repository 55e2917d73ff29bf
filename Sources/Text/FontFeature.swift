/// An OpenType feature and its value: 0 is off, 1 on, more chooses among alternates.
public struct FontFeature: Hashable, Sendable {
    /// The tag's four bytes, the first in the highest.
    public let tag: UInt32
    public let value: UInt32

    /// - Parameter name: 1...4 printable ASCII characters; shorter tags are filled with spaces.
    /// - Throws: `badFeatureTag`.
    public init(_ name: String, _ value: UInt32 = 1) throws(TextError) {
        let bytes = Array(name.utf8)
        guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .badFeatureTag(name)
        }
        self.init(bytes, value)
    }

    private init(_ bytes: [UInt8], _ value: UInt32) {
        tag = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
        self.value = value
    }

    /// Digits of one width.
    public static let tabularFigures = FontFeature(Array("tnum".utf8), 1)
    /// Inter's contextual alternates turn "->" into an arrow and the like, which iOS does not.
    static let noContextualAlternates = FontFeature(Array("calt".utf8), 0)
}
