import Foundation
import VitrineVocabulary

/// Builds the program of a package that has films.
package struct SwiftFilmBuild: Sendable {
    package let package: SwiftPackageFolder
    private let product: String?
    private let arguments: [String]
    /// The maximum number of lines of errors that are kept.
    private static let lineLimit = 200
    /// The seconds for the build, and for each answer of the program.
    package let timeout: Int
    private let swift: String

    /// - Parameters:
    ///   - product: The executable product; nil if the package has only one.
    ///   - arguments: Additional arguments of `swift build`.
    /// - Throws: `SwiftFilmError.swiftMissing`.
    package init(
        _ package: SwiftPackageFolder, product: String?, arguments: [String], timeout: Int
    ) throws(SwiftFilmError) {
        self.package = package
        self.product = product
        self.arguments = arguments
        self.timeout = timeout
        guard let swift = Self.swift else { throw .swiftMissing }
        self.swift = swift
    }

    /// The path of the program that SWIFT names, else of the first in PATH.
    private static var swift: String? {
        let environment = ProcessInfo.processInfo.environment
        let name = environment["SWIFT"].flatMap { $0.isEmpty ? nil : $0 } ?? "swift"
        let isRunnable = FileManager.default.isExecutableFile
        if name.contains("/") { return isRunnable(name) ? name : nil }
        return (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }.first(
            where: isRunnable)
    }

    private var common: [String] { ["-c", "release", "--package-path", package.root] + arguments }

    /// Builds in release, since the pixel loops are some thirty times slower in debug.
    /// - Returns: The program's file.
    /// - Throws: `SwiftFilmError.buildFailed` with the compiler's errors.
    package func program(isCancelled: () -> Bool = { false }) throws(SwiftFilmError) -> String {
        let product = try executableProduct(isCancelled)
        let build = try ProgramRun(
            swift, ["build"] + common + ["--product", product], timeout: timeout, isCancelled: isCancelled)
        guard build.status == 0 else { throw .buildFailed(errors(in: build.output, status: build.status)) }
        let place = try ProgramRun(
            swift, ["build"] + common + ["--show-bin-path"], keepsErrors: false, timeout: timeout,
            isCancelled: isCancelled)
        let folder = place.output.split(separator: "\n").last.map(String.init) ?? ""
        guard place.status == 0, folder.hasPrefix("/") else {
            throw .buildFailed(["swift build --show-bin-path has given no folder"])
        }
        return "\(folder)/\(product)"
    }

    private struct Manifest: Decodable {
        struct Product: Decodable {
            /// The kind is a key: `{"executable": null}`.
            struct Kind: Decodable {
                var isExecutable: Bool

                private enum Key: String, CodingKey { case executable }

                init(from decoder: any Decoder) throws {
                    isExecutable = try decoder.container(keyedBy: Key.self).contains(.executable)
                }
            }

            var name: String
            var type: Kind
            var targets: [String]
        }

        struct Target: Decodable {
            var name: String
            var type: String
        }

        var products: [Product]
        var targets: [Target]
    }

    private func executableProduct(_ isCancelled: () -> Bool) throws(SwiftFilmError) -> String {
        if package.isGenerated { return SwiftPackageFolder.generatedProgram }
        let described = try ProgramRun(
            swift, ["package", "--package-path", package.root, "dump-package"], keepsErrors: false, timeout: timeout,
            isCancelled: isCancelled)
        guard described.status == 0,
            let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(described.output.utf8))
        else {
            let said = try ProgramRun(
                swift, ["package", "--package-path", package.root, "dump-package"], timeout: timeout,
                isCancelled: isCancelled)
            throw .buildFailed(errors(in: said.output, status: said.status))
        }
        // An executable target without a product has one of its name.
        let products = manifest.products.filter(\.type.isExecutable)
        let named = Set(products.flatMap(\.targets))
        let programs = Set(
            products.map(\.name)
                + manifest.targets.filter { $0.type == "executable" && !named.contains($0.name) }.map(\.name))
        let names = programs.sorted()
        if let product {
            guard names.contains(product) else { throw .unknownProgram(product, among: names) }
            return product
        }
        guard let name = names.first else { throw .noProgram(package.folder) }
        guard names.count == 1 else { throw .severalPrograms(names, in: package.folder) }
        return name
    }

    /// Returns the errors of a build, with the paths of the user's folder.
    private func errors(in output: String, status: Int32) -> [String] {
        Self.errors(in: package.withPathsOfUser(output), status: status)
    }

    /// Returns the errors of a build, each with the source lines below it, else its last lines.
    static func errors(in output: String, status: Int32) -> [String] {
        var seen: Set<String> = []
        var kept: [String] = []
        var (isError, count) = (false, 0)
        for line in output.split(whereSeparator: \.isNewline) {
            let isProgress = line.wholeMatch(of: /\[\d+\/\d+\].*|Building for .*|Build complete.*/) != nil
            if line.contains(": error:") || line.hasPrefix("error:") {
                isError = seen.insert(String(line)).inserted && !line.contains("emit-module command failed")
            } else if isProgress || line.contains(": warning:") || line.contains(": note:") {
                isError = false
            }
            guard isError, count < lineLimit else { continue }
            count += 1
            if line.contains(": error:") || line.hasPrefix("error:") {
                kept.append(String(line))
            } else {
                kept[kept.count - 1] += "\n\(line)"
            }
        }
        if kept.isEmpty {
            kept = [output.split(whereSeparator: \.isNewline).suffix(20).joined(separator: "\n")].filter { !$0.isEmpty }
        }
        return kept.isEmpty ? ["swift has ended with \(status)"] : kept
    }
}
