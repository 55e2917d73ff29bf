import VitrineDisplayList
import VitrinePrimitives

/// Blurred groups and groups with shadows in which no mark reads what is already painted. They are computed before
/// anything is painted, so that they break no pass. Each small one, such as a text halo, is computed by one thread.
extension FrameRenderer {
    /// The groups that a frame needs and has not kept, in the order of their first marks.
    func independentGroups(_ repaint: RepaintPlan) -> [Range<Int>] {
        let entries = unsafe frame.plan.entries
        var out: [Range<Int>] = []
        var kept = repaint.layersToKeep[...]
        // Groups that begin before this mark are needed, because the enclosing group is.
        var needed = 0
        var i = repaint.firstMark
        while i < entries.count {
            let entry = entries[i]
            guard let end = entry.groupEnd else {
                i += 1
                continue
            }
            if unsafe entry.isDropped || frame.outputs[end] != nil {
                i = end + 1
                continue
            }
            if kept.first?.lowerBound == i {
                kept.removeFirst()
                needed = max(needed, end)
            }
            let isSeen = repaint.area.intersects(entries[end].reach) || repaint.area.intersects(entries[end].bounds)
            if entry.isIndependent, i < needed || isSeen {
                out.append(i..<(end + 1))
                needed = max(needed, end)
            }
            i += 1
        }
        return out
    }

