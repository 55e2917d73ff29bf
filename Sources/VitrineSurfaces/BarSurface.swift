import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The background of a bar in its surroundings: effect, color and picture, one over the other.
package struct BarSurface {
    package let effect: BarEffect
    package let color: RGBColor?
    package let image: Image?
    package let contentMode: ImageContentMode
    package let dark: Bool

    /// - Parameters:
    ///   - effect: The effect on the backdrop.
    ///   - color: The color over the effect.
    ///   - image: The picture over the color.
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

    package static func background(_ dark: Bool) -> RGBColor { dark ? .black : .white }

    /// Returns the nodes of the background without glass, which is a separate body.
    /// - Parameters:
    ///   - radii: The radii of the box's corners, in points.
    ///   - opacity: The opacity, 0...1.
    ///   - reach: The whole background, of which the box may be a part. Default: the box.
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
    package func node(of path: Path, opacity: Double = 1) -> Node {
        .shadow(
            ShadowNode(
                path, offset: offset, radius: max(0, blurRadius), color: color.faded(opacity), knocksOut: true))
    }
}

extension ImageContentMode {
    /// Returns the size of a view that shrinks to the aspect ratio of a picture that fits; else that of the box.
    package func size(of picture: Image?, in box: Size) -> Size {
        guard self == .scaleAspectFit, let bitmap = picture?.bitmap, bitmap.width > 0, bitmap.height > 0 else {
            return box
        }
        let (shape, outer) = (Double(bitmap.width) / Double(bitmap.height), box.width / box.height)
        // A picture of the box's aspect ratio has exactly its size.
        if shape < outer { return Size(width: box.height * shape, height: box.height) }
        return shape > outer ? Size(width: box.width, height: box.width / shape) : box
    }

    /// The mode in a view of that size: one of the picture's aspect ratio is filled to the last fraction of a pixel.
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
