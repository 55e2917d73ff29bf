import Foundation
import Testing
import Vitrine
import VitrineEncoders

/// Films in several languages.
@Suite struct LocaleTests {
    let workspace = try! Workspace()

    private func scene(_ captions: String, more: String = "") -> String {
        """
        vitrine: 1
        container: { content: { background: green } }
        output: { crop: bottom 60pt, scale: 0.25, fps: 4, duration: 0.5s, captions: \(captions)\(more) }
        """
    }

    private let german = "\"tap\" = \"Tippe\"; /* c */ \"done\" = \"Fertig\";"

    @Test func captionsAreThoseOfTheLanguage() throws {
        try workspace.write(scene("[{ at: 0, text: { en: Tap, de: Tippe } }]"), to: "table.yaml")
        try workspace.write(
            scene("{ lines: [{ at: 0, text: tap }], strings: { en: { tap: Tap }, de: de.lproj/C.strings } }"),
            to: "keys.yaml")
        try workspace.write(scene("[{ at: 0, text: Tap }]"), to: "en.yaml")
        try workspace.write(scene("[{ at: 0, text: Tippe }]"), to: "de.yaml")
        try workspace.write(german, to: "de.lproj/C.strings")
        for name in ["table", "keys"] {
            let result = try workspace.vitrine("render", "\(name).yaml", "-o", "\(name).png", "--locale", "en,de-AT,fr")
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        }
        for (name, locale) in [("en", "en"), ("de", "de-AT")] {
            #expect(
                try workspace.vitrine("render", "\(name).yaml", "-o", "\(name).png", "--locale", locale).status == 0)
        }
        // The note names another scene, so that pixels are compared.
        func pixels(_ path: String) throws -> Bitmap? {
            var reader = try ImageFileReader(workspace.bytes(path))
            return try reader.next()?.bitmap
        }
        for name in ["table", "keys"] {
            #expect(try pixels("\(name).png") == pixels("en.png"))
            #expect(try pixels("\(name)-de-AT.png") == pixels("de.png"))
            #expect(try pixels("\(name)-fr.png") == pixels("en.png"))
        }
        #expect(try pixels("en.png") != pixels("de.png"))
        #expect(try workspace.vitrine("render", "keys.yaml", "-o", "set.png", "--set", "locale=de-AT").status == 0)
        #expect(try pixels("set.png") == pixels("de.png"))
    }

    @Test func languagesAndAppearancesAreCombined() throws {
        try workspace.write(scene("[{ at: 0, text: { en: Tap, de: Tippe } }]"), to: "bar.yaml")
        let result = try workspace.vitrine(
            "render", "bar.yaml", "-o", "bar@2x.gif", "-o", "bar.html", "--locale", "en,de", "--appearance",
            "light,dark")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            workspace.contents == [
                "bar-de.html", "bar-de@2x.gif", "bar-de~dark@2x.gif", "bar.html", "bar.yaml", "bar@2x.gif",
                "bar~dark@2x.gif",
            ])
        let elements = result.outputLines.suffix(2)
        #expect(elements.allSatisfy { $0.contains("prefers-color-scheme: dark") && $0.hasPrefix("<picture>") })
        #expect(
            elements.last?.contains("bar-de~dark%402x.gif") == true && elements.last?.contains("\"bar~dark") == false)
        for arguments in [["--locale", "de,DE"], ["--locale", "de,"], ["--locale", "d"]] {
            let result = try VitrineTool.run(["render", "bar.yaml", "-o", "a.png"] + arguments, in: workspace.path)
            #expect(result.status == 64 && result.errors.hasPrefix("vitrine: error: --locale: "), "\(result.errors)")
        }
        let sheet = try workspace.vitrine("curves", "bar.yaml", "-o", "a.png", "--locale", "en,de")
        #expect(sheet.status == 64 && sheet.errors.contains("--locale: one only"))
    }

    @Test func problemsOfStringsNameFileKeyAndLine() throws {
        let text = scene(
            "{ lines: [{ at: 0, text: tpa }, { at: 1s, text: gone }], strings: { de: C.strings, en: { gone: Gone } } }")
        try workspace.write(text, to: "bar.yaml")
        try workspace.write(german, to: "C.strings")
        let keys = try workspace.vitrine("validate", "bar.yaml")
        #expect(
            keys.output.contains(
                "output.captions.lines[0].text: \"tpa\" is not a key of C.strings; did you mean \"tap\"?"),
            "\(keys.output)")
        #expect(keys.output.contains("\"tpa\" is not a key of output.captions.strings.en"))
        #expect(keys.output.contains("\"gone\" is not a key of C.strings"))
        try workspace.write("\n\"a\" = b", to: "C.strings")
        let syntax = try workspace.vitrine("validate", "bar.yaml")
        #expect(
            syntax.output.contains("output.captions.strings.de: C.strings:2: expected ; after a text"),
            "\(syntax.output)")
        try workspace.write(text.replacing("C.strings", with: "../C.strings"), to: "inner/bar.yaml")
        let outside = try workspace.vitrine("validate", "inner/bar.yaml")
        #expect(outside.output.contains("\"../C.strings\" is outside the scene's folder"), "\(outside.output)")
        try workspace.write(text.replacing("C.strings", with: "none.strings"), to: "bar.yaml")
        #expect(try workspace.vitrine("validate", "bar.yaml").output.contains("\"none.strings\" was not found"))
    }

    @Test func aChangedFileOfTextsMakesAPictureStale() throws {
        try workspace.write(scene("{ lines: [{ at: 0, text: tap }], strings: { de: C.strings } }"), to: "bar.yaml")
        try workspace.write(german, to: "C.strings")
        #expect(try workspace.vitrine("render", "bar.yaml", "-o", "bar.gif").status == 0)
        #expect(try workspace.vitrine("verify", "bar.gif").status == 0)
        try workspace.write(german.replacing("Tippe", with: "Tipp"), to: "C.strings")
        #expect(try workspace.vitrine("verify", "bar.gif").status == 1)
    }
}
