import VitrinePrimitives

extension SourceValue {
    /// A number without quotes; its range is not checked here.
    package func number() -> Double? {
        let expected = "a number"
        guard let (text, isQuoted) = scalar(expected: expected) else { return nil }
        if !isQuoted, let number = NumberText.number(text) { return number }
        reportWrongType(expected: expected)
        return nil
    }

    package func wholeNumber() -> Int? {
        let expected = "a whole number"
        guard let (text, isQuoted) = scalar(expected: expected) else { return nil }
        if !isQuoted, let number = NumberText.wholeNumber(text) { return number }
        reportWrongType(expected: expected)
        return nil
    }

    package func time() -> Double? {
        measure("a time (1.5s, 750ms or a number of seconds)", NumberText.seconds)
    }

    package func length() -> Double? {
        measure("a length (173.5pt or a number of points)", NumberText.points)
    }

    package func point() -> Point? {
        guard let keys = keyed(KeyTable("x", "y")) else { return nil }
        return Point(x: keys["x"]?.length() ?? 0, y: keys["y"]?.length() ?? 0)
    }

    private func measure(_ expected: String, _ parse: (String) -> Double?) -> Double? {
        guard let text = scalar(expected: expected)?.text else { return nil }
        if let value = parse(text) { return value }
        report(.malformed(value: text, expected: expected))
        return nil
    }
}
