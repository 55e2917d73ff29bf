import ArgumentParser
import VitrineStage
import VitrineVocabulary

/// Finds misspelled verbs, which would be parsed as arguments.
enum VerbCheck {
    /// - Throws: `Failure` (wrong usage) with the nearest verb.
    static func check(_ arguments: [String]) throws {
        var words = arguments[...]
        var commands = VitrineCommand.configuration.subcommands
        if words.first == "help" { words.removeFirst() }
        if words.first == "help" { return }
        var path = "vitrine"
        while let word = words.popFirst(), !word.hasPrefix("-"), !commands.isEmpty {
            let names = commands.compactMap { $0.configuration.commandName }
            guard let index = commands.firstIndex(where: { $0.configuration.commandName == word }) else {
                let nearest = Spelling.nearest(to: word, among: names).map { "; did you mean \"\(path) \($0)\"?" } ?? ""
                throw Failure(
                    "there is no command \"\(path) \(word)\"\(nearest) (\(names.joined(separator: ", ")))",
                    code: Failure.usage)
            }
            path += " \(word)"
            commands = commands[index].configuration.subcommands
        }
    }
}
