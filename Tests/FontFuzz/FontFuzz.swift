import Foundation

@main
struct FontFuzz {
    /// Seconds that a file may take.
    private static let longest = Duration.seconds(2)
    /// Bytes that the process may hold: the samples, a few copies of the largest, and what faces keep. Sanitizers, which
    /// keep freed memory back, are not held to it.
    private static let mostMemory = 512 << 20

    static func main() {
        guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
            Watch.say(FuzzOptions.usage)
            exit(64)
        }
        let samples = SampleFonts()
        print("seed \(options.seed), \(options.count) files from \(options.first) on, of \(samples.count) fonts")
        Watch.begin(seed: options.seed)
        let clock = ContinuousClock()
        var (listed, opened, glyphs, pictures, failures) = (0, 0, 0, 0, 0)
        var slowest = (file: UInt64(0), time: Duration.zero)
        for n in options.first..<(options.first + options.count) {
            Watch.set(n)
            var one = FontCase(n, seed: options.seed, of: samples)
            let begun = clock.now
            let outcome = one.run()
            let time = begun.duration(to: clock.now)
            if time > slowest.time { slowest = (n, time) }
            if time > longest {
                failures += 1
                Watch.tell("took \(time)")
            }
            listed += outcome.isListed ? 1 : 0
            opened += outcome.isOpened ? 1 : 0
            glyphs += outcome.glyphs
            pictures += outcome.pictures
        }
        Watch.end()
        let memory = Watch.peakMemory
        if memory > mostMemory, dlsym(nil, "__sanitizer_set_death_callback") == nil {
            failures += 1
            print("\(memory >> 20) MB were held; \(mostMemory >> 20) MB are allowed")
        }
        print("\(listed) listed, \(opened) opened; \(glyphs) outlines, \(pictures) pictures drawn")
        print("slowest: file \(slowest.file), \(slowest.time); peak memory \(memory >> 20) MB; \(failures) failures")
        exit(failures == 0 ? 0 : 1)
    }
}
