import VitrineComparison

/// What became of one snapshot.
package struct SnapshotResult: Codable, Hashable, Sendable {
    package enum Status: String, Codable, Sendable, CaseIterable {
        /// It is what the reference shows.
        case passed
        /// The reference has been written.
        case recorded
        /// It differs from the reference.
        case failed
        /// There is no reference.
        case missing
        /// It or its reference cannot be made, read or written.
        case error
    }

    /// Numbers of a difference of pictures.
    package struct Metrics: Codable, Hashable, Sendable {
        package var differing: Int
        package var total: Int
        /// x, y, width, height in pixels; nil where nothing differs.
        package var bounds: [Int]?
        /// x, y.
        package var worstPixel: [Int]?
        package var expectedColor: String?
        package var actualColor: String?
        /// The element of the worst pixel.
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

    /// Unique in a run: the file of the test or scene, and the name.
    package var name: String
    /// `image`, `film`, `poses` or `text`.
    package var kind: String
    package var status: Status
    /// One or more lines; empty for one that passed.
    package var message: String
    package var metrics: Metrics?
    /// What moved, from the poses.
    package var movements: [String] = []
    /// Numbers of the frames of a film that differ, as `3...9, 12`.
    package var frames: String?
    /// Path of the reference.
    package var reference: String
    /// Paths of what a failed run leaves; nil where there is none.
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
    /// The text as a part of one line: a name or path with line breaks, which has them as escapes, begins no line of its own.
    package var onOneLine: String {
        unicodeScalars.reduce(into: "") { out, scalar in
            out +=
                scalar.properties.isPatternWhitespace && scalar != " " ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}
