import Foundation
import Testing

/// Outputs and terminals that misbehave.
@Suite struct StandardFilesTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.film, to: "scene.yaml") }

    /// Runs `vitrine` with what a shell makes of its files.
    private func shell(_ command: String) throws -> VitrineTool.Result {
        let line = command.replacingOccurrences(of: "vitrine", with: "'\(VitrineTool.path)'")
        return try Program(path: "/bin/sh").run(["-c", line], in: workspace.path)
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"]) func closedOnes(_ redirection: String) throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "right.gif").status == 0)
        // A picture must not get the number of a closed file, and with it what is printed.
        let result = try shell("vitrine render scene.yaml -o a.gif -o b/ \(redirection)")
        #expect(result.status == 0)
        #expect(try workspace.bytes("a.gif") == workspace.bytes("right.gif"))
        let failed = try shell("vitrine render scene.yaml -o c.gif --size 0x0 \(redirection)")
        #expect(failed.status == 64 && !workspace.exists("c.gif"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func fullOutput() throws {
        for command in ["list icons", "doctor", "--help", "validate scene.yaml", "render scene.yaml -o a.png"] {
            let result = try shell("vitrine \(command) > /dev/full")
            #expect(result.status == 2, "\(command)")
            #expect(result.errors == "vitrine: error: cannot write to standard output\n")
        }
    }

    @Test func fileSizeLimit() throws {
        let result = try shell("ulimit -f 1; vitrine render scene.yaml -o a.gif --size 430x170")
        #expect(result.status == 2, "\(result)")
        #expect(result.errors.hasPrefix("vitrine: error: cannot write a.gif: ") && result.errorLines.count == 1)
        #expect(workspace.contents == ["scene.yaml"])
    }

    @Test func namesCannotDisturbATerminal() throws {
        let name = "a\u{1B}[31m\r\u{9B}b.yaml"
        try workspace.write("vitrine: 2\n", to: name)
        for arguments in [
            ["validate", name], ["render", name, "-o", "x.png"], ["render", "\u{1B}c", "-o", "x\u{7}"],
        ] {
            let result = try VitrineTool.run(arguments, in: workspace.path)
            #expect(result.status != 0)
            #expect(
                !(result.output + result.errors).unicodeScalars.contains {
                    $0 != "\n" && $0.properties.generalCategory == .control
                })
        }
    }

    @Test func framesOfAnotherRunAreNoticed() throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "a/").errors == "")
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "a").errors == "")
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a", "--fps", "5")
        #expect(result.status == 0)
        #expect(result.errors == "vitrine: warning: a/0003.png is there from another run; this one ended before it\n")
    }
}
