import ArgumentParser

/// Options for the output of results.
struct ReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
    }

    @Option(name: .customLong("report"), help: "How results are printed. (default: text)")
    var requestedFormat: Format?

    /// The name that the option had before, which was that of a picture's format too.
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
