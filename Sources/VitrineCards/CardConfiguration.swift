import VitrinePrimitives

extension Card {
    /// `CardConfiguration`: how a card and the views behind it are placed. It belongs to one presentation; changes do not
    /// affect a card that is there.
    ///
    /// Source: facts, card presentation, section 1.1.
    public struct Configuration: Hashable, Sendable {
        /// From the top of the view that presents to the top of the card, in points, 0...1000. Default 16; 17 in release 1.1.
        public var verticalSpacing: Double?
        /// y of the presenter's top in points, 0...2000, when the presenter is not a card. Default: the height of the status
        /// bar when the card is presented.
        public var verticalInset: Double?
        /// By which each view behind the card becomes narrower on both sides, in points, 0...1000. Default 16.
        public var horizontalInset: Double
        /// Height in points, 0...1000, of the area at the card's top that has the handle in its middle. Default 16.
        public var dismissAreaHeight: Double
        /// Of the upper corners of the card and of the view that presents it, in points, 0...1000. Default 12.
        public var cornerRadius: Double
        /// Of the view that presents the card, 0...1. Default 0.8.
        public var backFadeAlpha: Double
        /// The frame that the card expands from, and collapses to when it is dismissed. Default: below the screen.
        public var initialTransitionFrame: TransitionFrame?
        /// Whether a pan dismisses the card. Default true; false in release 1.1, which has no such gesture.
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

    /// A frame on the screen that a card grows from.
    public enum TransitionFrame: Hashable, Sendable {
        /// In points of the screen.
        case rect(Rect)
        /// That of an element when the card is presented: `strip`, or with what has it `container.strip`.
        case element(String)
    }

    /// `CardPresentationController`: what holds for all cards.
    public struct Controller: Hashable, Sendable {
        /// Releases with figures of their own. Source: facts, card presentation, section 7.
        public enum LibraryVersion: String, Hashable, Sendable, CaseIterable {
            /// December 2018: livelier springs, no pan, and only the view behind a card is inset.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case v1_1 = "1.1"
            /// September 2019.
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case v1_6 = "1.6"
        }

        /// Default 1.6.
        public var libraryVersion = LibraryVersion.v1_6
        /// `CardConfiguration.shared`, for cards that are presented without a configuration.
        public var sharedConfiguration = Configuration()

        public init(libraryVersion: LibraryVersion = .v1_6, sharedConfiguration: Configuration = Configuration()) {
            self.libraryVersion = libraryVersion
            self.sharedConfiguration = sharedConfiguration
        }
    }
}
