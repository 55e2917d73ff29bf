import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension UIImage {
    /// The path of a picture; nil for a symbol.
    var picturePath: String? {
        name.isEmpty || (renderingMode == .alwaysTemplate && !name.contains(".png")) ? nil : name
    }
}

extension UICornerConfiguration {
    var value: CornerConfiguration {
        switch kind {
        case .capsule(let maximum):
            maximum.map { .capsuleWithMaximumRadius(Double($0).limited(0...1000)) } ?? .capsule
        case .concentric(let minimum): .containerConcentric(minimum: Double(minimum).limited(0...1000))
        case .radii(let topLeft, let topRight, let bottomRight, let bottomLeft):
            .radii(
                CornerRadii(
                    topLeft: Double(topLeft).limited(0...1000), topRight: Double(topRight).limited(0...1000),
                    bottomRight: Double(bottomRight).limited(0...1000),
                    bottomLeft: Double(bottomLeft).limited(0...1000)))
        }
    }
}

extension UIBarAppearance.Preset {
    var value: BarBackgroundPreset {
        switch self {
        case .default: .default
        case .opaque: .opaque
        case .transparent: .transparent
        }
    }
}
