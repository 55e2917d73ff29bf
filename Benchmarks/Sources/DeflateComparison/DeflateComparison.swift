import Foundation

@testable import VitrineEncoders
@testable import VitrinePrimitives

/// Compresses the filtered rows of pictures with Vitrine's deflate, for `compare-deflate`.
///
/// Usage: deflate-comparison FOLDER PNG...
/// Writes the rows of each picture to FOLDER, and prints a JSON list: for each picture its name, its size in pixels, the file
/// with its rows, and by level the size in bytes and the best time of 7 runs in milliseconds, of the deflate alone, and of
/// the whole PNG.
@main
struct DeflateComparison {
    struct Row: Codable {
        var bytes: Int
        var milliseconds: Double
    }

    struct Picture: Codable {
        var name: String
        var width: Int
        var height: Int
        var rows: String
        var deflate: [String: Row]
        var file: [String: Row]
    }

    static func main() throws {
        let folder = CommandLine.arguments[1]
        let pictures = try CommandLine.arguments.dropFirst(2).map { path -> Picture in
            let bitmap = try ImageFileReader.firstFrame(of: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let isOpaque = StraightAlpha.isOpaque(bitmap.pixels)
            let straight = isOpaque ? bitmap.pixels : bitmap.pixels.map(StraightAlpha.straight)
            let rows = straight.withUnsafeBufferPointer {
                PNGScanlines.filtered(
                    PNGSamples($0, width: bitmap.width, height: bitmap.height, type: isOpaque ? .rgb : .rgba))
            }
            let file = "\(folder)/\(name).rows"
            try Data(rows).write(to: URL(fileURLWithPath: file))
            var picture = Picture(
                name: name, width: bitmap.width, height: bitmap.height, rows: file, deflate: [:], file: [:])
            for (level, depth) in [("standard", 4), ("strong", 256)] {
                picture.deflate[level] = timed {
                    rows.withUnsafeBufferPointer { Zlib.compressed($0, effort: .init(depth: depth)).count }
                }
            }
            for level in PNGOptions.Level.allCases {
                picture.file["\(level)"] = try timed {
                    try PNG.encode(bitmap, options: PNGOptions(level: level)).count
                }
            }
            return picture
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        FileHandle.standardOutput.write(try encoder.encode(pictures))
    }

    /// The best of 7 runs, of fewer when they take more than two seconds.
    private static func timed(_ body: () throws -> Int) rethrows -> Row {
        let clock = ContinuousClock()
        var best = Duration.seconds(1000)
        var bytes = 0
        var total = Duration.zero
        for _ in 0..<7 where total < .seconds(2) {
            let time = try clock.measure { bytes = try body() }
            best = min(best, time)
            total += time
        }
        return Row(bytes: bytes, milliseconds: best / .milliseconds(1))
    }
}
