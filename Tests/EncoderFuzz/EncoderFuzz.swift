import Foundation

@main
struct EncoderFuzz {
    /// Seconds that a case may take.
    private static let longest = Duration.seconds(2)
    /// Bytes that the process may hold: the samples, three pictures of `FileCase.limits` and what libpng keeps for one.
    /// Sanitizers, which keep freed memory back, are not held to it.
    private static let mostMemory = 128 << 20

    static func main() {
        guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
            Watch.say(FuzzOptions.usage)
            exit(64)
        }
        print("seed \(options.seed), \(options.count) files from \(options.first) on")
        Watch.begin(options)
        let clock = ContinuousClock()
        let samples = SampleFiles()
        var (frames, errors, whole) = (0, 0, 0)
        var failures = 0
        var slowest = (number: UInt64(0), time: Duration.zero)
        for n in options.first..<(options.first + options.count) {
            Watch.set(n)
            let begun = clock.now
            let outcome = FileCase(n, seed: options.seed, of: samples).run()
            frames += outcome.frames
            if outcome.error == nil { whole += 1 } else { errors += 1 }
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
        print("\(whole) read whole, \(errors) refused; \(frames) frames")
        print("slowest: \(slowest.number), \(slowest.time); peak memory \(memory >> 20) MB; \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }
}
