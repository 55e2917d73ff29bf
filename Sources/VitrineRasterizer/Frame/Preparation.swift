import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

/// The data that marks need before they can be painted in parts: flattened edges of outlines, coverage of glyphs, and
/// scaled pictures. Its memory is reused for every frame.
final class Preparation {
    struct Item {
        enum Kind: UInt8 {
            case nothing
            case fill
            case glyphs
            case image
            case shadow
            case backdrop
            case glass
        }

        var kind = Kind.nothing
        var edges = 0..<0
        var uniformRows: Range<Int32> = 0..<0
        /// The groups of the outline's edges, if there are many.
        var groups = 0..<0
        /// The edges of the clip or knockout; empty if there is none.
        var clip = 0..<0
        var clipUniformRows: Range<Int32> = 0..<0
        var clipBounds = PixelRect.zero
        var glyphs = 0..<0
        /// The index of the image's pass in `images`.
        var image = 0
        /// The index of the gradient in `gradients`; nil for a solid color.
        var gradient: Int?
        var color: UInt32 = 0
        var blend = BlendMode.normal
        var rule = FillRule.nonZero
        /// Pixels that certainly lie inside the outline.
        var inside = Interior.none
        /// The pixels that the mark, or the group of a first mark, replaces whatever lies below.
        var opaque = Interior.none
        /// For a group's first mark, its range of `covers`, in the order of the list.
        var covers = 0..<0
        /// The covers of a group that is not plain, which make only its layer opaque.
        var layerCovers = 0..<0
    }

    /// An opaque mark in a part of a group.
    struct Cover {
        /// The child from which on a plain group may be painted there without a separate layer.
        var child: Int
        /// The mark itself: the child or, if that is a group, a mark in it.
        var mark: Int
        /// The pixels in which nothing below the mark is visible.
        var area: Interior
    }

    @exclusivity(unchecked) private(set) var items: [Item] = []
    @exclusivity(unchecked) private(set) var covers: [Cover] = []
    @exclusivity(unchecked) var interiors = Interiors()
    @exclusivity(unchecked) private(set) var edges: EdgeList
    private(set) var glyphs: [GlyphCache.Placement] = []
    private(set) var images: [ImagePass] = []
    @exclusivity(unchecked) private(set) var gradients: [GradientRow] = []
    var glyphCache: GlyphCache
    let imageCache = ImageCache()
    private var neededMarks: [Int] = []

    init(_ level: KernelLevel) {
        unsafe edges = EdgeList(at: level)
        glyphCache = GlyphCache(level: level)
    }

    /// Everything that painters read, without further checks.
    @unsafe struct View {
        let items: UnsafeBufferPointer<Item>
        let edges: UnsafeBufferPointer<EdgeList.Edge>
        let groups: UnsafeBufferPointer<EdgeList.Group>
        let glyphs: UnsafeBufferPointer<GlyphCache.Placement>
        let glyphBlocks: UnsafePointer<vitrine_block>
        let covers: UnsafeBufferPointer<Cover>
        let columns: UnsafeBufferPointer<Range<Int32>>

        func contains(_ interior: Interior, _ rect: PixelRect) -> Bool { unsafe interior.contains(rect, columns) }

        func columns(of interior: Interior, _ rows: Range<Int32>) -> Range<Int32> {
            unsafe interior.columns(rows, columns)
        }
    }

