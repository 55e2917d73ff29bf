import CVitrinePixelKernels
import VitrinePrimitives

/// A hash table of glyphs in the order in which they were added, with the blocks of their coverage.
@safe final class GlyphTable {
    struct Entry {
        /// The first block and the number of blocks.
        var first: Int
        var count: Int
        /// The bounds, relative to the glyph's whole pixel.
        var bounds: PixelRect
        /// The distance from the left of `bounds` to the right end of the farthest block.
        var width: Int32
        /// The last frame that used the glyph.
        var frame: Int
    }

    /// The largest number of points of all outlines, 16 bytes each.
    static let mostPoints = 1 << 20
    /// The longest probe sequence; a glyph that finds no slot in it is not cached.
    private static let farthest = 32

    private let blockMemory: ScratchBuffer<vitrine_block>
    private let blockCapacity: Int
    private let capacity: Int
    private let mask: Int
    /// For each slot, 1 more than the index of an entry; 0 if it is free.
    private var slots: [Int32]
    private var keys: [GlyphKey] = []
    private var entries: [Entry] = []
    /// The outline of each entry, as a key has only its hash.
    private var outlines: [Outline] = []
    private var points = 0
    var count: Int { entries.count }
    private var used = 0
    /// The blocks of all entries in order.
    var blocks: UnsafeMutablePointer<vitrine_block> { unsafe blockMemory.base }

    /// - Parameters:
    ///   - blocks: The largest number of blocks.
    ///   - entries: The largest number of glyphs; a power of two.
    init(blocks: Int, entries: Int) {
        blockMemory = ScratchBuffer(capacity: blocks)
        blockCapacity = blocks
        capacity = entries
        mask = 2 * entries - 1
        slots = Array(repeating: 0, count: 2 * entries)
    }

    /// Finds a glyph and marks it as used by a frame.
    @inline(__always)
    func find(_ key: GlyphKey, _ outline: Outline, frame: Int) -> Entry? {
        var place = Int(truncatingIfNeeded: key.hash) & mask
        for _ in 0..<GlyphTable.farthest {
            let slot = Int(slots[place])
            if slot == 0 { return nil }
            if keys[slot - 1] == key, outlines[slot - 1] === outline || isEqual(slot - 1, outline) {
                entries[slot - 1].frame = frame
                return entries[slot - 1]
            }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Whether an entry's outline equals another object, which then replaces it.
    @inline(never)
    private func isEqual(_ entry: Int, _ outline: Outline) -> Bool {
        guard outlines[entry] == outline else { return false }
        outlines[entry] = outline
        return true
    }

    /// The index of the first of `count` free blocks; nil if the entry exceeds the capacity.
    func firstFree(_ count: Int, for outline: Outline) -> Int? {
        self.count < capacity && used + count <= blockCapacity
            && points + outline.path.points.count <= GlyphTable.mostPoints ? used : nil
    }

    /// Adds an entry whose blocks lie at the index of `firstFree`.
    func add(_ entry: Entry, _ key: GlyphKey, _ outline: Outline) {
        used += entry.count
        guard let place = freePlace(key) else { return }
        outlines.append(outline)
        points += outline.path.points.count
        keys.append(key)
        entries.append(entry)
        slots[place] = Int32(count)
    }

    private func freePlace(_ key: GlyphKey) -> Int? {
        var place = Int(truncatingIfNeeded: key.hash) & mask
        for _ in 0..<GlyphTable.farthest {
            if slots[place] == 0 { return place }
            place = (place + 1) & mask
        }
        return nil
    }

    /// The fraction of the capacity, in blocks or entries, of the glyphs that were used in a frame or later.
    func fraction(since frame: Int) -> Double {
        var (glyphs, blocks) = (0, 0)
        for entry in entries where entry.frame >= frame {
            glyphs += 1
            blocks += entry.count
        }
        return max(Double(glyphs) / Double(capacity), Double(blocks) / Double(max(blockCapacity, 1)))
    }

    /// Removes the glyphs that were not used since a frame, and compacts the others.
    func removeAll(before frame: Int) {
        let (old, oldKeys, oldOutlines) = (entries, keys, outlines)
        entries.removeAll()
        keys.removeAll()
        outlines.removeAll()
        slots = Array(repeating: 0, count: slots.count)
        points = 0
        used = 0
        for i in old.indices where old[i].frame >= frame {
            var entry = old[i]
            // Entries lie in the order of their blocks, so no block is overwritten before it is moved.
            unsafe (blocks + used).update(from: blocks + entry.first, count: entry.count)
            entry.first = used
            add(entry, oldKeys[i], oldOutlines[i])
        }
    }
}
