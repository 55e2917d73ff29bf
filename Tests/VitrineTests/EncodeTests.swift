import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

/// `vitrine encode`, and the options that choose between quality and size.
@Suite struct EncodeTests {
    let workspace = try! Workspace()

    init() throws {
        try workspace.write(Samples.animation, to: "scene.yaml")
        let options = ["-o", "f/", "-o", "f.gif", "-o", "f.apng"]
        let result = try VitrineTool.run(["render", "scene.yaml"] + options, in: workspace.path)
        #expect(result.status == 0)
    }

    private func encode(_ arguments: String...) throws -> VitrineTool.Result {
        try VitrineTool.run(["encode"] + arguments, in: workspace.path)
    }

    /// Returns the frames of a file, with equal ones joined, and their centiseconds.
    private func frames(_ file: String) throws -> [(bitmap: Bitmap, delay: Int)] {
        var reader = try ImageFileReader(workspace.bytes(file))
        var frames: [(bitmap: Bitmap, delay: Int)] = []
        while let frame = try reader.next() {
            let delay = Int((frame.duration.seconds * 100).rounded())
            if frames.last?.bitmap == frame.bitmap {
                frames[frames.count - 1].delay += delay
            } else {
                frames.append((frame.bitmap, delay))
            }
        }
        return frames
    }

    private func isSame(_ a: String, _ b: String) throws -> Bool {
        let (x, y) = (try frames(a), try frames(b))
        return x.map(\.bitmap) == y.map(\.bitmap) && x.map(\.delay) == y.map(\.delay)
    }

    private var names: [String] { (0..<5).map { "f/000\($0).png" } }

