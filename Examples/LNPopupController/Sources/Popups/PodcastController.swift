import LNPopupController
import UIKit

/// An episode with titles of its own, above the toolbar of a navigation controller.
public final class PodcastController: UIViewController {
    public let notes = UIViewController()

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Episodes"
        view.backgroundColor = .systemGroupedBackground
        toolbarItems = [
            UIBarButtonItem(title: "Queue"), .flexibleSpace(), UIBarButtonItem(title: "Sort"), .flexibleSpace(),
            UIBarButtonItem(title: "Edit"),
        ]
        let picture = UIImageView(image: UIImage(named: "artwork/books.png"))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 20
        let name = UILabel()
        name.text = "Bound in Cloth"
        name.font = .preferredFont(forTextStyle: .title1)
        let about = UILabel()
        about.text = "Conversations with people who print, bind and mend books. A new episode every other Thursday."
        about.textColor = .secondaryLabel
        about.numberOfLines = 0
        let page = UIStackView(arrangedSubviews: [picture, name, about])
        page.axis = .vertical
        page.spacing = 16
        page.setCustomSpacing(6, after: name)
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.6),
        ])

        notes.view.backgroundColor = .systemIndigo
        notes.popupItem.attributedTitle = episodeTitle
        notes.popupItem.attributedSubtitle = episodeSubtitle
        notes.popupItem.image = UIImage(named: "artwork/books.png")
        notes.popupItem.progress = 0.6
        notes.popupItem.leadingBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "gobackward"), primaryAction: nil)
        ]
        notes.popupItem.trailingBarButtonItems = [doneButton]
    }

    /// The number of the episode is smaller and in the tint, and what is new is underlined.
    private var episodeTitle: AttributedString {
        var number = AttributedString("42  ")
        number.font = .systemFont(ofSize: 11, weight: .black)
        number.foregroundColor = .systemIndigo
        number.baselineOffset = 1.5
        var title = AttributedString("Gold leaf, ")
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        var new = AttributedString("part two")
        new.font = .systemFont(ofSize: 15, weight: .semibold)
        new.underlineStyle = .single
        new.underlineColor = .systemOrange
        return number + title + new
    }

    private var episodeSubtitle: AttributedString {
        var old = AttributedString("58 min")
        old.strikethroughStyle = .single
        old.foregroundColor = .tertiaryLabel
        var rest = AttributedString("  23 min left")
        rest.foregroundColor = .systemOrange
        return old + rest
    }

    private var doneButton: UIBarButtonItem {
        let button = UIBarButtonItem(
            title: "Done", primaryAction: UIAction { [weak self] _ in self?.finish() })
        button.style = .prominent
        button.tintColor = .systemIndigo
        return button
    }

    /// Presents the bar on the controller that has the toolbar.
    public func play(animated: Bool = true) {
        guard let container = navigationController else { return }
        container.popupBar.barStyle = .floating
        container.popupBar.tintColor = .systemIndigo
        container.popupBar.progressViewStyle = .bottom
        container.popupContentView.popupCloseButtonStyle = .grabber
        container.presentPopupBar(with: notes, animated: animated)
    }

    /// The episode is over: the bar goes.
    private func finish() { navigationController?.dismissPopupBar(animated: true) }
}