    func withView<R>(_ body: (View) -> R) -> R {
        unsafe items.withUnsafeBufferPointer { items in
            unsafe edges.edges.withUnsafeBufferPointer { list in
                unsafe edges.groups.withUnsafeBufferPointer { groups in
                    unsafe glyphs.withUnsafeBufferPointer { glyphs in
                        unsafe covers.withUnsafeBufferPointer { covers in
                            unsafe interiors.columns.withUnsafeBufferPointer { columns in
                                unsafe body(
                                    View(
                                        items: items, edges: list, groups: groups, glyphs: glyphs,
                                        glyphBlocks: glyphCache.blocks, covers: covers, columns: columns))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Prepares the marks that reach into the repainted area, except for those in groups whose layers are kept.
    /// - Parameters:
    ///   - whole: Ranges of marks that are prepared wherever they lie, in order.
    ///   - kept: For each mark, its output kept from the last frame.
    func make(
        for list: DisplayList, _ plan: FramePlan, within repaint: Damage, and whole: [Range<Int>],
        kept: [EffectOutput?], _ pool: ThreadPool
    ) {
        unsafe items.removeAll(keepingCapacity: true)
        unsafe covers.removeAll(keepingCapacity: true)
        unsafe interiors.removeAll()
        unsafe edges.removeAll()
        glyphs.removeAll(keepingCapacity: true)
        images.removeAll(keepingCapacity: true)
        unsafe gradients.removeAll(keepingCapacity: true)
        glyphCache.beginFrame()
        imageCache.beginFrame()
        findNeededMarks(list, plan, within: repaint, and: whole, kept: kept)
        glyphCache.prepare(neededMarks, of: list, pool)
        var needed = neededMarks[...]
        for i in list.marks.indices {
            let entry = plan.entries[i]
            var item = Item()
            if needed.first == i {
                needed.removeFirst()
                prepare(list.marks[i], entry, &item, layer: plan.layer(entry.parent), pool)
            }
            unsafe items.append(item)
            if let start = entry.groupStart, !entry.isDropped { findCovers(list, plan, start..<i) }
        }
        while unsafe items.count < plan.entries.count { unsafe items.append(Item()) }
    }

    private func findNeededMarks(
        _ list: DisplayList, _ plan: FramePlan, within repaint: Damage, and whole: [Range<Int>], kept: [EffectOutput?]
    ) {
        neededMarks.removeAll(keepingCapacity: true)
        var wholes = whole[...]
        // The end of the outermost group whose layer is kept.
        var keptEnd = 0
        for i in list.marks.indices where i >= keptEnd {
            let entry = plan.entries[i]
            if let end = entry.groupEnd, kept[end] != nil { keptEnd = end }
            if let range = wholes.first, range.upperBound <= i { wholes.removeFirst() }
            let isWhole = wholes.first?.contains(i) ?? false
            if !entry.isDropped, isWhole || repaint.intersects(entry.reach) { neededMarks.append(i) }
        }
    }

    private func prepare(
        _ mark: Mark, _ entry: FramePlan.Entry, _ item: inout Item, layer: PixelRect, _ pool: ThreadPool
    ) {
        switch mark {
        case .fill(let m):
            item.kind = .fill
            item.blend = m.blend
            item.rule = m.rule
            let sides: EdgeList.UprightSides
            (item.edges, sides) = outline(m.path)
            item.uniformRows = sides.uniformRows
            if item.uniformRows.isEmpty { item.groups = unsafe edges.group(from: item.edges.lowerBound) }
            if case .solid(let color) = m.paint {
                item.color = color.premultiplied.bits
                item.inside = inside(item.edges, sides, layer)
                if item.color >> 24 == 255, m.blend == .normal { item.opaque = item.inside }
            } else if let gradient = GradientRow(m.paint) {
                item.gradient = unsafe gradients.count
                unsafe gradients.append(gradient)
                item.inside = inside(item.edges, sides, layer)
                if gradient.isOpaque, m.blend == .normal { item.opaque = item.inside }
            }
        case .glyphs(let m):
            item.kind = .glyphs
            item.blend = m.blend
            item.color = m.color.premultiplied.bits
            let first = glyphs.count
            unsafe glyphCache.place(m.glyphs, within: layer, into: &glyphs, &edges, pool.first)
            item.glyphs = first..<glyphs.count
        case .image(let m): image(m, &item, layer, pool)
        case .shadow(let m):
            guard m.color.alpha > 0 else { return }
            item.kind = .shadow
            if let cut = m.inner ? m.knockout ?? m.path : m.knockout {
                clip(cut, &item)
            }
        case .backdrop(let m):
            guard opacityByte(m.opacity) > 0 else { return }
            item.kind = .backdrop
            let sides: EdgeList.UprightSides
            (item.edges, sides) = outline(m.path)
            item.uniformRows = sides.uniformRows
            item.inside = inside(item.edges, sides, layer)
            if opacityByte(m.opacity) == 255 { item.opaque = item.inside }
        case .glass: item.kind = .glass
        case .beginGroup(let m):
            guard let outline = m.clip else { return }
            let sides = clip(outline, &item)
            item.inside = inside(item.clip, sides, layer)
        case .endGroup: break
        }
    }

    /// This avoids a copy of the list of edges for most outlines, which would retain it.
    private func inside(_ range: Range<Int>, _ sides: EdgeList.UprightSides, _ layer: PixelRect) -> Interior {
        unsafe Interiors.inside(range, sides, layer) ?? interiors.rows(of: edges, range, layer)
    }

    /// The largest number of children of a group that are tested for opacity.
    private static let mostChildren = 16

    /// The number of covers of a group that are kept: the largest.
    private static let mostCovers = 4

    /// Finds the marks that make most of a group's layer opaque.
    /// - Parameter group: Its first mark and the marks in it.
    private func findCovers(_ list: DisplayList, _ plan: FramePlan, _ group: Range<Int>) {
        guard case .beginGroup(let m) = list.marks[group.lowerBound] else { return }
        let item = unsafe items[group.lowerBound]
        let isPlain = m.isPlain
        var children = 0
        var next = group.lowerBound + 1
        var found: [Cover] = []
        while next < group.upperBound {
            let i = next
            let entry = plan.entries[i]
            next = (entry.groupEnd ?? i) + 1
            // Without a layer, the mark would cut what lies below the group; a layer that it cuts is not opaque.
            if list.marks[i].cutsBackdrop { return }
            children += 1
            let child = unsafe items[i]
            if entry.isDropped || children > Preparation.mostChildren || child.opaque.area == 0 { continue }
            if child.covers.isEmpty { found.append(Cover(child: i, mark: i, area: child.opaque)) }
            for k in child.covers { unsafe found.append(Cover(child: i, mark: covers[k].mark, area: covers[k].area)) }
        }
        if isPlain { for k in found.indices { found[k].area = shown(found[k].area, item, m) } }
        found.removeAll { $0.area.area == 0 }
        while found.count > Preparation.mostCovers {
            guard let smallest = found.indices.min(by: { found[$0].area.area < found[$1].area.area }) else { break }
            found.remove(at: smallest)
        }
        guard let largest = found.max(by: { $0.area.area < $1.area.area }) else { return }
        let first = unsafe covers.count
        unsafe covers += found
        guard isPlain else {
            unsafe items[group.lowerBound].layerCovers = unsafe first..<covers.count
            return
        }
        unsafe items[group.lowerBound].opaque = largest.area
        unsafe items[group.lowerBound].covers = unsafe first..<covers.count
    }

    /// The part of an interior that the group's bounds and clip leave unchanged.
    private func shown(_ area: Interior, _ item: Item, _ m: GroupMark) -> Interior {
        let inside = unsafe interiors.intersection(area, Interior(m.bounds))
        return unsafe m.clip == nil ? inside : interiors.intersection(inside, item.inside)
    }

    private func image(_ m: ImageMark, _ item: inout Item, _ layer: PixelRect, _ pool: ThreadPool) {
        guard let pass = ImagePass(m, layer: layer, cache: imageCache, pool) else { return }
        item.kind = .image
        item.image = images.count
        images.append(pass)
        var sides = EdgeList.UprightSides()
        if pass.outlineCuts {
            let first = unsafe edges.edges.count
            unsafe edges.add(pass.whole, transform: pass.transform)
            item.edges = unsafe first..<edges.edges.count
            sides = unsafe edges.uprightSides(item.edges)
            item.uniformRows = sides.uniformRows
        }
        let clipSides = m.clip.map { clip($0, &item) }
        guard pass.isOpaque, pass.fillsPixels, opacityByte(m.opacity) == 255, m.blend == .normal else { return }
        item.opaque = Interior(pass.area)
        if pass.outlineCuts { item.opaque = unsafe interiors.intersection(item.opaque, Interior(sides.interior)) }
        if let clipSides { item.opaque = unsafe interiors.intersection(item.opaque, Interior(clipSides.interior)) }
    }

    /// Flattens the outline of a clip or knockout.
    @discardableResult
    private func clip(_ path: Path, _ item: inout Item) -> EdgeList.UprightSides {
        let sides: EdgeList.UprightSides
        (item.clip, sides) = outline(path)
        item.clipUniformRows = sides.uniformRows
        item.clipBounds = unsafe edges.pixelBounds
        return sides
    }

    private func outline(_ path: Path) -> (Range<Int>, EdgeList.UprightSides) {
        let first = unsafe edges.edges.count
        unsafe edges.beginOutline()
        unsafe edges.add(path)
        let range = unsafe first..<edges.edges.count
        return unsafe (range, edges.uprightSides(range))
    }
}
