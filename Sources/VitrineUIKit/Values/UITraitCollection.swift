import VitrineSetting

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, mac = 5 }

extension UIUserInterfaceIdiom {
    init(_ idiom: Device.Idiom) {
        self =
            switch idiom {
            case .phone: .phone
            case .pad: .pad
            case .mac: .mac
            }
    }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What surrounds an interface: size classes, light or dark, density.
public final class UITraitCollection: NSObject, Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let displayScale: CGFloat

    package init(
        horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, style: UIUserInterfaceStyle,
        idiom: UIUserInterfaceIdiom, scale: CGFloat
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        displayScale = scale
        super.init()
    }

    public convenience override init() {
        self.init(
            horizontal: .unspecified, vertical: .unspecified, style: .unspecified, idiom: .unspecified, scale: 0)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(
            horizontal: .unspecified, vertical: .unspecified, style: userInterfaceStyle, idiom: .unspecified, scale: 0)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            horizontal: horizontalSizeClass, vertical: .unspecified, style: .unspecified, idiom: .unspecified, scale: 0)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(
            horizontal: .unspecified, vertical: verticalSizeClass, style: .unspecified, idiom: .unspecified, scale: 0)
    }

    /// The traits of a scene.
    package convenience init(_ traits: Traits) {
        let hasRoom = traits.isWide
        let isLandscape = traits.orientation == .landscape
        // The width of large phones is regular in landscape: those of 414 pt and more in portrait.
        let isWide = hasRoom || (isLandscape && traits.device.size.width >= 414)
        self.init(
            horizontal: isWide ? .regular : .compact, vertical: hasRoom || !isLandscape ? .regular : .compact,
            style: traits.appearance == .dark ? .dark : .light, idiom: UIUserInterfaceIdiom(traits.device.idiom),
            scale: traits.device.scale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && displayScale == other.displayScale
    }

    public override var hash: Int { userInterfaceStyle.rawValue }
}
