import Foundation
import Testing

@testable import VitrineOverlays

/// The table of members in the documentation is complete, and its names exist.
struct MemberTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
    }

    private static func rows() throws -> [[String]] {
        try text("Documentation/Families/OverlayContainer.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { line in
                line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }.filter { !["member", "key"].contains($0[0]) }
    }

    /// Returns the words between backticks.
    private static func names(in cell: String) -> Set<String> {
        var out: Set<String> = []
        for match in cell.matches(of: /`([A-Za-z]+)/) { out.insert(String(match.1)) }
        return out
    }

    @Test func `every public name of the module has a row`() throws {
        let listed = try Self.rows().reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1[0])) }
        var missing: [String] = []
        let folder = "Sources/VitrineOverlayContainer"
        for file in try Self.files(in: folder) where file.hasSuffix(".swift") {
            var protocolDepth = false
            for line in try Self.text("\(folder)/\(file)").split(separator: "\n") {
                if line.hasPrefix("public protocol ") { protocolDepth = true }
                if line == "}" { protocolDepth = false }
                guard protocolDepth || line.contains("public ") || line.contains("open ") || line.contains("    case "),
                    let match = line.firstMatch(
                        of: /\b(?:class|struct|enum|protocol|var|let|func|case) ([A-Za-z]+)/)
                else { continue }
                // The delegate's methods differ by their second label.
                let name = String(match.1)
                if name == "overlayContainerViewController" || line.contains("guard ") || line.contains("switch ") {
                    continue
                }
                if !listed.contains(name), !line.contains("        case .") { missing.append("\(file): \(name)") }
            }
        }
        #expect(missing == [])
    }

    @Test func `every method of the delegate has a row`() throws {
        let listed = try Self.rows().reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1[0])) }
        let text = try Self.text("Sources/VitrineOverlayContainer/OverlayContainerViewControllerDelegate.swift")
        let labels = text.matches(of: /OverlayContainerViewController,\s+([A-Za-z]+)/).map { String($0.1) }
        #expect(labels.count >= 20)
        #expect(Set(labels).subtracting(listed) == [])
    }

    @Test func `every key has a row`() throws {
        let listed = try Self.rows().reduce(into: Set<String>()) { names, row in
            for cell in row { for match in cell.matches(of: /[A-Za-z]+/) { names.insert(String(match.0)) } }
        }
        let keys = KeyTests.keys(of: OverlayContainer.record).flatMap { $0.split(separator: ".").map(String.init) }
        #expect(Set(keys).subtracting(listed) == [])
    }

    @Test func `every row names a picture or tests that exist`() throws {
        let tests = Set(
            try Self.files(in: "Tests/OverlaysTests").map { $0.replacing(".swift", with: "") } + ["Libraries"])
        let pictures = Set(
            try Self.files(in: "Assets/Scenes/overlay-container").map { $0.replacing(".yaml", with: "") })
        for row in try Self.rows() {
            let cell = try #require(row.count == 3 ? row[2] : nil, "\(row)")
            for name in cell.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                let plain = name.replacing("`", with: "")
                #expect(name == plain ? tests.contains(name) : pictures.contains(plain), "\(row[0]): \(name)")
            }
        }
    }
}
