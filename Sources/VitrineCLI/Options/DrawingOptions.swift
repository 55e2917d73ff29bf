import ArgumentParser
import Vitrine

struct DrawingOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Threads that draw, 1...64. The result does not depend on it. (default: one a processor)",
            valueName: "number"))
    var threads: Int?

    @Flag(help: "Let images and fonts lie outside the scene's folder and Vitrine's own.")
    var allowOutsidePaths = false

    @OptionGroup
    var fonts: FontPathOptions

    func validate() throws {
        if let threads, !(1...64 ~= threads) {
            throw ValidationError("--threads: \(threads) is out of range; legal: 1...64")
        }
    }

    /// The number of threads that draw; 1 if the system cannot start as many as requested.
    var threadCount: Int { threads.map(Renderer.startable) ?? Renderer.processors }
}
