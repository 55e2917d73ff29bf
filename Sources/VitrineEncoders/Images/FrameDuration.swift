/// The duration of a frame as an exact fraction of seconds.
package struct FrameDuration: Hashable, Sendable {
    package var numerator: Int
    package var denominator: Int

    /// Creates a fraction in lowest terms; a numerator below 0 becomes 0, a denominator below 1 becomes 1.
    package init(_ numerator: Int, _ denominator: Int) {
        var (a, b) = (max(0, numerator), max(1, denominator))
        (self.numerator, self.denominator) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        self.numerator /= a
        self.denominator /= a
    }

    package var seconds: Double { Double(numerator) / Double(denominator) }
}
