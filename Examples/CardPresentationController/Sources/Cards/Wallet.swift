import CardPresentationController
import UIKit

// An app's screens that present each other as cards, each with a configuration that fits its content.

/// A pass in the wallet.
public struct Pass {
    public let title: String
    public let number: String
    public let color: UIColor
    public let balance: Double

    public init(title: String, number: String, color: UIColor, balance: Double) {
        self.title = title
        self.number = number
        self.color = color
        self.balance = balance
    }

    static let samples = [
        Pass(title: "Travel", number: "4021 7712", color: .systemBlue, balance: 312.5),
        Pass(title: "Household", number: "5310 0098", color: .systemGreen, balance: 1204),
        Pass(title: "Savings", number: "6001 4410", color: .systemIndigo, balance: 8730.25),
    ]
}

/// Colors and fonts of the app.
enum Theme {
    static let background = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    static let accent = UIColor(red: 0.1, green: 0.35, blue: 0.9, alpha: 1)
    static let title = UIFont.systemFont(ofSize: 28, weight: .bold)
    static let body = UIFont.systemFont(ofSize: 17)
    static let caption = UIFont.systemFont(ofSize: 13)

    static func label(_ text: String, _ font: UIFont, _ color: UIColor = .black) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }

    static func button(_ title: String) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = accent
        button.layer.cornerRadius = 12
        return button
    }
}

/// The configurations of the app's cards.
enum WalletCards {
    /// A pass grows out of its cell.
    static func pass(from frame: CGRect) -> CardConfiguration {
        var configuration = CardConfiguration()
        configuration.initialTransitionFrame = frame
        configuration.cornerRadius = 20
        configuration.backFadeAlpha = 0.7
        return configuration
    }

    /// A transfer leaves more of what is behind it, and ends by its buttons only.
    static var transfer: CardConfiguration {
        var configuration = CardConfiguration()
        configuration.verticalSpacing = 40
        configuration.horizontalInset = 24
        configuration.allowInteractiveDismissal = false
        return configuration
    }

    /// Settings have a navigation bar, and a wide area that dismisses them.
    static var settings: CardConfiguration {
        var configuration = CardConfiguration()
        configuration.dismissAreaHeight = 28
        configuration.cornerRadius = 16
        return configuration
    }

    /// What every other card has.
    static func prepare() {
        CardConfiguration.shared.cornerRadius = 14
        CardConfiguration.shared.backFadeAlpha = 0.75
    }
}

/// The list of passes.
public final class WalletController: UIViewController {
    public let passes = Pass.samples
    public private(set) var cells: [UIView] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.background
        let title = Theme.label("Wallet", Theme.title)
        title.frame = CGRect(x: 20, y: 64, width: 335, height: 36)
        view.addSubview(title)
        for (i, pass) in passes.enumerated() {
            let cell = UIView(frame: CGRect(x: 20, y: 120 + CGFloat(i) * 100, width: 335, height: 84))
            cell.backgroundColor = pass.color
            cell.layer.cornerRadius = 12
            let name = Theme.label(pass.title, Theme.body, .white)
            name.frame = CGRect(x: 16, y: 14, width: 200, height: 24)
            let number = Theme.label(pass.number, Theme.caption, .white)
            number.frame = CGRect(x: 16, y: 46, width: 200, height: 18)
            cell.addSubview(name)
            cell.addSubview(number)
            view.addSubview(cell)
            cells.append(cell)
        }
    }

    /// What a tap on a cell does.
    @discardableResult
    public func open(_ index: Int) -> PassController {
        let cell = cells[index]
        let frame = cell.convert(cell.bounds, to: view)
        let controller = PassController(passes[index])
        presentCard(controller, configuration: WalletCards.pass(from: frame), animated: true)
        return controller
    }

    @discardableResult
    public func openSettings() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: SettingsController())
        presentCard(navigation, configuration: WalletCards.settings, animated: true)
        return navigation
    }
}

/// A pass, with a button that begins a transfer.
public final class PassController: UIViewController {
    private let pass: Pass
    public private(set) var completedTransfers = 0

    public init(_ pass: Pass) {
        self.pass = pass
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("passes are made in code") }

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = pass.color
        let title = Theme.label(pass.title, Theme.title, .white)
        title.frame = CGRect(x: 20, y: 40, width: 300, height: 36)
        let balance = Theme.label("Balance \(pass.balance)", Theme.body, .white)
        balance.frame = CGRect(x: 20, y: 84, width: 300, height: 24)
        let button = Theme.button("Transfer")
        button.frame = CGRect(x: 20, y: 140, width: 140, height: 48)
        for one in [title, balance, button] { view.addSubview(one) }
    }

    @discardableResult
    public func beginTransfer() -> TransferController {
        let controller = TransferController { [weak self] in self?.completedTransfers += 1 }
        presentCard(controller, configuration: WalletCards.transfer, animated: true)
        return controller
    }
}

/// A transfer; its buttons end it.
public final class TransferController: UIViewController {
    private let completion: () -> Void

    init(completion: @escaping () -> Void) {
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("transfers are made in code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let title = Theme.label("How much?", Theme.title)
        title.frame = CGRect(x: 20, y: 40, width: 300, height: 36)
        view.addSubview(title)
    }

    public func send() {
        dismiss(animated: true) { self.completion() }
    }

    public func cancel() {
        dismiss(animated: true)
    }
}

/// The settings' first page.
final class SettingsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .white
    }
}
