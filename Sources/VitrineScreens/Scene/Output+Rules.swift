import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension Output {
    /// Reports crops that do not fit the screen, and pictures that are too large.
    func checkSizes(on traits: Traits, at path: String, into issues: inout ValueIssues) {
        var own = ValueIssues()
        check(VitrineVocabulary.Format(), at: path, mentions: nil, into: &own)
        // The other rules require legal values.
        func isLegal(_ key: String) -> Bool { !own.all.contains { $0.path.hasPrefix(SourcePath.join(path, key)) } }
        guard isLegal("frame") else { return }
        let screen = stageSize(on: traits)
        let before = issues.all.count
        if isLegal("crop") { check(crop, of: screen, at: SourcePath.join(path, "crop"), into: &issues) }
        if let size {
            if size.width >= 1, size.height >= 1,
                Double(size.width) * Double(size.height) > Double(OutputLimits.pixels)
            {
                issues.add(SourcePath.join(path, "size"), Self.tooLarge)
            }
        } else if issues.all.count == before, isLegal("crop"), isLegal("scale") {
            checkCanvas(traits, at: path, into: &issues)
        }
        if reduction != .area, isLegal("crop") {
            let (painted, scale) = (crop.size(on: screen), traits.device.scale)
            if painted.width * scale * painted.height * scale > Double(OutputLimits.pixels) {
                issues.add(
                    SourcePath.join(path, "reduction"), Self.tooLarge,
                    dependsOn: [SourcePath.join(path, "crop"), "device"])
            }
        }
        if let duration, isLegal("duration"), isLegal("fps"), duration * fps > Double(OutputLimits.frames) {
            issues.add(
                SourcePath.join(path, "duration"), .tooLarge(limit: "\(OutputLimits.frames) frames"),
                dependsOn: [SourcePath.join(path, "fps")])
        }
    }

    /// Reports moves, parts and chapters that are not in order of time.
    func checkOrder(at path: String, into issues: inout ValueIssues) {
        func report(_ key: String, _ i: Int, _ name: String, _ value: Double, _ legal: String) {
            issues.add(
                "\(SourcePath.join(path, key))[\(i)].\(name)", .outOfRange(value: "\(spelled(value)) s", legal: legal))
        }
        for (i, (before, part)) in zip(slowMotion, slowMotion.dropFirst()).enumerated() where part.from < before.to {
            report(
                "slowMotion", i + 1, "from", part.from, "from \(spelled(before.to)) s on, where the part before ends")
        }
        for (i, (before, move)) in zip(camera, camera.dropFirst()).enumerated() where move.at < before.at {
            report("camera", i + 1, "at", move.at, "from \(spelled(before.at)) s on, where the move before begins")
        }
        for (i, (before, chapter)) in zip(chapters, chapters.dropFirst()).enumerated() where chapter.at <= before.at {
            report("chapters", i + 1, "at", chapter.at, "above \(spelled(before.at)) s, that of the chapter before")
        }
    }

    private func check(_ crop: Crop, of screen: Size, at path: String, into issues: inout ValueIssues) {
        switch crop {
        case .all: break
        case .top(let height), .bottom(let height):
            let range = LegalRange(above: 0, atMost: screen.height, "pt")
            if !range.contains(height) {
                issues.add(
                    path, .outOfRange(value: spelled(height), legal: range.description), dependsOn: ["device"])
            }
        case .rect(let rect):
            if rect.isFinite, rect.width > 0, rect.height > 0,
                rect.intersection(Rect(origin: .zero, size: screen)).isEmpty
            {
                let noun = frame == nil ? "screen" : "stage"
                let legal = "a part of the \(noun), \(spelled(screen.width)) x \(spelled(screen.height)) pt"
                issues.add(
                    path, .outOfRange(value: "a crop beside the screen", legal: legal), dependsOn: ["device"])
            }
        }
    }

    /// Checks a canvas whose size is that of the crop and scale.
    private func checkCanvas(_ traits: Traits, at path: String, into issues: inout ValueIssues) {
        let scale = scale ?? traits.device.scale
        let crop = crop.size(on: stageSize(on: traits))
        let (width, height) = (
            (crop.width * scale).rounded(),
            (crop.height * scale).rounded() + ((captions?.height ?? 0) * scale).rounded()
        )
        let key = SourcePath.join(path, self.scale == nil ? "crop" : "scale")
        let causes = ["size", "crop", "scale"].map { SourcePath.join(path, $0) }
        if width < 1 || height < 1 {
            issues.add(
                key, .outOfRange(value: "less than a pixel", legal: "a canvas of 1 x 1 pixels"), dependsOn: causes)
        }
        let longest = Double(OutputLimits.side)
        if width > longest || height > longest || width * height > Double(OutputLimits.pixels) {
            issues.add(key, Self.tooLarge, dependsOn: causes)
        }
    }

    private static let tooLarge = SceneIssue.Kind.tooLarge(
        limit: "\(OutputLimits.side) pixels a side and \(OutputLimits.pixels) in all")
}

extension Output.Crop {
    package func size(on screen: Size) -> Size {
        switch self {
        case .all: screen
        case .top(let height), .bottom(let height): Size(width: screen.width, height: height)
        case .rect(let rect): rect.size
        }
    }
}

/// The limits of the output; the same for scene files, Swift values and the stage.
package enum OutputLimits {
    /// The maximum length of a picture's sides in pixels.
    package static let side = 16_384
    /// The maximum number of pixels in a picture.
    package static let pixels = 64_000_000
    /// The maximum number of frames in an animation.
    package static let frames = 20_000
}
