extension Findings {
    mutating func check(_ fonts: SceneFonts, _ path: String) {
        check(fonts.paths, "the path of a font file or folder", "\(path).paths")
        check(fonts.fallbacks, "the name of a family", "\(path).fallbacks")
    }

    private mutating func check(_ texts: [String], _ noun: String, _ path: String) {
        check(count: texts.count, 0...SceneLimits.fonts, "entries", path)
        for (i, text) in texts.prefix(SceneLimits.fonts).enumerated() {
            check(text, "\(path)[\(i)]")
            if text.isEmpty { add("\(path)[\(i)]", .malformed(value: text, expected: noun)) }
        }
    }
}
