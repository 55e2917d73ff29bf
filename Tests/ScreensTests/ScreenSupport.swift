import VitrinePages
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

extension Family {
    /// Returns a family of popup bars whose first one has the given state.
    fileprivate static func popupBar(_ bar: PopupBarPresentation?) -> Family {
        Family(
            Family.popupBar.name, scope: .host, fields: Family.popupBar.fields, verbs: Family.popupBar.verbs,
            declarations: { _ in
                guard bar != nil else { return [] }
                let elements = [PopupBarPresentation.Element.popup, PopupBarPresentation.Element.closeButton]
                return [Declaration(PopupBarPresentation.name, elements: elements)]
            },
            begin: { _ in bar.map { [(PopupBarPresentation.name, $0)] } ?? [] })
    }
}

extension Content {
    /// Returns a page with a label above its bottom safe area, as in the libraries' demos.
    static func labeled(_ label: String, background: RGBColor? = nil) -> Content {
        Content(
            background: background,
            body: [Element(.label(LabelElement(label)), placement: .bottom, textStyle: .headline)])
    }
}

extension Screen {
    /// Creates a screen without events.
    init(traits: Traits, container: Container, popupBar: PopupBarPresentation? = nil) {
        let scene = SceneSummary(
            traits: traits, container: container, values: PresentationValues(), timeline: [])
        self.init(scene, families: [.popupBar(popupBar)])
    }

    /// Returns a screen as the recorder makes it from events.
    static func recorded(
        traits: Traits, container: Container, popupBar: PopupBarPresentation? = nil,
        _ timeline: [TimelineEvent], in context: Context
    ) throws -> Screen {
        let scene = SceneSummary(
            traits: traits, container: container, values: PresentationValues(), timeline: timeline)
        return try ScreenRecorder.record(scene, families: [.popupBar(popupBar)], in: context)
    }

    /// The only presentation of these tests; nil for a container by itself.
    var popupBar: PopupBarPresentation? {
        get { presentation(PopupBarPresentation.name) }
        set {
            guard let newValue else { return instances.removeAll { $0.name == PopupBarPresentation.name } }
            for i in instances.indices where instances[i].name == PopupBarPresentation.name {
                instances[i].presentation = newValue
            }
        }
    }

    /// Returns the bar with all inherited values; nil for a container by itself.
    func bar(at seconds: Double, in context: Context) -> PopupBar? {
        popupBar?.bar(at: frame(at: seconds, in: context))
    }

    /// Returns the layout of the bar; nil for a container by itself.
    func layout(at seconds: Double, in context: Context) -> PopupBarLayout? {
        popupBar?.layout(at: frame(at: seconds, in: context))
    }

    /// A part of the bar as it is read, and where it is.
    func accessibilityElement(
        _ part: PopupBarAccessibility.Part, at seconds: Double, in context: Context
    ) -> (element: AccessibilityElement, frame: Rect)? {
        targets(at: seconds, in: context).lazy.filter { $0.id.element == part.rawValue }.compactMap { target in
            target.accessibility.map { ($0, target.frame) }
        }.first
    }
}
