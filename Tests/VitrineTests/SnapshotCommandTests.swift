import Foundation
import Testing

/// `vitrine snapshot`, `vitrine diff` and `vitrine bisect`.
@Suite struct SnapshotCommandTests {
    let workspace = try! Workspace()

    init() throws {
        try workspace.write(Samples.still, to: "s/bar.yaml")
        try workspace.write(Samples.animation, to: "s/film.yaml")
    }

    private func run(_ arguments: String..., environment: [String: String?] = [:]) throws -> VitrineTool.Result {
        try VitrineTool.run(arguments, in: workspace.path, environment: environment)
    }

    @Test func recordedScenesPassUntilTheyChangeAndAreAccepted() throws {
        #expect(try run("snapshot", "verify", "s").status == 1)
        let recorded = try run("snapshot", "record", "s")
        #expect(recorded.status == 0 && recorded.output.hasSuffix("2 snapshots: 2 recorded\n"), "\(recorded)")
        #expect(workspace.exists("s/__Snapshots__/bar.png") && workspace.exists("s/__Snapshots__/film.apng"))
        #expect(try run("snapshot", "verify", "s").output == "2 snapshots: 2 passed\n")

        try workspace.write(Samples.animation.replacing("at: 0.1s", with: "at: 0.2s"), to: "s/film.yaml")
        let failed = try run("snapshot", "verify", "s", "--report-file", "r.html", "--report-file", "r.xml")
        #expect(failed.status == 1)
        #expect(failed.output.contains("failed: film\n") && failed.output.contains("starts 100 ms later"), "\(failed)")
        #expect(try String(decoding: workspace.bytes("r.xml"), as: UTF8.self).contains("failures=\"1\""))
        #expect(try workspace.bytes("r.html").count > 10_000)
        let review = try run("snapshot", "review", "s")
        #expect(review.status == 1 && review.output.hasPrefix("1 of 1: film (failed)\n"))
        #expect(try run("snapshot", "accept", "s").output == "accepted: s/__Snapshots__/film.apng\n")
        #expect(try run("snapshot", "verify", "s").status == 0)
        #expect(try run("snapshot", "review", "s").output == "nothing is pending\n")
    }

    @Test func variantsAreComparedInOneRun() throws {
        let vary = ["--as", "image", "--vary", "appearance,direction", "--vary", "textSize=medium,ax1"]
        #expect(try VitrineTool.run(["snapshot", "record", "s"] + vary, in: workspace.path).status == 0)
        #expect(workspace.exists("s/__Snapshots__/bar~dark~rtl~ax1.png"))
        let result = try VitrineTool.run(["snapshot", "verify", "s"] + vary, in: workspace.path)
        #expect(result.output == "16 snapshots: 16 passed\n", "\(result)")
        for wrong in ["colour", "appearance=pink", "popupBar.barStyl=compact"] {
            #expect(try run("snapshot", "verify", "s", "--vary", wrong).status == 64)
        }
    }

    @Test func orphansAreListedAndDeleted() throws {
        #expect(try run("snapshot", "record", "s").status == 0)
        try FileManager.default.removeItem(atPath: workspace.path + "/s/film.yaml")
        let gone = ["s/__Snapshots__/film.apng", "s/__Snapshots__/film.apng.poses.txt"]
        #expect(try run("snapshot", "verify", "s").output.hasPrefix(gone.map { "orphan: \($0)\n" }.joined()))
        let listed = try run("snapshot", "prune", "s")
        #expect(listed.status == 1 && listed.outputLines == gone.map { "orphan: \($0)" })
        #expect(try run("snapshot", "prune", "s", "--delete").status == 0)
        #expect(!workspace.exists(gone[0]) && workspace.exists("s/__Snapshots__/bar.png"))
        #expect(try run("snapshot", "prune", "s").output == "")
    }

    @Test func referencesOfAnotherKindAreNoOrphans() throws {
        for kind in ["auto", "poses", "accessibility"] {
            let result = try run("snapshot", "record", "s", "--as", kind)
            #expect(result.status == 0 && !result.output.contains("orphan"), "\(result)")
            #expect(try run("snapshot", "prune", "s", "--as", kind).output == "")
        }
        // Every element is one line.
        let text = String(decoding: try workspace.bytes("s/__Snapshots__/bar.txt"), as: UTF8.self)
        #expect(text.split(separator: "\n").allSatisfy { $0.contains(" at ") && $0.contains(": ") }, "\(text)")
        // A scene without its timeline is no film.
        try workspace.write(Samples.still, to: "s/film.yaml")
        let gone = ["film.apng", "film.apng.poses.txt"].map { "orphan: s/__Snapshots__/\($0)" }
        #expect(try run("snapshot", "prune", "s").outputLines == gone)
    }

