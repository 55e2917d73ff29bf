import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

@testable import VitrineStage

@Suite struct SceneChecksumTests {
    private let folder = try! TemporaryFolder()

    private func checksum(_ text: String) throws -> String {
        try folder.write(Array(text.utf8), to: "scene/scene.yaml")
        let source = try SceneSource(path: folder.path + "/scene/scene.yaml")
        return try SceneChecksum.hexadecimal(
            of: source, sceneFolder: folder.path + "/scene/", allowsOutsidePaths: false)
    }

    @Test func textAndPicturesCount() throws {
        // Source: sha256sum of the canonical text "{7=vitrine1=1}".
        #expect(try checksum("vitrine: 1") == "632459f9f40ae1e6604b0c5e6e16840d8ae1c3ff54568532ceecab69a72e2501")
        let scene = "vitrine: 1\npopupBar: { popupItem: { image: a.png } }"
        var sums: [String] = []
        for color in [RGBColor.black, .white] {
            try folder.write(PNG.encode(Bitmap(width: 1, height: 1, fill: color.premultiplied)), to: "scene/a.png")
            sums.append(try checksum(scene))
            #expect(try checksum(scene + " # comment") == sums.last)
            sums.append(
                try checksum(scene + "\ntimeline: [{ at: 1s, set: { popupBar: { popupItem: { image: a.png } } } }]"))
        }
        #expect(Set(sums).count == 4)
        #expect(throws: StageError.self) { try checksum(scene.replacingOccurrences(of: "a.png", with: "b.png")) }
    }

}
