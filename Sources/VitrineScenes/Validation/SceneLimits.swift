/// Every limit of a scene, in one place.
enum SceneLimits {
    // A file.
    static let fileBytes = 4 * 1024 * 1024
    static let nesting = 64
    static let nestingText = "64 levels of nesting"
    /// The YAML library takes a time for each token that grows with the nesting; this bounds the product.
    static let structure = 500_000
    static let repeatedNodes = 200_000
    static let directives = 16
    static let issues = 100

    // Values without a unit, and those of running titles.
    static let component = LegalRange(0...1)
    static let progress = LegalRange(0...1)
    static let iconScale = LegalRange(0.25...4)

    static let marqueeRate = LegalRange(1...1000, "pt/s")
    static let marqueeDelay = LegalRange(0...60, "s")

    // Text with attributes, shadows and corners.
    static let fontSize = LegalRange(1...1000, "pt")
    static let kern = LegalRange(-100...100, "pt")
    static let nearOffset = LegalRange(-1000...1000, "pt")
    static let imageInset = LegalRange(-100...100, "pt")
    static let lineHeight = LegalRange(0...1000, "pt")
    static let cornerRadius = LegalRange(0...1000, "pt")
    static let imageCornerRadius = LegalRange(0...200, "pt")
    static let snapPercent = LegalRange(0.1...0.9)
    static let textRuns = 100

    // Texts and lists.
    static let textLength = 10_000
    static let toolbarItems = 1...5
    static let navigationItems = 3
    static let legs = 1...1000
    static let tabs = 2...5
    static let barButtonItems = 8
    static let popupItems = 100
    static let listSections = 1...50
    static let listRows = 1...100
    static let annotations = 200
    static let angle = LegalRange(-360...360, "degrees")
    static let markerDiameter = LegalRange(4...200, "pt")
    static let customBarHeight = LegalRange(20...400, "pt")
    static let customDock = LegalRange(0...400, "pt")
    static let menuItems = 1...50
    static let sidebarSections = 20
    static let sidebarItems = 1...100
    static let events = 10_000
    /// Paths of fonts, and fallback families.
    static let fonts = 32

    // Times.
    static let moment = LegalRange(0...600, "s")
    static let wait = LegalRange(0...600, "s")
    static let hold = LegalRange(above: 0, atMost: 60, "s")
    static let after = LegalRange(0...60, "s")
    static let transition = LegalRange(above: 0, atMost: 60, "s")
    /// How long a finger is on the screen.
    static let touch = LegalRange(above: 0, atMost: 600, "s")
    static let duration = LegalRange(above: 0, atMost: 600, "s")

    // Lengths and what is written.
    static let offset = LegalRange(-10_000...10_000, "pt")
    static let blur = LegalRange(0...200, "pt")
    static let stageSide = LegalRange(1...10_000, "pt")
    static let windowSide = LegalRange(100...10_000, "pt")
    static let screenScale = LegalRange(0.05...4)
    static let backgroundColors = 1...16
    static let scale = LegalRange(above: 0, atMost: 8)
    static let fps = LegalRange(1...120)
    /// GIF stores 16 bits.
    static let loop = 0...65_535
    /// `GIFOptions.qualities`.
    static let quality = 1...100
    static let canvasSide = 1...OutputLimits.side
    static let canvasArea = OutputLimits.pixels
    static let frames = OutputLimits.frames
}

/// The numbers that a value may have; never infinite.
struct LegalRange: CustomStringConvertible {
    private let lower: Double
    private let includesLower: Bool
    private let upper: Double
    private let unit: String

    init(_ range: ClosedRange<Double>, _ unit: String = "") {
        (lower, upper, self.unit, includesLower) = (range.lowerBound, range.upperBound, unit, true)
    }

    init(above lower: Double, atMost upper: Double, _ unit: String = "") {
        (self.lower, self.upper, self.unit, includesLower) = (lower, upper, unit, false)
    }

    func contains(_ value: Double) -> Bool {
        value.isFinite && value <= upper && (includesLower ? value >= lower : value > lower)
    }

    /// The nearest legal number, or the upper bound for a value that is not a number.
    func clamped(_ value: Double) -> Double { value.isNaN ? upper : min(max(value, lower), upper) }

    /// `0...600 s` or `above 0, at most 60 s`.
    var description: String {
        let text =
            includesLower
            ? "\(spelled(lower))...\(spelled(upper))" : "above \(spelled(lower)), at most \(spelled(upper))"
        return unit.isEmpty ? text : "\(text) \(unit)"
    }
}
