import Testing
import VitrineTestSupport

@testable import VitrineVocabulary

@Suite struct SpellingTests {
    @Test func distances() {
        func distance(_ a: String, _ b: String) -> Int {
            Spelling.distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
        }
        #expect(distance("", "abc") == 3)
        #expect(distance("kitten", "sitting") == 3)
        #expect(distance("titel", "title") == 1)
        #expect(distance("abcdef", "abcdef") == 0)
        #expect(distance("ca", "abc") == 3)
    }

    @Test func distanceIsSymmetricAndObeysItsBounds() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let a = (0..<random.below(8)).map { _ in Unicode.Scalar(UInt8(97 + random.below(3))) }
            let b = (0..<random.below(8)).map { _ in Unicode.Scalar(UInt8(97 + random.below(3))) }
            let d = Spelling.distance(a, b)
            #expect(d == Spelling.distance(b, a))
            #expect(d >= abs(a.count - b.count) && d <= max(a.count, b.count))
            #expect((d == 0) == (a == b))
        }
    }

    @Test func nearest() {
        let names = ["default", "compact", "floating", "floatingCompact"]
        #expect(Spelling.nearest(to: "FLOATIN", among: names) == "floating")
        #expect(Spelling.nearest(to: "cmopact", among: names) == "compact")
        #expect(Spelling.nearest(to: "floatingCc", among: names) == "floating")
        #expect(Spelling.nearest(to: "def", among: names) == "default")
        #expect(Spelling.nearest(to: "xyz", among: names) == nil)
        #expect(Spelling.nearest(to: "", among: names) == nil)
        #expect(Spelling.nearest(to: String(repeating: "floating", count: 1000), among: names) == nil)
        #expect(Spelling.nearest(to: "z", among: ["x", "y"]) == nil)
    }

    static let devices = [
        "iphone-8", "iphone-x", "iphone-13-pro-max", "iphone-13-pro", "iphone-14-pro-max", "iphone-16e",
    ]

    @Test(arguments: [
        ("iphone-13", "iphone-13-pro"), ("iphone-14", "iphone-14-pro-max"), ("IPHONE-13-PRO-", "iphone-13-pro-max"),
        ("iphone-14-pro", "iphone-14-pro-max"),
    ]) func aWordThatNamesBeginWithIsTheShortestOfThem(_ word: String, _ meant: String) {
        #expect(Spelling.nearest(to: word, among: Self.devices) == meant)
        #expect(Spelling.nearest(to: word, among: Self.devices.reversed()) == meant)
    }

    @Test(arguments: [
        ("iphone-12", "iphone-13-pro"), ("iphone-13-mini", "iphone-13-pro"), ("iphone-9", "iphone-8"),
        ("iPhone 17 Pro", "iphone-16-pro"), ("iPhone 17 Pro Max", "iphone-16-pro-max"),
        ("iPhone 14 Plus", "iphone-14-pro-max"), ("iPhone 16", "iphone-16e"), ("iPad Pro 12.9", "ipad-pro-13"),
        ("iPad Pro (11-inch)", "ipad-pro-11"), ("iPad Pro 13", "ipad-pro-13"),
    ]) func aModelIsTheOneOfItsFamilyWithTheNearestNumberAndTheSameWords(_ word: String, _ meant: String) {
        let devices = Self.devices + ["iphone-16-pro", "iphone-16-pro-max", "ipad-pro-11", "ipad-pro-13"]
        #expect(Spelling.nearest(to: word, among: devices) == meant)
        #expect(Spelling.nearest(to: word, among: devices.reversed()) == meant)
    }

    @Test func ofNamesWithAsManyErrorsTheLongestCommonBeginningCounts() {
        #expect(Spelling.nearest(to: "titlf", among: ["cityf", "titlb"]) == "titlb")
    }

    @Test func rankedNamesAreAllNamesWithTheNearestFirst() {
        let names = (0..<30).map { "other\($0)" } + ["barButtonItems", "tilte", "color"]
        for (word, first) in [
            ("rightBarButtonItems", "barButtonItems"), ("title", "tilte"), ("colour", "color"), ("qqqqqq", "other0"),
        ] {
            let ranked = Spelling.ranked(names, by: word)
            #expect(ranked.first == first)
            #expect(ranked.sorted() == names.sorted())
        }
    }

    @Test func aPartOfANameNamesItWhereNothingElseIsNear() {
        #expect(Spelling.nearest(to: "14-pro", among: Self.devices) == "iphone-14-pro-max")
        #expect(Spelling.nearest(to: "14", among: Self.devices) == nil)
    }
}
