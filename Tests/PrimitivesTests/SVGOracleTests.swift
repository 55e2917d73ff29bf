import Foundation
import Testing
import VitrinePrimitives
import VitrineTestSupport

/// Path data compared with Python's svgpathtools, where it is installed.
@Suite struct SVGOracleTests {
    static let python = """
        import sys
        from svgpathtools import parse_path
        for line in sys.stdin:
            area, left, top, right, bottom, n = 0.0, 1e9, 1e9, -1e9, -1e9, 0
            for part in parse_path(line.strip()).continuous_subpaths():
                n += 1
                dots = [s.point(i / 256) for s in part for i in range(256)] + [part[-1].end]
                area += sum(a.real * b.imag - a.imag * b.real for a, b in zip(dots, dots[1:] + dots[:1])) / 2
                left, right = min(left, *(d.real for d in dots)), max(right, *(d.real for d in dots))
                top, bottom = min(top, *(d.imag for d in dots)), max(bottom, *(d.imag for d in dots))
            print(area, left, top, right, bottom)
        """

    private static func run(_ script: String, input: String) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        let (inward, outward) = (Pipe(), Pipe())
        process.standardInput = inward
        process.standardOutput = outward
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        DispatchQueue.global().async {
            try? inward.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try? inward.fileHandleForWriting.close()
        }
        let data = outward.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    static let isInstalled = run("import svgpathtools", input: "") != nil

    /// Expects that areas agree to a thousandth of the diagonal squared, edges to a thousandth of the diagonal: a cubic
    /// is that close to its quarter of an ellipse, and the oracle uses 256 chords per segment.
    private func compare(_ data: [String]) throws {
        let output = try #require(Self.run(Self.python, input: data.joined(separator: "\n") + "\n"))
        let lines = output.split(separator: "\n")
        #expect(lines.count == data.count)
        for (line, text) in zip(lines, data) {
            let theirs = line.split(separator: " ").compactMap { Double($0) }
            let ours = PathMeasure(try Path(svgPathData: text))
            let size = Point(x: ours.bounds.width, y: ours.bounds.height).length
            #expect((ours.area - theirs[0]).magnitude < 1e-3 * size * size, "\(text)")
            let edges = [ours.bounds.minX, ours.bounds.minY, ours.bounds.maxX, ours.bounds.maxY]
            for (a, b) in zip(edges, theirs.dropFirst()) { #expect((a - b).magnitude < 1e-3 * size, "\(text)") }
        }
    }

    @Test(.enabled(if: isInstalled)) func iconsEncloseWhatTheOracleSays() throws {
        let files = try FileManager.default.contentsOfDirectory(at: IconFolder.url, includingPropertiesForKeys: nil)
        let data = try files.filter { $0.pathExtension == "svg" }.map {
            let text = try String(contentsOf: $0, encoding: .utf8)
            let start = try #require(text.range(of: " d=\"")).upperBound
            return String(text[start...].prefix { $0 != "\"" })
        }
        #expect(data.count >= 23)
        try compare(data)
    }

    @Test(.enabled(if: isInstalled)) func randomPathsEncloseWhatTheOracleSays() throws {
        var random = SplitMix64(seed: 77)
        func number() -> String { String((Double.random(in: -20...20, using: &random) * 100).rounded() / 100) }
        func numbers(_ n: Int) -> String { (0..<n).map { _ in number() }.joined(separator: " ") }
        func arc() -> String {
            let size = Double.random(in: 0.5...30, using: &random)
            let flags = "\(Int.random(in: 0...1, using: &random)) \(Int.random(in: 0...1, using: &random))"
            return "\(size) \(size * Double.random(in: 0.3...1, using: &random)) \(number()) \(flags) \(numbers(2))"
        }
        let counts: [(Character, Int)] = [
            ("L", 2), ("H", 1), ("V", 1), ("C", 6), ("S", 4), ("Q", 4), ("T", 2), ("A", 7),
        ]
        let data = (0..<400).map { _ in
            // The path has two closed subpaths, since the oracle's areas are those of closed ones.
            (0..<2).map { _ in
                let commands = (0..<Int.random(in: 2...7, using: &random)).map { _ in
                    let (letter, n) = counts.randomElement(using: &random) ?? ("L", 2)
                    let text = letter == "A" ? arc() : numbers(n)
                    return (Bool.random(using: &random) ? String(letter) : letter.lowercased()) + text
                }
                return "M" + numbers(2) + commands.joined() + "Z"
            }.joined()
        }
        try compare(data)
    }
}
