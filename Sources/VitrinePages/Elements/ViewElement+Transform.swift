import VitrinePrimitives
import VitrineVocabulary

extension ViewElement {
    /// x' = a·x + c·y + tx, y' = b·x + d·y + ty; `CGAffineTransform`.
    public struct AffineTransform: Hashable, Sendable {
        public var a: Double
        public var b: Double
        public var c: Double
        public var d: Double
        /// The horizontal translation in points.
        public var tx: Double
        /// The vertical translation in points.
        public var ty: Double

        public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        package func transform(about point: Point) -> Transform {
            Transform(
                a: a, b: b, c: c, d: d, tx: point.x + tx - a * point.x - c * point.y,
                ty: point.y + ty - b * point.x - d * point.y)
        }
    }
}

extension ViewElement.AffineTransform: Described {
    public init() { self.init(a: 1) }

    private static let factors = LegalRange(-1000...1000)

    package static let fields: [Field<ViewElement.AffineTransform>] = [
        Field("a", \.a, in: factors, "The change of x' for each x."),
        Field("b", \.b, in: factors, "The change of y' for each x."),
        Field("c", \.c, in: factors, "The change of x' for each y."),
        Field("d", \.d, in: factors, "The change of y' for each y."),
        Field("tx", \.tx, kind: .length, in: -10_000...10_000, "The translation to the right, in points."),
        Field("ty", \.ty, kind: .length, in: -10_000...10_000, "The translation downward, in points."),
    ]
}
