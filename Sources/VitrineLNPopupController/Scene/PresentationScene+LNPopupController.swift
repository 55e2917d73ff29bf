import VitrinePopupBar
import VitrinePresentation
import VitrineScreens
import VitrineSurfaces

extension PresentationScene {
    /// Adds the popup bar of a container to the scene: the bar, its item and data source, the content of the popup, and
    /// the delegates, which are called while the scene is recorded. Changes that code makes are shown. The bar appears
    /// when `presentPopupBar(with:openPopup:animated:completion:)` is called: before the scene begins, or with
    /// `perform(at:_:)`. A scene without a dock gets that of the container: its tab bar, its toolbar, or the view that
    /// `bottomDockingViewForPopupBar` returns. The names in events are `popupBar`, `popup`, `popupCloseButton` and, for
    /// the bar's buttons, `popupBar.trailingBarButtonItems.0`.
    public mutating func add(popupBarOf container: UIViewController) {
        PopupSession.of(container).declare(in: &self, named: PopupBarPresentation.name)
    }
}

/// The popup of a container in a film. It keeps the container, which the next recording of the same code declares.
final class StagedPopup: StagedPresentation {
    private let container: UIViewController

    init(of container: UIViewController) { self.container = container }

    private var session: PopupSession { .of(container) }
    var stageName: String { PopupBarPresentation.name }

    func declare(in scene: inout PresentationScene, named name: String) { session.declare(in: &scene, named: name) }

    func takeOver(_ earlier: any StagedPresentation) {
        if let earlier = earlier as? StagedPopup { session.takeOver(earlier.session) }
    }
}

extension PopupSession {
    /// Adds the popup to the film whose code runs.
    func register() {
        guard let stage = UserStage.current, let container else { return }
        let popup = staged ?? StagedPopup(of: container)
        staged = popup
        stage.register(popup)
    }

    /// Declares the popup. A scene has one popup bar: that of the first container.
    func declare(in scene: inout PresentationScene, named name: String) {
        guard name == PopupBarPresentation.name, let controller = container else { return }
        let (adapter, presentation) = (PopupAdapter(controller), scene)
        let (bar, content, dock) = scene.simulate {
            traits = presentation.traits
            controller.loadViewIfNeeded()
            return (barValue, contentValue, controller.dock(in: traits))
        }
        scene.values.popupBar = bar
        scene.values.popupBar?.popupItems = allItems.map { value(of: $0, isPaged: true) }
        scene.values.popupContent = content
        if scene.container.dock == nil, let dock {
            scene.container.dock = dock
            scene.container.isDockHidden = controller.isBottomDockingViewForPopupBarHidden
        }
        let ownsDock = scene.container.dock == dock && dock != nil
        scene.values.userObjects.set(adapter, of: name)
        self.adapter = adapter
        let (host, sameDock) = (scene.container, dock)
        let changes: [any PopupChanges] = [
            ViewChanges(bar, at: ["popupBar"]) {
                adapter.noteChanges()
                return adapter.session.barValue
            },
            ViewChanges(content, at: ["popupContent"]) { adapter.session.contentValue },
            ViewChanges(host, at: ["container"]) {
                guard ownsDock else { return host }
                var out = host
                let controller = adapter.container
                out.dock = controller.dock(in: adapter.session.traits) ?? sameDock
                out.isDockHidden = controller.isBottomDockingViewForPopupBarHidden
                return out
            },
        ]
        scene.values.userObjects.call(at: 0) {
            for changes in changes { changes.begin() }
            adapter.session.handle.begin()
        }
    }

    fileprivate func takeOver(_ earlier: PopupSession) {
        guard let controller = container else { return }
        adapter = earlier.adapter
        traits = earlier.traits
        earlier.adapter?.takeOver(by: controller)
    }
}

/// Views that are compared from the beginning of a recording on.
private protocol PopupChanges { func begin() }

extension ViewChanges: PopupChanges {}
