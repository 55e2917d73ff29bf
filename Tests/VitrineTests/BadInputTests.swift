import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

/// Any invalid input gives one clear message, exit code 2, and no file.
@Suite struct BadInputTests {
    let workspace = try! Workspace()

    /// Renders `scene.yaml` and expects exactly one message.
    private func expectError(
        _ message: String, scene: String = "scene.yaml", output: String = "out.gif",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = workspace.contents
        for output in [output, output.replacingOccurrences(of: ".gif", with: ".png")] {
            let result = try workspace.vitrine("render", scene, "-o", output, within: 60)
            #expect(result.status == 2, "\(result)", sourceLocation: sourceLocation)
            #expect(result.errors == "vitrine: error: \(message)\n", sourceLocation: sourceLocation)
            #expect(result.output == "", sourceLocation: sourceLocation)
            #expect(workspace.contents == before, sourceLocation: sourceLocation)
        }
    }

    /// Writes `scene.yaml` and expects one message about it.
    private func expectError(
        with text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try workspace.write(text, to: "scene.yaml")
        try expectError("scene.yaml:\(message)", sourceLocation: sourceLocation)
        let result = try workspace.vitrine("validate", "scene.yaml")
        #expect(result.status == 2, sourceLocation: sourceLocation)
        #expect(result.output == "scene.yaml:\(message)\n", sourceLocation: sourceLocation)
    }

    @Test func missingScene() throws {
        try expectError("nowhere.yaml: no such file", scene: "nowhere.yaml")
        try workspace.write("", to: "file")
        try expectError("file/scene.yaml: no such file", scene: "file/scene.yaml")
    }

    @Test func sceneIsAFolder() throws {
        try workspace.write("", to: "folder.yaml/x")
        try expectError("folder.yaml: this is a directory, not a scene file", scene: "folder.yaml")
    }

    @Test func sceneIsAPipe() throws {
        #expect(mkfifo(workspace.path + "/pipe.yaml", 0o600) == 0)
        try expectError("pipe.yaml: cannot be read: it is a pipe or a device, not a file", scene: "pipe.yaml")
    }

    @Test(arguments: ["", "\n\n", "# nothing but a comment\n"]) func emptyScene(_ text: String) throws {
        try expectError(with: text, " the file holds no scene")
    }

