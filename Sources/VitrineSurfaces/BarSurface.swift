import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// What a bar's background is made of in its surroundings: effect, color and picture, one over the other.
package struct BarSurface {
    package let effect: BarEffect
    package let color: RGBColor?
    package let image: Image?
    package let contentMode: ImageContentMode
    package let dark: Bool

    /// - Parameters:
    ///   - effect: what it makes of the picture behind it.
    ///   - color: over the effect.
    ///   - image: over the color.
    package init(
        effect: BarEffect, color: RGBColor?, image: Image? = nil, contentMode: ImageContentMode = .scaleToFill,
        dark: Bool
    ) {
        self.effect = effect
        self.color = color
        self.image = image
        self.contentMode = contentMode
        self.dark = dark
    }

    /// The system's background.
    package static func background(_ dark: Bool) -> RGBColor { dark ? .black : .white }

    /// Everything but glass, which is a body of its own.
    /// - Parameters:
    ///   - radii: of the box's corners, in points.
    ///   - opacity: 0...1.
    ///   - reach: where the whole background lies, of which the box may be a part. Default: the box.
    package func nodes(in box: Rect, radii: CornerRadii = .zero, opacity: Double = 1, reach: Rect? = nil) -> [Node] {
        guard !box.isEmpty else { return [] }
        let path = Path.roundedRect(UnevenRoundedRect(box, radii: radii))
        var out: [Node] = []
        if let material = effect.material(dark: dark) {
            out.append(.backdrop(BackdropNode(path, material: material, opacity: opacity)))
        }
        if let color, color.alpha > 0 { out.append(.shape(ShapeNode(path, color: color.faded(opacity)))) }
        if let image {
            let node = ImageNode(image, frame: reach ?? box, contentMode: contentMode.nodeMode, opacity: opacity)
            out.append(.group(GroupNode([.image(node)], clip: path)))
        }
        return out
    }
}

extension Shadow {
    /// The shadow of a path, left out below the path itself. Its blur is as wide as the radius says, as with a layer's.
    /// - Parameter cutout: what it is left out below where that is not the path.
    package func node(of path: Path, opacity: Double = 1, cutout: Path? = nil) -> Node {
        .shadow(
            ShadowNode(
                path, offset: offset, radius: max(0, blurRadius), color: color.faded(opacity), knocksOut: true,
                cutout: cutout))
    }
}

extension ImageContentMode {
    /// The size of a view that shows a picture and shrinks to its shape where the picture fits in; else that of the box.
    package func size(of picture: Image?, in box: Size) -> Size {
        guard self == .scaleAspectFit, let bitmap = picture?.bitmap, bitmap.width > 0, bitmap.height > 0 else {
            return box
        }
        let (shape, outer) = (Double(bitmap.width) / Double(bitmap.height), box.width / box.height)
        // Exactly the box for a picture of its shape.
        if shape < outer { return Size(width: box.height * shape, height: box.height) }
        return shape > outer ? Size(width: box.width, height: box.width / shape) : box
    }

    /// How a picture lies in a view of that size: one that has its shape fills it to the last fraction of a pixel.
    package var fittedNodeMode: ImageNode.ContentMode { self == .scaleAspectFit ? .scaleAspectFill : nodeMode }

    package var nodeMode: ImageNode.ContentMode {
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
