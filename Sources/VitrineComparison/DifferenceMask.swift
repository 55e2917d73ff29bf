import CVitrineComparison
import Dispatch
import Synchronization
import VitrinePrimitives

/// One bit for each pixel of a picture: whether it differs. Rows are whole words.
package struct DifferenceMask: Hashable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// 64 pixels a word, the leftmost in the lowest bit.
    package internal(set) var words: [UInt64]
    package let wordsPerRow: Int

    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        wordsPerRow = (width + 63) / 64
        words = Array(repeating: 0, count: wordsPerRow * height)
    }

    package subscript(x: Int, y: Int) -> Bool {
        get { words[y * wordsPerRow + x >> 6] >> UInt64(x & 63) & 1 != 0 }
        set {
            let bit: UInt64 = 1 << UInt64(x & 63)
            if newValue { words[y * wordsPerRow + x >> 6] |= bit } else { words[y * wordsPerRow + x >> 6] &= ~bit }
        }
    }

    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The bounding box of the pixels that differ; nil if there are none.
    package var bounds: PixelRect? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
            let row = y * wordsPerRow
            guard let first = (0..<wordsPerRow).first(where: { words[row + $0] != 0 }) else { continue }
            let last = (0..<wordsPerRow).last { words[row + $0] != 0 }!
            left = min(left, first * 64 + words[row + first].trailingZeroBitCount)
            right = max(right, last * 64 + 63 - words[row + last].leadingZeroBitCount)
            top = min(top, y)
            bottom = y
        }
        guard right >= 0 else { return nil }
        return PixelRect(
            x: Int32(left), y: Int32(top), width: Int32(right - left + 1), height: Int32(bottom - top + 1))
    }

    package func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
        for y in 0..<height {
            for w in 0..<wordsPerRow {
                var bits = words[y * wordsPerRow + w]
                while bits != 0 {
                    body(w * 64 + bits.trailingZeroBitCount, y)
                    bits &= bits - 1
                }
            }
        }
    }

    /// Clears the pixels of a rectangle that are inside.
    package mutating func clear(_ rect: PixelRect) {
        let (width, rows, perRow) = (width, 0..<height, wordsPerRow)
        unsafe words.withUnsafeMutableBufferPointer { words in
            guard let words = words.baseAddress else { return }
            unsafe Self.clear(rect, in: words, perRow, width: width, rows: rows)
        }
    }

    static func clear(
        _ rect: PixelRect, in words: UnsafeMutablePointer<UInt64>, _ wordsPerRow: Int, width: Int, rows: Range<Int>
    ) {
        let (left, right) = (max(0, Int(rect.x)), min(width, Int(rect.maxX)))
        let (top, bottom) = (max(rows.lowerBound, Int(rect.y)), min(rows.upperBound, Int(rect.maxY)))
        guard left < right, top < bottom else { return }
        for y in top..<bottom {
            for w in left >> 6...(right - 1) >> 6 {
                let low = max(0, left - w * 64)
                let high = min(64, right - w * 64)
                let ones: UInt64 = high - low == 64 ? .max : (1 << UInt64(high - low) - 1) << UInt64(low)
                unsafe words[y * wordsPerRow + w] &= ~ones
            }
        }
    }
}

/// The unequal pixels of two pictures.
struct PictureDifferences {
    /// The unequal pixels, including those that only one picture has.
    var mask: DifferenceMask
    /// The number of unequal pixels before a filter.
    var count = 0
    /// The largest difference of a channel in each row of the common part, 0...255.
    var largest: [UInt8]

    /// - Parameters:
    ///   - threads: 1 or more. The result does not depend on it.
    ///   - filter: Gets the words of the mask and some rows of the common part directly after their comparison, while they are
    ///     in the processor's caches.
    init(
        _ a: Bitmap, _ b: Bitmap, threads: Int = 1,
        filter: (@Sendable (_ words: UnsafeMutablePointer<UInt64>, _ rows: Range<Int>) -> Void)? = nil
    ) {
        mask = DifferenceMask(width: max(a.width, b.width), height: max(a.height, b.height))
        let (shared, rows, perRow) = (min(a.width, b.width), min(a.height, b.height), mask.wordsPerRow)
        largest = Array(repeating: 0, count: rows)
        let total = Atomic<Int>(0)
        unsafe a.pixels.withUnsafeBufferPointer { a0 in
            unsafe b.pixels.withUnsafeBufferPointer { b0 in
                unsafe mask.words.withUnsafeMutableBufferPointer { out in
                    unsafe largest.withUnsafeMutableBufferPointer { most in
                        nonisolated(unsafe) let (p, q, o, m) = (
                            a0.baseAddress!, b0.baseAddress!, out.baseAddress!, most.baseAddress!
                        )
                        let (aw, bw) = (a.width, b.width)
                        RowBands.run(rows: rows, threads: threads) { band in
                            var count = 0
                            for y in band {
                                unsafe count += cvitrine_difference_row(
                                    p + y * aw, q + y * bw, shared, o + y * perRow, m + y)
                            }
                            total.add(count, ordering: .relaxed)
                            unsafe filter?(o, band)
                        }
                    }
                }
            }
        }
        count = total.load(ordering: .relaxed)
        guard a.width != b.width || a.height != b.height else { return }
        for y in 0..<mask.height {
            // Pixels that both pictures lack are not different.
            let from = y < rows ? shared : 0
            let to = y < rows ? mask.width : y < a.height ? a.width : b.width
            for x in from..<max(from, to) { mask[x, y] = true }
            count += max(0, to - from)
        }
    }
}

package enum RowBands {
    /// The rows of a band. Those of two pictures stay in the caches for a second visit.
    private static let height = 32
    /// The smallest number of rows for another thread.
    private static let least = 64

    /// Calls a function for bands that cover all rows, in any order.
    package static func run(rows: Int, threads: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let workers = max(1, min(threads, rows / least))
        let bands = max(1, rows / height)
        guard workers > 1 else {
            for i in 0..<bands { body(rows * i / bands..<rows * (i + 1) / bands) }
            return
        }
        let next = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while case let i = next.add(1, ordering: .relaxed).oldValue, i < bands {
                body(rows * i / bands..<rows * (i + 1) / bands)
            }
        }
    }
}
