import Dispatch
import VitrineComparison
import VitrinePrimitives

/// The duration of the comparison of two PNGs.
struct DiffTiming: Encodable {
    /// Durations in milliseconds.
    struct Times: Encodable {
        var minimum: Double
        var median: Double

        fileprivate init(_ count: Int, _ body: () throws -> Void) rethrows {
            // The first run warms up memory and caches.
            try body()
            let all = try (0..<count).map { _ in
                let begin = DispatchTime.now().uptimeNanoseconds
                try body()
                return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6
            }.sorted()
            (minimum, median) = (all[0], all[count / 2])
        }
    }

    /// The durations of reading, decoding and comparing.
    var files: Times
    /// The durations of comparing the decoded pictures.
    var pixels: Times
    /// The number of pixels that differ.
    var differing: Int
    var threads: Int

    /// - Throws: `Failure` for files that are not PNGs of 8 bits, `FileError` for files that cannot be read.
    init(_ first: String, _ second: String, _ tolerance: Tolerance, threads: Int, count: Int) throws {
        func decoded() throws -> (Bitmap, Bitmap) {
            let bytes = (try PictureFile.bytes(of: first), try PictureFile.bytes(of: second))
            guard case (let a?, let b?) = FastPNG.decode(bytes.0, bytes.1, threads: threads) else {
                throw Failure("--repeat: both files must be PNGs of 8 bits without interlacing", code: Failure.usage)
            }
            return (a, b)
        }
        func differing(_ pair: (Bitmap, Bitmap)) -> Int {
            PictureComparison(expected: pair.0, actual: pair.1, tolerance: tolerance, threads: threads).count
        }
        self.threads = threads
        let pair = try decoded()
        self.differing = differing(pair)
        pixels = Times(count) { _ = differing(pair) }
        files = try Times(count) { _ = differing(try decoded()) }
    }

    var lines: [String] {
        func text(_ times: Times) -> String {
            "\(PictureComparison.rounded(times.minimum)) ms (median \(PictureComparison.rounded(times.median)))"
        }
        return [
            "files, decoded and compared: \(text(files))", "pixels, compared: \(text(pixels))",
            "\(differing) pixels differ; \(threads) thread\(threads == 1 ? "" : "s")",
        ]
    }
}
