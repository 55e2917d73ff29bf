import Foundation

/// A run of numbered cases, any of which can be repeated.
public struct FuzzRun: Sendable {
    /// The number of cases.
    public var count: UInt64
    /// The seed of the random numbers. Default: 1.
    public var seed: UInt64 = 1
    /// The number of the first case. Default: 0.
    public var first: UInt64 = 0

    private static let longest = Duration.seconds(2)

    /// Parses the options `--count`, `--seed` and `--first`, each with a number; nil for other arguments.
    public init?(_ arguments: ArraySlice<String>, count: UInt64) {
        self.count = count
        var rest = arguments
        while let name = rest.popFirst() {
            guard let text = rest.popFirst(), let n = UInt64(text) else { return nil }
            switch name {
            case "--count": self.count = n
            case "--seed": seed = n
            case "--first": first = n
            default: return nil
            }
        }
    }

    /// Runs the cases, and reports those that take too long or too much memory.
    /// - Parameters:
    ///   - command: The command that repeats such a run, without its options.
    ///   - things: The plural of the subject of a case.
    ///   - mostMemory: The maximum memory of the process in bytes. Sanitizers, which keep freed memory, are exempt.
    ///   - run: Runs the case of a number.
    ///   - summary: Returns the text at the end.
    /// - Returns: The exit code: 0, or 1 for any failure.
    public func run(
        _ command: String, of things: String, mostMemory: Int, _ run: (UInt64) -> Void, summary: () -> String
    ) -> Int32 {
        print("seed \(seed), \(count) \(things) from \(first) on")
        FuzzWatch.begin(again: "\(command) --seed \(seed)")
        let clock = ContinuousClock()
        var failures = 0
        var slowest = (number: UInt64(0), time: Duration.zero)
        for n in first..<(first + count) {
            FuzzWatch.set(n)
            let begun = clock.now
            run(n)
            let time = begun.duration(to: clock.now)
            if time > slowest.time { slowest = (n, time) }
            if time > FuzzRun.longest {
                failures += 1
                FuzzWatch.tell("took \(time)")
            }
        }
        FuzzWatch.end()
        let memory = FuzzWatch.peakMemory
        if memory > mostMemory, dlsym(nil, "__sanitizer_set_death_callback") == nil {
            failures += 1
            print("\(memory >> 20) MB were held; \(mostMemory >> 20) MB are allowed")
        }
        print(summary())
        print("slowest: \(slowest.number), \(slowest.time); peak memory \(memory >> 20) MB; \(failures) failures")
        return failures == 0 ? 0 : 1
    }
}
