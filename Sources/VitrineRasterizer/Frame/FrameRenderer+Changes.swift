import VitrineDisplayList
import VitrinePrimitives

/// What changes from the last list to the next.
extension FrameRenderer {
    /// What is painted, and moves what can be kept of the last frame into this one.
    /// - Parameter continuesLast: whether the canvas shows the last list, on the same background.
    func repaintPlan(continuesLast: Bool) -> RepaintPlan {
        let plan = unsafe frame.plan
        unsafe frame.outputs.removeAll(keepingCapacity: true)
        frame.steady.removeAll(keepingCapacity: true)
        for _ in plan.entries {
            unsafe frame.outputs.append(nil)
            frame.steady.append(0)
        }
        var repaint = RepaintPlan()
        guard continuesLast else {
            repaint.changed.add(plan.canvas)
            repaint.area.add(plan.canvas)
            addLayersAround(to: &repaint.area, onlyMissing: false)
            repaint.layersToKeep = layersToKeep(within: repaint.area, nil)
            return repaint
        }
        let difference = unsafe FrameDifference(from: last.list, last.plan, to: frame.list, plan)
        // What is only added is painted onto what is there.
        if difference.isLonger {
            repaint.firstMark = unsafe last.list.marks.count
            repaint.isFresh = false
        }
        let (touched, read) = keepOutputs(difference, changed: &repaint.changed)
        for r in repaint.changed.rects + read.rects { repaint.area.add(r) }
        // Where nothing is laid below, or little lies between, one part is quicker than many.
        let around = repaint.area.bounds
        if !repaint.isFresh || 10 * repaint.area.area > 7 * around.area { repaint.area = Damage(around) }
        if !repaint.area.isEmpty { addLayersAround(to: &repaint.area, onlyMissing: true) }
        repaint.layersToKeep = layersToKeep(within: repaint.area, (difference, touched))
        return repaint
    }

    /// Moves what shows the same as in the last frame into this one, and adds to `changed` what does not.
    /// - Returns: which marks have changed, and the pixels that barriers among them read.
    private func keepOutputs(
        _ difference: FrameDifference, changed: inout Damage
    ) -> (touched: TouchedMarks, read: Damage) {
        let plan = unsafe frame.plan
        var read = Damage()
        var touched = TouchedMarks()
        for i in plan.entries.indices {
            changed.add(difference.gone[i].intersection(plan.canvas))
            let entry = plan.entries[i]
            let old = difference.match[i]
            var isTouched = old == nil || difference.cut == i
            if !entry.isDropped, entry.groupEnd == nil {
                let kept = old.flatMap { unsafe $0 < last.outputs.count && last.outputs[$0] != nil ? $0 : nil }
                if entry.isBarrier {
                    let seen = reads(i)
                    if let kept, !isTouched, !changed.intersects(seen), !isTouchedInside(i, touched) {
                        unsafe frame.outputs[i] = unsafe last.outputs[kept]
                        unsafe last.outputs[kept] = nil
                    } else {
                        read.add(seen.intersection(plan.canvas))
                        changed.add(entry.reach)
                        isTouched = true
                    }
                } else if old == nil {
                    changed.add(entry.reach)
                } else if let kept, entry.groupStart.map({ !isTouched && !touched.contains($0..<i) }) ?? true {
                    // What has gone from the end of a group counts at the group's end.
                    unsafe frame.outputs[i] = unsafe last.outputs[kept]
                    unsafe last.outputs[kept] = nil
                }
            }
            touched.append(isTouched)
        }
        changed.add(difference.gone[plan.entries.count].intersection(plan.canvas))
        return (touched, read)
    }

    /// Bytes of layers that are kept.
    private static let keptLayers = 64 << 20

    /// Groups that have been painted over for some frames while nothing in them changed: their layers are kept from now on,
    /// and blended as they are. Those with long outlines, such as maps, are kept as soon as they are painted as a whole, unless
    /// they were in the frame before.
    /// - Parameter since: what has changed since the last frame; nil where there is none.
    private func layersToKeep(
        within repaint: Damage, _ since: (difference: FrameDifference, touched: TouchedMarks)?
    ) -> [Range<Int>] {
        var out: [Range<Int>] = []
        let entries = unsafe frame.plan.entries
        let moved = since == nil ? [] : movingLongGroups
        movingLongGroups.removeAll(keepingCapacity: true)
        // Counting the points of outlines looks at all marks.
        guard entries.contains(where: { $0.groupEnd != nil }) else { return [] }
        let long = unsafe LongGroups(frame.list, frame.plan)
        var bytes = 0
        var next = 0
        for i in entries.indices where i >= next && !entries[i].isDropped {
            guard let end = entries[i].groupEnd, end - i > leastMarks,
                !entries[i].isPersistent, !entries[i].isIndependent
            else { continue }
            let size = 4 * entries[i].bounds.area
            let old = since.flatMap { $0.touched.contains(i..<(end + 1)) ? nil : $0.difference.match[end] }
            if old != nil, unsafe frame.outputs[end] != nil {
                bytes += size
                next = end + 1
                continue
            }
            let isKept: Bool
            if let old, repaint.intersects(entries[end].reach) {
                // A small part of a group that is not long is quicker to paint than its layer to make.
                let reach = entries[end].reach
                let isLong = long.isLong(i)
                let counts = isLong || painted(repaint, in: reach) >= reach.area / steadyPart
                frame.steady[end] = min(last.steady[old], 250) + (counts ? 1 : 0)
                isKept = counts && frame.steady[end] > (isLong ? 0 : steadyFrames)
            } else {
                // A group around long ones may change while they stay as they are; one that moves will move again.
                let number = long.number(i)
                let isAnew = number != nil && repaint.rects.contains { $0.contains(entries[end].reach) }
                isKept = isAnew && !moved.contains(number ?? 0)
                if isAnew, let number { movingLongGroups.insert(number) }
            }
            if isKept, bytes + size <= FrameRenderer.keptLayers, !isCopied(i..<end) {
                bytes += size
                out.append(i..<(end + 1))
                next = end + 1
            }
        }
        return out
    }

