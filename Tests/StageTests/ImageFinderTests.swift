import Foundation
import Testing
import VitrineEncoders
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineVocabulary

@testable import VitrineStage

/// The permitted locations of a scene's pictures, and the errors of unreadable ones.
@Suite struct ImageFinderTests {
    private let folder: TemporaryFolder
    private let red: [UInt8]
    private let blue: [UInt8]

    init() throws {
        folder = try TemporaryFolder()
        red = try PNG.encode(Bitmap(width: 2, height: 3, fill: RGBColor(0xFF0000).premultiplied))
        blue = try PNG.encode(Bitmap(width: 4, height: 1, fill: RGBColor(0x0000FF).premultiplied))
        try folder.write(red, to: "scene/red.png")
        try folder.write(blue, to: "outside/blue.png")
        try folder.write(blue, to: "scenery/blue.png")
        try folder.write(blue, to: "assets/Artwork/rain.png")
        try folder.write(blue, to: "assets/Artwork/deep/blue.png")
    }

    private func finder(allowsOutside: Bool = false, scene: String? = "scene") -> ImageFinder {
        ImageFinder(
            sceneFolder: scene.map { "\(folder.path)/\($0)" }, assets: AssetFolder(path: "\(folder.path)/assets"),
            allowsOutside: allowsOutside)
    }

    private func width(_ path: String, _ finder: ImageFinder) throws -> Int { try finder.image(path).bitmap.width }

    private func error(_ path: String, _ finder: ImageFinder) -> StageError? {
        do throws(StageError) {
            _ = try finder.image(path)
            return nil
        } catch { return error }
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }

    @Test func sceneFolderComesFirst() throws {
        #expect(try width("red.png", finder()) == 2)
        #expect(try width("./red.png", finder()) == 2)
        #expect(try width("sub/../red.png", finder()) == 2)
        #expect(try width("artwork/rain.png", finder()) == 4)
        #expect(try width("artwork/deep/blue.png", finder()) == 4)
        try folder.write(red, to: "scene/artwork/rain.png")
        #expect(try width("artwork/rain.png", finder()) == 2)
        // Without a scene folder only artwork is available.
        #expect(try width("artwork/rain.png", finder(scene: nil)) == 4)
        #expect(error("red.png", finder(scene: nil)) == .imageMissing(path: "red.png", searched: []))
    }

    /// A picture takes memory once, however its path is spelled.
    @Test func spellingsOfOneFileShareItsPicture() throws {
        try link("scene/link.png", to: "red.png")
        let paths = ["red.png", "./red.png", "sub/../red.png", "link.png", "red.png"]
        // The limit is one picture of 2x3 pixels.
        let images = try finder().images(paths, limit: 6)
        #expect(images.count == 4)
        #expect(Set(images.values.map(\.bitmap)).count == 1)
    }

    @Test func allPicturesTogetherHaveALimit() throws {
        try folder.write(blue, to: "scene/blue.png")
        #expect(try finder().images(["red.png", "blue.png"], limit: 10).count == 2)
        do throws(StageError) {
            _ = try finder().images(["red.png", "blue.png"], limit: 9)
            Issue.record("there was no limit")
        } catch {
            #expect(error == .imagesTooLarge(path: "blue.png", pixels: 10, limit: 9))
        }
    }