    @Test func everyKindOfFrames() throws {
        // A GIF of few colors is exact, so all formats give the same.
        let colors = [RGBColor.black, .white, RGBColor(0xFF0000)].map(\.premultiplied)
        let pictures = (0..<4).map { n in
            Bitmap(width: 5, height: 3, pixels: (0..<15).map { colors[($0 * (n + 1) + n) % 3].bits })
        }
        for (i, picture) in pictures.enumerated() { try workspace.write(PNG.encode(picture), to: "p/\(i).png") }
        for (name, pixels) in [("raw.rgb", RawPixels.rgb), ("raw.rgba", .rgba)] {
            try workspace.write(pictures.flatMap { pixels.bytes(of: $0) }, to: name)
        }
        let paths = (0..<4).map { "p/\($0).png" }
        #expect(
            try VitrineTool.run(["encode"] + paths + ["-o", "a.gif", "--fps", "20"], in: workspace.path).status == 0)
        #expect(try frames("a.gif").map(\.bitmap) == pictures)
        #expect(try frames("a.gif").map(\.delay) == [5, 5, 5, 5])
        let same = [
            try encode("p", "-o", "b.gif", "--fps", "20"), try encode("p/", "-o", "c.gif", "--fps", "20"),
            try encode("raw.rgb", "--size", "5x3", "-o", "d.gif", "--fps", "20"),
            try encode("raw.rgba", "--size", "5x3", "-o", "e.gif", "--fps", "20"), try encode("a.gif", "-o", "g.gif"),
        ]
        for (result, name) in zip(same, ["b.gif", "c.gif", "d.gif", "e.gif", "g.gif"]) {
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            #expect(result.output.hasPrefix("\(name): 5x3, 4 frames, "))
            #expect(try isSame(name, "a.gif"), "\(name)")
        }
    }

    @Test(arguments: ["a.webp", "a.avif"]) func losslessFilesOfLibraries(_ file: String) throws {
        for source in [["f.apng"], ["f"]] {
            let options = ["-o", file, "--quality", "100"] + (source == ["f"] ? ["--fps", "10"] : [])
            let result = try VitrineTool.run(["encode"] + source + options, in: workspace.path)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            #expect(try workspace.vitrine("diff", file, "f.apng").status == 0)
        }
        #expect(try encode("f.apng", "-o", file, "--loop", "3").status == 0)
        #expect(try ImageFileReader(workspace.bytes(file)).loopCount == 3)
        #expect(try encode(file, "-o", "a.gif").status == 0)
    }

    @Test func animationsKeepTheirTimes() throws {
        for source in ["f.gif", "f.apng"] {
            #expect(try encode(source, "-o", "a.gif", "--quality", "100").status == 0)
            #expect(try frames("a.gif").map(\.delay) == frames(source).map(\.delay), "\(source)")
        }
        #expect(try encode("f", "-o", "a.gif", "--fps", "10", "--hold", "1.5", "--loop", "3").status == 0)
        #expect(try frames("a.gif").reduce(0) { $0 + $1.delay } == 200)
        #expect(try ImageFileReader(workspace.bytes("a.gif")).loopCount == 3)
    }

    @Test(arguments: ["101", "110", "119.88", "120"]) func `above 100 frames a second frames are left out`(
        _ fps: String
    ) throws {
        let pictures = (1...9).map { Bitmap(width: 2, height: 2, fill: RGBColor(UInt32($0 * 20)).premultiplied) }
        for (i, picture) in pictures.enumerated() { try workspace.write(PNG.encode(picture), to: "n/\(i).png") }
        let result = try encode("n", "-o", "a.gif", "--fps", fps)
        #expect(result.status == 0 && result.errors.contains("leaves out frames"), "\(result.errors)")
        let read = try frames("a.gif")
        #expect(read.count >= 2 && read.count < 6 && read.allSatisfy { $0.delay >= 2 })
        #expect(read.last?.bitmap == pictures.last)
    }

    @Test func `an animation of 120 frames a second is encoded`() throws {
        let rendered = try workspace.vitrine("render", "scene.yaml", "-o", "fast.apng", "--fps", "120")
        #expect(rendered.status == 0)
        let result = try encode("fast.apng", "-o", "a.gif")
        #expect(result.status == 0, "\(result.errors)")
        let total = try frames("a.gif").reduce(0) { $0 + $1.delay }
        #expect(abs(total - 50) <= 2)
    }

    @Test func `an animation plays as often as before unless told otherwise`() throws {
        for count in ["1", "3", "0"] {
            #expect(try encode("f.gif", "-o", "some.gif", "--loop", count).status == 0)
            #expect(try encode("some.gif", "-o", "kept.gif").status == 0)
            #expect(try ImageFileReader(workspace.bytes("kept.gif")).loopCount == Int(count))
            #expect(try encode("some.gif", "-o", "other.gif", "--loop", "2").status == 0)
            #expect(try ImageFileReader(workspace.bytes("other.gif")).loopCount == 2)
        }
        #expect(try encode("f", "-o", "new.gif").status == 0)
        #expect(try ImageFileReader(workspace.bytes("new.gif")).loopCount == 0)
    }

    @Test func `a GIF that has become larger is told`() throws {
        #expect(try encode("f", "-o", "small.gif", "--quality", "5").status == 0)
        for quality in ["5", "60", "100"] {
            let result = try encode("small.gif", "-o", "q.gif", "--quality", quality)
            let isLarger = try workspace.bytes("q.gif").count > workspace.bytes("small.gif").count
            #expect(result.errors.contains("q.gif is larger than small.gif") == isLarger, "\(result.errors)")
        }
    }

    @Test func `a GIF that would become larger keeps its images`() throws {
        #expect(try encode("f/0000.png", "-o", "still.gif").status == 0)
        var bytes = try workspace.bytes("still.gif")
        // The file lacks its control block, which encoding adds.
        let control = try #require(
            bytes.indices.first { bytes[$0...].starts(with: [0x21, 0xF9, 4]) })
        bytes.removeSubrange(control..<control + 8)
        try workspace.write(bytes, to: "small.gif")
        let larger = try encode("small.gif", "-o", "q.gif", "--loop", "3")
        #expect(larger.errors.contains("--keep-smaller"), "\(larger)")
        let result = try encode("small.gif", "-o", "q.gif", "--loop", "3", "--keep-smaller")
        #expect(result.status == 0 && result.errors == "", "\(result)")
        // The number of plays takes 19 bytes.
        #expect(try workspace.bytes("q.gif").count == bytes.count + 19)
        #expect(try ImageFileReader(workspace.bytes("q.gif")).loopCount == 3)
        #expect(try frames("q.gif").map(\.bitmap) == frames("small.gif").map(\.bitmap))
        // A flag without effect is rejected.
        for input in [["f"], ["f.apng"]] {
            let refused = try VitrineTool.run(
                ["encode"] + input + ["-o", "x.gif", "--keep-smaller"], in: workspace.path)
            #expect(refused.status == 64 && refused.errors.contains("--keep-smaller"), "\(refused)")
        }
    }

    @Test func `numbered pictures of a folder are in the order of their numbers`() throws {
        let pictures = (1...12).map { Bitmap(width: 2, height: 2, fill: RGBColor(UInt32($0 * 20)).premultiplied) }
        for (i, picture) in pictures.enumerated() {
            try workspace.write(PNG.encode(picture), to: "n/frame\(i + 1).png")
        }
        #expect(try encode("n", "-o", "a.gif").errors == "")
        #expect(try frames("a.gif").map(\.bitmap) == pictures)
        // The order is that of a shell.
        let listed = (1...12).map { "n/frame\($0).png" }.sorted()
        let result = try VitrineTool.run(["encode"] + listed + ["-o", "b.gif"], in: workspace.path)
        #expect(
            result.status == 0 && result.errors.contains("n/frame12.png is shown before n/frame2.png"),
            "\(result.errors)")
        let reversed = try VitrineTool.run(["encode"] + listed.reversed() + ["-o", "c.gif"], in: workspace.path)
        #expect(reversed.status == 0 && reversed.errors == "")
    }

    @Test func matte() throws {
        try workspace.write(PNG.encode(Bitmap(width: 2, height: 2)), to: "clear.png")
        #expect(try encode("clear.png", "-o", "a.gif", "--matte", "#FF8000").status == 0)
        #expect(
            try frames("a.gif").map(\.bitmap) == [Bitmap(width: 2, height: 2, fill: RGBColor(0xFF8000).premultiplied)])
        #expect(try encode("clear.png", "-o", "a.gif").status == 0)
        #expect(try frames("a.gif").map(\.bitmap) == [Bitmap(width: 2, height: 2, fill: RGBColor.white.premultiplied)])
    }

    /// A lower quality gives a smaller file with larger errors.
    @Test func quality() throws {
        let names = names
        func error(_ file: String) throws -> Int {
            var total = 0
            for (frame, truth) in zip(try frames(file), try frames("f.apng")) {
                for (a, b) in zip(frame.bitmap.pixels, truth.bitmap.pixels) {
                    for shift: UInt32 in [0, 8, 16] { total += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
                }
            }
            return total
        }
        var sizes: [Int] = []
        var errors: [Int] = []
        for quality in ["100", "60", "10"] {
            let options = ["-o", "q.gif", "--quality", quality, "--fps", "10"]
            #expect(try VitrineTool.run(["encode"] + names + options, in: workspace.path).status == 0)
            sizes.append(try workspace.bytes("q.gif").count)
            errors.append(try error("q.gif"))
            let render = try VitrineTool.run(
                ["render", "scene.yaml", "-o", "r.gif", "--quality", quality], in: workspace.path)
            #expect(render.status == 0)
            #expect(try isSame("r.gif", "q.gif"))
        }
        #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 3)
        #expect(errors == errors.sorted() && Set(errors).count == 3)
    }

    /// The budget includes the whole file with its note, and the reductions are reported.
    @Test func maximumSize() throws {
        let whole = try workspace.bytes("f.gif").count
        for maximum in [whole, whole - 1, whole * 3 / 4] {
            for arguments in [["encode", "f.apng"], ["render", "scene.yaml"]] {
                let result = try VitrineTool.run(
                    arguments + ["-o", "m.gif", "--max-size", "\(maximum)"], in: workspace.path)
                #expect(result.status == 0, "\(result.errors)")
                #expect(try workspace.bytes("m.gif").count <= maximum)
                if maximum < whole, arguments[0] == "render" {
                    #expect(result.output.contains("; concessions: "), "\(result.output)")
                }
            }
        }
        for arguments in [["encode", "f.apng"], ["render", "scene.yaml"]] {
            let result = try VitrineTool.run(arguments + ["-o", "n.gif", "--max-size", "100B"], in: workspace.path)
            #expect(result.status == 2 && result.errors.contains("more than 100 are not allowed"), "\(result.errors)")
        }
        #expect(!workspace.exists("n.gif") && !workspace.contents.contains { $0.hasSuffix(".tmp") })
        // Only a picture that may become smaller does, and its file still notes how it was made.
        let small = whole / 2
        let full = try workspace.vitrine("render", "scene.yaml", "-o", "m.gif", "--max-size", "\(small)")
        #expect(full.status == 0 && full.output.hasPrefix("m.gif: 86x34, "))
        let scaled = try workspace.vitrine(
            "render", "scene.yaml", "-o", "s.gif", "--max-size", "\(small)", "--allow-downscaling")
        #expect(scaled.status == 0, "\(scaled.errors)")
        #expect(scaled.output.contains(" % of its width and height"), "\(scaled.output)")
        #expect(try workspace.bytes("s.gif").count <= small)
        let reader = try ImageFileReader(workspace.bytes("s.gif"))
        #expect(reader.width < 86 && scaled.output.hasPrefix("s.gif: \(reader.width)x\(reader.height), "))
        #expect(try workspace.vitrine("verify", "s.gif").status == 0)
        let recorded = try workspace.vitrine(
            "encode", "f.apng", "-o", "e.gif", "--max-size", "\(small)", "--allow-downscaling")
        #expect(recorded.status == 0 && recorded.output.contains(" % of its width and height"))
        let units = try workspace.vitrine("render", "scene.yaml", "-o", "m.gif", "--max-size", "2MiB")
        #expect(units.status == 0 && !units.output.contains("concessions"))
    }

    @Test(arguments: [
        (["f.gif", "-o", "a.avif", "--matte", "#FFFFFF"], 64, "--matte is for GIFs"),
        (["f.gif", "-o", "a.png"], 64, #"cannot tell the format of "a.png"; legal endings: .gif, .webp, .avif"#),
        (["f.gif", "-o", "a.gif", "--quality", "0"], 64, "--quality: 0 is out of range; legal: 1...100"),
        (["f.gif", "-o", "a.gif", "--quality", "101"], 64, "--quality: 101 is out of range; legal: 1...100"),
        (
            ["f.gif", "-o", "a.gif", "--allow-downscaling"], 64,
            "--allow-downscaling goes with --max-size, such as --max-size 500KB"
        ),
        (["f.gif", "-o", "a.gif", "--dither", "x"], 64, "The value 'x' is invalid for '--dither <dither>'"),
        (["f.gif", "-o", "a.gif", "--max-size", "0"], 64, "The value '0' is invalid for '--max-size <size>'"),
        (["f.gif", "-o", "a.gif", "--max-size", "9XB"], 64, "The value '9XB' is invalid for '--max-size <size>'"),
        (["f.gif", "-o", "a.gif", "--loop", "-1"], 64, "--loop: -1 is out of range; legal: 0...65535"),
        (["f.gif", "-o", "a.gif", "--hold", "nan"], 64, "--hold: nan is out of range; legal: 0...600"),
        (["f.gif", "-o", "a.gif", "--fps", "0"], 64, "--fps: 0 is out of range; legal: 1...120"),
        (["f.gif", "-o", "a.gif", "--fps", "x"], 64, #"--fps: expected a number, found "x""#),
        (["f.gif", "-o", "a.gif", "--size", "5"], 64, #"--size: "5" is not a size in pixels (414x167 or "#),
        (["f.gif", "-o", "a.gif", "--matte", "red"], 64, #"--matte: "red" is not a color such as #FFFFFF"#),
        (["raw.rgb", "-o", "a.gif"], 64, "raw.rgb: raw frames need --size, such as --size 414x167"),
        (["raw.rgb", "-o", "a.gif", "--size", "7x7"], 2, "cannot read raw.rgb: "),
        (
            ["scene.yaml", "-o", "a.gif"], 64,
            "frames are PNGs, a folder of PNGs, one GIF, WebP, AVIF or animated PNG, or one .rgb"
        ),
        (
            ["f.gif", "-o", "a.gif", "--size", "1x1"], 64,
            "--size does not go with frames of an animation, which has its own"
        ),
        (
            ["f.gif", "-o", "a.gif", "--fps", "5"], 64,
            "--fps does not go with frames of an animation, which has its own"
        ),
        (["odd.png", "odd.png", "-o", "a.gif", "--size", "1x1"], 64, "--size does not go with frames of PNGs"),
        (["none.gif", "-o", "a.gif"], 2, "cannot read none.gif: no such file"),
        (["endless.gif", "-o", "a.gif"], 2, "cannot read endless.gif: it is not a file"),
        (["bad.gif", "-o", "a.gif"], 2, "cannot read bad.gif: broken GIF"),
        (
            ["f/0000.png", "odd.png", "-o", "a.gif"], 2,
            "cannot read odd.png: it has 3x3 pixels, the frames before it 86x34"
        ),
        (["empty", "-o", "a.gif"], 2, "empty: no PNGs there"),
        (["f.gif", "-o", "none/a.gif"], 2, "cannot write none/a.gif: its folder does not exist"),
    ])
    func wrongUse(_ arguments: [String], _ status: Int32, _ message: String) throws {
        try workspace.write([UInt8](repeating: 0, count: 100), to: "raw.rgb")
        try workspace.write(Array(workspace.bytes("f.gif").prefix(300)), to: "bad.gif")
        try workspace.write(PNG.encode(Bitmap(width: 3, height: 3)), to: "odd.png")
        try FileManager.default.createDirectory(at: workspace.url("empty"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path + "/endless.gif", withDestinationPath: "/dev/zero")
        let before = workspace.contents
        let result = try VitrineTool.run(["encode"] + arguments, in: workspace.path)
        #expect(result.status == status && result.output == "")
        #expect(result.errors.hasPrefix("vitrine: error: \(message)"), "\(result.errors)")
        #expect(workspace.contents == before)
    }
}
