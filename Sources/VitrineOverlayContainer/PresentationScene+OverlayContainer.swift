import VitrineOverlays
import VitrinePages
import VitrinePresentation
import VitrineScreens

extension PresentationScene {
    /// Adds a container to the scene: its style, its controllers' views as they are now, and its delegates, which are asked
    /// and told while the scene is recorded.
    ///
    /// The container is there from the beginning, unless a sheet presents it: then it appears when `present` is called.
    /// - Parameter name: by which events speak of the container: `.drag("container", ...)`. Default `container`.
    public mutating func add(_ container: OverlayContainerViewController, named name: String = "overlayContainer") {
        container.handle.name = name
        let value = simulate { container.value }
        values.overlayContainers[name] = value
        values.userObjects.set(OverlayAdapter(container), of: name)
        values.userObjects.call(at: 0) { container.handle.begin() }
    }
}

extension OverlayContainerViewController {
    /// What the controllers say. Notches are asked for while the scene is recorded.
    fileprivate var value: OverlayContainer {
        let style: OverlayContainer.Style =
            switch self.style {
            case .flexibleHeight: .flexibleHeight
            case .rigid: .rigid
            case .expandableHeight: .expandableHeight
            }
        let space = Double(UIScreen.main.bounds.height)
        view.place(in: UIScreen.main.bounds, safeArea: UIEdgeInsets(CurrentTraits.value.safeArea))
        let count = max(1, delegate?.numberOfNotches(in: self) ?? 1)
        let notches = (0..<count).map { index in
            delegate?.overlayContainerViewController(self, heightForNotchAt: index, availableSpace: CGFloat(space)) ?? 0
        }
        var names: Set<String> = []
        let children = viewControllers.enumerated().map { i, child in
            let given =
                child.view.accessibilityIdentifier ?? child.title
                ?? "\(i == viewControllers.count - 1 ? "overlay" : "controller\(i)")"
            let name = names.insert(given).inserted ? given : "\(given)\(i)"
            return OverlayViewController(name, child.view.shownContent)
        }
        var out = OverlayContainer(
            style: style, notches: notches.map { .height(Double($0)) }, viewControllers: children)
        if let sheet {
            out.presented = false
            out.sheetPresentation = OverlaySheetPresentation(
                dimmingView: (sheet.dimmingView as? TransparentOverlayContainerSheetDimmingView).map {
                    OverlaySheetPresentation.DimmingView(
                        dismissedAlpha: Double($0.dismissedAlpha), minimumAlpha: Double($0.minimumAlpha),
                        maximumAlpha: Double($0.maximumAlpha))
                })
        }
        return out
    }
}
