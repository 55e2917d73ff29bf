import VitrinePages

/// A developer's own view in place of the popup bar's content, LNPopupController's custom bar view controller.
public struct CustomPopupBar: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// Only glass or material.
        case empty
        case searchField(SearchField)
        /// A centered line of text.
        case label(String)
        /// A view of elements, whose background is not drawn.
        case view(VitrinePages.Content)
    }

    /// A `UISearchTextField` without keyboard focus.
    public struct SearchField: Hashable, Sendable {
        /// The placeholder. Default: none.
        public var placeholder: String?
        /// The text, shown in place of the placeholder. Default: none.
        public var text: String?

        public init(placeholder: String? = nil, text: String? = nil) {
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// The height in points, 20...400, at every text size. Default: 65, as in the library's map demo.
    public var height: Double
    /// The content. Default: `empty`.
    public var content: Content
    /// `wantsDefaultTapGestureRecognizer`: whether a tap on the bar opens the popup. Default: true.
    public var wantsDefaultTapGestureRecognizer = true
    /// `wantsDefaultPanGestureRecognizer`: whether a drag pulls the popup out of the bar. Default: true.
    public var wantsDefaultPanGestureRecognizer = true
    /// `wantsDefaultHighlightGestureRecognizer`: whether the bar shows touches on it. Default: true.
    public var wantsDefaultHighlightGestureRecognizer = true

    public init(height: Double = 65, content: Content = .empty) {
        self.height = height
        self.content = content
    }

    /// The names of the icons that the bar shows.
    package var iconNames: [String] {
        if case .searchField = content { return ["magnifyingglass"] }
        return []
    }

    /// Returns the corner radius of a floating bar. Source: facts, popup bar, section 2.3.
    /// - Parameters:
    ///   - screen: The radius of the display's corners.
    ///   - margin: The distance from the screen's edge to the bar.
    package func cornerRadius(fullWidth: Bool, screen: Double, margin: Double) -> Double {
        if fullWidth { return 20 }
        return height < 70 ? height / 2 : max(screen, margin + 20) - margin
    }
}
