import VitrinePresentation
import VitrineScreens

extension PresentationScene {
    /// Calls a controller at a time, as an app's code would: `scene.perform(at: 1) { panel.move(to: .full, animated:
    /// true) }`. The block runs while the scene is recorded, after the events of the same time, and with the
    /// controllers' state at that time.
    /// - Parameter seconds: The seconds from the scene's beginning, 0...600.
    public mutating func perform(at seconds: Double, _ body: @escaping () -> Void) {
        values.userObjects.call(at: max(0, min(600, seconds))) { UIView.run(in: nil, body) }
    }

    /// Runs an app's code with this scene's device and traits in `UIScreen`, `UIApplication` and `UIDevice`.
    public func simulate<Result>(_ body: () throws -> Result) rethrows -> Result {
        try CurrentTraits.run(in: traits) { try body() }
    }

    /// Shows a controller's view as the scene's page. Changes of the view while the scene is recorded are shown.
    public mutating func show(_ rootViewController: UIViewController) {
        simulate { rootViewController.loadViewIfNeeded() }
        container.content = rootViewController.view.shownContent
        let changes = ViewChanges(container.content, at: ["container", "content"]) {
            rootViewController.view.shownContent
        }
        values.userObjects.call(at: 0) { changes.begin() }
    }
}
