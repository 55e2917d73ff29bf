import Primitives

/// The screen that a scene is laid out for.
///
/// Source of every figure: facts, iOS surroundings, section 1 (Human Interface Guidelines for sizes and scale, the
/// community's device tables for radii and safe areas).
public struct Device: Hashable, Sendable, Codable {
    /// The name a scene file uses.
    public let id: String
    /// Portrait size in points.
    public let size: Size
    /// Device pixels a point.
    public let scale: Double
    /// Radius of the display's corners in points; 0 for square ones.
    public let cornerRadius: Double
    /// Portrait safe area in points.
    public let safeArea: Insets

    init(_ id: String, _ width: Double, _ height: Double, scale: Double, radius: Double, top: Double, bottom: Double) {
        self.id = id
        size = Size(width: width, height: height)
        self.scale = scale
        cornerRadius = radius
        safeArea = Insets(top: top, bottom: bottom)
    }

    /// Whether the home indicator takes the place of a home button.
    public var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    /// Every device, phones first, by age.
    public static let all: [Device] = [
        Device("iphone-se-1", 320, 568, scale: 2, radius: 0, top: 20, bottom: 0),
        Device("iphone-8", 375, 667, scale: 2, radius: 0, top: 20, bottom: 0),
        Device("iphone-x", 375, 812, scale: 3, radius: 39, top: 44, bottom: 34),
        Device("iphone-11-pro-max", 414, 896, scale: 3, radius: 39, top: 44, bottom: 34),
        Device("iphone-13-pro", 390, 844, scale: 3, radius: 47.33, top: 47, bottom: 34),
        Device("iphone-13-pro-max", 428, 926, scale: 3, radius: 53.33, top: 47, bottom: 34),
        Device("iphone-14-pro-max", 430, 932, scale: 3, radius: 55, top: 59, bottom: 34),
        Device("iphone-15-pro", 393, 852, scale: 3, radius: 55, top: 59, bottom: 34),
        Device("iphone-16-pro", 402, 874, scale: 3, radius: 62, top: 62, bottom: 34),
        Device("iphone-16-pro-max", 440, 956, scale: 3, radius: 62, top: 62, bottom: 34),
        Device("iphone-16e", 390, 844, scale: 3, radius: 47.33, top: 47, bottom: 34),
    ]

    /// The device of a scene that names none.
    public static let standard = named("iphone-14-pro-max")!

    public static func named(_ id: String) -> Device? { all.first { $0.id == id } }
}
