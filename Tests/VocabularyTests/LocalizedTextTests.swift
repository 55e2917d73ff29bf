import Testing

@testable import VitrineVocabulary

@Suite struct LocalizedTextTests {
    private let texts = LocalizedText.byLocale(["fr": "un", "en": "one", "pt": "um", "zh-Hant": "壹", "de-AT": "ans"])

    @Test(arguments: [
        ("fr", "un"), ("FR-CA", "un"), ("pt-BR", "um"), ("zh-Hant-TW", "壹"), ("de-AT", "ans"), ("de", "one"),
        ("it", "one"), (nil, "one"), ("pt-x-informal", "um"),
    ])
    func theNearestLanguageIsTaken(_ locale: String?, _ expected: String) {
        #expect(texts.text(for: locale) == expected)
    }

    @Test func theFirstStandsInWithoutEnglish() {
        #expect(LocalizedText.byLocale(["fr": "un", "de": "eins"]).text(for: "it") == "un")
        #expect(LocalizedText("one").text(for: "de") == "one")
    }

    @Test func tablesAreCheckedAndWrittenBack() {
        var issues = ValueIssues()
        LocalizedText.byLocale(["en_US": "one", "de": "eins"]).check(
            Format(count: 1...3, of: "characters"), at: "alt", mentions: nil, into: &issues)
        #expect(issues.all.map(\.path) == ["alt.en_US", "alt.de"])
        var empty = ValueIssues()
        LocalizedText.byLocale([:]).check(Format(), at: "alt", mentions: nil, into: &empty)
        #expect(empty.all.map(\.path) == ["alt"])
        #expect(LocalizedText.byLocale(["de": "eins"]).node(Format()) == ["de": "eins"])
    }
}
