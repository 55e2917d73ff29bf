import VitrinePresentation
import VitrineScreens
import VitrineSetting

/// A presentation that code of an app makes: a panel, a card, an overlay container, a popup bar or the entries.
///
/// The library's call that presents it (`addPanel(toParent:)`, `presentCard`, `SwiftEntryKit.display`) registers it with the
/// stage: `UserStage.current?.register(self)`.
package protocol StagedPresentation: AnyObject {
    /// The name that events use for the first presentation of the kind; later ones get a number: `panel`, `panel2`.
    var stageName: String { get }
    /// What the stage keeps as long as the presentation, such as a controller that only knows it weakly. Default: nothing.
    var owner: AnyObject? { get }
    /// Declares the presentation in a scene under a name, as its views are now.
    ///
    /// Called once for each scene, when the code that builds the scene has returned.
    func declare(in scene: inout PresentationScene, named name: String)
    /// Takes over the declaration of a presentation that the same code registered in an earlier recording.
    ///
    /// Called while a scene is recorded, for a presentation that code registers at a time after the beginning.
    /// - Parameter earlier: declared in the scene under way, of the same kind.
    func takeOver(_ earlier: any StagedPresentation)
}

extension StagedPresentation {
    package var owner: AnyObject? { nil }
}

/// A view whose code runs when a finger taps it.
protocol TapTarget: AnyObject {
    /// - Parameter name: of the element that has been tapped; a part of it follows after a dot.
    func tapped(_ name: String)
}

struct WeakTapTarget {
    weak var target: (any TapTarget)?
}

/// What code of an app adds to a scene: the presentations that it makes while the scene is built, and those that it makes while
/// the scene is recorded.
///
/// A recording has only presentations that its scene declares. What code registers later is declared in the next recording of
/// the same code, see `Film`.
///
/// Unchecked: code of an app runs on one thread at a time.
package final class UserStage: @unchecked Sendable {
    /// The stage whose scene is built.
    @TaskLocal private static var building: UserStage?
    private static let key = "UIKit.stage"

    /// The stage whose scene is built or recorded; nil for a scene without one.
    package static var current: UserStage? { building ?? UserRequests.current?.storage[key] as? UserStage }

    /// What the code asked for and a scene cannot show.
    package let warnings = UIKitWarnings.Log()
    /// What is declared when the scene is built.
    package private(set) var presentations: [any StagedPresentation] = []
    /// What was registered after the beginning in an earlier recording.
    private let expected: [any StagedPresentation]
    /// What has been registered after the beginning in this one.
    package private(set) var late: [any StagedPresentation] = []
    /// Of late presentations, for the next recording.
    package private(set) var owners: [AnyObject] = []
    private let expectedOwners: [AnyObject]

    /// The window whose root controller is shown, if code has made one visible.
    package var keyWindow: UIWindow?
    /// The traits of the scene as it has been built so far.
    package var traits: Traits
    /// The page of the scene, while it is recorded.
    var rootPage: RootPage?
    /// The scroll views that have been drawn, by the names of their elements.
    var scrollViews: [String: WeakScrollView] = [:]
    /// What takes taps, by the names of the elements that are drawn.
    var tapTargets: [String: WeakTapTarget] = [:]
    /// The names of the elements that pages have had in the recording, each once.
    private(set) var pageElements: [String] = []
    /// What code has performed in the recording.
    package private(set) var posted: [PostedAction] = []

    /// - Parameters:
    ///   - expected: what code registered after the beginning in an earlier recording. Default: nothing.
    ///   - owners: their owners. Default: none.
    package init(
        expecting expected: [any StagedPresentation] = [], owners: [AnyObject] = [], traits: Traits = Traits()
    ) {
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

    /// Makes the stage that of the recording under way.
    package func begin() {
        (late, owners, posted) = ([], [], [])
        guard let requests = UserRequests.current else { return }
        requests.storage[Self.key] = self
        // Views are laid out and read again.
        requests.traitsChanged = { [weak self] in UIView.run(in: nil) { self?.rootPage?.traitsChanged() } }
        requests.elementTapped = { [weak self] name in
            guard let self else { return }
            if let target = tapTargets[name]?.target {
                UIView.run(in: nil) { target.tapped(name) }
            } else if let dot = name.firstIndex(of: "."), let target = tapTargets[String(name[..<dot])]?.target {
                // A row of a table.
                UIView.run(in: nil) { target.tapped(name) }
            }
        }
        requests.elementScrolled = { [weak self] name, scroll, finger in
            self?.scrollViews[name]?.view?.follow(scroll, finger)
        }
        requests.observer = { [weak self, weak requests] action in
            self?.posted.append(PostedAction(seconds: requests?.now ?? 0, action: action))
        }
    }

    /// A page shows elements.
    func note(pageElements names: [String]) {
        for name in names where !pageElements.contains(name) { pageElements.append(name) }
    }

    /// Adds a presentation to the scene; nothing happens for one that the scene has.
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
