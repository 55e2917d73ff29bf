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
        #expect(Spelling.nearest(to: "floatingC", among: names) == "floating")
        #expect(Spelling.nearest(to: "def", among: names) == "default")
        #expect(Spelling.nearest(to: "xyz", among: names) == nil)
        #expect(Spelling.nearest(to: "", among: names) == nil)
        #expect(Spelling.nearest(to: String(repeating: "floating", count: 1000), among: names) == nil)
        #expect(Spelling.nearest(to: "z", among: ["x", "y"]) == nil)
    }
}
