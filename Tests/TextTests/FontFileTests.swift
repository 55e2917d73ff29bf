import Testing

@testable import VitrineText

@Suite struct FontFileTests {
    @Test func whatIsNoFontIsAnError() {
        func error(_ bytes: [UInt8], index: Int = 0) -> TextError? {
            do throws(TextError) {
                _ = try FontFace(bytes: bytes, index: index)
                return nil
            } catch { return error }
        }
        #expect(error([]) == .notAFont(signature: []))
        #expect(error(Array("wOFF".utf8) + [0, 0]) == .notAFont(signature: Array("wOFF".utf8)))
        #expect(error([0x89, 0x50, 0x4E, 0x47, 1, 2]) == .notAFont(signature: [0x89, 0x50, 0x4E, 0x47]))
        for length in [4, 11, 12, 13] {
            guard case .unreadableFont? = error(Array("OTTO".utf8) + [UInt8](repeating: 0, count: length - 4)) else {
                Issue.record("\(length) bytes were taken for a font")
                continue
            }
        }
        let huge = [0, 1, 0, 0] + [UInt8](repeating: 0, count: FontFace.largestFile)
        #expect(error(huge) == .fontTooLarge(bytes: huge.count, limit: FontFace.largestFile))
    }

    @Test func facesAreCounted() throws {
        let bytes = try fontBytes("NotoSansHebrew-Regular.ttf")
        for index in [1, -1, 0x10000, Int.max, Int.min] {
            #expect(throws: TextError.noSuchFace(index: index, count: 1)) { try FontFace(bytes: bytes, index: index) }
        }
    }

    @Test func errorsSayWhatIsWrongAndWhatIsRight() {
        #expect("\(TextError.notAFont(signature: [0x0A, 0xFF]))".hasSuffix("begins with 0A FF"))
        #expect("\(TextError.unitsPerEmOutOfRange(3, legal: 16...16384))".contains("16 to 16384"))
        #expect("\(TextError.inFile("a.ttf", .noOutlines))".hasPrefix("a.ttf: the font has bitmaps only"))
        #expect("\(TextError.sizeOutOfRange(0, legal: 1...1000))" == "text size 0.0 is outside 1.0 to 1000.0 points")
    }

    @Test func aMissingFileKeepsItsName() throws {
        let book = BundledFonts.book { _ in [1] }
        #expect(book.problems.isEmpty)
        #expect(book.face(family: "Inter", weight: .regular) == nil)
        #expect(book.problems.contains(.inFile("Inter-Regular.otf", .notAFont(signature: [1]))))
    }

    @Test func theBookFindsTheNearestFace() throws {
        func face(_ family: String, _ weight: FontWeight, _ cut: OpticalCut = .text) -> FontFace? {
            bundledBook.face(family: family, weight: weight, cut: cut)
        }
        #expect(face("Comic Neue", .medium) === face("Comic Neue", .regular))
        #expect(face("Comic Neue", .semibold) === face("Comic Neue", .bold, .display))
        #expect(face("Noto Sans Hebrew", .medium) !== face("Noto Sans Hebrew", .regular))
        #expect(face("Inter", .medium) !== face("Inter", .medium, .display))
        #expect(face("Inter", .regular) !== face("Inter", .medium))
        #expect(face("Helvetica", .regular) == nil)
        #expect(
            bundledBook.families == ["Inter", "Noto Sans Hebrew", "Noto Sans Arabic", "Comic Neue", "Noto Color Emoji"])
        var book = bundledBook
        let mine = try FontFace(bytes: fontBytes("NotoSansHebrew-Bold.ttf"))
        book.add(.init(family: "Inter", weight: .regular, face: mine))
        #expect(book.face(family: "Inter", weight: .regular) === mine)
    }
}
