import VitrinePrimitives

/// Two pictures of one moment, and where they differ.
package struct PixelComparison: Sendable {
    /// Pixels that differ.
    package let count: Int
    /// The first picture in pale grey, and in magenta what differs, or lies in one picture only.
    package let picture: Bitmap

    package init(_ a: Bitmap, _ b: Bitmap) {
        let (width, height) = (max(a.width, b.width), max(a.height, b.height))
        var picture = Bitmap(width: width, height: height, fill: RGBColor.white.premultiplied)
        var count = 0
        for y in 0..<height {
            for x in 0..<width {
                let before = x < a.width && y < a.height ? a.pixels[y * a.width + x] : nil
                let after = x < b.width && y < b.height ? b.pixels[y * b.width + x] : nil
                if before == after {
                    let pixel = before ?? 0
                    // Luma of Rec. 601, at a quarter of its contrast.
                    let luma = ((pixel & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel >> 16 & 255) * 29) >> 8
                    let grey = 191 + luma / 4
                    picture.pixels[y * width + x] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
                } else {
                    count += 1
                    picture.pixels[y * width + x] = 0xFF8A_00D6
                }
            }
        }
        (self.count, self.picture) = (count, picture)
    }
}

/// What a change of a scene does: pictures of both at the same moments, the keys and the measures that differ.
package struct SceneComparison {
    package let keys: [KeyDifference]
    package let measures: [KeyDifference]
    /// Rows of three: before, after, and where they differ.
    package let cells: [LabeledSheet.Cell]
    /// Pixels that differ, of all moments.
    package let changedPixels: Int

    /// Most moments that are compared.
    package static let mostMoments = 6

    /// - Parameters:
    ///   - position: The only moment, in seconds of the animation; nil for those at the beginning, after each event and at
    ///     rest that look different.
    package init(
        _ before: PreviewScene, _ after: PreviewScene, names: (String, String), at position: Double? = nil
    ) {
        keys = KeyDifference.all(from: before.renderer.scene, to: after.renderer.scene)
        measures = SceneMeasures.differences(
            SceneMeasures.all(of: before.renderer.staged), SceneMeasures.all(of: after.renderer.staged))
        var cells: [LabeledSheet.Cell] = []
        var total = 0
        var seen: Set<[UInt32]> = []
        for moment in position.map({ [$0] }) ?? Self.moments(before, after) where cells.count < Self.mostMoments * 3 {
            let a = before.renderer.staged.picture(at: before.moment(at: min(moment, before.duration)))
            let b = after.renderer.staged.picture(at: after.moment(at: min(moment, after.duration)))
            let comparison = PixelComparison(a, b)
            // A moment that looks like one before it tells nothing more.
            guard seen.insert(a.pixels + b.pixels).inserted, comparison.count > 0 || position != nil else { continue }
            total += comparison.count
            let time = "\(Measure.number(moment)) s"
            cells += [
                .init("\(names.0), \(time)", a), .init("\(names.1), \(time)", b),
                .init("\(comparison.count) pixels differ", comparison.picture),
            ]
        }
        (self.cells, changedPixels) = (cells, total)
    }

    /// The still's moment, the beginning, and the middle and the end of what each event sets in motion.
    private static func moments(_ before: PreviewScene, _ after: PreviewScene) -> [Double] {
        var times: Set<Double> = []
        for scene in [before, after] {
            let output = scene.renderer.scene.output
            let events = scene.renderer.scene.timeline.map { ($0.at - output.start) / output.speed }.sorted()
            for (i, at) in events.enumerated() {
                let next = i + 1 < events.count ? events[i + 1] : scene.duration
                times.formUnion([at + 0.2, (at + next) / 2, next])
            }
            times = times.filter { $0 > 0 && $0 <= scene.duration }
        }
        let still = before.stillPosition
        return [still] + ([0.0] + times.sorted()).filter { $0 != still }
    }
}
