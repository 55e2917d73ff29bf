import VitrinePages

/// A developer's own view in place of the popup bar's content; what LNPopupController calls a custom bar view controller.
public struct CustomPopupBar: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// Glass or material alone.
        case empty
        case searchField(SearchField)
        /// A line of text in the middle.
        case label(String)
        /// A view of elements; its background is not drawn.
        case view(VitrinePages.Content)
    }

    /// A `UISearchTextField` that nobody types into.
    public struct SearchField: Hashable, Sendable {
        /// Default: none.
        public var placeholder: String?
        /// Takes the place of the placeholder. Default: none.
        public var text: String?

        public init(placeholder: String? = nil, text: String? = nil) {
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// Points, 20...400. Default 65, as in the library's map demo; it does not grow with the text size.
    public var height: Double
    /// Default `empty`.
    public var content: Content
    /// `wantsDefaultTapGestureRecognizer`: whether a tap on the bar opens the popup. Default true.
    public var wantsDefaultTapGestureRecognizer = true
    /// `wantsDefaultPanGestureRecognizer`: whether a finger pulls the popup out of the bar. Default true.
    public var wantsDefaultPanGestureRecognizer = true
    /// `wantsDefaultHighlightGestureRecognizer`: whether the bar shows a finger on it. Default true.
    public var wantsDefaultHighlightGestureRecognizer = true

    public init(height: Double = 65, content: Content = .empty) {
        self.height = height
        self.content = content
    }

    /// Icons that the bar shows.
    package var iconNames: [String] {
        if case .searchField = content { return ["magnifyingglass"] }
        return []
    }

    /// Radius of the corners of a floating one. Source: facts, popup bar, section 2.3.
    /// - Parameters:
    ///   - screen: radius of the display's corners.
    ///   - margin: from the screen's edge to the bar.
    package func cornerRadius(fullWidth: Bool, screen: Double, margin: Double) -> Double {
        if fullWidth { return 20 }
        return height < 70 ? height / 2 : max(screen, margin + 20) - margin
    }
}
