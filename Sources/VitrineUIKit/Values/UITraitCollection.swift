import VitrineSurfaces

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
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

/// The environment of an interface: size classes, light or dark, density, contrast, weight of text.
public final class UITraitCollection: NSObject, Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let displayScale: CGFloat
    public let accessibilityContrast: UIAccessibilityContrast
    public let legibilityWeight: UILegibilityWeight

    package init(
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0,
        contrast: UIAccessibilityContrast = .unspecified, legibility: UILegibilityWeight = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        displayScale = scale
        accessibilityContrast = contrast
        legibilityWeight = legibility
        super.init()
    }

    public convenience override init() { self.init(horizontal: .unspecified) }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(contrast: accessibilityContrast)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(legibility: legibilityWeight) }

    package convenience init(_ traits: Traits) {
        let hasRoom = traits.isWide
        let isLandscape = traits.orientation == .landscape
        // The width of large phones is regular in landscape: those of 414 pt and more in portrait.
        let isWide = hasRoom || (isLandscape && traits.device.size.width >= 414)
        self.init(
            horizontal: isWide ? .regular : .compact, vertical: hasRoom || !isLandscape ? .regular : .compact,
            style: traits.appearance == .dark ? .dark : .light, idiom: UIUserInterfaceIdiom(traits.device.idiom),
            scale: traits.device.scale, contrast: traits.increaseContrast ? .high : .normal,
            legibility: traits.boldText ? .bold : .regular)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && displayScale == other.displayScale && accessibilityContrast == other.accessibilityContrast
            && legibilityWeight == other.legibilityWeight
    }

    /// Whether colors that depend on traits can differ.
    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
        guard let traits else { return true }
        return userInterfaceStyle != traits.userInterfaceStyle
            || accessibilityContrast != traits.accessibilityContrast
    }

    public override var hash: Int { userInterfaceStyle.rawValue }
}
