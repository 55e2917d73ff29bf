import Foundation
import Testing
import VitrineEncoders

/// The pictures in the libraries' documentation have the size and length of the originals, by programs independent of
/// Vitrine. In release builds only: a debug build takes minutes.
@Suite(.enabled(if: Samples.isOptimized)) struct GallerySizeTests {
    struct Picture: Sendable {
        var name: String
        var width: Int
        var height: Int
        /// The duration in seconds; nil for a still.
        var duration: Double?
    }

    static let pictures = [
        Picture(name: "floating_compact_no_scroll", width: 414, height: 167, duration: 2.28),
        Picture(name: "floating_no_scroll", width: 414, height: 167, duration: 2.26),
        Picture(name: "pointer_interaction", width: 600, height: 90, duration: 8.2),
        Picture(name: "progress_view_bottom", width: 1290, height: 170),
        Picture(name: "progress_view_none", width: 1290, height: 170),
        Picture(name: "progress_view_top", width: 1290, height: 170),
        Picture(name: "tab_bar_sidebar_floating", width: 1000, height: 689, duration: 4.08),
        Picture(name: "tab_bar_sidebar_portrait_floating", width: 1940, height: 2816),
    ]

    @Test(arguments: pictures) func picture(_ picture: Picture) throws {
        let workspace = try Workspace()
        let scene = Samples.gallery + "/popup-bar/\(picture.name).yaml"
        let file = picture.duration == nil ? "a.png" : "a.gif"
        #expect(try workspace.vitrine("render", scene, "-o", file).status == 0)
        guard let duration = picture.duration else {
            let size = try PNG.size(workspace.bytes(file))
            #expect(size == (picture.width, picture.height))
            return
        }
        if let ffprobe = Program.ffprobe {
            let fields = ["-show_entries", "stream=width,height:format=duration", "-of", "default=noprint_wrappers=1"]
            let result = try ffprobe.run(["-v", "error"] + fields + [file], in: workspace.path)
            #expect(result.outputLines.contains("width=\(picture.width)"), "\(result)")
            #expect(result.outputLines.contains("height=\(picture.height)"))
            let line = result.outputLines.first { $0.hasPrefix("duration=") }?.dropFirst("duration=".count)
            let seconds = try #require(line.flatMap { Double($0) })
            #expect(abs(seconds - duration) < 0.02)
        }
        if let gifsicle = Program.gifsicle {
            let result = try gifsicle.run(["--info", file], in: workspace.path)
            #expect(result.status == 0 && result.errors == "")
            #expect(result.output.contains("logical screen \(picture.width)x\(picture.height)"))
            #expect(result.output.contains("loop forever"))
            let delays = result.output.split(separator: " ").filter { $0.hasSuffix("s\n") || $0.hasSuffix("s") }
            let seconds = delays.compactMap { Double($0.prefix { "0123456789.".contains($0) }) }.reduce(0, +)
            #expect(abs(seconds - duration) < 0.001, "\(delays)")
        }
    }
}
