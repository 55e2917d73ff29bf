extension FloatingPanel {
    /// A position at which a panel rests, in order from the top of the screen; `FloatingPanelPosition`.
    public enum Position: String, Hashable, Sendable, CaseIterable, Comparable {
        case full, half, tip, hidden

        /// The library's raw value.
        package var rank: Int {
            switch self {
            case .full: 0
            case .half: 1
            case .tip: 2
            case .hidden: 3
            }
        }

        public static func < (a: Position, b: Position) -> Bool { a.rank < b.rank }
    }

    /// The rectangle from which insets are measured; `FloatingPanelLayoutReference`.
    public enum LayoutReference: String, Hashable, Sendable, CaseIterable {
        case fromSafeArea, fromSuperview
    }

    /// An edge at which a panel can have a rubber band.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        case top, bottom
    }
}
