import VitrineDisplayList

/// Groups whose outlines take longer to paint than their layers to blend.
struct LongGroups {
    private let list: DisplayList
    private let plan: FramePlan
    /// Points of the outlines of all marks before each; empty where no group can be long.
    private var points: [Int] = []
    /// By group's first mark: the first mark of the next long group.
    private var following: [Int] = []

    /// How many points make outlines long.
    private static let leastPoints = 10_000

    init(_ list: DisplayList, _ plan: FramePlan) {
        self.list = list
        self.plan = plan
        var sums = [0]
        sums.reserveCapacity(list.marks.count + 1)
        for mark in list.marks {
            var count = 0
            if case .fill(let m) = mark { count = m.path.points.count }
            sums.append(sums[sums.count - 1] + count)
        }
        guard sums[sums.count - 1] >= LongGroups.leastPoints else { return }
        points = sums
        following = Array(repeating: plan.entries.count, count: plan.entries.count)
        var next = plan.entries.count
        for i in plan.entries.indices.reversed() {
            following[i] = next
            if isLong(i) { next = i }
        }
    }

    /// Whether the group that a mark begins is long.
    func isLong(_ begin: Int) -> Bool {
        guard !points.isEmpty, let groupEnd = plan.entries[begin].groupEnd else { return false }
        // Groups that the list leaves open end behind its marks.
        let end = min(groupEnd, list.marks.count)
        return begin < end && points[end] - points[begin] >= LongGroups.leastPoints
    }

    /// Whether it is long, and no group in it is.
    func isInnermost(_ begin: Int) -> Bool {
        isLong(begin) && plan.entries[begin].groupEnd.map { following[begin] > $0 } ?? false
    }
}
