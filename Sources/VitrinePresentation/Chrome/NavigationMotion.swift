import VitrineMotion
import VitrinePages
import VitrineSurfaces

/// Pages that are pushed and popped over a container's own, and the dock that is hidden with them. Source: facts, popup
/// bar, sections 3.6 and 3.1 (spring).
package struct NavigationMotion: Hashable, Sendable {
    package typealias PushedPage = PageStack.Pushed
    package typealias Top = PageStack.Top

    package static let duration = PageStack.duration

    private var pages = PageStack()
    /// Whether the dock is shown, apart from pages that hide it.
    private var isDockWanted = true
    /// The fraction by which the dock is hidden, 0...1, for bars above it.
    package private(set) var absence = AnimatedValue(0)
    /// The opacity of the rim of a dock's glass, 0...1; of another dock its opacity.
    package private(set) var dockGlass = AnimatedValue(1)
    /// The strength of the lens of a dock's glass, 0...1.
    package private(set) var dockLens = AnimatedValue(1)
    /// The opacity of the material of a dock's glass, 0...1.
    package private(set) var dockMaterial = AnimatedValue(1)
    /// The opacity of icons and titles, 0...1. Those of a tab bar change at once.
    package private(set) var dockContent = AnimatedValue(1)
    private let design: Design
    private let kind: DockKind
    private enum DockKind: Hashable { case toolbar, tabBar, other }
    /// The delay of a bar after the page, in seconds. Source: facts, popup bar, section 3.11 (the start of the spring
    /// through each sample): on a tab bar 22 ms, on a toolbar 12 ms, on the return 9 ms on both.
    private let lag: Double

    /// - Parameter isDockHidden: Whether the dock is hidden from the beginning.
    package init(design: Design = .glass, dock: Container.Dock? = nil, isDockHidden: Bool = false) {
        self.design = design
        if isDockHidden {
            isDockWanted = false
            absence = AnimatedValue(1)
            dockGlass = AnimatedValue(0)
            dockLens = AnimatedValue(0)
            dockMaterial = AnimatedValue(0)
            dockContent = AnimatedValue(0)
        }
        switch dock {
        case .tabBar: kind = .tabBar
        case .toolbar: kind = .toolbar
        case .custom, nil: kind = .other
        }
        lag = kind == .tabBar ? 0.022 : 0.012
    }

    package var pushed: [PushedPage] { pages.pushed }

    /// Pushes a page, after one that still moves.
    package mutating func push(_ page: Page, at seconds: Double, animated: Bool = true) {
        let start = pages.push(page, at: seconds, animated: animated)
        moveDock(at: start, animated: animated, isPush: true)
    }

    /// Removes the uppermost page, and those directly below it; the container's own stays.
    /// - Parameter count: The number of pages.
    package mutating func pop(_ count: Int = 1, at seconds: Double, animated: Bool = true) {
        guard let start = pages.pop(count, at: seconds, animated: animated) else { return }
        moveDock(at: start, animated: animated, isPush: false)
    }

    /// Changes the uppermost page; the container's own does not change.
    package mutating func setPage(_ page: Page, at seconds: Double) { pages.setPage(page, at: seconds) }

    /// Hides the dock under the current page, or shows it again.
    package mutating func setDockHidden(_ isHidden: Bool, at seconds: Double, animated: Bool = true) {
        isDockWanted = !isHidden
        moveDock(at: seconds, animated: animated, isPush: isHidden)
    }

    /// Animates the dock. Glass stays in place and loses its material, then its lens and rim. Source of the times:
    /// facts, popup bar, section 3.6.
    private mutating func moveDock(at seconds: Double, animated: Bool, isPush: Bool) {
        let isShown = isDockWanted && !(pages.last.map { pushed[$0].page.hidesBottomBarWhenPushed } ?? false)
        guard (isShown ? 0 : 1) != absence.target else { return }
        guard animated else {
            absence.set(isShown ? 0 : 1, at: seconds)
            dockContent.set(isShown ? 1 : 0, at: seconds)
            dockGlass.set(isShown ? 1 : 0, at: seconds)
            dockLens.set(isShown ? 1 : 0, at: seconds)
            dockMaterial.set(isShown ? 1 : 0, at: seconds)
            return
        }
        let delay = isPush ? lag : 0.009
        absence.animate(
            to: isShown ? 0 : 1, start: seconds, delay: delay, pacing: .spring(.settling(in: Self.duration)))
        func send(_ value: inout AnimatedValue, delay: Double, _ pacing: Pacing) {
            value.animate(to: isShown ? 1 : 0, start: seconds, delay: delay, pacing: pacing, carriesVelocity: false)
        }
        func fade(_ value: inout AnimatedValue, delay: Double, _ duration: Double) {
            send(&value, delay: delay, .curve(.easeInOut, duration: duration))
        }
        switch (kind, isShown) {
        case (.toolbar, false):
            let spring = Pacing.spring(.settling(in: 0.4))
            send(&dockMaterial, delay: 0.05, spring)
            send(&dockContent, delay: 0.05, spring)
            fade(&dockLens, delay: 0.08, 0.17)
            // The rim fades only when the material is no longer visible.
            fade(&dockGlass, delay: 0.2, 0.16)
        case (.toolbar, true):
            fade(&dockMaterial, delay: 0.095, 0.27)
            fade(&dockContent, delay: 0.05, 0.33)
            fade(&dockLens, delay: 0.07, 0.25)
            fade(&dockGlass, delay: 0.07, 0.1)
        case (.tabBar, false):
            send(&dockMaterial, delay: 0, .curve(.easeOut, duration: 0.15))
            dockContent.set(0, at: seconds)
            fade(&dockLens, delay: 0.06, 0.16)
            fade(&dockGlass, delay: 0.12, 0.14)
        case (.tabBar, true):
            send(&dockMaterial, delay: 0.02, .spring(.settling(in: Self.duration)))
            dockContent.set(1, at: seconds)
            fade(&dockLens, delay: 0, 0.1)
            fade(&dockGlass, delay: 0, 0.1)
        case (.other, _):
            let duration = isShown ? 0.2 : 0.17
            fade(&dockGlass, delay: 0, duration)
            fade(&dockLens, delay: 0, duration)
            fade(&dockMaterial, delay: 0, duration)
            fade(&dockContent, delay: 0, duration)
        }
    }

    /// The blur of a toolbar's titles without their capsules, in points. Source: facts, popup bar, section 3.6.
    private static let titleBlur = 8.0
    /// The growth of a toolbar's capsules as they lose their material. Source: the same.
    private static let capsuleGrowth = 0.06

    package func presence(at seconds: Double) -> DockPresence {
        let material = dockMaterial.value(at: seconds).clamped(to: 0...1)
        var out = DockPresence(
            glass: dockGlass.value(at: seconds).clamped(to: 0...1),
            lens: dockLens.value(at: seconds).clamped(to: 0...1),
            material: material, content: dockContent.value(at: seconds).clamped(to: 0...1))
        guard kind == .toolbar else { return out }
        // Titles blur, and capsules grow, as the material disappears.
        out.blur = Self.titleBlur * (1 - material) * (1 - material).squareRoot()
        out.scale = 1 + Self.capsuleGrowth * (1 - material)
        return out
    }

    /// Returns the two visible pages, and the progress of the upper one, which is 1 for a single page.
    package func shown(at seconds: Double) -> (lower: Top?, upper: Top, progress: Double) { pages.shown(at: seconds) }

    /// Returns the two visible pages, with nil for the container's own page.
    package func pages(at seconds: Double) -> (lower: PushedPage?, upper: PushedPage?, progress: Double) {
        func page(_ top: Top?) -> PushedPage? {
            if case .pushed(let i)? = top { pushed[i] } else { nil }
        }
        let shown = shown(at: seconds)
        return (page(shown.lower), page(shown.upper), shown.progress)
    }

    /// Returns the page that receives touches at a time; nil during a transition.
    package func top(at seconds: Double) -> Top? { pages.top(at: seconds) }

    /// Returns the navigation bar of a page; nil if there is none.
    /// - Parameter root: The container's bar.
    package func navigationBar(of page: Top, over root: NavigationBar?, at seconds: Double) -> NavigationBar? {
        pages.navigationBar(of: page, over: root, at: seconds)
    }

    package mutating func change<Result>(
        page index: Int, _ body: (inout PresentedContent) -> Result
    ) -> Result { pages.change(page: index, body) }

    package var end: Double {
        let values = [absence, dockGlass, dockLens, dockMaterial, dockContent]
        return values.reduce(pages.end) { max($0, $1.end ?? 0) }
    }
}
