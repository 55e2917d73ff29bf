import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

extension UIView {
    /// The view's content in a scene: its own and its subviews, on its background.
    package var shownContent: Content {
        var shown = sceneContent ?? Content()
        if shown.background == nil, let color = backgroundColor {
            shown.setBackground(color)
        }
        guard isShallow(UIView.deepest) else { return shown }
        var pass = DrawingPass()
        if let scroll = self as? UIScrollView, scroll.scrolledHeight != nil {
            var view = ViewElement(drawnSubviews(&pass))
            let name = scroll.scroll(&view)
            shown.body.append(Element(.view(view), name: name, frame: bounds.size.rect).tinted(by: self))
            return shown
        }
        let own = drawnElement(in: bounds.size, &pass).map { own in own.with { $0.frame = bounds.size.rect } }
        let elements = [own].compactMap { $0 } + drawnSubviews(&pass)
        // The content scrolls in a list that fills it.
        shown.body += elements.map { element in
            let element = element.tinted(by: self)
            return element.list != nil && element.frame == bounds.size.rect ? element.with { $0.frame = nil } : element
        }
        if pass.remainder <= 0 {
            UIKitWarnings.warn("a view holds more than \(DrawingPass.limit) views: the others are not drawn")
        }
        return shown
    }

    /// The view's content with its own corners, border and shadow, for a presentation that has none.
    package var framedContent: Content {
        guard sceneContent == nil, layer.cornerRadius > 0 || !isPlain, isShallow(UIView.deepest) else {
            return shownContent
        }
        var pass = DrawingPass()
        // The presentation has the opacity and the transform.
        let framed = element(from: box.origin, &pass).map { element in
            element.tinted(by: self).with { element in
                element.name = nil
                element.alpha = 1
                element.isHidden = false
                if case .view(var view) = element.kind {
                    view.transform = ViewElement.AffineTransform()
                    element.kind = .view(view)
                }
            }
        }
        return Content(background: .clear, darkBackground: .clear, body: [framed].compactMap { $0 })
    }

    /// Returns the elements of some subviews, from back to front, for a presentation that draws the others itself.
    package func shownSubviews(where isShown: (UIView) -> Bool) -> [Element] {
        var pass = DrawingPass()
        let origin = boundsOrigin
        return subviews.filter(isShown).compactMap { $0.element(from: origin, &pass) }
    }

    /// Returns the subviews as elements, from back to front.
    private func drawnSubviews(_ pass: inout DrawingPass) -> [Element] {
        guard !drawsSubviewsItself else { return [] }
        let origin = drawnOrigin
        var out: [Element] = []
        for view in subviews where !view.isDrawnByPresentation {
            guard pass.remainder > 0 else { break }
            pass.remainder -= 1
            if let element = view.element(from: origin, &pass) { out.append(element) }
        }
        guard out.count > 200 else { return out }
        // A content has at most 200 elements; groups contain the others.
        UIKitWarnings.warn("a view has more than 200 subviews: the others are not drawn")
        return Array(out.prefix(200))
    }

    /// The point in the view's coordinates at its upper left corner, from which subviews are drawn. The content of a
    /// view that a finger scrolls is drawn from its beginning.
    private var drawnOrigin: CGPoint {
        guard let scroll = self as? UIScrollView, scroll.scrolledHeight != nil else { return boundsOrigin }
        return CGPoint(x: scroll.contentOffset.x, y: -scroll.adjustedContentInset.top)
    }

    private var isDrawnByPresentation: Bool { controller is any StagedPresentation }

    /// Returns the view as an element in its superview.
    private func element(from origin: CGPoint, _ pass: inout DrawingPass) -> Element? {
        let place = CGRect(
            x: box.minX - origin.x, y: box.minY - origin.y, width: box.width, height: box.height
        ).rect.legal
        let children = drawnSubviews(&pass)
        let own = drawnElement(in: bounds.size, &pass)
        var element: Element
        if let own, children.isEmpty, sceneContent == nil, isPlain {
            element = own
        } else {
            let bounds = Rect(origin: .zero, size: place.size)
            var body = sceneContent?.body ?? []
            if let own { body.append(own.with { $0.frame = bounds }) }
            body += children
            if body.isEmpty, !isVisible { return nil }
            var view = decorated(ViewElement(body, effect: drawnEffect))
            let name = (self as? UIScrollView)?.scroll(&view)
            element = Element(.view(view), name: name)
        }
        element.frame = place
        if let name = accessibilityIdentifier ?? elementName, !(self is UIControl) || own == nil { element.name = name }
        element.accessibilityLabel = accessibilityLabel ?? element.accessibilityLabel
        element.alpha = legal(Double(alpha) * Double(layer.opacity), in: 0...1, else: 1)
        element.isHidden = isHidden
        if let ownTintColor { element.tint = element.tint ?? ownTintColor.elementColor }
        element.background = backgroundColor?.elementColor ?? sceneContent?.background ?? element.background
        if layer.cornerRadius > 0 {
            element.cornerRadius = legal(
                min(Double(layer.cornerRadius), min(place.width, place.height) / 2), in: 0...1000, else: 0)
            element.cornerCurve = layer.cornerCurve == .circular ? .circular : .continuous
        }
        return element
    }