    /// Points of a rectangle's path.
    private static let fewPoints = 5

    /// Whether a group holds nothing but pictures whose pixels are copied, such as the tiles of a map that rests, and rectangles. Its layer
    /// would take longer to make than it saves in many frames.
    private func isCopied(_ group: Range<Int>) -> Bool {
        let marks = unsafe frame.list.marks
        var pixels = 0
        for i in group where i < marks.count {
            switch marks[i] {
            case .image(let m):
                guard m.clip == nil, m.opacity == 1, m.blend == .normal, m.transform.isWholeMove else { return false }
                pixels += unsafe frame.plan.entries[i].bounds.area
            case .fill(let m):
                guard case .solid = m.paint, m.path.points.count <= FrameRenderer.fewPoints else { return false }
            case .beginGroup(let m):
                guard m.isPlain, m.clip.map({ $0.points.count <= FrameRenderer.fewPoints }) ?? true else {
                    return false
                }
            case .raster, .endGroup: break
            case .glyphs, .shadow, .backdrop, .glass: return false
            }
        }
        // Pictures that lie upon one another are joined in a layer once.
        let area = unsafe frame.plan.entries[group.lowerBound].bounds.area
        return pixels > 0 && 4 * pixels <= 5 * area
    }

    /// How many pixels of an area are painted.
    private func painted(_ repaint: Damage, in area: PixelRect) -> Int {
        repaint.rects.reduce(0) { $0 + $1.intersection(area).area }
    }

    /// Whether anything has changed in the group that a barrier ends or lies in, also where it leaves the canvas.
    private func isTouchedInside(_ i: Int, _ touched: TouchedMarks) -> Bool {
        let entries = unsafe frame.plan.entries
        if let start = entries[i].groupStart { return touched.contains(start..<i) }
        var outermost = i
        while let parent = entries[outermost].parent { outermost = parent }
        return touched.contains(outermost..<i)
    }

    /// The pixels of the canvas that a backdrop or glass looks at, or the layer of a group that ends.
    func reads(_ i: Int) -> PixelRect {
        let entry = unsafe frame.plan.entries[i]
        func around(_ area: PixelRect, _ plan: BlurPlan) -> PixelRect {
            unsafe plan.region(around: area).nearest(in: frame.plan.canvas)
        }
        if let start = entry.groupStart {
            let begin = unsafe frame.plan.entries[start]
            guard let clip = begin.clipBounds, case .beginGroup(let m) = unsafe frame.list.marks[start] else {
                return begin.bounds
            }
            // What is clipped away is not looked at.
            return BlurPlan(sigma: m.sigma).region(around: clip).intersection(begin.bounds)
        }
        guard unsafe i < frame.list.marks.count else { return .zero }
        switch unsafe frame.list.marks[i] {
        case .backdrop(let m): return around(entry.bounds, BlurPlan(sigma: m.material.sigma))
        case .glass(let m):
            guard let sanitized = m.sanitized else { return .zero }
            let body = unsafe sanitized.areas(layer: frame.plan.layer(entry.parent)).body
            return around(body, .underGlass(sigma: m.material.sigma))
        default: return .zero
        }
    }

    /// Layers that are blurred later reach beyond the canvas, and must be painted there too.
    private func addLayersAround(to repaint: inout Damage, onlyMissing: Bool) {
        for (i, entry) in unsafe frame.plan.entries.enumerated() where entry.isPersistent && !entry.isDropped {
            if onlyMissing, let end = entry.groupEnd, unsafe frame.outputs[end] != nil { continue }
            if unsafe !frame.plan.canvas.contains(entry.bounds) || onlyMissing && isLateGroup(i) {
                repaint.add(entry.bounds)
            }
        }
    }

    /// Whether the group that a mark begins is blurred or casts a shadow, and is made when what it looks at has been painted.
    func isLateGroup(_ begin: Int) -> Bool {
        unsafe frame.plan.entries[begin].groupEnd.map { unsafe frame.plan.entries[$0].isBarrier } ?? false
    }
}

extension Transform {
    /// Whether it moves by whole numbers and does nothing else.
    fileprivate var isWholeMove: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}
