import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

extension SourceValue {
    private static let annotationKeys = KeyTable(
        "text", "at", "angle", "placement", "textAttributes", "haloColor", "marker")
    private static let markerKeys = KeyTable("icon", "color", "diameter")
    private static let placeKeys = KeyTable("x", "y")

    func annotations() -> [PageAnnotation] {
        (list(of: "annotations") ?? []).map { $0.annotation() ?? PageAnnotation(at: .zero) }
    }

    private func annotation() -> PageAnnotation? {
        guard let keys = keyed(Self.annotationKeys) else { return nil }
        let at = keys.required("at")?.place()
        return PageAnnotation(
            text: keys["text"]?.text(), at: at ?? .zero, angle: keys["angle"]?.number() ?? 0,
            placement: keys["placement"]?.choice("a placement") ?? .center,
            textAttributes: keys["textAttributes"]?.labelAttributes() ?? LabelAttributes(),
            haloColor: keys["haloColor"]?.color(), marker: keys["marker"]?.marker())
    }

    private func place() -> Point? {
        guard let keys = keyed(Self.placeKeys) else { return nil }
        let (x, y) = (keys.required("x")?.length(), keys.required("y")?.length())
        guard let x, let y else { return nil }
        return Point(x: x, y: y)
    }

    private func marker() -> PageAnnotation.Marker? {
        guard let keys = keyed(Self.markerKeys) else { return nil }
        let color = keys["color"]?.color() ?? Color(0x34c759)
        let diameter = keys["diameter"]?.length() ?? 26
        return keys.required("icon")?.text().map {
            PageAnnotation.Marker(icon: $0, color: color, diameter: diameter)
        }
    }
}
