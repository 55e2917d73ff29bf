import Foundation

@main
struct TextFuzz {
    /// Seconds that a case may take.
    private static let longest = Duration.seconds(2)
    /// Bytes that the process may hold: the samples, a few copies of the largest, and what faces and lines keep.
    /// Sanitizers, which keep freed memory back, are not held to it.
    private static let mostMemory = 768 << 20

    static func main() {
        guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
            Watch.say(FuzzOptions.usage)
            exit(64)
        }
        exit(run(options))
    }

    /// A function of its own, so that all it made is gone when the process ends and what is left is a leak.
    private static func run(_ options: FuzzOptions) -> Int32 {
        print("seed \(options.seed), \(options.count) \(options.subject.rawValue) from \(options.first) on")
        Watch.begin(options)
        let clock = ContinuousClock()
        var cases = Cases(options)
        var failures = 0
        var slowest = (number: UInt64(0), time: Duration.zero)
        for n in options.first..<(options.first + options.count) {
            Watch.set(n)
            let begun = clock.now
            cases.run(n)
            let time = begun.duration(to: clock.now)
            if time > slowest.time { slowest = (n, time) }
            if time > longest {
                failures += 1
                Watch.tell("took \(time)")
            }
        }
        Watch.end()
        let memory = Watch.peakMemory
        if memory > mostMemory, dlsym(nil, "__sanitizer_set_death_callback") == nil {
            failures += 1
            print("\(memory >> 20) MB were held; \(mostMemory >> 20) MB are allowed")
        }
        print(cases.summary)
        print("slowest: \(slowest.number), \(slowest.time); peak memory \(memory >> 20) MB; \(failures) failures")
        return failures == 0 ? 0 : 1
    }
}
