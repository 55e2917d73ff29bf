import Foundation
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

package struct ReportPictures: Sendable {
    package struct Frame: Sendable {
        package var label: String
        /// PNG bytes, if there are any.
        package var expected: [UInt8]?
        package var actual: [UInt8]?
        package var difference: [UInt8]?
    }

    package private(set) var frames: [Frame] = []

    /// The largest number of frames of a film.
    private static let mostFrames = 24

    /// Reads the files of a result; unreadable ones are skipped.
    package init(_ result: SnapshotResult) {
        let (expected, actual) = (Self.read(result.expected), Self.read(result.actual))
        if result.kind == "film" {
            frames = Self.film(expected, actual)
        } else if result.kind == "image" {
            // Other formats are converted to PNG.
            let frame = Frame(
                label: "", expected: Self.png(expected), actual: Self.png(actual),
                difference: Self.read(result.difference))
            if frame.expected != nil || frame.actual != nil { frames = [frame] }
        }
    }

    private static func read(_ path: String?) -> [UInt8]? { path.flatMap { (try? SnapshotStore.read($0)) ?? nil } }

    private static func png(_ bytes: [UInt8]?) -> [UInt8]? {
        guard let bytes else { return nil }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return bytes }
        return (try? PictureReader.still(bytes)).flatMap { try? PNG.encode($0, options: PNGOptions(level: .fast)) }
    }

    /// Pairs of frames in which the two films differ; of many, an even selection.
    private static func film(_ expected: [UInt8]?, _ actual: [UInt8]?) -> [Frame] {
        guard let actual else { return [] }
        let old = expected.flatMap { moments($0) } ?? []
        guard let new = moments(actual) else { return [] }
        let times = Set((old + new).map(\.time)).sorted()
        func shown(_ film: [Moment], _ time: Double) -> Bitmap? { film.last { $0.time <= time }?.bitmap }
        let differing = times.filter { shown(old, $0) != shown(new, $0) }
        let step = max(1, (differing.count + mostFrames - 1) / mostFrames)
        return differing.enumerated().filter { $0.offset % step == 0 }.map { _, time in
            let (a, b) = (shown(old, time), shown(new, time))
            let options = PNGOptions(level: .fast)
            var frame = Frame(label: "\(PictureComparison.rounded(time)) s")
            frame.expected = a.flatMap { try? PNG.encode($0, options: options) }
            frame.actual = b.flatMap { try? PNG.encode($0, options: options) }
            if let a, let b {
                let picture = DifferencePicture.make(PictureComparison(expected: a, actual: b), expected: a, actual: b)
                frame.difference = try? PNG.encode(picture, options: options)
            }
            return frame
        }
    }

    private struct Moment {
        var time: Double
        var bitmap: Bitmap
    }

    /// The pictures of a film with their times; nil for one that is unreadable or has more than 256 million pixels.
    private static func moments(_ bytes: [UInt8]) -> [Moment]? {
        let limits = ImageLimits(maximumSide: 16384, maximumPixels: 64 << 20, maximumTotalPixels: 256 << 20)
        guard var source = try? FilmSource(bytes, limits: limits) else { return nil }
        var (out, time): ([Moment], Double) = ([], 0)
        do {
            while let picture = try source.next() {
                out.append(Moment(time: time, bitmap: picture.bitmap))
                time += picture.duration.seconds
            }
        } catch {
            return nil
        }
        return out
    }
}
