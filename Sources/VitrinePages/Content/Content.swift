import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// The content of a page, a popup, a panel, a card or an entry: a background, and elements on it.
///
/// An element with a `frame`, a point `at` or a `placement` has that position. The others follow one another down the
/// safe area: those with a height have it, and lists, maps, views, shapes and spacers share the remaining height. Of
/// these, the first and the last extend below the safe area. Later elements are above earlier ones. Bars are above all
/// elements, and limit the safe area.
public struct Content: Hashable, Sendable {
    /// The background. Default: the system background, or that of grouped lists if a list fills the content.
    public var background: RGBColor?
    /// The background in dark surroundings. Default: `background`.
    public var darkBackground: RGBColor?
    /// The path of a picture that fills the content. `background` should be similar in color, because the tint of glass
    /// depends on the color. Default: none.
    public var backgroundImage: String?
    /// The standard deviation of the picture's blur in points, 0...200. Default: 0.
    public var backgroundBlur: Double
    /// The effect on the picture behind the content. Default: `none`, the background is opaque.
    public var backgroundEffect: BarEffect
    /// The elements, from back to front.
    public var body: [Element]
    /// The bar of a navigation controller that shows the content. Default: none.
    public var navigationBar: NavigationBar?
    /// The toolbar of a navigation controller. Default: none.
    public var toolbar: Toolbar?
    /// The bar of a tab bar controller, at the bottom. Default: none.
    public var tabBar: TabBar?

    public init(
        background: RGBColor? = nil, darkBackground: RGBColor? = nil, backgroundImage: String? = nil,
        backgroundBlur: Double = 0, backgroundEffect: BarEffect = .none, body: [Element] = []
    ) {
        self.background = background
        self.darkBackground = darkBackground
        self.backgroundImage = backgroundImage
        self.backgroundBlur = backgroundBlur
        self.backgroundEffect = backgroundEffect
        self.body = body
    }

    /// Whether a grouped list fills the content.
    package var isGrouped: Bool {
        body.contains { element in
            guard case .list(let list) = element.kind else { return false }
            return list.style == .insetGrouped && !element.hasOwnPlace
        }
    }

    /// Reports a material for a page that has nothing behind it.
    package func checkOpaque(at path: String, instead: String = "", into issues: inout ValueIssues) {
        guard backgroundEffect != .none else { return }
        issues.add(
            SourcePath.join(path, "backgroundEffect"),
            .needs("something behind the content, as a panel, an overlay, a card or an entry has\(instead)"))
    }

    /// Returns the color of the background in an appearance.
    package func pageColor(in appearance: Appearance, contrast: Bool = false) -> RGBColor {
        switch appearance {
        case .light:
            (background ?? (isGrouped ? ListView.pageColor(in: .light, contrast: contrast) : .white))
                .resolved(dark: false, contrast: contrast)
        case .dark: (darkBackground ?? background ?? .black).resolved(dark: true, contrast: contrast)
        }
    }

    package func pageColor(in traits: Traits) -> RGBColor {
        pageColor(in: traits.appearance, contrast: traits.increaseContrast)
    }
}

extension Content: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(body: elements) }
}
