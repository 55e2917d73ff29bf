import VitrineDisplayList
import VitrinePrimitives

/// Groups that are completely hidden, such as names of a map below a sheet.
extension FrameRenderer {
    private struct Occluder {
        /// The mark itself, and the first mark of its group; nil on the canvas.
        var mark: Int
        var parent: Int?
        /// The pixels in which nothing below the occluder is visible.
        var area: Interior
    }

    /// The outermost of some independent groups that an opaque mark hides completely before any mark reads them. Their
    /// pixels do not affect the picture.
    /// - Parameter groups: In the order of their first marks.
    func hiddenGroups(_ groups: [Range<Int>], _ repaint: RepaintPlan) -> [Range<Int>] {
        guard !groups.isEmpty else { return [] }
        let entries = unsafe frame.plan.entries
        let occluders = occluders()
        guard !occluders.isEmpty else { return [] }
        let barriers = entries.indices.filter { entries[$0].isBarrier && !entries[$0].isDropped }
            .map { ($0, reads($0)) }
        // Each group is compared with each occluder; all groups of a very long list are computed.
        guard groups.count * (occluders.count + barriers.count) <= FrameRenderer.mostComparisons else { return [] }
        return outermost(groups).filter { group in
            let end = group.upperBound - 1
            let area = unsafe entries[end].reach.intersection(frame.plan.canvas)
            // Kept layers and blurred groups are also visible in other frames.
            if area.isEmpty || repaint.layersToKeep.contains(where: { $0.contains(group.lowerBound) }) { return false }
            var around = entries[group.lowerBound].parent
            if let parent = around, entries[parent].blurredGroup != nil { return false }
            var ancestors: [Int?] = [nil]
            while let parent = around {
                ancestors.append(parent)
                around = entries[parent].parent
            }
            let interiors = unsafe frame.preparation.interiors
            return occluders.contains { occluder in
                occluder.mark > end && ancestors.contains(occluder.parent) && interiors.contains(occluder.area, area)
                    && !barriers.contains { end < $0 && $0 <= occluder.mark && $1.intersects(area) }
            }
        }
    }

    /// The largest number of comparisons of groups with occluders and barriers.
    private static let mostComparisons = 1 << 18

    private func occluders() -> [Occluder] {
        let entries = unsafe frame.plan.entries
        var out: [Occluder] = []
        for i in unsafe frame.list.marks.indices {
            let item = unsafe frame.preparation.items[i]
            guard item.opaque.area >= leastOccluder else { continue }
            if item.covers.isEmpty {
                out.append(Occluder(mark: i, parent: entries[i].parent, area: item.opaque))
            }
            for cover in unsafe frame.preparation.covers[item.covers] {
                out.append(Occluder(mark: cover.mark, parent: entries[i].parent, area: cover.area))
            }
        }
        return out
    }
}
