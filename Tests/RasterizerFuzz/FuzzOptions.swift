struct FuzzOptions {
    /// The number of lists.
    var count: UInt64 = 20_000
    var seed: UInt64 = 1
    /// The number of the first list; a multiple of `FuzzBlock.size`.
    var first: UInt64 = 0
    /// The number of threads that paint one list.
    var threads = 1
    /// The number of blocks that are painted at one time.
    var jobs = 1

    /// The number of a list that is printed, with the one before, instead of painting any.
    var shown: UInt64?

    static let usage = """
        Usage: RasterizerFuzz [--count N] [--seed N] [--first N] [--threads 1...64] [--jobs 1...64] [--show N]
        Renders random hostile display lists and compares threads, kernel levels and updates with one another.
        Exit code 1 where two pictures differ, 64 for arguments that are not understood.
        """

    /// Parses arguments; nil if they are not understood.
    init?(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let name = rest.popFirst() {
            guard let text = rest.popFirst(), let n = UInt64(text) else { return nil }
            switch name {
            case "--count": count = n
            case "--seed": seed = n
            case "--first": first = n / FuzzBlock.size * FuzzBlock.size
            case "--threads" where (1...64).contains(n): threads = Int(n)
            case "--jobs" where (1...64).contains(n): jobs = Int(n)
            case "--show": shown = n
            default: return nil
            }
        }
    }
}
