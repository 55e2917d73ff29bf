import VitrineVocabulary

extension FloatingPanel.Layout: Described {
    public init() { self.init(.default) }

    package static let fields: [Field<FloatingPanel.Layout>] = [
        Field(
            "preset", \.chosenPreset,
            "The layout of the library that has the values of the keys that are not given. `custom` has no insets."),
        Field(
            "initialPosition", given: \.given.initialPosition, or: \.initialPosition,
            "The position at which the panel appears; by default that of the preset."),
        Field(
            "supportedPositions", given: \.given.supportedPositions, or: \.supportedPositions, count: 1...4,
            of: "positions",
            "The positions at which the panel can rest, in any order; by default those of the preset. Each needs an inset."
        ),
        Field(
            "insets", \.given.insets,
            "The distances in points: of `full` from the top, of the others from the bottom of the reference; `hidden` from the bottom of the parent. By default those of the preset."
        ),
        Field(
            "topInteractionBuffer", \.topInteractionBuffer, kind: .length, in: 0...10_000,
            "How far above the top position a drag can go, in points."),
        Field(
            "bottomInteractionBuffer", \.bottomInteractionBuffer, kind: .length, in: 0...10_000,
            "How far below the lowest position a drag can go, in points."),
        Field(
            "positionReference", given: \.given.positionReference, or: \.positionReference,
            "The frame that insets are measured from; by default that of the preset."),
        Field("backdropAlpha", \.backdropAlpha, "The opacity of the backdrop at each position."),
        Field("sides", \.sides, "Where the surface is from left to right; what `prepareLayout` returns."),
    ]

    /// Checks the layout. Source of the rules: facts, floating panel, section 1.4.
    package func checkRules(at path: String, into issues: inout ValueIssues) {
        let supported = Set(supportedPositions)
        if supported.count < supportedPositions.count {
            let twice = FloatingPanel.Position.allCases.first { position in
                supportedPositions.count { $0 == position } > 1
            }
            let kind = SceneIssue.Kind.malformed(
                value: twice?.rawValue ?? "", expected: "a position that the list does not have yet")
            issues.add(SourcePath.join(path, "supportedPositions"), kind)
        }
        if !supported.isEmpty, initialPosition != .hidden, !supported.contains(initialPosition) {
            let legal = FloatingPanel.Position.allCases.filter { supported.contains($0) }.map(\.rawValue)
            let kind = SceneIssue.Kind.unknownValue(
                value: initialPosition.rawValue, noun: "one of the supportedPositions", nearest: nil, legal: legal)
            issues.add(
                SourcePath.join(path, "initialPosition"), kind,
                dependsOn: [SourcePath.join(path, "supportedPositions")])
        }
        if isIntrinsic, insets.full != nil {
            issues.add(SourcePath.join(path, "insets.full"), .conflict("preset: intrinsic", "insets.full"))
        }
        if isIntrinsic, positionReference == .fromSuperview {
            issues.add(
                SourcePath.join(path, "positionReference"), .conflict("preset: intrinsic", "fromSuperview"))
        }
        for position in supportedPositions where insets[position] == nil && needsInset(position) {
            issues.add(
                SourcePath.join(path, "insets.\(position)"),
                .needs("a distance in points, or supportedPositions without \(position)"),
                dependsOn: ["preset", "supportedPositions", "insets"].map { SourcePath.join(path, $0) })
        }
        // Both are above the bottom of one reference, so that their order is the same in every orientation.
        if supported.isSuperset(of: [.half, .tip]), let half = insets.half, let tip = insets.tip,
            half == tip || half > 0 && half < tip
        {
            let kind = SceneIssue.Kind.outOfRange(
                value: "\(spelled(half)) pt",
                legal: "more than insets.tip, \(spelled(tip)) pt, or supportedPositions without one of the two")
            issues.add(SourcePath.join(path, "insets.half"), kind)
        }
        if sides.left != nil, sides.right != nil, sides.width != nil {
            issues.add(SourcePath.join(path, "sides.width"), .conflict("left and right", "width"))
        }
    }

    /// Whether a supported position is undefined without an inset. `hidden` is at the bottom of the parent, and an
    /// intrinsic layout computes `full`.
    private func needsInset(_ position: FloatingPanel.Position) -> Bool {
        position != .hidden && !(isIntrinsic && position == .full)
    }
}

extension FloatingPanel.Layout.Preset: Choice { package static let noun = "a layout" }

extension FloatingPanel.Layout.Insets: Described {
    public init() { self.init(full: nil) }

    package static let fields: [Field<FloatingPanel.Layout.Insets>] = [
        Field(
            "full", \.full, kind: .length, in: -10_000...10_000,
            "The distance below the top of the reference, in points."),
        Field(
            "half", \.half, kind: .length, in: -10_000...10_000,
            "The distance above the bottom of the reference, in points."),
        Field(
            "tip", \.tip, kind: .length, in: -10_000...10_000,
            "The distance above the bottom of the reference, in points."),
        Field(
            "hidden", \.hidden, kind: .length, in: -10_000...10_000,
            "The distance above the bottom of the parent, in points."),
    ]
}

extension FloatingPanel.Layout.BackdropAlpha: Described {
    public init() { self.init(full: 0.3) }

    package static let fields: [Field<FloatingPanel.Layout.BackdropAlpha>] = [
        Field("full", \.full, in: 0...1, "The opacity at the position full."),
        Field("half", \.half, in: 0...1, "The opacity at the position half."),
        Field("tip", \.tip, in: 0...1, "The opacity at the position tip."),
    ]
}

extension FloatingPanel.Layout.Sides: Described {
    public init() { self.init(left: nil) }

    package static let fields: [Field<FloatingPanel.Layout.Sides>] = [
        Field(
            "left", \.left, kind: .length, in: -10_000...10_000,
            "The distance from the left of the reference, in points."),
        Field(
            "right", \.right, kind: .length, in: -10_000...10_000,
            "The distance from the right of the reference, inward, in points."),
        Field("width", \.width, kind: .length, in: 0...10_000, "The width of the surface in points."),
        Field(
            "centerX", \.centerX, kind: .length, in: -10_000...10_000,
            "The distance of the surface's middle from that of the reference, in points."),
        Field("reference", \.reference, "The frame that the other keys are measured from."),
    ]
}
