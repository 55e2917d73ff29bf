import VitrinePrimitives

extension SourceValue {
    private static let outputKeys = KeyTable(
        "crop", "size", "scale", "fps", "duration", "loop", "still", "format", "start", "frame",
        "quality", "showsTouches")
    private static let rectKeys = KeyTable("x", "y", "width", "height")
    private static let sizeKeys = KeyTable("width", "height")

    func output() -> Output {
        var output = Output()
        guard let keys = keyed(Self.outputKeys) else { return output }
        output.crop = keys["crop"]?.crop() ?? output.crop
        output.size = keys["size"]?.pixelSize()
        output.scale = keys["scale"]?.number()
        output.fps = keys["fps"]?.number() ?? output.fps
        output.start = keys["start"]?.time() ?? output.start
        output.duration = keys["duration"]?.time()
        output.loop = keys["loop"]?.wholeNumber() ?? output.loop
        output.quality = keys["quality"]?.wholeNumber() ?? output.quality
        output.showsTouches = keys["showsTouches"]?.flag() ?? output.showsTouches
        output.still = keys["still"]?.moment() ?? output.still
        output.format = keys["format"]?.choice("a format")
        output.frame = keys["frame"]?.deviceFrame()
        return output
    }

    private func crop() -> Output.Crop? {
        if case .mapping = node.content { return cropRect() }
        let expected = "a crop (all, top 100pt, bottom 173.5pt or {x, y, width, height})"
        guard let text = scalar(expected: expected)?.text else { return nil }
        if text == "all" { return .all }
        let words = text.split(separator: " ")
        if words.count == 2, let height = NumberText.points(words[1]) {
            switch words[0] {
            case "top": return .top(height)
            case "bottom": return .bottom(height)
            default: break
            }
        }
        report(.malformed(value: text, expected: expected))
        return nil
    }

    private func cropRect() -> Output.Crop? {
        guard let keys = keyed(Self.rectKeys) else { return nil }
        let x = keys.required("x")?.length()
        let y = keys.required("y")?.length()
        let width = keys.required("width")?.length()
        let height = keys.required("height")?.length()
        guard let x, let y, let width, let height else { return nil }
        return .rect(Rect(x: x, y: y, width: width, height: height))
    }

    private func pixelSize() -> PixelSize? {
        if case .mapping = node.content {
            guard let keys = keyed(Self.sizeKeys) else { return nil }
            let width = keys.required("width")?.wholeNumber()
            let height = keys.required("height")?.wholeNumber()
            guard let width, let height else { return nil }
            return PixelSize(width: width, height: height)
        }
        let expected = "a size in pixels (414x167 or {width, height})"
        guard let text = scalar(expected: expected)?.text else { return nil }
        if let size = NumberText.pixelSize(text) { return size }
        report(.malformed(value: text, expected: expected))
        return nil
    }

    private func moment() -> Output.Moment? {
        let expected = "a moment (settled, or a time such as 1.2s)"
        guard let text = scalar(expected: expected)?.text else { return nil }
        if text == "settled" { return .settled }
        if let seconds = NumberText.seconds(text) { return .at(seconds) }
        report(.malformed(value: text, expected: expected))
        return nil
    }
}
