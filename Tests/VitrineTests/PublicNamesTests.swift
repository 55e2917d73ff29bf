import Foundation
import Testing

/// The names that `import Vitrine` brings into a file.
@Suite struct PublicNamesTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardizedFileURL

    /// A public declaration at the top level of a file.
    struct Declaration: Hashable {
        var module: String
        var kind: String
        var name: String
    }

    /// Returns the lines of Swift files that match a pattern, with the module of each file.
    private static func matches(
        _ pattern: Regex<(Substring, Substring, Substring)>, in module: (String) -> Bool
    ) throws -> [(module: String, String, String)] {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var out: [(module: String, String, String)] = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let name = String(file.path.dropFirst(sources.path.count + 1).prefix { $0 != "/" })
            guard module(name) else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = line.prefixMatch(of: pattern) { out.append((name, String(match.1), String(match.2))) }
            }
        }
        return out
    }

    private static func declarations(in module: (String) -> Bool) throws -> Set<Declaration> {
        let pattern =
            /(?:@\w+ )*(?:public|open) (?:indirect |final )?(struct|enum|class|actor|protocol|typealias|func|let|var) (\w+)/
        return Set(try matches(pattern, in: module).map { Declaration(module: $0.module, kind: $0.1, name: $0.2) })
    }

    /// Returns the names that Vitrine's own module re-exports.
    private static func exports() throws -> Set<String> {
        Set(try matches(/@_exported import \w+ (\w+)\.(\w+)/, in: { $0 == "Vitrine" }).map { "\($0.1).\($0.2)" })
    }

    private static func renamed() throws -> Set<String> {
        Set(try matches(/public typealias \w+ = (\w+)\.(\w+)/, in: { $0 == "Vitrine" }).map { "\($0.1).\($0.2)" })
    }

    /// The modules with the names of other libraries, which `import Vitrine` does not import.
    private static let libraries: Set = [
        "VitrineUIKit", "VitrineFloatingPanel", "VitrineOverlayContainer", "VitrineCardPresentationController",
        "VitrineSwiftEntryKit", "VitrineLNPopupController",
    ]

    /// The product for tests, and the modules whose names it exports. It imports Vitrine, as a test needs scenes.
    private static let testing: Set = ["VitrineTesting", "VitrineSnapshots", "VitrineComparison"]

    /// Types that are public because public declarations have them, and that nobody names: a property wrapper, and values
    /// that literals and shorthands make.
    private static let unnamed: Set = [
        "VitrinePrimitives.Boxed", "VitrineVocabulary.Change", "VitrineVocabulary.NamedValues",
        "VitrineVocabulary.ValueNode", "VitrinePresentation.PresentationValues", "VitrinePages.KeyboardElement",
        "VitrinePages.RecordingPillElement",
    ]

    @Test func noNameIsOneOfSwiftUIFoundationOrTesting() throws {
        let own = try Self.declarations { $0 == "Vitrine" }.map(\.name)
        let names = Set(own + (try Self.exports().map { String($0.split(separator: ".")[1]) }))
        #expect(names.count > 50)
        for (module, known) in KnownTypeNames.all.sorted(by: { $0.key < $1.key }) {
            #expect(names.intersection(known).sorted() == [], "\(module) has these, too")
        }
    }

    @Test
    func everyPublicTypeIsExportedAndNothingElse() throws {
        let others = Self.libraries.union(Self.testing).union(["Vitrine", "VitrineCLI"])
        let declared = try Self.declarations { !others.contains($0) }
        // A typealias for a type of the same name in a module below stands for that type.
        let names = Set(
            declared.filter { other in
                other.kind != "typealias" || !declared.contains { $0.name == other.name && $0.kind != "typealias" }
            }.map { "\($0.module).\($0.name)" })
        let own = try Self.exports().union(try Self.renamed()).union(Self.unnamed)
        #expect(names.subtracting(own).sorted() == [], "not exported")
        #expect(try Self.exports().subtracting(names).sorted() == [], "exported, but not public")
        #expect(Self.unnamed.subtracting(names).sorted() == [], "neither exported nor public")
    }

    @Test(arguments: LibraryNames.all) func aLibraryHasItsNames(_ library: LibraryNames) throws {
        let types = ["struct", "enum", "class", "actor", "protocol", "typealias"]
        let declared = try Self.declarations { $0 == library.module }.filter { types.contains($0.kind) }.map(\.name)
        #expect(Set(declared).symmetricDifference(library.types).sorted() == [], "\(library.module)")
    }

    /// A whole module would export all of its public names. A library's module exports UIKit, as on iOS.
    @Test func noModuleIsExportedAsAWhole() throws {
        let whole = try Self.matches(
            /(@_exported) import (Vitrine\w*)$/, in: { !Self.libraries.contains($0) && $0 != "VitrineTesting" })
        #expect(whole.map { "\($0.module): \($0.2)" } == [])
    }
}
