import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The effect of the settings Reduce Transparency and Increase Contrast on all materials and glass. They apply to drawn
/// nodes, as the system replaces the drawing of a visual effect rather than the effect. Source: facts, iOS
/// surroundings, section 12.1.
package struct SurfaceSettings: Sendable {
    private let isOpaque: Bool
    private let hasContrast: Bool
    /// The darkness of glass: 0 light, 1 dark.
    private let darkness: Double
    /// The background color of opaque glass, 0...1.
    private let ground: Double

    /// Creates the settings; nil if nothing changes.
    package init?(_ context: Context) {
        (isOpaque, hasContrast) = (context.traits.reduceTransparency, context.traits.increaseContrast)
        guard isOpaque || hasContrast else { return nil }
        darkness = context.glass.bar.clamped(to: 0...1)
        let dark = context.traits.isInWindow ? SystemColor.secondarySystemBackground.color(dark: true).luma : 0
        ground = 1.0.mixed(with: dark, at: darkness)
    }

    package func applied(to node: Node) -> Node {
        switch node {
        case .backdrop(let backdrop) where isOpaque: return opaque(backdrop)
        case .glass(let glass): return applied(to: glass)
        case .group(var group):
            group.children = group.children.map(applied)
            return .group(group)
        case .backdrop, .shape, .text, .image, .shadow: return node
        }
    }

    // MARK: Materials

    /// Returns a fill with the color of the material over the system's background. A blur without a color is empty.
    private func opaque(_ backdrop: BackdropNode) -> Node {
        let material = backdrop.material
        func color(over luma: Double) -> RGBColor {
            let value = material.value(of: luma).clamped(to: 0...1)
            return backdrop.tint.composited(over: RGBColor(white: value))
        }
        guard material.isColored || backdrop.tint.alpha > 0 else { return .group(GroupNode([])) }
        let isDark = color(over: 0.5).luma < 0.5
        return .shape(ShapeNode(backdrop.path, color: color(over: isDark ? 0 : 1).faded(backdrop.opacity)))
    }

    // MARK: Glass

    private func applied(to given: GlassNode) -> Node {
        var glass = given
        var material = glass.body.material
        if hasContrast {
            // The gain is a factor of all three.
            let target = Material(sigma: material.sigma, lumaScale: 0, lumaOffset: 1 - darkness, chroma: 0)
            material = material.withoutGain.mixed(with: target, at: Self.predominance)
        }
        if isOpaque {
            let luma = material.value(of: ground).clamped(to: 0...1)
            material = Material(sigma: 0, lumaScale: 0, lumaOffset: luma, chroma: 0)
            (glass.body.lens, glass.body.lightChroma) = (0, 0)
            glass.body.opacity *= glass.materialization
        }
        glass.body.material = material
        guard hasContrast else { return .glass(glass) }
        let ink = RGBColor(white: darkness).withAlpha(Self.borderStrength * glass.body.opacity * glass.materialization)
        let border = glass.body.shapes.map { shape in
            let line = shape.outline.inset(by: Self.borderWidth / 2)
            return Node.shape(
                ShapeNode(
                    .roundedRect(line), stroke: ShapeNode.Stroke(StrokeStyle(width: Self.borderWidth), color: ink)))
        }
        return .group(GroupNode([.glass(glass)] + border))
    }

    /// The fraction of white, or dark black, in glass with increased contrast; Vitrine's choice.
    private static let predominance = 0.75
    /// The border of glass with increased contrast: width in points, and opacity of black or white; Vitrine's choice.
    private static let (borderWidth, borderStrength) = (1.0, 0.55)
}

extension Material {
    fileprivate var isColored: Bool { curve != nil || gain != 1 || lumaScale != 1 || lumaOffset != 0 || chroma != 1 }

    /// Returns the result for a gray, not clamped.
    fileprivate func value(of luma: Double) -> Double {
        guard let curve else { return gain * (lumaScale * luma + lumaOffset) }
        let stops = [curve.black, curve.darkGrey, curve.lightGrey, curve.white]
        let place = luma.clamped(to: 0...1) * 3
        let i = min(2, Int(place))
        return gain * (stops[i] + (stops[i + 1] - stops[i]) * (place - Double(i)))
    }

    /// The same material with a gain of 1, which every curve has.
    var withoutGain: Material {
        Material(
            sigma: sigma, lumaScale: gain * lumaScale, lumaOffset: gain * lumaOffset, chroma: gain * chroma,
            curve: curve)
    }
}
