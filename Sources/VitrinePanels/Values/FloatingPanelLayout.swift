extension FloatingPanel {
    /// Positions, and how the backdrop and the sides of the surface depend on them; `FloatingPanelLayout`.
    ///
    /// Source of the presets and defaults: facts, floating panel, section 1.4.
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
            /// `FloatingPanelIntrinsicLayout`: the content's height decides where `full` is.
            case intrinsic
        }

        /// Distances of positions, in points; nil is that of the preset, and for `hidden` 0.
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

        /// How opaque the backdrop is at a position, 0...1. At `hidden` it always is 0.
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

        /// Constraints of the surface's sides, in points; what `prepareLayout` returns.
        public struct Sides: Hashable, Sendable {
            /// From the left of the reference. Default nil: 0, unless others say where the surface is.
            public var left: Double?
            /// From the right of the reference, inward. Default nil: 0, unless others say where the surface is.
            public var right: Double?
            /// Default nil: from `left` to `right`.
            public var width: Double?
            /// Of the surface's middle, from that of the reference. Default nil.
            public var centerX: Double?
            /// Default `fromSafeArea`.
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

        /// The library's layout that has the values of what is not set.
        public internal(set) var preset: Preset
        /// How far above the top position a drag can go, in points, 0...10,000. Default 6.
        public var topInteractionBuffer = 6.0
        /// How far below the lowest position a drag can go, in points, 0...10,000. Default 6.
        public var bottomInteractionBuffer = 6.0
        public var backdropAlpha = BackdropAlpha()
        public var sides = Sides()
        /// What is given in place of the preset's values.
        package var given = Given()

        public init(_ preset: Preset = .custom) { self.preset = preset }

        /// A layout with insets.
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
