import VitrineVocabulary

extension FloatingPanel.Behavior: Described {
    package static let fields: [Field<FloatingPanel.Behavior>] = [
        Field("shouldProjectMomentum", \.shouldProjectMomentum, "Whether a released panel can skip positions."),
        Field(
            "momentumProjectionRate", \.momentumProjectionRate, in: 0.5...0.9999,
            "The factor by which a projected velocity falls each millisecond."),
        Field(
            "redirectionalProgress", \.redirectionalProgress, in: 0...1,
            "How much of the way to the next position leads to it, 0...1."),
        Field(
            "interactionAnimator", \.interactionAnimator,
            "The animation after a drag; by default a spring that a touch does not stop."),
        Field(
            "addAnimator", \.addAnimator, "The animation with which the panel appears; by default 0.25 s, ease-in-out."),
        Field(
            "removeAnimator", \.removeAnimator,
            "The animation with which the panel disappears; by default 0.25 s, ease-in-out."),
        Field(
            "moveAnimator", \.moveAnimator,
            "The animation from one position to another; by default 0.25 s, ease-in-out."),
        Field(
            "removalVelocity", \.removalVelocity, in: 0...10_000,
            "The velocity that removes the panel, in ways to the next position a second."),
        Field(
            "removalProgress", \.removalProgress, in: 0...1,
            "How much of the way to the bottom removes the panel, 0...1."),
        Field(
            "removalInteractionAnimator", \.removalInteractionAnimator,
            "The animation of a panel that a drag removes; by default a spring of response 0.3 s."),
        Field(
            "allowsRubberBanding", \.allowsRubberBanding, count: 0...2, of: "edges",
            "The edges beyond which a drag is resisted."),
    ]

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        // A call moves a panel from rest.
        for (name, animator) in [
            ("addAnimator", addAnimator), ("removeAnimator", removeAnimator), ("moveAnimator", moveAnimator),
        ] {
            let path = SourcePath.join(path, name)
            if animator?.fastDampingRatio != nil {
                issues.add(SourcePath.join(path, "fastDampingRatio"), .noEffect("calls have no velocity"))
            }
        }
    }
}

extension FloatingPanel.Animator: Described {
    public init() { self.init(curve: .easeInOut) }

    package static let fields: [Field<FloatingPanel.Animator>] = [
        Field("curve", \.curve, "The timing curve of a motion that is no spring."),
        Field(
            "duration", \.duration, kind: .time, in: 0...60,
            "The duration in seconds of the curve, or until a spring rests."),
        Field(
            "dampingRatio", \.dampingRatio, in: .above(0, atMost: 1),
            "The damping ratio of a spring; by default the motion has a timing curve."),
        Field(
            "response", \.response, kind: .time, in: .above(0, atMost: 60),
            "The period in seconds of the spring without damping; by default it follows from `duration`."),
        Field(
            "fastDampingRatio", \.fastDampingRatio, in: .above(0, atMost: 1),
            "The damping ratio for velocities above `fastVelocity`; by default `dampingRatio`."),
        Field(
            "fastVelocity", \.fastVelocity, in: 0...10_000,
            "The velocity above which `fastDampingRatio` counts, in ways to the target a second."
        ).idle("there is no `fastDampingRatio`") { $0.fastDampingRatio == nil },
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
