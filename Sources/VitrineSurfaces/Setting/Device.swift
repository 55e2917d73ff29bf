import VitrinePrimitives

/// The device that a scene is laid out for.
///
/// Source of every figure: facts, iOS surroundings, section 1 (Human Interface Guidelines for sizes and scale, the
/// community's device tables for radii and safe areas).
public struct Device: Hashable, Sendable {
    /// The cases of `UIUserInterfaceIdiom`.
    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        case phone
        case pad
        case mac
    }

    /// The name in a scene file.
    public let id: String
    /// The portrait size in points.
    public let size: Size
    /// Device pixels per point.
    public let scale: Double
    /// The radius of the display's corners in points; 0 for square ones.
    package let cornerRadius: Double
    /// The portrait safe area in points; for iPads, that of iPadOS up to 18. ``Traits/safeArea`` is exact.
    package let safeArea: Insets
    package let landscapeSafeArea: Insets
    public let idiom: Idiom
    /// The number of touch samples per second: 120 on ProMotion displays, 60 on others. Source: facts, iOS
    /// surroundings, section 8 (ProMotion); the specifications of the devices.
    package let touchRate: Int

    /// Creates a phone.
    /// - Parameter landscape: The landscape safe area at both sides, and at the bottom.
    package init(
        _ id: String, _ width: Double, _ height: Double, scale: Double, radius: Double, top: Double, bottom: Double,
        landscape: (side: Double, bottom: Double) = (0, 0), touchRate: Int = 60
    ) {
        self.id = id
        size = Size(width: width, height: height)
        self.scale = scale
        cornerRadius = radius
        safeArea = Insets(top: top, bottom: bottom)
        landscapeSafeArea = Insets(left: landscape.side, bottom: landscape.bottom, right: landscape.side)
        idiom = .phone
        self.touchRate = touchRate
    }

    /// Creates a phone with the figures of another.
    private init(_ id: String, like other: Device, touchRate: Int = 60) {
        let safe = other.landscapeSafeArea
        self.init(
            id, other.size.width, other.size.height, scale: other.scale, radius: other.cornerRadius,
            top: other.safeArea.top, bottom: other.safeArea.bottom, landscape: (safe.left, safe.bottom),
            touchRate: touchRate)
    }

    /// Creates an iPad, whose safe area does not depend on the orientation.
    private init(pad id: String, _ width: Double, _ height: Double, radius: Double, touchRate: Int = 60) {
        self.id = id
        size = Size(width: width, height: height)
        scale = 2
        cornerRadius = radius
        safeArea = Insets(top: 24, bottom: 20)
        landscapeSafeArea = safeArea
        idiom = .pad
        self.touchRate = touchRate
    }

    /// Creates a Mac, whose screen is a window without a safe area, and which does not rotate.
    private init(mac id: String, _ width: Double, _ height: Double) {
        self.id = id
        size = Size(width: width, height: height)
        scale = 2
        cornerRadius = 0
        safeArea = Insets()
        landscapeSafeArea = safeArea
        idiom = .mac
        touchRate = 60
    }

    /// Whether the device has a home indicator instead of a home button.
    package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    public static let iPhoneSE1 = Device("iphone-se-1", 320, 568, scale: 2, radius: 0, top: 20, bottom: 0)
    public static let iPhone8 = Device("iphone-8", 375, 667, scale: 2, radius: 0, top: 20, bottom: 0)
    public static let iPhoneX = Device(
        "iphone-x", 375, 812, scale: 3, radius: 39, top: 44, bottom: 34, landscape: (44, 21))
    public static let iPhone11 = Device(
        "iphone-11", 414, 896, scale: 2, radius: 41.5, top: 44, bottom: 34, landscape: (44, 21))
    public static let iPhone11ProMax = Device(
        "iphone-11-pro-max", 414, 896, scale: 3, radius: 39, top: 44, bottom: 34, landscape: (44, 21))
    public static let iPhoneSE2 = Device("iphone-se-2", like: .iPhone8)
    public static let iPhone13Pro = Device(
        "iphone-13-pro", 390, 844, scale: 3, radius: 47.33, top: 47, bottom: 34, landscape: (47, 21), touchRate: 120)
    public static let iPhone13ProMax = Device(
        "iphone-13-pro-max", 428, 926, scale: 3, radius: 53.33, top: 47, bottom: 34, landscape: (47, 21),
        touchRate: 120)
    public static let iPhoneSE3 = Device("iphone-se-3", like: .iPhone8)
    public static let iPhone14 = Device("iphone-14", like: .iPhone13Pro)
    public static let iPhone14Plus = Device("iphone-14-plus", like: .iPhone13ProMax)
    public static let iPhone14Pro = Device(
        "iphone-14-pro", 393, 852, scale: 3, radius: 55, top: 59, bottom: 34, landscape: (59, 21), touchRate: 120)
    public static let iPhone14ProMax = Device(
        "iphone-14-pro-max", 430, 932, scale: 3, radius: 55, top: 59, bottom: 34, landscape: (59, 21), touchRate: 120)
    public static let iPhone15 = Device("iphone-15", like: .iPhone14Pro)
    public static let iPhone15Plus = Device("iphone-15-plus", like: .iPhone14ProMax)
    public static let iPhone15Pro = Device("iphone-15-pro", like: .iPhone14Pro, touchRate: 120)
    public static let iPhone15ProMax = Device("iphone-15-pro-max", like: .iPhone14ProMax, touchRate: 120)
    public static let iPhone16 = Device("iphone-16", like: .iPhone14Pro)
    public static let iPhone16Plus = Device("iphone-16-plus", like: .iPhone14ProMax)
    public static let iPhone16Pro = Device(
        "iphone-16-pro", 402, 874, scale: 3, radius: 62, top: 62, bottom: 34, landscape: (62, 21), touchRate: 120)
    public static let iPhone16ProMax = Device(
        "iphone-16-pro-max", 440, 956, scale: 3, radius: 62, top: 62, bottom: 34, landscape: (62, 21), touchRate: 120)
    public static let iPhone16e = Device("iphone-16e", like: .iPhone14)
    public static let iPhone17 = Device("iphone-17", like: .iPhone16Pro, touchRate: 120)
    public static let iPhoneAir = Device(
        "iphone-air", 420, 912, scale: 3, radius: 62, top: 68, bottom: 34, landscape: (68, 21), touchRate: 120)
    public static let iPhone17Pro = Device("iphone-17-pro", like: .iPhone16Pro, touchRate: 120)
    public static let iPhone17ProMax = Device("iphone-17-pro-max", like: .iPhone16ProMax, touchRate: 120)
    public static let iPhone17e = Device("iphone-17e", like: .iPhone14)
    public static let iPad10 = Device(pad: "ipad-10", 820, 1180, radius: 25)
    /// The eleventh-generation iPad.
    public static let iPadA16 = Device(pad: "ipad-a16", 820, 1180, radius: 25)
    /// The iPad mini with the A17 Pro.
    public static let iPadMini7 = Device(pad: "ipad-mini-7", 744, 1133, radius: 21.5)
    public static let iPadAir11 = Device(pad: "ipad-air-11", 820, 1180, radius: 18)
    public static let iPadAir13 = Device(pad: "ipad-air-13", 1024, 1366, radius: 18)
    public static let iPadPro11Model2022 = Device(pad: "ipad-pro-11-2022", 834, 1194, radius: 18, touchRate: 120)
    public static let iPadPro11 = Device(pad: "ipad-pro-11", 834, 1210, radius: 30, touchRate: 120)
    /// The iPad Pro 11-inch set to "More Space": points are smaller, and the corners have the same physical size.
    public static let iPadPro11MoreSpace = Device(
        pad: "ipad-pro-11-more-space", 970, 1408, radius: 30 * 970 / 834, touchRate: 120)
    public static let iPadPro13 = Device(pad: "ipad-pro-13", 1032, 1376, radius: 30, touchRate: 120)

    /// A window of a Catalyst app that is optimized for the Mac. Source of its size: facts, popup bar, section 7.4; `Traits.windowSize` gives it
    /// another.
    public static let mac = Device(mac: "mac", 1153, 827)

    /// All devices, phones first, then by age.
    public static let all: [Device] = [
        .iPhoneSE1, .iPhone8, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhoneSE2, .iPhone13Pro, .iPhone13ProMax,
        .iPhoneSE3, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15Plus, .iPhone15Pro,
        .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone16e, .iPhone17, .iPhoneAir,
        .iPhone17Pro, .iPhone17ProMax, .iPhone17e, .iPad10, .iPadA16, .iPadMini7, .iPadAir11, .iPadAir13,
        .iPadPro11Model2022, .iPadPro11, .iPadPro11MoreSpace, .iPadPro13, .mac,
    ]

    /// Other names of devices: older devices with the same figures, and short names.
    package static let aliases: [(name: String, device: Device)] = [
        ("iphone-7", .iPhone8), ("iphone-xs", .iPhoneX), ("iphone-11-pro", .iPhoneX), ("iphone-xr", .iPhone11),
        ("iphone-xs-max", .iPhone11ProMax), ("iphone-13", .iPhone14), ("ipad-mini-6", .iPadMini7),
        ("ipad-mini", .iPadMini7),
    ]

    /// The default device of a scene.
    public static let standard = iPhone14ProMax

    /// The device with an identifier or an alias, such as `iphone-16-pro`; nil for an unknown one.
    public static func named(_ id: String) -> Device? {
        all.first { $0.id == id } ?? aliases.first { $0.name == id }?.device
    }
}
