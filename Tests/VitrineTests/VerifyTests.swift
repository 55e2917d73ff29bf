import Foundation
import Testing
import VitrineEncoders

@testable import Vitrine

/// `vitrine verify`, and the notes of pictures about their scenes.
@Suite struct VerifyTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "scene.yaml") }

    private func render(_ arguments: String...) throws {
        let result = try VitrineTool.run(["render", "scene.yaml"] + arguments, in: workspace.path)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func whateverIsWrittenIsWhatItsSceneGives() throws {
        let files = ["a.png", "a.gif", "a.apng", "a.webp", "a.avif", "a.sheet.png"]
        for options in [
            [], ["--appearance", "dark", "--fps", "25", "--size", "43x17"],
            ["--crop", "{x: 3, y: 700, width: 90, height: 50}"],
            ["--at", "0.25s", "--scale", "0.3"], ["--quality", "30", "--sheet-frames", "3"], ["--max-size", "2600"],
            [
                "--text-size", "ax1", "--direction", "rtl", "--locale", "he", "--device", "iphone-8", "--crop",
                "top 30pt",
            ],
        ] {
            let arguments = ["render", "scene.yaml"] + options + files.flatMap { ["-o", $0] }
            let rendered = try VitrineTool.run(arguments, in: workspace.path)
            #expect(rendered.status == 0, "\(options): \(rendered.errors)")
            let result = try VitrineTool.run(["verify"] + files + ["--threads", "1"], in: workspace.path)
            #expect(result.status == 0 && result.errors == "", "\(options): \(result.errors)")
            #expect(result.outputLines == files.map { "\($0): what scene.yaml gives" }, "\(options)")
        }
    }

    /// The pictures have both appearances, or are in the gallery's other folder.
    @Test func scenesAreFound() throws {
        try render("-o", "a.gif", "--appearance", "light,dark")
        #expect(try workspace.vitrine("verify", "a.gif", "a~dark.gif").status == 0)
        try workspace.write(Samples.still, to: "Assets/Scenes/one/bar.yaml")
        try workspace.write(Samples.animation, to: "Assets/Scenes/two/bar.yaml")
        #expect(try workspace.vitrine("gallery").status == 0)
        let pictures = ["Output/gallery/one/bar.png", "Output/gallery/two/bar.gif"]
        let result = try workspace.vitrine("verify", pictures[0], pictures[1])
        #expect(
            result.outputLines
                == zip(pictures, ["one", "two"]).map { "\($0): what Assets/Scenes/\($1)/bar.yaml gives" })
        // The pictures do not depend on the scene's folder.
        try workspace.write(Samples.animation, to: "elsewhere/two.yaml")
        #expect(try workspace.vitrine("verify", pictures[1], "--scene", "elsewhere/two.yaml").status == 0)
        try workspace.write(Samples.animation, to: "elsewhere/bar.yaml")
        #expect(try workspace.vitrine("render", "elsewhere/bar.yaml", "-o", "b.gif").status == 0)
        #expect(try workspace.bytes("b.gif") == workspace.bytes(pictures[1]))
    }

    @Test func picturesNameNoFolder() throws {
        try workspace.write(Samples.animation, to: "secret/b%20 \u{E4}.yaml")
        let scene = workspace.path + "/secret/b%20 \u{E4}.yaml"
        for file in ["a.png", "a.gif", "a.apng"] {
            #expect(try workspace.vitrine("render", scene, "-o", file).status == 0)
            let bytes = try workspace.bytes(file)
            #expect(!String(decoding: bytes, as: Unicode.ASCII.self).contains("secret"))
            let note = try #require(PictureNote(in: bytes))
            #expect(note.origin.name == "b%20 \u{E4}.yaml")
            #expect(note.text.utf8.allSatisfy { 32...126 ~= $0 })
            #expect(PictureNote(text: note.text) == note)
            #expect(try workspace.vitrine("verify", file, "--scenes", "secret").status == 0)
        }
    }

    /// A scene's own quality is noted by the scene, another one by the picture.
    @Test func qualityOfTheSceneAndOfTheOption() throws {
        let plain = Samples.animation
        let low = plain.replacingOccurrences(of: "fps: 10", with: "fps: 10, quality: 10")
        #expect(low != plain)
        try render("-o", "plain.gif")
        try workspace.write(low, to: "scene.yaml")
        try render("-o", "low.gif")
        try render("-o", "same.gif", "--quality", "10")
        try render("-o", "option.gif", "--quality", "80")
        #expect(try workspace.bytes("low.gif") == workspace.bytes("same.gif"))
        #expect(try workspace.bytes("low.gif").count < workspace.bytes("plain.gif").count)
        #expect(try PictureNote(in: workspace.bytes("low.gif"))?.quality == nil)
        #expect(try PictureNote(in: workspace.bytes("option.gif"))?.quality == 80)
        #expect(try workspace.vitrine("verify", "low.gif", "option.gif").status == 0)
        func pixels(_ name: String) throws -> [Bitmap] {
            var reader = try ImageFileReader(workspace.bytes(name))
            var frames: [Bitmap] = []
            while let frame = try reader.next() { frames.append(frame.bitmap) }
            return frames
        }
        #expect(try pixels("option.gif") == pixels("plain.gif"))
        #expect(try pixels("low.gif") != pixels("plain.gif"))
        // The gallery adopts it, too.
        try workspace.write(low, to: "Assets/Scenes/one/scene.yaml")
        #expect(try workspace.vitrine("gallery").status == 0)
        #expect(try workspace.bytes("Output/gallery/one/scene.gif") == workspace.bytes("low.gif"))
    }

    @Test func commentsAndOrderAreNoChange() throws {
        try render("-o", "a.gif")
        let lines = Samples.animation.split(separator: "\n").map(String.init)
        let moved = ([lines[0]] + ["# a comment"] + [lines.last!] + lines[1..<lines.count - 1]).joined(
            separator: "\n\n")
        try workspace.write(moved, to: "scene.yaml")
        #expect(try workspace.vitrine("verify", "a.gif").status == 0)
    }

    @Test func aChangedSceneIsTold() throws {
        try render("-o", "a.gif", "-o", "a.png")
        try workspace.write(Samples.animation.replacingOccurrences(of: "A title", with: "A tale"), to: "scene.yaml")
        let result = try workspace.vitrine("verify", "a.gif", "a.png", "--quiet")
        #expect(result.status == 1 && result.errors == "")
        #expect(result.outputLines.count == 2)
        #expect(result.output.hasPrefix("a.gif: scene.yaml has changed since: its checksum is "), "\(result.output)")
        let json = try workspace.vitrine("verify", "a.gif", "--format", "json")
        let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(json.status == 1 && list?.first?["status"] as? String == "sceneChanged")
    }

    @Test func aChangedPictureOfTheSceneIsTold() throws {
        let pictures = [RGBColor.black, .white].map { Bitmap(width: 3, height: 3, fill: $0.premultiplied) }
        try workspace.write(
            Samples.animation.replacingOccurrences(of: "artwork/rain.png", with: "x.png"), to: "scene.yaml")
        try workspace.write(PNG.encode(pictures[0]), to: "x.png")
        try render("-o", "a.png")
        #expect(try workspace.vitrine("verify", "a.png").status == 0)
        try workspace.write(PNG.encode(pictures[1]), to: "x.png")
        let result = try workspace.vitrine("verify", "a.png")
        #expect(result.status == 1 && result.output.contains("has changed since"))
    }

    @Test func otherPixelsAreTold() throws {
        try render("-o", "a.png", "-o", "a.gif", "-o", "a.apng")
        let bytes = try workspace.bytes("a.png")
        let note = try #require(PictureNote(in: bytes))
        var bitmap = try PNG.decode(bytes)
        // The pixels are the same, written by another encoder.
        let options = PNGOptions(level: .strong, metadata: [note.pngText])
        try workspace.write(PNG.encode(bitmap, options: options), to: "b.png")
        let same = try workspace.vitrine("verify", "b.png")
        #expect(same.status == 0 && same.output == "b.png: what scene.yaml gives, in other bytes\n")
        for i in [0, 99, 1000] { bitmap.pixels[i] ^= 1 }
        try workspace.write(PNG.encode(bitmap, options: options), to: "b.png")
        let other = try workspace.vitrine("verify", "b.png")
        #expect(other.status == 1)
        #expect(other.outputLines.first == "b.png: scene.yaml has not changed, but gives other pixels")
        #expect(other.outputLines.dropFirst().first?.hasPrefix("  3 pixels of 2924 differ (0.1 %), within ") == true)
        #expect(other.outputLines.last?.hasPrefix("  worst pixel (0, 0)") == true, "\(other)")

        // The animation has other frames, or other times.
        let gif = try workspace.bytes("a.gif")
        let text = try #require(PictureNote(in: gif)).text
        func animation(_ more: Int, _ change: (inout Bitmap, Int) -> Void) throws -> String {
            var reader = try ImageFileReader(gif)
            var encoder = try GIFEncoder(width: 86, height: 34)
            var (time, number) = (0, 0)
            while let frame = try reader.next() {
                number += 1
                var bitmap = frame.bitmap
                change(&bitmap, number)
                try encoder.add(bitmap, at: time)
                time += Int((frame.duration.seconds * 100).rounded()) + (number == 1 ? more : 0)
            }
            try workspace.write(PictureTexts.adding(comment: text, toGIF: encoder.finish(at: time)), to: "b.gif")
            let result = try workspace.vitrine("verify", "b.gif")
            #expect(result.status == 1, "\(result)")
            return result.output
        }
        // After 1/100 s the scene already gives the second picture, and ends earlier.
        let late = try animation(1) { _, _ in }
        #expect(late.contains("\n  lasts ") && late.contains("\n  frames 1"), "\(late)")
        let changed = try animation(0) { if $1 == 2 { $0.pixels[7] = 0xFF12_3456 } }
        #expect(changed.contains("\n  frame 1 differs\n") && changed.contains(" of 2924 differ "), "\(changed)")
    }

    @Test func errorsAreReadable() throws {
        try render("-o", "a.png")
        try workspace.write(PNG.encode(PNG.decode(workspace.bytes("a.png"))), to: "bare.png")
        try workspace.write("no picture", to: "text.png")
        try FileManager.default.createDirectory(at: workspace.url("folder"), withIntermediateDirectories: false)
        try FileManager.default.moveItem(at: workspace.url("scene.yaml"), to: workspace.url("folder/other.yaml"))
        for (file, words) in [
            ("bare.png", "bare.png: it carries no checksum of a scene; "),
            (
                "a.png",
                "a.png: its scene scene.yaml is neither beside it, nor here, nor in Assets/Scenes; --scene names"
            ),
            ("text.png", "text.png: not a picture that can be read; PNG, APNG, GIF, JPEG, WebP and AVIF can"),
            ("none.png", "cannot read none.png: no such file"), ("folder", "cannot read folder: it is not a file"),
            ("/dev/zero", "cannot read /dev/zero: it is not a file"),
        ] {
            let result = try workspace.vitrine("verify", file)
            #expect(result.status == 2 && result.output == "", "\(file)")
            #expect(
                result.errors.hasPrefix("vitrine: error: \(words)") && result.errorLines.count == 1, "\(result.errors)")
        }
        #expect(try workspace.vitrine("verify", "a.png", "--scene", "folder/other.yaml").status == 0)
        // An error in one file does not prevent the check of the others.
        let all = try workspace.vitrine(
            "verify", "bare.png", "a.png", "--scenes", "folder", "--scene", "folder/other.yaml")
        #expect(all.status == 2 && all.outputLines.count == 1)
        try workspace.write("vitrine: 2\n", to: "scene.yaml")
        let broken = try workspace.vitrine("verify", "a.png")
        #expect(broken.status == 2 && broken.errors.hasPrefix("vitrine: error: scene.yaml:1:10: vitrine: 2 is out of "))
    }

    /// Notes that were written by hand.
    @Test(arguments: [
        "", "Vitrine/1", "Vitrine/2 sha256=% scene=a.yaml", "Vitrine/1 sha256=12 scene=a.yaml",
        "Vitrine/1 sha256=% scene=",
        "Vitrine/1 sha256=% scene=..%2Fa.yaml", "Vitrine/1 sha256=% scene=%2Fetc%2Fpasswd",
        "Vitrine/1 sha256=% scene=a%00",
        "Vitrine/1 sha256=% scene=a%FF", "Vitrine/1 sha256=% scene=a%2", "Vitrine/1 sha256=% scene=a.yaml scale=99",
        "Vitrine/1 sha256=% scene=a.yaml zoom=2", "Vitrine/1 sha256=% scene=a.yaml quality=0",
        "Vitrine/1 sha256=% scene=a.yaml sheetFrames=99999999999999", "Vitrine/1 sha256=% scene=a.yaml maximumBytes=-1",
        "Vitrine/1 sha256=% scene", "Vitrine/1 sha256=% scene=a.yaml scene=a.yaml",
        "Vitrine/1 sha256=% scene=a.yaml fps=30 fps=30", "Vitrine/1 sha256=% scene=a.yaml quality=x",
    ])
    func strangeNotes(_ text: String) {
        let sum = String(repeating: "a", count: 64)
        #expect(PictureNote(text: text.replacingOccurrences(of: "=% ", with: "=\(sum) ")) == nil)
        #expect(PictureNote(text: "Vitrine/1 sha256=\(sum) scene=a.yaml quality=7 fps=30")?.quality == 7)
    }

    /// As each override of a note is a scene of its own, notes have a limit.
    @Test func longNotesAreRefusedAndSoAreOthersThatAreNotUnderstood() throws {
        try render("-o", "a.png")
        let bitmap = try PNG.decode(workspace.bytes("a.png"))
        let sum = String(repeating: "a", count: 64)
        let long = "Vitrine/1 sha256=\(sum) scene=a.yaml" + String(repeating: " fps=30", count: 150_000)
        for (i, text) in [long, "Vitrine/9 sha256=\(sum) scene=a.yaml", "Vitrine/1 zoom=3"].enumerated() {
            let options = PNGOptions(metadata: [PNGText("Vitrine", text)])
            try workspace.write(PNG.encode(bitmap, options: options), to: "b.png")
            let result = try workspace.vitrine("verify", "b.png", "--report", "json", within: 20)
            let list = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
            #expect(result.status == 2 && list?.first?["status"] as? String == "noteNotUnderstood", "\(i)")
        }
        let fits = "Vitrine/1 sha256=\(sum) scene=" + String(repeating: "b", count: PictureNote.mostBytes - 88)
        #expect(fits.utf8.count == PictureNote.mostBytes && PictureNote(text: fits) != nil)
        #expect(PictureNote(text: fits + "b") == nil)
    }

    /// The picture's own size is compared before anything of the note's size is drawn.
    @Test func aNoteOfAnotherSizeIsADifference() throws {
        try render("-o", "a.png")
        var note = try #require(PictureNote(in: workspace.bytes("a.png")))
        note.origin.overrides = [try SceneOverride(.size, "8000x8000")]
        let bitmap = Bitmap(width: 40, height: 80)
        try workspace.write(PNG.encode(bitmap, options: PNGOptions(metadata: [note.pngText])), to: "b.png")
        let result = try workspace.vitrine("verify", "b.png", within: 20)
        #expect(result.status == 1)
        #expect(result.output.contains("gives other pixels: 8000x8000 instead of 40x80"))
    }

    @Test func aNoteCannotTurnTheDirectionOfATerminal() throws {
        try render("-o", "a.png")
        var note = try #require(PictureNote(in: workspace.bytes("a.png")))
        note.origin.name = "a\u{202E}b\u{2028}.yaml"
        let options = PNGOptions(metadata: [note.pngText])
        try workspace.write(PNG.encode(Bitmap(width: 3, height: 3), options: options), to: "b.png")
        let result = try workspace.vitrine("verify", "b.png")
        #expect(result.status == 2 && result.errors.contains("a\\u{202E}b\\u{2028}.yaml"), "\(result.errors)")
    }

    /// Source: PNG specification, 11.3.4.3; 72 points per inch, 0.0254 m.
    @Test func densityIsTheScale() throws {
        for (scale, perMetre) in [("0.5", 1417), ("1", 2835), ("3", 8504)] {
            for file in ["a.png", "a.apng", "a.sheet.png", "frames/"] {
                try render("-o", file, "--scale", scale, "--crop", "{x: 0, y: 0, width: 20, height: 10}", "--fps", "2")
                let bytes = try workspace.bytes(file == "frames/" ? "frames/0000.png" : file)
                let at = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("pHYs".utf8)) })
                let word = bytes[at + 4..<at + 8].reduce(0) { $0 << 8 | Int($1) }
                #expect(word == perMetre && bytes[at + 12] == 1, "\(file)")
                #expect(bytes.indices.contains { bytes[$0...].starts(with: Array("sRGB".utf8)) })
            }
        }
        // A density that no PNG can represent is omitted.
        try render("-o", "a.png", "--crop", "{x: 0, y: 0, width: 0.01, height: 0.01}", "--size", "200x200")
        #expect(try PNG.size(workspace.bytes("a.png")) == (200, 200))
    }

    @Test func scenesInSwiftLeaveNoNote() throws {
        let renderer = try Renderer(PresentationScene())
        #expect(renderer.origin == nil)
        #expect(try PictureNote(in: renderer.png()) == nil)
    }
}
