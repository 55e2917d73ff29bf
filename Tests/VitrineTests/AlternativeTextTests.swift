import Foundation
import Testing

@testable import Vitrine

/// `output.alt` in HTML.
@Suite struct AlternativeTextTests {
    let workspace = try! Workspace()

    private func render(_ alt: String, _ arguments: String...) throws -> VitrineTool.Result {
        try workspace.write(
            "vitrine: 1\noutput: { crop: bottom 60pt, scale: 0.25, fps: 4, duration: 0.5s, alt: \(alt) }",
            to: "bar.yaml")
        return try VitrineTool.run(["render", "bar.yaml"] + arguments, in: workspace.path)
    }

    @Test func theSceneSaysWhatStandsInForItsPicture() throws {
        let own = try render("A \\\"bar\\\" & more", "-o", "a.gif")
        #expect(
            own.outputLines.last?.hasSuffix(" alt=\"A \\&quot;bar\\&quot; &amp; more\"></picture>") == true, "\(own)")
        let option = try render("A bar", "-o", "a.gif", "--alt", "Other")
        #expect(option.outputLines.last?.contains("alt=\"Other\"") == true)
        let languages = try render("{ en: A bar, de: Eine Leiste }", "-o", "a.gif", "--locale", "en,de,fr")
        let texts = languages.outputLines.filter { $0.hasPrefix("<") }.compactMap { $0.split(separator: "alt=").last }
        #expect(texts == ["\"A bar\"></picture>", "\"Eine Leiste\"></picture>", "\"A bar\"></picture>"])
    }

    @Test func optionsCanAddLanguages() throws {
        let result = try render(
            "{ en: A bar }", "-o", "a.gif", "--locale", "de", "--set", "output.alt.de=Eine Leiste", "--set",
            "output.alt.en=Other")
        #expect(result.outputLines.last?.contains("alt=\"Eine Leiste\"") == true, "\(result)")
    }

    @Test func pagesHaveItInItsLanguage() throws {
        let result = try render(
            "{ en: A bar, de: Eine Leiste }", "-o", "a.html", "--locale", "de", "--appearance", "light")
        #expect(result.status == 0, "\(result.errors)")
        let html = String(decoding: try workspace.bytes("a.html"), as: UTF8.self)
        #expect(html.contains("<canvas lang=\"de\"") && html.contains("aria-label=\"Eine Leiste\""))
        #expect(html.contains("<img lang=\"de\" data-appearance=\"light\" alt=\"Eine Leiste\""))
        #expect(html.contains("<html lang=\"en\">") && html.contains("<title>bar</title>"))
    }

    @Test(arguments: [
        ("''", "output.alt: needs a text"),
        ("{ }", "output.alt: 0 languages is out of range; legal: 1...100"),
        ("{ en_US: A }", "output.alt.en_US: \"en_US\" is not a language tag"),
        ("[A]", "output.alt: expected a text or {en, de, …} with a text for each language, found a list"),
        ("{ en: [A] }", "output.alt.en: expected text, found a list"),
    ])
    func nonsenseIsRefused(_ alt: String, _ message: String) throws {
        let result = try render(alt, "-o", "a.gif")
        #expect(result.status != 0 && result.errors.contains(message), "\(result.errors)")
    }

    @Test func aTextThatIsTooLongIsRefused() throws {
        let result = try render(String(repeating: "a", count: 1001), "-o", "a.gif")
        #expect(result.errors.contains("output.alt: too large; at most 1000 characters"))
    }
}
