import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

#if os(Linux)
    private let isLinux = true
#else
    private let isLinux = false
#endif

/// Outputs and terminals that misbehave.
@Suite struct StandardFilesTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "scene.yaml") }

    /// Runs `vitrine` in a shell that redirects its files.
    private func shell(_ command: String) throws -> VitrineTool.Result {
        let line = command.replacingOccurrences(of: "vitrine", with: "'\(VitrineTool.path)'")
        return try Program(path: "/bin/sh").run(["-c", line], in: workspace.path)
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"]) func closedOnes(_ redirection: String) throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "right.gif").status == 0)
        // A picture must not get the descriptor of a closed file, to which messages are printed.
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

    /// A pipe can be read only once.
    @Test(arguments: [
        "vitrine render - -o a.gif -o a.png < scene.yaml", "cat scene.yaml | vitrine render - -o a.gif -o a.png",
        "cat scene.yaml | vitrine render /dev/stdin -o a.gif -o a.png --appearance light,dark",
        "vitrine render /dev/fd/9 -o a.gif -o a.png 9< scene.yaml",
    ])
    func scenesFromAPipe(_ command: String) throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "right.png").status == 0)
        let result = try shell(command)
        #expect(result.status == 0 && result.errors == "", "\(result)")
        #expect(try PNG.decode(workspace.bytes("a.png")) == PNG.decode(workspace.bytes("right.png")))
        #expect(try workspace.vitrine("verify", "a.gif", "a.png", "--scene", "scene.yaml").status == 0)
    }

    @Test func problemsOfASceneFromAPipeHaveTheirPlace() throws {
        try workspace.write("vitrine: 1\noutput: { fps: 0 }\n", to: "bad.yaml")
        let result = try shell("cat bad.yaml | vitrine validate -")
        #expect(
            result.status == 2 && result.output == "-:2:16: output.fps: 0 is out of range; legal: 1...120\n",
            "\(result)")
        #expect(try shell("vitrine validate - < /dev/null").output == "-: the file holds no scene\n")
        // Relative paths begin in the current folder.
        try workspace.write(
            Samples.animation.replacingOccurrences(of: "artwork/rain.png", with: "x.png"), to: "scene.yaml")
        try workspace.write(PNG.encode(Bitmap(width: 3, height: 3)), to: "x.png")
        #expect(try shell("cat scene.yaml | vitrine render - -o a.png").status == 0)
    }

    @Test(arguments: ["png", "gif", "sheet.png"]) func aFileToStandardOutput(_ ending: String) throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "right.\(ending)").status == 0)
        let result = try shell(
            "vitrine render scene.yaml -o -.\(ending) > a; vitrine render scene.yaml -o ./-.\(ending)")
        #expect(result.status == 0 && result.errors == "" && result.output.hasPrefix("./-.\(ending): "), "\(result)")
        #expect(try workspace.bytes("a") == workspace.bytes("right.\(ending)"))
        #expect(try workspace.bytes("-.\(ending)") == workspace.bytes("right.\(ending)"))
    }

    @Test(arguments: ["-", "-.png"]) func picturesForStandardOutputThatIsClosed(_ output: String) throws {
        let result = try shell("vitrine render scene.yaml -o \(output) >&-")
        #expect(result.status == 2 && result.errors == "vitrine: error: -o \(output): standard output is closed\n")
    }

    /// Dispatch and Foundation wait forever for a thread that the system cannot create.
    @Test(.enabled(if: isLinux), arguments: ["--threads 4", ""], ["", "map"])
    func withoutThreads(_ options: String, content: String) throws {
        if content == "map" {
            // Memory for a large canvas is provided on another thread.
            try workspace.write(
                "vitrine: 1\ndevice: iphone-8\ncontainer: { content: { body: [{ map: artwork/paris.png, placement: fill }] } }\n"
                    + "output: { duration: 0.1s, scale: 3 }\n", to: "scene.yaml")
        }
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "right.gif").status == 0)
        // The stacks exceed the remaining address space: no thread with the default size can start.
        let begun = "ulimit -s 4000000; ulimit -v 3000000; timeout 60"
        let result = try shell("\(begun) vitrine render scene.yaml -o a.gif \(options)")
        #expect(result.status == 0, "\(result)")
        #expect(try workspace.bytes("a.gif") == workspace.bytes("right.gif"))
    }

    @Test(.enabled(if: isLinux), arguments: [192, 256, 1024]) func smallStacks(kilobytes: Int) throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "right.gif").status == 0)
        let result = try shell(
            "ulimit -s \(kilobytes); vitrine validate scene.yaml && vitrine render scene.yaml -o a.gif -o a.png && vitrine encode a.gif -o b.gif"
        )
        #expect(result.status == 0, "\(result)")
        #expect(try workspace.bytes("a.gif") == workspace.bytes("right.gif"))
    }

    /// With any remaining address space, commands work or end with an error, not by a signal.
    @Test(.enabled(if: isLinux), arguments: [150_000, 200_000, 400_000]) func littleMemory(kilobytes: Int) throws {
        for command in ["validate scene.yaml", "render scene.yaml -o a.gif --set output.scale=8"] {
            let result = try shell("ulimit -v \(kilobytes); vitrine \(command)")
            let isTold = !(result.output + result.errors).isEmpty
            #expect(result.signal == nil && (result.status == 0 || result.status == 2) && isTold, "\(result)")
        }
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
