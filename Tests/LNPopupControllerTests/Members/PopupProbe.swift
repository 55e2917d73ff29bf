import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineStage
import VitrineTestSupport

extension Probe: CustomTestStringConvertible {
    public var testDescription: String { description }
}

/// The values that code has recorded.
final class Notes {
    var all: [String] = []
}

extension ProbeList {
    typealias PopupChange = @Sendable (Popup) -> Void

    /// Adds a probe that compares pictures of the popup.
    /// - Parameter yaml: Further keys of the scene.
    mutating func look(
        _ members: String..., scene yaml: String = "", at seconds: [Double] = [0, 0.6, 1, 1.3, 2.5],
        container: @escaping @Sendable () -> UIViewController = { Page() },
        after prepare: @escaping PopupChange = { _ in }, set: @escaping PopupChange
    ) {
        add(members) { isSet in
            let popup = Popup(container())
            prepare(popup)
            if isSet { set(popup) }
            let renderer = try Renderer(popup.scene(yaml))
            return try seconds.map { AnyHashable(try renderer.bitmap(at: $0)) }
        }
    }

    /// Adds a probe that compares the values that code records.
    /// - Parameter build: Sets the members or not, and adds calls to the scene.
    mutating func notes(
        _ members: String..., scene yaml: String = "",
        container: @escaping @Sendable () -> UIViewController = { Page() },
        of build: @escaping @Sendable (_ isSet: Bool, Popup, Notes, inout PresentationScene) -> Void
    ) {
        add(members) { isSet in
            let (popup, notes) = (Popup(container()), Notes())
            let scene = try popup.scene(yaml) { build(isSet, popup, notes, &$0) }
            _ = try StagedScene(scene)
            return notes.all.map { AnyHashable($0) } + ["end"]
        }
    }

    /// Adds a probe that compares the texts of assistive technology at 1 s.
    mutating func texts(_ members: String..., scene yaml: String = "", set: @escaping PopupChange) {
        add(members) { isSet in
            let popup = Popup()
            popup.item.image = UIImage(named: "artwork/rain.png")
            popup.item.progress = 0.5
            popup.bar.progressViewStyle = .top
            if isSet { set(popup) }
            let staged = try Renderer(popup.scene(yaml)).staged
            return staged.elements(at: 1).compactMap(\.accessibility).map { AnyHashable($0) }
        }
    }
}

/// The former, deprecated spellings; a protocol requirement can be used without a warning.
protocol OlderBarSpellings: AnyObject { var supportsMinimization: Bool { get set } }
extension LNPopupBar: OlderBarSpellings {}

protocol OlderAppearanceSpellings: AnyObject {
    var doneButtonAppearance: UIBarButtonItemAppearance { get set }
    var isFloatingBarShineEnabled: Bool { get set }
}
extension LNPopupBarAppearance: OlderAppearanceSpellings {}

protocol OlderControllerSpellings: AnyObject {
    var shouldExtendPopupBarUnderSafeArea: Bool { get set }
    func presentPopupBar(
        withContentViewController contentController: UIViewController, openPopup: Bool, animated: Bool,
        completion: (() -> Void)?)
}
extension UIViewController: OlderControllerSpellings {}

protocol OlderTraitSpellings { var popUpBarEnvironment: LNPopupBar.Environment { get } }
extension UITraitCollection: OlderTraitSpellings {}

protocol OlderStyleSpellings { static var flat: Self { get } }
extension LNPopupCloseButton.Style: OlderStyleSpellings {}

func older<Style: OlderStyleSpellings>(_ type: Style.Type) -> Style { type.flat }