    /// Returns the view as an element. A control has a unique name in the content, by which a tap finds it.
    private func drawnElement(in size: CGSize, _ pass: inout DrawingPass) -> Element? {
        guard var element = drawnElement(in: size) else { return nil }
        guard let control = self as? UIControl,
            let given = accessibilityIdentifier ?? elementName ?? element.identifier
        else { return element }
        let name = pass.unique(given)
        if name != element.identifier { element.name = name }
        UserStage.current?.note(control, named: name)
        return element
    }

    /// Whether the view shows something besides its subviews, or a finger moves it.
    private var isVisible: Bool {
        backgroundColor != nil || layer.borderWidth > 0 || drawnEffect != .none || accessibilityIdentifier != nil
            || sceneContent?.background != nil || (self as? UIScrollView)?.scrolledHeight != nil
    }

    /// Whether the view needs no group: what it shows has no border, shadow, transform or clipping.
    private var isPlain: Bool {
        layer.borderWidth <= 0 && layer.shadowOpacity <= 0 && transform.isIdentity && drawnEffect == .none
            && !(layer.cornerRadius > 0 && (clipsToBounds || layer.maskedCorners != .allCorners))
    }

    /// The transform about the middle of the view.
    private var transformAboutMiddle: CGAffineTransform {
        let (dx, dy) = (box.width * (layer.anchorPoint.x - 0.5), box.height * (layer.anchorPoint.y - 0.5))
        guard !transform.isIdentity, dx != 0 || dy != 0 else { return transform }
        return CGAffineTransform(translationX: -dx, y: -dy).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: dx, y: dy))
    }

    private func decorated(_ view: ViewElement) -> ViewElement {
        var out = view
        out.clipsToBounds = clipsToBounds
        if layer.borderWidth > 0 {
            out.borderColor = (layer.borderColor?.color ?? .black).elementColor
            out.borderWidth = legal(Double(layer.borderWidth), in: 0...100, else: 0)
        }
        // A layer that masks clips its shadow.
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
        out.transform = ViewElement.AffineTransform(transformAboutMiddle)
        if layer.cornerRadius > 0 { out.maskedCorners = layer.maskedCorners.corners }
        return out
    }
}

extension CACornerMask {
    fileprivate var corners: [ViewElement.Corner] {
        let all: [(CACornerMask, ViewElement.Corner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
            (.layerMaxXMaxYCorner, .bottomRight),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension UIScrollView {
    /// Gives the element of the view the content that a finger scrolls.
    /// - Returns: Its name; nil for a view that does not scroll.
    fileprivate func scroll(_ element: inout ViewElement) -> String? {
        guard let height = scrolledHeight else { return nil }
        element.contentHeight = legal(Double(height), in: 0...100_000, else: 0)
        element.contentOffset = legal(
            Double(shownOffset.y + adjustedContentInset.top), in: -10_000...100_000, else: 0)
        element.showsVerticalScrollIndicator = showsVerticalScrollIndicator
        element.scrollBehavior = scrollBehavior
        return scrollName
    }
}

extension CGSize {
    fileprivate var rect: Rect { CGRect(origin: .zero, size: self).rect }
}

extension ViewElement.AffineTransform {
    /// Creates a transform, clamped to the legal range of a scene.
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
    /// The rectangle, clamped to the legal range of a scene.
    fileprivate var legal: Rect {
        let places = -100_000.0...100_000
        return Rect(
            x: VitrineUIKit.legal(x, in: places, else: 0), y: VitrineUIKit.legal(y, in: places, else: 0),
            width: VitrineUIKit.legal(width, in: 0...100_000, else: 0),
            height: VitrineUIKit.legal(height, in: 0...100_000, else: 0))
    }
}

/// Returns a number clamped to a range; another one for NaN.
func legal(_ value: Double, in range: ClosedRange<Double>, else standard: Double) -> Double {
    value.isNaN ? standard : value.clamped(to: range)
}

extension Content {
    /// The name of the first list, which a scroll view without a name stands for.
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

extension Element {
    /// Returns the element with the view's tint if it has none.
    fileprivate func tinted(by view: UIView) -> Element {
        guard tint == nil, let color = view.chosenTint else { return self }
        return with { $0.tint = color.elementColor }
    }
}

extension Content {
    /// Sets the background: a color of the system follows the surroundings; another has the contrast of the traits.
    mutating func setBackground(_ color: UIColor) {
        if color.contrast.light != color.light || color.contrast.dark != color.dark, let system = color.systemColor {
            background = RGBColor(system)
            return
        }
        let isHigh = CurrentTraits.value.increaseContrast
        background = isHigh ? color.contrast.light : color.light
        darkBackground = isHigh ? color.contrast.dark : color.dark
    }
}
