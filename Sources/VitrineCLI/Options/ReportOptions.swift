import ArgumentParser

struct ReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
    }

    @Option(name: .customLong("report"), help: "How results are printed. (default: text)")
    var requestedFormat: Format?

    /// The former name of the option, which was also that of a picture's format.
    @Option(name: .customLong("format"), help: .hidden)
    var formerFormat: Format?

    var format: Format { requestedFormat ?? formerFormat ?? .text }

    @Flag(name: .shortAndLong, help: "No progress and no result lines. JSON and errors are still printed.")
    var quiet = false

    /// Prints lines, nothing with --quiet, or JSON.
    func print(_ lines: @autoclosure () -> [String], json: some Encodable) throws {
        switch format {
        case .json: try Console.print(json: json)
        case .text: if !quiet { for line in lines() { Console.print(line) } }
        }
    }
}
