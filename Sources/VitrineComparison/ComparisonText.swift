import VitrinePrimitives

extension PictureComparison {
    /// A description of the difference: the number of pixels, their area, the worst of them and its element.
    /// - Parameter elements: The elements of the actual picture.
    package func description(elements: ElementMap = ElementMap()) -> String {
        guard !isAccepted else {
            if count > 0 { return "\(Self.pixels(count)) of \(total) differ, which is allowed" }
            return unequalCount == 0 ? "the same pixels" : "\(Self.pixels(unequalCount)) of \(total) \(toleratedText)"
        }
        var lines: [String] = []
        if sizesDiffer {
            lines.append(
                "\(actualSize.width)x\(actualSize.height) instead of \(expectedSize.width)x\(expectedSize.height) pixels"
            )
        }
        if count > 0 {
            var line = "\(Self.pixels(count)) of \(total) differ (\(Self.percent(ratio)))"
            if let name = tolerance.metric.name { line += " by \(name)" }
            if let bounds {
                line += ", within \(bounds.width)x\(bounds.height) at (\(bounds.x), \(bounds.y))"
            }
            lines.append(line)
        }
        if let worst {
            let place = elements.element(x: worst.x, y: worst.y).map { ", in \($0)" } ?? ""
            var line =
                "worst pixel (\(worst.x), \(worst.y))\(place): \(Self.name(worst.expected)) expected, "
                + Self.name(worst.actual)
            line += " found"
            if !sizesDiffer || worst.expected != nil && worst.actual != nil {
                line += tolerance.metric.name.map { ", \($0) \(Self.rounded(worst.distance))" } ?? ""
            }
            lines.append(line)
        }
        let allowed = tolerance.allowance(of: total)
        if let densest, let cluster = tolerance.cluster, densest.count > cluster.maximumCount {
            lines.append(
                "\(Self.pixels(densest.count)) differ within \(cluster.side)x\(cluster.side) at "
                    + "(\(densest.rect.x), \(densest.rect.y)); at most \(cluster.maximumCount) may")
        }
        if allowed > 0, count > allowed { lines.append("at most \(allowed) pixels may differ") }
        if antialiasedCount > 0 { lines.append("\(Self.pixels(antialiasedCount)) of edges are not counted") }
        return lines.joined(separator: "\n")
    }

    /// The description of pixels that differ within the tolerance.
    var toleratedText: String {
        guard let farthest, let name = tolerance.metric.name else { return "differ within the tolerance" }
        let bound = tolerance.metric.isSimilarity ? "at least" : "at most"
        return "differ within the tolerance, \(name) \(bound) \(Self.rounded(farthest.distance))"
    }

    /// The elements that differ, those with the most pixels first; `""` for pixels without an element.
    package func elements(in map: ElementMap) -> [(name: String, count: Int)] {
        var counts: [String: Int] = [:]
        mask.forEach { x, y in counts[map.element(x: x, y: y) ?? "", default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// `#RRGGBB`, with alpha if the pixel is not opaque.
    package static func name(_ color: PremultipliedColor?) -> String {
        guard let color else { return "nothing" }
        func hex(_ v: UInt32) -> String { (v < 16 ? "0" : "") + String(v, radix: 16, uppercase: true) }
        func straight(_ v: UInt32) -> UInt32 {
            color.alpha == 0 ? 0 : min(255, (v * 255 + color.alpha / 2) / color.alpha)
        }
        let rgb = "#" + hex(straight(color.red)) + hex(straight(color.green)) + hex(straight(color.blue))
        return color.alpha == 255 ? rgb : rgb + hex(color.alpha)
    }

    static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

    package static func percent(_ ratio: Double) -> String {
        ratio > 0 && ratio < 0.0001 ? "less than 0.01 %" : "\(rounded(ratio * 100)) %"
    }

    /// The value with at most two decimals.
    package static func rounded(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let text = "\(abs(hundredths) / 100)"
        let remainder = abs(hundredths) % 100
        let sign = hundredths < 0 ? "-" : ""
        if remainder == 0 { return sign + text }
        return sign + text + "."
            + (remainder % 10 == 0 ? "\(remainder / 10)" : remainder < 10 ? "0\(remainder)" : "\(remainder)")
    }
}
