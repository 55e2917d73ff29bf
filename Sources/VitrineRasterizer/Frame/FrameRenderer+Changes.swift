import VitrineDisplayList
import VitrinePrimitives

/// The changes between two lists.
extension FrameRenderer {
    /// Returns what is painted, and moves what can be kept of the last frame into this one.
    /// - Parameter continuesLast: Whether the canvas shows the last list, on the same background.
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
            return repaint
        }
        let difference = unsafe FrameDifference(from: last.list, last.plan, to: frame.list, plan)
        // Appended marks are painted onto the existing picture.
        if difference.isLonger {
            repaint.firstMark = unsafe last.list.marks.count
            repaint.isFresh = false
        }
        let (touched, read) = keepOutputs(difference, changed: &repaint.changed)
        for r in repaint.changed.rects + read.rects { repaint.area.add(r) }
        // If no background is laid, or little lies between the parts, one part is faster than many.
        let around = repaint.area.bounds
        if !repaint.isFresh || 10 * repaint.area.area > 7 * around.area { repaint.area = Damage(around) }
        if !repaint.area.isEmpty { addLayersAround(to: &repaint.area, onlyMissing: true) }
        repaint.layersToKeep = layersToKeep(within: repaint.area, (difference, touched))
        return repaint
    }

    /// Moves the outputs that are unchanged since the last frame into this one, and adds the others to `changed`.
    /// - Returns: The changed marks, and the pixels that barriers among them read.
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
                    // Marks removed from the end of a group count at the group's end.
                    unsafe frame.outputs[i] = unsafe last.outputs[kept]
                    unsafe last.outputs[kept] = nil
                }
            }
            touched.append(isTouched)
        }
        changed.add(difference.gone[plan.entries.count].intersection(plan.canvas))
        return (touched, read)
    }

    /// The largest number of bytes of kept layers.
    private static let keptLayers = 64 << 20

    /// The groups whose layers are kept from now on and blended unchanged: those that were painted over for some frames
    /// while nothing in them changed.
    /// - Parameter since: The changes since the last frame; nil if there is none.
    private func layersToKeep(
        within repaint: Damage, _ since: (difference: FrameDifference, touched: TouchedMarks)?
    ) -> [Range<Int>] {
        guard let since else { return [] }
        var out: [Range<Int>] = []
        let entries = unsafe frame.plan.entries
        var bytes = 0
        var next = 0
        for i in entries.indices where i >= next && !entries[i].isDropped {
            guard let end = entries[i].groupEnd, end - i > leastMarks,
                !entries[i].isPersistent, !entries[i].isIndependent,
                let old = since.touched.contains(i..<(end + 1)) ? nil : since.difference.match[end]
            else { continue }
            let size = 4 * entries[i].bounds.area
            if unsafe frame.outputs[end] != nil {
                bytes += size
                next = end + 1
                continue
            }
            let reach = entries[end].reach
            guard repaint.intersects(reach) else { continue }
            // A small part of a group is painted faster than its layer.
            let counts = painted(repaint, in: reach) >= reach.area / steadyPart
            frame.steady[end] = min(last.steady[old], 250) + (counts ? 1 : 0)
            if counts, frame.steady[end] > steadyFrames, bytes + size <= FrameRenderer.keptLayers {
                bytes += size
                out.append(i..<(end + 1))
                next = end + 1
            }
        }
        return out
    }

    /// The number of painted pixels of an area.
    private func painted(_ repaint: Damage, in area: PixelRect) -> Int {
        repaint.rects.reduce(0) { $0 + $1.intersection(area).area }
    }

    /// Whether anything has changed in the group that a barrier ends or lies in, including outside the canvas.
    private func isTouchedInside(_ i: Int, _ touched: TouchedMarks) -> Bool {
        let entries = unsafe frame.plan.entries
        if let start = entries[i].groupStart { return touched.contains(start..<i) }
        var outermost = i
        while let parent = entries[outermost].parent { outermost = parent }
        return touched.contains(outermost..<i)
    }

    /// The pixels of the canvas that a backdrop or glass reads, or the layer of a group that ends.
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
            // Pixels outside the clip are not read.
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

    /// Adds the areas of layers beyond the canvas, which must be painted because they are blurred later.
    private func addLayersAround(to repaint: inout Damage, onlyMissing: Bool) {
        for (i, entry) in unsafe frame.plan.entries.enumerated() where entry.isPersistent && !entry.isDropped {
            if onlyMissing, let end = entry.groupEnd, unsafe frame.outputs[end] != nil { continue }
            if unsafe !frame.plan.canvas.contains(entry.bounds) || onlyMissing && isLateGroup(i) {
                repaint.add(entry.bounds)
            }
        }
    }

    /// Whether a group that is blurred or casts a shadow is composited at a barrier.
    func isLateGroup(_ begin: Int) -> Bool {
        unsafe frame.plan.entries[begin].groupEnd.map { unsafe frame.plan.entries[$0].isBarrier } ?? false
    }
}
