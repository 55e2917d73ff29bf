/// The types that the module of a library declares at the top level of its files.
struct LibraryNames: Sendable, CustomStringConvertible {
    let module: String
    let types: Set<String>

    var description: String { module }

    static let all = [
        LibraryNames(
            module: "VitrineFloatingPanel",
            types: [
                "FloatingPanelController", "FloatingPanelPosition", "FloatingPanelLayoutReference",
                "FloatingPanelLayout",
                "FloatingPanelFullScreenLayout", "FloatingPanelIntrinsicLayout", "FloatingPanelDefaultLayout",
                "FloatingPanelDefaultLandscapeLayout", "FloatingPanelBehavior", "FloatingPanelDefaultBehavior",
                "FloatingPanelControllerDelegate", "FloatingPanelSurfaceView", "FloatingPanelBackdropView",
                "GrabberHandleView",
                "FloatingPanelState", "FloatingPanelLayoutAnchor", "FloatingPanelIntrinsicLayoutAnchor",
                "FloatingPanelBottomLayout", "SurfaceAppearance",
            ]),
        LibraryNames(
            module: "VitrineOverlayContainer",
            types: [
                "OverlayContainerViewControllerDelegate", "OverlayContainerTransitionContext",
                "OverlayContainerTransitionCoordinatorContext", "OverlayContainerTransitionCoordinator",
                "OverlayContainerContextTargetNotchPolicy", "OverlayContainerContextTransitioning",
                "OverlayTransitioningDelegate", "OverlayTranslationTargetNotchPolicy", "OverlayAnimatedTransitioning",
                "OverlayTranslationParameters", "OverlayTranslationFunction", "RubberBandOverlayTranslationFunction",
                "RushingForwardTargetNotchPolicy", "SpringOverlayTranslationAnimationController",
                "OverlayContainerSheetPresentationControllerDelegate", "OverlayContainerSheetDimmingView",
                "OverlayContainerSheetDismissalPolicyContext", "OverlayContainerSheetDismissalPolicy",
                "ThresholdOverlayContainerSheetDismissalPolicy", "OverlayContainerViewController",
                "OverlayContainerPresentationController", "OverlayContainerSheetPresentationController",
                "TransparentOverlayContainerSheetDimmingView", "PassThroughView",
            ]),
        LibraryNames(
            module: "VitrineCardPresentationController", types: ["CardConfiguration", "CardPresentationController"]),
        LibraryNames(
            module: "VitrineSwiftEntryKit",
            types: [
                "SwiftEntryKit", "EKAttributes", "EKColor", "EKProperty", "EKSimpleMessage", "EKNotificationMessage",
                "EKAlertMessage", "EKPopUpMessage", "EKRatingMessage", "EKSimpleMessageView",
                "EKNotificationMessageView", "EKAlertMessageView", "EKPopUpMessageView", "EKRatingMessageView",
                "EKNoteMessageView", "EKAccessoryNoteMessageView", "EKImageNoteMessageView",
                "EKProcessingNoteMessageView", "EKXStatusBarMessageView", "EKFormMessageView", "EKMessageContentView",
                "EKButtonBarView", "EKTextField", "EKRatingSymbolView", "EKRatingSymbolsContainerView", "QLAttribute",
                "QLAxis", "QLPriority", "QLView", "QLMultipleConstraints", "QLRelation",
            ]),
    ]
}
