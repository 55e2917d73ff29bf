import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

/// `vitrine gallery` in a folder of its own.
@Suite struct GalleryTests {
    @Test func whatAKilledRunLeftIsRemoved() throws {
        let workspace = try Workspace()
        try workspace.write(Samples.still, to: "Assets/Scenes/a/still.yaml")
        #expect(try workspace.vitrine("gallery").status == 0)
        let left = "Output/gallery/a/.vitrine-2000000000-0.tmp"
        try workspace.write("half", to: left)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: workspace.path + "/" + left)
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
        #expect(workspace.exists(left))
        #expect(try workspace.vitrine("gallery", "-o", "Output/gallery").status == 0)
        #expect(!workspace.exists(left) && workspace.exists("Output/gallery/a/still.png"))
    }

    let workspace = try! Workspace()

    init() throws {
        try workspace.write(Samples.still, to: "Assets/Scenes/bars/still.yaml")
        try workspace.write(Samples.animation, to: "Assets/Scenes/bars/animation.yml")
        try workspace.write(
            "{\"vitrine\": 1, \"output\": {\"size\": \"43x93\", \"format\": \"gif\", \"duration\": 0.1, \"fps\": 10}}",
            to: "Assets/Scenes/page.json")
        try workspace.write("not a scene", to: "Assets/Scenes/bars/README.md")
        try workspace.write("not: a scene", to: "Assets/Scenes/.hidden.yaml")
    }

    private var pictures: [String] { workspace.contents.filter { $0.hasSuffix(".gif") || $0.hasSuffix(".png") } }
    private let checksums = "Output/gallery/CHECKSUMS"
    private let all = ["Output/gallery/bars/animation.gif", "Output/gallery/bars/still.png", "Output/gallery/page.gif"]

    @Test func everySceneBecomesAPicture() throws {
        let result = try workspace.vitrine("gallery")
        #expect(result.status == 0 && result.errors == "")
        #expect(pictures == all)
        #expect(result.outputLines.map { String($0.prefix { $0 != ":" }) } == all)
        #expect(!workspace.contents.contains { $0.contains(".tmp") })
        let again = try workspace.vitrine("gallery")
        #expect(again.outputLines.allSatisfy { $0.hasSuffix(", unchanged") })
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
    }

    @Test func checkTellsStaleAndMissingOnes() throws {
        #expect(try workspace.vitrine("gallery", "--quiet").output == "")
        try workspace.write(workspace.bytes(all[0]) + [0], to: all[0])
        try FileManager.default.removeItem(at: workspace.url(all[1]))
        let before = workspace.contents
        let result = try workspace.vitrine("gallery", "--check", "--quiet")
        #expect(result.status == 1)
        let why = "(the same pixels at the same times, compressed in another way)"
        #expect(result.outputLines == ["stale: \(all[0]) \(why)", "missing: \(all[1])"])
        #expect(
            result.errors
                == "vitrine: error: 2 of 3 pictures out of date; `vitrine gallery` renders them again\n")
        #expect(workspace.contents == before)
        #expect(try workspace.vitrine("gallery").status == 0)
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
    }

    @Test func checkNoticesAChangedScene() throws {
        #expect(try workspace.vitrine("gallery").status == 0)
        let changed = Samples.still.replacingOccurrences(of: "A title", with: "Another title")
        try workspace.write(changed, to: "Assets/Scenes/bars/still.yaml")
        let result = try workspace.vitrine("gallery", "--check", "--format", "json")
        #expect(result.status == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(report.map { $0["status"] as? String } == ["unchanged", "stale", "unchanged"])
    }

    @Test func checkTellsWhatDiffers() throws {
        #expect(try workspace.vitrine("gallery").status == 0)
        let changed = Samples.still.replacingOccurrences(of: "A title", with: "Another title")
        try workspace.write(changed, to: "Assets/Scenes/bars/still.yaml")
        let result = try workspace.vitrine("gallery", "--check", "--quiet")
        #expect(result.output.hasPrefix("stale: \(all[1]) ("), "\(result)")
        #expect(result.output.contains(" differ (") && result.output.contains("worst pixel ("), "\(result)")
    }

    @Test func picturesThatNoSceneMakesAreListedAndDeleted() throws {
        #expect(try workspace.vitrine("gallery", "--appearance", "light,dark").status == 0)
        // A scene is removed, another one makes a PNG now, and the folder has a picture of another origin.
        try FileManager.default.removeItem(at: workspace.url("Assets/Scenes/bars/still.yaml"))
        let page = String(decoding: try workspace.bytes("Assets/Scenes/page.json"), as: UTF8.self)
        try workspace.write(page.replacing("\"gif\"", with: "\"png\""), to: "Assets/Scenes/page.json")
        try workspace.write(PNG.encode(Bitmap(width: 3, height: 2)), to: "Output/gallery/bars/photo.png")
        let gone = ["bars/still.png", "bars/still~dark.png", "page.gif", "page~dark.gif"].map { "Output/gallery/\($0)" }
        #expect(try workspace.vitrine("gallery", "--filter", "*").outputLines.allSatisfy { !$0.hasPrefix("orphan") })
        let check = try workspace.vitrine("gallery", "--check", "--quiet")
        #expect(check.status == 1 && check.outputLines == gone.map { "orphan: \($0)" }, "\(check)")
        #expect(
            check.errors == "vitrine: error: 4 pictures that no scene makes; `vitrine gallery --prune` deletes them\n")
        let listed = try workspace.vitrine("gallery")
        #expect(listed.status == 0 && listed.outputLines.suffix(4) == gone.map { "orphan: \($0)" }[...])
        let deleted = try workspace.vitrine("gallery", "--prune", "--report", "json")
        #expect(deleted.status == 0 && deleted.output.contains("\"status\" : \"deleted\""), "\(deleted)")
        #expect(
            pictures == [
                "Output/gallery/bars/animation.gif", "Output/gallery/bars/animation~dark.gif",
                "Output/gallery/bars/photo.png", "Output/gallery/page.png",
            ])
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
        #expect(try workspace.vitrine("gallery", "--check", "--prune").status == 64)
        #expect(try workspace.vitrine("gallery", "--prune", "--shard", "1/2").status == 64)
    }

    @Test func checksumsTakeThePlaceOfPictures() throws {
        #expect(try workspace.vitrine("gallery", "--checksums", "--quiet").status == 0)
        #expect(pictures == [] && workspace.contents.filter { $0.contains("CHECKSUMS") } == [checksums])
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
        let again = try workspace.vitrine("gallery", "--checksums")
        #expect(again.status == 0 && again.outputLines.allSatisfy { $0.hasSuffix(", unchanged") })
        let noted = try workspace.bytes(checksums)
        #expect(try workspace.vitrine("gallery").status == 0)
        #expect(try workspace.bytes(checksums) == noted && pictures == all)
        let sha256sum = try #require(Program.sha256sum)
        let sums = try sha256sum.run(["-c", "CHECKSUMS"], in: workspace.path + "/Output/gallery")
        #expect(sums.outputLines == all.map { "\($0.dropFirst("Output/gallery/".count)): OK" }, "\(sums)")
        // The pictures may be those of a release.
        try workspace.write("of a release", to: all[1])
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
    }

    @Test func anotherChecksumIsToldAndThePictureIsLeftToLookAt() throws {
        #expect(try workspace.vitrine("gallery").status == 0)
        #expect(try workspace.vitrine("gallery", "--checksums").status == 0)
        let changed = Samples.still.replacingOccurrences(of: "A title", with: "Another title")
        try workspace.write(changed, to: "Assets/Scenes/bars/still.yaml")
        try workspace.write(Samples.still, to: "Assets/Scenes/new.yaml")
        let before = try workspace.bytes(all[1])
        let check = try workspace.vitrine("gallery", "--check", "--quiet")
        #expect(check.status == 1 && check.outputLines.count == 2, "\(check)")
        #expect(
            check.errors
                == "vitrine: error: 2 of 4 pictures out of date; `vitrine gallery --checksums` notes what they are now\n"
        )
        let words = "stale: \(all[1]) (rendered as "
        #expect(check.output.hasPrefix(words) && check.outputLines[1].hasPrefix("missing: Output/gallery/new.png ("))
        let rendered = String(check.outputLines[0].dropFirst(words.count).dropLast())
        defer { try? FileManager.default.removeItem(atPath: String(rendered.dropLast("/bars/still.png".count))) }
        #expect(try workspace.bytes(all[1]) == before && !workspace.exists("Output/gallery/new.png"))
        // A part leaves the other checksums alone.
        let update = try workspace.vitrine("gallery", "--checksums", "--filter", "still")
        #expect(update.status == 0 && update.outputLines.first == "changed: \(all[1])", "\(update)")
        #expect(update.outputLines.last == "\(checksums): 3 checksums")
        #expect(try workspace.vitrine("gallery", "--check", "--filter", "bars/*").status == 0)
        #expect(try workspace.vitrine("gallery", "--check").status == 1)
        // A run that writes the pictures writes their checksums.
        #expect(try workspace.vitrine("gallery").status == 0)
        #expect(try workspace.bytes(all[1]) == [UInt8](Data(contentsOf: URL(fileURLWithPath: rendered))))
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
    }

    @Test func checksumsOfPicturesThatNoSceneMakes() throws {
        #expect(try workspace.vitrine("gallery", "--checksums").status == 0)
        try FileManager.default.removeItem(at: workspace.url("Assets/Scenes/bars/still.yaml"))
        let check = try workspace.vitrine("gallery", "--check", "--quiet")
        #expect(check.status == 1 && check.output == "orphan: \(all[1])\n", "\(check)")
        #expect(check.errors.contains("`vitrine gallery --checksums` takes them out of \(checksums)"))
        // Without the checksums of a scene that fails, the file would be incomplete.
        try workspace.write("vitrine: 2", to: "Assets/Scenes/page.json")
        let noted = try workspace.bytes(checksums)
        #expect(try workspace.vitrine("gallery", "--checksums").status == 2)
        #expect(try workspace.bytes(checksums) == noted)
        try FileManager.default.removeItem(at: workspace.url("Assets/Scenes/page.json"))
        #expect(try workspace.vitrine("gallery", "--checksums").outputLines.last == "\(checksums): 1 checksums")
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
        try workspace.write(noted + Array("no checksum\n".utf8), to: checksums)
        let broken = try workspace.vitrine("gallery", "--check")
        #expect(broken.status == 2 && broken.errors.hasPrefix("vitrine: error: \(checksums):4: expected "), "\(broken)")
        for option in ["--check", "--prune"] {
            #expect(try workspace.vitrine("gallery", "--checksums", option).status == 64)
        }
    }

    @Test func aBrokenSceneDoesNotStopTheOthers() throws {
        try workspace.write("vitrine: 2", to: "Assets/Scenes/bars/a.yaml")
        try workspace.write("vitrine: 1\npopupBar: { popupItem: { image: no.png } }", to: "Assets/Scenes/bars/b.yaml")
        let result = try workspace.vitrine("gallery")
        #expect(result.status == 2)
        #expect(pictures == all)
        #expect(result.errorLines.count == 3)
        #expect(
            result.errorLines.first
                == "vitrine: error: Assets/Scenes/bars/a.yaml:1:10: vitrine: 2 is out of range; legal: 1")
        #expect(result.errorLines.last == "vitrine: error: 2 of 5 scenes failed")
        let stale = try workspace.vitrine("gallery", "--check", "--output", "elsewhere")
        #expect(stale.status == 2)
    }

    @Test func scenesOfOneName() throws {
        try workspace.write(Samples.still, to: "Assets/Scenes/page.yaml")
        let result = try workspace.vitrine("gallery")
        #expect(result.status == 2)
        #expect(
            result.errors.contains("Assets/Scenes/page.yaml: its picture has the name of Assets/Scenes/page.json's"))
        #expect(pictures == all)
    }

    @Test func filters() throws {
        for (glob, expected) in [
            ("bars/*", Array(all.prefix(2))), ("animation", [all[0]]), ("p?ge", [all[2]]), ("*", all),
            ("[ap]*", [all[0], all[2]]),
        ] {
            let result = try workspace.vitrine("gallery", "--filter", glob, "--output", "out-\(glob.hashValue)")
            #expect(result.status == 0)
            #expect(result.outputLines.count == expected.count, "\(glob)")
        }
        let none = try workspace.vitrine("gallery", "--filter", "nothing")
        #expect(none.status == 2)
        #expect(none.errors == "vitrine: error: no scene of Assets/Scenes matches \"nothing\"\n")
    }

    @Test func shardsAreTheWhole() throws {
        for shard in ["1/2", "2/2"] { #expect(try workspace.vitrine("gallery", "--shard", shard).status == 0) }
        #expect(pictures == all)
        #expect(try workspace.vitrine("gallery", "--shard", "9/9").output == "")
        #expect(try workspace.vitrine("gallery", "--check").status == 0)
    }

    @Test func foldersThatCannotBeUsed() throws {
        let missing = try workspace.vitrine("gallery", "--scenes", "nowhere")
        #expect(missing.status == 2 && missing.errors == "vitrine: error: nowhere: no such folder\n")
        try workspace.write("", to: "file")
        let file = try workspace.vitrine("gallery", "--scenes", "file")
        #expect(file.status == 2 && file.errorLines.count == 1)
        let output = try workspace.vitrine("gallery", "--output", "file/there", "--filter", "page")
        #expect(output.status == 2)
        #expect(output.errorLines.first == "vitrine: error: cannot write file/there: the folder cannot be made")
        let proc = try workspace.vitrine("gallery", "--output", "/proc/there", "--filter", "page")
        #expect(proc.status == 2)
        #expect(proc.errorLines.count == 2)
    }
}
