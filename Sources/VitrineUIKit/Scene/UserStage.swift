import VitrinePresentation
import VitrineScreens
import VitrineSurfaces

/// A presentation that an app's code creates: a panel, a card, an overlay container, a popup bar or the entries. The
/// library's call that presents it (`addPanel(toParent:)`, `presentCard`, `SwiftEntryKit.display`) registers it with
/// the stage: `UserStage.current?.register(self)`.
package protocol StagedPresentation: AnyObject {
    /// The name that events use for the first presentation of the kind; later ones get a number: `panel`, `panel2`.
    var stageName: String { get }
    /// The name of the presentation in its scene. Default: empty.
    var shownName: String { get }
    /// The controller whose view the presentation shows. Default: nil, unknown.
    var shownController: UIViewController? { get }
    /// An object that lives as long as the presentation, such as a controller that references it weakly. Default: nil.
    var owner: AnyObject? { get }
    /// Declares the presentation in a scene under a name, with the current state of its views. Called once for each
    /// scene, when the code that builds the scene has returned.
    func declare(in scene: inout PresentationScene, named name: String)
    /// Takes over the declaration of a presentation that the same code registered in an earlier recording. Called while
    /// a scene is recorded, for a presentation that code registers after the beginning.
    /// - Parameter earlier: The declaration in the current scene, of the same kind.
    func takeOver(_ earlier: any StagedPresentation)
}

extension StagedPresentation {
    package var owner: AnyObject? { nil }
    package var shownName: String { "" }
    package var shownController: UIViewController? { nil }
}

/// An object that a touch finds by the name of an element: a view, or an item of a bar.
protocol FingerTarget: AnyObject {
    /// Whether it is shown within the view of a controller.
    func belongs(to controller: UIViewController) -> Bool
}

extension UIView: FingerTarget {}

/// A view, or an item of a bar, whose code runs when a finger taps it.
protocol TapTarget: FingerTarget {
    /// - Parameter name: The name of the tapped element, with a part of it after a dot.
    func tapped(_ name: String)
}

private struct WeakView {
    weak var view: (any FingerTarget)?
}

