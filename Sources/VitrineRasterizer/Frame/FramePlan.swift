import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The structure of one display list: how its groups nest, where each mark can change the canvas, and the barriers at
/// which painting breaks into passes because a mark reads what is already painted.
struct FramePlan {
    struct Entry {
        /// The pixels that the mark paints on its own layer.
        var bounds = PixelRect.zero
        /// The pixels of the canvas that the mark can change, including the blurs and shadows of enclosing groups.
        var reach = PixelRect.zero
        /// For a group's first mark, the last one.
        var groupEnd: Int?
        /// For a group's last mark, the first one.
        var groupStart: Int?
        /// The first mark of the enclosing group; nil on the canvas.
        var parent: Int?
        /// For a group's first mark, the innermost group, this one or an enclosing one, that is blurred or casts a
        /// shadow. Other groups change only the pixels that are painted on them.
        var blurredGroup: Int?
        /// For the first mark of a blurred group without a shadow, the bounds of its clip.
        var clipBounds: PixelRect?
        /// Whether the mark is not painted: it is outside, in an invisible group, or its layer exceeds the budget.
        var isDropped = false
        /// Whether all preceding marks must be painted first.
        var isBarrier = false
        /// For a group's first mark, whether a mark inside reads painted pixels, so that its layer outlives a pass
        /// break.
        var isPersistent = false
        /// For a group's first mark, whether it is blurred or casts a shadow, and no mark inside reads what is already
        /// painted, so that it is computed before anything is painted.
        var isIndependent = false

        /// Whether the mark is a group's first or last one.
        var isGroupBorder: Bool { groupEnd != nil || groupStart != nil }
    }

    private(set) var entries: [Entry] = []
    private(set) var canvas = PixelRect.zero
    private var open: [Int] = []
    private var isLive: [Bool] = []
    private var boxes = OutlineBoxes()

    /// The largest number of pixels of all simultaneously open layers and everything that is kept for a whole frame: 16
    /// canvases and 64 million. Layers that outlive a pass break, blurred groups, and the data of shadows, backdrops
    /// and glass are kept. A mark that exceeds the budget is not painted, so that memory is bounded for any list.
    static func layerBudget(canvas pixels: Int) -> Int { 16 * pixels + (1 << 26) }

    /// Recomputes the plan, reusing its memory.
    mutating func make(for list: DisplayList) {
        canvas = PixelRect(x: 0, y: 0, width: Int32(list.width), height: Int32(list.height))
        entries.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        isLive.removeAll(keepingCapacity: true)
        var budget = FramePlan.layerBudget(canvas: canvas.area)
        for (i, mark) in list.marks.enumerated() {
            var entry = Entry()
            entry.parent = open.last
            switch mark {
            case .beginGroup(let m):
                entry.bounds = visible(m, in: layer(entry.parent))
                let isBlurred = m.sigma > 0 || m.shadow != nil
                // A clip cuts the blurred layer, but it also cuts what casts a shadow.
                if m.sigma > 0, m.shadow == nil, m.blend != .destinationIn { entry.clipBounds = m.clip?.pixelBounds() }
                entry.blurredGroup = isBlurred ? i : blurredGroup(entry.parent)
                entry.isDropped = entry.bounds.isEmpty
                entries.append(entry)
                open.append(i)
                isLive.append(false)
            case .endGroup:
                entries.append(entry)
                close(i, list, budget: &budget)
            default:
                entry.bounds = bounds(of: mark).intersection(layer(entry.parent))
                let kept = mark.keptPlanes * entry.bounds.area
                entry.isDropped = entry.bounds.isEmpty || !revive(open.count - 1, budget: &budget) || kept > budget
                if !entry.isDropped {
                    entry.isBarrier = mark.readsBackdrop
                    budget -= kept
                }
                entries.append(entry)
                if entry.isBarrier { for g in open { entries[g].isPersistent = true } }
            }
        }
        closeAll(list, budget: &budget)
        for i in entries.indices where !entries[i].isDropped { entries[i].reach = reach(of: i, list) }
    }

    private mutating func bounds(of mark: Mark) -> PixelRect {
        if case .glyphs(let m) = mark { return boxes.bounds(m) }
        return mark.bounds
    }

    /// The layer of a group, given by its first mark; nil is the canvas.
    func layer(_ group: Int?) -> PixelRect { group.map { entries[$0].bounds } ?? canvas }

    private func blurredGroup(_ group: Int?) -> Int? { group.flatMap { entries[$0].blurredGroup } }

    private func visible(_ m: GroupMark, in parent: PixelRect) -> PixelRect {
        guard opacityByte(m.opacity) > 0 || m.blend == .destinationIn, !parent.isEmpty else { return .zero }
        if m.sigma > 0 || m.shadow != nil {
            return m.bounds.intersection(m.spread(parent, backward: true))
        }
        let inside = m.bounds.intersection(parent)
        guard let clip = m.clip else { return inside }
        return inside.intersection(clip.pixelBounds())
    }

    /// Reserves the budget for the layer of the group at a depth.
    private mutating func revive(_ depth: Int, budget: inout Int) -> Bool {
        guard depth >= 0, !isLive[depth] else { return true }
        let pixels = entries[open[depth]].bounds.area
        guard pixels <= budget else { return false }
        budget -= pixels
        isLive[depth] = true
        return true
    }

