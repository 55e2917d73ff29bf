import ArgumentParser
import Vitrine
import VitrinePreview

struct ListFilms: ListVerb {
    static let configuration = CommandConfiguration(
        commandName: "films", abstract: "Films of a Swift package, or of a folder of Swift files.",
        discussion: """
            The package is built first. Its program calls Films.main with the films.

            Examples:
              vitrine list films --swift Examples/FloatingPanel
            """)

    @OptionGroup(title: "Package")
    var swift: SwiftFilmOptions

    @OptionGroup(title: "Report")
    var report: ReportOptions

    func validate() throws {
        if swift.folder == nil { throw ValidationError("--swift names the package's folder") }
        if swift.film != nil { throw ValidationError("--film is for `vitrine render` and `vitrine preview`") }
    }

    func rows() throws -> [ListRow] { try rows { _ in } }

    func rows(reporting problem: (String) -> Void) throws -> [ListRow] {
        guard let folder = swift.folder else { return [] }
        let program = try swift.program(folder)
        do throws(SwiftFilmError) {
            let answer = try program.answer(FilmRequest())
            // A warning of several films is printed once, after their names.
            var (names, order): ([String: [String]], [String]) = ([:], [])
            for (name, warnings) in zip(answer.films, answer.warningsOfFilms) {
                for warning in warnings where names[warning]?.contains(name) != true {
                    if names[warning] == nil { order.append(warning) }
                    names[warning, default: []].append(name)
                }
            }
            for warning in order { Console.warn("\(names[warning, default: []].joined(separator: ", ")): \(warning)") }
            for failure in answer.failures ?? [] { problem(failure) }
            return answer.films.map { ListRow(name: $0) }
        } catch {
            throw Failure(error)
        }
    }
}
