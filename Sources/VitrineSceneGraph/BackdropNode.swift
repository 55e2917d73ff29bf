import VitrineDisplayList
import VitrinePrimitives

/// The backdrop of a path, blurred and color-mapped.
package struct BackdropNode: Hashable, Sendable {
    package var path: Path
    package var material: Material
    package var tint: RGBColor
    package var opacity: Double

    package init(_ path: Path, material: Material, tint: RGBColor = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
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
