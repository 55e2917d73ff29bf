import Foundation
import Testing
import Vitrine
import VitrinePrimitives

/// Light and dark pictures of one run.
@Suite struct AppearanceTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "scene.yaml") }

    /// - Parameter size: The size in points: the animation has less than 1x, and is shown at that size.
    private func html(
        _ path: String, _ other: String, _ appearance: String, size: String = " width=\"86\" height=\"34\"",
        alt: String = "scene"
    ) -> String {
        "<picture><source media=\"(prefers-color-scheme: \(appearance))\" srcset=\"\(other)\">"
            + "<img src=\"\(path)\"\(size) alt=\"\(alt)\"></picture>"
    }

    @Test func bothAreThoseOfTheirOwnRuns() throws {
        let outputs = ["-o", "a.gif", "-o", "b.png", "-o", "c.sheet.png", "-o", "d/", "-o", "e.apng"]
        let result = try VitrineTool.run(
            ["render", "scene.yaml", "--appearance", "light,dark"] + outputs, in: workspace.path)
        #expect(result.status == 0 && result.errors == "")
        #expect(
            result.outputLines.suffix(4) == [
                html("a.gif", "a~dark.gif", "dark"), html("b.png", "b~dark.png", "dark"),
                html("c.sheet.png", "c~dark.sheet.png", "dark", size: ""), html("e.apng", "e~dark.apng", "dark"),
            ])
        #expect(result.outputLines.count == 14)
        let both = ["a.gif", "b.png", "c.sheet.png", "d/0003.png", "e.apng"]
        let others = ["a~dark.gif", "b~dark.png", "c~dark.sheet.png", "d~dark/0003.png", "e~dark.apng"]
        let bytes = try (both.map(workspace.bytes), others.map(workspace.bytes))
        for (appearance, expected) in [("light", bytes.0), ("dark", bytes.1)] {
            let alone = try VitrineTool.run(
                ["render", "scene.yaml", "--appearance", appearance] + outputs, in: workspace.path)
            #expect(alone.status == 0 && !alone.output.contains("<"))
            #expect(try both.map(workspace.bytes) == expected)
        }
        #expect(zip(bytes.0, bytes.1).allSatisfy { $0 != $1 })
    }

    @Test func theFirstHasTheName() throws {
        let result = try workspace.vitrine(
            "render", "scene.yaml", "-o", "a b&c.png", "--appearance", "dark,light", "--format", "json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(report["html"] as? [String] == [html("a%20b%26c.png", "a%20b%26c~light.png", "light")])
        #expect(
            (report["files"] as? [[String: Any]])?.map { $0["path"] as? String } == ["a b&c.png", "a b&c~light.png"])
        #expect(workspace.contents == ["a b&c.png", "a b&c~light.png", "scene.yaml"])
        let quiet = try workspace.vitrine(
            "render", "scene.yaml", "-o", "a.png", "--appearance", "light,dark", "--quiet")
        #expect(quiet.status == 0 && quiet.output == "")
        let video = AppearanceFiles.html("a.mp4", others: [.init(.dark, "a~dark.mp4")])
        #expect(video == nil)
    }

    /// Names that DocC recognizes.
    @Test(arguments: [
        ("bar.gif", "bar~dark.gif"), ("bar@2x.png", "bar~dark@2x.png"),
        ("a/bar@3x.sheet.png", "a/bar~dark@3x.sheet.png"),
        ("bar@x.png", "bar@x~dark.png"), ("a@2x/bar.png", "a@2x/bar~dark.png"), ("frames@2x/", "frames~dark@2x/"),
        ("popup-bar/floating@2x", "popup-bar/floating~dark@2x"), ("-", "-"), ("-.png", "-.png"),
    ])
    func namesOfTheOther(_ path: String, _ other: String) {
        #expect(AppearanceFiles.path(path, for: .dark) == other)
    }

    @Test(arguments: [
        ("scenes/floating_bar-style.yaml", "floating bar style"), ("a.b.yaml", "a.b"), (".yaml", ".yaml"),
        ("bar", "bar"),
    ])
    func aNameInWords(_ path: String, _ words: String) { #expect(AppearanceFiles.words(path) == words) }

    @Test func aStillOfTheSameNameIsForLessMotion() throws {
        try workspace.write(
            Samples.animation.replacingOccurrences(of: "size: 86x34", with: "scale: 2"), to: "scene.yaml")
        let result = try workspace.vitrine(
            "render", "scene.yaml", "-o", "a@2x.gif", "-o", "a@2x.png", "-o", "b.png", "--appearance", "light,dark",
            "--alt", "A \"bar\"")
        #expect(result.status == 0 && result.errors == "")
        let reduced = "prefers-reduced-motion: reduce"
        #expect(
            result.outputLines.first { $0.contains("src=\"a%402x.gif\"") }
                == "<picture><source media=\"(\(reduced)) and (prefers-color-scheme: dark)\" srcset=\"a~dark%402x.png\">"
                + "<source media=\"(\(reduced))\" srcset=\"a%402x.png\">"
                + "<source media=\"(prefers-color-scheme: dark)\" srcset=\"a~dark%402x.gif\">"
                + "<img src=\"a%402x.gif\" width=\"430\" height=\"170\" alt=\"A &quot;bar&quot;\"></picture>")
        let files = ["a@2x.gif", "a~dark@2x.gif", "a@2x.png", "a~dark@2x.png", "b.png", "b~dark.png"]
        #expect(files.allSatisfy(workspace.exists))
        // With an alternative text, HTML is printed for one appearance, too.
        let one = try workspace.vitrine("render", "scene.yaml", "-o", "b.png", "--alt", "")
        #expect(one.outputLines.last == "<picture><img src=\"b.png\" width=\"430\" height=\"170\" alt=\"\"></picture>")
    }

    @Test(arguments: [
        (
            ["-o", "a.png", "-o", "a~dark.png", "--appearance", "light,dark"],
            "the output \"a~dark.png\" is given twice"
        ),
        (["-o", "-", "--appearance", "light,dark"], "the output \"-\" is given twice"),
        (["-o", "a.png", "--appearance", "light,light"], "--appearance: light,light has one twice"),
        (["-o", "a.png", "--appearance", "light,drak"], "--appearance: \"drak\" is not an appearance; did you mean "),
        (["-o", "a.png", "--appearance", "light,"], "--appearance: "),
        (["-o", "a.png", "--appearance", ""], "--appearance: "),
    ])
    func misuse(_ arguments: [String], _ message: String) throws {
        let result = try VitrineTool.run(["render", "scene.yaml"] + arguments, in: workspace.path)
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("vitrine: error: \(message)"), "\(result.errors)")
        #expect(workspace.contents == ["scene.yaml"])
    }

    @Test func galleriesOfBoth() throws {
        try workspace.write(Samples.animation, to: "Assets/Scenes/a/bar.yaml")
        try workspace.write(Samples.still, to: "Assets/Scenes/still.yaml")
        let result = try workspace.vitrine("gallery", "--appearance", "light,dark")
        #expect(result.status == 0 && result.errors == "")
        let names = ["a/bar.gif", "a/bar~dark.gif", "still.png", "still~dark.png"].map { "Output/gallery/" + $0 }
        #expect(result.outputLines.map { String($0.prefix { $0 != ":" }) } == names)
        #expect(try workspace.vitrine("gallery", "--check", "--appearance", "light,dark").status == 0)
        // Each by itself is the same, and each notes its scene.
        #expect(try workspace.vitrine("gallery", "--check", "--appearance", "light").status == 0)
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
        #expect(try VitrineTool.run(["verify"] + names, in: workspace.path).status == 0)
        #expect(try workspace.bytes(names[2]) != workspace.bytes(names[3]))
        try workspace.write(Samples.still, to: "Assets/Scenes/still~dark.yaml")
        let twins = try workspace.vitrine("gallery", "--appearance", "light,dark", "--output", "other")
        #expect(
            twins.status == 2 && twins.errors.contains("its picture has the name of Assets/Scenes/still~dark.yaml's"))
    }

    @Test func benchTakesOne() throws {
        let result = try workspace.vitrine("bench", "--appearance", "light,dark")
        #expect(result.status == 64 && result.errors.contains("--appearance: one only"))
    }
}

