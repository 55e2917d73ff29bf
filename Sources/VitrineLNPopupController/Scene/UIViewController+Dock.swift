import VitrinePresentation
import VitrineSurfaces

extension UIViewController {
    /// Returns the docking view as a dock of a scene; nil if there is none.
    func dock(in traits: Traits) -> Container.Dock? {
        guard let view = bottomDockingViewForPopupBar else { return nil }
        switch self {
        case let tabs as UITabBarController where view === tabs.tabBar: return tabs.tabBarDock(in: traits, standIn: nil)
        case let navigation as UINavigationController where view === navigation.toolbar:
            return navigation.toolbarDock(in: traits)
        default:
            let height = Double(defaultFrameForBottomDockingView.height).limited(0...400)
            let margin = Double(bottomDockingViewMarginForPopupBar).limited(0...400)
            return .custom(
                CustomDock(
                    height: height, background: view.backgroundColor?.value(in: traits),
                    bottomDockingViewMarginForPopupBar: margin))
        }
    }
}
