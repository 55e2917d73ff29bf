extension EKAttributes {
    /// The background of an entry's content, or of the screen below the entry.
    public enum BackgroundStyle: Equatable {
        public struct BlurStyle: Equatable, Sendable {
            package let light: UIBlurEffect.Style
            package let dark: UIBlurEffect.Style

            public init(style: UIBlurEffect.Style) { self.init(light: style, dark: style) }

            public init(light: UIBlurEffect.Style, dark: UIBlurEffect.Style) {
                self.light = light
                self.dark = dark
            }

            public static var extra: BlurStyle { BlurStyle(light: .extraLight, dark: .dark) }
            public static var standard: BlurStyle { BlurStyle(light: .light, dark: .dark) }
            public static var prominent: BlurStyle { BlurStyle(style: .prominent) }
            public static var dark: BlurStyle { BlurStyle(style: .dark) }

            public func blurStyle(for traits: UITraitCollection, mode: DisplayMode) -> UIBlurEffect.Style {
                mode.isDark(in: traits) ? dark : light
            }

            public func blurEffect(for traits: UITraitCollection, mode: DisplayMode) -> UIBlurEffect {
                UIBlurEffect(style: blurStyle(for: traits, mode: mode))
            }
        }

        public struct Gradient {
            public var colors: [EKColor]
            /// The start in units of the background's size.
            public var startPoint: CGPoint
            public var endPoint: CGPoint

            public init(colors: [EKColor], startPoint: CGPoint, endPoint: CGPoint) {
                self.colors = colors
                self.startPoint = startPoint
                self.endPoint = endPoint
            }
        }

        case visualEffect(style: BlurStyle)
        case color(color: EKColor)
        case gradient(gradient: Gradient)
        case image(image: UIImage)
        case clear

        public static func == (a: BackgroundStyle, b: BackgroundStyle) -> Bool {
            switch (a, b) {
            case (.visualEffect(let a), .visualEffect(let b)): a == b
            case (.color(let a), .color(let b)): a == b
            case (.image(let a), .image(let b)): a == b
            case (.gradient(let a), .gradient(let b)):
                a.colors == b.colors && a.startPoint == b.startPoint && a.endPoint == b.endPoint
            case (.clear, .clear): true
            default: false
            }
        }
    }

    public enum Shadow {
        case none
        case active(with: Value)

        public struct Value {
            public let color: EKColor
            public let opacity: Float
            /// The standard deviation of the blur, in points.
            public let radius: CGFloat
            public let offset: CGSize

            public init(color: EKColor = .black, opacity: Float, radius: CGFloat, offset: CGSize = .zero) {
                self.color = color
                self.opacity = opacity
                self.radius = radius
                self.offset = offset
            }
        }
    }

    /// The rounded corners; radii are in points.
    public enum RoundCorners: Hashable, Sendable {
        case none
        case all(radius: CGFloat)
        case top(radius: CGFloat)
        case bottom(radius: CGFloat)
    }

    public enum Border {
        case none
        case value(color: UIColor, width: CGFloat)
    }

    /// The status bar while an entry is displayed.
    public enum StatusBar: Hashable, Sendable {
        public typealias Appearance = (visible: Bool, style: UIStatusBarStyle)

        case ignored
        case hidden
        case dark
        case light
        case inferred

        public var appearance: Appearance {
            switch self {
            case .dark: (true, .default)
            case .light: (true, .lightContent)
            case .inferred: Self.currentAppearance
            case .hidden: (false, Self.currentAppearance.style)
            case .ignored: Self.currentAppearance
            }
        }

        public static func statusBar(by appearance: Appearance) -> StatusBar {
            guard appearance.visible else { return .hidden }
            return appearance.style == .lightContent ? .light : .dark
        }

        public static var currentAppearance: Appearance {
            (!UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle)
        }
        public static var currentStatusBar: StatusBar { statusBar(by: currentAppearance) }
    }
}

extension EKAttributes.DisplayMode {
    func isDark(in traits: UITraitCollection) -> Bool {
        switch self {
        case .light: false
        case .dark: true
        case .inferred: traits.userInterfaceStyle == .dark
        }
    }
}
