import VitrineTestSupport
import VitrineText

struct FontCase {
    /// The steps of use that succeeded.
    struct Outcome {
        var isListed = false
        var isOpened = false
        var glyphs = 0
        var pictures = 0
    }

    let bytes: [UInt8]
    private var random: SplitMix64

    init(_ number: UInt64, seed: UInt64, of samples: SampleFonts) {
        var mix = SplitMix64(seed: seed)
        random = SplitMix64(seed: mix.next() ^ (number &* 0x9E37_79B9_7F4A_7C15))
        bytes = Damage.damaged(samples.bytes(random.below(1 << 30)), &random)
    }

    mutating func run() -> Outcome {
        var outcome = Outcome()
        let axes = [FontVariation(.weight, random.double(0...1000)), FontVariation(.width, random.double(50...200))]
        let bytes = bytes
        // As a font book does, the case lists the faces, then opens one.
        if let faces = try? FontProbe.faces(length: bytes.count, read: { Array(bytes[$0..<($0 + $1)]) }) {
            outcome.isListed = true
            let book = FontBook(FontBook.Entry.all(of: "case", traits: faces) { bytes }, fallbacks: faces.map(\.family))
            set(in: book, family: faces.first?.family, axes: axes)
        }
        // The case also opens the faces of a valid list.
        for index in 0..<2 {
            guard let face = try? FontFace(bytes: bytes, index: index, axes: random.chance(2) ? axes : []) else {
                continue
            }
            outcome.isOpened = true
            set(
                in: FontBook([.init(family: "F", weight: .regular, face: face)], fallbacks: []), family: "F", axes: axes
            )
            for i in 0..<40 {
                let glyph = i < 20 ? i : random.below(max(1, face.glyphCount))
                switch try? face.drawing(of: UInt32(glyph)) {
                case .outline(let outline)?:
                    precondition(outline.ink.isFinite)
                    outcome.glyphs += 1
                case .layers(let layers)?:
                    precondition(layers.allSatisfy(\.glyph.ink.isFinite))
                    outcome.glyphs += 1
                case .image(let picture)?:
                    precondition(picture.frame.isFinite && picture.frame.width > 0 && picture.frame.height > 0)
                    outcome.pictures += 1
                case nil: break
                }
            }
        }
        return outcome
    }

    private func set(in book: FontBook, family: String?, axes: [FontVariation]) {
        let setter = Typesetter(book: book)
        let style = TextStyle(size: 17, family: family, axes: axes)
        for text in ["AVé\u{C1}fi 1", "אָבּג", "لا إِله", "\u{1F600}\u{1F469}\u{200D}\u{1F680}"] {
            let line = setter.line(text, style: style, maxWidth: 200)
            precondition(line.width >= 0 && line.width <= 200.001 && line.inkBounds.isFinite)
        }
    }
}
