import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

/// Random display lists that no scene has, with NaN, groups without an end, and marks without size. A list is often the
/// one before with small changes, as frames of an animation are.
struct HostileLists {
    private var marks: HostileMarks
    private var last: DisplayList?

    init(seed: UInt64) { marks = HostileMarks(seed: seed) }

    mutating func next() -> DisplayList {
        var list: DisplayList
        if var changed = last, !marks.random.chance(3) {
            for _ in 0..<marks.random.int(0...2) { change(&changed) }
            list = changed
        } else {
            list = fresh()
        }
        if list.marks.count > 40 { list.marks.removeFirst(list.marks.count - 40) }
        last = list
        return list
    }

    private mutating func fresh() -> DisplayList {
        func side(_ r: inout SplitMix64) -> Int { r.chance(6) ? r.int(1...5) : r.int(6...96) }
        marks.width = side(&marks.random)
        marks.height = side(&marks.random)
        // The lists range from those that any scene could have to invalid ones.
        marks.oddity = marks.random.element(of: [0, 0, 60, 20, 6, 2])
        var list = DisplayList(width: marks.width, height: marks.height, background: marks.color().premultiplied)
        for _ in 0..<marks.random.int(0...9) { list.marks.append(marks.mark()) }
        if marks.random.chance(12) { nest(&list) }
        return list
    }

    /// Adds groups within groups, most of them without an end.
    private mutating func nest(_ list: inout DisplayList) {
        for _ in 0..<marks.random.int(1...24) {
            list.marks.append(.beginGroup(marks.group()))
            if marks.random.chance(3) { list.marks.append(marks.mark()) }
            if marks.random.chance(4) { list.marks.append(.endGroup) }
        }
        list.marks.append(marks.mark())
    }

    private mutating func change(_ list: inout DisplayList) {
        let n = list.marks.count
        let i = marks.random.below(n)
        let j = marks.random.below(n)
        switch marks.random.below(n == 0 ? 2 : 8) {
        case 0: list.marks.insert(marks.mark(), at: marks.random.below(n + 1))
        case 1: list.background = marks.color().premultiplied
        case 2: list.marks.remove(at: i)
        case 3: list.marks.swapAt(i, j)
        case 4: list.marks.append(list.marks[i])
        case 5: list.marks[i] = moved(list.marks[i])
        default: list.marks[i] = marks.mark()
        }
    }

    private mutating func moved(_ mark: Mark) -> Mark {
        let dx = marks.random.chance(2) ? Double(marks.random.int(-9...9)) : marks.number(-9...9)
        let t = Transform.translation(x: dx, y: marks.number(-9...9))
        switch mark {
        case .fill(var m):
            m.path = m.path.transformed(by: t)
            return .fill(m)
        case .glyphs(var m):
            for i in m.glyphs.indices { m.glyphs[i].transform = m.glyphs[i].transform.then(t) }
            return .glyphs(m)
        case .image(var m):
            m.transform = m.transform.then(t)
            return .image(m)
        case .shadow(var m):
            m.path = m.path.transformed(by: t)
            return .shadow(m)
        case .backdrop(var m):
            m.path = m.path.transformed(by: t)
            return .backdrop(m)
        case .glass(var m):
            for i in m.shapes.indices {
                let o = m.shapes[i].outline
                m.shapes[i].outline = UnevenRoundedRect(t.apply(o.rect), radii: o.radii, curve: o.curve)
            }
            return .glass(m)
        case .beginGroup(var m):
            m.opacity = marks.number(0...1)
            return .beginGroup(m)
        case .endGroup: return mark
        }
    }
}
