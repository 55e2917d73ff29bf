import Foundation
import Testing
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

@testable import VitrineSnapshots

@Suite struct SnapshotReportTests {
    private static func result(_ name: String, _ status: SnapshotResult.Status) -> SnapshotResult {
        SnapshotResult(
            name: name, kind: "image", status: status,
            message: status == .passed ? "" : "3 pixels of \"a\" <b> & c|d differ\n::x%",
            reference: "__Snapshots__/\(name).png")
    }

    private static func report(_ results: [SnapshotResult], shard: (Int, Int)? = nil, total: Int? = nil)
        -> SnapshotReport
    {
        SnapshotReport(
            engine: "1 abc", selection: "s", total: total ?? results.count,
            shard: shard.map { .init(index: $0.0, count: $0.1) }, results: results)
    }

    private static let all = report([
        result("a/one", .passed), result("a/two", .failed), result("b/three", .missing), result("b/four", .error),
    ])

    @Test func jsonIsReadAsItIsWritten() throws {
        let json = try Self.all.json()
        #expect(try SnapshotReport(json: json, path: "r") == Self.all)
        let newer = String(decoding: json, as: UTF8.self).replacing(
            "\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2")
        #expect(throws: ReportError.version("r", 2)) { try SnapshotReport(json: Array(newer.utf8), path: "r") }
        #expect(throws: ReportError.notAReport("r")) { try SnapshotReport(json: Array("[]".utf8), path: "r") }
    }

    @Test(arguments: 1...5)
    func mergingAnySplitGivesTheWhole(count: Int) throws {
        let results = (0..<17).map { Self.result("s/\($0)", $0 % 5 == 0 ? .failed : .passed) }
        let whole = Self.report(results)
        let parts = (1...count).map { i in
            (
                "p\(i)",
                Self.report(
                    results.enumerated().filter { $0.offset % count == i - 1 }.map(\.element), shard: (i, count),
                    total: 17)
            )
        }
        #expect(try SnapshotReport.merge(parts.reversed()) == whole)
    }

    @Test func shardsThatDoNotGoTogetherAreRefused() throws {
        let a = Self.report([Self.result("a", .passed)], shard: (1, 2), total: 2)
        let b = Self.report([Self.result("b", .passed)], shard: (2, 2), total: 2)
        var other = b
        other.engine = "1 def"
        func merge(_ parts: SnapshotReport...) throws -> SnapshotReport {
            try SnapshotReport.merge(parts.enumerated().map { ("p\($0.offset)", $0.element) })
        }
        #expect(try merge(a, b).results.count == 2)
        #expect(throws: ReportError.engines("p0", "1 abc", "p1", "1 def")) { try merge(a, other) }
        #expect(throws: ReportError.shardsMissing([2], of: 2)) { try merge(a) }
        #expect(throws: ReportError.shardTwice(1, "p1")) { try merge(a, a) }
        let twice = Self.report([Self.result("a", .passed)], shard: (2, 2), total: 2)
        #expect(throws: ReportError.nameTwice("a")) { try merge(a, twice) }
        let lost = Self.report([], shard: (2, 2), total: 2)
        #expect(throws: ReportError.namesMissing(1, of: 2)) { try merge(a, lost) }
        for count in [0, -1, Int.min, Int.max] {
            let odd = Self.report([Self.result("a", .passed)], shard: (1, count), total: 1)
            #expect(throws: ReportError.notAShard("p0")) { try merge(odd) }
        }
    }

    @Test func junitCountsAndEscapes() {
        let xml = JUnitReport.xml(Self.all)
        #expect(xml.contains("<testsuites name=\"vitrine\" tests=\"4\" failures=\"2\" errors=\"1\">"))
        #expect(xml.contains("message=\"3 pixels of &quot;a&quot; &lt;b&gt; &amp; c|d differ\""))
        #expect(JUnitReport.escaped("\u{1}\u{B}a") == "\u{FFFD}\u{FFFD}a")
    }

    @Test func annotationsAndTablesEscapeWhatTheyShow() {
        let lines = MarkdownReport.annotations(Self.all)
        #expect(lines.count == 3)
        #expect(
            lines[0]
                == "::error file=__Snapshots__/a/two.png,title=Snapshot a/two::3 pixels of \"a\" <b> & c|d differ%0A::x%25"
        )
        let text = MarkdownReport.text(Self.all)
        #expect(text.contains("c\\|d") && text.contains("&lt;b&gt;"))
        #expect(
            text.hasPrefix("### Snapshots: 3 to look at\n\n4 snapshots: 1 passed, 1 failed, 1 missing, 1 with errors\n")
        )
    }

    /// A line of its own would be a command for the service that shows the log.
    @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{85}"])
    func namesBeginNoLinesOfTheirOwn(lineBreak: String) {
        let name = "a\(lineBreak)::error title=x::y`|"
        var report = Self.report([Self.result(name, .failed)])
        report.orphans = [name + ".png"]
        #expect(name.onOneLine.split(whereSeparator: \.isNewline).count == 1 && !name.onOneLine.contains(lineBreak))
        for line in MarkdownReport.annotations(report) {
            #expect(line.split(whereSeparator: \.isNewline).count == 1 && line.hasPrefix("::error file="))
        }
        let text = MarkdownReport.text(report)
        #expect(!text.split(whereSeparator: \.isNewline).contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
        #expect(text.contains("x::y\\`\\|"))
    }

    @Test func pagesHoldTheirPicturesAndNothingOfTheirTextEndsTheScript() throws {
        let folder = try Folder()
        _ = folder.check(.missing).result(of: Folder.picture(), named: "B/b")
        var failed = folder.check(.never).result(of: Folder.picture(dot: 0xFF), named: "B/b")
        failed.message = "</script><script>alert(1)</script>"
        let html = String(decoding: HTMLReport.html(Self.report([failed])), as: UTF8.self)
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(html.components(separatedBy: "data:image/png;base64,").count == 4)
        #expect(!html.contains("http://") && !html.contains("https://"), "the page loads nothing")
    }
}
