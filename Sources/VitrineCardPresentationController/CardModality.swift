import VitrineCards
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

/// Presents and dismisses a card, and notifies its controller.
final class CardModality: ModalPresentation, CardListener {
    private(set) weak var controller: UIViewController?
    /// The configuration of the next presentation; nil for the shared one.
    var configuration: CardConfiguration?
    let handle = PresentationHandle()
    /// Whether the card is presented with an animation before the scene begins.
    private var isPresentedEarly = false
    /// Whether the card is presented without an animation, and fills the window then.
    private(set) var fillsWindow = false
    /// The card as the scene declares it.
    var declared: Card?
    private static let motion = CardMotion(.v1_6)
    private static let presentation = CardMotion.duration(of: motion.presentation)
    private static let dismissal = CardMotion.duration(of: motion.dismissal)

    static func of(_ controller: UIViewController) -> CardModality {
        if let modality = controller.modality as? CardModality { return modality }
        let modality = CardModality()
        modality.controller = controller
        controller.modality = modality
        return modality
    }

    /// Notifies the controller that it appears or disappears, even by a pan, as UIKit does.
    func card(_ name: String, did event: CardEvent, at seconds: Double) {
        switch event {
        case .presentationTransitionWillBegin: controller?.viewWillAppear(true)
        case .presentationTransitionDidEnd: controller?.viewDidAppear(true)
        case .presentCardCompletion: break
        case .dismissalTransitionWillBegin: controller?.viewWillDisappear(true)
        case .dismissalTransitionDidEnd(completed: false):
            controller?.viewWillAppear(true)
            controller?.viewDidAppear(true)
        case .dismissalTransitionDidEnd(completed: true):
            controller?.presentingViewController?.forgetPresented()
            controller?.viewDidDisappear(true)
        }
    }

    func present(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let configuration = configuration ?? .shared
        if UserRequests.current == nil, animated { isPresentedEarly = true }
        fillsWindow = !animated
        UserStage.current?.register(self)
        handle.perform(
            "present", [("animated", .flag(animated)), ("configuration", configuration.value.node(Format()))],
            completion: completion.map { ({ animated ? Self.presentation : 0 }, $0) })
    }

    /// Begins a recording. Cards that are presented before it appear one after the other.
    func begin() {
        guard let requests = UserRequests.current else { return }
        let queue = requests.storage[Queue.key] as? Queue ?? Queue()
        requests.storage[Queue.key] = queue
        let delay = queue.seconds
        // The card appears a tick later than the completion of the one before.
        if isPresentedEarly { queue.seconds += Self.presentation + 2 / Double(Tick.rate) }
        guard delay > 0 else { return handle.begin() }
        requests.post(after: delay) { [handle] in handle.begin() }
    }

    /// The presentations that begin with a scene.
    private final class Queue {
        static let key = "CardPresentationController.queue"
        /// The time at which the next one can begin.
        var seconds = 0.0
    }

    func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        handle.perform(
            "dismiss", [("animated", .flag(animated))],
            completion: completion.map { ({ animated ? Self.dismissal : 0 }, $0) })
    }
}

extension CardModality: StagedPresentation {
    var stageName: String { "card" }
    var shownName: String { handle.name }
    var shownController: UIViewController? { controller }
    var owner: AnyObject? { controller }

    func declare(in scene: inout PresentationScene, named name: String) {
        if let controller { scene.add(card: controller, named: name) }
    }

    func takeOver(_ earlier: any StagedPresentation) {
        guard let earlier = earlier as? CardModality, let controller, let declared = earlier.declared else { return }
        handle.name = earlier.handle.name
        // The scene notifies the earlier one.
        earlier.controller = controller
        controller.changes(from: declared, named: handle.name, configuration ?? .shared).begin()
    }
}
