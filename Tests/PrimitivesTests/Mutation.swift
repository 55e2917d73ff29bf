import VitrineTestSupport

/// The number of rounds of a mutation test, which is lower in debug builds.
#if DEBUG
    let mutationRounds = 2_000
#else
    let mutationRounds = 40_000
#endif

/// Applies one to four random edits to a text: bytes replaced, dropped, doubled, cut off, or inserted from `words`.
func mutated(_ text: String, words: [String], using random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
        let i = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where i < bytes.count: bytes[i] = UInt8.random(in: 0...255, using: &random)
        case 1 where i < bytes.count: bytes.remove(at: i)
        case 2: bytes.removeSubrange(i...)
        case 3: bytes.insert(contentsOf: bytes.prefix(i).suffix(20), at: i)
        default: bytes.insert(contentsOf: words.randomElement(using: &random).map { Array($0.utf8) } ?? [], at: i)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
