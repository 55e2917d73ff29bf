import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// What a bar's background is made of in its surroundings: effect, colour and picture, one over the other.
struct BarSurface {
    let effect: BarEffect
    let color: Color?
    let image: Image?
    let contentMode: ImageContentMode
    let dark: Bool

    /// Of a floating bar.
    init(floating a: PopupBarAppearance, in context: Context) {
        let isGlass = context.environment.design == .glass
        dark = context.isDark
        let isDefault = a.floatingBackground == .default
        effect =
            a.floatingBackgroundEffect
            ?? (isDefault ? isGlass ? .glass : dark ? .prominent : .systemChromeMaterial : .none)
        let own = isDefault && dark && !isGlass ? Color.white.withAlpha(0.1) : nil
        color = a.floatingBackgroundColor ?? (a.floatingBackground == .opaque ? Self.background(dark) : own)
        image = a.floatingBackgroundImage.flatMap { context.images[$0] }
        contentMode = a.floatingBackgroundImageContentMode
    }

    /// Of a bar from edge to edge; nil where it is in one piece with its dock.
    init?(edgeToEdge a: PopupBarAppearance, in context: Context) {
        let isDefault = a.background == .default
        if isDefault, a.backgroundEffect == nil, a.backgroundColor == nil, a.backgroundImage == nil { return nil }
        dark = context.isDark
        effect = a.backgroundEffect ?? (isDefault ? .systemChromeMaterial : .none)
        color = a.backgroundColor ?? (a.background == .opaque ? Self.background(dark) : nil)
        image = a.backgroundImage.flatMap { context.images[$0] }
        contentMode = a.backgroundImageContentMode
    }

    /// The system's background.
    private static func background(_ dark: Bool) -> Color { dark ? .black : .white }

    /// Everything but glass, which is a body of its own.
    /// - Parameters:
    ///   - radii: of the box's corners, in points.
    ///   - opacity: 0...1.
    ///   - reach: where the whole background lies, of which the box may be a part. Default: the box.
    func nodes(in box: Rect, radii: CornerRadii = .zero, opacity: Double = 1, reach: Rect? = nil) -> [Node] {
        guard !box.isEmpty else { return [] }
        let path = Path.roundedRect(UnevenRoundedRect(box, radii: radii))
        var out: [Node] = []
        if let material = effect.material(dark: dark) {
            out.append(.backdrop(BackdropNode(path, material: material, opacity: opacity)))
        }
        if let color, color.alpha > 0 { out.append(.shape(ShapeNode(path, color: color.faded(opacity)))) }
        if let image {
            let node = ImageNode(image, frame: reach ?? box, contentMode: mode, opacity: opacity)
            out.append(.group(GroupNode([.image(node)], clip: path)))
        }
        return out
    }

    private var mode: ImageNode.ContentMode {
        switch contentMode {
        case .scaleToFill: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .center: .center
        }
    }
}

extension PopupBarAppearance {
    /// The shadow around a floating bar; nil for none. Source: facts, popup bar, section 1.5.
    func backgroundShadow(in design: Design) -> Shadow? {
        switch (floatingBarBackgroundShadow, design) {
        case (.none, _): nil
        case (.shadow(let shadow), _): shadow
        case (.default, .glass):
            Shadow(color: Color.black.withAlpha(0.17), offset: Point(x: 0, y: 8), blurRadius: 12)
        case (.default, .legacy): Shadow(color: Color.black.withAlpha(0.22), blurRadius: 8)
        }
    }

    /// The shadow under the image; nil for none.
    var imageShadowOrDefault: Shadow? {
        switch imageShadow {
        case .none: nil
        case .shadow(let shadow): shadow
        case .default: Shadow(color: Color.black.withAlpha(0.12), blurRadius: 3)
        }
    }

    /// What lies over a highlighted bar.
    func highlight(dark: Bool, design: Design) -> Color {
        highlightColor
            ?? (dark ? Color.white.withAlpha(0.1) : Color(0xaeaeb2, alpha: design == .glass ? 0.3 : 0.2))
    }
}

extension Shadow {
    /// The shadow of a path, left out below the path itself. Its blur is as wide as the radius says, as with a layer's.
    func node(of path: Path, opacity: Double = 1) -> Node {
        .shadow(
            ShadowNode(
                path, offset: offset, radius: max(0, blurRadius), color: color.faded(opacity), knocksOut: true))
    }
}
