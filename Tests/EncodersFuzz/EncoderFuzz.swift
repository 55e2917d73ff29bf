import Foundation
import VitrineTestSupport

@main
struct EncoderFuzz {
    /// The maximum memory of the process in bytes: the samples, three pictures of `FileCase.limits`, and one of libpng.
    private static let mostMemory = 128 << 20

    private static let usage = """
        Usage: EncoderFuzz [--count N] [--seed N] [--first N]
        Reads damaged PNGs, APNGs and GIFs.
        Exit code 1 where one takes longer than 2 s or too much memory, 64 for arguments that are not understood.
        """

    static func main() {
        guard let run = FuzzRun(CommandLine.arguments.dropFirst(), count: 100_000) else {
            FuzzWatch.say(usage)
            exit(64)
        }
        let samples = SampleFiles()
        var (frames, errors, whole) = (0, 0, 0)
        let code = run.run("EncoderFuzz", of: "files", mostMemory: mostMemory) { number in
            let outcome = FileCase(number, seed: run.seed, of: samples).run()
            frames += outcome.frames
            if outcome.error == nil { whole += 1 } else { errors += 1 }
        } summary: {
            "\(whole) read whole, \(errors) refused; \(frames) frames"
        }
        exit(code)
    }
}
