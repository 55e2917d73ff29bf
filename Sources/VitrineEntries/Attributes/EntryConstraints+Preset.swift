import VitrineVocabulary

extension EntryAttributes.PositionConstraints {
    /// The given constraints in place of a preset's.
    package struct Given: Described {
        var verticalOffset: Double?
        var size = GivenSize()
        var maxSize = MaximumSize()
        var safeArea: EntryAttributes.SafeArea?
        var keyboardRelation = EntryAttributes.KeyboardRelation.unbind
        var rotation = EntryAttributes.Rotation()

        package init() {}

        /// - Parameter preset: The values that are left out; nil to include all.
        init(
            _ constraints: EntryAttributes.PositionConstraints, beside preset: EntryAttributes.PositionConstraints?
        ) {
            let (size, maximum) = (constraints.size, constraints.maxSize)
            if constraints.verticalOffset != preset?.verticalOffset { verticalOffset = constraints.verticalOffset }
            if size.width != preset?.size.width { self.size.width = size.width }
            if size.height != preset?.size.height { self.size.height = size.height }
            if constraints.safeArea != preset?.safeArea { safeArea = constraints.safeArea }
            (maxSize.width, maxSize.height) = (maximum.width, maximum.height)
            (keyboardRelation, rotation) = (constraints.keyboardRelation, constraints.rotation)
        }

        /// Returns the constraints with the values of a preset for those that are not given.
        func completing(_ preset: EntryAttributes.PositionConstraints) -> EntryAttributes.PositionConstraints {
            EntryAttributes.PositionConstraints(
                verticalOffset: verticalOffset ?? preset.verticalOffset,
                size: EntryAttributes.Size(
                    width: size.width ?? preset.size.width, height: size.height ?? preset.size.height),
                maxSize: EntryAttributes.Size(width: maxSize.width, height: maxSize.height),
                safeArea: safeArea ?? preset.safeArea, keyboardRelation: keyboardRelation, rotation: rotation)
        }

        package static let fields: [Field<Given>] = [
            Field(
                "verticalOffset", given: \.verticalOffset, or: \.standard.verticalOffset, kind: .length,
                in: LegalRange(-10_000...10_000), "The distance that is added to that from the edge, in points."),
            Field("size", \.size, "The width and height of the entry."),
            Field("maxSize", \.maxSize, "The largest width and height of the entry."),
            Field(
                "safeArea", given: \.safeArea, or: \.standard.safeArea,
                "Whether the entry leaves the safe area free, and whether its background fills it."),
            Field("keyboardRelation", \.keyboardRelation, "Whether the entry is placed above the keyboard."),
            Field("rotation", \.rotation, "How the entry behaves while the device is turned."),
        ]

        /// The values without a preset.
        private var standard: EntryAttributes.PositionConstraints {
            completing(EntryAttributes.PositionConstraints())
        }
    }

    /// The given lengths of a size.
    struct GivenSize: Described {
        var width: EntryAttributes.Edge?
        var height: EntryAttributes.Edge?

        static let fields: [Field<GivenSize>] = [
            Field(
                "width", given: \.width, or: \.standard.width, "The width of the entry, which is centered."),
            Field("height", given: \.height, or: \.standard.height, "The height of the entry."),
        ]

        private var standard: EntryAttributes.Size {
            let size = EntryAttributes.Size.sizeToWidth
            return EntryAttributes.Size(width: width ?? size.width, height: height ?? size.height)
        }
    }

    /// The maximum size, with separate defaults.
    struct MaximumSize: Described {
        var width = EntryAttributes.Edge.intrinsic
        var height = EntryAttributes.Edge.intrinsic

        static let fields: [Field<MaximumSize>] = [
            Field("width", \.width, "The largest width. `intrinsic` sets no bound."),
            Field("height", \.height, "The largest height. `intrinsic` sets no bound."),
        ]
    }
}
