extension FloatingPanel {
    /// Positions, and the backdrop and the sides of the surface at them; `FloatingPanelLayout`. Source of the presets
    /// and defaults: facts, floating panel, section 1.4.
    public struct Layout: Hashable, Sendable {
        /// The library's protocols and classes of layouts.
        public enum Preset: String, Hashable, Sendable, CaseIterable {
            /// `FloatingPanelLayout`: insets are given.
            case custom
            /// `FloatingPanelDefaultLayout`.
            case `default`
            /// `FloatingPanelDefaultLandscapeLayout`.
            case defaultLandscape
            /// `FloatingPanelFullScreenLayout`: insets are measured from the superview.
            case fullScreen
            /// `FloatingPanelIntrinsicLayout`: the content's height determines `full`.
            case intrinsic
        }

        /// The distances of positions, in points; nil is that of the preset, and for `hidden` 0.
        public struct Insets: Hashable, Sendable {
            public var full: Double?
            public var half: Double?
            public var tip: Double?
            public var hidden: Double?

            public init(full: Double? = nil, half: Double? = nil, tip: Double? = nil, hidden: Double? = nil) {
                self.full = full
                self.half = half
                self.tip = tip
                self.hidden = hidden
            }

            package subscript(_ position: Position) -> Double? {
                switch position {
                case .full: full
                case .half: half
                case .tip: tip
                case .hidden: hidden
                }
            }
        }

        /// The opacity of the backdrop at a position, 0...1. At `hidden` it always is 0.
        public struct BackdropAlpha: Hashable, Sendable {
            public var full: Double
            public var half: Double
            public var tip: Double

            public init(full: Double = 0.3, half: Double = 0, tip: Double = 0) {
                self.full = full
                self.half = half
                self.tip = tip
            }

            package subscript(_ position: Position) -> Double {
                switch position {
                case .full: full
                case .half: half
                case .tip: tip
                case .hidden: 0
                }
            }
        }

        /// The constraints of the surface's sides, in points, as `prepareLayout` returns.
        public struct Sides: Hashable, Sendable {
            /// The distance from the left of the reference. Default: nil, 0 unless others determine the sides.
            public var left: Double?
            /// The distance from the right of the reference, inward. Default: nil, 0 unless others determine the sides.
            public var right: Double?
            /// The width. Default: nil, from `left` to `right`.
            public var width: Double?
            /// The distance of the surface's center from that of the reference. Default: nil.
            public var centerX: Double?
            /// The reference. Default: `fromSafeArea`.
            public var reference = LayoutReference.fromSafeArea

            public init(
                left: Double? = nil, right: Double? = nil, width: Double? = nil, centerX: Double? = nil,
                reference: LayoutReference = .fromSafeArea
            ) {
                self.left = left
                self.right = right
                self.width = width
                self.centerX = centerX
                self.reference = reference
            }
        }

        /// The library's layout that has the values of unset properties.
        public internal(set) var preset: Preset
        /// The distance that a drag can exceed the top position by, in points, 0...10,000. Default: 6.
        public var topInteractionBuffer = 6.0
        /// The distance that a drag can exceed the lowest position by, in points, 0...10,000. Default: 6.
        public var bottomInteractionBuffer = 6.0
        public var backdropAlpha = BackdropAlpha()
        public var sides = Sides()
        package var given = Given()

        public init(_ preset: Preset = .custom) { self.preset = preset }

        /// Creates a layout with insets.
        public init(
            initialPosition: Position, supportedPositions: [Position] = [.full, .half, .tip], insets: Insets
        ) {
            self.init(.custom)
            self.initialPosition = initialPosition
            self.supportedPositions = supportedPositions
            self.insets = insets
        }

        package var isIntrinsic: Bool { preset == .intrinsic }
    }
}

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
