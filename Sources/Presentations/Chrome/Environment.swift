import Text

/// What surrounds a presentation: the traits that its looks and layouts depend on.
public struct Environment: Hashable, Sendable, Codable {
    public var device: Device
    public var design: Design
    public var appearance: Appearance
    public var direction: LayoutDirection
    /// BCP 47 tag for language-dependent letter forms; nil leaves the choice to the text.
    public var locale: String?
    public var textSize: TextSize

    public init(
        device: Device = .standard, design: Design = .glass, appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight, locale: String? = nil, textSize: TextSize = .large
    ) {
        self.device = device
        self.design = design
        self.appearance = appearance
        self.direction = direction
        self.locale = locale
        self.textSize = textSize
    }
}
