import VitrinePrimitives
import VitrineVocabulary

extension FingerPath.Leg: Described {
    public init() { self.init(by: .zero, duration: 0.1) }

    package static let fields: [Field<FingerPath.Leg>] = [
        Field("by", \.by, in: -10_000...10_000, "The displacement of the finger; zero for a rest."),
        Field(
            "duration", \.duration, kind: .time, in: .above(0, atMost: 60), isRequired: true, "The duration."),
        Field("curve", \.curve, "The timing curve."),
    ]
}

extension FingerPath.Leg.Curve: Choice { package static let noun = "a curve" }
