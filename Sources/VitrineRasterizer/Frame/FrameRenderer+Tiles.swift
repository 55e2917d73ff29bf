import VitrineDisplayList
import VitrinePrimitives

/// The parts in which a pass is painted.
extension FrameRenderer {
    /// The largest number of columns of a tile of `1 << tileLog` rows.
    private static let tileWidth: Int32 = 2560

    /// The binary logarithm of the rows of a tile with so many columns: wide tiles have fewer rows, and as many pixels.
    func tileLog(ofWidth width: Int32) -> Int32 {
        var log = tileLog
        while log > 0, width >> (tileLog - log) > FrameRenderer.tileWidth { log -= 1 }
        return log
    }

    func bands(_ repaint: RepaintPlan) -> [Band] {
        var bands: [Band] = []
        for rect in repaint.area.rects {
            // A small area has too few tiles for all threads; tiles of half the height balance them better.
            let whole = tileLog(ofWidth: rect.width)
            let isSmall = pool.threads > 1 && Int(rect.height) < (4 * pool.threads) << Int(whole)
            let log = isSmall ? max(whole - 1, 0) : whole
            var y = rect.y
            while y < rect.maxY {
                let end = min(rect.maxY, ((y >> log) + 1) << log)
                let part = PixelRect(x: rect.x, y: y, width: rect.width, height: end - y)
                bands.append(Band(part: part, next: repaint.firstMark, isFresh: repaint.isFresh))
                y = end
            }
        }
        return bands
    }

    /// The tiles that are painted now, with the deferred marks.
    /// - Parameters:
    ///   - end: The index after the last mark.
    ///   - barrier: The mark that reads them before further marks are painted; nil if none is left, so that nothing is deferred.
    func tiles(of bands: inout [Band], upTo end: Int, before barrier: Int?) -> [Tile] {
        let seen = barrier.map(reads)
        shareOpenGroup(of: &bands, upTo: end, seen: seen)
        let ownLayer = barrier.flatMap(outermostLayer)
        var tiles: [Tile] = []
        for i in bands.indices where seen.map({ bands[i].part.intersects($0) }) ?? true {
            let band = bands[i]
            if let group = band.shared {
                // Nothing below the group is visible.
                let marks = max(band.next, group)..<end
                if !marks.isEmpty {
                    tiles.append(Tile(part: band.part, marks: marks, isFresh: false, shared: group))
                }
            } else if band.isFresh, let ownLayer {
                // The canvas is neither painted nor read here, so its background and what lies below the layer are
                // painted later. Only the part of a finished layer that the barrier reads is needed.
                let marks = max(band.next, band.layerNext, ownLayer)..<end
                var tile = Tile(part: band.part, marks: marks, isFresh: false)
                if let seen, let barrier, unsafe frame.plan.entries[barrier].groupStart == ownLayer {
                    tile.part = band.part.intersection(seen)
                }
                tiles.append(tile)
                bands[i].layerNext = end
                continue
            } else {
                add(band.part, band.next..<end, isFirst: band.isFresh, to: &tiles)
            }
            bands[i].next = end
            bands[i].isFresh = false
        }
        return divided(tiles)
    }

    /// The first mark of the outermost group around a barrier that reads only the layer of its own group.
    private func outermostLayer(_ barrier: Int) -> Int? {
        let entries = unsafe frame.plan.entries
        guard var group = entries[barrier].groupStart else { return nil }
        while let around = entries[group].parent { group = around }
        return unsafe frame.persistent[group] == nil ? nil : group
    }

    /// Splits bands where an opaque mark in the group on the canvas that is open at the end of a pass makes its layer
    /// superfluous: there, the canvas equals the layer.
    private func shareOpenGroup(of bands: inout [Band], upTo end: Int, seen: PixelRect?) {
        let entries = unsafe frame.plan.entries
        guard end < entries.count, var group = entries[end].parent else { return }
        while let around = entries[group].parent { group = around }
        let item = unsafe frame.preparation.items[group]
        let covers = unsafe frame.preparation.covers[item.covers].filter {
            (entries[$0.child].groupEnd ?? $0.child) < end
        }
        guard !covers.isEmpty else { return }
        bands = bands.flatMap { band in
            guard band.next <= group, seen.map(band.part.intersects) ?? true,
                unsafe frame.plan.canvas.contains(band.part)
            else {
                return [band]
            }
            return divided(band, covers, of: group)
        }
    }

