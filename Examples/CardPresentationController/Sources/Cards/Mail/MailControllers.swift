import CardPresentationController
import UIKit

struct Message {
    let sender: String
    let subject: String
    let text: String
    let time: String
    let color: UIColor

    static let all = [
        Message(
            sender: "Ada Sund", subject: "Photos of the pier",
            text: "They came out darker than I had hoped, but look at the last one.", time: "9:12", color: .systemPink),
        Message(
            sender: "Harbour Office", subject: "Ferries in winter",
            text: "From December the last boat leaves at half past seven.", time: "8:40", color: .systemTeal),
        Message(
            sender: "Ben Column", subject: "Stairs", text: "Six hundred metres. I have counted every one of them.",
            time: "Yesterday", color: .systemOrange),
        Message(
            sender: "Night Choir", subject: "Rehearsal moved",
            text: "We meet in the small hall; bring the blue scores.", time: "Yesterday", color: .systemIndigo),
        Message(
            sender: "Chloe Rain", subject: "Garden on Sunday?",
            text: "If it stays dry, the beds could be dug over before noon.", time: "Friday", color: .systemGreen),
        Message(
            sender: "Library", subject: "Two books are due", text: "You can extend both of them once more on our page.",
            time: "Thursday", color: .systemBrown),
    ]
}

/// The configurations of the mailbox's cards.
enum MailCards {
    /// A draft covers nearly everything; a pan puts it aside.
    static let draft = CardConfiguration(verticalSpacing: 12, horizontalInset: 12, backFadeAlpha: 0.7)

    /// People are chosen above a draft that stays recognizable.
    static let people = CardConfiguration(
        verticalSpacing: 56, horizontalInset: 20, dismissAreaHeight: 24, cornerRadius: 24, backFadeAlpha: 0.5)

    /// A picture grows out of its thumbnail, dark around it.
    static func picture(from frame: CGRect) -> CardConfiguration {
        var configuration = CardConfiguration(cornerRadius: 8, backFadeAlpha: 0.15)
        configuration.initialTransitionFrame = frame
        return configuration
    }
}

/// Messages, and a button that begins a draft.
public final class InboxController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel("Inbox", size: 34, weight: .bold)
        view.add(title, left: 20)
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        view.add(UIImageView(icon: "paper-plane", size: 26, color: .systemBlue), top: 60, right: 20)
        let rows = UIStackView(.vertical, distribution: .fillEqually, Message.all.map(row))
        rows.fix(height: 96 * CGFloat(Message.all.count))
        view.add(rows, top: 108, left: 0, right: 0)
    }

    private func row(_ message: Message) -> UIView {
        let row = UIView()
        let dot = UIView()
        dot.backgroundColor = message.color
        dot.layer.cornerRadius = 20
        dot.fix(width: 40, height: 40)
        let letter = UILabel(String(message.sender.prefix(1)), size: 18, weight: .semibold, color: .white)
        dot.add(letter)
        letter.centerXAnchor.constraint(equalTo: dot.centerXAnchor).isActive = true
        letter.centerYAnchor.constraint(equalTo: dot.centerYAnchor).isActive = true
        row.add(dot, top: 14, left: 16)
        row.add(UILabel(message.sender, size: 17, weight: .semibold), top: 8, left: 70)
        row.add(UILabel(message.time, size: 14, color: .secondaryLabel), top: 10, right: 16)
        row.add(UILabel(message.subject, size: 15), top: 30, left: 70)
        row.add(UILabel(message.text, size: 14, color: .secondaryLabel, lines: 2), top: 51, left: 70, right: 24)
        let line = UIView()
        line.backgroundColor = .separator
        line.fix(height: 0.5)
        row.add(line, left: 70, bottom: 0, right: 0)
        return row
    }

    @discardableResult
    public func compose() -> DraftController {
        let draft = DraftController()
        presentCard(draft, configuration: MailCards.draft, animated: true)
        return draft
    }
}

/// A draft: addressee, subject, text and a picture.
public final class DraftController: UIViewController {
    private let addressee = UILabel("", size: 17, color: .systemBlue)
    private let picture = UIImageView(picture: "artwork/sunset.png", size: 96, cornerRadius: 10)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.add(UILabel("Cancel", size: 17, color: .systemBlue), top: 28, left: 20)
        view.add(UILabel("Send", size: 17, weight: .semibold, color: .systemBlue), top: 28, right: 20)
        view.add(UILabel("New Message", size: 28, weight: .bold), top: 64, left: 20)
        for (i, name) in ["To:", "Subject:"].enumerated() {
            let y = 116 + 48 * CGFloat(i)
            view.add(UILabel(name, size: 17, color: .secondaryLabel), top: y, left: 20)
            let line = UIView()
            line.backgroundColor = .separator
            line.fix(height: 0.5)
            view.add(line, top: y + 34, left: 20, right: 0)
        }
        view.add(addressee, top: 116, left: 52)
        view.add(UILabel("The pier again", size: 17), top: 164, left: 94)
        let text = UILabel(
            "This is the one I meant. The lamps had just come on, and nobody else was there.\n\nSee you on Sunday!",
            size: 17, lines: 0)
        view.add(text, top: 218, left: 20, right: 20)
        view.add(picture, top: 346, left: 20)
    }

    @discardableResult
    public func choosePeople() -> PeopleController {
        let people = PeopleController { [weak self] name in self?.addressee.text = name }
        presentCard(people, configuration: MailCards.people, animated: true)
        return people
    }

    @discardableResult
    public func showPicture() -> UIViewController {
        let controller = PictureController(nibName: nil, bundle: nil)
        let frame = CGRect(x: 20, y: 402, width: 96, height: 96)
        presentCard(controller, configuration: MailCards.picture(from: frame), animated: true)
        return controller
    }
}

/// People to choose from.
public final class PeopleController: UIViewController, UITableViewDataSource {
    private let choose: (String) -> Void
    private let tableView = UITableView()

    init(_ choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("people are shown by code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.add(UILabel("People", size: 22, weight: .bold), top: 30, left: 20)
        tableView.dataSource = self
        tableView.rowHeight = 56
        view.add(tableView, top: 70, left: 0, bottom: 0, right: 0)
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Message.all.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "person")
        cell.textLabel?.text = Message.all[indexPath.row].sender
        cell.imageView?.image = UIImage(systemName: "person")
        return cell
    }

    /// What a tap on a row does.
    public func choose(_ index: Int) {
        dismiss(animated: true) { self.choose(Message.all[index].sender) }
    }
}

/// A picture on black.
final class PictureController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let picture = UIImageView(image: UIImage(named: "artwork/sunset.png"))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.fix(height: 375)
        view.add(picture, top: 150, left: 0, right: 0)
        view.add(UILabel("Evening at the pier", size: 17, weight: .semibold, color: .white), top: 40, left: 20)
    }
}
