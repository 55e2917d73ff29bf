import SwiftEntryKit
import UIKit

/// A text of a view of the app.
private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = string
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    return label
}

extension EKColor {
    /// The color for the surroundings of the phone.
    fileprivate var dynamic: UIColor {
        UIColor { traits in color(for: traits, mode: .inferred) }
    }
}

/// A ticket with a picture, its journey, and a code.
final class TicketView: UIView {
    init() {
        super.init(frame: .zero)
        let picture = UIImageView(image: UIImage(named: "artwork/harbour.png"))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        picture.set(.width, .height, of: 72)

        let title = UIStackView(arrangedSubviews: [
            text("Harbour – Shore", MainFont.bold(18), Palette.ink.dynamic),
            text("Tomorrow at 09:00, gate B", MainFont.regular(14), Palette.quiet.dynamic),
        ])
        title.axis = .vertical
        title.spacing = 4

        let header = UIStackView(arrangedSubviews: [picture, title])
        header.spacing = 14
        header.alignment = .center

        let line = UIView()
        line.backgroundColor = Palette.line.dynamic
        line.set(.height, of: 1)

        let facts = UIStackView(
            arrangedSubviews: [("Deck", "3"), ("Seat", "14 A"), ("Cars", "–"), ("Bikes", "1")].map { name, value in
                let column = UIStackView(arrangedSubviews: [
                    text(name, MainFont.regular(12), Palette.quiet.dynamic),
                    text(value, MainFont.medium(17), Palette.ink.dynamic),
                ])
                column.axis = .vertical
                column.spacing = 2
                return column
            })
        facts.distribution = .fillEqually

        let all = UIStackView(arrangedSubviews: [header, line, facts])
        all.axis = .vertical
        all.spacing = 14
        addSubview(all)
        all.fillSuperview(offset: 16)
    }

    required init?(coder: NSCoder) { return nil }
}

/// The next departures.
final class DeparturesView: UIView {
    private static let departures = [
        ("09:00", "Shore", "artwork/shore.png"), ("09:30", "Lagoon", "artwork/lagoon.png"),
        ("10:40", "Forest bay", "artwork/forest.png"), ("12:15", "Old column", "artwork/column.png"),
    ]

    init() {
        super.init(frame: .zero)
        let rows = UIStackView(
            arrangedSubviews: [text("Departures", MainFont.bold(22), Palette.ink.dynamic)]
                + Self.departures.map { time, place, file in
                    let picture = UIImageView(image: UIImage(named: file))
                    picture.contentMode = .scaleAspectFill
                    picture.clipsToBounds = true
                    picture.layer.cornerRadius = 8
                    picture.set(.width, .height, of: 52)
                    let name = text(place, MainFont.medium(17), Palette.ink.dynamic)
                    let clock = text(time, MainFont.regular(17), Palette.quiet.dynamic)
                    clock.setContentHuggingPriority(.required, for: .horizontal)
                    let row = UIStackView(arrangedSubviews: [picture, name, clock])
                    row.spacing = 14
                    row.alignment = .center
                    return row
                })
        rows.axis = .vertical
        rows.spacing = 16
        rows.setCustomSpacing(20, after: rows.arrangedSubviews[0])
        addSubview(rows)
        rows.layoutToSuperview(.top, offset: 24)
        rows.layoutToSuperview(axis: .horizontally, offset: 20)
    }

    required init?(coder: NSCoder) { return nil }
}

/// An icon above a word.
final class BadgeView: UIView {
    init(icon name: String, text string: String) {
        super.init(frame: .zero)
        let icon = UIImageView(image: UIImage(named: name)!.withRenderingMode(.alwaysTemplate))
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        icon.set(.height, of: 48)
        let word = text(string, MainFont.medium(17), .white)
        word.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [icon, word])
        stack.axis = .vertical
        stack.spacing = 10
        addSubview(stack)
        stack.centerInSuperview()
        stack.layoutToSuperview(axis: .horizontally, offset: 12)
        // The entry is at least as high as what it shows, where its attributes do not say more.
        heightAnchor.constraint(greaterThanOrEqualTo: stack.heightAnchor, constant: 24).isActive = true
    }

    required init?(coder: NSCoder) { return nil }
}
