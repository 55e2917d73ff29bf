import VitrinePrimitives

/// The screen that a scene is laid out for.
///
/// Source of every figure: facts, iOS surroundings, section 1 (Human Interface Guidelines for sizes and scale, the
/// community's device tables for radii and safe areas).
public struct Device: Hashable, Sendable {
    /// The names of `UIUserInterfaceIdiom`.
    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        case phone
        case pad
        case mac
    }

    /// The name a scene file uses.
    public let id: String
    /// Portrait size in points.
    public let size: Size
    /// Device pixels per point.
    public let scale: Double
    /// Radius of the display's corners in points; 0 for square ones.
    package let cornerRadius: Double
    /// Portrait safe area in points; on iPads that of iPadOS up to 18. ``Traits/safeArea`` knows better.
    package let safeArea: Insets
    /// Safe area in landscape, in points.
    package let landscapeSafeArea: Insets
    public let idiom: Idiom
    /// How often a finger is reported, in samples a second: 120 on ProMotion displays, 60 on others.
    ///
    /// Source: facts, iOS surroundings, section 8 (ProMotion); the specifications of the devices.
    package var touchRate: Int { Self.proMotion.contains(id) ? 120 : 60 }

    private static let proMotion: Set = [
        "iphone-13-pro", "iphone-13-pro-max", "iphone-14-pro-max", "iphone-15-pro", "iphone-16-pro",
        "iphone-16-pro-max", "ipad-pro-11-2022", "ipad-pro-11", "ipad-pro-11-more-space", "ipad-pro-13",
    ]

    /// A phone.
    /// - landscape: safe area at the left and the right, and at the bottom.
    package init(
        _ id: String, _ width: Double, _ height: Double, scale: Double, radius: Double, top: Double, bottom: Double,
        landscape: (side: Double, bottom: Double) = (0, 0)
    ) {
        self.id = id
        size = Size(width: width, height: height)
        self.scale = scale
        cornerRadius = radius
        safeArea = Insets(top: top, bottom: bottom)
        landscapeSafeArea = Insets(left: landscape.side, bottom: landscape.bottom, right: landscape.side)
        idiom = .phone
    }

    /// An iPad, whose safe area is the same however it is held.
    private init(pad id: String, _ width: Double, _ height: Double, radius: Double) {
        self.id = id
        size = Size(width: width, height: height)
        scale = 2
        cornerRadius = radius
        safeArea = Insets(top: 24, bottom: 20)
        landscapeSafeArea = safeArea
        idiom = .pad
    }

    /// A Mac, whose screen is a window: without safe area, and the same however it is turned.
    private init(mac id: String, _ width: Double, _ height: Double) {
        self.id = id
        size = Size(width: width, height: height)
        scale = 2
        cornerRadius = 0
        safeArea = Insets()
        landscapeSafeArea = safeArea
        idiom = .mac
    }

    /// Whether the home indicator takes the place of a home button.
    package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    public static let iPhoneSE1 = Device("iphone-se-1", 320, 568, scale: 2, radius: 0, top: 20, bottom: 0)
    public static let iPhone8 = Device("iphone-8", 375, 667, scale: 2, radius: 0, top: 20, bottom: 0)
    public static let iPhoneX = Device(
        "iphone-x", 375, 812, scale: 3, radius: 39, top: 44, bottom: 34, landscape: (44, 21))
    /// Also the iPhone XR.
    public static let iPhone11 = Device(
        "iphone-11", 414, 896, scale: 2, radius: 41.5, top: 44, bottom: 34, landscape: (44, 21))
    public static let iPhone11ProMax = Device(
        "iphone-11-pro-max", 414, 896, scale: 3, radius: 39, top: 44, bottom: 34, landscape: (44, 21))
    public static let iPhone13Pro = Device(
        "iphone-13-pro", 390, 844, scale: 3, radius: 47.33, top: 47, bottom: 34, landscape: (47, 21))
    public static let iPhone13ProMax = Device(
        "iphone-13-pro-max", 428, 926, scale: 3, radius: 53.33, top: 47, bottom: 34, landscape: (47, 21))
    public static let iPhone14ProMax = Device(
        "iphone-14-pro-max", 430, 932, scale: 3, radius: 55, top: 59, bottom: 34, landscape: (59, 21))
    public static let iPhone15Pro = Device(
        "iphone-15-pro", 393, 852, scale: 3, radius: 55, top: 59, bottom: 34, landscape: (59, 21))
    public static let iPhone16Pro = Device(
        "iphone-16-pro", 402, 874, scale: 3, radius: 62, top: 62, bottom: 34, landscape: (62, 21))
    public static let iPhone16ProMax = Device(
        "iphone-16-pro-max", 440, 956, scale: 3, radius: 62, top: 62, bottom: 34, landscape: (62, 21))
    public static let iPhone16e = Device(
        "iphone-16e", 390, 844, scale: 3, radius: 47.33, top: 47, bottom: 34, landscape: (47, 21))
    public static let iPadPro11Model2022 = Device(pad: "ipad-pro-11-2022", 834, 1194, radius: 18)
    public static let iPadPro11 = Device(pad: "ipad-pro-11", 834, 1210, radius: 30)
    /// The same set to "More Space": points are smaller, and the corners have the same size on the display.
    public static let iPadPro11MoreSpace = Device(pad: "ipad-pro-11-more-space", 970, 1408, radius: 30 * 970 / 834)
    public static let iPadPro13 = Device(pad: "ipad-pro-13", 1032, 1376, radius: 30)

    /// A window of a Catalyst app that is optimized for the Mac. Source of its size: facts, popup bar, section 7.4 (measured
    /// in intro-mac.png); `Traits.windowSize` gives it another.
    public static let mac = Device(mac: "mac", 1153, 827)

    /// Every device, phones first, then by age.
    public static let all: [Device] = [
        .iPhoneSE1, .iPhone8, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhone13Pro, .iPhone13ProMax, .iPhone14ProMax,
        .iPhone15Pro, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPadPro11Model2022, .iPadPro11,
        .iPadPro11MoreSpace, .iPadPro13, .mac,
    ]

    /// The device of a scene that names none.
    public static let standard = iPhone14ProMax

    /// The device with an identifier, such as `iphone-16-pro`; nil for an unknown one.
    public static func named(_ id: String) -> Device? { all.first { $0.id == id } }
}