/// An app's additions to a scene: the presentations that its code creates while the scene is built, and while the scene
/// is recorded. A recording has only presentations that its scene declares. Presentations that code registers later are
/// declared in the next recording of the same code, see `Film`. Unchecked: code of an app runs on one thread at a time.
package final class UserStage: @unchecked Sendable {
    /// The stage whose scene is built.
    @TaskLocal private static var building: UserStage?
    private static let key = "UIKit.stage"

    /// The stage whose scene is built or recorded; nil for a scene without one.
    package static var current: UserStage? { building ?? UserRequests.current?.storage[key] as? UserStage }

    /// The warnings about requests that a scene cannot show.
    package let warnings = UIKitWarnings.Log()
    /// The presentations that are declared when the scene is built.
    package private(set) var presentations: [any StagedPresentation] = []
    /// The presentations registered after the beginning in an earlier recording.
    private let expected: [any StagedPresentation]
    /// The presentations registered after the beginning in this recording.
    package private(set) var late: [any StagedPresentation] = []
    /// The owners of late presentations, for the next recording.
    package private(set) var owners: [AnyObject] = []
    private let expectedOwners: [AnyObject]

    /// The window whose root controller is shown, if code has made one visible.
    package var keyWindow: UIWindow?
    /// The folder of the code's pictures; nil if there is none.
    let codeFolder: String?
    /// The traits of the scene as built so far.
    package var traits: Traits
    /// The page of the scene, while it is recorded.
    var rootPage: RootPage?
    /// The views that fingers tap and scroll, by the names of their elements, in drawing order.
    private var touchedViews: [String: [WeakView]] = [:]
    /// The names of the elements that pages have had in the recording, each once.
    private(set) var pageElements: [String] = []
    /// The actions that code has performed in the recording.
    package private(set) var posted: [PostedAction] = []

    /// - Parameters:
    ///   - expected: The presentations registered after the beginning in an earlier recording. Default: none.
    ///   - owners: Their owners. Default: none.
    ///   - codeFolder: The folder of the code's pictures. Default: nil, none.
    package init(
        expecting expected: [any StagedPresentation] = [], owners: [AnyObject] = [], traits: Traits = Traits(),
        codeFolder: String? = nil
    ) {
        self.codeFolder = codeFolder
        self.expected = expected
        expectedOwners = owners
        self.traits = traits
    }

    /// Whether every presentation that code registered is declared.
    package var isComplete: Bool { late.count <= expected.count }

    /// Runs code that builds the scene.
    package func build<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$building.withValue(self) { try body() }
    }

    /// Makes the stage that of the current recording.
    package func begin() {
        (late, owners, posted) = ([], [], [])
        guard let requests = UserRequests.current else { return }
        requests.storage[Self.key] = self
        // Views are laid out and read again.
        requests.traitsChanged = { [weak self] in UIView.run(in: nil) { self?.rootPage?.traitsChanged() } }
        requests.elementTapped = { [weak self] name, owner in
            guard let self else { return }
            // A row of a table follows its name.
            let table = name.firstIndex(of: ".").map { String(name[..<$0]) }
            let found = view(named: name, of: owner) ?? table.flatMap { view(named: $0, of: owner) }
            guard let target = found as? any TapTarget else { return }
            UIView.run(in: nil) { target.tapped(name) }
        }
        requests.elementScrolled = { [weak self] name, owner, scroll, finger in
            (self?.view(named: name, of: owner) as? UIScrollView)?.follow(scroll, finger)
        }
        requests.observer = { [weak self, weak requests] action in
            self?.posted.append(PostedAction(seconds: requests?.now ?? 0, action: action))
        }
    }

    /// Registers a view that is drawn as the element of a name.
    func note(_ view: any FingerTarget, named name: String) {
        touchedViews[name, default: []].removeAll { $0.view == nil || $0.view === view }
        touchedViews[name, default: []].append(WeakView(view: view))
    }

    /// Returns the view that is drawn as an element.
    /// - Parameter owner: The presentation that shows the element, or the container.
    private func view(named name: String, of owner: String) -> (any FingerTarget)? {
        let found = (touchedViews[name] ?? []).compactMap(\.view).reversed()
        let all = late + presentations + expected
        return found.first { view in
            let holders = all.filter { one in one.shownController.map { view.belongs(to: $0) } ?? false }
            if let own = all.first(where: { $0.shownName == owner && $0.shownController != nil }) {
                return holders.contains { $0 === own }
            }
            let isOnPage = rootPage.map { view.belongs(to: $0.root) } ?? true
            return holders.isEmpty && isOnPage == (owner == TouchTargets.container)
        } ?? found.first
    }

    func note(pageElements names: [String]) {
        for name in names where !pageElements.contains(name) { pageElements.append(name) }
    }

    /// Adds a presentation to the scene, unless it is already there.
    package func register(_ presentation: any StagedPresentation) {
        guard !(presentations + late).contains(where: { $0 === presentation }) else { return }
        if let owner = presentation.owner { owners.append(owner) }
        guard UserRequests.current != nil else { return presentations.append(presentation) }
        if late.count < expected.count, expected[late.count].stageName == presentation.stageName {
            presentation.takeOver(expected[late.count])
        }
        late.append(presentation)
    }

    /// Declares the presentations in a scene, the expected ones last.
    package func declare(in scene: inout PresentationScene) {
        var counts: [String: Int] = [:]
        for presentation in presentations + expected {
            let name = presentation.stageName
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            presentation.declare(in: &scene, named: count > 1 ? "\(name)\(count)" : name)
        }
    }
}

/// The requests of an app's code that a scene cannot show, each once.
package enum UIKitWarnings {
    /// The warnings of one scene, in order. Unchecked: code of an app runs on one thread at a time.
    package final class Log: @unchecked Sendable {
        package private(set) var messages: [String] = []
        private static let limit = 100

        package init() {}

        package func add(_ message: String) {
            guard messages.count < Self.limit, !messages.contains(message) else { return }
            messages.append(message)
        }
    }

    /// Adds a warning to the current film; without one it is dropped.
    package static func warn(_ message: String) { UserStage.current?.warnings.add(message) }
}
