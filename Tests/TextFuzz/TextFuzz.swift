import Foundation
import VitrineTestSupport

@main
struct TextFuzz {
    /// The maximum memory of the process in bytes: the samples, a few copies of the largest, and caches.
    private static let mostMemory = 768 << 20

    private static let usage = """
        Usage: TextFuzz fonts|strings [--count N] [--seed N] [--first N]
        fonts: opens damaged fonts, sets text in them and draws their glyphs.
        strings: sets mutated texts in lines and paragraphs.
        Exit code 1 where one takes longer than 2 s or too much memory, 64 for arguments that are not understood.
        """

    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        guard let subject = arguments.popFirst().flatMap(Cases.Subject.init(rawValue:)),
            let run = FuzzRun(arguments, count: 20_000)
        else {
            FuzzWatch.say(usage)
            exit(64)
        }
        exit(code(of: run, subject))
    }

    /// Runs the cases in a function of its own, so that everything left at the end of the process is a leak.
    private static func code(of run: FuzzRun, _ subject: Cases.Subject) -> Int32 {
        var cases = Cases(subject, seed: run.seed)
        return run.run("TextFuzz \(subject.rawValue)", of: subject.rawValue, mostMemory: mostMemory) {
            cases.run($0)
        } summary: {
            cases.summary
        }
    }
}
