import VitrineVocabulary

extension FloatingPanel.Behavior: Described {
    package static let fields: [Field<FloatingPanel.Behavior>] = [
        Field("shouldProjectMomentum", \.shouldProjectMomentum, "Whether a release can skip positions."),
        Field(
            "momentumProjectionRate", \.momentumProjectionRate, in: 0.5...0.9999,
            "By which factor a projected velocity falls each millisecond."),
        Field(
            "redirectionalProgress", \.redirectionalProgress, in: 0...1,
            "How much of the way to the next position leads to it."),
        Field(
            "interactionAnimator", \.interactionAnimator,
            "After a drag; by default a spring that a touch does not stop."),
        Field("addAnimator", \.addAnimator, "When the panel appears; by default 0.25 s, ease-in-out."),
        Field("removeAnimator", \.removeAnimator, "When the panel disappears; by default 0.25 s, ease-in-out."),
        Field("moveAnimator", \.moveAnimator, "From one position to another; by default 0.25 s, ease-in-out."),
        Field(
            "removalVelocity", \.removalVelocity, in: 0...10_000,
            "The velocity that removes the panel, in ways to the next position a second."),
        Field(
            "removalProgress", \.removalProgress, in: 0...1, "How much of the way to the bottom removes the panel."),
        Field(
            "removalInteractionAnimator", \.removalInteractionAnimator,
            "When a drag removes the panel; by default a spring of response 0.3 s."),
        Field(
            "allowsRubberBanding", \.allowsRubberBanding, count: 0...2, of: "edges",
            "The edges beyond which a drag is resisted."),
    ]
}

extension FloatingPanel.Animator: Described {
    public init() { self.init(curve: .easeInOut) }

    package static let fields: [Field<FloatingPanel.Animator>] = [
        Field("curve", \.curve, "Of motions that are no springs."),
        Field("duration", \.duration, kind: .time, in: 0...60, "Of the curve, or until a spring rests."),
        Field(
            "dampingRatio", \.dampingRatio, in: .above(0, atMost: 1), "Of a spring; by default the motion is a curve."),
        Field(
            "response", \.response, kind: .time, in: .above(0, atMost: 60),
            "Of a spring: its period without damping; by default that of `duration`."),
        Field(
            "fastDampingRatio", \.fastDampingRatio, in: .above(0, atMost: 1),
            "For velocities above `fastVelocity`; by default `dampingRatio`."),
        Field("fastVelocity", \.fastVelocity, in: 0...10_000, "In ways to the target a second."),
        Field("isInterruptible", \.isInterruptible, "Whether a touch stops the motion where it is."),
    ]

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        guard dampingRatio == nil else { return }
        for (key, isGiven) in [("response", response != nil), ("fastDampingRatio", fastDampingRatio != nil)]
        where isGiven {
            issues.add(SourcePath.join(path, key), .needs("a dampingRatio"))
        }
    }
}

extension FloatingPanel.Animator.Curve: Choice { package static let noun = "a curve" }
