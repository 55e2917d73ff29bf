import Synchronization
import Testing

@testable import VitrinePrimitives

@Suite struct GenerationCacheTests {
    /// Creates values and counts them.
    private final class Maker: Sendable {
        let count = Mutex(0)

        func make(_ key: Int) -> Int {
            count.withLock { $0 += 1 }
            return key * key
        }
    }

    private final class Token: Sendable {}

    @Test func `a value in use stays, however many others come`() {
        let cache = GenerationCache<Int, Int>(capacity: 8)
        let maker = Maker()
        _ = cache.value(-1) { maker.make(-1) }
        for key in 0..<1000 {
            _ = cache.value(key) { maker.make(key) }
            #expect(cache.value(-1) { maker.make(-1) } == 1)
        }
        #expect(maker.count.withLock { $0 } == 1001)
    }

    @Test func `values that are not asked for any more are dropped`() {
        let cache = GenerationCache<Int, Token>(capacity: 8)
        weak var dropped: Token?
        inScope {
            let value = Token()
            dropped = value
            _ = cache.value(-1) { value }
        }
        #expect(dropped != nil)
        for key in 0..<16 { _ = cache.value(key) { Token() } }
        #expect(dropped == nil)
    }

    private func inScope(_ body: () -> Void) { body() }

    @Test(arguments: [1, 3, 8]) func `two generations are the most that is kept`(cost: Int) {
        var generations = Generations<Int, Int>(capacity: 8)
        for key in 0..<100 {
            generations.keep(key, for: key, cost: cost)
            let kept = (0...key).filter { generations.peek($0) != nil }
            #expect(kept.count * cost <= 16)
            #expect(kept.last == key)
        }
    }

    @Test func `a value that costs more than a generation is not kept`() {
        let cache = GenerationCache<Int, Int>(capacity: 8)
        let maker = Maker()
        for _ in 0..<3 { #expect(cache.value(3, cost: { _ in 9 }) { maker.make(3) } == 9) }
        #expect(maker.count.withLock { $0 } == 3)
    }

    @Test func `threads get equal values`() async {
        let cache = GenerationCache<Int, Int>(capacity: 4)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<2000).allSatisfy { i in cache.value(i % 11) { (i % 11) * 3 } == (i % 11) * 3 } }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }
}

extension Generations {
    fileprivate func peek(_ key: Key) -> Value? {
        var copy = self
        return copy.value(for: key)
    }
}
