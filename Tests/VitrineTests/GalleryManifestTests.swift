import Foundation
import Testing
import VitrineEncoders
import VitrineStage

@testable import Vitrine

/// `vitrine gallery --format … --manifest FILE`.
@Suite struct GalleryManifestTests {
    let workspace = try! Workspace()

    init() throws {
        let output = "crop: bottom 60pt, scale: 0.25, fps: 4, duration: 0.5s"
        try workspace.write(
            "{vitrine: 1, output: {\(output), alt: {en: A bar, de: Eine Leiste}, captions: [{at: 0, text: {en: Tap, de: Tippe}}]}}",
            to: "Assets/Scenes/bars/bar.yaml")
        try workspace.write("{vitrine: 1, output: {\(output), still: 0s}}", to: "Assets/Scenes/plain.yaml")
    }

    private struct Manifest: Decodable {
        struct File: Decodable {
            struct Points: Decodable { var width: Double, height: Double }
            var path: String, scene: String, format: String, appearance: String, locale: String?
            var width: Int, height: Int, points: Points, bytes: Int, sha256: String, frames: Int, duration: Double?
            var alt: String
        }
        struct Element: Decodable { var scene: String, locale: String?, html: [String] }
        var version: Int, files: [File], elements: [Element]
    }

    private func manifest() throws -> Manifest {
        try JSONDecoder().decode(Manifest.self, from: Data(workspace.bytes("list.json")))
    }

    private func gallery(_ more: String...) throws -> VitrineTool.Result {
        try VitrineTool.run(["gallery", "--manifest", "list.json"] + more, in: workspace.path)
    }

    @Test func everySceneIsWrittenInAllFormats() throws {
        let options = ["--format", "gif,webp,png,html", "--appearance", "light,dark", "--locale", "en,de"]
        let result = try VitrineTool.run(["gallery", "--manifest", "list.json"] + options, in: workspace.path)
        #expect(result.status == 0 && result.errors == "", "\(result)")
        let manifest = try manifest()
        let names = ["", "-de"].flatMap { locale in
            ["bars/bar", "plain"].flatMap { name in
                ["gif", "webp", "png"].flatMap { ["\(name)\(locale).\($0)", "\(name)\(locale)~dark.\($0)"] }
                    + ["\(name)\(locale).html"]
            }
        }.sorted()
        #expect(manifest.files.map(\.path) == names && manifest.version == 1)
        for file in manifest.files {
            let bytes = try workspace.bytes("Output/gallery/\(file.path)")
            #expect(file.bytes == bytes.count && file.sha256 == SHA256.hexadecimal(of: bytes))
            #expect(file.duration == (file.format == "png" ? nil : 0.5) && file.frames >= 1 && file.width == 107)
            #expect(file.appearance == (file.path.contains("~dark") ? "dark" : "light"))
            #expect(file.locale == (file.path.contains("-de") ? "de" : "en") && file.points.width == 107)
        }
        #expect(manifest.files.first { $0.path == "bars/bar-de~dark.gif" }?.alt == "Eine Leiste")
        #expect(manifest.files.first { $0.path == "plain-de.png" }?.alt == "plain")
        #expect(
            manifest.elements.map { "\($0.scene) \($0.locale ?? "")" } == [
                "bars/bar.yaml de", "bars/bar.yaml en", "plain.yaml de", "plain.yaml en",
            ])
        let html = try #require(manifest.elements.first?.html.first)
        #expect(
            html.hasPrefix(
                "<picture><source media=\"(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)\" srcset=\"bars/bar-de~dark.png\">"
            ), "\(html)")
        #expect(
            html.contains("type=\"image/webp\" srcset=\"bars/bar-de.webp\"")
                && html.hasSuffix("alt=\"Eine Leiste\"></picture>"))
        // No file is an orphan, and all are up to date.
        let check = try VitrineTool.run(
            ["gallery", "--check", "--manifest", "list.json"] + options, in: workspace.path)
        #expect(check.status == 0 && check.errors == "", "\(check)")
    }

    @Test func picturesAreThoseOfARunWithoutFormats() throws {
        #expect(try workspace.vitrine("gallery").status == 0)
        #expect(try workspace.vitrine("gallery", "-o", "other", "--format", "png,gif").status == 0)
        #expect(try workspace.bytes("other/plain.png") == workspace.bytes("Output/gallery/plain.png"))
        let names = try FileManager.default.subpathsOfDirectory(atPath: workspace.path + "/Output/gallery").sorted()
        #expect(names == ["bars", "bars/bar.png", "plain.png"])
        // The files of a format that is no longer requested are orphans.
        let check = try workspace.vitrine("gallery", "-o", "other", "--check", "--format", "png")
        #expect(
            check.status == 1
                && check.outputLines.suffix(2) == ["orphan: other/bars/bar.gif", "orphan: other/plain.gif"], "\(check)")
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil)) func videosAreTheSameAgain() throws {
        #expect(try gallery("--format", "mp4,webm,png").status == 0)
        let check = try gallery("--format", "mp4,webm,png", "--check")
        #expect(check.status == 0, "\(check)")
        let element = try #require(try manifest().elements.last?.html.first)
        #expect(
            element.hasPrefix("<video controls loop muted playsinline preload=\"none\" poster=\"plain.png\""),
            "\(element)")
    }

    @Test func theManifestIsChecked() throws {
        #expect(try gallery("--check").errors.contains("list.json is missing"))
        #expect(try gallery().outputLines.last?.hasPrefix("list.json: ") == true)
        #expect(try gallery("--check").status == 0)
        try workspace.write("{}", to: "list.json")
        let stale = try gallery("--check")
        #expect(stale.status == 1 && stale.errors.contains("list.json is stale"), "\(stale)")
        // A scene that fails does not change the manifest.
        try workspace.write("vitrine: 2", to: "Assets/Scenes/broken.yaml")
        #expect(try gallery().status == 2)
        #expect(try workspace.bytes("list.json") == Array("{}".utf8))
    }

    @Test(arguments: [
        (["--format", "gif,jpg"], "--format: \"jpg\" is not a format"),
        (["--format", "gif,gif"], "--format: gif,gif has one twice"),
        (["--format", ""], "--format: \"\" is not a format"),
        (["--format", "raw"], "--format: \"raw\" is not a format"),
        (["--filter", "plain"], "--manifest: pictures of scenes that --filter and --shard leave out are not known"),
        (["--format", "png", "--quality", "50"], "--quality is for GIFs"),
    ])
    func misuse(_ arguments: [String], _ message: String) throws {
        let result = try VitrineTool.run(["gallery", "--manifest", "list.json"] + arguments, in: workspace.path)
        #expect(result.status == 64 && result.errors.hasPrefix("vitrine: error: \(message)"), "\(result)")
    }
}
