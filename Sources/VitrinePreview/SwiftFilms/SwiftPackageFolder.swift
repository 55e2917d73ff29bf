import Foundation
import VitrineStage

/// A package whose films are shown: a user's own, or one that is generated around a folder of Swift files.
package struct SwiftPackageFolder: Sendable {
    /// The folder that the user has named.
    package let folder: String
    /// The folder of the Package.swift that is built.
    package let root: String
    /// Whether Package.swift is Vitrine's, and the files belong to one program.
    package let isGenerated: Bool

    /// The libraries whose modules files import under their own names.
    private static let libraries = [
        "UIKit", "FloatingPanel", "OverlayContainer", "CardPresentationController", "SwiftEntryKit",
        "LNPopupController",
    ]
    static let generatedProgram = "Films"

    /// - Parameters:
    ///   - folder: The folder of a Package.swift, or of Swift files.
    ///   - vitrine: A folder, or an address and a version: `https://example.com/Vitrine@1.0.0`. Used for a folder
    ///     without Package.swift. Default nil: the sources that the running program was built from, if they exist.
    ///   - cache: The folder of generated packages.
    /// - Throws: `SwiftFilmError`.
    package init(_ folder: String, vitrine: String?, cache: String = SwiftPackageFolder.cacheFolder)
        throws(SwiftFilmError)
    {
        let files = FileManager.default
        let path = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
        guard let names = try? files.contentsOfDirectory(atPath: path) else { throw .folderMissing(folder) }
        self.folder = path
        if names.contains("Package.swift") {
            root = path
            isGenerated = false
            return
        }
        guard names.contains(where: { $0.hasSuffix(".swift") }) else { throw .noSources(folder) }
        guard let vitrine = vitrine ?? Self.ownSources else { throw .vitrineMissing(folder: folder) }
        root = "\(cache)/\(SHA256.hexadecimal(of: Array(path.utf8)).prefix(24))"
        isGenerated = true
        do {
            try Self.write(try Self.manifest(vitrine), folder: path, into: root)
        } catch let error as SwiftFilmError {
            throw error
        } catch {
            throw .cacheFailed(root, reason: "\(error.localizedDescription)")
        }
    }

    /// Returns the compiler's output with the paths of the user's folder in place of those of a generated package,
    /// whose sources are a link to it.
    package func withPathsOfUser(_ output: String) -> String {
        isGenerated ? output.replacing(root + "/Sources", with: folder) : output
    }

    /// `vitrine/packages` in XDG_CACHE_HOME, else in ~/.cache.
    package static var cacheFolder: String {
        let given = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
        return (given.hasPrefix("/") ? given : NSHomeDirectory() + "/.cache") + "/vitrine/packages"
    }

    /// The sources above the running program, as in `.build/release`.
    private static var ownSources: String? {
        var folder = URL(fileURLWithPath: ResourceFolder.programFolder)
        for _ in 0..<6 {
            if isVitrine(folder.path) { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func isVitrine(_ folder: String) -> Bool {
        let text = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
        return text?.contains("name: \"Vitrine\"") ?? false
    }

    private static func manifest(_ vitrine: String) throws(SwiftFilmError) -> String {
        let dependency: String
        let package: String
        let folder = URL(fileURLWithPath: vitrine).standardizedFileURL.path
        if isVitrine(folder) {
            dependency = ".package(name: \"Vitrine\", path: \(quoted(folder)))"
            package = "Vitrine"
        } else {
            guard vitrine.contains("://") || vitrine.hasPrefix("git@") else { throw .illegalVitrine(vitrine) }
            guard let at = vitrine.lastIndex(of: "@"), vitrine[at...].wholeMatch(of: /@\d+\.\d+\.\d+[\w.+-]*/) != nil
            else { throw .vitrineWithoutVersion(vitrine) }
            let (address, version) = (String(vitrine[..<at]), String(vitrine[at...].dropFirst()))
            dependency = ".package(url: \(quoted(address)), from: \(quoted(version)))"
            let last = address.split(separator: "/").last.map(String.init) ?? address
            package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
        return """
            // swift-tools-version: 6.2
            // Made by `vitrine` around the files of a folder.
            import PackageDescription

            // Files import the libraries under their own names; the modules are Vitrine's.
            let libraries = [\(libraries.map { "\"\($0)\"" }.joined(separator: ", "))]

            let package = Package(
                name: "\(generatedProgram)",
                platforms: [.macOS(.v15)],
                dependencies: [\(dependency)],
                targets: [
                    .executableTarget(
                        name: "\(generatedProgram)",
                        dependencies: [.product(name: "Vitrine", package: \(quoted(package)))]
                            + libraries.map { .product(name: "Vitrine\\($0)", package: \(quoted(package))) },
                        path: "Sources",
                        swiftSettings: [
                            .swiftLanguageMode(.v5),
                            .unsafeFlags(libraries.flatMap { ["-module-alias", "\\($0)=Vitrine\\($0)"] }),
                        ])
                ]
            )

            """
    }

    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { out += "\\" }
            out +=
                scalar.properties.generalCategory == .control ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
        }
        return out + "\""
    }

    /// Writes the manifest, and a link to the folder. An equal manifest is not written: SwiftPM would read it again.
    private static func write(_ manifest: String, folder: String, into root: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: root, withIntermediateDirectories: true)
        let path = root + "/Package.swift"
        if (try? String(contentsOfFile: path, encoding: .utf8)) != manifest {
            try manifest.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let link = root + "/Sources"
        if (try? files.destinationOfSymbolicLink(atPath: link)) != folder {
            try? files.removeItem(atPath: link)
            try files.createSymbolicLink(atPath: link, withDestinationPath: folder)
        }
    }

    /// The Swift files and manifests, which decide what is built; at most 10,000.
    package var sources: [String] {
        var found: [String] = []
        let walk = FileManager.default.enumerator(atPath: folder)
        while let name = walk?.nextObject() as? String, found.count < 10_000 {
            let last = (name as NSString).lastPathComponent
            if last == ".build" || last == ".git" { walk?.skipDescendants() }
            if name.hasSuffix(".swift") || last == "Package.resolved" { found.append("\(folder)/\(name)") }
        }
        return found.sorted()
    }
}
