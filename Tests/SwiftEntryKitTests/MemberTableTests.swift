import Foundation
import Testing

/// The tables of Documentation/Families name every member of the library modules, and the test or scene that shows it.
@Suite struct MemberTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func files(below folder: String) -> [URL] {
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return files?.compactMap { $0 as? URL }.sorted { $0.path < $1.path } ?? []
    }

    /// Returns the public members with the type that declares them, read from the sources.
    private static func members(of module: String) throws -> Set<String> {
        let type =
            /^\s*(?:@\w+ )*(?:(public|open) )?(?:final |indirect )*(struct|enum|class|extension|protocol) ([\w.]+)/
        let member = /^\s*(?:@\w+ )*public (?:[a-z]+(?:\([a-z]+\))? )*?(var|let|func|typealias|init|case)\b ?`?(\w*)/
        let single = /^\s+(?:indirect )?case ([a-z][\w]*(?:\(.*?\))?(?:, [a-z][\w]*)*)$/
        let separator = #/\(.*?\)|, /#
        var out: Set<String> = []
        for file in files(below: "Sources/\(module)") where file.pathExtension == "swift" {
            var (open, depth): ([(depth: Int, name: String)], Int) = ([], 0)
            // A member that the compiler rejects does not count.
            var isRefused = false
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let match = line.firstMatch(of: type)
                let isType =
                    match.map { ($0.1 != nil || $0.2 == "extension") && $0.3 != "var" && $0.3 != "func" } ?? false
                if let match, isType {
                    open.append((depth, String(match.3)))
                    isRefused = false
                }
                if line.contains("*, unavailable") { isRefused = true }
                let owner = open.map(\.name).joined(separator: ".")
                if !isType, let found = line.firstMatch(of: member), found.1 == "init" || !found.2.isEmpty {
                    if !isRefused { out.insert("\(owner) \(found.1 == "init" ? "init" : String(found.2))") }
                    isRefused = false
                } else if let found = line.firstMatch(of: single), open.last.map({ depth == $0.depth + 1 }) ?? false {
                    for name in found.1.split(separator: separator) where !name.isEmpty {
                        out.insert("\(owner) \(name)")
                    }
                }
                for character in line {
                    if character == "{" { depth += 1 }
                    if character == "}" { depth -= 1 }
                }
                while let last = open.last, depth <= last.depth { open.removeLast() }
            }
        }
        return out
    }

    /// Returns the rows of a table of members, as the words in backticks of the cells.
    private static func rows(_ page: String) throws -> [[[String]]] {
        try text("Documentation/Families/\(page).md").split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
            line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
                    .map { String($0.element) }
            }
        }
    }

    @Test(arguments: [
        ("SwiftEntryKit", ["VitrineSwiftEntryKit"]),
        ("CardPresentationController", ["VitrineCardPresentationController"]),
        ("LNPopupController", ["VitrineLNPopupController", "VitrineUIKit/LNPopupController"]),
    ])
    func `every member has a row`(_ page: String, _ modules: [String]) throws {
        let known = Set(
            try Self.rows(page).flatMap { row in row[0].flatMap { type in row[1].map { "\(type) \($0)" } } })
        let members = try modules.reduce(into: Set()) { $0.formUnion(try Self.members(of: $1)) }
        #expect(members.count > 10)
        #expect(members.subtracting(known).sorted() == [])
    }

    @Test(arguments: ["SwiftEntryKit", "CardPresentationController", "LNPopupController"])
    func `what a row names as its proof exists`(_ page: String) throws {
        let suites = Set(Self.files(below: "Tests").map { $0.deletingPathExtension().lastPathComponent })
        let scenes = Set(
            Self.files(below: "Assets/Scenes").map {
                "\($0.deletingLastPathComponent().lastPathComponent)/\($0.deletingPathExtension().lastPathComponent)"
            })
        let rows = try Self.rows(page)
        for row in rows {
            for name in row[3] { #expect(suites.contains(name) || scenes.contains(name), "\(row[1])") }
        }
        // Rows without a proof are those of members without effect.
        let bare = rows.filter { $0[3].isEmpty }.map { $0[1] }
        #expect(bare.count < 10)
    }
}
