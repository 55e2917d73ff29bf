import Foundation
import VitrineStage

/// A scene, or a value that makes one. `Films` renders it.
public protocol SceneConvertible {
    /// Makes the scene; called for each rendering.
    func makeScene() throws -> PresentationScene
    /// The folder of relative image paths. Default: nil, which finds bundled artwork only.
    var sceneFolder: String? { get }
    /// Descriptions of what the scene cannot show, a sentence each. Default: none.
    var warnings: [String] { get }
}

extension SceneConvertible {
    public var sceneFolder: String? { nil }
    public var warnings: [String] { [] }
}

extension PresentationScene: SceneConvertible {
    public func makeScene() -> PresentationScene { self }
}

/// A film of code that runs while it is recorded. Each rendering with other values runs the code again.
package protocol RecordedFilm: SceneConvertible {
    var renderer: Renderer { get }
    /// The reason why the film cannot be made; nil if it can.
    var failure: VitrineError? { get }
    /// Returns the film with values in place of its own.
    func replacing(
        _ overrides: [SceneOverride], threads: Int, allowsOutsidePaths: Bool, fontPaths: [String]
    ) throws -> any RecordedFilm
}

/// The films of a program, which `vitrine render --swift` builds and renders.
///
/// ```swift
/// // main.swift
/// Films.main(["panel": panelScene, "card": cardScene])
/// ```
///
/// Without `vitrine`, the program lists its films, and `PROGRAM panel -o panel.gif` writes one.
public enum Films {
    /// Whether films that cannot be made store the reason instead of throwing, so that the program's others are made.
    @TaskLocal package static var keepsFailures = false

    /// Returns the messages without duplicates.
    static func once(_ messages: [String]) -> [String] {
        var seen: Set<String> = []
        return messages.filter { seen.insert($0).inserted }
    }

    /// Lists or renders the films according to the arguments, and ends the process. A film that cannot be made does not
    /// stop the others; its errors are printed last, with exit code 2.
    /// - Parameters:
    ///   - films: The films, in the order of `vitrine list films`; unique names of letters, digits, hyphens and
    ///     underscores.
    ///   - arguments: The arguments without the program's name. Default: those of the process.
    public static func main(
        _ films: @autoclosure () throws -> KeyValuePairs<String, any SceneConvertible>,
        arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> Never {
        if arguments == [FilmProtocol.argument] {
            FilmServer().run { try FilmCatalog(films()) }
            exit(0)
        }
        do {
            let catalog = try $keepsFailures.withValue(true) { try FilmCatalog(films()) }
            try run(catalog, arguments)
        } catch {
            end(with: "\(error)")
        }
        exit(0)
    }

    private static func run(_ catalog: FilmCatalog, _ arguments: [String]) throws {
        guard let name = arguments.first else {
            for name in catalog.names { print(name) }
            if !catalog.failures.isEmpty { end(with: catalog.failures.joined(separator: "\nerror: ")) }
            return
        }
        var paths: [String] = []
        var rest = arguments.dropFirst()
        while let option = rest.popFirst() {
            guard ["-o", "--output"].contains(option), let path = rest.popFirst() else {
                throw FilmCatalogError.usage(option)
            }
            paths.append(path)
        }
        guard !paths.isEmpty else { throw FilmCatalogError.usage(name) }
        let film = try catalog.film(name)
        if let failure = (film as? any RecordedFilm)?.failure { throw failure }
        let renderer =
            try (film as? any RecordedFilm)?.renderer
            ?? Renderer(film.makeScene(), sceneFolder: film.sceneFolder)
        for file in try renderer.write(to: paths) { print(file.path) }
        for warning in once(film.warnings + renderer.staged.assetReport.warnings) {
            try? FileHandle.standardError.write(contentsOf: Data("warning: \(name): \(warning)\n".utf8))
        }
    }

    private static func end(with message: String) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("error: \(message)\n".utf8))
        exit(2)
    }
}

/// The problems of a program's films, or of a request for them.
package enum FilmCatalogError: Error, Hashable, CustomStringConvertible {
    case noFilms
    case illegalName(String)
    case repeatedName(String)
    case unknownFilm(String, among: [String])
    case ambiguous([String])
    case usage(String)

    package var description: String {
        switch self {
        case .noFilms: "the program has no films; give Films.main at least one"
        case .illegalName(let name):
            "\"\(name)\" is no name of a film; legal: 1 to 100 letters, digits, hyphens and underscores"
        case .repeatedName(let name): "there are two films named \"\(name)\""
        case .unknownFilm(let name, let names):
            "there is no film \"\(name)\"; the films are \(names.joined(separator: ", "))"
        case .ambiguous(let names): "--film says which film: \(names.joined(separator: ", "))"
        case .usage(let argument): "\(argument): expected a film's name and -o FILE; without arguments films are listed"
        }
    }
}

struct FilmCatalog {
    let names: [String]
    private let films: [String: any SceneConvertible]

    /// - Throws: `FilmCatalogError` for illegal names.
    init(_ films: KeyValuePairs<String, any SceneConvertible>) throws(FilmCatalogError) {
        guard !films.isEmpty else { throw .noFilms }
        var found: [String: any SceneConvertible] = [:]
        for (name, film) in films {
            let isLegal = name.unicodeScalars.allSatisfy {
                ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
                    || $0 == "_"
            }
            guard isLegal, 1...100 ~= name.count else { throw .illegalName(name) }
            guard found.updateValue(film, forKey: name) == nil else { throw .repeatedName(name) }
        }
        names = films.map(\.key)
        self.films = found
    }

    /// The problems of films that cannot be made, after their names.
    var failures: [String] {
        names.flatMap { name in
            let failure = (films[name] as? any RecordedFilm)?.failure
            return (failure.map { FilmServer.problems($0) } ?? []).map { "\(name): \($0)" }
        }
    }

    /// - Parameter name: The name; nil if there is only one film.
    func film(_ name: String?) throws(FilmCatalogError) -> any SceneConvertible {
        guard let name = name ?? (names.count == 1 ? names[0] : nil) else { throw .ambiguous(names) }
        guard let film = films[name] else { throw .unknownFilm(name, among: names) }
        return film
    }
}
