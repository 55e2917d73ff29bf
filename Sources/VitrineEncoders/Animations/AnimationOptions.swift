/// A format of animations that a library encodes.
package enum AnimationFormat: String, Hashable, Sendable, CaseIterable {
    case webp
    case avif

    /// The usual spelling.
    package var name: String { self == .webp ? "WebP" : "AVIF" }
}

package struct AnimationOptions: Hashable, Sendable {
    /// The unit of times. Default: 1/120 s.
    package var unit: FrameDuration
    /// The number of times that the animation plays, 1...65535, or 0 for forever. Default: 0.
    package var loopCount: Int
    /// The quality, 1...100. At 100 no pixel changes. Default: 80.
    package var quality: Int
    /// Whether an AVIF has alpha. Default: nil, determined by the first frame.
    package var hasAlpha: Bool?
    /// The number of frames; nil, the default, for many. An AVIF of few pixels is encoded with more effort.
    package var frameCount: Int?
    /// The additional duration of the last picture in the unit. Default: 0.
    package var finalHold = 0
    /// The file's XMP description. Default: none.
    package var note: String?

    package init(
        unit: FrameDuration = FrameDuration(1, 120), loopCount: Int = 0, quality: Int = 80, hasAlpha: Bool? = nil,
        frameCount: Int? = nil, note: String? = nil
    ) {
        self.unit = unit
        self.loopCount = loopCount
        self.quality = quality
        self.hasAlpha = hasAlpha
        self.frameCount = frameCount
        self.note = note
    }
}

/// A line of text in an XMP packet of a WebP or AVIF. Source: XMP Specification, part 1 (Adobe, 2012), 7; part 3, 2:
/// packets are found by searching for their beginning.
enum XMPNote {
    private static let head = "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"
    private static let before =
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
        + "<rdf:Description rdf:about=\"\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmp:Label=\""
    private static let after = "\"/></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"

    /// - Parameter text: A text without characters that XML reserves.
    static func packet(_ text: String) -> String { head + before + text + after }

    /// The text of the first packet that `packet` wrote in some bytes; nil if there is none.
    /// - Parameter longest: The largest number of bytes of the text that are read.
    static func text(in bytes: ArraySlice<UInt8>, longest: Int) -> String? {
        let start = Array((head + before).utf8)
        var at = bytes.startIndex
        while let found = bytes[at...].firstIndex(of: start[0]) {
            at = found + 1
            guard bytes[found...].starts(with: start) else { continue }
            let text = bytes[(found + start.count)...].prefix(longest).prefix { $0 != UInt8(ascii: "\"") }
            return String(decoding: text, as: UTF8.self)
        }
        return nil
    }
}
