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

    /// The window whose root controller is shown, if code has made one visible.
    package var keyWindow: UIWindow?
    /// The traits of the scene.
    package let traits: Traits
    /// What code has performed in the recording.
    package private(set) var posted: [PostedAction] = []

    /// - Parameter expected: what code registered after the beginning in an earlier recording. Default: nothing.
    package init(expecting expected: [any StagedPresentation] = [], traits: Traits = Traits()) {
        self.expected = expected
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
        (late, posted) = ([], [])
        guard let requests = UserRequests.current else { return }
        requests.storage[Self.key] = self
        requests.observer = { [weak self, weak requests] action in
            self?.posted.append(PostedAction(seconds: requests?.now ?? 0, action: action))
        }
    }

    /// Adds a presentation to the scene; nothing happens for one that the scene has.
    package func register(_ presentation: any StagedPresentation) {
        guard !(presentations + late).contains(where: { $0 === presentation }) else { return }
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
