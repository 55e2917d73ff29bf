import VitrineVocabulary

/// Presents and dismisses a container in a sheet.
final class SheetModality: ModalPresentation {
    private weak var sheet: OverlayContainerSheetPresentationController?
    /// The duration of the system's transition in seconds. Source: facts, overlay container, section 3.8.
    private static let duration = 0.404

    init(of sheet: OverlayContainerSheetPresentationController) { self.sheet = sheet }

    private var container: OverlayContainerViewController? {
        sheet?.presentedViewController as? OverlayContainerViewController
    }

    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) { perform("present", animated, completion) }

    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        perform("dismiss", animated, completion)
    }

    private func perform(_ verb: String, _ animated: Bool, _ completion: (() -> Void)?) {
        if let container { UserStage.current?.register(container) }
        container?.handle.perform(
            verb, [("animated", .flag(animated))],
            completion: completion.map { ({ animated ? Self.duration : 0 }, $0) })
    }
}
