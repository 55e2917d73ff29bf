import CVitrinePixelKernels
import VitrineDisplayList
import VitrinePixelKernels
import VitrinePrimitives

extension TilePainter {
    func glyphs(_ item: Preparation.Item, _ area: PixelRect, _ to: PixelPlane) {
        let blender = unsafe RowBlender(kernels: kernels, blend: item.blend)
        let mode = item.blend.kernelNumber
        for k in item.glyphs {
            let glyph = unsafe view.glyphs[k]
            guard let part = glyph.bounds.overlap(with: area) else { continue }
            if glyph.first < 0 {
                cover(worker.coverage, glyph.edges, part)
                unsafe blendRows(.nonZero, item.color, blender, part, to)
                continue
            }
            let blocks = unsafe blocks(of: glyph, in: part)
            // Blocks that extend beyond the glyph must not extend beyond the existing pixels.
            if let mode, part.width == glyph.bounds.width, glyph.end <= to.bounds.maxX {
                unsafe kernels.pointee.solid_blocks(
                    to.base + to.offset(glyph.bounds.x, glyph.bounds.y), Int32(to.stride), blocks.baseAddress,
                    Int32(blocks.count), item.color, mode)
            } else {
                unsafe paint(blocks, of: glyph, in: part, blender, item.color, to)
            }
        }
    }

    @inline(__always)
    private func blocks(of glyph: GlyphCache.Placement, in part: PixelRect) -> UnsafeBufferPointer<vitrine_block> {
        let all = unsafe UnsafeBufferPointer(start: view.glyphBlocks + glyph.first, count: glyph.count)
        if part.height == glyph.bounds.height { return unsafe all }
        func first(from y: Int32) -> Int {
            unsafe all.partitioningIndex { Int32($0.y) >= y }
        }
        return unsafe UnsafeBufferPointer(
            rebasing: all[first(from: part.y - glyph.bounds.y)..<first(from: part.maxY - glyph.bounds.y)])
    }

    /// Paints blocks of a glyph that is cut on the left or right, or whose mode has no kernel.
    private func paint(
        _ blocks: UnsafeBufferPointer<vitrine_block>, of glyph: GlyphCache.Placement, in part: PixelRect,
        _ blender: RowBlender, _ color: UInt32, _ to: PixelPlane
    ) {
        for k in blocks.indices {
            let x = unsafe glyph.bounds.x + Int32(blocks[k].x)
            let from = max(x, part.x)
            let count = min(x + 8, part.maxX) - from
            if count <= 0 { continue }
            unsafe blender.solid(
                to.at(from, glyph.bounds.y + Int32(blocks[k].y)),
                coverage: vitrine_block.coverage(blocks.baseAddress! + k) + Int(from - x), count, color: color)
        }
    }
}
