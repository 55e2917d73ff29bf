import UIKit

// What the pages of the app have in common.

extension UILabel {
    convenience init(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label, lines: Int = 1
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        numberOfLines = lines
    }
}

extension UIStackView {
    convenience init(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
        distribution: Distribution = .fill, _ views: [UIView]
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
    }
}

extension UIImageView {
    /// An icon in a color.
    convenience init(icon name: String, size: CGFloat, color: UIColor) {
        self.init(image: UIImage(systemName: name))
        tintColor = color
        fix(width: size, height: size)
    }

    /// A picture with round corners.
    convenience init(picture name: String, size: CGFloat, cornerRadius: CGFloat) {
        self.init(image: UIImage(named: name))
        contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
        fix(width: size, height: size)
    }
}

extension UIView {
    /// Adds a view that keeps a distance from the edges; nil leaves an edge free.
    func add(
        _ view: UIView, top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil
    ) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        if let top = top { view.topAnchor.constraint(equalTo: topAnchor, constant: top).isActive = true }
        if let left = left { view.leftAnchor.constraint(equalTo: leftAnchor, constant: left).isActive = true }
        if let bottom = bottom {
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom).isActive = true
        }
        if let right = right { view.rightAnchor.constraint(equalTo: rightAnchor, constant: -right).isActive = true }
    }

    func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        if let width = width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    func addShadow(opacity: Float, radius: CGFloat, y: CGFloat) {
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: y)
    }
}
