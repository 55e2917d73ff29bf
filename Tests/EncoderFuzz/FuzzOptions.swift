/// What the command line asks for.
struct FuzzOptions {
    /// How many cases.
    var count: UInt64 = 100_000
    /// Of the random numbers.
    var seed: UInt64 = 1
    /// The number of the first case.
    var first: UInt64 = 0

    static let usage = """
        Usage: EncoderFuzz [--count N] [--seed N] [--first N]
        Reads damaged PNGs, APNGs and GIFs.
        Exit code 1 where one takes longer than 2 s or too much memory, 64 for arguments that are not understood.
        """

    /// Nil for arguments that are not understood.
    init?(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let name = rest.popFirst() {
            guard let text = rest.popFirst(), let n = UInt64(text) else { return nil }
            switch name {
            case "--count": count = n
            case "--seed": seed = n
            case "--first": first = n
            default: return nil
            }
        }
    }
}
