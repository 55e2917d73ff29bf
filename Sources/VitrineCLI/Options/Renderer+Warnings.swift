import Foundation
import Vitrine
import VitrineEncoders
import VitrineScreens
import VitrineStage
import VitrineSurfaces

/// Warnings about files of a scene: what a format or a store does not accept.
extension Renderer {
    /// Returns warnings about what App Store Connect refuses of a size that was made for it.
    func sizeWarnings(for paths: [String]) -> [String] {
        guard let size = scene.output.size, let name = size.name else { return [] }
        let formats = paths.compactMap { OutputFormat(path: $0) }
        var out: [String] = []
        if self.size.width != size.width || self.size.height != size.height {
            out.append(
                "output.size: the picture has \(self.size.width)x\(self.size.height) pixels, not the \(size.width)x\(size.height) of \(name)"
                    + (scene.output.captions == nil ? "" : "; captions make it higher"))
        }
        let traits = scene.traits
        if scene.output.crop == .all, scene.output.frame == nil {
            // The rows beside the screen that the size has and the device lacks.
            let screen = scene.output.stageSize(on: traits)
            let rows = size.height - Int((screen.height * Double(size.width) / screen.width).rounded())
            if rows > 1 {
                let others = Device.all.filter { device in
                    let (width, height) = (device.size.width * device.scale, device.size.height * device.scale)
                    return [width, height].sorted() == [Double(size.width), Double(size.height)].sorted()
                }
                out.append(
                    "output.size: \(name) is higher than the screen of \(traits.device.id) by \(rows) pixels, which stay empty"
                        + (others.isEmpty ? "" : "; a device of its shape: \(others.map(\.id).joined(separator: ", "))")
                )
            }
        }
        let films: [OutputFormat] = [.mp4, .mov, .webm]
        guard size.isAppPreview, formats.contains(where: films.contains),
            let sequence = try? FrameSequence(staged, limitedForGIF: false)
        else { return out }
        let (seconds, rate) = (sequence.rate.seconds(frame: sequence.frameCount), sequence.rate.framesPerSecond)
        let legal = StoreSize.previewSeconds
        if !legal.contains(seconds) {
            let words = String(format: "%g", seconds)
            out.append(
                "output.duration: an app preview lasts 15 to 30 s, and this film \(words) s; set duration to 15...30, or speed to "
                    + (seconds < legal.lowerBound ? "a smaller number" : "a larger number"))
        }
        if rate > StoreSize.previewRate {
            out.append(
                "output.fps: an app preview has at most 30 frames per second, and this film \(String(format: "%g", rate)); set fps to 30"
            )
        }
        if !formats.contains(.mp4) { out.append("output.size: App Store Connect takes an app preview as .mp4") }
        return out
    }

    /// Returns warnings about chapters outside films; none for files without chapters.
    func chapterWarnings(for paths: [String]) -> [String] {
        let formats: [OutputFormat] = [.mp4, .webm, .mov, .html]
        guard !scene.output.chapters.isEmpty,
            paths.contains(where: { OutputFormat(path: $0).map(formats.contains) ?? false }),
            let sequence = try? FrameSequence(staged, limitedForGIF: false)
        else { return [] }
        return sequence.chaptersLeftOut.map { i in
            let at = scene.output.chapters[i].at
            let reason =
                sequence.firstFrame(at: at) == nil
                ? "after the film's end" : "before the film's beginning, or without a frame of its own"
            return "output.chapters[\(i)].at: \(at) s is \(reason), so that the film lacks the chapter"
        }
    }

    /// Returns the warning for a GIF whose frame rate is below the scene's; nil for others.
    func rateWarning(path: String) -> String? {
        rateAboveGIF.map { rate in
            let text = rate == rate.rounded() ? "\(Int(rate))" : "\(rate)"
            return "\(path) has 50 frames per second, the most that a GIF shows, instead of \(text)"
        }
    }
}
