import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

/// The materials of iOS 13 and later (`UIBlurEffect.Style.system…Material`). Source: facts, iOS surroundings, section
/// 5.1: out = (1 − a)·sat(c) + a·curve(L) + b with sat(c) = L + s·(c − L), L being luma and `curve` linear between four
/// stops. As a `Material`: the luma curve is (1 − a)·L + a·curve(L) + b, which is linear between the same four
/// positions, and the chroma is (1 − a)·s.
package enum SystemMaterial: String, Hashable, Sendable, Codable, CaseIterable {
    case ultraThin
    case thin
    case regular
    case thick
    case chrome

    /// A row of the table in that section.
    private struct Recipe {
        /// The radius in points.
        let radius: Double
        let saturation: Double
        let b: Double
        let a: Double
        /// The curve at L = 0, 1/3, 2/3 and 1.
        let stops: (Double, Double, Double, Double)
    }

    private func recipe(dark: Bool) -> Recipe {
        switch (self, dark) {
        case (.ultraThin, false):
            Recipe(radius: 22.5, saturation: 1.1, b: 0.12, a: 0.50, stops: (0.45, 0.55, 0.65, 0.68))
        case (.ultraThin, true): Recipe(radius: 22.5, saturation: 1.1, b: 0, a: 0.50, stops: (0.24, 0.24, 0.30, 0.39))
        case (.thin, false): Recipe(radius: 30, saturation: 1.35, b: 0.12, a: 0.60, stops: (0.725, 0.825, 0.76, 0.73))
        case (.thin, true): Recipe(radius: 30, saturation: 1.35, b: 0, a: 0.60, stops: (0.20, 0.21, 0.10, 0.15))
        case (.regular, false): Recipe(radius: 30, saturation: 1.5, b: 0.10, a: 0.75, stops: (0.90, 0.83, 0.925, 0.815))
        case (.regular, true): Recipe(radius: 30, saturation: 1.5, b: 0, a: 0.75, stops: (0.16, 0.26, 0.10, 0.10))
        case (.thick, false): Recipe(radius: 45, saturation: 1.5, b: 0.045, a: 0.88, stops: (0.99, 0.95, 0.98, 0.905))
        case (.thick, true): Recipe(radius: 45, saturation: 1.5, b: 0, a: 0.88, stops: (0.14, 0.16, 0.10, 0.03))
        case (.chrome, false): Recipe(radius: 22.5, saturation: 1.1, b: 0.10, a: 0.75, stops: (0.80, 0.90, 1.10, 0.825))
        case (.chrome, true): Recipe(radius: 22.5, saturation: 2, b: -0.10, a: 0.75, stops: (0.23, 0.52, 0.27, 0.255))
        }
    }

    /// Returns the material in light or dark appearance; its sigma is in points.
    package func material(dark: Bool) -> Material {
        let r = recipe(dark: dark)
        func base(_ luma: Double, _ stop: Double) -> Double { (1 - r.a) * luma + r.a * stop + r.b }
        let curve = Material.LumaCurve(
            base(0, r.stops.0), base(1.0 / 3, r.stops.1), base(2.0 / 3, r.stops.2), base(1, r.stops.3))
        // Without a curve, a line between its ends replaces it.
        return Material(
            sigma: r.radius, lumaScale: curve.white - curve.black, lumaOffset: curve.black,
            chroma: (1 - r.a) * r.saturation, curve: curve)
    }
}

extension BackdropNode {
    package init(_ path: Path, _ material: SystemMaterial, dark: Bool, opacity: Double = 1) {
        self.init(path, material: material.material(dark: dark), opacity: opacity)
    }
}
