import ArgumentParser
import Vitrine
import VitrinePreview

/// A Swift package in place of a scene file.
struct SwiftFilmOptions: ParsableArguments {
    @Option(
        name: .customLong("swift"), parsing: .unconditional,
        help: ArgumentHelp(
            "Films of a Swift package, or of a folder of Swift files, in place of a scene file.", valueName: "folder"),
        completion: .directory)
    var folder: String?

    @Option(help: ArgumentHelp("Which film; needed where there are several.", valueName: "name"))
    var film: String?

    @Option(
        help: ArgumentHelp("The executable product that has the films, where there are several.", valueName: "name"))
    var product: String?

    @Option(
        help: ArgumentHelp(
            "The Vitrine that files in a folder without Package.swift import: a folder, or an address and a version. "
                + "(default: the sources that this program was built from, where they are)",
            valueName: "folder|address@version"))
    var vitrine: String?

    @Option(
        help: ArgumentHelp(
            "Seconds for the build, and for each answer of the program, 1...86400. (default: 900)", valueName: "number")
    )
    var timeout: Int?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("An argument of swift build, such as --scratch-path; repeatable.", valueName: "argument"))
    var buildArgument: [String] = []

    func validate() throws {
        if let timeout, !(1...86400 ~= timeout) {
            throw ValidationError("--timeout: \(timeout) is out of range; legal: 1...86400")
        }
        let others: [(String, Bool)] = [
            ("--film", film != nil), ("--product", product != nil), ("--vitrine", vitrine != nil),
            ("--timeout", timeout != nil), ("--build-argument", !buildArgument.isEmpty),
        ]
        if folder == nil, let other = others.first(where: \.1) { throw ValidationError("\(other.0) needs --swift") }
    }

    var seconds: Int { timeout ?? 900 }

    func build(_ folder: String) throws(SwiftFilmError) -> SwiftFilmBuild {
        try SwiftFilmBuild(
            SwiftPackageFolder(folder, vitrine: vitrine), product: product, arguments: buildArgument, timeout: seconds)
    }

    /// Builds the package and starts its program.
    /// - Throws: `Failure` with the compiler's errors.
    func program(_ folder: String) throws -> FilmProgram {
        do throws(SwiftFilmError) {
            let build = try build(folder)
            return try FilmProgram(
                build.program(), folder: build.package.folder, timeout: seconds, showsErrors: true)
        } catch {
            throw Failure(error)
        }
    }
}

extension Failure {
    init(_ error: SwiftFilmError) {
        self.init("")
        messages = error.lines
        switch error {
        case .vitrineWithoutVersion, .illegalVitrine, .vitrineMissing, .severalPrograms, .unknownProgram:
            code = Failure.usage
        default: break
        }
    }
}

extension SceneOptions {
    /// Returns the request that opens a film with these values in place of its own.
    func request(film: String?, appearance: String? = nil, locale: String? = nil) throws -> FilmRequest {
        var request = FilmRequest()
        request.film = film
        request.opens = true
        request.settings = settingTexts(appearance: appearance, locale: locale)
        request.threads = threadCount
        request.allowsOutsidePaths = drawing.allowOutsidePaths
        request.fontPaths = drawing.fonts.paths
        return request
    }
}
