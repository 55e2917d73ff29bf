import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

/// A picture or an icon.
open class UIImageView: UIView {
    open var image: UIImage? { didSet { setNeedsLayout() } }
    /// Whether the view draws its image. A library that shows the image elsewhere sets false.
    package var isDrawn = true

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        frame.size = intrinsicContentSize
        if image == nil { frame.size = .zero }
    }

    package override func drawnElement(in size: CGSize) -> Element? { isDrawn ? element(in: size) : nil }

    private func element(in size: CGSize) -> Element? {
        guard let image, !image.name.isEmpty else { return nil }
        guard image.isIcon else {
            let isTemplate = image.renderingMode == .alwaysTemplate
            let picture = ImageElement(
                image.name, contentMode: contentMode.value,
                renderingMode: isTemplate ? .alwaysTemplate : .alwaysOriginal)
            return Element(.image(picture), tint: isTemplate ? tintColor?.elementColor : nil)
        }
        // An icon is as high as its frame allows.
        let own = IconElement(image.name, color: tintColor?.elementColor)
        guard size != .zero, contentMode != .center else { return Element(.icon(own)) }
        let natural = ElementMeasure.size(of: Element(.icon(own)))
        guard natural.width > 0, natural.height > 0 else { return Element(.icon(own)) }
        let factor = min(Double(size.width) / natural.width, Double(size.height) / natural.height)
        var scaled = own
        scaled.size = legal(natural.height * factor, in: 0.01...1000, else: natural.height)
        return Element(.icon(scaled))
    }

    open override var intrinsicContentSize: CGSize {
        guard let element = element(in: .zero) else { return super.intrinsicContentSize }
        if let size = image?.size, size != .zero { return size }
        return ElementMeasure.size(of: element).pointSize
    }
}

extension UIView.ContentMode {
    /// The mode of a scene's images. Views are not redrawn when they change their size, so `redraw` scales.
    package var value: ImageContentMode {
        switch self {
        case .scaleToFill, .redraw: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
