import OverlayContainer
import UIKit

/// A page whose picture is shared by a sheet.
public final class PhotoViewController: UIViewController, UIViewControllerTransitioningDelegate,
    OverlayContainerSheetPresentationControllerDelegate
{
    public private(set) var sheet: OverlayContainerViewController?
    private let notches = ShareNotches()
    public private(set) var dismissals = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel("Evening at the pier", size: 28, weight: .bold)
        view.add(title, left: 20)
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
        let picture = UIImageView(image: UIImage(named: "artwork/sunset.png"))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        picture.fix(height: 335)
        view.add(picture, left: 20, right: 20)
        picture.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16).isActive = true
        let text = UILabel(
            "The ferry had just left, and the lamps along the quay came on one after the other. We stayed until "
                + "the last of the light had gone from the water.",
            size: 17, color: .secondaryLabel, lines: 0)
        view.add(text, left: 20, right: 20)
        text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16).isActive = true
        var share = UIButton.Configuration.filled()
        share.title = "Share"
        share.image = UIImage(systemName: "square.and.arrow.up")
        let button = UIButton(configuration: share)
        button.fix(height: 50)
        view.add(button, left: 20, right: 20)
        button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12).isActive = true
    }

    /// What the button does.
    @discardableResult
    public func share() -> OverlayContainerViewController {
        let sheet = OverlayContainerViewController(style: .expandableHeight)
        sheet.viewControllers = [ActionsViewController()]
        sheet.delegate = notches
        sheet.transitioningDelegate = self
        sheet.modalPresentationStyle = .custom
        sheet.moveOverlay(toNotchAt: 1, animated: false)
        self.sheet = sheet
        present(sheet, animated: true)
        return sheet
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = OverlayContainerSheetPresentationController(
            dimmingView: TintedDimmingView(), presentedViewController: presented, presenting: presenting)
        controller.sheetDelegate = self
        return controller
    }

    public func overlayContainerSheetDismissalPolicy(
        for presentationController: OverlayContainerSheetPresentationController
    ) -> OverlayContainerSheetDismissalPolicy {
        return ShareDismissalPolicy()
    }
}

/// Dismissed below the lower notch, or by a fast finger.
struct ShareDismissalPolicy: OverlayContainerSheetDismissalPolicy {
    func shouldDismiss(using context: OverlayContainerSheetDismissalPolicyContext) -> Bool {
        return context.velocity.y > 1500
            || context.targetTranslationHeight < context.height(forNotchAt: 1) - 1
    }
}

/// A notch for the sheet's end, one for the actions, and one for all of them.
final class ShareNotches: OverlayContainerViewControllerDelegate {
    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { return 3 }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
        availableSpace: CGFloat
    ) -> CGFloat {
        return [0, 356, min(620, availableSpace - 80)][index]
    }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController,
        overlayTranslationFunctionForOverlay overlayViewController: UIViewController
    ) -> OverlayTranslationFunction? {
        let function = RubberBandOverlayTranslationFunction()
        function.factor = 0.3
        return function
    }
}

/// Indigo that follows the height of the sheet.
final class TintedDimmingView: UIView, OverlayContainerSheetDimmingView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.08, green: 0.06, blue: 0.3, alpha: 1)
        alpha = 0
    }

    required init?(coder: NSCoder) { fatalError("the view is made in code") }

    func presentationTransitionWillBegin() { alpha = 0 }
    func presentationTransitionDidBegin() { alpha = 0.45 }
    func dismissalTransitionDidBegin() { alpha = 0 }

    func overlayViewControllerWillTranslate(context: OverlayContainerTransitionCoordinatorContext) {
        alpha = max(0, min(0.7, context.targetTranslationHeight / 356 * 0.45))
    }
}

/// What the sheet shows: people, and actions.
final class ActionsViewController: UIViewController {
    private let people = [
        ("Ada", UIColor.systemPink), ("Ben", .systemTeal), ("Chloe", .systemOrange), ("Dan", .systemIndigo),
    ]
    private let actions = [
        ("Copy", "library"), ("Save to Files", "list.bullet"), ("Add to Favorites", "heart.fill"),
        ("Send by Mail", "envelope"), ("Mark with a Flag", "flag.fill"), ("Lock", "lock"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.layer.cornerRadius = 16
        view.clipsToBounds = true
        let thumbnail = UIImageView(picture: "artwork/sunset.png", size: 48, cornerRadius: 8)
        view.add(thumbnail, top: 18, left: 20)
        let names = UIStackView(
            .vertical, spacing: 2, alignment: .leading,
            [
                UILabel("Evening at the pier", size: 16, weight: .semibold),
                UILabel("Photo · 2.4 MB", size: 13, color: .secondaryLabel),
            ])
        view.add(names, top: 22, left: 80)
        let line = UIView()
        line.backgroundColor = .separator
        line.fix(height: 0.5)
        view.add(line, top: 82, left: 0, right: 0)
        let faces = UIStackView(.horizontal, alignment: .top, distribution: .equalSpacing, people.map(face))
        view.add(faces, top: 98, left: 28, right: 28)

        let plate = UIStackView(.vertical, distribution: .fillEqually, actions.map(row))
        plate.backgroundColor = .secondarySystemGroupedBackground
        plate.layer.cornerRadius = 12
        plate.clipsToBounds = true
        plate.fix(height: 52 * CGFloat(actions.count))
        view.add(plate, top: 204, left: 16, right: 16)
    }

    private func face(_ name: String, _ color: UIColor) -> UIView {
        let circle = UIView()
        circle.backgroundColor = color
        circle.layer.cornerRadius = 30
        circle.fix(width: 60, height: 60)
        let letter = UILabel(String(name.prefix(1)), size: 26, weight: .semibold, color: .white)
        circle.add(letter)
        letter.centerXAnchor.constraint(equalTo: circle.centerXAnchor).isActive = true
        letter.centerYAnchor.constraint(equalTo: circle.centerYAnchor).isActive = true
        return UIStackView(
            .vertical, spacing: 6, alignment: .center, [circle, UILabel(name, size: 13, color: .secondaryLabel)])
    }

    private func row(_ title: String, _ icon: String) -> UIView {
        let row = UIView()
        row.add(UILabel(title, size: 17), top: 16, left: 16)
        row.add(UIImageView(icon: icon, size: 22, color: .label), top: 15, right: 18)
        let line = UIView()
        line.backgroundColor = .separator
        line.fix(height: 0.5)
        row.add(line, left: 16, bottom: 0, right: 0)
        return row
    }
}