    @Test func aPictureIsReadFromStandardInput() throws {
        #expect(try run("render", "s/bar.yaml", "-o", "a.png").status == 0)
        let command = "\"\(VitrineTool.path)\" diff a.png - < a.png"
        let result = try Program(path: "/bin/sh").run(["-c", command], in: workspace.path)
        #expect(result.status == 0 && result.output == "the same pixels\n", "\(result)")
        #expect(try run("diff", "-", "-").status == 64)
        // An unreadable file is an error, not a difference.
        #expect(try run("diff", "a.png", "none.png").status == 2)
        #expect(try run("diff", "a.png", "a.png", "--report-file", "none/r.html").status == 2)
    }

    @Test func referencesThatTestsHaveNotUsedAreOrphans() throws {
        #expect(try run("snapshot", "record", "s").status == 0)
        let film = "\(workspace.path)/s/__Snapshots__/film.apng\n"
        try workspace.write("# begin 7\n\(film)# end 7\n", to: "used.txt")
        let listed = try run("snapshot", "prune", "s", "--used", "used.txt")
        #expect(listed.outputLines == ["orphan: s/__Snapshots__/bar.png"], "\(listed)")
        // Lists of other folders, and of a part of a run, are rejected.
        for (text, words) in [
            ("", "no reference is listed"), (film, "not come to its end"),
            ("# begin 7\n\(film)", "not come to its end"),
            ("# begin 7\n\(film)# end 7\n# begin 8\n\(film)", "not come to its end"),
            ("# begin 7\n# filtered 7\n\(film)# end 7\n", "left tests out"),
            ("# begin 7\n/builds/project/__Snapshots__/film.apng\n# end 7\n", "another place"),
        ] {
            try workspace.write(text, to: "list.txt")
            let refused = try run("snapshot", "prune", "s", "--used", "list.txt", "--delete", "--permanently")
            #expect(refused.status == 2 && refused.errors.contains(words), "\(text): \(refused)")
        }
        #expect(workspace.exists("s/__Snapshots__/bar.png"))
    }

