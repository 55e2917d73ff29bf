import Foundation
import Testing

/// The effects of options, and exit code 64 for illegal ones.
@Suite struct UsageTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.still, to: "scene.yaml") }

    struct Misuse: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var message: String
        var testDescription: String { arguments.joined(separator: " ") }

        init(_ arguments: String..., message: String) {
            self.arguments = arguments
            self.message = message
        }
    }

    @Test(arguments: [
        Misuse("--device", "iphone-x1", message: #"--device: "iphone-x1" is not a device; did you mean "iphone-x"? "#),
        Misuse("--appearance", "drak", message: #"--appearance: "drak" is not an appearance; did you mean "dark"? "#),
        Misuse("--direction", "left", message: #"--direction: "left" is not a direction (ltr, rtl)"#),
        Misuse("--locale", "x", message: #"--locale: "x" is not a language tag (he, en-GB, zh-Hant)"#),
        Misuse("--text-size", "larg", message: #"--text-size: "larg" is not a text size; did you mean "large"? "#),
        Misuse("--scale", "-1", message: "--scale: -1 is out of range; legal: above 0, at most 8"),
        Misuse("--scale", "nan", message: #"--scale: expected a number, found "nan""#),
        Misuse("--scale", ".nan", message: "--scale: .nan is out of range; legal: above 0, at most 8"),
        Misuse("--size", "12", message: #"--size: "12" is not a size in pixels (414x167 or {width, height})"#),
        Misuse("--size", "-5x10", message: "--size: -5 is out of range; legal: 1...16384"),
        Misuse("--size", "1000000x1000000", message: "--size: 1000000 is out of range; legal: 1...16384"),
        Misuse(
            "--size", "16000x16000",
            message: "scene.yaml does not go with --size 16000x16000: output.size: too large; at most 16384 pixels"),
        Misuse("--crop", "middle", message: #"--crop: "middle" is not a crop (all, top 100pt, bottom 173.5pt or "#),
        Misuse("--crop", "{x: 1", message: "--crop: "),
        Misuse("--fps", "0", message: "--fps: 0 is out of range; legal: 1...120"),
        Misuse("--fps", "", message: "--fps: expected a number, found nothing"),
        Misuse("--at", "soon", message: #"--at: "soon" is not a moment (settled, or a time such as 1.2s)"#),
        Misuse("--at", "-1s", message: "--at: -1s is out of range; legal: 0...600 s"),
        Misuse("--at", "1s", "--settled", message: "--at and --settled exclude each other"),
        Misuse("--threads", "0", message: "--threads: 0 is out of range; legal: 1...64"),
        Misuse("--threads", "65", message: "--threads: 65 is out of range; legal: 1...64"),
        Misuse("--threads", "many", message: "The value 'many' is invalid for '--threads <number>'"),
        Misuse("--report", "xml", message: "The value 'xml' is invalid for '--report <report>'"),
        Misuse("--format", "xml", message: "The value 'xml' is invalid for '--format"),
        Misuse("-o", "-.png", "-o", "-", message: #"cannot write "-" to standard output: it takes one of - (pixels)"#),
        Misuse("-o", "-.apng", message: #"cannot write "-.apng" to standard output"#),
        Misuse(
            "-o", "-.png", "--report", "json", message: "-o -.png and --report json would both write to standard output"
        ),
        Misuse("--nonsense", message: "Unknown option '--nonsense'"),
        Misuse("-o", "a.mkv", message: #"cannot tell the format of "a.mkv"; legal endings: .png (a still), .gif"#),
        Misuse("-o", "out", message: #"cannot tell the format of "out"; legal endings: .png (a still), .gif"#),
        Misuse("-o", "./out.png", message: #"the output "./out.png" is given twice"#),
        Misuse(
            "--crop", "bottom 900pt", "--device", "iphone-8",
            message:
                "scene.yaml does not go with --device iphone-8 --crop bottom 900pt: output.crop: 900 is out of range"),
    ])
    func wrongOptions(_ misuse: Misuse) throws {
        let arguments = ["render", "scene.yaml", "-o", "out.png"] + misuse.arguments
        let result = try VitrineTool.run(arguments, in: workspace.path)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("vitrine: error: \(misuse.message)"), "\(result.errors)")
        #expect(result.output == "")
        #expect(workspace.contents == ["scene.yaml"])
    }

    @Test(arguments: [
        [], ["render"], ["render", "scene.yaml"], ["render", "-o", "out.png"], ["paint"], ["list"], ["list", "verbs"],
        ["list", "icons", "--scenes", "x"], ["list", "icons", "--font-path", "x"], ["help", "nonsense"],
        ["validate"], ["gallery", "--shard", "0/2"], ["gallery", "--shard", "3/2"], ["gallery", "--shard", "x"],
        ["render", "scene.yaml", "-o", "out.gif", "--at", "1s"],
        ["render", "scene.yaml", "-o", "out.gif", "--settled"],
    ])
    func wrongCommands(_ arguments: [String]) throws {
        let result = try VitrineTool.run(arguments, in: workspace.path)
        guard !arguments.isEmpty else {
            #expect(result.status == 0 && result.output.contains("USAGE: vitrine"))
            return
        }
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("vitrine: error: "))
        #expect(result.output == "")
        #expect(workspace.contents == ["scene.yaml"])
    }

    @Test(arguments: [
        [], ["render"], ["encode"], ["gallery"], ["verify"], ["validate"], ["bench"], ["list"], ["doctor"],
    ])
    func helpHasExamples(_ verb: [String]) throws {
        for arguments in [verb + ["--help"], ["help"] + verb] {
            let result = try VitrineTool.run(arguments, in: workspace.path)
            #expect(result.status == 0 && result.errors == "")
            #expect(result.output.contains("Examples:\n  vitrine "), "\(result.output)")
            #expect(result.output.contains("USAGE: vitrine \(verb.joined())"))
        }
    }

    @Test(arguments: [
        (
            ["rnder", "x.yaml"],
            #"there is no command "vitrine rnder"; did you mean "vitrine render"? (new, render, "#
        ),
        (["help", "galery"], #"there is no command "vitrine galery"; did you mean "vitrine gallery"? (new, render, "#),
        (["help", "qqq"], #"there is no command "vitrine qqq" (new, render, "#),
        (["list", "icns"], #"there is no command "vitrine list icns"; did you mean "vitrine list icons"? (devices, "#),
        (
            ["help", "list", "colours"],
            #"there is no command "vitrine list colours"; did you mean "vitrine list colors"? "#
        ),
    ])
    func aMisspelledCommandGetsASuggestion(_ arguments: [String], _ message: String) throws {
        let result = try VitrineTool.run(arguments, in: workspace.path)
        #expect(result.status == 64 && result.output == "")
        #expect(
            result.errors.hasPrefix("vitrine: error: \(message)") && result.errorLines.count == 1, "\(result.errors)")
    }

    @Test func helpTellsLegalValuesAndDefaults() throws {
        let help = try workspace.vitrine("render", "--help").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        for words in [
            "--orientation <name> How the device is held. (values: portrait, landscape)",
            "(values: light, dark)", "(values: ltr, rtl)", "(values: xSmall, small, medium, large, xLarge,",
            "--fps <number> Frames per second, 1...120; a GIF shows at most 50. (default: the scene's, else 50)",
            "--report <report> How results are printed. (default: text) (values: text, json)",
        ] { #expect(help.contains(words), "\(words)") }
        #expect(!help.contains("--format"))
        #expect(try workspace.vitrine("gallery", "--help").output.contains("-o, --output <dir>"))
    }

    @Test func versionIsANumber() throws {
        let result = try workspace.vitrine("--version")
        #expect(result.status == 0)
        #expect(result.output.split(separator: ".").compactMap { Int($0.filter { $0 != "\n" }) }.count == 3)
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completions(_ shell: String) throws {
        let result = try workspace.vitrine("--generate-completion-script", shell)
        #expect(result.status == 0 && result.output.contains("iphone-14-pro-max"))
    }

    /// Returns the width and height that a run reports.
    private func size(_ options: String...) throws -> String {
        let arguments = ["render", "scene.yaml", "-o", "out.png"] + options
        let result = try VitrineTool.run(arguments, in: workspace.path)
        #expect(result.status == 0, "\(result)")
        return result.output.split(separator: " ").dropFirst().first.map { String($0.dropLast()) } ?? ""
    }

    @Test func sizeScaleAndCropReplaceEachOther() throws {
        // The scene has 430x170 pt in 86x34 pixels, 0.2x.
        #expect(try size() == "86x34")
        #expect(try size("--size", "43x17") == "43x17")
        #expect(try size("--scale", "0.1") == "43x17")
        #expect(try size("--scale", "0.1", "--size", "20x20") == "20x20")
        #expect(try size("--crop", "bottom 85pt") == "86x17")
        #expect(try size("--crop", "all") == "86x186")
        #expect(try size("--crop", "{x: 0, y: 700, width: 100, height: 50}") == "20x10")
        #expect(try size("--crop", "bottom 85pt", "--scale", "1") == "430x85")
        #expect(try size("--device", "iphone-x", "--crop", "top 100pt", "--scale", "1") == "375x100")
    }

    /// Without a size in the scene, stills have the device's pixels, and GIFs fit a page.
    @Test func aGIFThatLeavesItsSizeOpenIsAtMost400PixelsWide() throws {
        try workspace.write("vitrine: 1\noutput: { fps: 10, duration: 0.2s }\n", to: "open.yaml")
        func sizes(_ options: String...) throws -> [String] {
            let arguments = ["render", "open.yaml", "-o", "o.gif", "-o", "o.png"] + options
            let result = try VitrineTool.run(arguments, in: workspace.path)
            #expect(result.status == 0 && result.errors == "", "\(result)")
            return result.outputLines.compactMap {
                $0.split(separator: " ").dropFirst().first.map { String($0.dropLast()) }
            }
        }
        #expect(try sizes() == ["400x866", "1290x2796"])
        #expect(try workspace.vitrine("verify", "o.gif", "o.png").status == 0)
        #expect(try sizes("--device", "iphone-8") == ["375x667", "750x1334"])
        #expect(try sizes("--scale", "2") == ["860x1864", "860x1864"])
        #expect(try sizes("--size", "43x93") == ["43x93", "43x93"])
        #expect(try sizes("--crop", "bottom 100pt") == ["1290x300", "1290x300"])
        #expect(try sizes("--max-size", "1MB") == ["400x866", "1290x2796"])
        // Each is the same by itself.
        let both = try workspace.bytes("o.gif")
        #expect(try workspace.vitrine("render", "open.yaml", "-o", "o.gif", "--max-size", "1MB").status == 0)
        #expect(try workspace.bytes("o.gif") == both)
    }

    @Test func aRateThatAGIFCannotShowIsSaid() throws {
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "-o", "a.apng", "--fps", "60")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "vitrine: warning: a.gif has 50 frames per second, the most that a GIF shows, instead of 60\n")
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "--fps", "50").errors == "")
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "a.apng", "--fps", "60").errors == "")
    }

    @Test func optionsChangeThePicture() throws {
        var seen: [[UInt8]] = []
        for options in [
            [], ["--appearance", "dark"], ["--direction", "rtl"], ["--text-size", "ax3"], ["--device", "iphone-8"],
            ["--crop", "bottom 100pt"], ["--scale", "0.3"],
        ] {
            let arguments = ["render", "scene.yaml", "-o", "out.png"] + options
            #expect(try VitrineTool.run(arguments, in: workspace.path).status == 0)
            let bytes = try workspace.bytes("out.png")
            #expect(!seen.contains(bytes), "\(options)")
            seen.append(bytes)
        }
    }

    @Test(arguments: [["doctor"], ["gallery"], ["render", "scene.yaml", "-o", "out.png"], ["bench"]])
    func anUnknownKernelLevelIsAnError(_ arguments: [String]) throws {
        let result = try VitrineTool.run(arguments, in: workspace.path, environment: ["VITRINE_SIMD": "mmx"])
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("vitrine: error: VITRINE_SIMD: no level \"mmx\"; known are scalar, sse2"))
    }
}