    /// The parts of a band, from left to right.
    private func divided(_ band: Band, _ covers: [Preparation.Cover], of group: Int) -> [Band] {
        let part = band.part
        var best: (columns: Range<Int32>, gain: Int)?
        for cover in covers {
            let all = unsafe frame.preparation.interiors.columns(of: cover.area, part.y..<part.maxY)
            let columns = all.clamped(to: part.x..<part.maxX)
            let gain = columns.count * (cover.mark - band.next + 1)
            if columns.count >= leastColumns, gain > best?.gain ?? 0 { best = (columns, gain) }
        }
        guard let columns = best?.columns else { return [band] }
        func cut(_ from: Int32, _ to: Int32) -> Band {
            var out = band
            out.part = PixelRect(x: from, y: part.y, width: to - from, height: part.height)
            return out
        }
        var out: [Band] = []
        if columns.lowerBound > part.x { out += divided(cut(part.x, columns.lowerBound), covers, of: group) }
        var middle = cut(columns.lowerBound, columns.upperBound)
        middle.shared = group
        frame.sharedParts[group, default: []].append(middle.part)
        out.append(middle)
        if columns.upperBound < part.maxX { out += divided(cut(columns.upperBound, part.maxX), covers, of: group) }
        return out
    }

    /// Smaller tiles are not divided further.
    private static let leastPixels = 1 << 15

    /// Halves the last tiles, or all if there are few, so that threads end at about the same time.
    private func divided(_ tiles: [Tile]) -> [Tile] {
        guard pool.threads > 1 else { return tiles }
        let whole = tiles.count < 4 * pool.threads ? 0 : tiles.count - 2 * pool.threads
        return tiles[..<whole] + tiles[whole...].flatMap(halves)
    }

    private func halves(_ tile: Tile) -> [Tile] {
        guard tile.part.area >= FrameRenderer.leastPixels, tile.part.height > 1 else { return [tile] }
        var (upper, lower) = (tile, tile)
        upper.part.height = tile.part.height / 2
        lower.part.y += upper.part.height
        lower.part.height -= upper.part.height
        return [upper, lower]
    }

    /// Splits a band where an opaque mark hides what lies below it, so that it is not painted there.
    private func add(_ band: PixelRect, _ marks: Range<Int>, isFirst: Bool, to tiles: inout [Tile]) {
        guard let (first, columns) = bestOccluder(band, marks) else {
            if isFirst || !marks.isEmpty { tiles.append(Tile(part: band, marks: marks, isFresh: isFirst)) }
            return
        }
        func part(_ from: Int32, _ to: Int32) -> PixelRect {
            PixelRect(x: from, y: band.y, width: to - from, height: band.height)
        }
        let (left, right) = (columns.lowerBound, columns.upperBound)
        if left > band.x { add(part(band.x, left), marks, isFirst: isFirst, to: &tiles) }
        tiles.append(Tile(part: part(left, right), marks: first..<marks.upperBound, isFresh: false))
        if right < band.maxX { add(part(right, band.maxX), marks, isFirst: isFirst, to: &tiles) }
    }

    /// The mark on the canvas that hides most of a band, itself or by a mark in its group, weighted by width and the
    /// number of marks below, and the hidden columns; nil if none is worth a split.
    private func bestOccluder(_ band: PixelRect, _ marks: Range<Int>) -> (mark: Int, columns: Range<Int32>)? {
        guard unsafe marks.lowerBound >= frame.plan.entries.count || frame.plan.entries[marks.lowerBound].parent == nil
        else {
            return nil
        }
        var best: (mark: Int, columns: Range<Int32>, gain: Int)?
        func consider(_ area: Interior, _ i: Int, _ hiding: Int) {
            let all = unsafe frame.preparation.interiors.columns(of: area, band.y..<band.maxY)
            let columns = all.clamped(to: band.x..<band.maxX)
            let gain = columns.count * (hiding - marks.lowerBound + 1)
            if columns.count >= leastColumns, gain > best?.gain ?? 0 { best = (i, columns, gain) }
        }
        for i in marks {
            let item = unsafe frame.preparation.items[i]
            guard item.opaque.area > 0, unsafe frame.plan.entries[i].parent == nil,
                unsafe frame.plan.entries[i].groupEnd.map({ $0 < marks.upperBound }) ?? true
            else {
                continue
            }
            if item.covers.isEmpty { consider(item.opaque, i, i) }
            for cover in unsafe frame.preparation.covers[item.covers] { consider(cover.area, i, cover.mark) }
        }
        return best.map { ($0.mark, $0.columns) }
    }
}
