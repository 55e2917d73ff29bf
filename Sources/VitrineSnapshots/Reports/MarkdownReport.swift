import VitrineComparison

/// Results as Markdown for a pull request, and as annotations of GitHub.
package enum MarkdownReport {
    /// The largest number of listed failures; comments of GitHub have at most 65,536 characters.
    private static let mostRows = 100

    package static func text(_ report: SnapshotReport) -> String {
        let failures = report.failures
        var out =
            failures.isEmpty ? "### Snapshots: no differences\n\n" : "### Snapshots: \(failures.count) to look at\n\n"
        out += report.summary + "\n"
        if !failures.isEmpty {
            out += "\n| snapshot | | what differs |\n|---|---|---|\n"
            for result in failures.prefix(mostRows) {
                let lines =
                    (result.movements
                    + result.message.split(separator: "\n").map(String.init).filter {
                        !result.movements.contains($0)
                    }).prefix(4)
                out +=
                    "| \(cell(result.name.onOneLine)) | \(result.status.rawValue) | \(lines.map(cell).joined(separator: "<br>")) |\n"
            }
            if failures.count > mostRows { out += "\nand \(failures.count - mostRows) more\n" }
            out += "\n`vitrine snapshot review` shows them, `vitrine snapshot accept` makes them the references.\n"
        }
        if !report.orphans.isEmpty {
            out += "\nReferences that nothing uses: "
            out += report.orphans.prefix(20).map { cell($0.onOneLine) }.joined(separator: ", ")
            out += report.orphans.count > 20 ? " and \(report.orphans.count - 20) more\n" : "\n"
        }
        return out
    }

    private static func cell(_ text: String) -> String {
        var out = ""
        for c in text {
            switch c {
            case "|", "\\", "`", "*", "_", "[", "]", "~", "#": out += "\\\(c)"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "&": out += "&amp;"
            case _ where c.isNewline: out += " "
            default: out.append(c)
            }
        }
        return out
    }

    /// The commands for the log of a GitHub workflow: an annotation for each failure.
    package static func annotations(_ report: SnapshotReport) -> [String] {
        report.failures.map { result in
            var place = "file=\(property((result.file ?? result.reference).onOneLine))"
            if let line = result.line { place += ",line=\(line)" }
            return "::error \(place),title=\(property("Snapshot \(result.name.onOneLine)"))::\(data(result.message))"
        }
    }

    /// Escapes a command's data. Source: GitHub's toolkit, packages/core/src/command.ts.
    private static func data(_ text: String) -> String {
        // The loop is over scalars, because a carriage return and a line feed are one character.
        text.unicodeScalars.reduce(into: "") { out, scalar in
            switch scalar {
            case "%": out += "%25"
            case "\r": out += "%0D"
            case "\n": out += "%0A"
            default: out.unicodeScalars.append(scalar)
            }
        }
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
