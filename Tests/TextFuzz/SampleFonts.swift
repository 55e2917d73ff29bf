import Foundation

struct SampleFonts {
    private struct Sample {
        var bytes: [UInt8]
        /// The relative frequency of the font.
        var weight: Int
    }

    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../.."

    private let samples: [Sample]
    private let total: Int

    /// Loads the bundled fonts, those made for tests, and the system's emoji font if there is one.
    init() {
        let root = Self.root
        var paths = ["Assets/Fonts", "Tests/SampleFonts"].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
            return names.sorted().map { "\(root)/\(folder)/\($0)" }
        }
        paths = paths.filter { [".otf", ".ttf", ".ttc"].contains($0.suffix(4)) }
        paths.append("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
        samples = paths.compactMap { path in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            // Small files are faster, and a damaged byte in them matters more often.
            return Sample(bytes: [UInt8](data), weight: data.count < 50_000 ? 12 : data.count < 1_000_000 ? 4 : 1)
        }
        total = samples.reduce(0) { $0 + $1.weight }
    }

    var count: Int { samples.count }

    /// - Parameter number: Any number; every font has the frequency of its weight.
    func bytes(_ number: Int) -> [UInt8] {
        var left = number % max(1, total)
        for sample in samples {
            left -= sample.weight
            if left < 0 { return sample.bytes }
        }
        return []
    }
}
