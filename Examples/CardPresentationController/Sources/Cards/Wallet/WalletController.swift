import CardPresentationController
import UIKit

/// The list of passes.
public final class WalletController: UIViewController {
    public let passes = Pass.samples
    public private(set) var cells: [UIView] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let title = UILabel("Wallet", size: 34, weight: .bold)
        title.frame = CGRect(x: 20, y: 56, width: 250, height: 42)
        view.addSubview(title)
        let settings = UIImageView(icon: "slider.horizontal.3", size: 26, color: .systemBlue)
        view.add(settings, top: 64, right: 20)
        for (i, pass) in passes.enumerated() {
            let cell = PassView(pass)
            cell.frame = CGRect(x: 16, y: 116 + CGFloat(i) * 128, width: view.bounds.width - 32, height: 112)
            cell.accessibilityIdentifier = "pass\(i)"
            view.addSubview(cell)
            cells.append(cell)
        }
        let total = passes.map(\.balance).reduce(0, +)
        let sum = UILabel("In all \(Pass.text(of: total))", size: 15, color: .secondaryLabel)
        view.add(sum)
        sum.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        sum.topAnchor.constraint(equalTo: view.topAnchor, constant: 644).isActive = true
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

/// A cell of the list.
final class PassView: UIView {
    convenience init(_ pass: Pass) {
        self.init(frame: .zero)
        backgroundColor = pass.color
        layer.cornerRadius = 14
        addShadow(opacity: 0.15, radius: 6, y: 3)
        add(UILabel(pass.title, size: 20, weight: .semibold, color: .white), top: 14, left: 16)
        add(UILabel(Pass.text(of: pass.balance), size: 17, weight: .medium, color: .white), top: 16, right: 16)
        add(UILabel("•••• \(pass.number)", size: 14, color: UIColor(white: 1, alpha: 0.8)), left: 16, bottom: 14)
        let chip = UIView()
        chip.backgroundColor = UIColor(white: 1, alpha: 0.35)
        chip.layer.cornerRadius = 5
        chip.fix(width: 36, height: 26)
        add(chip, bottom: 14, right: 16)
    }
}

/// A pass, with a button that begins a transfer.
public final class PassController: UIViewController {
    private let pass: Pass
    public private(set) var completedTransfers = 0
    private let balance = UILabel("", size: 36, weight: .bold, color: .white)

    public init(_ pass: Pass) {
        self.pass = pass
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("passes are made in code") }

    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = pass.color
        view.add(UILabel(pass.title, size: 20, weight: .semibold, color: .white), top: 32, left: 20)
        view.add(UILabel("•••• \(pass.number)", size: 15, color: UIColor(white: 1, alpha: 0.8)), top: 35, right: 20)
        balance.text = Pass.text(of: pass.balance)
        view.add(balance, top: 70, left: 20)
        let buttons = UIStackView(
            .horizontal, spacing: 12, distribution: .fillEqually, ["Transfer", "Details", "Lock"].map(button))
        buttons.fix(height: 44)
        view.add(buttons, top: 128, left: 20, right: 20)

        let plate = UIStackView(.vertical, distribution: .fillEqually, pass.payments.map(row))
        plate.backgroundColor = .systemBackground
        plate.layer.cornerRadius = 16
        plate.clipsToBounds = true
        plate.fix(height: 68 * CGFloat(pass.payments.count))
        view.add(plate, top: 196, left: 16, right: 16)
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.backgroundColor = UIColor(white: 1, alpha: 0.25)
        button.layer.cornerRadius = 12
        button.accessibilityIdentifier = title
        return button
    }

    private func row(_ payment: Pass.Payment) -> UIView {
        let row = UIView()
        let circle = UIView()
        circle.backgroundColor = pass.color.withAlphaComponent(0.15)
        circle.layer.cornerRadius = 20
        circle.fix(width: 40, height: 40)
        let icon = UIImageView(icon: payment.icon, size: 20, color: pass.color)
        circle.add(icon, top: 10, left: 10)
        row.add(circle, top: 14, left: 14)
        row.add(UILabel(payment.name, size: 16, weight: .medium), top: 14, left: 68)
        row.add(UILabel(payment.day, size: 13, color: .secondaryLabel), top: 37, left: 68)
        let color: UIColor = payment.amount > 0 ? .systemGreen : .label
        row.add(UILabel(Pass.text(of: payment.amount), size: 16, weight: .medium, color: color), top: 23, right: 16)
        let line = UIView()
        line.backgroundColor = .separator
        line.fix(height: 0.5)
        row.add(line, left: 68, bottom: 0, right: 0)
        return row
    }

    @discardableResult
    public func beginTransfer() -> TransferController {
        let controller = TransferController { [weak self] amount in self?.complete(amount) }
        presentCard(controller, configuration: WalletCards.transfer, animated: true)
        return controller
    }

    private func complete(_ amount: Double) {
        completedTransfers += 1
        balance.text = Pass.text(of: pass.balance - amount)
    }
}

/// A transfer; its buttons end it.
public final class TransferController: UIViewController {
    private let completion: (Double) -> Void
    private let amount = UILabel("0 €", size: 54, weight: .semibold)
    private var digits = ""

    init(completion: @escaping (Double) -> Void) {
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("transfers are made in code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.add(UILabel("Transfer to Ada", size: 20, weight: .semibold), top: 30, left: 20)
        view.add(UILabel("Cancel", size: 17, color: .systemBlue), top: 32, right: 20)
        amount.textAlignment = .center
        view.add(amount, top: 96, left: 20, right: 20)
        let keys = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [".", "0", "⌫"]]
        let pad = UIStackView(
            .vertical, spacing: 10, distribution: .fillEqually,
            keys.map { row in
                UIStackView(.horizontal, spacing: 10, distribution: .fillEqually, row.map(key))
            })
        pad.fix(height: 250)
        view.add(pad, top: 200, left: 20, right: 20)
        var send = UIButton.Configuration.filled()
        send.title = "Send"
        let button = UIButton(configuration: send)
        button.fix(height: 50)
        view.add(button, top: 474, left: 20, right: 20)
    }

    private func key(_ title: String) -> UIView {
        let key = UIView()
        key.backgroundColor = .systemGray6
        key.layer.cornerRadius = 12
        let label = UILabel(title, size: 24, weight: .medium)
        key.add(label)
        label.centerXAnchor.constraint(equalTo: key.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: key.centerYAnchor).isActive = true
        return key
    }

    /// What a tap on a key does.
    public func press(_ digit: Int) {
        digits += "\(digit)"
        amount.text = "\(digits) €"
    }

    public func send() {
        dismiss(animated: true) { self.completion(Double(self.digits) ?? 0) }
    }

    public func cancel() {
        dismiss(animated: true)
    }
}

/// The settings' first page.
final class SettingsController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let rows = [("Face ID", true), ("Notifications", true), ("Show Balances", false)]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        tableView.dataSource = self
        view.add(tableView, top: 0, left: 0, bottom: 0, right: 0)
    }

    func numberOfSections(in tableView: UITableView) -> Int { return 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? rows.count : 2
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "Security" : "About"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: "text")
            cell.textLabel?.text = ["Version", "Account"][indexPath.row]
            cell.detailTextLabel?.text = ["2.1", "ada@example.com"][indexPath.row]
            return cell
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: "switch")
        cell.textLabel?.text = rows[indexPath.row].0
        let control = UISwitch()
        control.isOn = rows[indexPath.row].1
        cell.accessoryView = control
        return cell
    }
}
