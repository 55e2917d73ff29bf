import VitrineDisplayList
import VitrinePrimitives

/// What changes from the last list to the next.
extension FrameRenderer {
    /// Finds `changed` and `repaint`, and moves what can be kept of the last frame into this one.
    func findChanges(fits: Bool) {
        let plan = frame.plan
        changed.removeAll()
        repaint.removeAll()
        firstMark = 0
        isFresh = true
        frame.outputs.removeAll(keepingCapacity: true)
        frame.steady.removeAll(keepingCapacity: true)
        layersToKeep.removeAll(keepingCapacity: true)
        for _ in plan.entries {
            frame.outputs.append(nil)
            frame.steady.append(0)
        }
        guard fits else {
            changed.add(plan.canvas)
            repaint.add(plan.canvas)
            addLayersAround(onlyMissing: false)
            return
        }
        difference.make(from: last.list, last.plan, to: frame.list, plan)
        // What is only added is painted onto what is there.
        if difference.isLonger {
            firstMark = last.list.marks.count
            isFresh = false
        }
        var wider = Damage()
        touched.removeAll(keepingCapacity: true)
        touched.append(0)
        for i in plan.entries.indices {
            changed.add(difference.gone[i].intersection(plan.canvas))
            let entry = plan.entries[i]
            let old = difference.match[i]
            var isTouched = old < 0 || difference.cut == i
            if !entry.isDropped, entry.matchingGroupMark <= i {
                let kept = old >= 0 && old < last.outputs.count && last.outputs[old] != nil
                if entry.isBarrier {
                    let seen = reads(i)
                    if kept, !isTouched, !changed.intersects(seen), !isTouchedInside(i) {
                        frame.outputs[i] = last.outputs[old]
                        last.outputs[old] = nil
                    } else {
                        wider.add(seen.intersection(plan.canvas))
                        changed.add(entry.reach)
                        isTouched = true
                    }
                } else if old < 0 {
                    changed.add(entry.reach)
                } else if kept, entry.matchingGroupMark < 0 || touched[i] == touched[entry.matchingGroupMark] {
                    frame.outputs[i] = last.outputs[old]
                    last.outputs[old] = nil
                }
            }
            touched.append(touched[i] + (isTouched ? 1 : 0))
        }
        changed.add(difference.gone[plan.entries.count].intersection(plan.canvas))
        for r in changed.rects { repaint.add(r) }
        for r in wider.rects { repaint.add(r) }
        // Where nothing is laid below, or little lies between, one part is quicker than many.
        let around = repaint.bounds
        if !isFresh || 10 * repaint.area > 7 * around.area {
            repaint.removeAll()
            repaint.add(around)
        }
        if !repaint.isEmpty { addLayersAround(onlyMissing: true) }
        findSteadyGroups()
    }

    /// Bytes of layers that are kept.
    private static let keptLayers = 64 << 20

    /// Groups that have been painted over for some frames while nothing in them changed: their layers are kept from now on,
    /// and blended as they are. Those with long outlines, such as maps, are kept after the first of such frames.
    private func findSteadyGroups() {
        let entries = frame.plan.entries
        var bytes = 0
        var next = 0
        for i in entries.indices where i >= next && entries[i].matchingGroupMark > i && !entries[i].isDropped {
            let end = entries[i].matchingGroupMark
            guard !entries[i].isPersistent, !entries[end].isBarrier, difference.match[end] >= 0,
                touched[end] == touched[i], end - i > leastMarks
            else { continue }
            let size = 4 * entries[i].bounds.area
            if frame.outputs[end] != nil {
                bytes += size
                next = end + 1
            } else if repaint.intersects(entries[end].reach) {
                frame.steady[end] = min(last.steady[difference.match[end]], 250) + 1
                if frame.steady[end] > (isLong(i..<end) ? 0 : steadyFrames), bytes + size <= FrameRenderer.keptLayers {
                    bytes += size
                    layersToKeep.append(i..<(end + 1))
                    next = end + 1
                }
            }
        }
    }

    /// Whether painting the outlines of the marks takes longer than blending their layer.
    private func isLong(_ marks: Range<Int>) -> Bool {
        var points = 0
        // Groups that the list leaves open end behind its marks.
        for i in marks.clamped(to: 0..<frame.list.marks.count) {
            if case .fill(let m) = frame.list.marks[i] { points += m.path.points.count }
            if points >= 10_000 { return true }
        }
        return false
    }

    /// Whether anything has changed in the group that a barrier ends or lies in, also where it leaves the canvas.
    func isTouchedInside(_ i: Int) -> Bool {
        let entries = frame.plan.entries
        if entries[i].matchingGroupMark >= 0 { return touched[i] > touched[entries[i].matchingGroupMark] }
        var outermost = i
        while entries[outermost].parent >= 0 { outermost = entries[outermost].parent }
        return touched[i] > touched[outermost]
    }

    /// The pixels of the canvas that a backdrop or glass looks at, or the layer of a group that ends.
    func reads(_ i: Int) -> PixelRect {
        let entry = frame.plan.entries[i]
        func around(_ area: PixelRect, _ plan: BlurPlan) -> PixelRect {
            plan.region(around: area).nearest(in: frame.plan.canvas)
        }
        if entry.matchingGroupMark >= 0 { return frame.plan.entries[entry.matchingGroupMark].bounds }
        guard i < frame.list.marks.count else { return .zero }
        switch frame.list.marks[i] {
        case .backdrop(let m): return around(entry.bounds, BlurPlan(sigma: m.material.sigma))
        case .glass(let m):
            guard let sanitized = m.sanitized else { return .zero }
            let body = sanitized.areas(layer: frame.plan.layer(entry.parent)).body
            return around(body, .underGlass(sigma: m.material.sigma))
        default: return .zero
        }
    }

    /// Layers that are blurred later reach beyond the canvas, and must be painted there too.
    func addLayersAround(onlyMissing: Bool) {
        for (i, entry) in frame.plan.entries.enumerated() where entry.isPersistent && !entry.isDropped {
            if onlyMissing, frame.outputs[entry.matchingGroupMark] != nil { continue }
            if !frame.plan.canvas.contains(entry.bounds) || onlyMissing && isBlurred(i) { repaint.add(entry.bounds) }
        }
    }

    func isBlurred(_ begin: Int) -> Bool { frame.plan.entries[frame.plan.entries[begin].matchingGroupMark].isBarrier }
}
