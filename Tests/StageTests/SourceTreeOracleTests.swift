import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineStage
@testable import VitrineVocabulary

/// Trees and positions compared with PyYAML, which shares no code with Vitrine.
@Suite struct SourceTreeOracleTests {
    @Test(.enabled(if: PyYAML.isInstalled)) func placesAndTexts() throws {
        var random = SplitMix64(seed: 5)
        var documents = [
            Samples.full, Samples.fullJSON, "é: 😀x\n'b': {\"c\" : d}\n",
            "a: &x [1, {b: *x2}]\n".replacing("*x2", with: "y"),
            "t: |\n  one * ?\n  two\nf: >-\n  three\n  four\np: a\n  b *c\n", "a: &m {k: [v]}\nb: *m\nc: [*m, *m]\n",
            "a: what?\nb: a*b\n", "crlf: 1\r\nnext: [a,\r\n b]\r\n",
        ]
        let words = [
            "a: ", "b", "\n", "  ", "- ", "[", "]", ", ", "{", "}", "'q'", "\"d\"", "# c\n", "|\n  x\n", "*", "&n ",
            "x?",
        ]
        for _ in 0..<3000 {
            documents.append((0..<2 + random.below(14)).map { _ in words[random.below(words.count)] }.joined())
        }
        let expected = try PyYAML.trees(of: documents)
        var compared = 0
        for (text, oracle) in zip(documents, expected) {
            guard let oracle, let ours = tree(of: text) else { continue }
            compared += 1
            #expect(ours == oracle, "\(text.debugDescription)")
        }
        #expect(compared > 150)
        for (text, oracle) in zip(documents.prefix(8), expected) { #expect(tree(of: text) == oracle, "\(text)") }
    }

    private func tree(of text: String) -> [String]? {
        let log = IssueLog(file: "")
        guard let root = try? SourceTree.compose(Array(text.utf8), log: log), log.issues.isEmpty else { return nil }
        var lines: [String] = []
        func visit(_ node: ValueNode) {
            let place = "\(node.location?.line ?? 0):\(node.location?.column ?? 0)"
            switch node.content {
            case .scalar(let text, _): lines.append("\(place) = \(text)")
            case .list(let nodes):
                lines.append("\(place) list")
                nodes.forEach(visit)
            case .mapping(let entries):
                lines.append("\(place) map")
                for entry in entries {
                    lines.append("\(entry.location?.line ?? 0):\(entry.location?.column ?? 0) = \(entry.key)")
                    visit(entry.value)
                }
            }
        }
        visit(root)
        return lines
    }
}

private enum PyYAML {
    static let isInstalled = (try? run("import yaml; print('[]')")) != nil

    /// Returns a dump of each document; nil if PyYAML rejects it.
    static func trees(of documents: [String]) throws -> [[String]?] {
        let file = FileManager.default.temporaryDirectory.appending(path: "trees-\(UUID()).json")
        try JSONEncoder().encode(documents).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let script = """
            import json, yaml
            def visit(node, out):
                place = f'{node.start_mark.line + 1}:{node.start_mark.column + 1}'
                if isinstance(node, yaml.ScalarNode): out.append(f'{place} = {node.value}')
                elif isinstance(node, yaml.SequenceNode):
                    out.append(place + ' list')
                    for item in node.value: visit(item, out)
                else:
                    out.append(place + ' map')
                    for key, value in node.value: visit(key, out); visit(value, out)
            def tree(text):
                try:
                    out = []
                    root = yaml.compose(text, Loader=yaml.SafeLoader)
                    if root is None: return None
                    visit(root, out)
                    return out
                except (yaml.YAMLError, RecursionError): return None
            print(json.dumps([tree(text) for text in json.load(open('\(file.path)', newline=''))]))
            """
        return try JSONDecoder().decode([[String]?].self, from: run(script))
    }

    private static func run(_ script: String) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
        return data
    }
}