@Suite struct VideoElementTests {
    private func html(_ rounds: [PictureElements.Round]) -> [String] {
        PictureElements.html(rounds, size: Size(width: 100.4, height: 50), alternative: "A \"bar\"")
    }

    @Test func aVideoPlaysOnRequest() {
        let elements = html([.init(paths: ["a b.mp4", "a b.png", "a b.webm", "a b.html"])])
        #expect(
            elements == [
                "<video controls loop muted playsinline preload=\"none\" poster=\"a%20b.png\" width=\"100\" height=\"50\" "
                    + "aria-label=\"A &quot;bar&quot;\"><source type=\"video/webm\" src=\"a%20b.webm\">"
                    + "<source type=\"video/mp4\" src=\"a%20b.mp4\"><a href=\"a%20b.mp4\">A &quot;bar&quot;</a></video>",
                "<picture><img src=\"a%20b.png\" width=\"100\" height=\"50\" alt=\"A &quot;bar&quot;\"></picture>",
            ])
        #expect(!elements[0].contains("autoplay"))
    }

    @Test func eachAppearanceHasItsFilm() {
        let elements = html([
            .init(appearance: .light, paths: ["a.webm"]), .init(appearance: .dark, paths: ["a~dark.webm"]),
        ])
        #expect(elements.count == 1 && elements[0].contains(" preload=\"metadata\" "))
        #expect(
            elements[0].contains(
                "<source media=\"(prefers-color-scheme: dark)\" type=\"video/webm\" src=\"a~dark.webm\">"
                    + "<source type=\"video/webm\" src=\"a.webm\">"))
    }
}