    @Test func fiftyMegabytesOfNoise() throws {
        var noise = [UInt64](repeating: 0, count: 50_000_000 / 8)
        var state: UInt64 = 88_172_645_463_325_252
        for i in noise.indices {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            noise[i] = state
        }
        try noise.withUnsafeBytes { try Data($0).write(to: workspace.url("scene.yaml")) }
        try expectError("scene.yaml: too large; at most 4 MB")
        for i in noise.indices { noise[i] = noise[i] & 0x0F0F_0F0F_0F0F_0F0F | 0x6060_6060_6060_6060 }
        try noise.withUnsafeBytes { try Data($0).write(to: workspace.url("scene.yaml")) }
        try expectError("scene.yaml: too large; at most 4 MB")
        try noise.prefix(100_000).withUnsafeBytes { try Data($0).write(to: workspace.url("scene.yaml")) }
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "out.gif", within: 60)
        #expect(result.status == 2 && result.errorLines.count == 1, "\(result)")
    }

    @Test func wrongYAML() throws {
        try workspace.write("vitrine: 1\npopupBar: { style: [floating\n", to: "scene.yaml")
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "out.gif")
        #expect(result.status == 2)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("vitrine: error: scene.yaml:3:1: "), "\(result.errors)")
        #expect(workspace.contents == ["scene.yaml"])
    }

    @Test func wrongJSON() throws {
        try workspace.write("{\"vitrine\": 1, \"popupBar\": }", to: "scene.json")
        let result = try workspace.vitrine("render", "scene.json", "-o", "out.gif")
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("vitrine: error: scene.json:1:"), "\(result.errors)")
        #expect(workspace.contents == ["scene.json"])
    }

    @Test func unknownKey() throws {
        try expectError(
            with: "vitrine: 1\npopupBar:\n  progresViewStyle: top\n",
            """
            3:3: popupBar.progresViewStyle: unknown key; did you mean "progressViewStyle"? (progressViewStyle, \
            barStyle, inheritsAppearanceFromDockingView, popupOpensOverSplitViewController, libraryVersion, tintColor, presented, \
            popupItems, initialPopupItem, popupItem, standardAppearance, inlineAppearance, backgroundColor, highlighted, \
            semanticContentAttribute, barItemsSemanticContentAttribute, contextMenu, customBar, customBarWantsFullBarWidth, \
            limitFloatingContentWidth, …)
            """)
    }

    @Test func wrongType() throws {
        try expectError(
            with: "vitrine: 1\noutput:\n  fps: [50]\n", "3:8: output.fps: expected a number, found a list")
    }

    @Test func negativeSize() throws {
        try expectError(
            with: "vitrine: 1\noutput: { size: { width: -414, height: 167 } }\n",
            "2:26: output.size.width: -414 is out of range; legal: 1...16384")
    }

    @Test func framesPerSecondOfZero() throws {
        try expectError(
            with: "vitrine: 1\noutput: { fps: 0 }\n", "2:16: output.fps: 0 is out of range; legal: 1...120")
    }

    @Test func canvasOfAMillionPixelsASide() throws {
        try expectError(
            with: "vitrine: 1\noutput: { size: 1000000x1 }\n",
            "2:17: output.size.width: 1000000 is out of range; legal: 1...16384")
        try expectError(
            with: "vitrine: 1\noutput: { size: 16000x16000 }\n",
            "2:17: output.size: too large; at most 16384 pixels a side and 64000000 in all")
    }

    @Test func missingImage() throws {
        try workspace.write(scene(image: "nowhere.png"), to: "scene.yaml")
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "out.gif")
        #expect(result.status == 2)
        #expect(result.errorLines.count == 1)
        #expect(
            result.errors.hasPrefix(
                "vitrine: error: scene.yaml:2:43: popupBar.popupItem.image: \"nowhere.png\" was not found"))
        #expect(workspace.contents == ["scene.yaml"])
    }

    @Test func brokenImage() throws {
        let whole = try PNG.encode(Bitmap(width: 40, height: 40, pixels: (0..<1600).map { 0xFF00_0000 | $0 }))
        try workspace.write(scene(image: "image.png"), to: "scene.yaml")
        var flipped = whole
        flipped[whole.count / 2] ^= 0xFF
        for bytes in [[], Array("<svg/>".utf8), Array(whole.prefix(whole.count / 2)), Array(whole.prefix(20)), flipped]
        {
            try workspace.write(bytes, to: "image.png")
            let result = try workspace.vitrine("render", "scene.yaml", "-o", "out.gif")
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1)
            #expect(
                result.errors.hasPrefix("vitrine: error: scene.yaml:")
                    && result.errors.contains("image \"image.png\": "), "\(result.errors)")
            #expect(workspace.contents == ["image.png", "scene.yaml"])
        }
    }

    @Test func imageIsAFolderOrAPipe() throws {
        try workspace.write("", to: "folder.png/x")
        #expect(mkfifo(workspace.path + "/pipe.png", 0o600) == 0)
        for image in ["folder.png", "pipe.png"] {
            try workspace.write(scene(image: image), to: "scene.yaml")
            try expectError(
                "scene.yaml:2:43: popupBar.popupItem.image: image \"\(image)\" cannot be read: it is not a file")
        }
    }

    @Test func imageOutsideTheFolder() throws {
        let png = try PNG.encode(Bitmap(width: 4, height: 4, pixels: Array(repeating: 0xFF00_00FF, count: 16)))
        try workspace.write(png, to: "secret.png")
        let link = workspace.path + "/scenes/link.png"
        try workspace.write("", to: "scenes/x")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: workspace.path + "/secret.png")
        for image in ["../secret.png", "x/../../secret.png", workspace.path + "/secret.png", "link.png"] {
            try workspace.write(scene(image: image), to: "scenes/scene.yaml")
            try expectError(
                """
                scenes/scene.yaml:2:43: popupBar.popupItem.image: image "\(image)" is outside the scene's folder and the asset folders; \
                --allow-outside-paths permits it
                """, scene: "scenes/scene.yaml")
        }
        let result = try workspace.vitrine("render", "scenes/scene.yaml", "-o", "out.png", "--allow-outside-paths")
        #expect(result.status == 0, "\(result)")
        #expect(workspace.exists("out.png"))
    }

    @Test func everythingThatIsMissingIsToldAtOnce() throws {
        try workspace.write(
            """
            vitrine: 1
            fonts: { fallbacks: [Intter] }
            popupBar:
              popupItem: { titel: T, image: artwork/rian.png, trailingBarButtonItems: [paus] }
            timeline:
              - { at: 1s, set: { popupBar: { popupItem: { image: nowhere.png } } } }
            """, to: "scene.yaml")
        let lines = try workspace.vitrine("validate", "scene.yaml").outputLines
        let starts = [
            "scene.yaml:2:22: fonts.fallbacks[0]: \"Intter\" is not a font family; did you mean \"Inter\"?",
            "scene.yaml:4:16: popupBar.popupItem.titel: unknown key; did you mean \"title\"?",
            "scene.yaml:4:33: popupBar.popupItem.image: \"artwork/rian.png\" was not found; did you mean \"artwork/rain.png\"?",
            "scene.yaml:4:76: popupBar.popupItem.trailingBarButtonItems[0]",
            "scene.yaml:6:54: timeline[0].set.popupBar.popupItem.image: \"nowhere.png\" was not found",
        ]
        #expect(lines.count == starts.count)
        for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start), "\(line)") }
        #expect(lines.contains { $0.contains("\"paus\" is not an icon; did you mean \"pause\"?") })
    }

    /// In a relative path, `link/..` is the folder around the link's target, not the scene's folder.
    @Test func fontOutsideTheFolder() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let font = [UInt8](try Data(contentsOf: tests.appendingPathComponent("SampleFonts/Pictures.ttf")))
        try workspace.write(font, to: "out/f.ttf")
        try workspace.write("", to: "out/deep/x")
        try workspace.write("vitrine: 1\nfonts: [link/../f.ttf]\n", to: "scenes/scene.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path + "/scenes/link", withDestinationPath: "../out/deep")
        for folder in ["", workspace.path + "/"] {
            let result = try workspace.vitrine("validate", folder + "scenes/scene.yaml")
            #expect(result.status == 2 && result.outputLines.count == 1, "\(result)")
        }
        // In the scene's folder, the path is that folder's own.
        try workspace.write(font, to: "scenes/f.ttf")
        #expect(try workspace.vitrine("validate", "scenes/scene.yaml").status == 0)
        try FileManager.default.removeItem(at: workspace.url("scenes/f.ttf"))
        #expect(mkfifo(workspace.path + "/out/pipe.ttf", 0o600) == 0)
        try workspace.write("vitrine: 1\nfonts: [link/../pipe.ttf]\n", to: "scenes/scene.yaml")
        #expect(try workspace.vitrine("validate", "scenes/scene.yaml", within: 20).status == 2)
    }

    /// Files whose names a command chooses are below the named folder, whatever links are there.
    @Test(arguments: [
        (["render", "scene.yaml", "-o", "out/"], "out/0000.png"),
        (["render", "scene.yaml", "-o", "out/"], "out/0003.png"),
        (["explain", "--reference", "out"], "out/README.md"),
        (["new", "card", "out/p.yaml"], "out/vitrine.schema.json"),
        (["gallery", "--scenes", "out", "-o", "out"], "out/scene.png"),
        (["snapshot", "record", "out"], "out/__Snapshots__/scene.png"),
        (["snapshot", "verify", "out"], "out/__Snapshots__/.pending/.gitignore"),
    ]) func noLinkLeadsOutOfAFolderOfOutputs(_ arguments: [String], _ link: String) throws {
        try workspace.write(Samples.animation, to: "scene.yaml")
        try workspace.write(Samples.still, to: "out/scene.yaml")
        try workspace.write("", to: link)
        try FileManager.default.removeItem(at: workspace.url(link))
        // The link's target does not exist: no file appears there.
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path + "/" + link, withDestinationPath: workspace.path + "/elsewhere")
        let result = try VitrineTool.run(arguments, in: workspace.path)
        #expect(result.status != 0 && !workspace.exists("elsewhere"), "\(result)")
        #expect("\(result)".contains("leads out of"), "\(result)")
    }

    @Test func outputThatCannotBeWritten() throws {
        try workspace.write(Samples.animation, to: "scene.yaml")
        try workspace.write("", to: "file")
        try workspace.write("", to: "folder/x")
        try expectError("cannot write nowhere/out.gif: its folder does not exist", output: "nowhere/out.gif", .both)
        try expectError("cannot write file/out.gif: its folder does not exist", output: "file/out.gif", .both)
        try expectError("cannot write nowhere/frames/: its folder does not exist", output: "nowhere/frames/", .one)
        try expectError("cannot write file/frames/: the folder cannot be made", output: "file/frames/", .one)
        // Not even the superuser can create a file there.
        guard FileManager.default.fileExists(atPath: "/proc/self") else { return }
        try expectError("cannot write /proc/out.gif: its folder takes no files", output: "/proc/out.gif", .both)
        try expectError("cannot write /proc/frames/: the folder cannot be made", output: "/proc/frames/", .one)
        try expectError("cannot write /proc/0000.png: its folder takes no files", output: "/proc/", .one)
    }

    private enum Kinds { case one, both }

    private func expectError(_ message: String, output: String, _ kinds: Kinds) throws {
        let before = workspace.contents
        for ending in kinds == .both ? ["gif", "png"] : [""] {
            func spelled(_ text: String) -> String { text.replacingOccurrences(of: "gif", with: ending) }
            let output = ending.isEmpty ? output : spelled(output)
            let result = try workspace.vitrine("render", "scene.yaml", "-o", "fine.gif", "-o", output)
            #expect(result.status == 2)
            #expect(result.errors == "vitrine: error: \(ending.isEmpty ? message : spelled(message))\n")
            #expect(workspace.contents == before)
        }
    }

    private func scene(image: String) -> String {
        "vitrine: 1\npopupBar: { popupItem: { title: T, image: '\(image)' } }\noutput: { crop: bottom 170pt, size: 86x34 }\n"
    }
}
