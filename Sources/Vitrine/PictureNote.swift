import VitrineEncoders
import VitrineStage

/// The record of a picture's scene: a line of ASCII in a PNG's text `Vitrine`, a GIF's comment, or the XMP of a WebP or
/// an AVIF, which viewers do not show.
///
/// `Vitrine/1 sha256=... scene=bar.yaml appearance=dark still=1.2s quality=70`: the scene's checksum and file name,
/// then the values that differ from the file or the default. Values are percent-encoded. No folder is named, so that
/// the bytes do not depend on the location of a scene.
package struct PictureNote: Hashable, Sendable {
    package var origin: SceneOrigin
    /// The number of frames of a contact sheet; nil for another picture.
    package var sheetFrames: Int?
    /// The quality of an animation; nil for the scene's own.
    package var quality: Int?
    /// The maximum size of an animation in bytes; nil if it is unlimited.
    package var maximumBytes: Int?
    /// The dither of a GIF; nil for the default.
    package var dither: GIFOptions.Dither?
    /// Whether an animation's picture may be smaller than the scene says, for its size in bytes.
    package var allowsDownscaling = false

    init(_ origin: SceneOrigin) { self.origin = origin }

    package static let mostBytes = 4096

    package enum Search: Hashable, Sendable {
        case found(PictureNote)
        /// A note of another version, or a damaged one.
        case notUnderstood
        case none

        package init(in bytes: [UInt8]) {
            self = .none
            // A longer text is read only far enough to detect that it is longer.
            for text in PictureTexts.texts(in: bytes, longest: PictureNote.mostBytes + 1)
            where text.key == PictureNote.key || text.key == "Comment" {
                if let note = PictureNote(text: text.text) {
                    self = .found(note)
                    return
                }
                if text.text.hasPrefix("Vitrine/") { self = .notUnderstood }
            }
        }
    }

    /// Reads the note of a PNG, APNG, GIF, WebP or AVIF; nil if there is none that is understood.
    package init?(in bytes: [UInt8]) {
        guard case .found(let note) = Search(in: bytes) else { return nil }
        self = note
    }

    private static let key = "Vitrine"
    private static let head = "Vitrine/1"
    /// The keys that notes of version 0.1 name without `output`.
    private static let outputKeys: Set = ["crop", "size", "scale", "fps", "still"]

    var pngText: PNGText { PNGText(Self.key, text) }

    /// Sets the moment of a still, in seconds.
    mutating func show(at seconds: Double) {
        guard let moment = try? SceneOverride(.still, "\(seconds)s") else { return }
        origin.overrides.removeAll { $0.key == .still }
        origin.overrides.append(moment)
    }

    var text: String {
        var fields = [("sha256", origin.checksum), ("scene", origin.name)]
        fields += origin.overrides.map { ($0.key.path, $0.text) }
        if let sheetFrames { fields.append(("sheetFrames", "\(sheetFrames)")) }
        if let quality { fields.append(("quality", "\(quality)")) }
        if let maximumBytes { fields.append(("maximumBytes", "\(maximumBytes)")) }
        if let dither { fields.append(("dither", dither.rawValue)) }
        if allowsDownscaling { fields.append(("allowsDownscaling", "true")) }
        return ([Self.head] + fields.map { "\($0)=\(Self.encoded($1))" }).joined(separator: " ")
    }

    init?(text: String) {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        var words = text.split(separator: " ")[...]
        guard words.popFirst() == Self.head[...] else { return nil }
        var origin = SceneOrigin(name: "", checksum: "", overrides: [])
        var keys: Set<Substring> = []
        for word in words {
            guard let equals = word.firstIndex(of: "="), keys.insert(word[..<equals]).inserted,
                let value = Self.decoded(word[word.index(after: equals)...])
            else { return nil }
            switch word[..<equals] {
            case "sha256": origin.checksum = value
            case "scene": origin.name = value
            case "sheetFrames":
                guard let number = Int(value) else { return nil }
                sheetFrames = number
            case "quality":
                guard let number = Int(value) else { return nil }
                quality = number
            case "maximumBytes":
                guard let number = Int(value) else { return nil }
                maximumBytes = number
            case "dither":
                guard let known = GIFOptions.Dither(rawValue: value) else { return nil }
                dither = known
            case "allowsDownscaling" where value == "true": allowsDownscaling = true
            case let name:
                // The key is of a later version: the scene cannot be rendered as it was.
                let path = Self.outputKeys.contains(String(name)) ? "output.\(name)" : String(name)
                guard let one = try? SceneOverride(SceneOverride.Key(path), value) else { return nil }
                origin.overrides.append(one)
            }
        }
        // The name is searched for in folders, and must lead to no other.
        guard origin.checksum.utf8.count == 64, !origin.name.isEmpty, !origin.name.contains("/"),
            !origin.name.utf8.contains(0), sheetFrames.map({ SheetSink.legalFrames ~= $0 }) ?? true,
            quality.map({ GIFOptions.qualities ~= $0 }) ?? true, maximumBytes.map({ $0 > 0 }) ?? true
        else { return nil }
        self.origin = origin
    }

    /// Percent-encodes a text. Source: RFC 3986, 2.1.
    private static func encoded(_ text: String) -> String {
        var out = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                out += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
        return out
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            rest = rest.dropFirst(2)
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// The scene file that a renderer draws.
package struct SceneOrigin: Hashable, Sendable {
    /// The file's name, without folders.
    package var name: String
    /// The checksum, see `SceneChecksum`.
    package var checksum: String
    /// The values in place of the file's, one per key.
    package var overrides: [SceneOverride]
}
