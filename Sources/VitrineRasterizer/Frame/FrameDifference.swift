import VitrineDisplayList
import VitrinePrimitives

/// The correspondence between the marks of a list and those of the previous one.
struct FrameDifference {
    /// For each new mark, the equal old mark with the same position in the order.
    private(set) var match: [Int?] = []
    /// For each new mark, the pixels of the canvas that unmatched old marks before it changed.
    private(set) var gone: [PixelRect] = []
    /// The position of removed marks without a counterpart: the index of the new mark in their place, or the number of
    /// new marks; nil if there are none.
    private(set) var cut: Int?
    /// Whether the new list is the old one with marks appended.
    private(set) var isLonger = false

    /// Compares marks in order if the lists have equal lengths; otherwise compares their common prefix and suffix.
    init(from old: DisplayList, _ oldPlan: FramePlan, to new: DisplayList, _ newPlan: FramePlan) {
        match = Array(repeating: nil, count: newPlan.entries.count)
        // The additional element is for marks that were removed from the end.
        gone = Array(repeating: .zero, count: newPlan.entries.count + 1)
        let n = new.marks.count
        let m = old.marks.count
        if n == m {
            for i in 0..<n { compare(i, i, old, oldPlan, new, newPlan) }
        } else {
            var head = 0
            while head < min(n, m), old.marks[head] == new.marks[head] { head += 1 }
            var tail = 0
            while tail < min(n, m) - head, old.marks[m - 1 - tail] == new.marks[n - 1 - tail] { tail += 1 }
            for i in 0..<head { compare(i, i, old, oldPlan, new, newPlan) }
            for k in 0..<tail { compare(m - tail + k, n - tail + k, old, oldPlan, new, newPlan) }
            for i in head..<max(head, m - tail) { gone[head] = gone[head].union(oldPlan.entries[i].reach) }
            if m - tail > head { cut = head }
            isLonger = head == m && oldPlan.entries.count == m && match[..<m].allSatisfy { $0 != nil }
        }
        // Groups that the list does not close end in additional entries.
        for o in m..<max(m, oldPlan.entries.count) {
            let i = o - m + n
            let before = oldPlan.entries[o]
            if i < newPlan.entries.count, isSame(before, newPlan.entries[i]) {
                match[i] = o
            } else {
                let at = min(i, newPlan.entries.count)
                gone[at] = gone[at].union(before.reach)
            }
        }
    }

    /// Matches two equal marks if their surroundings match.
    private mutating func compare(
        _ o: Int, _ i: Int, _ old: DisplayList, _ oldPlan: FramePlan, _ new: DisplayList, _ newPlan: FramePlan
    ) {
        if isSame(oldPlan.entries[o], newPlan.entries[i]), old.marks[o] == new.marks[i] {
            match[i] = o
        } else {
            gone[i] = gone[i].union(oldPlan.entries[o].reach)
        }
    }

    private func isSame(_ before: FramePlan.Entry, _ now: FramePlan.Entry) -> Bool {
        let sameParent = now.parent.map { match[$0] == before.parent } ?? (before.parent == nil)
        // The ends of different groups do not match; a group's first mark cannot depend on its end.
        let sameGroup = now.groupStart.map { match[$0] == before.groupStart } ?? true
        return sameParent && sameGroup && before.reach == now.reach && before.bounds == now.bounds
            && before.isDropped == now.isDropped && before.isPersistent == now.isPersistent
    }
}

struct RepaintPlan {
    /// The pixels of the canvas that may change.
    var changed = Damage()
    /// The painted pixels: `changed` and the surroundings that marks read, including layers beyond the canvas.
    var area = Damage()
    /// Marks before this one are already painted.
    var firstMark = 0
    /// The ranges of groups whose layers are computed in order to be kept.
    var layersToKeep: [Range<Int>] = []

    /// Whether the background is painted first.
    var isFresh = true
}

/// Prefix counts of changed marks.
struct TouchedMarks {
    private var counts = [0]

    mutating func append(_ isTouched: Bool) { counts.append(counts[counts.count - 1] + (isTouched ? 1 : 0)) }

    /// Whether any mark of a range has changed; all must be appended first.
    func contains(_ marks: Range<Int>) -> Bool { counts[marks.upperBound] > counts[marks.lowerBound] }
}