    @Test func bundledArtworkIsFound() throws {
        let finder = ImageFinder(sceneFolder: nil, assets: .bundled, allowsOutside: false)
        for name in try AssetFolder.bundled.artworkNames() { #expect(try finder.image(name).bitmap.width > 1) }
    }

    @Test func missing() throws {
        let places = ["\(folder.path)/scene", "\(folder.path)/assets/Artwork"]
        #expect(error("no.png", finder()) == .imageMissing(path: "no.png", searched: [places[0]]))
        guard case .imageMissing("artwork/no.png", let searched) = error("artwork/no.png", finder()) else {
            Issue.record("\(String(describing: error("artwork/no.png", finder())))")
            return
        }
        #expect(searched == ["\(places[0])/artwork", places[1]])
    }

    @Test func missingInAFolderBehindALink() throws {
        try link("linked", to: "assets")
        let finder = ImageFinder(
            sceneFolder: "\(folder.path)/scene", assets: AssetFolder(path: "\(folder.path)/linked"),
            allowsOutside: false)
        #expect(try width("artwork/rain.png", finder) == 4)
        guard case .imageMissing = error("artwork/rian.png", finder) else {
            Issue.record("\(String(describing: error("artwork/rian.png", finder)))")
            return
        }
        // The existence of a link's target is not disclosed.
        try link("scene/out", to: "../outside")
        #expect(error("out/no.png", self.finder()) == .imageOutside(path: "out/no.png"))
    }

    @Test func outsideIsRefusedUnlessAllowed() throws {
        for path in [
            "../outside/blue.png", "../scenery/blue.png", "\(folder.path)/outside/blue.png",
            "artwork/../../../outside/blue.png",
        ] {
            #expect(error(path, finder()) == .imageOutside(path: path), "\(path)")
        }
        for path in ["../outside/blue.png", "../scenery/blue.png", "\(folder.path)/outside/blue.png"] {
            #expect(try width(path, finder(allowsOutside: true)) == 4)
        }
        // A folder whose name begins like the scene's is another folder; an absolute path may lead inside.
        #expect(try width("\(folder.path)/scene/red.png", finder()) == 2)
        // The existence of a file outside is not disclosed.
        #expect(error("../outside/no.png", finder()) == .imageOutside(path: "../outside/no.png"))
    }

    @Test func linksAreFollowedBeforeTheCheck() throws {
        try link("scene/out.png", to: "../outside/blue.png")
        try link("scene/absolute.png", to: "\(folder.path)/outside/blue.png")
        try link("scene/folder", to: "../outside")
        try link("scene/in.png", to: "red.png")
        try link("scene/twice.png", to: "out.png")
        try link("scene/up", to: "..")
        try link("scene/loop.png", to: "loop.png")
        for path in ["out.png", "absolute.png", "folder/blue.png", "twice.png", "up/outside/blue.png"] {
            #expect(error(path, finder()) == .imageOutside(path: path), "\(path)")
            #expect(try width(path, finder(allowsOutside: true)) == 4)
        }
        #expect(try width("in.png", finder()) == 2)
        #expect(try width("up/scene/red.png", finder()) == 2)
        #expect(error("loop.png", finder()) != nil)
        // A link may lead to the scene's own folder.
        try link("alias", to: "scene")
        #expect(try width("red.png", finder(scene: "alias")) == 2)
        #expect(try width("red.png", finder(scene: "alias/")) == 2)
    }

    @Test func rootFolder() throws {
        let finder = ImageFinder(
            sceneFolder: "/", assets: AssetFolder(path: "\(folder.path)/assets"), allowsOutside: false)
        #expect(try width("\(folder.path.dropFirst())/scene/red.png", finder) == 2)
    }

    /// The format is known by the file's bytes, not by its name.
    @Test func theFirstFrameOfAnAnimation() throws {
        let frames = [RGBColor(0xFF0000), RGBColor(0x0000FF)].map {
            Bitmap(width: 5, height: 2, fill: $0.premultiplied)
        }
        var gif = try GIFEncoder(width: 5, height: 2)
        var apng = try APNGEncoder(width: 5, height: 2)
        var bytes: [UInt8] = []
        for (i, frame) in frames.enumerated() {
            try gif.add(frame, at: i * 10)
            bytes += try apng.add(frame, at: i)
        }
        let (tail, head) = try apng.finish(at: 2)
        bytes += tail
        bytes.replaceSubrange(0..<head.count, with: head)
        try folder.write(gif.finish(at: 20), to: "scene/a.gif")
        try folder.write(bytes, to: "scene/b.png")
        for name in ["a.gif", "b.png"] { #expect(try finder().image(name).bitmap == frames[0]) }
    }

    @Test func whatIsNoPicture() throws {
        try folder.write([], to: "scene/empty.png")
        try folder.write(Array("GIF89a".utf8), to: "scene/gif.png")
        try folder.write(Array(red.prefix(red.count / 2)), to: "scene/half.png")
        #expect(error("empty.png", finder()) == .imageBroken(path: "empty.png", .unknownImage))
        #expect(error("gif.png", finder()) == .imageBroken(path: "gif.png", .brokenGIF(reason: "no header")))
        guard case .imageBroken("half.png", .brokenPNG) = error("half.png", finder()) else {
            Issue.record("\(String(describing: error("half.png", finder())))")
            return
        }
        for path in [".", "", "../scene"] {
            guard case .imageUnreadable? = error(path, finder()) else {
                Issue.record("\(path): \(String(describing: error(path, finder())))")
                continue
            }
        }
    }

    /// A header of 60,000 by 60,000 pixels is rejected before anything of that size is allocated; a file of 64 MB and a
    /// byte before it is read.
    @Test func tooLarge() throws {
        var huge = red
        huge.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        try folder.write(huge, to: "scene/huge.png")
        guard case .imageBroken(_, .imageTooLarge(60_000, 60_000, _)) = error("huge.png", finder()) else {
            Issue.record("\(String(describing: error("huge.png", finder())))")
            return
        }
        let path = "\(folder.path)/scene/long.png"
        try folder.write(red, to: "scene/long.png")
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: UInt64(AssetLimits.imageBytes) + 1)
        try file.close()
        #expect(
            error("long.png", finder())
                == .imageFileTooLarge(
                    path: "long.png", bytes: AssetLimits.imageBytes + 1, limit: AssetLimits.imageBytes))
    }

