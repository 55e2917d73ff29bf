import ArgumentParser

/// Every n-th scene, from the i-th: a part of the gallery that one of several machines renders.
struct Shard: ExpressibleByArgument {
    /// The index, 1...count.
    let index: Int
    /// The number of shards, 1 or more.
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.index = index
        self.count = count
    }

    func part<Element>(of all: [Element]) -> [Element] {
        all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }
}
