import VitrineDisplayList
import VitrinePrimitives

/// The kinds of marks that the scene is made of.
enum SceneMarks {
    static func roundedRect(_ rect: Rect, _ radius: Double) -> Path {
        .roundedRect(RoundedRect(rect, radius: radius, curve: .circular))
    }

    static func fill(_ path: Path, _ color: [Double]) -> Mark {
        .fill(FillMark(path: path, paint: .solid(RGBColor(color))))
    }

    /// A picture as it is, from the canvas's top left corner.
    static func picture(_ image: Image) -> Mark { .image(ImageMark(image: image, transform: .identity)) }

    static func picture(_ image: Image, in rect: Rect, radius: Double) -> Mark {
        .image(
            ImageMark(
                image: image,
                transform: Transform(
                    a: rect.width / Double(image.bitmap.width), b: 0, c: 0,
                    d: rect.height / Double(image.bitmap.height), tx: rect.x, ty: rect.y),
                clip: roundedRect(rect, radius)))
    }

    static func material(_ rect: Rect, _ radius: Double, _ m: SceneDescription.Material) -> Mark {
        .backdrop(
            BackdropMark(path: roundedRect(rect, radius), material: .blur(sigma: m.sigma), tint: RGBColor(m.tint)))
    }

    /// A shadow outside of what casts it.
    static func shadow(_ rect: Rect, _ radius: Double, _ s: SceneDescription.Shadow) -> Mark {
        .shadow(
            ShadowMark(
                path: roundedRect(rect.offsetBy(dx: s.dx, dy: s.dy), radius), sigma: s.sigma, color: RGBColor(s.color),
                knockout: roundedRect(rect, radius)))
    }
}