    @Test func `orphans of test files that have used no reference stay`() throws {
        #expect(try run("snapshot", "record", "s").status == 0)
        let picture = try workspace.bytes("s/__Snapshots__/bar.png")
        for name in ["One/a.png", "One/b.png", "Two/c.png"] {
            try workspace.write(picture, to: "s/__Snapshots__/\(name)")
        }
        try workspace.write("# begin 7\n\(workspace.path)/s/__Snapshots__/One/a.png\n# end 7\n", to: "used.txt")
        let moved = try run("snapshot", "prune", "s", "--used", "used.txt", "--delete")
        let (old, new) = ("s/__Snapshots__/One/b.png", "s/__Snapshots__/.pruned/One/b.png")
        #expect(moved.status == 0 && moved.output == "moved: \(old) to \(new)\n", "\(moved)")
        #expect(!workspace.exists(old) && workspace.exists(new) && workspace.exists("s/__Snapshots__/Two/c.png"))
        #expect(try run("snapshot", "prune", "s", "--used", "used.txt").output == "")
        try workspace.write(picture, to: old)
        #expect(
            try run("snapshot", "prune", "s", "--used", "used.txt", "--delete", "--permanently").output
                == "deleted: \(old)\n")
    }

    @Test func `a scene that cannot be read does not stop the others`() throws {
        try workspace.write("not a picture", to: "s/bad.png")
        try workspace.write("vitrine: 1\ncontainer: { content: { body: [{ image: bad.png }] } }\n", to: "s/a.yaml")
        let result = try run("snapshot", "record", "s", "--vary", "appearance")
        #expect(result.status == 2 && result.errors.contains("s/a.yaml:2:41: "), "\(result)")
        #expect(workspace.exists("s/__Snapshots__/bar~dark.png"))
        // The scene's references are unknown.
        try workspace.write(workspace.bytes("s/__Snapshots__/bar~dark.png"), to: "s/__Snapshots__/a~dark.png")
        #expect(try !run("snapshot", "verify", "s", "--vary", "appearance").output.contains("orphan"))
        #expect(try run("snapshot", "prune", "s", "--vary", "appearance", "--delete").status == 2)
        #expect(workspace.exists("s/__Snapshots__/a~dark.png"))
    }

    @Test func `no link leads out of the folder of references`() throws {
        let secret = "only for me\n"
        try workspace.write(secret, to: "secret.txt")
        try FileManager.default.createDirectory(
            atPath: workspace.path + "/elsewhere", withIntermediateDirectories: true)
        #expect(try run("snapshot", "record", "s").status == 0)
        func link(_ path: String, to target: String) throws {
            try? FileManager.default.removeItem(atPath: workspace.path + "/" + path)
            try FileManager.default.createSymbolicLink(
                atPath: workspace.path + "/" + path, withDestinationPath: workspace.path + "/" + target)
        }
        // The reference is a link.
        try link("s/__Snapshots__/bar.png", to: "secret.txt")
        #expect(try run("snapshot", "record", "s").status != 0)
        #expect(try String(decoding: workspace.bytes("secret.txt"), as: UTF8.self) == secret)
        try link("s/__Snapshots__/bar.png", to: "new.txt")
        #expect(try run("snapshot", "record", "s").status != 0)
        #expect(!workspace.exists("new.txt"))
        // A folder of the path is a link.
        try workspace.write(workspace.bytes("s/bar.yaml"), to: "s/in/bar.yaml")
        try link("s/__Snapshots__/in", to: "elsewhere")
        #expect(try run("snapshot", "record", "s").status != 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.path + "/elsewhere") == [])
    }

    @Test(arguments: ["link", "garbage", "empty", "gif"]) func `what is no snapshot is not accepted`(_ kind: String)
        throws
    {
        #expect(try run("snapshot", "verify", "s").status != 0)
        let pending = "s/__Snapshots__/.pending/bar.png"
        #expect(workspace.exists(pending))
        try workspace.write("only for me\n", to: "secret.png")
        switch kind {
        case "link":
            try FileManager.default.removeItem(atPath: workspace.path + "/" + pending)
            try FileManager.default.createSymbolicLink(
                atPath: workspace.path + "/" + pending, withDestinationPath: workspace.path + "/secret.png")
        case "garbage": try workspace.write("garbage", to: pending)
        case "empty": try workspace.write("", to: pending)
        default:
            #expect(try run("render", "s/bar.yaml", "-o", "a.gif").status == 0)
            try workspace.write(workspace.bytes("a.gif"), to: pending)
        }
        let result = try run("snapshot", "accept", "s")
        #expect(result.status != 0 && !workspace.exists("s/__Snapshots__/bar.png"), "\(result)")
    }

    @Test func `names that differ in case only are warned of`() throws {
        try workspace.write(workspace.bytes("s/bar.yaml"), to: "s/Bar.yaml")
        let result = try run("snapshot", "record", "s")
        #expect(result.errors.contains("s/Bar.yaml, s/bar.yaml: names that differ in case only"), "\(result.errors)")
    }

    @Test func shardsJoinToTheWhole() throws {
        let vary = ["--as", "image", "--vary", "appearance,direction"]
        _ = try VitrineTool.run(["snapshot", "record", "s"] + vary, in: workspace.path)
        _ = try VitrineTool.run(
            ["snapshot", "verify", "s", "--report-file", "whole.json"] + vary, in: workspace.path)
        let ways: [[String: String]] = [
            ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": workspace.path + "/status"],
            ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
            ["JOB_COMPLETION_INDEX": "2"],
        ]
        for (i, environment) in ways.enumerated() {
            let more = i == 2 ? ["--shards", "3"] : []
            let result = try VitrineTool.run(
                ["snapshot", "verify", "s", "--report-file", "part\(i).json"] + vary + more, in: workspace.path,
                environment: environment)
            #expect(result.status == 0, "\(result)")
        }
        #expect(workspace.exists("status"))
        let merged = try run(
            "snapshot", "merge", "part2.json", "part0.json", "part1.json", "--report-file", "merged.json")
        #expect(merged.output == "8 snapshots: 8 passed\n", "\(merged)")
        #expect(try workspace.bytes("merged.json") == workspace.bytes("whole.json"))
        let missing = try run("snapshot", "merge", "part2.json", "part0.json")
        #expect(missing.status == 2 && missing.errors.contains("of 3 shards these are missing: 2"))
        #expect(
            try run("snapshot", "verify", "s", environment: ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "3"]).status == 64)
    }

    @Test func picturesAnimationsAndScenesAreCompared() throws {
        #expect(try run("render", "s/film.yaml", "-o", "a.gif", "-o", "a.apng", "-o", "a.png").status == 0)
        #expect(try run("diff", "a.gif", "a.gif").output == "the same pixels at the same times\n")
        #expect(try run("diff", "a.png", "a.png").output == "the same pixels\n")
        try workspace.write(Samples.animation.replacing("A subtitle", with: "Another"), to: "b.yaml")
        #expect(try run("render", "b.yaml", "-o", "b.gif", "-o", "b.png").status == 0)
        let still = try run("diff", "a.png", "b.png", "-o", "d.png")
        #expect(still.status == 1 && still.output.contains("worst pixel (") && workspace.exists("d.png"), "\(still)")
        #expect(try run("diff", "a.gif", "b.gif").output.contains("frames "))
        let scenes = try run("diff", "s/film.yaml", "b.yaml")
        #expect(scenes.output.hasPrefix("popupBar.popupItem.subtitle: A subtitle → Another\n"), "\(scenes)")
        #expect(try run("diff", "a.png", "b.png", "--max-diff-pixel-ratio", "1").status == 0)
        try workspace.write("no picture", to: "c.png")
        #expect(try run("diff", "a.png", "c.png").status == 2)
        #expect(try run("diff", "a.png", "s/film.yaml").status == 64)
        #expect(try run("diff", "a.png", "b.png", "--threshold", "1").status == 64)
    }

    @Test func theKeysThatChangeThePictureAreFound() throws {
        let changed = Samples.still.replacing("A title", with: "B title").replacing(
            "vitrine: 1", with: "vitrine: 1\nlocale: de")
        try workspace.write(changed, to: "changed.yaml")
        let result = try run("bisect", "s/bar.yaml", "changed.yaml")
        #expect(result.status == 1, "\(result)")
        #expect(result.outputLines.first == "popupBar.popupItem.title: A title → B title")
        #expect(result.outputLines.last?.hasPrefix("1 of 2 keys that differ; ") == true)
        #expect(try run("bisect", "s/bar.yaml", "s/bar.yaml").status == 0)
    }

    @Test func aChangeThatTheStillDoesNotShowIsFoundAtAnotherMoment() throws {
        let scene = """
            vitrine: 1
            popupBar: { popupItem: { title: A } }
            timeline: [{ at: 0.2s, open: popup }]
            output: { crop: bottom 100pt, scale: 1 }

            """
        try workspace.write(scene, to: "before.yaml")
        try workspace.write(scene.replacing("title: A", with: "title: B"), to: "after.yaml")
        let result = try run("bisect", "before.yaml", "after.yaml")
        #expect(result.status == 1, "\(result)")
        #expect(result.outputLines.first == "popupBar.popupItem.title: A → B")
        #expect(result.outputLines.last?.contains(" at 0") == true)
    }

    /// Whenever a recording is killed, every existing reference is complete, and the next run completes them.
    @Test func aKilledRecordingLeavesWholeReferences() throws {
        let arguments = [
            "snapshot", "record", "s", "--as", "image", "--vary", "appearance,direction", "--vary",
            "textSize=medium,large,xLarge,ax1,ax2",
        ]
        for delay in [0.02, 0.05, 0.08, 0.12, 0.2, 0.3] {
            let process = Program(path: VitrineTool.path).process(arguments, in: workspace.path)
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            Thread.sleep(forTimeInterval: delay)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for name in workspace.contents where name.hasSuffix(".png") {
                #expect(try run("diff", name, name).status == 0, "\(name) after \(delay) s")
            }
        }
        #expect(try VitrineTool.run(arguments, in: workspace.path).status == 0)
        let verified = try VitrineTool.run(["snapshot", "verify"] + arguments.dropFirst(2), in: workspace.path)
        #expect(verified.output == "40 snapshots: 40 passed\n", "\(verified)")
    }

    /// If two processes record different pictures under one name, one complete reference exists, and the other process
    /// reports that it is not its own.
    @Test func twoProcessesThatRecordOneNameLeaveOneWholeReference() throws {
        try workspace.write(Samples.still, to: "one/bar.yaml")
        try workspace.write(Samples.still.replacing("A title", with: "Another title"), to: "two/bar.yaml")
        for _ in 0..<5 {
            try? FileManager.default.removeItem(atPath: workspace.path + "/shared")
            let processes = try ["one", "two"].map { folder in
                let process = Program(path: VitrineTool.path).process(
                    ["snapshot", "record", folder, "--missing", "--references", "shared"], in: workspace.path)
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                return process
            }
            for process in processes { process.waitUntilExit() }
            #expect(processes.map(\.terminationStatus).sorted() == [0, 1])
            let verified = try ["one", "two"].map {
                try run("snapshot", "verify", $0, "--references", "shared").status ?? -1
            }
            #expect(verified.sorted() == [0, 1])
        }
    }
}
