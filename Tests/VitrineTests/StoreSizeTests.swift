import Foundation
import Testing
import VitrineEncoders
import VitrineStage

@testable import Vitrine

/// Sizes of app stores by name.
@Suite struct StoreSizeTests {
    let workspace = try! Workspace()

    private func write(_ output: String) throws {
        try workspace.write(
            "vitrine: 1\ncontainer: { content: { background: green } }\noutput: { \(output) }", to: "bar.yaml")
    }

    @Test func namesStandWherePixelsDo() throws {
        try write("size: screenshot-iphone-3.5-landscap")
        let typo = try workspace.vitrine("validate", "bar.yaml")
        #expect(
            typo.output.contains("output.size: \"screenshot-iphone-3.5-landscap\" is not a size; did you mean"),
            "\(typo)")
        try write("size: screenshot-iphone-3.5")
        #expect(
            try workspace.vitrine("render", "bar.yaml", "-o", "a.png").outputLines.first?.hasPrefix("a.png: 640x960,")
                == true)
        let option = try workspace.vitrine("render", "bar.yaml", "-o", "a.png", "--size", "screenshot-iphone-4")
        #expect(option.outputLines.first?.hasPrefix("a.png: 640x1136,") == true)
        let scene = try PresentationScene(yaml: "{vitrine: 1, output: {size: screenshot-iphone-4}}")
        #expect(
            scene.output.size?.name == "screenshot-iphone-4" && scene.yaml.contains("size: screenshot-iphone-4"))
        var size = try #require(PixelSize(named: "app-preview-iphone-6.9-landscape"))
        #expect(size.width == 1920 && size.height == 886 && size.name != nil && PixelSize(named: "iphone") == nil)
        size.width = 100
        #expect(size == PixelSize(width: 100, height: 886))
    }

    @Test func theListHasEverySizeOnce() throws {
        let lines = try workspace.vitrine("list", "sizes").outputLines
        #expect(lines.contains { $0.hasPrefix("app-preview-iphone-6.9 ") && $0.contains("886x1920  iPhone 6.9\"") })
        #expect(lines.contains { $0.hasPrefix("screenshot-iphone-6.9 ") && $0.contains("1320x2868") })
        #expect(lines.contains { $0.hasPrefix("screenshot-ipad-13-landscape ") && $0.contains("2752x2064") })
        #expect(Set(lines.compactMap { $0.split(separator: " ").first }).count == lines.count)
    }

    private struct Probe: Decodable {
        struct Stream: Decodable {
            var codecName: String
            var channels: Int?
            var sampleRate: String?
            var duration: String?
        }
        var streams: [Stream]

        init(_ json: String) throws {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            self = try decoder.decode(Probe.self, from: Data(json.utf8))
        }
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil && Program.ffprobe != nil), arguments: [false, true])
    func appPreviewsHaveASilentTrack(_ hasChapters: Bool) throws {
        try write(
            "crop: bottom 60pt, size: app-preview-iphone-4.7, fps: 2, duration: 15s"
                + (hasChapters ? ", chapters: [{ at: 0, title: One }]" : ""))
        let result = try workspace.vitrine("render", "bar.yaml", "-o", "a.mp4")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let probe = try #require(Program.ffprobe)
        let text = try probe.run(["-v", "error", "-show_streams", "-of", "json", "a.mp4"], in: workspace.path).output
        let streams = try Probe(text).streams
        #expect(streams.prefix(2).map(\.codecName) == ["h264", "aac"])
        #expect(streams[1].channels == 2 && streams[1].sampleRate == "48000")
        #expect(abs((streams[1].duration.flatMap(Double.init) ?? 0) - 15) < 0.1)
        #expect(streams.count == (hasChapters ? 3 : 2))
        #expect(try workspace.vitrine("render", "bar.yaml", "-o", "b.mp4", "--size", "60x60").status == 0)
        let plain = try probe.run(["-v", "error", "-show_streams", "-of", "json", "b.mp4"], in: workspace.path).output
        #expect(
            try !Probe(plain).streams.contains { $0.codecName == "aac" })
    }

    @Test func aDeviceOfAnotherShapeIsWarnedOf() throws {
        try write("size: screenshot-iphone-6.9")
        let result = try workspace.vitrine("render", "bar.yaml", "-o", "a.png", "--device", "iphone-14-pro-max")
        #expect(
            result.errors
                == "vitrine: warning: output.size: screenshot-iphone-6.9 is higher than the screen of iphone-14-pro-max by 7 pixels, "
                + "which stay empty; a device of its shape: iphone-16-pro-max, iphone-17-pro-max\n", "\(result.errors)")
        #expect(
            try workspace.vitrine("render", "bar.yaml", "-o", "a.png", "--device", "iphone-17-pro-max").errors == "")
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil)) func whatTheStoreRefusesIsWarnedOf() throws {
        try write(
            "crop: bottom 60pt, size: app-preview-iphone-4.7, fps: 60, duration: 0.1s, captions: [{ at: 0, text: A }]")
        let result = try workspace.vitrine("render", "bar.yaml", "-o", "a.mp4")
        #expect(result.status == 0)
        for part in [
            "output.size: the picture has 750x",
            "pixels, not the 750x1334 of app-preview-iphone-4.7; captions make it higher",
            "output.duration: an app preview lasts 15 to 30 s, and this film 0.1 s; set duration to 15...30, or speed to a smaller number",
            "output.fps: an app preview has at most 30 frames per second, and this film 60; set fps to 30",
        ] {
            #expect(result.errors.contains(part), "\(result.errors)")
        }
        #expect(
            try workspace.vitrine("render", "bar.yaml", "-o", "a.gif").errors.contains("output.fps: an app") == false)
    }
}
