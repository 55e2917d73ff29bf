import VitrineDisplayList
import VitrinePrimitives

/// Turns nodes in points into marks in device pixels.
package enum Resolver {
    package static func displayList(for nodes: [Node], in viewport: Viewport, background: Color) -> DisplayList {
        var resolution = Resolution(viewport)
        resolution.resolve(nodes)
        return DisplayList(
            width: viewport.width, height: viewport.height, background: background.premultiplied,
            marks: resolution.marks)
    }
}

/// A walk over nodes, with a list of what is left to do, so that depth costs no recursion.
private struct Resolution {
    private enum Step {
        case node(Node, Transform)
        /// What the group at hand holds so far is masked.
        case mask([Node], Transform)
        case closeMask
        case closeGroup(GroupNode, Transform)
    }

    /// A group, or a mask of one, whose end has not been reached.
    private struct OpenGroup {
        /// Of its first mark.
        let index: Int
        /// Around everything painted so far.
        var content = PixelRect.zero
        /// Whether something in it shows what lies behind.
        var seesBehind = false
    }

    private let viewport: Viewport
    private(set) var marks: [Mark] = []
    private var open: [OpenGroup] = []
    private var steps: [Step] = []

    init(_ viewport: Viewport) { self.viewport = viewport }

    mutating func resolve(_ nodes: [Node]) {
        push(nodes, viewport.transform)
        while let step = steps.popLast() {
            switch step {
            case .node(.group(let group), let outer): add(group, group.transform.then(outer))
            case .node(let node, let t):
                for mark in node.marks(t, viewport) { add(mark) }
            case .mask(let nodes, let t): mask(nodes, t)
            case .closeMask: closeMask()
            case .closeGroup(let group, let t): close(group, t)
            }
        }
    }

    private mutating func push(_ nodes: [Node], _ t: Transform) { steps += nodes.reversed().map { .node($0, t) } }

    private mutating func add(_ mark: Mark) {
        marks.append(mark)
        switch mark {
        case .backdrop, .glass: note(mark.bounds, seesBehind: true)
        default: note(mark.bounds, seesBehind: false)
        }
    }

    private mutating func note(_ bounds: PixelRect, seesBehind: Bool) {
        guard let last = open.indices.last else { return }
        open[last].content = open[last].content.union(bounds)
        if seesBehind { open[last].seesBehind = true }
    }

    /// The mark that opens a group is known at its end; one that holds its place stands in till then.
    private mutating func beginGroup() {
        open.append(OpenGroup(index: marks.count))
        marks.append(.endGroup)
    }

    private mutating func add(_ group: GroupNode, _ t: Transform) {
        guard group.opacity > 0 else { return }
        if group.needsLayer {
            beginGroup()
            steps.append(.closeGroup(group, t))
            let fades = group.edgeFade?.masks(t) ?? []
            let masks = (group.mask.map { [$0] } ?? []) + fades
            steps += masks.reversed().map { .mask($0, t) }
        }
        push(group.children, t)
    }

    private mutating func close(_ group: GroupNode, _ t: Transform) {
        let closed = open.removeLast()
        let begin = Mark.beginGroup(group.mark(t, content: closed.content))
        marks[closed.index] = begin
        marks.append(.endGroup)
        note(begin.bounds, seesBehind: closed.seesBehind)
    }

    private mutating func mask(_ nodes: [Node], _ t: Transform) {
        guard let group = open.last, !group.content.isEmpty else { return }
        beginGroup()
        steps.append(.closeMask)
        push(nodes, t)
    }

    /// A mask is as large as the group that it masks: outside it nothing is left.
    private mutating func closeMask() {
        let mask = open.removeLast()
        guard let last = open.indices.last else { return }
        let left = open[last].content.intersection(mask.content)
        if left.isEmpty {
            marks.removeSubrange((open[last].index + 1)...)
            open[last].content = .zero
            return
        }
        // What will be masked away need not be painted, unless something blurred is made of it.
        if !open[last].seesBehind { open[last].content = left }
        marks[mask.index] = .beginGroup(GroupMark(bounds: open[last].content, blend: .destinationIn))
        marks.append(.endGroup)
    }
}

extension Node {
    /// The node's marks; none for a group and for what shows nothing.
    fileprivate func marks(_ t: Transform, _ viewport: Viewport) -> [Mark] {
        switch self {
        case .shape(let n): n.marks(t)
        case .text(let n): n.marks(t, viewport)
        case .image(let n): [.image(n.mark(t))]
        case .shadow(let n): [.shadow(n.mark(t))]
        case .backdrop(let n): [.backdrop(n.mark(t))]
        case .glass(let n): n.body.opacity > 0 ? [.glass(n.body.scaled(by: t))] : []
        case .group: []
        }
    }
}
