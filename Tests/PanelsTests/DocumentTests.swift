import Foundation
import Testing
import VitrineVocabulary

@testable import VitrinePanels

/// Documentation/Families/FloatingPanel.md lists every key of panels and every member of VitrineFloatingPanel, and the
/// tests and scenes that it names exist.
struct DocumentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the concatenated Swift files of a folder.
    private static func sources(_ folder: String) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        // The members that the compiler rejects are in Documentation/Libraries.
        return try files.filter { $0.hasSuffix(".swift") && $0 != "Unavailable.swift" }.sorted().map {
            try text("\(folder)/\($0)")
        }
        .joined(separator: "\n")
    }

    /// Returns the cells of the tables without their heads.
    private static func rows() throws -> [[String]] {
        let lines = try text("Documentation/Families/FloatingPanel.md").split(separator: "\n")
        let rows = lines.filter { $0.hasPrefix("| ") }.map { line in
            line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
        }
        return rows.filter { $0.last != "shown by" }
    }

    private static func words(_ text: String) -> Set<String> {
        let spans = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset % 2 == 1
        }
        return Set(spans.flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    }

    @Test func `the tables have every key`() throws {
        let text = try Self.text("Documentation/Families/FloatingPanel.md")
        let words = Self.words(text.replacing("```", with: ""))
        let keys = Set(KeyTests.keys(of: FloatingPanel.record).flatMap { $0.split(separator: ".").map(String.init) })
        #expect(keys.subtracting(words).sorted() == [])
    }

    @Test func `the tables have every public member, and every requirement of a protocol`() throws {
        let members = try Self.words(Self.rows().map { $0[0] }.joined(separator: " "))
        let source = try Self.sources("Sources/VitrineFloatingPanel")
        let pattern =
            /(?:public|open) (?:(?:internal\(set\)|private\(set\)|weak|override|convenience) )*(?:func|var|let|class|protocol) (\w+)/
        var names = Self.requirements(source)
        for line in source.split(separator: "\n") {
            if let match = line.drop(while: { $0 == " " }).prefixMatch(of: pattern) { names.insert(String(match.1)) }
        }
        #expect(names.count > 60)
        // The types are the heads of the tables, or are Vitrine's own.
        let others: Set = [
            "FloatingPanelController", "FloatingPanelControllerDelegate", "FloatingPanelLayout",
            "FloatingPanelBehavior",
            "FloatingPanelSurfaceView", "FloatingPanelBackdropView", "GrabberHandleView", "add",
        ]
        #expect(names.subtracting(members).subtracting(others).sorted() == [])
    }

    private static func requirements(_ source: String) -> Set<String> {
        var names: Set<String> = []
        var isInside = false
        for line in source.split(separator: "\n") {
            if line.hasPrefix("public protocol") { isInside = !line.hasSuffix("{}") }
            if line.hasPrefix("}") { isInside = false }
            if isInside, let match = line.prefixMatch(of: #/ {4}(?:func|var) (\w+)/#) { names.insert(String(match.1)) }
        }
        return names
    }

    @Test func `what shows a member is there`() throws {
        let suites = try Self.sources("Tests/PanelsTests")
        let checks = try Self.sources("Examples/Libraries/Sources/Libraries")
        for row in try Self.rows() {
            let shown = Self.words(row[row.count - 1].replacing("-", with: "_"))
            #expect(row.count == 3 && !shown.isEmpty, "\(row)")
            for name in shown {
                let scene = "Assets/Scenes/floating-panel/\(name.replacing("_", with: "-")).yaml"
                let isThere =
                    suites.contains("struct \(name) {") || checks.contains("func \(name)(")
                    || FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(scene).path)
                #expect(isThere, "\(name) in \(row[0])")
            }
        }
    }
}
