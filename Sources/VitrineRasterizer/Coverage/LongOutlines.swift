import VitrineDisplayList
import VitrinePrimitives

/// Fills whose outlines have many points, such as those of maps: several threads cut them into edges at once, each outline
/// by itself, so that their order cannot matter.
struct LongOutlines {
    private var lists: [EdgeList] = []
    /// By mark: where its edges are in `lists`.
    private var places: [Int: Int] = [:]

    /// Shorter outlines are cut faster than they are handed out.
    static let leastPoints = 500

    /// Cuts the long ones among some marks, in the memory of the last ones.
    mutating func make(_ marks: [Int], of list: DisplayList, _ pool: ThreadPool) {
        places.removeAll(keepingCapacity: true)
        guard pool.threads > 1 else { return }
        var paths: [Path] = []
        for i in marks {
            if case .fill(let m) = list.marks[i], m.path.points.count >= LongOutlines.leastPoints {
                places[i] = paths.count
                paths.append(m.path)
            }
        }
        while lists.count < paths.count { lists.append(unsafe EdgeList(kernels: pool.first.kernels)) }
        unsafe lists.withUnsafeMutableBufferPointer { lists in
            nonisolated(unsafe) let lists = unsafe lists
            pool.perform(paths.count) { k, _ in
                unsafe lists[k].removeAll()
                unsafe lists[k].add(paths[k])
            }
        }
    }

    /// The edges of a mark; nil for one that is not long.
    subscript(mark: Int) -> EdgeList? { places[mark].map { lists[$0] } }
}
