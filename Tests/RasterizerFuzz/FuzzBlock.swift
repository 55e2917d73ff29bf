import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer
import VitrineTestSupport

/// Lists that the same rasterizers paint one after the other. Painting a block again reproduces its failure.
struct FuzzBlock {
    static let size: UInt64 = 64

    /// Two pictures that should be equal.
    struct Mismatch: Error {
        let list: UInt64
        let text: String
    }

    private let number: UInt64
    private var lists: HostileLists
    private var random: SplitMix64
    private let chain: Rasterizer
    private let manyThreads: Rasterizer
    /// The rasterizers, one for every kernel level that the processor runs.
    private let levels: [Rasterizer]

    /// - Parameter number: 0 for lists 0...63, 1 for the next.
    init(_ number: UInt64, seed: UInt64, threads: Int) {
        self.number = number
        var mix = SplitMix64(seed: seed)
        let start = mix.next() ^ (number &* 0x9E37_79B9_7F4A_7C15)
        random = SplitMix64(seed: ~start)
        lists = HostileLists(seed: start)
        let supported = KernelLevel.allCases.filter(\.isSupported)
        chain = Rasterizer(threads: threads, level: supported[Int(number) % supported.count])
        manyThreads = Rasterizer(threads: 3, level: .best)
        levels = supported.map { Rasterizer(threads: threads > 1 ? 2 : 1, level: $0) }
    }

    /// - Parameter willPaint: Called with the number of each list before it is painted.
    mutating func run(count: UInt64, willPaint: (UInt64) -> Void) throws(Mismatch) {
        var before: Bitmap?
        for i in 0..<min(count, FuzzBlock.size) {
            let list = lists.next()
            let n = number * FuzzBlock.size + i
            willPaint(n)
            let damage = chain.update(to: list)
            let picture = chain.canvas
            if let before { try compare(before, picture, outside: damage, n) }
            before = picture
            if random.chance(2) {
                let other = levels[random.below(levels.count)]
                try compare(picture, other.render(list), n, "update at \(chain.level)", "render at \(other.level)")
            }
            if random.chance(8) {
                try compare(picture, manyThreads.render(list), n, "\(chain.threads) threads", "3 threads")
            }
            if random.chance(8) {
                for r in levels { try compare(picture, r.render(list), n, "\(chain.level)", "\(r.level)") }
            }
            // Sometimes a chain begins again.
            if random.chance(20) {
                chain.forget()
                before = nil
            }
        }
    }

    private func compare(_ a: Bitmap, _ b: Bitmap, _ n: UInt64, _ first: String, _ second: String) throws(Mismatch) {
        guard a.width == b.width, a.height == b.height else {
            throw Mismatch(list: n, text: "\(a.width)x\(a.height) by \(first), \(b.width)x\(b.height) by \(second)")
        }
        guard a.pixels != b.pixels else { return }
        let places = a.pixels.indices.filter { a.pixels[$0] != b.pixels[$0] }
        let i = places[0]
        throw Mismatch(
            list: n,
            text: "\(places.count) of \(a.width)x\(a.height) pixels differ; "
                + "at \(i % a.width),\(i / a.width) \(first) gives \(hex(a.pixels[i])), \(second) \(hex(b.pixels[i]))")
    }

    /// Compares the pixels that an update does not report, which must not change.
    private func compare(_ a: Bitmap, _ b: Bitmap, outside damage: Damage, _ n: UInt64) throws(Mismatch) {
        guard a.width == b.width, a.height == b.height, a.pixels != b.pixels else { return }
        for i in a.pixels.indices where a.pixels[i] != b.pixels[i] {
            let (x, y) = (Int32(i % a.width), Int32(i / a.width))
            if damage.rects.contains(where: { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }) { continue }
            throw Mismatch(
                list: n,
                text:
                    "\(x),\(y) changed from \(hex(a.pixels[i])) to \(hex(b.pixels[i])) outside of damage \(damage.rects)"
            )
        }
    }

    private func hex(_ p: UInt32) -> String { String(p, radix: 16) }

    /// Returns the lists from the block's first one up to a number.
    static func lists(upTo n: UInt64, seed: UInt64) -> [DisplayList] {
        var block = FuzzBlock(n / size, seed: seed, threads: 1)
        return (0...(n % size)).map { _ in block.lists.next() }
    }
}
