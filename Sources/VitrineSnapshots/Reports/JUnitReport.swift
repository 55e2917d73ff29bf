/// Results as JUnit XML, which CI systems read.
package enum JUnitReport {
    package static func xml(_ report: SnapshotReport) -> String {
        let failed = report.count(.failed) + report.count(.missing)
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let counts = "tests=\"\(report.results.count)\" failures=\"\(failed)\" errors=\"\(report.count(.error))\""
        out += "<testsuites name=\"vitrine\" \(counts)>\n"
        // The part of a name before the last slash is the suite.
        var suites: [(name: String, results: [SnapshotResult])] = []
        for result in report.results {
            let name = result.name.lastIndex(of: "/").map { String(result.name[..<$0]) } ?? "snapshots"
            if suites.last?.name == name {
                suites[suites.count - 1].results.append(result)
            } else if let i = suites.firstIndex(where: { $0.name == name }) {
                suites[i].results.append(result)
            } else {
                suites.append((name, [result]))
            }
        }
        for suite in suites {
            let failures = suite.results.count { $0.status == .failed || $0.status == .missing }
            let errors = suite.results.count { $0.status == .error }
            out += "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.results.count)\""
            out += " failures=\"\(failures)\" errors=\"\(errors)\">\n"
            for result in suite.results { out += testCase(result, suite: suite.name) }
            out += "  </testsuite>\n"
        }
        return out + "</testsuites>\n"
    }

    private static func testCase(_ result: SnapshotResult, suite: String) -> String {
        let name =
            result.name.lastIndex(of: "/").map { String(result.name[result.name.index(after: $0)...]) } ?? result.name
        var out = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\""
        if let file = result.file { out += " file=\"\(escaped(file))\"" }
        if let line = result.line { out += " line=\"\(line)\"" }
        guard result.isFailure else { return out + "/>\n" }
        out += ">\n"
        let tag = result.status == .error ? "error" : "failure"
        let first = result.message.split(separator: "\n").first.map(String.init) ?? ""
        out += "      <\(tag) message=\"\(escaped(first))\">\(escaped(result.message))</\(tag)>\n"
        // Jenkins and others show files in this notation.
        let files = [result.expected, result.actual, result.difference].compactMap { $0 }
        if !files.isEmpty {
            let lines = files.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
            out += "      <system-out>\(escaped(lines))</system-out>\n"
        }
        return out + "    </testcase>\n"
    }

    /// The text for XML 1.0, which has no characters below U+0020 except tab and line breaks.
    package static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n", "\t": out.unicodeScalars.append(scalar)
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: out += "\u{FFFD}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
