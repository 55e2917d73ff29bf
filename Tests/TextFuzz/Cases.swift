import Foundation
import VitrineText

/// Runs the cases one after the other, and counts their outcomes.
enum Cases {
    enum Subject: String {
        case fonts
        case strings
    }

    case fonts(FontCases)
    case strings(StringCases)

    init(_ subject: Subject, seed: UInt64) {
        switch subject {
        case .fonts: self = .fonts(FontCases(seed: seed))
        case .strings: self = .strings(StringCases(seed: seed))
        }
    }

    mutating func run(_ number: UInt64) {
        switch self {
        case .fonts(var cases):
            cases.run(number)
            self = .fonts(cases)
        case .strings(var cases):
            cases.run(number)
            self = .strings(cases)
        }
    }

    var summary: String {
        switch self {
        case .fonts(let cases): cases.summary
        case .strings(let cases): cases.summary
        }
    }
}

struct FontCases {
    private let seed: UInt64
    private let samples = SampleFonts()
    private var (listed, opened, glyphs, pictures) = (0, 0, 0, 0)

    init(seed: UInt64) { self.seed = seed }

    mutating func run(_ number: UInt64) {
        var one = FontCase(number, seed: seed, of: samples)
        let outcome = one.run()
        listed += outcome.isListed ? 1 : 0
        opened += outcome.isOpened ? 1 : 0
        glyphs += outcome.glyphs
        pictures += outcome.pictures
    }

    var summary: String { "\(listed) listed, \(opened) opened; \(glyphs) outlines, \(pictures) pictures drawn" }
}

struct StringCases {
    private let seed: UInt64
    private let setter: Typesetter
    private var glyphs = 0

    init(seed: UInt64) {
        self.seed = seed
        let folder = SampleFonts.root + "/Assets/Fonts/"
        setter = Typesetter(
            book: BundledFonts.book { name in
                [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + name)))
            })
    }

    mutating func run(_ number: UInt64) {
        var one = StringCase(number, seed: seed)
        glyphs += one.run(setter)
    }

    var summary: String { "\(glyphs) glyphs placed, \(setter.missingCharacters.count) characters missing" }
}
