import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces

extension PresentationScene {
    /// Shows a root controller: its bars, and the view of the top controller. Later changes of the views, tabs and
    /// stacks are shown, and `viewDidAppear` is called at the beginning.
    mutating func showRoot(_ root: UIViewController) {
        let page = RootPage(root, in: container)
        // Controllers set their titles in viewDidLoad.
        for controller in page.chain { controller.loadViewIfNeeded() }
        for controller in page.chain { controller.viewWillAppear(false) }
        page.layOut()
        container = page.container
        let changes = ViewChanges(container, at: ["container"], layout: { page.layOut() }) { page.container }
        values.userObjects.call(at: 0) { page.begin(changes) }
    }
}

extension Container {
    /// Returns the insets of the page that bars and the edges of the screen cover.
    func pageSafeArea(in traits: Traits) -> Insets {
        var safe = traits.safeArea
        if !isDockHidden, let bottom = ElementMeasure.dockTop(of: self) {
            safe.bottom = traits.screenSize.height - bottom
        }
        var bars = content
        bars.navigationBar = navigationBar
        let screen = Rect(origin: .zero, size: traits.screenSize)
        var out = ElementMeasure.insets(of: bars, in: screen, safeArea: safe)
        if topBar(in: traits) != nil { out.top = max(out.top, NavigationBarLayout.bottom(in: traits)) }
        return out
    }
}
