import Foundation

/// A self-contained HTML file: the pictures of each failure side by side, under a slider, blinking, or overlaid; a
/// scrubber through the frames of films; a filter; keys; light and dark appearance.
package enum HTMLReport {
    /// The largest number of bytes of pictures in a report; further failures are listed without pictures.
    private static let mostBytes = 96 << 20

    package static func html(_ report: SnapshotReport, title: String = "Snapshots") -> [UInt8] {
        var left = mostBytes
        let items = report.results.filter { $0.status != .passed }.map { result -> [String: Any] in
            var pictures: [[String: Any]] = []
            for frame in ReportPictures(result).frames {
                let sizes = [frame.expected, frame.actual, frame.difference].reduce(0) { $0 + ($1?.count ?? 0) }
                guard sizes <= left else { break }
                left -= sizes
                var one: [String: Any] = ["label": frame.label]
                one["expected"] = frame.expected.map(dataURL)
                one["actual"] = frame.actual.map(dataURL)
                one["difference"] = frame.difference.map(dataURL)
                pictures.append(one)
            }
            var item: [String: Any] = [
                "name": result.name, "kind": result.kind, "status": result.status.rawValue, "message": result.message,
                "reference": result.reference, "movements": result.movements, "pictures": pictures,
            ]
            item["element"] = result.metrics?.element
            return item
        }
        let root: [String: Any] = [
            "summary": report.summary, "engine": report.engine, "orphans": report.orphans, "items": items,
            "passed": report.count(.passed),
        ]
        let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
        // A script element ends at "</".
        let json = data.map { String(decoding: $0, as: UTF8.self) }?.replacing("<", with: "\\u003c") ?? "{\"items\":[]}"
        let page = HTMLPage.before + JUnitReport.escaped(title) + HTMLPage.middle + json + HTMLPage.after
        return Array(page.utf8)
    }

    private static func dataURL(_ png: [UInt8]) -> String { "data:image/png;base64," + Data(png).base64EncodedString() }
}
