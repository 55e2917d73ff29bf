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
    case signal

    public var appearance: LNPopupBarAppearance? {
        switch self {
        case .system: return nil
        case .chalk: return .chalk
        case .night: return .night
        case .poster: return .poster
        case .capsule: return .capsule
        case .plain: return .plain
        case .signal: return .signal
        }
    }

    /// Beside a minimized tab bar there is room for one line.
    public var inlineAppearance: LNPopupBarAppearance? {
        guard let appearance else { return nil }
        let inline = appearance.copyForInlineBar()
        inline.configureWithDisabledMarqueeScroll()
        return inline
    }

    public var progressViewStyle: LNPopupBar.ProgressViewStyle {
        switch self {
        case .chalk, .signal: return .top
        case .system, .night, .capsule: return .bottom
        case .poster, .plain: return .none
        }
    }

    public var barStyle: LNPopupBar.Style {
        switch self {
        case .system, .capsule: return .floatingCompact
        case .chalk, .night, .poster, .plain, .signal: return .floating
        }
    }

    public var tintColor: UIColor {
        switch self {
        case .chalk: return .yellow
        case .night: return .systemOrange
        case .poster: return .white
        case .signal: return .systemRed
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

    /// Square corners, and buttons that change with their state.
    static var signal: LNPopupBarAppearance {
        let appearance = LNPopupBarAppearance()
        appearance.floatingBackgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        appearance.floatingBackgroundColor = UIColor.systemYellow.withAlphaComponent(0.25)
        appearance.floatingBackgroundCornerConfiguration = .corners(radius: .fixed(6))
        appearance.highlightColor = UIColor.systemYellow.withAlphaComponent(0.5)
        appearance.titleTextAttributes = AttributeContainer()
            .font(.systemFont(ofSize: 15, weight: .heavy)).foregroundColor(.label).kern(0.8)
        appearance.subtitleTextAttributes = AttributeContainer()
            .font(.systemFont(ofSize: 12, weight: .medium)).foregroundColor(.secondaryLabel)
            .underlineStyle(.single).underlineColor(.systemRed)
        for (state, color) in [
            (appearance.buttonAppearance.normal, UIColor.label), (appearance.buttonAppearance.highlighted, .systemRed),
            (appearance.buttonAppearance.disabled, UIColor.tertiaryLabel),
        ] {
            state.titleTextAttributes = [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 15, weight: .bold)]
        }
        appearance.prominentButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        return appearance
    }

    /// Smaller titles, on the same background.
    func copyForInlineBar() -> LNPopupBarAppearance {
        let inline = LNPopupBarAppearance()
        inline.floatingBackgroundEffect = floatingBackgroundEffect
        inline.floatingBackgroundColor = floatingBackgroundColor
        inline.floatingBackgroundImage = floatingBackgroundImage
        inline.floatingBackgroundCornerConfiguration = floatingBackgroundCornerConfiguration
        inline.floatingBarBackgroundShadow = floatingBarBackgroundShadow
        inline.imageShadow = imageShadow
        inline.titleTextAttributes = (titleTextAttributes ?? AttributeContainer())
            .font(.systemFont(ofSize: 13, weight: .semibold))
        inline.subtitleTextAttributes = (subtitleTextAttributes ?? AttributeContainer()).font(.systemFont(ofSize: 11))
        return inline
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
