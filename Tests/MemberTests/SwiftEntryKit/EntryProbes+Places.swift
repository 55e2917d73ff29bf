import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of the position, size and window of an entry.
extension ProbeList {
    mutating func addEntryPlaces() {
        look("EKAttributes.position", "EKAttributes.Position.bottom") { $0.position = .bottom }
        look("EKAttributes.Position.center") { $0.position = .center }
        look("EKAttributes.Position.top", after: { $0.position = .bottom }) { $0.position = .top }
        let covering: AttributeChange = { $0.positionConstraints.safeArea = .overridden }
        look("EKAttributes.windowLevel", "EKAttributes.WindowLevel.normal", after: covering) {
            $0.windowLevel = .normal
        }
        let low: AttributeChange = {
            $0.positionConstraints.safeArea = .overridden
            $0.windowLevel = .normal
        }
        look("EKAttributes.WindowLevel.alerts", after: low) { $0.windowLevel = .alerts }
        look("EKAttributes.WindowLevel.statusBar", after: low) { $0.windowLevel = .statusBar }
        look("EKAttributes.WindowLevel.custom(level:)", after: low) {
            $0.windowLevel = .custom(level: UIWindow.Level(rawValue: 1500))
        }
    }

    mutating func addEntryConstraints() {
        let constraints = "EKAttributes.positionConstraints", type = "EKAttributes.PositionConstraints"
        look(constraints, "\(type).verticalOffset") { $0.positionConstraints.verticalOffset = 40 }
        look("\(type).init(verticalOffset:size:maxSize:)") {
            $0.positionConstraints = .init(verticalOffset: 12, size: .screen)
        }
        for (name, preset) in [
            ("float", EKAttributes.PositionConstraints.float), ("fullScreen", .fullScreen),
        ] {
            look("\(type).\(name)") { $0.positionConstraints = preset }
        }
        let narrow: AttributeChange = { $0.positionConstraints.size.width = .constant(value: 90) }
        look("\(type).fullWidth", after: narrow) { $0.positionConstraints = .fullWidth }
        look("\(type).full", after: narrow) { $0.positionConstraints = .full }
        look("\(type).size", "\(type).Size.init(width:height:)") {
            $0.positionConstraints.size = .init(width: .constant(value: 200), height: .constant(value: 100))
        }
        look("\(type).Size.width") { $0.positionConstraints.size.width = .constant(value: 200) }
        look("\(type).Size.height") { $0.positionConstraints.size.height = .constant(value: 100) }
        look("\(type).Size.intrinsic") { $0.positionConstraints.size = .intrinsic }
        look("\(type).Size.screen") { $0.positionConstraints.size = .screen }
        look("\(type).Size.sizeToWidth", after: narrow) { $0.positionConstraints.size = .sizeToWidth }
        look("\(type).Size.defaultSize", after: narrow) { $0.positionConstraints.size = .defaultSize }
        look("\(type).maxSize") { $0.positionConstraints.maxSize.width = .constant(value: 90) }
        look("\(type).maximumWidth") { $0.positionConstraints.maximumWidth = .constant(value: 90) }
        look("\(type).Size.defaultMaxSize", after: { $0.positionConstraints.maximumWidth = .constant(value: 90) }) {
            $0.positionConstraints.maxSize = .defaultMaxSize
        }
        look("\(type).width") { $0.positionConstraints.width = .constant(value: 90) }
        look("\(type).Edge.constant(value:)") { $0.positionConstraints.size.width = .constant(value: 90) }
        look("\(type).Edge.offset(value:)") { $0.positionConstraints.size.width = .offset(value: 30) }
        look("\(type).Edge.ratio(value:)") { $0.positionConstraints.size.width = .ratio(value: 0.5) }
        look("\(type).Edge.intrinsic") { $0.positionConstraints.size.width = .intrinsic }
        look("\(type).Edge.fill", after: narrow) { $0.positionConstraints.size.width = .fill }
        addSafeAreas(type)
        addKeyboards(type)
    }

    private mutating func addSafeAreas(_ type: String) {
        look("\(type).safeArea", "\(type).SafeArea.overridden") { $0.positionConstraints.safeArea = .overridden }
        look("\(type).SafeArea.overriden") { $0.positionConstraints.safeArea = .overriden }
        look("\(type).SafeArea.empty(fillSafeArea:)") {
            $0.positionConstraints.safeArea = .empty(fillSafeArea: true)
        }
        let turn = [TimelineEvent.rotate(.landscape, at: 0.8, animated: false)]
        look("\(type).rotation", "\(type).Rotation.isEnabled", events: turn) {
            $0.positionConstraints.rotation.isEnabled = false
        }
        let rigid: AttributeChange = { $0.positionConstraints.rotation.isEnabled = false }
        look("\(type).Rotation.init()", after: rigid, events: turn) { $0.positionConstraints.rotation = .init() }
    }

    private mutating func addKeyboards(_ type: String) {
        let focus = [TimelineEvent.tap("entry1.Name", at: 0.8)]
        let bottom: AttributeChange = {
            $0.position = .bottom
            $0.entryInteraction = .absorbTouches
        }
        let bound: AttributeChange = {
            bottom(&$0)
            $0.positionConstraints.keyboardRelation = .bind(offset: .init(bottom: 300))
        }
        let form: @Sendable () -> UIView = { signIn() }
        look(
            "\(type).keyboardRelation", "\(type).KeyboardRelation.bind(offset:)", after: bottom, events: focus,
            view: form
        ) { $0.positionConstraints.keyboardRelation = .bind(offset: .none) }
        look("\(type).KeyboardRelation.unbind", after: bound, events: focus, view: form) {
            $0.positionConstraints.keyboardRelation = .unbind
        }
        look("\(type).KeyboardRelation.Offset.none", after: bound, events: focus, view: form) {
            $0.positionConstraints.keyboardRelation = .bind(offset: .none)
        }
        look("\(type).KeyboardRelation.Offset.bottom", after: bound, events: focus, view: form) {
            var offset = EKAttributes.PositionConstraints.KeyboardRelation.Offset(bottom: 300)
            offset.bottom = 40
            $0.positionConstraints.keyboardRelation = .bind(offset: offset)
        }
        look(
            "\(type).KeyboardRelation.Offset.init(bottom:screenEdgeResistance:)",
            "\(type).KeyboardRelation.Offset.screenEdgeResistance", after: bound, events: focus, view: form
        ) {
            $0.positionConstraints.keyboardRelation = .bind(offset: .init(bottom: 300, screenEdgeResistance: 250))
        }
    }
}

func signIn(_ field: (inout EKProperty.TextFieldContent) -> Void = { _ in }) -> EKFormMessageView {
    var content = EKProperty.TextFieldContent(placeholder: label("Name"), textStyle: style())
    field(&content)
    return EKFormMessageView(with: label("Sign in"), textFieldsContent: [content], buttonContent: button("Go"))
}

func button(
    _ title: String = "OK", _ action: @escaping EKProperty.ButtonContent.Action = {}
) -> EKProperty.ButtonContent {
    EKProperty.ButtonContent(
        label: label(title), backgroundColor: .clear, highlightedBackgroundColor: .clear, action: action)
}
