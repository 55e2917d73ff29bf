import UIKit

/// The map with a pin for each place.
final class MapView: UIView {
    private let picture = UIImageView(image: UIImage(named: "artwork/harbour.png"))
    private var pins: [UIView] = []
    /// The part of the picture that is seen, from its upper left corner.
    private var offset = CGPoint(x: 30, y: 20)
    /// Points of the screen for a point of the picture; in landscape the picture is as wide as the screen.
    private var scale: CGFloat { return max(1.2, bounds.width / 430) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = UIColor(red: 0.6, green: 0.82, blue: 0.95, alpha: 1)
        picture.contentMode = .scaleAspectFill
        addSubview(picture)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for place in Place.all {
            let pin = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
            pin.backgroundColor = place.color
            pin.layer.cornerRadius = 13
            pin.layer.borderWidth = 2.5
            pin.layer.borderColor = UIColor.white.cgColor
            pin.addShadow(opacity: 0.3, radius: 3, y: 1)
            pins.append(pin)
            addSubview(pin)
        }
    }

    override func layoutSubviews() { arrange() }

    required init?(coder: NSCoder) { fatalError("maps are made in code") }

    private func arrange() {
        offset.x = min(offset.x, 430 * scale - bounds.width)
        picture.frame = CGRect(
            origin: CGPoint(x: -offset.x, y: -offset.y), size: CGSize(width: 430 * scale, height: 932 * scale))
        for (pin, place) in zip(pins, Place.all) {
            pin.center = CGPoint(x: place.point.x * scale - offset.x, y: place.point.y * scale - offset.y)
        }
    }

    /// Moves a place to a point of the view, and makes its pin larger than the others.
    func select(_ index: Int?, at point: CGPoint) {
        for (i, pin) in pins.enumerated() {
            pin.transform = i == index ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
        }
        if let index = index {
            let place = Place.all[index].point
            offset.x = max(0, min(430 * scale - bounds.width, place.x * scale - point.x))
            offset.y = max(0, min(932 * scale - bounds.height, place.y * scale - point.y))
        }
        arrange()
    }
}
