import VitrineLNPopupController
import VitrineUIKit

/// The rewritten Swift blocks of LNPopupController's documentation. A name ends in the block's number;
/// Tests/SnippetTests/snippets.tsv lists all of them.
enum PopupSnippets {
    // The lines of a manifest and the import, with a type that they make available.
    static let package1 = LNPopupBar.self
    static let package2 = LNPopupItem.self
    static let import3 = LNPopupBarAppearance.self

    // Managing the popup bar: it is presented with a content controller.
    static func present4(from container: UIViewController) -> UIViewController {
        let demo = UIViewController()
        demo.view.backgroundColor = .red
        demo.popupItem.title = "Hello Title"
        demo.popupItem.subtitle = "And a Subtitle!"
        demo.popupItem.progress = 0.34
        container.presentPopupBar(with: demo, animated: true, completion: nil)
        return demo
    }

    // It is presented with its popup open.
    static func presentOpen5(_ content: UIViewController, from container: UIViewController) {
        container.presentPopupBar(with: content, openPopup: true, animated: true, completion: nil)
    }

    // It is opened in code.
    static func open6(_ container: UIViewController) {
        container.openPopup(animated: true, completion: nil)
    }

    // It is dismissed.
    static func dismiss7(_ container: UIViewController) {
        container.dismissPopupBar(animated: true, completion: nil)
    }

    // A container with a docking view of its own.
    final class Container8: UIViewController {
        let dock = UIView()

        override var bottomDockingViewForPopupBar: UIView? {
            return dock
        }

        override var defaultFrameForBottomDockingView: CGRect {
            var bottom = view.bounds
            // The document reads `x` of the rectangle itself.
            bottom.origin.x = 0
            bottom.origin.y = view.bounds.height - 80
            bottom.size.height = 80
            return bottom
        }
    }

    // Styles of bar, interaction, progress and close button.
    static func barStyle9(_ container: UIViewController) {
        container.popupBar.barStyle = .floatingCompact
    }

    static func interactionStyle10(_ container: UIViewController) {
        container.popupInteractionStyle = .drag
    }

    static func progressStyle11(_ container: UIViewController) {
        container.popupBar.progressViewStyle = .top
    }

    static func closeButton12(_ container: UIViewController) {
        container.popupContentView.popupCloseButtonStyle = LNPopupCloseButton.Style.none
    }

    // An appearance.
    static func appearance13(_ container: UIViewController) {
        let appearance = LNPopupBarAppearance()
        appearance.titleTextAttributes = AttributeContainer()
            .font(UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont(name: "Chalkduster", size: 14)!))
            .foregroundColor(UIColor.yellow)
        appearance.subtitleTextAttributes = AttributeContainer()
            .font(UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: UIFont(name: "Chalkduster", size: 12)!))
            .foregroundColor(UIColor.green)

        let floatingBarShadow = NSShadow()
        floatingBarShadow.shadowColor = UIColor.red
        floatingBarShadow.shadowOffset = .zero
        floatingBarShadow.shadowBlurRadius = 8
        appearance.floatingBarBackgroundShadow = floatingBarShadow

        let imageShadow = NSShadow()
        imageShadow.shadowColor = UIColor.yellow
        imageShadow.shadowOffset = .zero
        imageShadow.shadowBlurRadius = 3
        appearance.imageShadow = imageShadow
        appearance.floatingBackgroundEffect = UIBlurEffect(style: .dark)

        container.popupBar.standardAppearance = appearance
        container.popupBar.tintColor = .yellow
    }

    // Accessibility.
    static func accessibility14(_ content: UIViewController) {
        content.popupItem.accessibilityLabel = NSLocalizedString("Label of the bar", comment: "")
        content.popupItem.accessibilityHint = NSLocalizedString("Hint of the bar", comment: "")
    }

    // A bar button, with a closure, as `#selector` needs an Objective-C runtime.
    static func button15(_ content: UIViewController, _ action: @escaping () -> Void) {
        let button = UIBarButtonItem(image: UIImage(named: "pause"), primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = NSLocalizedString("Pause", comment: "")
        content.popupItem.trailingBarButtonItems = [button]
    }

    static func closeButtonAccessibility16(_ container: UIViewController) {
        container.popupContentView.popupCloseButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
        container.popupContentView.popupCloseButton.accessibilityHint = NSLocalizedString("Closes it", comment: "")
    }

    // The document has the spellings of Swift 2.
    static func labels17(_ content: UIViewController) {
        content.popupItem.accessibilityImageLabel = NSLocalizedString("Label of the image", comment: "")
        content.popupItem.accessibilityProgressLabel = NSLocalizedString("Label of the progress", comment: "")
        content.popupItem.accessibilityProgressValue = "\(content.popupItem.progress * 100) percent"
    }
}
