import VitrineDisplayList
import VitrinePrimitives

/// A picture in a frame, clipped to rounded corners.
package struct ImageNode: Hashable, Sendable {
    /// How the picture fits its frame, with UIKit's names. Parts outside the frame are clipped.
    package enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
        /// The picture is stretched to the frame.
        case scaleToFill
        /// The picture is scaled to fit the frame, centered.
        case scaleAspectFit
        /// The picture is scaled to cover the frame, centered.
        case scaleAspectFill
        /// The picture has its natural size, as in the following modes, and is centered.
        case center
        /// The picture is centered at an edge.
        case top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    package var image: Image
    package var frame: Rect
    package var contentMode: ContentMode
    /// Pixels of the picture per point, above 0, which give the natural size for `center` and the modes after it.
    package var imageScale: Double
    /// The corner radii in points; 0 for square corners.
    package var cornerRadii: CornerRadii
    package var cornerCurve: RoundedRect.CornerCurve
    package var opacity: Double
    package var filter: ImageMark.Filter
    package var blend: BlendMode

    package init(
        _ image: Image, frame: Rect, contentMode: ContentMode = .scaleAspectFill, imageScale: Double = 1,
        cornerRadii: CornerRadii, cornerCurve: RoundedRect.CornerCurve = .continuous, opacity: Double = 1,
        filter: ImageMark.Filter = .automatic, blend: BlendMode = .normal
    ) {
        self.image = image
        self.frame = frame
        self.contentMode = contentMode
        self.imageScale = imageScale
        self.cornerRadii = cornerRadii
        self.cornerCurve = cornerCurve
        self.opacity = opacity
        self.filter = filter
        self.blend = blend
    }

    /// Creates a node with equal corners.
    package init(
        _ image: Image, frame: Rect, contentMode: ContentMode = .scaleAspectFill, imageScale: Double = 1,
        cornerRadius: Double = 0, cornerCurve: RoundedRect.CornerCurve = .continuous, opacity: Double = 1,
        filter: ImageMark.Filter = .automatic, blend: BlendMode = .normal
    ) {
        self.init(
            image, frame: frame, contentMode: contentMode, imageScale: imageScale,
            cornerRadii: CornerRadii(cornerRadius), cornerCurve: cornerCurve, opacity: opacity, filter: filter,
            blend: blend)
    }
}

extension ImageNode {
    var isOpaque: Bool { image.isOpaque && opacity == 1 && blend == .normal }

    func mark(_ t: Transform) -> ImageMark {
        ImageMark(
            image: image, transform: place.then(t),
            clip: Path.roundedRect(UnevenRoundedRect(frame, radii: cornerRadii, curve: cornerCurve)).transformed(by: t),
            opacity: opacity, filter: filter, blend: blend)
    }

    /// The map from the picture's pixels to points.
    private var place: Transform {
        let w = Double(image.bitmap.width)
        let h = Double(image.bitmap.height)
        /// - Parameters:
        ///   - x: The fraction of the free width to the left of the picture, 0...1.
        ///   - y: The fraction of the free height above it.
        func placed(_ k: Double, _ x: Double = 0.5, _ y: Double = 0.5) -> Transform {
            Transform(
                a: k, b: 0, c: 0, d: k, tx: frame.minX + (frame.width - w * k) * x,
                ty: frame.minY + (frame.height - h * k) * y)
        }
        func centered(_ k: Double) -> Transform {
            Transform(a: k, b: 0, c: 0, d: k, tx: frame.midX - w * k / 2, ty: frame.midY - h * k / 2)
        }
        let natural = 1 / imageScale
        switch contentMode {
        case .scaleToFill:
            return Transform(a: frame.width / w, b: 0, c: 0, d: frame.height / h, tx: frame.x, ty: frame.y)
        case .scaleAspectFit: return centered(min(frame.width / w, frame.height / h))
        case .scaleAspectFill: return centered(max(frame.width / w, frame.height / h))
        case .center: return centered(natural)
        case .top: return placed(natural, 0.5, 0)
        case .bottom: return placed(natural, 0.5, 1)
        case .left: return placed(natural, 0, 0.5)
        case .right: return placed(natural, 1, 0.5)
        case .topLeft: return placed(natural, 0, 0)
        case .topRight: return placed(natural, 1, 0)
        case .bottomLeft: return placed(natural, 0, 1)
        case .bottomRight: return placed(natural, 1, 1)
        }
    }
}

extension Transform {
    /// The length of the longer image of the two unit vectors; 1 if it cannot be a divisor.
    var longestUnit: Double { usable(max(Point(x: a, y: b).length, Point(x: c, y: d).length)) }
    /// The length of the shorter image of the two unit vectors; 1 if it cannot be a divisor.
    var shortestUnit: Double { usable(min(Point(x: a, y: b).length, Point(x: c, y: d).length)) }

    private func usable(_ v: Double) -> Double { v > 1e-9 && v < 1e9 ? v : 1 }
}
