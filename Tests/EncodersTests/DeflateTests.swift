import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

/// zlib decompresses Vitrine's streams to the input.
@Suite struct DeflateTests {
    static let samples: [[UInt8]] = {
        var random = SplitMix64(seed: 61)
        var all: [[UInt8]] = [
            [0], [1, 2], [7, 7, 7], Array(repeating: 0, count: 1_000_000), Array("abcabcabcabd".utf8),
        ]
        for alphabet in [2, 3, 16, 256] {
            for count in [5, 257, 259, 518, 5000, 70_000, 300_000] {
                all.append((0..<count).map { _ in UInt8(random.below(alphabet)) })
                // The data contain runs, as filtered rows do.
                var runs: [UInt8] = []
                while runs.count < count {
                    runs += Array(repeating: UInt8(random.below(alphabet)), count: 1 + random.below(300))
                    for _ in 0..<random.below(5) { runs.append(UInt8(random.below(alphabet))) }
                }
                all.append(runs)
            }
        }
        // The data contain copies at the maximum distance, and a byte farther.
        let noise = (0..<32768).map { _ in UInt8(random.below(256)) }
        all.append(noise + noise)
        all.append(noise + [9] + noise)
        return all
    }()

    @Test(.enabled(if: Tool.python != nil), arguments: [0, 1, 4, 64]) func zlibGivesTheSameBytes(depth: Int) throws {
        var files: [String: [UInt8]] = [:]
        for (i, sample) in Self.samples.enumerated() {
            files["\(i).raw"] = sample
            files["\(i).z"] = sample.withUnsafeBufferPointer {
                Zlib.compressed($0, effort: DeflateParser.Effort(depth: depth))
            }
        }
        let script = """
            import zlib
            for i in range(\(Self.samples.count)):
                assert zlib.decompress(open(f'{i}.z', 'rb').read()) == open(f'{i}.raw', 'rb').read(), i
            """
        let run = try Tool.python!.run(["-c", script], files: files)
        #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    }

    /// Random bytes are incompressible; they are stored with little overhead.
    @Test func noiseGrowsLittle() {
        var random = SplitMix64(seed: 62)
        let noise = (0..<200_000).map { _ in UInt8(random.below(256)) }
        let size = noise.withUnsafeBufferPointer { Zlib.compressed($0, effort: .init(depth: 4)).count }
        #expect(size <= 200_000 + 200)
    }

    @Test(arguments: [7, 9, 15]) func codesAreCompleteAndShortEnough(limit: Int) {
        var random = SplitMix64(seed: 63)
        for _ in 0..<200 {
            var (a, b) = (UInt32(1), UInt32(1))
            let count = 2 + random.below(min(1 << limit, 286) - 2)
            let skewed = random.chance(2)
            let weights = (0..<count).map { _ -> UInt32 in
                (a, b) = b < 1 << 30 ? (b, a + b) : (1, 1)
                return skewed ? a : UInt32(random.below(5))
            }
            let used = weights.count { $0 > 0 }
            let code = HuffmanCode(weights: weights, limit: limit)
            #expect(code.lengths.allSatisfy { $0 <= limit })
            #expect(zip(code.lengths, weights).allSatisfy { ($0 > 0) == ($1 > 0) })
            let kraft = code.lengths.reduce(0.0) { $0 + ($1 > 0 ? 1 / Double(1 << Int($1)) : 0) }
            #expect(used < 2 || kraft == 1)
        }
    }
}
