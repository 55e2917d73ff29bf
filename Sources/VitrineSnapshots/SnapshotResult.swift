import VitrineComparison

package struct SnapshotResult: Codable, Hashable, Sendable {
    package enum Status: String, Codable, Sendable, CaseIterable {
        /// The snapshot equals the reference.
        case passed
        /// The reference was written.
        case recorded
        /// The snapshot differs from the reference.
        case failed
        case missing
        /// The snapshot or its reference cannot be made, read or written.
        case error
    }

    /// The numbers of a difference of pictures.
    package struct Metrics: Codable, Hashable, Sendable {
        package var differing: Int
        package var total: Int
        /// x, y, width and height in pixels; nil if nothing differs.
        package var bounds: [Int]?
        /// x and y.
        package var worstPixel: [Int]?
        package var expectedColor: String?
        package var actualColor: String?
        package var element: String?

        package init(_ comparison: PictureComparison, elements: ElementMap) {
            differing = comparison.count
            total = comparison.total
            bounds = comparison.bounds.map { [Int($0.x), Int($0.y), Int($0.width), Int($0.height)] }
            guard let worst = comparison.worst else { return }
            worstPixel = [worst.x, worst.y]
            expectedColor = PictureComparison.name(worst.expected)
            actualColor = PictureComparison.name(worst.actual)
            element = elements.element(x: worst.x, y: worst.y)
        }
    }

    /// The unique name in a run: the file of the test or scene, and the name.
    package var name: String
    /// `image`, `film`, `poses` or `text`.
    package var kind: String
    package var status: Status
    /// One or more lines; empty for a passed snapshot.
    package var message: String
    package var metrics: Metrics?
    /// The differences of movements.
    package var movements: [String] = []
    /// The numbers of a film's frames that differ, in the form `3...9, 12`.
    package var frames: String?
    package var reference: String
    /// The paths of a failed run's files.
    package var expected: String?
    package var actual: String?
    package var difference: String?
    /// The file and line of the test; nil for a scene.
    package var file: String?
    package var line: Int?

    package init(name: String, kind: String, status: Status, message: String, reference: String) {
        self.name = name
        self.kind = kind
        self.status = status
        self.message = message
        self.reference = reference
    }

    package var isFailure: Bool { status != .passed && status != .recorded }
}

extension String {
    /// The text on one line: line breaks in names or paths are escaped.
    package var onOneLine: String {
        unicodeScalars.reduce(into: "") { out, scalar in
            out +=
                scalar.properties.isPatternWhitespace && scalar != " " ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}

/// The line-by-line difference of two texts.
package enum TextDifference {
    /// The largest number of shown lines.
    private static let mostLines = 20

    /// Missing lines with `-`, new ones with `+`: the shortest difference for texts of up to 2,000 lines, and the first
    /// lines that differ for longer ones.
    package static func description(_ old: String, _ new: String) -> String {
        let a = old.split(separator: "\n", omittingEmptySubsequences: false)
        let b = new.split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String] = []
        if a.count <= 2000, b.count <= 2000 {
            for change in b.difference(from: a) {
                switch change {
                case .remove(let i, let line, _): lines.append("- \(i + 1): \(line)")
                case .insert(let i, let line, _): lines.append("+ \(i + 1): \(line)")
                }
            }
        } else {
            for i in 0..<max(a.count, b.count) where i >= a.count || i >= b.count || a[i] != b[i] {
                if i < a.count { lines.append("- \(i + 1): \(a[i])") }
                if i < b.count { lines.append("+ \(i + 1): \(b[i])") }
            }
        }
        let more = lines.count > mostLines ? ["and \(lines.count - mostLines) more lines"] : []
        return (["\(lines.count) lines differ"] + lines.prefix(mostLines) + more).joined(separator: "\n")
    }
}
