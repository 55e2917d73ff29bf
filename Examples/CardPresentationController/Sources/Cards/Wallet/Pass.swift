import CardPresentationController
import UIKit

/// A pass in the wallet.
public struct Pass {
    public struct Payment {
        let name: String
        let day: String
        let icon: String
        let amount: Double
    }

    public let title: String
    public let number: String
    public let color: UIColor
    public let balance: Double
    let payments: [Payment]

    /// Euros with two digits, and points between thousands.
    static func text(of amount: Double) -> String {
        let cents = Int((abs(amount) * 100).rounded())
        let (euros, rest) = (cents / 100, cents % 100)
        let thousands = euros >= 1000 ? "\(euros / 1000) \(String(1000 + euros % 1000).dropFirst())" : "\(euros)"
        return "\(amount < 0 ? "−" : "")\(thousands).\(rest < 10 ? "0" : "")\(rest) €"
    }

    static let samples = [
        Pass(
            title: "Travel", number: "4021 7712", color: .systemBlue, balance: 312.5,
            payments: [
                Payment(name: "Ferry to the island", day: "Today", icon: "compass", amount: -18.4),
                Payment(name: "Night train", day: "Yesterday", icon: "moon.fill", amount: -79),
                Payment(name: "Hostel Harbour", day: "Friday", icon: "house.fill", amount: -46),
                Payment(name: "Refund", day: "Thursday", icon: "arrow.clockwise.circle", amount: 25),
            ]),
        Pass(
            title: "Household", number: "5310 0098", color: .systemGreen, balance: 1204,
            payments: [
                Payment(name: "Market hall", day: "Today", icon: "cup", amount: -32.15),
                Payment(name: "Pizza Column", day: "Yesterday", icon: "pizza", amount: -21.5),
                Payment(name: "Garden centre", day: "Wednesday", icon: "tree.fill", amount: -54.9),
                Payment(name: "From Chloe", day: "Monday", icon: "person", amount: 120),
            ]),
        Pass(
            title: "Savings", number: "6001 4410", color: .systemIndigo, balance: 8730.25,
            payments: [
                Payment(name: "Interest", day: "1 November", icon: "star.fill", amount: 10.91),
                Payment(name: "Standing order", day: "1 November", icon: "clock.fill", amount: 200),
                Payment(name: "Concert piano", day: "20 October", icon: "music.note", amount: -1900),
                Payment(name: "Standing order", day: "1 October", icon: "clock.fill", amount: 200),
            ]),
        Pass(
            title: "Gifts", number: "7755 1020", color: .systemPink, balance: 64.8,
            payments: [Payment(name: "Flowers", day: "Sunday", icon: "heart.fill", amount: -24.5)]),
    ]
}

/// The configurations of the wallet's cards.
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
}
