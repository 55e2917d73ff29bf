import VitrineDisplayList
import VitrinePrimitives

/// Converts nodes in points to marks in device pixels.
package enum Resolver {
    /// - Parameters:
    ///   - viewport: A viewport with a filter gives the marks of the screen's pixels and their reduction.
    ///   - colorSpace: The color space of the pixels. Default: sRGB.
    package static func displayList(
        for nodes: [Node], in viewport: Viewport, background: RGBColor, colorSpace: ColorSpace = .sRGB
    ) -> DisplayList {
        let (viewport, reduction) = viewport.painted
        var resolution = Resolution(viewport)
        resolution.resolve(nodes)
        var marks = resolution.marks
        if colorSpace != .sRGB {
            var images: [Image: Image] = [:]
            for i in marks.indices { marks[i] = marks[i].components(in: colorSpace, images: &images) }
        }
        return DisplayList(
            width: viewport.width, height: viewport.height,
            background: background.components(in: colorSpace).premultiplied, marks: marks, reduction: reduction)
    }
}

/// A traversal of nodes with an explicit stack instead of recursion.
private struct Resolution {
    private enum Step {
        case node(Node, Transform)
        /// Masks the content of the current group so far.
        case mask([Node], Transform)
        case closeMask
        case closeGroup(GroupNode, Transform)
    }

    /// An open group, or an open mask of one.
    private struct OpenGroup {
        /// The index of its first mark.
        let index: Int
        /// The bounds of everything painted so far.
        var content = PixelRect.zero
        /// Whether it contains something that reads the backdrop.
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
            case .node(let node, let t): for mark in node.marks(t, viewport) { add(mark) }
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

    /// Appends a placeholder for the mark that opens a group, which is known only at the group's end.
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

    /// Closes a mask. Its bounds are those of its group, as everything outside the mask is cleared.
    private mutating func closeMask() {
        let mask = open.removeLast()
        guard let last = open.indices.last else { return }
        let left = open[last].content.intersection(mask.content)
        if left.isEmpty {
            marks.removeSubrange((open[last].index + 1)...)
            open[last].content = .zero
            return
        }
        // Content outside the mask is skipped, unless a mark in the group reads it as its backdrop.
        if !open[last].seesBehind { open[last].content = left }
        marks[mask.index] = .beginGroup(GroupMark(bounds: open[last].content, blend: .destinationIn))
        marks.append(.endGroup)
    }
}

extension Node {
    /// The node's marks; empty for a group and for an invisible node.
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
