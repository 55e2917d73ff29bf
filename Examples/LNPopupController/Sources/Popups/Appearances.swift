import LNPopupController
import UIKit

/// Looks of the bar, by their names in the settings of the app.
public enum BarLook: String, CaseIterable {
    case system
    case chalk
    case night
    case poster
    case capsule
    case plain

    public var appearance: LNPopupBarAppearance? {
        switch self {
        case .system: return nil
        case .chalk: return .chalk
        case .night: return .night
        case .poster: return .poster
        case .capsule: return .capsule
        case .plain: return .plain
        }
    }

    public var barStyle: LNPopupBar.Style {
        switch self {
        case .system, .capsule: return .floatingCompact
        case .chalk, .night, .poster, .plain: return .floating
        }
    }

    public var tintColor: UIColor {
        switch self {
        case .chalk: return .yellow
        case .night: return .systemOrange
        case .poster: return .white
        case .system, .capsule, .plain: return .systemPink
        }
    }
}

extension LNPopupBarAppearance {
    /// Titles in chalk on a dark blur, with a red glow around the bar and a yellow one under the picture.
    static var chalk: LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        let paragraphStyle = NSMutableParagraphStyle()
        paragraphStyle.alignment = .right
        paragraphStyle.lineBreakMode = .byTruncatingTail

        appearance.titleTextAttributes = AttributeContainer()
            .font(UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(name: "ComicNeue-Bold", size: 16)!))
            .foregroundColor(.yellow)
            .paragraphStyle(paragraphStyle)
        appearance.subtitleTextAttributes = AttributeContainer()
            .font(
                UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: UIFont(name: "ComicNeue-Regular", size: 13)!)
            )
            .foregroundColor(.green)
            .paragraphStyle(paragraphStyle)

        let floatingBarShadow = NSShadow()
        floatingBarShadow.shadowColor = UIColor.red
        floatingBarShadow.shadowOffset = .zero
        floatingBarShadow.shadowBlurRadius = 8
        appearance.floatingBarBackgroundShadow = floatingBarShadow

        let imageShadow = NSShadow()
        imageShadow.shadowColor = UIColor.yellow
        imageShadow.shadowOffset = .zero
        imageShadow.shadowBlurRadius = 3
        appearance.imageShadow = imageShadow

        appearance.floatingBackgroundEffect = UIBlurEffect(style: .dark)
        return appearance
    }

    /// Orange titles on dark material.
    static var night: LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        appearance.configureWithDisabledMarqueeScroll()
        appearance.floatingBackgroundEffect = UIBlurEffect(style: .systemThickMaterialDark)
        appearance.floatingBackgroundColor = UIColor.black.withAlphaComponent(0.4)
        appearance.titleTextAttributes = AttributeContainer().foregroundColor(.systemOrange).tracking(0.5)
        appearance.subtitleTextAttributes = AttributeContainer().foregroundColor(UIColor(white: 0.7, alpha: 1))
        appearance.buttonAppearance.normal.titleTextAttributes = [
            .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemOrange,
        ]
        return appearance
    }

    /// A picture behind everything.
    static var poster: LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        appearance.configureWithTransparentFloatingBackground()
        appearance.configureWithNoImageShadow()
        appearance.floatingBackgroundImage = UIImage(named: "artwork/sunset.png")
        appearance.floatingBackgroundImageContentMode = .scaleAspectFill
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black.withAlphaComponent(0.6)
        shadow.shadowBlurRadius = 4
        appearance.titleTextAttributes = AttributeContainer().foregroundColor(.white).shadow(shadow)
        appearance.subtitleTextAttributes = AttributeContainer().foregroundColor(.white).shadow(shadow)
        return appearance
    }

    /// Glass with a bright ring.
    static var capsule: LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        appearance.floatingBackgroundEffect = UIGlassEffect.shiny
        appearance.marqueeScrollRate = 60
        appearance.marqueeScrollDelay = 1
        appearance.coordinateMarqueeScroll = false
        return appearance
    }

    /// An opaque bar with small corners.
    static var plain: LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        appearance.configureWithOpaqueFloatingBackground()
        appearance.floatingBackgroundCornerConfiguration = .corners(radius: .fixed(10))
        appearance.titleTextAttributes = AttributeContainer().font(.systemFont(ofSize: 15, weight: .semibold))
        return appearance
    }
}
