import VitrineDisplayList

/// Groups whose outlines take longer to paint than their layers to blend.
struct LongGroups {
    private let list: DisplayList
    private let plan: FramePlan
    /// Points of the long outlines of all marks before each; empty where no group can be long.
    private var points: [Int] = []
    /// By group's first mark: the first mark of the next long group.
    private var following: [Int] = []
    /// By first mark of a long group in which no other is: how many such groups begin before it.
    private var numbers: [Int: Int] = [:]

    /// How many points of long outlines make a group long. Short ones, such as many small circles, are quick to paint.
    private static let leastPoints = 10_000

    init(_ list: DisplayList, _ plan: FramePlan) {
        self.list = list
        self.plan = plan
        var sums = [0]
        sums.reserveCapacity(list.marks.count + 1)
        for mark in list.marks {
            var count = 0
            if case .fill(let m) = mark, m.path.points.count >= LongOutlines.leastPoints { count = m.path.points.count }
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
        for i in plan.entries.indices where isInnermost(i) { numbers[i] = numbers.count }
    }

    func isLong(_ begin: Int) -> Bool {
        guard !points.isEmpty, let groupEnd = plan.entries[begin].groupEnd else { return false }
        // Groups that the list leaves open end behind its marks.
        let end = min(groupEnd, list.marks.count)
        return begin < end && points[end] - points[begin] >= LongGroups.leastPoints
    }

    /// Whether it is long, and no group in it is.
    private func isInnermost(_ begin: Int) -> Bool {
        isLong(begin) && plan.entries[begin].groupEnd.map { following[begin] > $0 } ?? false
    }

    /// The place of a long group in which no other is among those of its kind: the same in the next frame, where marks may have been added
    /// before it.
    func number(_ begin: Int) -> Int? { numbers[begin] }
}
