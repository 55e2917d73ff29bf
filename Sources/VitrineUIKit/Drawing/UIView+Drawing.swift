import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

extension UIView {
    /// The most views of a tree that are drawn.
    private static let drawnLimit = 5000

    /// What the view shows in a scene: its content and its subviews, on its background.
    package var shownContent: Content {
        var shown = sceneContent ?? Content()
        if shown.background == nil, let color = backgroundColor {
            shown.background = color.light
            shown.darkBackground = color.dark
        }
        guard isShallow(UIView.deepest) else { return shown }
        var rest = UIView.drawnLimit
        let own = drawnElement(in: bounds.size).map { own in own.with { $0.frame = bounds.rect } }
        let elements = [own].compactMap { $0 } + drawnSubviews(&rest)
        // The content scrolls by a list that fills it.
        shown.body += elements.map { element in
            element.list != nil && element.frame == bounds.rect ? element.with { $0.frame = nil } : element
        }
        if rest <= 0 {
            UIKitWarnings.warn("a view holds more than \(UIView.drawnLimit) views: the others are not drawn")
        }
        return shown
    }

    /// What some of the subviews show, from the back to the front, for a presentation that draws the others itself.
    package func shownSubviews(where isShown: (UIView) -> Bool) -> [Element] {
        var rest = UIView.drawnLimit
        let origin = contentOrigin
        return subviews.filter(isShown).compactMap { $0.element(from: origin, &rest) }
    }

    /// The subviews as elements, from the back to the front.
    private func drawnSubviews(_ rest: inout Int) -> [Element] {
        guard !drawsSubviewsItself else { return [] }
        let origin = contentOrigin
        var out: [Element] = []
        for view in subviews where !view.isDrawnByPresentation {
            guard rest > 0 else { break }
            rest -= 1
            if let element = view.element(from: origin, &rest) { out.append(element) }
        }
        guard out.count > 200 else { return out }
        // A content has at most 200 elements; groups hold the others.
        UIKitWarnings.warn("a view has more than 200 subviews: the others are not drawn")
        return Array(out.prefix(200))
    }

    /// Whether a presentation of the scene shows the view.
    private var isDrawnByPresentation: Bool { controller is any StagedPresentation }

    /// The view in its superview.
    private func element(from origin: CGPoint, _ rest: inout Int) -> Element? {
        let place = CGRect(
            x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height
        ).rect.legal
        let children = drawnSubviews(&rest)
        let own = drawnElement(in: bounds.size)
        var element: Element
        if let own, children.isEmpty, sceneContent == nil, isPlain {
            element = own
        } else {
            let bounds = Rect(origin: .zero, size: place.size)
            var body = sceneContent?.body ?? []
            if let own { body.append(own.with { $0.frame = bounds }) }
            body += children
            if body.isEmpty, !isVisible { return nil }
            element = Element(.view(decorated(ViewElement(body, effect: drawnEffect))))
        }
        element.frame = place
        if let accessibilityIdentifier { element.name = accessibilityIdentifier }
        element.accessibilityLabel = accessibilityLabel ?? element.accessibilityLabel
        element.alpha = legal(Double(alpha) * Double(layer.opacity), in: 0...1, else: 1)
        element.isHidden = isHidden
        if let ownTintColor { element.tint = element.tint ?? ownTintColor.elementColor }
        element.background = backgroundColor?.elementColor ?? sceneContent?.background ?? element.background
        if layer.cornerRadius > 0 {
            element.cornerRadius = legal(
                min(Double(layer.cornerRadius), min(place.width, place.height) / 2), in: 0...1000, else: 0)
        }
        return element
    }

    /// Whether the view shows something besides its subviews.
    private var isVisible: Bool {
        backgroundColor != nil || layer.borderWidth > 0 || drawnEffect != .none || accessibilityIdentifier != nil
            || sceneContent?.background != nil
    }

    /// Whether the view needs no group: what it shows has no border, shadow or transform and is not cut off.
    private var isPlain: Bool {
        layer.borderWidth <= 0 && layer.shadowOpacity <= 0 && transform.isIdentity && drawnEffect == .none
            && !(clipsToBounds && layer.cornerRadius > 0)
    }

    private func decorated(_ view: ViewElement) -> ViewElement {
        var out = view
        out.clipsToBounds = clipsToBounds
        if layer.borderWidth > 0 {
            out.borderColor = (layer.borderColor?.color ?? .black).elementColor
            out.borderWidth = legal(Double(layer.borderWidth), in: 0...100, else: 0)
        }
        // A layer that masks cuts its shadow off.
        if layer.shadowOpacity > 0, !clipsToBounds {
            let color = (layer.shadowColor?.color ?? .black).elementColor
            let opacity = legal(Double(layer.shadowOpacity), in: 0...1, else: 0)
            out.shadow = Shadow(
                color: color.withAlpha(color.alpha * opacity),
                offset: Point(
                    x: legal(Double(layer.shadowOffset.width), in: -1000...1000, else: 0),
                    y: legal(Double(layer.shadowOffset.height), in: -1000...1000, else: 0)),
                blurRadius: legal(Double(layer.shadowRadius), in: 0...200, else: 0))
        }
        out.transform = ViewElement.AffineTransform(transform)
        if layer.cornerRadius > 0, layer.maskedCorners != .allCorners {
            UIKitWarnings.warn("CALayer.maskedCorners has no effect: all corners of a view are round")
        }
        return out
    }
}

extension ViewElement.AffineTransform {
    /// Within what a scene allows.
    package init(_ transform: CGAffineTransform) {
        func factor(_ value: CGFloat, _ standard: Double) -> Double {
            legal(Double(value), in: -1000...1000, else: standard)
        }
        self.init(
            a: factor(transform.a, 1), b: factor(transform.b, 0), c: factor(transform.c, 0),
            d: factor(transform.d, 1), tx: legal(Double(transform.tx), in: -10_000...10_000, else: 0),
            ty: legal(Double(transform.ty), in: -10_000...10_000, else: 0))
    }
}

extension Rect {
    /// Within what a scene allows.
    fileprivate var legal: Rect {
        let places = -100_000.0...100_000
        return Rect(
            x: VitrineUIKit.legal(x, in: places, else: 0), y: VitrineUIKit.legal(y, in: places, else: 0),
            width: VitrineUIKit.legal(width, in: 0...100_000, else: 0),
            height: VitrineUIKit.legal(height, in: 0...100_000, else: 0))
    }
}

/// A number within a range; another one for what is no number.
func legal(_ value: Double, in range: ClosedRange<Double>, else standard: Double) -> Double {
    value.isNaN ? standard : min(range.upperBound, max(range.lowerBound, value))
}

extension Content {
    /// The name of the list that a scroll view without a name stands for: the first.
    package var listName: String? {
        func first(in elements: [Element]) -> String? {
            for element in elements {
                if case .list = element.kind { return element.identifier }
                if case .view(let view) = element.kind, let found = first(in: view.body) { return found }
            }
            return nil
        }
        return first(in: body)
    }
}
