import VitrineDisplayList
import VitrinePrimitives

/// What lies behind a path, blurred and with its colours mapped.
package struct BackdropNode: Hashable, Sendable {
    package var path: Path
    /// The material; its sigma is in points.
    package var material: Material
    package var tint: RGBColor
    package var opacity: Double

    package init(_ path: Path, material: Material, tint: RGBColor = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }

    /// A material of the system.
    package init(_ path: Path, _ material: SystemMaterial, dark: Bool, opacity: Double = 1) {
        self.init(path, material: material.material(dark: dark), opacity: opacity)
    }

    /// A blur of iOS 8 to 12.
    package init(_ path: Path, _ blur: LegacyBlur, opacity: Double = 1) {
        self.init(path, material: blur.material, tint: blur.plate, opacity: opacity)
    }
}

extension BackdropNode {
    func mark(_ t: Transform) -> BackdropMark {
        BackdropMark(
            path: path.transformed(by: t), material: material.scaled(by: t.scaleFactor), tint: tint, opacity: opacity)
    }
}

extension Material {
    func scaled(by k: Double) -> Material {
        var copy = self
        copy.sigma *= k
        return copy
    }
}
