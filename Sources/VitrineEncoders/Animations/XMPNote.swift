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
