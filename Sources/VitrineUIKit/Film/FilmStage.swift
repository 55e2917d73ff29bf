import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineSurfaces

/// The content and events of a film, while the film's code builds it. It also has the members of a scene:
/// `stage.output`, `stage.timeline`, `stage.container` and so on.
@dynamicMemberLookup
public final class FilmStage {
    /// The scene. Its controllers and presentations are added when the code of the film has returned.
    public var scene: PresentationScene { didSet { traitsChanged() } }
    private var root: UIViewController?
    private var calls: [(seconds: Double, body: () -> Void)] = []
    let presentations: UserStage
    /// The window of controllers that are shown without one.
    private let window: UIWindow

    /// The traits of the picture in place of those that the code sets.
    private let traitOverrides: [SceneOverride]

    init(_ scene: PresentationScene, _ presentations: UserStage, _ overrides: [SceneOverride] = []) {
        self.scene = scene
        self.presentations = presentations
        traitOverrides = overrides.filter(\.isTrait)
        window = UIWindow(frame: .zero)
        traitsChanged()
    }

    /// Updates the traits that code sees to those of the picture.
    private func traitsChanged() {
        if !traitOverrides.isEmpty {
            let traits = scene.replacingKnown(traitOverrides).scene.traits
            if traits != scene.traits { scene.traits = traits }
        }
        guard scene.traits != presentations.traits || window.frame.isEmpty else { return }
        presentations.traits = scene.traits
        window.frame.size = CGSize(scene.traits.screenSize)
    }

    public subscript<Value>(dynamicMember path: WritableKeyPath<PresentationScene, Value>) -> Value {
        get { scene[keyPath: path] }
        set { scene[keyPath: path] = newValue }
    }

    /// Shows a controller, as the root controller of a window. By default, the root controller of the window for which
    /// `makeKeyAndVisible` was called is shown. A navigation controller's bar and a tab bar controller's tabs are bars
    /// of the scene. `viewWillAppear` and `viewDidAppear` are called when the film begins.
    public func show(_ rootViewController: UIViewController) {
        root = rootViewController
        rootViewController.loadViewIfNeeded()
        rootViewController.view.ownWindow = window
    }

    /// Runs code at a time, after the events of the same time.
    /// - Parameter seconds: The seconds from the beginning, 0...600.
    public func perform(at seconds: Double, _ body: @escaping () -> Void) {
        calls.append((seconds, body))
    }

    /// Adds events of a timeline: `stage.play(.tap("Details", at: 1), .rotate(.landscape, at: 2))`.
    public func play(_ events: TimelineEvent...) { scene.timeline += events }

    /// Adds a tap on an element of the page or of a presentation: `panel.grabber`.
    /// - Parameter seconds: The seconds from the beginning, 0...600.
    public func tap(_ target: String, at seconds: Double) { play(.tap(target, at: seconds)) }

    /// Adds a tap at a position on the screen, in points.
    /// - Parameter seconds: The seconds from the beginning, 0...600.
    public func tap(_ location: CGPoint, at seconds: Double) { play(.tap(location.point, at: seconds)) }

    /// Adds a drag of an element by a distance in points.
    /// - Parameters:
    ///   - seconds: The seconds from the beginning, 0...600.
    ///   - duration: The duration in seconds, above 0, at most 60. Default: nil, that of the event.
    public func drag(_ target: String, by distance: CGVector, at seconds: Double, duration: Double? = nil) {
        play(
            .drag(
                target, at: seconds, by: Point(x: Double(distance.dx), y: Double(distance.dy)), duration: duration))
    }

    /// Adds a drag from a position on the screen to another, in points.
    /// - Parameters:
    ///   - seconds: The seconds from the beginning, 0...600.
    ///   - duration: The duration in seconds, above 0, at most 60. Default: 0.3.
    public func drag(from start: CGPoint, to end: CGPoint, at seconds: Double, duration: Double = 0.3) {
        let translation = Point(x: Double(end.x - start.x), y: Double(end.y - start.y))
        play(.drag(start.point, at: seconds, path: [FingerPath.Leg(by: translation, duration: duration)]))
    }

    // MARK: The scene

    /// Adds to the scene what the code of the film has created.
    func finish() {
        // Events are in order of time, those of the same time in order of addition.
        scene.timeline = scene.timeline.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
            .map(\.element)
        let presentations = presentations
        scene.values.userObjects.call(at: 0) { presentations.begin() }
        if root == nil, let shown = presentations.keyWindow?.rootViewController { show(shown) }
        if let root {
            // Views do not keep their window.
            let window = window
            scene.values.userObjects.call(at: 0) { root.view.ownWindow = window }
            registerChildren(of: root)
            scene.showRoot(root)
        }
        presentations.declare(in: &scene)
        for call in calls { scene.perform(at: call.seconds, call.body) }
    }

    /// Registers presentations among the controllers, which are shown from the beginning.
    private func registerChildren(of controller: UIViewController) {
        if let presentation = controller as? any StagedPresentation { presentations.register(presentation) }
        for child in controller.children { registerChildren(of: child) }
    }
}
