import VitrinePrimitives

extension Card {
    /// `CardConfiguration`: the positions of a card and the views behind it. It belongs to one presentation; changes do
    /// not affect a presented card. Source: facts, card presentation, section 1.1.
    public struct Configuration: Hashable, Sendable {
        /// The distance from the top of the presenter to that of the card, in points, 0...1000. Default: 16; 17 in 1.1.
        public var verticalSpacing: Double?
        /// The y coordinate of the presenter's top in points, 0...2000, if the presenter is not a card. Default: the
        /// height of the status bar when the card is presented.
        public var verticalInset: Double?
        /// The inset by which each view behind the card narrows on both sides, in points, 0...1000. Default: 16.
        public var horizontalInset: Double
        /// The height of the area at the card's top in which the handle is centered, in points, 0...1000. Default: 16.
        public var dismissAreaHeight: Double
        /// The radius of the upper corners of the card and of its presenter, in points, 0...1000. Default: 12.
        public var cornerRadius: Double
        /// The opacity of the presenter, 0...1. Default: 0.8.
        public var backFadeAlpha: Double
        /// The frame that the card expands from, and collapses to when it is dismissed. Default: below the screen.
        public var initialTransitionFrame: TransitionFrame?
        /// Whether a pan dismisses the card. Default: true; false in release 1.1, which has no such gesture.
        public var allowInteractiveDismissal: Bool?

        public init(
            verticalSpacing: Double? = nil, verticalInset: Double? = nil, horizontalInset: Double = 16,
            dismissAreaHeight: Double = 16, cornerRadius: Double = 12, backFadeAlpha: Double = 0.8,
            initialTransitionFrame: TransitionFrame? = nil, allowInteractiveDismissal: Bool? = nil
        ) {
            self.verticalSpacing = verticalSpacing
            self.verticalInset = verticalInset
            self.horizontalInset = horizontalInset
            self.dismissAreaHeight = dismissAreaHeight
            self.cornerRadius = cornerRadius
            self.backFadeAlpha = backFadeAlpha
            self.initialTransitionFrame = initialTransitionFrame
            self.allowInteractiveDismissal = allowInteractiveDismissal
        }
    }

    /// A frame on the screen that a card expands from.
    public enum TransitionFrame: Hashable, Sendable {
        /// A frame in points of the screen.
        case rect(Rect)
        /// The frame of an element when the card is presented: `strip`, or with its presentation `container.strip`.
        case element(String)
    }

    /// `CardPresentationController`: the settings of all cards.
    public struct Controller: Hashable, Sendable {
        /// Releases with separate figures. Source: facts, card presentation, section 7.
        public enum LibraryVersion: String, Hashable, Sendable, CaseIterable {
            /// December 2018: livelier springs, no pan, and only the view behind a card is inset.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case v1_1 = "1.1"
            /// September 2019.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case v1_6 = "1.6"
        }

        /// The release. Default: 1.6.
        public var libraryVersion = LibraryVersion.v1_6
        /// `CardConfiguration.shared`, for cards that are presented without a configuration.
        public var sharedConfiguration = Configuration()

        public init(libraryVersion: LibraryVersion = .v1_6, sharedConfiguration: Configuration = Configuration()) {
            self.libraryVersion = libraryVersion
            self.sharedConfiguration = sharedConfiguration
        }
    }
}
