import VitrinePrimitives

/// The frames of a scene's elements over time, sampled at a fixed rate. The text form has one line per element,
/// followed by one line for each sample at which its frame changes:
///
///     poses 1: 120 per second, 241 samples
///     popupBar
///       0: -
///       91: 12, 872.5, 406, 64
///
/// Numbers are the sample's index and x, y, width and height in points, to 1/100; `-` is a missing element.
package struct PoseFilm: Hashable, Sendable {
    /// A frame in 1/100 pt, so that texts and comparisons are exact.
    package struct Pose: Hashable, Sendable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        package init(_ rect: Rect) {
            func hundredths(_ v: Double) -> Int { v.isFinite ? Int((v.clamped(to: -1e9...1e9) * 100).rounded()) : 0 }
            self.init(
                x: hundredths(rect.minX), y: hundredths(rect.minY), width: hundredths(rect.width),
                height: hundredths(rect.height))
        }
    }

    package struct Element: Hashable, Sendable {
        package var name: String
        /// The frame at each sample.
        package var poses: [Pose?]
    }

    /// The number of samples per second, 1...1000.
    package let rate: Int
    package let count: Int
    /// The elements in the order in which they first appear.
    package private(set) var elements: [Element] = []
    private var places: [String: Int] = [:]

    package init(rate: Int, count: Int) { (self.rate, self.count) = (rate, count) }

    package subscript(name: String) -> Element? { places[name].map { elements[$0] } }

    /// Records an element's frame at a sample. The first of several with the same name counts.
    package mutating func record(_ name: String, _ pose: Pose, at sample: Int) {
        guard 0..<count ~= sample else { return }
        let i: Int
        if let known = places[name] {
            i = known
        } else {
            i = elements.count
            places[name] = i
            elements.append(Element(name: name, poses: Array(repeating: nil, count: count)))
        }
        if elements[i].poses[sample] == nil { elements[i].poses[sample] = pose }
    }
}

extension PoseFilm {
    /// The limits of the text form.
    private static let most = (samples: 500_000, elements: 5000, poses: 20_000_000)

    package struct ParseError: Error, Hashable, CustomStringConvertible {
        package let line: Int
        package let description: String
    }

    package var text: String {
        var out = "poses 1: \(rate) per second, \(count) samples\n"
        for element in elements {
            out += Self.escaped(element.name) + "\n"
            var last: Pose??
            for (i, pose) in element.poses.enumerated() where last != .some(pose) {
                last = .some(pose)
                guard let pose else {
                    out += "  \(i): -\n"
                    continue
                }
                let numbers = [pose.x, pose.y, pose.width, pose.height].map(PoseFilm.points)
                out += "  \(i): \(numbers.joined(separator: ", "))\n"
            }
        }
        return out
    }

    package init(text: String) throws(ParseError) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: true).enumerated().makeIterator()
        func failure(_ line: Int, _ what: String) -> ParseError { ParseError(line: line + 1, description: what) }
        guard let (_, head) = lines.next(), head.hasPrefix("poses 1: ") else {
            throw failure(0, "not poses of version 1: the first line is \"poses 1: RATE per second, COUNT samples\"")
        }
        let words = head.dropFirst(9).split(separator: " ")
        guard words.count == 5, let rate = Int(words[0]), let count = Int(words[3]), 1...1000 ~= rate,
            1...Self.most.samples ~= count
        else { throw failure(0, "a rate of 1...1000 and 1...\(Self.most.samples) samples are legal") }
        self.init(rate: rate, count: count)
        var filled = 0
        func fill(to end: Int, in film: inout PoseFilm) {
            guard let i = film.elements.indices.last, filled > 0, filled < end else { return }
            let last = film.elements[i].poses[filled - 1]
            for k in filled..<end { film.elements[i].poses[k] = last }
        }
        while let (number, line) = lines.next() {
            guard line.hasPrefix("  ") else {
                fill(to: count, in: &self)
                filled = 0
                let name = Self.unescaped(line)
                guard elements.count < Self.most.elements, (elements.count + 1) * count <= Self.most.poses else {
                    throw failure(number, "more than \(Self.most.elements) elements or \(Self.most.poses) poses")
                }
                guard places[name] == nil else { throw failure(number, "\(name) twice") }
                places[name] = elements.count
                elements.append(Element(name: name, poses: Array(repeating: nil, count: count)))
                continue
            }
            let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
            guard let i = elements.indices.last, parts.count == 2, let sample = Int(parts[0]), filled..<count ~= sample
            else { throw failure(number, "a sample of \(filled)..<\(count) and a colon are expected") }
            fill(to: sample, in: &self)
            filled = sample + 1
            let values = parts[1].split(separator: ",").map { $0.drop { $0 == " " } }
            if values == ["-"] { continue }
            let numbers = values.compactMap(Self.hundredths)
            guard numbers.count == 4, values.count == 4 else {
                throw failure(number, "x, y, width and height are expected")
            }
            elements[i].poses[sample] = Pose(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        fill(to: count, in: &self)
    }

    /// Hundredths as a number of points.
    package static func points(_ hundredths: Int) -> String { PictureComparison.rounded(Double(hundredths) / 100) }

    private static func hundredths(_ text: Substring) -> Int? {
        guard let value = Double(text), abs(value) <= 1e9 else { return nil }
        return Int((value * 100).rounded())
    }

    /// The name on one line that does not begin with a space.
    private static func escaped(_ name: String) -> String {
        let text = name.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        return text.hasPrefix(" ") || text.isEmpty ? "\\s" + text.dropFirst() : text
    }

    private static func unescaped(_ line: Substring) -> String {
        var (out, rest) = ("", line)
        while let c = rest.popFirst() {
            guard c == "\\", let next = rest.popFirst() else {
                out.append(c)
                continue
            }
            out.append(next == "n" ? "\n" : next == "s" ? " " : next)
        }
        return out
    }
}
