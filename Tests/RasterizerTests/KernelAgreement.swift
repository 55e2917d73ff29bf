import CVitrinePixelKernels
import Testing
import VitrineTestSupport

@testable import VitrineRasterizer

/// The levels in C that this processor runs.
let levelsInC = KernelLevel.allCases.filter { $0 != .scalar && $0.isSupported }

/// Runs a kernel of every level on copies of `initial`, `offset` items after a guard and with another behind, and
/// expects the items of the reference and unchanged guards. `inputs` live as long.
///
/// - Returns: Whether all agree.
@discardableResult
func agree<T: FixedWidthInteger>(
    _ initial: [T], offset: Int = 0, reading inputs: [AnyObject] = [], _ what: String = "",
    sourceLocation: SourceLocation = #_sourceLocation,
    body: (vitrine_kernels, UnsafeMutablePointer<T>) -> Void
) -> Bool {
    let guarding = T(truncatingIfNeeded: 0x5aa5_c33c_5aa5_c33c as UInt64)
    let before = [T](repeating: guarding, count: 64 / MemoryLayout<T>.size + offset)
    let after = [T](repeating: guarding, count: 128 / MemoryLayout<T>.size)
    func output(of level: KernelLevel) -> [T] {
        var items = before + initial + after
        withExtendedLifetime(inputs) {
            items.withUnsafeMutableBufferPointer { body(kernels(at: level).pointee, $0.baseAddress! + before.count) }
        }
        return items
    }
    let expected = output(of: .scalar)
    var fine =
        expected.prefix(before.count).allSatisfy { $0 == guarding }
        && expected.suffix(after.count).allSatisfy { $0 == guarding }
    #expect(fine, "the reference wrote beyond its row, \(what)", sourceLocation: sourceLocation)
    for level in levelsInC {
        let got = output(of: level)
        guard got != expected else { continue }
        fine = false
        let place = got.indices.first { got[$0] != expected[$0] }! - before.count
        Issue.record(
            """
            \(level): item \(place) of \(initial.count) is \(got[place + before.count]), not \
            \(expected[place + before.count]), offset \(offset) \(what)
            """, sourceLocation: sourceLocation)
    }
    return fine
}

/// The kinds of rows for which kernels may have special cases.
enum RowKind: CaseIterable {
    case zero
    case full
    case random
    /// Runs of clear, of full and of arbitrary items.
    case stretches

    /// Returns `count` items: clear ones are 0, full ones are `full`.
    func row<T: FixedWidthInteger>(_ count: Int, full: T, _ random: inout SplitMix64, any: (inout SplitMix64) -> T)
        -> [T]
    {
        switch self {
        case .zero: return Array(repeating: 0, count: count)
        case .full: return Array(repeating: full, count: count)
        case .random: return (0..<count).map { _ in any(&random) }
        case .stretches:
            var row: [T] = []
            while row.count < count {
                let n = min(random.int(1...40), count - row.count)
                switch random.below(3) {
                case 0: row += Array(repeating: 0, count: n)
                case 1: row += Array(repeating: full, count: n)
                default: row += (0..<n).map { _ in any(&random) }
                }
            }
            return row
        }
    }

    func pixels(_ count: Int, _ random: inout SplitMix64) -> [UInt32] {
        row(count, full: 0xffff_ffff, &random) { $0.premultiplied() }
    }

    func bytes(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
        row(count, full: 255, &random) { UInt8($0.below(256)) }
    }

    func samples(_ count: Int, _ random: inout SplitMix64) -> [UInt16] {
        row(count, full: 65535, &random) { UInt16($0.below(65536)) }
    }
}

extension SplitMix64 {
    /// Returns a premultiplied pixel of any alpha, often a clear or an opaque one.
    mutating func premultiplied() -> UInt32 {
        let a = UInt32(element(of: [0, 255, below(256), below(256)]))
        let color = (0..<3).map { _ in UInt32(below(Int(a) + 1)) }
        return color[0] | color[1] << 8 | color[2] << 16 | a << 24
    }

    /// Returns weights that add up to 65536.
    mutating func weights(_ count: Int) -> [UInt32] {
        let cuts = ([0, 65536] + (1..<max(1, count)).map { _ in below(65537) }).sorted()
        return (0..<count).map { UInt32(cuts[$0 + 1] - cuts[$0]) }
    }
}
