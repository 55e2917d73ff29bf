import VitrineChrome
import VitrinePages
import VitrinePrimitives
import VitrineVocabulary

/// A child of an overlay container: what its view shows, and the properties of the view.
public struct OverlayViewController: Hashable, Sendable {
    public var name: String
    public var content: Content
    /// Of the view, 0...1. Default 1.
    public var alpha: Double
    /// Default false. A hidden view takes no touches.
    public var isHidden: Bool
    /// Of the view, about its middle. Default: the identity.
    public var transform: AffineTransform
    /// The style of the status bar while this is the last view controller. Default: that of the screen.
    public var preferredStatusBarStyle: StatusBar.Style?

    public init(_ name: String, _ content: Content = Content()) {
        self.name = name
        self.content = content
        alpha = 1
        isHidden = false
        transform = AffineTransform()
    }

    /// x' = a·x + c·y + tx, y' = b·x + d·y + ty; `CGAffineTransform`.
    public struct AffineTransform: Hashable, Sendable {
        public var a: Double
        public var b: Double
        public var c: Double
        public var d: Double
        /// In points.
        public var tx: Double
        /// In points.
        public var ty: Double

        public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// The transformation of a view.
        package func transform(about point: Point) -> Transform {
            Transform(
                a: a, b: b, c: c, d: d, tx: point.x + tx - a * point.x - c * point.y,
                ty: point.y + ty - b * point.x - d * point.y)
        }
    }

    /// Whether touches find the view.
    package var takesTouches: Bool { !isHidden && alpha >= 0.01 }
}

extension OverlayViewController: NamedValue {
    public init() { self.init("") }

    package static let fields: [Field<OverlayViewController>] =
        [
            Field(
                "name", \.name, isRequired: true, isSettable: false,
                "The name by which events and changes address the view controller."),
            Field("alpha", \.alpha, in: 0...1, "The opacity of its view."),
            Field("isHidden", \.isHidden, "Whether its view is hidden. A hidden view takes no touches."),
            Field("transform", \.transform, "The transform of its view, about the view's middle."),
            Field(
                "preferredStatusBarStyle", \.preferredStatusBarStyle,
                "The style of the status bar while this is the last view controller."),
        ] + Field.fields(of: \.content)

    package var valueName: String? { name }
}

extension OverlayViewController.AffineTransform: Described {
    public init() { self.init(a: 1) }

    private static let factors = LegalRange(-1000...1000)

    package static let fields: [Field<OverlayViewController.AffineTransform>] = [
        Field("a", \.a, in: factors, "The change of x' for each x."),
        Field("b", \.b, in: factors, "The change of y' for each x."),
        Field("c", \.c, in: factors, "The change of x' for each y."),
        Field("d", \.d, in: factors, "The change of y' for each y."),
        Field("tx", \.tx, kind: .length, in: -10_000...10_000, "The translation to the right, in points."),
        Field("ty", \.ty, kind: .length, in: -10_000...10_000, "The translation downward, in points."),
    ]
}
