import VitrinePrimitives
import VitrineText
import VitrineVocabulary

/// The traits that the look and layout of a presentation depend on.
public struct Traits: Hashable, Sendable {
    public var device: Device
    public var design: Design
    public var appearance: Appearance
    public var direction: InterfaceLayoutDirection
    /// A BCP 47 tag for language-dependent letter forms. Default: nil, the language of the text.
    public var locale: String?
    public var textSize: TextSize
    /// The orientation. Default: `portrait`.
    public var orientation: Orientation
    /// `UIWindow.tintColor`: the color of controls, buttons and progress by default. Default: the system's blue.
    public var tintColor: RGBColor?
    /// The tint in dark appearance. Default: `tintColor`.
    public var darkTintColor: RGBColor?
    /// `UIAccessibility.isReduceTransparencyEnabled`: blurs, materials and glass are opaque. Default: false.
    public var reduceTransparency = false
    /// `UIAccessibility.isDarkerSystemColorsEnabled`: system colors are those of `UIAccessibilityContrast.high`, and
    /// glass has a border. Default: false.
    public var increaseContrast = false
    /// `UIAccessibility.isBoldTextEnabled`: the system font is two weights heavier. Default: false.
    public var boldText = false
    /// `UIAccessibility.isReduceMotionEnabled`: glass is not elastic, and menus fade in. Default: false.
    public var reduceMotion = false
    /// `UIAccessibility.prefersCrossFadeTransitions`: with ``reduceMotion``, pages that are pushed and popped
    /// cross-fade. Default: false.
    public var prefersCrossFadeTransitions = false
    /// The size of the app's window on an iPad or a Mac in points, 200...10,000 a side. A window of an iPad has no safe
    /// area. Default: the screen of the iPad, or the size of ``Device/mac``.
    public var windowSize: Size?
    /// The frame of a host that does not fill the screen. This is not a key of scenes.
    package var layout: HostLayout?
    /// The y of the keyboard's current or future top edge in the host; nil without a keyboard. Not a key of scenes.
    package var keyboardTop: Double?

    public init(
        device: Device = .standard, design: Design = .glass, appearance: Appearance = .light,
        direction: InterfaceLayoutDirection = .leftToRight, locale: String? = nil, textSize: TextSize = .large,
        orientation: Orientation = .portrait
    ) {
        self.device = device
        self.design = design
        self.appearance = appearance
        self.direction = direction
        self.locale = locale
        self.textSize = textSize
        self.orientation = orientation
    }

    /// The size in points in the current orientation.
    package var screenSize: Size {
        if let layout { return layout.size }
        if isWide, let windowSize { return windowSize }
        if device.idiom == .mac { return device.size }
        return switch orientation {
        case .portrait: device.size
        case .landscape: Size(width: device.size.height, height: device.size.width)
        }
    }

    /// The safe area in points in the current orientation. Since iPadOS 26, the status bar of iPads is 32 pt high.
    /// Source: facts, iOS surroundings, section 1.
    package var safeArea: Insets {
        if let layout { return layout.safeArea }
        if isWide, windowSize != nil { return .zero }
        var out = orientation == .portrait ? device.safeArea : device.landscapeSafeArea
        if device.idiom == .pad, design == .glass { out.top = 32 }
        return out
    }

    /// Whether pushed pages cross-fade instead of sliding, which requires reduced motion. Source: facts, iOS
    /// surroundings, section 12.4.
    package var crossFadesPages: Bool { reduceMotion && prefersCrossFadeTransitions }

    /// Whether bars are laid out for the width of an iPad or a Mac.
    package var isWide: Bool { device.idiom != .phone }

    /// Whether the app is in a window, whose backgrounds have the elevated level in dark appearance
    /// (`UIUserInterfaceLevel`).
    package var isInWindow: Bool { device.idiom == .mac || (isWide && windowSize != nil) }

    /// Whether the app fills the screen of a device with a home indicator.
    package var showsHomeIndicator: Bool { device.hasHomeIndicator && (device.idiom == .phone || windowSize == nil) }
}

/// The size and safe area of a host that does not fill the screen, such as the presenter of a card.
package struct HostLayout: Hashable, Sendable {
    package var size: Size
    package var safeArea: Insets

    package init(size: Size, safeArea: Insets) {
        self.size = size
        self.safeArea = safeArea
    }
}

/// The light or dark appearance.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
}

/// The generation of the system's design.
public enum Design: String, Hashable, Sendable, CaseIterable {
    /// Bars of glass: iOS 26 and later.
    case glass
    /// Bars of blurred material: up to iOS 18.
    case legacy
}

/// The direction of layouts.
public enum InterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
}

/// The meaning of content, which determines whether it is mirrored in right-to-left layouts; UIKit's
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
    /// The content is mirrored.
    case unspecified
    /// Controls of a player, which are never mirrored.
    case playback
    /// Directions in space, which are never mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft

    /// The direction of content in a layout of a given direction.
    package func direction(in surroundings: InterfaceLayoutDirection) -> InterfaceLayoutDirection {
        switch self {
        case .unspecified: surroundings
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// The size class in one direction: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

extension Traits {
    /// The horizontal size class. Source: facts, iOS surroundings, section 1 (regular on iPads, and in landscape on
    /// phones that are at least 414 pt wide in portrait).
    package var horizontalSizeClass: SizeClass {
        if isWide { return .regular }
        return orientation == .landscape && device.size.width >= 414 ? .regular : .compact
    }

    /// The vertical size class. Source: facts, iOS surroundings, section 1 (compact in landscape on every phone).
    package var verticalSizeClass: SizeClass {
        device.idiom == .phone && orientation == .landscape ? .compact : .regular
    }
}

extension Surroundings {
    /// Creates the surroundings that rules of keys need from the traits.
    package init(_ traits: Traits) {
        self.init([
            "design": traits.design.rawValue, "idiom": traits.device.idiom.rawValue,
            "home": traits.device.hasHomeIndicator ? "indicator" : "button",
        ])
    }

    /// The design, if known.
    package var design: Design? { names["design"].flatMap(Design.init) }

    /// The idiom, if known.
    package var idiom: Device.Idiom? { names["idiom"].flatMap(Device.Idiom.init) }

    /// Whether the device is known to have no home button.
    package var hasHomeIndicator: Bool { names["home"] == "indicator" }

    /// Whether the device is known to be an iPad or a Mac.
    package var isWide: Bool { idiom.map { $0 != .phone } ?? false }
}
