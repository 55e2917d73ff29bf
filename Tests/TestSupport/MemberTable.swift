import Foundation

/// The table of a library's members in Documentation/Libraries.
package struct MemberTable {
    package enum Effect: String, Sendable { case takesEffect = "takes effect", kept, ignored, missing }

    package let rows: [(member: String, effect: Effect, note: String)]

    package init(of library: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/Libraries/\(library).tsv").standardizedFileURL
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst()
        rows = lines.compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 3, let effect = Effect(rawValue: cells[1]) else { return nil }
            return (cells[0], effect, cells[2])
        }
    }

    package func members(_ effect: Effect) -> [String] { rows.filter { $0.effect == effect }.map(\.member) }

    /// Returns whether a member is a type, which its members show.
    package static func isType(_ member: String) -> Bool {
        let path = member.prefix { $0 != "(" }
        let name = path.split(separator: ".").last ?? path
        return path == member && name.first?.isUppercase == true
    }
}
