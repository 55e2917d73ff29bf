/// Why films of a Swift package cannot be shown.
package enum SwiftFilmError: Error, Hashable, CustomStringConvertible {
    case swiftMissing
    case folderMissing(String)
    case noSources(String)
    case vitrineMissing(folder: String)
    case vitrineWithoutVersion(String)
    case illegalVitrine(String)
    case noProgram(String)
    case severalPrograms([String], in: String)
    case unknownProgram(String, among: [String])
    /// The errors of the compiler and of SwiftPM, each with the source lines below it.
    case buildFailed([String])
    case timeout(String, seconds: Int)
    case programFailed(String, reason: String)
    case problems([String])
    case cacheFailed(String, reason: String)

    package var description: String { lines.joined(separator: "\n") }

    /// The messages, an element each; the compiler's have several lines.
    package var lines: [String] {
        switch self {
        case .swiftMissing:
            ["swift is neither in PATH nor named by SWIFT; https://www.swift.org/install tells how to install it"]
        case .folderMissing(let path): ["\(path): there is no such folder"]
        case .noSources(let path): ["\(path): neither a Package.swift nor Swift files"]
        case .vitrineMissing(let path):
            [
                "\(path) has no Package.swift; --vitrine names the Vitrine that its files import: a folder, or an address "
                    + "with a version, such as https://example.com/Vitrine@1.0.0"
            ]
        case .vitrineWithoutVersion(let address):
            ["--vitrine \(address): a version is missing, such as \(address)@1.0.0"]
        case .illegalVitrine(let text):
            ["--vitrine \(text): neither a folder with Vitrine's Package.swift nor an address"]
        case .noProgram(let path): ["\(path): the package has no executable product; Films.main belongs in one"]
        case .severalPrograms(let names, let path):
            ["\(path): --product says which of \(names.joined(separator: ", ")) has the films"]
        case .unknownProgram(let name, let names):
            ["--product \(name): the executable products are \(names.joined(separator: ", "))"]
        case .buildFailed(let lines): lines
        case .timeout(let what, let seconds): ["\(what) has not ended within \(seconds) s; --timeout allows more"]
        case .programFailed(let name, let reason): ["\(name): \(reason)"]
        case .problems(let lines): lines
        case .cacheFailed(let path, let reason): ["\(path): \(reason)"]
        }
    }
}
