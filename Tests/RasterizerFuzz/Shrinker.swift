import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer

/// Reduces a failure by omitting marks as long as pictures still differ.
struct Shrinker {
    let threads: Int

    /// Returns lists, painted one after the other, of which the last one fails; nil if none of them fails afresh.
    func shrunk(_ lists: [DisplayList]) -> [DisplayList]? {
        // The attempts range from the last list alone to all lists painted before it.
        guard var small = [1, 2, 3, 8, lists.count].lazy.map({ Array(lists.suffix($0)) }).first(where: fails) else {
            return nil
        }
        for _ in 0..<20 {
            let count = small.reduce(small.count) { $0 + $1.marks.count }
            leaveOutLists(&small)
            leaveOutMarks(&small)
            if small.reduce(small.count, { $0 + $1.marks.count }) == count { break }
        }
        return small
    }

    private func leaveOutLists(_ lists: inout [DisplayList]) {
        for i in lists.indices.dropLast().reversed() {
            var fewer = lists
            fewer.remove(at: i)
            if fails(fewer) { lists = fewer }
        }
    }

    private func leaveOutMarks(_ lists: inout [DisplayList]) {
        // The same mark of all lists is omitted first, which keeps their common parts.
        let most = lists.reduce(0) { max($0, $1.marks.count) }
        for i in (0..<most).reversed() {
            var fewer = lists
            for k in fewer.indices where i < fewer[k].marks.count { fewer[k].marks.remove(at: i) }
            if fails(fewer) { lists = fewer }
        }
        for k in lists.indices {
            for i in lists[k].marks.indices.reversed() {
                var fewer = lists
                fewer[k].marks.remove(at: i)
                if fails(fewer) { lists = fewer }
            }
        }
    }

    private func fails(_ lists: [DisplayList]) -> Bool {
        guard let list = lists.last else { return false }
        let supported = KernelLevel.allCases.filter(\.isSupported)
        let expected = Rasterizer(threads: 1, level: supported[0]).render(list)
        for level in supported {
            let r = Rasterizer(threads: threads, level: level)
            for l in lists { r.update(to: l) }
            if r.canvas != expected || Rasterizer(threads: 3, level: level).render(list) != expected { return true }
        }
        return false
    }
}
