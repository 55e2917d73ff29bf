import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

extension RandomList {
    /// Returns the list after one small change, as between frames of a scene; sometimes after none.
    mutating func changed(_ list: DisplayList) -> DisplayList {
        var out = list
        let n = list.marks.count
        guard n > 0 else {
            out.marks.append(mark())
            return out
        }
        let i = random.below(n)
        switch random.int(0...12) {
        case 0: out.marks[i] = mark()
        case 1, 2: out.marks[i] = list.marks[i].moved(random.int(-9...9), random.int(-9...9))
        case 3, 4: out.marks.insert(mark(), at: random.below(n + 1))
        case 5, 6: out.marks.remove(at: i)
        case 7: out.marks.swapAt(i, random.below(n))
        case 8: out.background = color().premultiplied
        case 9:
            // The group contains some of the marks.
            let end = i + random.below(n - i) + 1
            out.marks.insert(.endGroup, at: end)
            out.marks.insert(.beginGroup(group()), at: i)
        case 10: out.marks = list.marks.map { $0.moved(1, 2) }
        case 11:
            let groups = list.marks.indices.filter { if case .beginGroup = list.marks[$0] { true } else { false } }
            if let k = groups.randomElement(using: &random), case .beginGroup(var m) = list.marks[k] {
                switch random.int(0...2) {
                case 0: m.opacity = number(0...1)
                case 1: m.sigma = sigma()
                default: m.shadow = group().shadow
                }
                out.marks[k] = .beginGroup(m)
            }
        default: break
        }
        return out
    }

    /// Returns a list and its next versions.
    mutating func chain(_ steps: Int, marks: ClosedRange<Int> = 1...10) -> [DisplayList] {
        var out = [list(marks: marks)]
        for _ in 0..<steps { out.append(changed(out[out.count - 1])) }
        return out
    }
}
