import Foundation
import Testing

/// The output of runs: only results in a pipe, and valid JSON.
@Suite struct ReportTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "scene.yaml") }

    private func json(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    @Test func aLineForEachFile() throws {
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "-o", "b.png", "-o", "c/")
        #expect(result.status == 0 && result.errors == "")
        let bytes = try (workspace.bytes("a.gif").count, workspace.bytes("b.png").count)
        let frames = (0..<5).map { "c/000\($0).png" }
        #expect(workspace.contents == ["a.gif", "b.png", "c"] + frames + ["scene.yaml"])
        let all = try frames.reduce(0) { try $0 + workspace.bytes($1).count }
        #expect(
            result.outputLines == [
                "a.gif: 86x34, 5 frames, \(bytes.0) bytes", "b.png: 86x34, 1 frame, \(bytes.1) bytes",
                "c/: 86x34, 5 frames, \(all) bytes",
            ])
    }

    @Test func quietIsSilent() throws {
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "--quiet")
        #expect(result.status == 0 && result.output == "" && result.errors == "")
        #expect(workspace.exists("a.gif"))
        let failed = try workspace.vitrine("render", "nowhere.yaml", "-o", "a.gif", "--quiet")
        #expect(failed.errors == "vitrine: error: nowhere.yaml: no such file\n")
        let checked = try workspace.vitrine("validate", "scene.yaml", "--quiet")
        #expect(checked.status == 0 && checked.output == "")
    }

    @Test func renderAsJSON() throws {
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "-o", "b.png", "--format", "json")
        let report = try #require(try json(result.output) as? [String: Any])
        let files = try #require(report["files"] as? [[String: Any]])
        #expect(files.map { $0["path"] as? String } == ["a.gif", "b.png"])
        #expect(files.map { $0["frames"] as? Int } == [5, 1])
        #expect(files.map { $0["width"] as? Int } == [86, 86])
        #expect(try files[0]["bytes"] as? Int == workspace.bytes("a.gif").count)
    }

    @Test func validateAsJSON() throws {
        try workspace.write("vitrine: 1\noutput: { fps: 0, still: soon }\n", to: "bad.yaml")
        try workspace.write("vitrine: 1\npopupBar: { popupItem: { trailing: [nose] } }\n", to: "icon.yaml")
        let names = ["scene.yaml", "bad.yaml", "nowhere.yaml", "icon.yaml"]
        let result = try VitrineTool.run(["validate", "--format", "json"] + names, in: workspace.path)
        #expect(result.status == 2 && result.errors == "")
        let reports = try #require(try json(result.output) as? [[String: Any]])
        #expect(reports.map { $0["file"] as? String } == names)
        let issues = reports.map { $0["issues"] as? [[String: Any]] ?? [] }
        #expect(issues.map(\.count) == [0, 2, 1, 1])
        #expect(issues[1].map { $0["path"] as? String } == ["output.fps", "output.still"])
        #expect(issues[1].map { $0["line"] as? Int } == [2, 2])
        #expect(issues[1].map { $0["column"] as? Int } == [16, 26])
    }

    @Test func anAnimationThatIsTooLongIsToldWithItsKey() throws {
        try workspace.write("vitrine: 1\noutput: { fps: 60 }\ntimeline: [{ at: 600s, wait: 1s }]\n", to: "long.yaml")
        let message =
            "the animation has 30075 frames, until all is at rest after this event; output.duration can end it before; at most "
            + "20000; take a smaller duration or fps"
        // A GIF shows 50 of the 60 frames per second.
        let text = try workspace.vitrine("validate", "long.yaml")
        #expect(text.status == 2)
        #expect(text.output == "long.yaml:3:12: timeline[0]: \(message)\n")
        let report = try json(try workspace.vitrine("validate", "long.yaml", "--report", "json").output)
        let issues = (report as? [[String: Any]])?.first?["issues"] as? [[String: Any]]
        #expect(issues?.map { $0["path"] as? String } == ["timeline[0]"])
        #expect(issues?.map { $0["message"] as? String } == [message])
    }

    @Test func theFormerNameOfTheReportOptionStillWorks() throws {
        let report = try workspace.vitrine("list", "devices", "--report", "json").output
        #expect(try workspace.vitrine("list", "devices", "--format", "json").output == report)
    }

    @Test func validateAsText() throws {
        try workspace.write("vitrine: 1\noutput: { fps: 0, still: soon }\n", to: "bad.yaml")
        let result = try workspace.vitrine("validate", "bad.yaml", "scene.yaml")
        #expect(result.status == 2)
        #expect(
            result.outputLines == [
                "bad.yaml:2:16: output.fps: 0 is out of range; legal: 1...120",
                "bad.yaml:2:26: output.still: \"soon\" is not a moment (settled, or a time such as 1.2s)",
                "scene.yaml: fine",
            ])
    }

    @Test(arguments: ["devices", "styles", "colors", "icons", "fonts", "artwork", "scenes"])
    func lists(_ subject: String) throws {
        let options = ["list", subject] + (subject == "scenes" ? ["--scenes", Samples.gallery] : [])
        let text = try VitrineTool.run(options, in: workspace.path)
        let parsed = try json(try VitrineTool.run(options + ["--format", "json"], in: workspace.path).output)
        let names = (parsed as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
        #expect(!names.isEmpty && Set(names).count == names.count)
        #expect(text.status == 0)
        #expect(text.outputLines.map { $0.split(separator: " ").first.map(String.init) } == names)
    }

    @Test func everythingListedCanBeUsed() throws {
        func names(_ subject: String) throws -> [String] {
            let lines = try workspace.vitrine("list", subject).outputLines
            return lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        }
        for device in try names("devices") {
            try workspace.write("vitrine: 1\ndevice: \(device)\n", to: "scene.yaml")
            #expect(try workspace.vitrine("validate", "scene.yaml").status == 0, "\(device)")
        }
        for style in try names("styles") {
            try workspace.write("vitrine: 1\npopupBar: { barStyle: \(style) }\n", to: "scene.yaml")
            #expect(try workspace.vitrine("validate", "scene.yaml").status == 0, "\(style)")
        }
        for color in try names("colors") {
            try workspace.write("vitrine: 1\ncontainer: { content: { background: \(color) } }\n", to: "scene.yaml")
            #expect(try workspace.vitrine("validate", "scene.yaml").status == 0, "\(color)")
        }
        for (key, subject) in [("trailing: [%]", "icons"), ("image: %", "artwork")] {
            for name in try names(subject) {
                let item = key.replacingOccurrences(of: "%", with: name)
                try workspace.write("vitrine: 1\npopupBar: { popupItem: { \(item) } }\n", to: "scene.yaml")
                #expect(try workspace.vitrine("validate", "scene.yaml").status == 0, "\(name)")
            }
        }
    }

    @Test(.enabled(if: Program.script != nil)) func progressOnATerminalOnly() throws {
        // util-linux's script gives the command a terminal and writes its contents there.
        func shown(_ options: String, _ environment: [String: String?] = [:]) throws -> String {
            let command = "\(VitrineTool.path) render scene.yaml -o a.gif \(options)"
            let terminal = ["TERM": "xterm", "SHELL": "/bin/sh"].merging(environment) { $1 }
            let result = try #require(Program.script).run(
                ["-qec", command, "/dev/null"], in: workspace.path, environment: terminal)
            #expect(result.status == 0)
            return result.output
        }
        let line = try shown("")
        #expect(line.contains("\r[") && line.contains("5/5 frames") && line.contains("a.gif: 86x34"))
        // In the end the line is empty.
        #expect(line.contains("\r\u{1B}[Ka.gif"))
        for silent in [
            try shown("--quiet"), try shown("", ["CI": "true"]), try shown("", ["TERM": "dumb"]),
        ] {
            #expect(!silent.contains("frames,  now") && !silent.contains("\u{1B}") && !silent.contains("["))
        }
    }

    @Test(.enabled(if: Program.script != nil)) func colorOnATerminalOnly() throws {
        func shown(_ environment: [String: String?]) throws -> String {
            let terminal = ["TERM": "xterm", "SHELL": "/bin/sh"].merging(environment) { $1 }
            let command = "\(VitrineTool.path) render nowhere.yaml -o a.gif"
            let result = try #require(Program.script).run(
                ["-qec", command, "/dev/null"], in: workspace.path, environment: terminal)
            #expect(result.status == 2)
            return result.output
        }
        #expect(try shown([:]).contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(try !shown(["NO_COLOR": "1"]).contains("\u{1B}["))
        #expect(try shown(["TERM": "dumb"]) == "vitrine: error: nowhere.yaml: no such file\r\n")
    }
}