    /// The names are illegal in file systems, or belong to an endless pipe.
    @Test func strangeNames() throws {
        for path in [
            "a\0b.png", "\0", String(repeating: "a", count: 10_000), String(repeating: "a/", count: 5_000),
            "\u{202E}gnp", "~", "//", "a\\b",
        ] {
            #expect(error(path, finder()) != nil)
            #expect(error(path, finder(allowsOutside: true)) != nil)
        }
        #expect(mkfifo("\(folder.path)/scene/pipe.png", 0o600) == 0)
        #expect(error("pipe.png", finder()) == .imageUnreadable(path: "pipe.png", reason: "it is not a file"))
        #expect(
            error("/dev/zero", finder(allowsOutside: true))
                == .imageUnreadable(path: "/dev/zero", reason: "it is not a file"))
    }

    /// A staged scene passes its pictures' errors on, also those of pictures that appear later.
    @Test func performancesNeedTheirPictures() throws {
        var scene = PresentationScene.toolbar()
        scene.popupBar?.popupItem.image = "red.png"
        func kinds(_ make: () throws -> StagedScene) -> [SceneIssue.Kind] {
            guard case .sceneInvalid(let issues)? = #expect(throws: StageError.self, performing: { _ = try make() })
            else { return [] }
            return issues.issues.map(\.kind)
        }
        #expect(
            kinds { try StagedScene(scene) } == [.assetMissing("red.png", nearest: nil, searched: [])])
        #expect(throws: Never.self) { try StagedScene(scene, sceneFolder: "\(folder.path)/scene") }
        let change: ValueNode = ["popupBar.popupItem.image": "../outside/blue.png"]
        scene.timeline = [TimelineEvent(at: 100, .init("set", change))]
        let outside = StageError.imageOutside(path: "../outside/blue.png")
        #expect(
            kinds { try StagedScene(scene, sceneFolder: "\(folder.path)/scene") } == [.assetUnusable("\(outside)")])
        #expect(throws: Never.self) {
            try StagedScene(scene, sceneFolder: "\(folder.path)/scene", allowsOutsidePaths: true)
        }
        scene.popupBar?.popupItem.trailingBarButtonItems = [BarButtonItem(icon: "pawse")]
        let all = kinds { try StagedScene(scene) }
        #expect(all.count == 3)
        guard
            case .unknownValue("pawse", _, "pause", let legal)? = all.first(where: {
                if case .unknownValue = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "\(all)") }
        #expect(legal.contains("pause") && legal == legal.sorted())
    }
}
