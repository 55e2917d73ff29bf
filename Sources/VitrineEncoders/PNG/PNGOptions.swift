import VitrinePrimitives

/// Options for encoding a PNG.
package struct PNGOptions: Hashable, Sendable {
    /// The compression level, which does not affect the pixels.
    package enum Level: Hashable, Sendable, CaseIterable {
        /// For previews: a full phone screen in a few milliseconds.
        case fast
        case standard
        /// Several times slower than `standard`, and a few percent smaller.
        case strong
    }

    package static let densities = 0.0254...100_000

    /// The compression level. Default: `standard`.
    package var level: Level
    /// The density in pixels per inch, 72 per unit of scale, one of `densities`. The pHYs chunk stores it in whole
    /// pixels per metre. Default: nil, no chunk.
    package var density: Double?
    /// The text chunks in order. Default: none.
    package var metadata: [PNGText]
    /// The color space that the file names; pixels are not converted. Default: sRGB.
    package var colorSpace: ColorSpace

    package init(
        level: Level = .standard, density: Double? = nil, metadata: [PNGText] = [], colorSpace: ColorSpace = .sRGB
    ) {
        self.level = level
        self.density = density
        self.metadata = metadata
        self.colorSpace = colorSpace
    }
}

package struct PNGText: Hashable, Sendable {
    /// 1...79 printable Latin-1 characters; spaces only one at a time and inside.
    package var key: String
    package var text: String

    package init(_ key: String, _ text: String) {
        self.key = key
        self.text = text
    }

    /// The bytes of a tEXt chunk, or of an iTXt chunk for text outside Latin-1; nil if the key or text is illegal.
    /// Source: PNG specification (ISO/IEC 15948), 11.3.4.
    var chunk: (type: String, bytes: [UInt8])? {
        func latin(_ text: String) -> [UInt8]? {
            var bytes: [UInt8] = []
            for scalar in text.unicodeScalars {
                guard scalar.value == 10 || 32...126 ~= scalar.value || 161...255 ~= scalar.value else { return nil }
                bytes.append(UInt8(scalar.value))
            }
            return bytes
        }
        guard let key = latin(key), 1...79 ~= key.count, !key.contains(10), key.first != 32, key.last != 32,
            !zip(key, key.dropFirst()).contains(where: { $0 == 32 && $1 == 32 }), !text.utf8.contains(0)
        else { return nil }
        if let text = latin(text) { return ("tEXt", key + [0] + text) }
        return ("iTXt", key + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
}
