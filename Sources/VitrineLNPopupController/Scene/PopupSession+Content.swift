import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension PopupSession {
    /// The popup with the current state of its controllers.
    var contentValue: PopupContent {
        var out = PopupContent()
        let target = transitionView ?? content?.view.firstTransitionView
        let place = target.flatMap { placedName(of: $0) }
        let picture = place == nil ? target as? UIImageView : nil
        // The popup draws the picture if the bar's image can become it.
        picture?.isDrawn = false
        if let content {
            let frame = CGRect(origin: .zero, size: CGSize(traits.screenSize))
            CurrentTraits.run(in: traits) {
                content.view.frame = frame
                contentView.place(in: frame, safeArea: UIEdgeInsets(traits.safeArea))
                if content.innermostController !== content {
                    content.showPushes { PopupBarPresentation.name }
                    content.place(in: frame, safeArea: UIEdgeInsets(traits.safeArea))
                }
            }
            out.title = content.title?.limited
            out.content = CurrentTraits.run(in: traits) { content.shownContent }
            out.statusBarStyle = content.preferredStatusBarStyle.value
            out.statusBarHidden = content.prefersStatusBarHidden
        }
        out.viewForPopupTransition = place
        if let picture {
            out.image = picture.image?.picturePath
            // A view that the popup lays out has the picture's aspect ratio, unless the picture fills it.
            if picture.contentMode == .scaleAspectFill { out.imageContentMode = .scaleAspectFill }
            let view = picture as? any LNPopupTransitionView
            out.imageCornerRadius = Double(view?.cornerRadius ?? picture.layer.cornerRadius).limited(0...200)
            let shadow =
                view?.supportsShadow == true ? view?.shadow : (picture as? LNPopupImageView)?.shadow
            out.imageShadow = shadow?.value(in: traits).map { .shadow($0) } ?? .none
        }
        let button = contentView.popupCloseButton
        out.popupCloseButton = PopupCloseButton(
            style: button.style.value, positioning: (ownPositioning ?? button.positioning).value,
            tintColor: button.chosenTintColor?.value(in: traits))
        // Bars are gray by default.
        if button.chosenTintColor == nil, out.popupCloseButton.effectiveStyle(in: traits).isProminent {
            out.popupCloseButton.tintColor = contentView.chosenTint?.value(in: traits)
        }
        out.popupCloseButton.accessibilityLabel =
            button.accessibilityLabel == LNPopupCloseButton.defaultLabel ? nil : button.accessibilityLabel?.limited
        out.popupCloseButton.accessibilityHint = button.accessibilityHint?.limited
        button.effective = (
            out.popupCloseButton.effectiveStyle(in: traits).style,
            out.popupCloseButton.effectivePositioning(in: traits).positioning
        )
        (out.popupInteractionStyle, out.popupSnapPercent) = interactionStyle.value
        out.backgroundEffect = contentView.backgroundEffect?.value(in: traits.design)
        out.translucent = contentView.isTranslucent
        out.allowsContentTransition = contentView.allowsContentTransition
        return out
    }

    /// The name of a view of the content that constraints place; nil for one that the popup lays out.
    private func placedName(of view: UIView) -> String? {
        guard let content, !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden,
            view.isDescendant(of: content.view), view !== content.view
        else { return nil }
        if let picture = view as? UIImageView, picture.image?.picturePath == nil { return nil }
        view.elementName = "popupTransitionView"
        return view.accessibilityIdentifier ?? view.elementName
    }
}

extension UIView {
    /// The first descendant that the bar's image can become.
    fileprivate var firstTransitionView: UIView? {
        for view in subviews {
            if view is LNPopupImageView { return view }
            if let found = view.firstTransitionView { return found }
        }
        return nil
    }
}

extension UIViewController.PopupInteractionStyle {
    fileprivate var value: (PopupInteractionStyle, percent: Double) {
        let percent = Double.defaultPopupSnapPercent
        return switch self {
        case .default: (.default, percent)
        case .automatic: (.automatic, percent)
        case .drag: (.drag, percent)
        case .scroll: (.scroll, percent)
        case .none: (.none, percent)
        case .snap: (.snap, percent)
        case .customizedSnap(let own): (.snap, own.number(or: percent).limited(0.1...0.9))
        }
    }
}

extension LNPopupCloseButton.Style {
    private static let names: [(LNPopupCloseButton.Style, PopupCloseButton.Style)] = [
        (.default, .default), (.chevron, .chevron), (.grabber, .grabber), (.glass, .glass), (.clearGlass, .clearGlass),
        (.prominentGlass, .prominentGlass), (.prominentClearGlass, .prominentClearGlass), (.shinyGlass, .shinyGlass),
        (.none, .none),
    ]

    fileprivate var value: PopupCloseButton.Style { Self.names.first { $0.0 == self }?.1 ?? .round }
}

extension PopupCloseButton.Style {
    fileprivate var style: LNPopupCloseButton.Style {
        switch self {
        case .default: .default
        case .chevron: .chevron
        case .grabber: .grabber
        case .glass: .glass
        case .clearGlass: .clearGlass
        case .prominentGlass: .prominentGlass
        case .prominentClearGlass: .prominentClearGlass
        case .shinyGlass: .shinyGlass
        case .round: LNPopupCloseButton.Style(rawValue: 0x10000) ?? .default
        case .none: .none
        }
    }
}

extension LNPopupCloseButton.Positioning {
    fileprivate var value: PopupCloseButton.Positioning {
        switch self {
        case .default: .default
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension PopupCloseButton.Positioning {
    fileprivate var positioning: LNPopupCloseButton.Positioning {
        switch self {
        case .default: .default
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

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