    private mutating func close(_ i: Int, _ list: DisplayList, budget: inout Int) {
        guard let begin = open.popLast() else {
            entries[i].isDropped = true
            return
        }
        entries[i].groupStart = begin
        entries[i].parent = entries[begin].parent
        entries[begin].groupEnd = i
        let wasLive = isLive.removeLast()
        guard case .beginGroup(let m) = list.marks[begin] else { return }
        let isBlurred = m.sigma > 0 || m.shadow != nil
        if isBlurred {
            // The layer is kept, and so is its result.
            budget -= entries[begin].bounds.area
        } else if wasLive, !entries[begin].isPersistent {
            budget += entries[begin].bounds.area
        }
        // An empty mask still clears everything.
        let shows = wasLive || m.blend == .destinationIn
        let parent = layer(entries[begin].parent)
        let area =
            m.blend == .destinationIn
            ? parent : seen(of: entries[begin].bounds, in: begin, m).intersection(parent)
        if !shows || area.isEmpty || !revive(open.count - 1, budget: &budget) {
            entries[begin].isDropped = true
            entries[i].isDropped = true
            return
        }
        if m.blend == .destinationIn { entries[begin].isDropped = false }
        entries[i].bounds = area
        // A group with a mark that reads what is already painted is composited at a barrier.
        entries[i].isBarrier = isBlurred && entries[begin].isPersistent
        entries[begin].isIndependent = isBlurred && !entries[begin].isPersistent
    }

    /// Closes the groups that the list leaves open; `endGroup` entries are appended for them.
    private mutating func closeAll(_ list: DisplayList, budget: inout Int) {
        while !open.isEmpty {
            var entry = Entry()
            entry.parent = open.last
            entries.append(entry)
            close(entries.count - 1, list, budget: &budget)
        }
    }

    /// The pixels where a part of a group's layer is visible after blur and clip, including its shadow.
    private func seen(of part: PixelRect, in group: Int, _ m: GroupMark) -> PixelRect {
        let spread = m.spread(part, backward: false)
        return entries[group].clipBounds.map(spread.intersection) ?? spread
    }

    private func reach(of i: Int, _ list: DisplayList) -> PixelRect {
        var area = entries[i].bounds
        var group = blurredGroup(entries[i].parent)
        while let begin = group, !area.isEmpty {
            guard case .beginGroup(let m) = list.marks[begin] else { break }
            area = seen(of: area, in: begin, m).intersection(layer(entries[begin].parent))
            group = blurredGroup(entries[begin].parent)
        }
        return area
    }
}

extension Mark {
    /// The number of kept pixels for each pixel of the mark's bounds; samples of blurs are half as large as pixels.
    var keptPlanes: Int {
        switch self {
        case .shadow: 1
        case .backdrop, .glass: 2
        default: 0
        }
    }

    /// Whether the mark reads what was painted before it.
    var readsBackdrop: Bool {
        switch self {
        case .backdrop, .glass: true
        default: false
        }
    }
}

extension Mark {
    /// Whether the mark removes parts of what lies below it.
    var cutsBackdrop: Bool {
        func cuts(_ blend: BlendMode) -> Bool { blend == .destinationIn || blend == .destinationOut }
        return switch self {
        case .fill(let m): cuts(m.blend)
        case .glyphs(let m): cuts(m.blend)
        case .image(let m): cuts(m.blend)
        case .beginGroup(let m): cuts(m.blend)
        case .shadow, .backdrop, .glass, .endGroup: false
        }
    }
}

extension GroupMark {
    /// Whether opaque pixels of the layer replace those below, within the clip.
    var isPlain: Bool { opacityByte(opacity) == 255 && sigma <= 0 && shadow == nil && blend == .normal }

    /// The area that a part of the layer spreads to by blur and shadow, or (backward) that such a part depends on.
    func spread(_ area: PixelRect, backward: Bool) -> PixelRect {
        guard !area.isEmpty else { return .zero }
        let blurred = sigma > 0 ? BlurPlan(sigma: sigma).region(around: area) : area
        guard let shadow = shadow?.sanitized else { return blurred }
        let k: Int32 = backward ? -1 : 1
        let cast = BlurPlan(sigma: shadow.sigma).region(around: blurred.moved(k * shadow.dx, k * shadow.dy))
        return blurred.union(cast)
    }
}

extension CastShadow {
    /// The largest offset of a shadow along an axis in device pixels.
    private static let farthest = 1024.0

    /// The offset, clamped to ±1024 along each axis; 0 along an axis where it is not finite.
    var nearOffset: Point {
        func near(_ v: Double) -> Double { v.isFinite ? v.clamped(to: -CastShadow.farthest...CastShadow.farthest) : 0 }
        return Point(x: near(offset.x), y: near(offset.y))
    }

    /// The offset in whole pixels.
    var dx: Int32 { Int32(nearOffset.x.rounded()) }
    var dy: Int32 { Int32(nearOffset.y.rounded()) }

    /// The shadow, or nil if it is invisible.
    var sanitized: CastShadow? { color.alpha > 0 ? self : nil }
}
