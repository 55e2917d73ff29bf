import Foundation
import VitrineEncoders

/// The SHA-256 of each picture of a gallery in the format of sha256sum: of the scenes' current pictures, while the
/// pictures in the folder are those of the last release.
struct GalleryChecksums {
    /// The name of the file in the folder of the pictures.
    static let fileName = "CHECKSUMS"

    /// The hexadecimal checksums by the picture's path within the folder.
    private(set) var sums: [String: String] = [:]

    static func path(in folder: String) -> String { (folder as NSString).appendingPathComponent(fileName) }

    /// Reads the file of a folder; nil if there is none.
    /// - Throws: `Failure` for a file that sha256sum has not written.
    init?(in folder: String) throws(Failure) {
        let path = Self.path(in: folder)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        for (i, line) in String(decoding: data, as: UTF8.self).split(separator: "\n").enumerated() {
            let sum = line.prefix(64)
            guard sum.utf8.count == 64, sum.allSatisfy(\.isHexDigit), line.dropFirst(64).hasPrefix("  ") else {
                throw Failure("\(path):\(i + 1): expected 64 hexadecimal digits, two spaces and a path")
            }
            sums[String(line.dropFirst(66))] = String(sum)
        }
    }

    /// Creates the checksums of results, with the others of `former`.
    init(of results: [GalleryResult], former: GalleryChecksums? = nil) {
        sums = former?.sums ?? [:]
        for case let entry? in results.map(\.entry) { sums[entry.path] = entry.sha256 }
    }

    /// The contents of the file, sorted by path.
    var bytes: [UInt8] {
        let paths = sums.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array(paths.map { "\(sums[$0]!)  \($0)\n" }.joined().utf8)
    }
}
