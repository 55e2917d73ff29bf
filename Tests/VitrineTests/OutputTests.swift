import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrinePrimitives

/// Contact sheets, pixels on standard output, and the formats of ffmpeg.
@Suite struct OutputTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "scene.yaml") }

    private func frames() throws -> [Bitmap] {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "frames/").status == 0)
        return try (0..<5).map { try PNG.decode(workspace.bytes("frames/000\($0).png")) }
    }

    private func part(_ sheet: Bitmap, _ x: Int, _ y: Int) -> Bitmap {
        var part = Bitmap(width: 86, height: 34)
        for row in 0..<34 { for column in 0..<86 { part[column, row] = sheet[x + column, y + row] } }
        return part
    }

    @Test func sheetsShowFramesInRows() throws {
        let frames = try frames()
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.sheet.png")
        #expect(result.status == 0)
        let sheet = try PNG.decode(workspace.bytes("a.sheet.png"))
        // Five pictures of 86x34 are closest to a square in two columns, with a gap of 8 around each.
        #expect(sheet.width == 2 * 94 + 8 && sheet.height == 3 * 42 + 8)
        for (i, frame) in frames.enumerated() { #expect(part(sheet, 8 + i % 2 * 94, 8 + i / 2 * 42) == frame) }
        let few = try workspace.vitrine("render", "scene.yaml", "-o", "a.sheet.png", "--sheet-frames", "2")
        #expect(few.outputLines.first?.contains(", 2 frames, ") == true)
        let ends = try PNG.decode(workspace.bytes("a.sheet.png"))
        #expect(part(ends, 8, 8) == frames[0] && part(ends, 8, 50) == frames[4])
        for count in ["0", "1001"] {
            let wrong = try workspace.vitrine("render", "scene.yaml", "-o", "b.sheet.png", "--sheet-frames", count)
            #expect(wrong.status == 64 && wrong.errors.contains("legal: 1...1000"))
        }
        let large = try workspace.vitrine(
            "render", "scene.yaml", "-o", "b.sheet.png", "--sheet-frames", "1000", "--size", "4000x4000")
        #expect(large.status == 64 && large.errors.contains("is too large"), "\(large.errors)")
        #expect(!workspace.exists("b.sheet.png"))
    }

    @Test(arguments: [("rgba", RawPixels.rgba), ("rgb", .rgb)]) func rawPixels(_ name: String, _ pixels: RawPixels)
        throws
    {
        let expected = try frames().flatMap { pixels.bytes(of: $0) }
        let command = "'\(VitrineTool.path)' render scene.yaml -o - --pixels \(name) > raw"
        let result = try Program(path: "/bin/sh").run(["-c", command], in: workspace.path)
        #expect(result.status == 0 && result.errors == "")
        #expect(try workspace.bytes("raw") == expected)
        // The output has only pixels, also beside other outputs.
        let both = command.replacingOccurrences(of: "-o -", with: "-o - -o a.gif")
        #expect(try Program(path: "/bin/sh").run(["-c", both], in: workspace.path).status == 0)
        #expect(try workspace.bytes("raw") == expected && workspace.exists("a.gif"))
    }

    @Test func aReaderThatGoesIsAnError() throws {
        let command =
            "'\(VitrineTool.path)' render scene.yaml -o - --size 860x340 --fps 60 | true; exit ${PIPESTATUS[0]}"
        let result = try Program(path: "/bin/bash").run(["-c", command], in: workspace.path)
        #expect(
            result.status == 2 && result.errors.hasPrefix("vitrine: error: cannot write standard output: "), "\(result)"
        )
    }

    @Test func losslessWebP() throws {
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.webp", "--quality", "100")
        #expect(result.status == 0 && result.output.hasPrefix("a.webp: 86x34, "), "\(result.errors)")
        let bytes = try workspace.bytes("a.webp")
        #expect(bytes.prefix(4).elementsEqual(Array("RIFF".utf8)) && bytes[8..<12].elementsEqual(Array("WEBP".utf8)))
        #expect(workspace.contents == ["a.webp", "scene.yaml"])
        // ffmpeg 5 writes animated WebPs and cannot read them; Pillow can.
        guard let python = Program(named: "python3") else { return }
        let script = """
            from PIL import Image, ImageSequence
            with Image.open('a.webp') as animation, open('raw', 'wb') as out:
                for frame in ImageSequence.Iterator(animation):
                    frame.load()
                    print(animation.info['duration'])
                    out.write(frame.convert('RGB').tobytes())
            """
        let read = try python.run(["-c", script], in: workspace.path)
        guard read.status == 0 else { return }
        var distinct: [Bitmap] = []
        for frame in try frames() where distinct.last != frame { distinct.append(frame) }
        let pixels = try workspace.bytes("raw")
        let expected = distinct.flatMap { RawPixels.rgb.bytes(of: $0) }
        // ffmpeg may repeat a frame that stays.
        if pixels.count == expected.count { #expect(pixels == expected) }
        #expect(pixels.prefix(86 * 34 * 3) == expected.prefix(86 * 34 * 3))
        #expect(read.outputLines.compactMap { Int($0) }.reduce(0, +) == 500, "\(read.output)")
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil && Program.ffprobe != nil)) func video() throws {
        // H.264 in 4:2:0 cannot have odd sides: they are padded.
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.mp4", "--size", "87x33", "--fps", "30")
        #expect(result.status == 0, "\(result.errors)")
        let fields = "stream=codec_name,width,height,pix_fmt,r_frame_rate,nb_frames,color_space"
        let told = try #require(Program.ffprobe).run(
            ["-v", "error", "-show_entries", fields, "-of", "default=noprint_wrappers=1", "a.mp4"], in: workspace.path)
        #expect(
            Set(told.outputLines) == [
                "codec_name=h264", "width=88", "height=34", "pix_fmt=yuv420p", "r_frame_rate=30/1", "nb_frames=15",
                "color_space=bt709",
            ])
        #expect(workspace.contents == ["a.mp4", "scene.yaml"])
        #expect(result.output.hasPrefix("a.mp4: 88x34, "))
        // The last column and row repeat their neighbors.
        let pixels = try #require(Program(named: "ffmpeg")).run(
            ["-v", "error", "-i", "a.mp4", "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "gray", "last.raw"],
            in: workspace.path)
        #expect(pixels.status == 0)
        let raw = try workspace.bytes("last.raw")
        let far =
            (0..<34).filter { abs(Int(raw[$0 * 88 + 87]) - Int(raw[$0 * 88 + 86])) > 12 }
            + (0..<88).filter { abs(Int(raw[33 * 88 + $0]) - Int(raw[32 * 88 + $0])) > 12 }
        #expect(far.count < 6)
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil), arguments: ["-y/a.mp4", "T12:00/a.mp4", "http:x/a.webm"])
    func namesWithAMeaningToFFmpeg(_ file: String) throws {
        try FileManager.default.createDirectory(
            at: workspace.url(String(file.prefix { $0 != "/" })), withIntermediateDirectories: false)
        let result = try workspace.vitrine("render", "scene.yaml", "--output=\(file)")
        #expect(result.status == 0 && workspace.exists(file), "\(result.errors)")
    }

    /// The animations are lossless, with the rate of the scene, which a GIF does not have.
    @Test(arguments: ["a.webp", "a.avif"]) func animationsOfLibraries(_ file: String) throws {
        let options = ["--quality", "100", "--fps", "60"]
        let result = try VitrineTool.run(
            ["render", "scene.yaml", "-o", file, "-o", "a.apng"] + options, in: workspace.path)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        func frames(_ file: String) throws -> [(bitmap: Bitmap, seconds: Double)] {
            var reader = try ImageFileReader(workspace.bytes(file))
            var frames: [(bitmap: Bitmap, seconds: Double)] = []
            while let frame = try reader.next() { frames.append((frame.bitmap, frame.duration.seconds)) }
            return frames
        }
        let (read, exact) = (try frames(file), try frames("a.apng"))
        #expect(read.map(\.bitmap) == exact.map(\.bitmap))
        #expect(zip(read, exact).allSatisfy { abs($0.seconds - $1.seconds) < 0.0011 })
        let small = try workspace.vitrine("render", "scene.yaml", "-o", file, "--max-size", "2600")
        #expect(small.status == 0 && small.output.contains("bytes"), "\(small)")
        #expect(try workspace.bytes(file).count <= 2600)
        #expect(try workspace.vitrine("diff", file, "a.apng").status == 1)
    }

    @Test func optionsThatChangeNothingAreRefused() throws {
        for (options, words) in [
            (["-o", "a.apng", "--quality", "50"], "--quality is for GIFs, WebPs, AVIFs and pages"),
            (["-o", "a.png", "--max-size", "9KB"], "--max-size is for GIFs, WebPs, AVIFs and pages"),
            (["-o", "a.avif", "--dither", "ordered"], "--dither is for GIFs and pages"),
        ] {
            let result = try VitrineTool.run(["render", "scene.yaml"] + options, in: workspace.path)
            #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
        }
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil)) func aVideoWithAlpha() throws {
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.webm", "--fps", "30")
        #expect(result.status == 0 && result.output.hasPrefix("a.webm: 86x34, "), "\(result.errors)")
        let mov = try workspace.vitrine("render", "scene.yaml", "-o", "a.mov")
        #expect(
            mov.status == 0 || mov.errors.contains("hevc_videotoolbox") && mov.errors.contains(".webm has alpha"),
            "\(mov)")
    }

    @Test func anFFmpegThatCannotBeStarted() throws {
        try workspace.write("#!/nowhere/interpreter\n", to: "bin/ffmpeg")
        let program = workspace.path + "/bin/ffmpeg"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let path = workspace.path + "/bin:/usr/bin:/bin"
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.mp4", environment: ["PATH": path])
        #expect(result.status == 2 && result.errorLines.count == 1)
        #expect(
            result.errors.hasPrefix("vitrine: error: ffmpeg failed: \(program) cannot be started: ")
                && !result.errors.contains("Domain"), "\(result.errors)")
    }

    @Test(arguments: ["a.webm", "a.mp4"]) func withoutFFmpeg(_ file: String) throws {
        let result = try workspace.vitrine(
            "render", "scene.yaml", "-o", file, "-o", "b.png", environment: ["PATH": workspace.path])
        #expect(result.status == 2)
        #expect(
            result.errors
                == "vitrine: error: cannot write \(file): that takes ffmpeg, which is not installed (Debian, Ubuntu: "
                + "apt-get install ffmpeg; Homebrew: brew install ffmpeg)\n")
        #expect(workspace.contents == ["scene.yaml"])
    }

    /// The program fails at once or halfway, with its own message.
    @Test(arguments: ["echo no such codec >&2; exit 1", "head -c 5000 >/dev/null; echo no such codec >&2; exit 1"])
    func ffmpegThatFails(_ script: String) throws {
        try workspace.write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace.path + "/bin/ffmpeg")
        try workspace.write("old", to: "a.mp4")
        let path = workspace.path + "/bin:/usr/bin:/bin"
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.mp4", environment: ["PATH": path])
        #expect(result.status == 2 && result.errors == "vitrine: error: ffmpeg failed: no such codec\n", "\(result)")
        #expect(workspace.contents == ["a.mp4", "bin", "bin/ffmpeg", "scene.yaml"])
        #expect(try workspace.bytes("a.mp4") == Array("old".utf8))
    }
}
