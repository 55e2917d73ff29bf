import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph

@Suite struct ImageNodeTests {
    private let picture = Image(Bitmap(width: 40, height: 10))
    private let frame = Rect(x: 10, y: 20, width: 30, height: 30)

    private func mark(_ node: ImageNode) throws -> ImageMark {
        let marks = Resolver.displayList(
            for: [.image(node)], in: Viewport(scale: 2, width: 99, height: 99), background: .white
        ).marks
        guard case .image(let m) = marks.first else { throw Missing() }
        return m
    }

    private struct Missing: Error {}

    /// The position of the picture's corners, in points.
    @Test(arguments: [
        (ImageNode.ContentMode.scaleToFill, Rect(x: 10, y: 20, width: 30, height: 30)),
        (.scaleAspectFit, Rect(x: 10, y: 31.25, width: 30, height: 7.5)),
        (.scaleAspectFill, Rect(x: -35, y: 20, width: 120, height: 30)),
        (.center, Rect(x: 15, y: 32.5, width: 20, height: 5)),
    ])
    func everyModePlacesThePicture(mode: ImageNode.ContentMode, place: Rect) throws {
        let m = try mark(ImageNode(picture, frame: frame, contentMode: mode, imageScale: 2))
        let got = m.transform.apply(Rect(x: 0, y: 0, width: 40, height: 10))
        #expect(got == Rect(x: place.x * 2, y: place.y * 2, width: place.width * 2, height: place.height * 2))
        #expect(m.clip == .rect(Rect(x: 20, y: 40, width: 60, height: 60)), "whatever the mode, the frame cuts it")
    }

    @Test func theRestIsPassedOn() throws {
        let radii = CornerRadii(topLeft: 3, bottomRight: 9)
        let m = try mark(
            ImageNode(
                picture, frame: frame, cornerRadii: radii, cornerCurve: .circular, opacity: 0.3, filter: .nearest,
                blend: .multiply))
        #expect(m.opacity == 0.3 && m.filter == .nearest && m.blend == .multiply)
        let clip = Path.roundedRect(UnevenRoundedRect(frame, radii: radii, curve: .circular))
        #expect(m.clip == clip.transformed(by: .scale(2)))
        let plain = try mark(ImageNode(picture, frame: frame, cornerRadius: 7))
        #expect(plain.clip == Path.roundedRect(RoundedRect(frame, radius: 7)).transformed(by: .scale(2)))
        #expect(plain.opacity == 1 && plain.filter == .automatic && plain.blend == .normal)
    }
}
