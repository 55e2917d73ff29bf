import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives
import VitrineScreens
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

/// Pictures with color profiles, and scenes in place of pictures.
@Suite struct PictureSourceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws { try folder.write(Array(text.utf8), to: path) }

    private func staged(_ path: String) throws -> StagedScene {
        let source = try SceneSource(path: "\(folder.path)/\(path)")
        return try StagedScene(source.scene, sceneFolder: source.folder)
    }

    private func error(_ path: String) -> String {
        do {
            _ = try staged(path)
            return "none"
        } catch { return "\(error)" }
    }

    /// Returns a page of one picture that fills it, 10 x 10 points.
    private func page(of picture: String, _ more: String = "") -> String {
        """
        vitrine: 1
        container: { content: { body: [{ image: \(picture), frame: { x: 0, y: 0, width: 10, height: 10 } }] } }
        output: { crop: { x: 0, y: 0, width: 10, height: 10 }, scale: 1 }
        \(more)
        """
    }

    @Test func pictureOfDisplayP3IsShownInSRGB() throws {
        let color = RGBColor(displayP3Red: 0.2, green: 0.6, blue: 0.4)
        let stored = color.components(in: .displayP3).premultiplied
        let bitmap = Bitmap(width: 10, height: 10, fill: stored)
        try folder.write(PNG.encode(bitmap, options: PNGOptions(colorSpace: .displayP3)), to: "p3.png")
        try folder.write(PNG.encode(bitmap), to: "srgb.png")
        try write(page(of: "p3.png"), to: "p3.yaml")
        try write(page(of: "srgb.png"), to: "srgb.yaml")
        let shown = try staged("p3.yaml").picture(at: 0).pixels[55]
        let wanted = color.premultiplied.bits
        for shift in [UInt32(0), 8, 16] {
            #expect(abs(Int(shown >> shift & 255) - Int(wanted >> shift & 255)) <= 1)
        }
        #expect(try staged("srgb.yaml").picture(at: 0).pixels[55] == stored.bits)
        #expect(try staged("p3.yaml").assetReport.warnings.isEmpty)
    }

    @Test func profileThatIsNotAppliedIsAWarning() throws {
        var file = try PNG.encode(Bitmap(width: 1, height: 1, fill: RGBColor(0x336699).premultiplied))
        // The code points are those of PQ; everything after the header is missing.
        var chunk: [UInt8] = [0, 0, 0, 4] + Array("cICP".utf8) + [9, 16, 0, 1]
        chunk += [0, 0, 0, 0]
        file.insert(contentsOf: chunk, at: 33)
        PictureDamage.repairChecksums(&file)
        try folder.write(file, to: "pq.png")
        try write(page(of: "pq.png"), to: "pq.yaml")
        let warnings = try staged("pq.yaml").assetReport.warnings
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("\"pq.png\"") == true && warnings.first?.contains("9, 16, 0, 1") == true)
    }

    @Test func sceneTakesThePlaceOfAPicture() throws {
        try write(
            """
            vitrine: 1
            container: { content: { background: "#2288CC" } }
            output: { size: 20x20, crop: { x: 0, y: 0, width: 40, height: 40 } }
            """, to: "parts/inner.yaml")
        try write(page(of: "parts/inner.yaml"), to: "outer.yaml")
        #expect(try staged("outer.yaml").picture(at: 0).pixels[55] == RGBColor(0x2288CC).premultiplied.bits)
    }

    @Test func picturesOfSuchASceneLieBesideIt() throws {
        let color = RGBColor(0x119944).premultiplied
        try folder.write(PNG.encode(Bitmap(width: 4, height: 4, fill: color)), to: "parts/fill.png")
        try write(page(of: "fill.png"), to: "parts/inner.yaml")
        try write(page(of: "parts/inner.yaml"), to: "outer.yaml")
        #expect(try staged("outer.yaml").picture(at: 0).pixels[55] == color.bits)
    }

    @Test func sceneInAPictureCannotShowOthers() throws {
        try write(page(of: "outer.yaml"), to: "outer.yaml")
        #expect(error("outer.yaml").contains("cannot show others"))
        try write(page(of: "inner.yaml"), to: "middle.yaml")
        try write("vitrine: 1", to: "inner.yaml")
        try write(page(of: "middle.yaml"), to: "outer.yaml")
        #expect(error("outer.yaml").contains("cannot show others"))
        #expect(error("middle.yaml") == "none")
    }

    @Test func problemsOfSuchASceneAreReportedAtThePicture() throws {
        try write(
            "vitrine: 1\ndevice: toaster\ncontainer: { content: { body: [{ icon: nothing }] } }", to: "inner.yaml")
        try write(page(of: "inner.yaml"), to: "outer.yaml")
        let message = error("outer.yaml")
        #expect(message.contains("container.content.body[0].image") && message.contains("toaster"))
        #expect(message.contains("and 1 more"))
        try write(page(of: "missing.yaml"), to: "lost.yaml")
        #expect(error("lost.yaml").contains("missing.yaml"))
        try write(page(of: "/etc/scene.yaml"), to: "outside.yaml")
        #expect(error("outside.yaml").contains("outside the scene's folder"))
    }

    @Test func checksumFollowsWhatSuchASceneShows() throws {
        func checksum() throws -> String {
            let source = try SceneSource(path: "\(folder.path)/outer.yaml")
            return try SceneChecksum.hexadecimal(of: source, sceneFolder: source.folder, allowsOutsidePaths: false)
        }
        try folder.write(PNG.encode(Bitmap(width: 1, height: 1, fill: RGBColor.white.premultiplied)), to: "a.png")
        try write(page(of: "a.png"), to: "inner.yaml")
        try write(page(of: "inner.yaml"), to: "outer.yaml")
        let first = try checksum()
        try write("# A comment.\n" + page(of: "a.png"), to: "inner.yaml")
        #expect(try checksum() == first)
        try folder.write(PNG.encode(Bitmap(width: 1, height: 1, fill: RGBColor.black.premultiplied)), to: "a.png")
        let second = try checksum()
        #expect(second != first)
        try write(page(of: "a.png", "appearance: dark"), to: "inner.yaml")
        #expect(try checksum() != second)
    }
}
