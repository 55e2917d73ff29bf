import VitrinePrimitives
import VitrineSetting

extension Findings {
    mutating func check(_ output: Output, of scene: Scene, _ path: String) {
        let before = all.count
        if let frame = output.frame { check(frame, of: scene, "\(path).frame") }
        // What else there is to say is said of a stage that can be.
        guard all.count == before else { return }
        let screen = output.stageSize(on: scene.environment)
        check(output.crop, of: screen, output.frame == nil ? "screen" : "stage", "\(path).crop")
        if let scale = output.scale { check(scale, SceneLimits.scale, "\(path).scale") }
        let cropAndScaleAreLegal = all.count == before
        if let size = output.size {
            check(size.width, SceneLimits.canvasSide, "\(path).size.width")
            check(size.height, SceneLimits.canvasSide, "\(path).size.height")
            if isTooLarge(Double(size.width), Double(size.height)) { addTooLargeCanvas("\(path).size") }
        } else if cropAndScaleAreLegal {
            checkCanvas(of: output, scene.environment, path)
        }
        check(output.loop, SceneLimits.loop, "\(path).loop")
        check(output.quality, SceneLimits.quality, "\(path).quality")
        if case .at(let seconds) = output.still { check(seconds, SceneLimits.moment, "\(path).still") }
        check(output.start, SceneLimits.moment, "\(path).start")
        check(output.fps, SceneLimits.fps, "\(path).fps")
        if let duration = output.duration {
            check(duration, SceneLimits.duration, "\(path).duration")
            let isLegal = SceneLimits.fps.contains(output.fps) && SceneLimits.duration.contains(duration)
            if isLegal, duration * output.fps > Double(SceneLimits.frames) {
                add("\(path).duration", .tooLarge(limit: "\(SceneLimits.frames) frames"), dependsOn: ["\(path).fps"])
            }
        }
    }

    private mutating func check(_ crop: Output.Crop, of screen: Size, _ noun: String, _ path: String) {
        switch crop {
        case .all: break
        case .top(let height), .bottom(let height):
            check(height, LegalRange(above: 0, atMost: screen.height, "pt"), path)
        case .rect(let rect):
            let sides = LegalRange(above: 0, atMost: 10_000, "pt")
            check(rect.x, SceneLimits.offset, "\(path).x")
            check(rect.y, SceneLimits.offset, "\(path).y")
            check(rect.width, sides, "\(path).width")
            check(rect.height, sides, "\(path).height")
            let whole = Rect(origin: .zero, size: screen)
            if rect.isFinite, rect.width > 0, rect.height > 0, rect.intersection(whole).isEmpty {
                let legal = "a part of the \(noun), \(spelled(screen.width)) x \(spelled(screen.height)) pt"
                add(path, .outOfRange(value: "a crop beside the screen", legal: legal))
            }
        }
    }

    /// A canvas that follows from crop and scale.
    private mutating func checkCanvas(of output: Output, _ environment: Environment, _ path: String) {
        let scale = output.scale ?? environment.device.scale
        let crop = output.crop.size(on: output.stageSize(on: environment))
        let (width, height) = ((crop.width * scale).rounded(), (crop.height * scale).rounded())
        let key = output.scale == nil ? "\(path).crop" : "\(path).scale"
        let causes = ["\(path).size", "\(path).crop", "\(path).scale"]
        if width < 1 || height < 1 {
            add(key, .outOfRange(value: "less than a pixel", legal: "a canvas of 1 x 1 pixels"), dependsOn: causes)
        }
        let longest = Double(SceneLimits.canvasSide.upperBound)
        if width > longest || height > longest || isTooLarge(width, height) { addTooLargeCanvas(key, causes) }
    }

    private func isTooLarge(_ width: Double, _ height: Double) -> Bool {
        width >= 1 && height >= 1 && width * height > Double(SceneLimits.canvasArea)
    }

    private mutating func addTooLargeCanvas(_ path: String, _ causes: [String] = []) {
        let side = SceneLimits.canvasSide.upperBound
        add(path, .tooLarge(limit: "\(side) pixels a side and \(SceneLimits.canvasArea) in all"), dependsOn: causes)
    }
}

extension Output.Crop {
    /// Width and height in points.
    func size(on screen: Size) -> Size {
        switch self {
        case .all: screen
        case .top(let height), .bottom(let height): Size(width: screen.width, height: height)
        case .rect(let rect): rect.size
        }
    }
}
