/// Settles every choice so that LZW data becomes small: each code takes the longest run that any choice allows.
///
/// It follows the dictionary that giflib will build, code for code, so `bits` is exactly what giflib writes.
struct LZWPlan {
    /// Indices, as many as there were choices.
    private(set) var indices: [UInt8]
    /// Size of all codes, before they are put into blocks.
    private(set) var bits = 0

    private let choices: [PixelChoice]
    /// The index that keeps a pixel; never looked at where none may be kept.
    private let transparent: UInt8
    /// For each index, those that may stand for it where a choice is loose.
    private let neighbors: [[UInt8]]
    private var dictionary: LZWDictionary
    /// The code before this one, whose string is entered with the first index of this one added; nil after a clear.
    private var last: Int?
    /// Codes of the runs that go on, and of those one index longer.
    private var runs: [Int] = []
    private var longer: [Int] = []

    /// giflib never uses the last code, and clears its dictionary instead. Source: LZ_MAX_CODE in gif_lib_private.h.
    private static let lastCode = 4095
    /// Runs that are followed at the same time; more gain nothing measurable.
    private static let width = 24

    /// - Parameters:
    ///   - transparent: the index that keeps a pixel; nil where none may be kept.
    ///   - paletteBits: 1...8; the palette has 2 to that power entries.
    ///   - neighbors: for each index, those that may stand for it where a choice is loose; may be empty.
    init(_ choices: [PixelChoice], transparent: UInt8?, paletteBits: Int, neighbors: [[UInt8]] = []) {
        self.choices = choices
        self.neighbors = neighbors
        self.transparent = transparent ?? 0
        indices = Array(repeating: 0, count: choices.count)
        dictionary = LZWDictionary(paletteBits: max(2, paletteBits))
        bits += dictionary.codeBits
        var start = 0
        while start < choices.count { start = writeCode(at: start) }
        bits += dictionary.codeBits
    }

    /// Settles the pixels of one code; returns where the next one begins.
    private mutating func writeCode(at start: Int) -> Int {
        let choice = choices[start]
        var symbol = choice.mayKeep ? transparent : choice.fill
        var best = longestRun(from: start, beginning: symbol)
        if choice.mayKeep, choice.hasFill {
            let other = longestRun(from: start, beginning: choice.fill)
            if other.end > best.end {
                best = other
                symbol = choice.fill
            }
        }
        if let last { dictionary.insert(last, symbol) }
        dictionary.spell(best.code, endingAt: best.end, into: &indices)
        bits += dictionary.codeBits
        dictionary.widen()
        last = best.code
        if best.end < choices.count, dictionary.next >= LZWPlan.lastCode {
            bits += dictionary.codeBits
            dictionary.clear()
            last = nil
        }
        return best.end
    }

    /// The longest run from `start` that begins with `symbol` and is in the dictionary, counting the entry that this
    /// very beginning adds to it.
    private mutating func longestRun(from start: Int, beginning symbol: UInt8) -> (code: Int, end: Int) {
        runs.removeAll(keepingCapacity: true)
        runs.append(Int(symbol))
        var end = start + 1
        while end < choices.count {
            let choice = choices[end]
            longer.removeAll(keepingCapacity: true)
            for run in runs {
                if choice.mayKeep { extend(run, by: transparent, beginning: symbol) }
                if choice.hasFill { extend(run, by: choice.fill, beginning: symbol) }
                if choice.isLoose {
                    for near in neighbors[Int(choice.fill)] { extend(run, by: near, beginning: symbol) }
                }
            }
            if longer.isEmpty { break }
            swap(&runs, &longer)
            end += 1
        }
        return (runs[0], end)
    }

    @inline(__always)
    private mutating func extend(_ run: Int, by next: UInt8, beginning symbol: UInt8) {
        if let code = dictionary.find(run, next) {
            if longer.count < LZWPlan.width { longer.append(code) }
        } else if run == last, next == symbol {
            longer.append(dictionary.next)
        }
    }
}
