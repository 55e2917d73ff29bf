import VitrinePresentation

/// The order of snapshots: presentations before their presenter, then those in a host after their host.
struct HostOrder: Sendable {
    /// Presentations over the window, from the topmost down.
    let over: [Int]
    /// Presentations in a host, hosts first.
    let inside: [Int]
    /// The presentations in each presentation, in the order of the scene.
    private let nested: [[Int]]
    /// Whether each presentation is in another.
    private let isNested: [Bool]

    init(_ instances: [Screen.Instance]) {
        func host(of i: Int) -> Int? {
            guard case .presentation(let name) = instances[i].host else { return nil }
            return instances.firstIndex { $0.names.contains(name) }
        }
        let hosts = instances.indices.map { host(of: $0) }
        /// Returns the number of presentations around one; a cycle is cut.
        func depth(_ i: Int) -> Int {
            var (known, at, depth): (Set<Int>, Int, Int) = ([i], i, 0)
            while let next = hosts[at], known.insert(next).inserted { (at, depth) = (next, depth + 1) }
            return depth
        }
        let depths = instances.indices.map(depth)
        over = instances.indices.filter { !instances[$0].isInside }.sorted { (depths[$0], $0) > (depths[$1], $1) }
        inside = instances.indices.filter { instances[$0].isInside }.sorted { (depths[$0], $0) < (depths[$1], $1) }
        isNested = instances.indices.map { instances[$0].isInside && hosts[$0] != nil }
        let isNested = isNested
        nested = instances.indices.map { i in instances.indices.filter { isNested[$0] && hosts[$0] == i && $0 != i } }
    }

    var count: Int { nested.count }

    /// Returns the presentations in a presentation, in the order of the scene.
    func nested(in i: Int) -> [Int] { nested[i] }

    /// Whether a presentation is in another.
    func isNested(_ i: Int) -> Bool { isNested[i] }
}
