import Foundation
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

/// The traits of the scene for which an app's code runs; see `PresentationScene.simulate(_:)`.
package enum CurrentTraits {
    /// The given traits; nil for those of the scene that is recorded or built.
    @TaskLocal private static var chosen: Traits?

    /// The traits of the recorded scene at the current time, else those of the scene that is built.
    package static var value: Traits {
        chosen ?? UserRequests.current?.traits ?? UserStage.current?.traits ?? Traits()
    }

    package static func run<Result>(in traits: Traits, _ body: () throws -> Result) rethrows -> Result {
        try $chosen.withValue(traits, operation: body)
    }
}

/// The settings of the scene for which the code runs. Others than these are off.
public enum UIAccessibility {
    public static var isReduceTransparencyEnabled: Bool { CurrentTraits.value.reduceTransparency }
    public static var isDarkerSystemColorsEnabled: Bool { CurrentTraits.value.increaseContrast }
    public static var isBoldTextEnabled: Bool { CurrentTraits.value.boldText }
    public static var isReduceMotionEnabled: Bool { CurrentTraits.value.reduceMotion }
    /// Whether pages cross-fade; true only if motion is reduced, as the setting is a part of that.
    public static var prefersCrossFadeTransitions: Bool { CurrentTraits.value.crossFadesPages }

    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")

    private static func name(_ suffix: String) -> Notification.Name { Notification.Name("UIAccessibility" + suffix) }

    /// Posts the notification of each setting that has changed.
    static func post(from old: Traits, to new: Traits) {
        let settings: [(KeyPath<Traits, Bool>, Notification.Name)] = [
            (\.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
            (\.increaseContrast, darkerSystemColorsStatusDidChangeNotification),
            (\.boldText, boldTextStatusDidChangeNotification),
            (\.reduceMotion, reduceMotionStatusDidChangeNotification),
            (\.crossFadesPages, prefersCrossFadeTransitionsStatusDidChange),
        ]
        for (setting, name) in settings where old[keyPath: setting] != new[keyPath: setting] {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }
}

/// The screen of the scene for which the code runs.
public final class UIScreen: NSObject, Sendable {
    private static let instance = UIScreen()

    public static var main: UIScreen { instance }

    public var bounds: CGRect { CGRect(origin: .zero, size: CGSize(CurrentTraits.value.screenSize)) }
    public var scale: CGFloat { CGFloat(CurrentTraits.value.device.scale) }
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var traitCollection: UITraitCollection { UITraitCollection(CurrentTraits.value) }
}

public final class UIApplication: NSObject, Sendable {
    public static let shared = UIApplication()

    /// The frame; empty in landscape on phones.
    public var statusBarFrame: CGRect {
        let traits = CurrentTraits.value
        let isShown = traits.isWide || traits.orientation == .portrait
        let height = isShown ? StatusBarLayout.height(of: traits.device) : 0
        return CGRect(x: 0, y: 0, width: traits.screenSize.width, height: height)
    }

    public var statusBarStyle: UIStatusBarStyle { .default }
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        CurrentTraits.value.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

public final class UIDevice: NSObject, Sendable {
    public static let current = UIDevice()

    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(CurrentTraits.value.device.idiom) }
}
