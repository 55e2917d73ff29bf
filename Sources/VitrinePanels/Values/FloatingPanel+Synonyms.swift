import VitrineVocabulary

// Names of releases from 2.0 on, which these panels are not. Source: facts, floating panel, section 2.
extension FloatingPanel {
    private static let later = "FloatingPanel 2"

    package static let synonyms = [
        Synonym("anchors", means: "layout.insets", of: later),
        Synonym("states", means: "layout.supportedPositions", of: later),
        Synonym("state", "initialState", means: "layout.initialPosition", of: later),
        Synonym("appearance", means: "surfaceView", of: later),
        Synonym("edge", "edges", means: "", of: later),
        Synonym(
            "detents", "selectedDetentIdentifier", means: "layout.supportedPositions",
            of: "UISheetPresentationController"),
    ]
}

extension FloatingPanel.Layout {
    private static let later = "FloatingPanel 2"

    package static let synonyms = [
        Synonym("anchors", means: "insets", of: later),
        Synonym("states", means: "supportedPositions", of: later),
        Synonym("state", "initialState", means: "initialPosition", of: later),
        Synonym("referenceGuide", means: "positionReference", of: later),
        // A panel of a later release can come from any edge; this one comes from the bottom.
        Synonym("position", "edge", "edges", means: "", of: later),
    ]
}

extension FloatingPanel.Layout.Insets {
    package static let synonyms = [
        Synonym(
            "absoluteInset", "fractionalInset", "edge", "left", "right", "top", "bottom", means: "",
            of: "FloatingPanel 2")
    ]
}

extension FloatingPanel.SurfaceView {
    private static let later = "FloatingPanel 2"

    package static let synonyms = [
        Synonym("appearance", means: "backgroundColor", of: later),
        Synonym("shadows", means: "shadowColor", of: later),
        Synonym("grabberHandlePadding", means: "grabberTopPadding", of: later),
        Synonym("grabberHandleSize", means: "grabberHandleWidth", of: later),
        Synonym("contentPadding", means: "contentInsets", of: later),
    ]
}

extension FloatingPanel.Behavior {
    package static let synonyms = [
        Synonym(
            "springDecelerationRate", "springResponseTime", means: "interactionAnimator.response", of: "FloatingPanel 2"
        ),
        Synonym("removalInteractionVelocityThreshold", means: "removalVelocity", of: "FloatingPanel 2"),
    ]
}