    /// The groups that are not contained in others, in order.
    func outermost(_ groups: [Range<Int>]) -> [Range<Int>] {
        var out: [Range<Int>] = []
        for group in groups.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) })
        where group.lowerBound >= out.last?.upperBound ?? 0 {
            out.append(group)
        }
        return out
    }

    /// Computes groups, inner ones before enclosing ones.
    /// - Parameter groups: In the order of their first marks.
    func make(_ groups: [Range<Int>], _ canvas: PixelPlane) {
        var levels: [[Range<Int>]] = []
        var inner: [(start: Int, level: Int)] = []
        for group in groups.reversed() {
            var level = 0
            while let last = inner.last, last.start < group.upperBound {
                level = max(level, last.level + 1)
                inner.removeLast()
            }
            inner.append((group.lowerBound, level))
            if level == levels.count { levels.append([]) }
            levels[level].append(group)
        }
        for level in levels {
            for group in level where !isSmall(group) { makeGroup(group, canvas) }
            var small = level.filter(isSmall)[...]
            while !small.isEmpty {
                let some = small.prefix(openAtOnce(small))
                makeSmallGroups(Array(some), canvas)
                small = small.dropFirst(some.count)
            }
        }
    }

    /// The number of groups, at least one, whose layers exist at the same time: a few for each thread, and no more
    /// pixels than the canvas has.
    private func openAtOnce(_ groups: ArraySlice<Range<Int>>) -> Int {
        var pixels = unsafe frame.plan.canvas.area
        let fitting = groups.prefix(3 * pool.threads).prefix { group in
            unsafe pixels -= frame.plan.entries[group.lowerBound].bounds.area
            return pixels >= 0
        }
        return max(1, fitting.count)
    }

    func isSmall(_ group: Range<Int>) -> Bool {
        unsafe frame.plan.entries[group.lowerBound].bounds.area <= smallGroup
    }

    private func makeGroup(_ group: Range<Int>, _ canvas: PixelPlane) {
        guard case .beginGroup(let m) = unsafe frame.list.marks[group.lowerBound] else { return }
        if m.sigma > 0, m.shadow?.sanitized == nil { return makeBlurredGroup(m, group, canvas) }
        let layer = openLayer(group.lowerBound)
        let inside = (group.lowerBound + 1)..<(group.upperBound - 1)
        let bounds = layer.plane.bounds
        let rows: Int32 = 1 << tileLog(ofWidth: bounds.width)
        pool.perform(Int((bounds.height + rows - 1) / rows)) { i, painter in
            let y = bounds.y + Int32(i) * rows
            let part = PixelRect(x: bounds.x, y: y, width: bounds.width, height: min(rows, bounds.maxY - y))
            let first = painter.clear(frame, group.lowerBound, layer.plane, part, before: inside.upperBound)
            painter.paint(frame, first..<inside.upperBound, canvas: canvas, part: part)
        }
        let output = newOutput()
        finish(group, layer, effects, into: output)
        close(group, layer, output)
    }

    /// Computes a group that is blurred and casts no shadow. Each part of its layer is downscaled as soon as it is
    /// painted, while it is in the cache, and the blurred rows are upscaled when they are shown, so that neither exists
    /// as a whole.
    private func makeBlurredGroup(_ m: GroupMark, _ group: Range<Int>, _ canvas: PixelPlane) {
        let frame = self.frame
        let bounds = unsafe frame.plan.entries[group.lowerBound].bounds
        let area = unsafe frame.plan.entries[group.upperBound - 1].bounds
        let inside = (group.lowerBound + 1)..<(group.upperBound - 1)
        let plan = BlurPlan(sigma: m.sigma)
        let output = newOutput()
        let raster = output.raster
        let region = plan.region(around: bounds).intersection(plan.region(around: area))
        raster.shape(region: region, log: plan.log, planes: 4)
        let log = Int(plan.log)
        // Each downscaled row depends on the rows of one part.
        let count = max(1, (1 << Int(tileLog)) >> log)
        unsafe pool.perform((raster.height + count - 1) / count) { i, painter in
            let rows = unsafe (i * count)..<min(raster.height, (i + 1) * count)
            let part = PixelRect(
                x: region.x, y: region.y + Int32(rows.lowerBound << log), width: region.width,
                height: Int32(rows.count << log)
            ).intersection(bounds)
            let store = painter.worker.takeLayer()
            let layer = store.plane(part)
            if !part.isEmpty {
                let first = painter.clear(frame, group.lowerBound, layer, part, before: inside.upperBound)
                painter.paint(frame, first..<inside.upperBound, canvas: canvas, part: part, layer: layer)
            }
            raster.reduce(layer, rows: rows, border: .zero, painter.worker)
            painter.worker.giveBack(store)
        }
        effects.blur(raster, plan.kernel, border: .zero)
        unsafe output.content = .blurred(region.intersection(area))
        unsafe frame.outputs[group.upperBound - 1] = output
    }

    private func makeSmallGroups(_ groups: [Range<Int>], _ canvas: PixelPlane) {
        let layers = groups.map { openLayer($0.lowerBound) }
        let outputs = groups.map { _ in newOutput() }
        pool.perform(groups.count) { i, painter in
            let inside = (groups[i].lowerBound + 1)..<(groups[i].upperBound - 1)
            let plane = layers[i].plane
            let first = painter.clear(frame, groups[i].lowerBound, plane, plane.bounds, before: inside.upperBound)
            painter.paint(frame, first..<inside.upperBound, canvas: canvas, part: plane.bounds)
            finish(groups[i], layers[i], painter.worker.effects, into: outputs[i])
        }
        for i in groups.indices { close(groups[i], layers[i], outputs[i]) }
    }

    private func openLayer(_ begin: Int) -> Frame.PersistentLayer {
        let bounds = unsafe frame.plan.entries[begin].bounds
        let store = spareLayer(bounds.area)
        let layer = Frame.PersistentLayer(store: store, plane: store.plane(bounds))
        unsafe frame.persistent[begin] = layer
        return layer
    }

    private func finish(
        _ group: Range<Int>, _ layer: Frame.PersistentLayer, _ effects: EffectRenderer, into output: EffectOutput
    ) {
        guard case .beginGroup(let m) = unsafe frame.list.marks[group.lowerBound] else { return }
        let area = unsafe frame.plan.entries[group.upperBound - 1].bounds
        effects.group(
            m, frame, begin: group.lowerBound, area: area, layer: layer, into: output)
    }

    private func close(_ group: Range<Int>, _ layer: Frame.PersistentLayer, _ output: EffectOutput) {
        unsafe frame.persistent[group.lowerBound] = nil
        spareLayers.append(layer.store)
        unsafe frame.outputs[group.upperBound - 1] = output
    }
}
