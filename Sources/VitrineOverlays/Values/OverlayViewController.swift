import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineVocabulary

/// A child of an overlay container: the content and the properties of its view.
public struct OverlayViewController: Hashable, Sendable {
    public var name: String
    public var content: Content
    /// The opacity of the view, 0...1. Default: 1.
    public var alpha: Double
    /// Whether the view is hidden, and receives no touches. Default: false.
    public var isHidden: Bool
    /// The transform of the view, about its center. Default: the identity.
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

    /// The transform of a view.
    public typealias AffineTransform = ViewElement.AffineTransform

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
        ] + Field.fields(of: \.content) + Field.fields(of: \.content, Content.barFields)

    package var valueName: String? { name }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        content.checkBars(at: path, into: &issues)
    }
}
