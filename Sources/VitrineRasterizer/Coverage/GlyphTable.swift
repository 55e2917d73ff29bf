import CVitrinePixelKernels
import VitrinePrimitives

/// Glyphs by their keys, found by hashing, in the order in which they were added, and the blocks of their coverage.
@safe final class GlyphTable {
    struct Entry {
        /// Its first block, and how many there are.
        var first: Int
        var count: Int
        /// From the glyph's own whole pixel.
        var bounds: PixelRect
        /// Pixels from the left of `bounds` to where the farthest block ends.
        var width: Int32
        /// The frame that asked for it last.
        var frame: Int
    }

    /// Points of outlines that are kept at most, 16 bytes each.
    static let mostPoints = 1 << 20
    /// For how many places of the table a glyph is looked for; one that finds all of them taken is not kept.
    private static let farthest = 32

    private let blockMemory: ScratchBuffer<vitrine_block>
    private let blockCapacity: Int
    private let capacity: Int
    private let mask: Int
    /// By hash: 1 more than the index of an entry; 0 for none.
    private var slots: [Int32]
    private var keys: [GlyphKey] = []
    private var entries: [Entry] = []
    /// The outline of each entry: a key has only its hash.
    private var outlines: [Outline] = []
    /// Points of all outlines that are kept.
    private var points = 0
    var count: Int { entries.count }
    private var used = 0
    /// The blocks of all entries, one after the other.
    var blocks: UnsafeMutablePointer<vitrine_block> { unsafe blockMemory.base }

    /// - Parameters:
    ///   - blocks: how many blocks there can be.
    ///   - entries: how many glyphs there can be; a power of two.
    init(blocks: Int, entries: Int) {
        blockMemory = ScratchBuffer(capacity: blocks)
        blockCapacity = blocks
        capacity = entries
        mask = 2 * entries - 1
        slots = Array(repeating: 0, count: 2 * entries)
    }

    /// A glyph, asked for in a frame.
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

    /// Whether an entry's outline equals another object. The other one is kept in its place.
    @inline(never)
    private func isEqual(_ entry: Int, _ outline: Outline) -> Bool {
        guard outlines[entry] == outline else { return false }
        outlines[entry] = outline
        return true
    }

    /// The index of the first of so many free blocks; nil when they, or one more entry, exceed the capacity.
    func firstFree(_ count: Int, for outline: Outline) -> Int? {
        self.count < capacity && used + count <= blockCapacity
            && points + outline.path.points.count <= GlyphTable.mostPoints ? used : nil
    }

    /// Adds an entry whose blocks lie at the place of `firstFree`.
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

    /// The share of the capacity that glyphs fill which a frame, or one after it, has asked for; of blocks or of entries,
    /// whichever is larger.
    func share(since frame: Int) -> Double {
        var (glyphs, blocks) = (0, 0)
        for entry in entries where entry.frame >= frame {
            glyphs += 1
            blocks += entry.count
        }
        return max(Double(glyphs) / Double(capacity), Double(blocks) / Double(max(blockCapacity, 1)))
    }

    /// Lets go what neither a frame nor one after it has asked for, and moves the others together.
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
            // Entries lie in the order of their blocks, so none is written over that is still to come.
            unsafe (blocks + used).update(from: blocks + entry.first, count: entry.count)
            entry.first = used
            add(entry, oldKeys[i], oldOutlines[i])
        }
    }
}
