import Foundation
import Testing
import VitrinePopupBar
import VitrineScreens

@testable import VitrineStage

/// The messages of an installation with missing or broken files.
@Suite struct AssetFolderTests {
    private let folder: TemporaryFolder
    private var assets: AssetFolder { AssetFolder(path: folder.path) }

    init() throws { folder = try TemporaryFolder() }

    private func error(_ body: () throws -> Void) -> StageError? {
        do {
            try body()
            return nil
        } catch { return error as? StageError }
    }

    @Test func nothingThere() {
        let none = AssetFolder(path: "\(folder.path)/none")
        #expect(error { _ = try none.iconNames() } == .assetMissing(path: "\(folder.path)/none/Icons"))
        #expect(error { _ = try none.artworkNames() } == .assetMissing(path: "\(folder.path)/none/Artwork"))
        guard case .assetMissing(let path)? = error({ _ = try none.typesetter() }) else {
            Issue.record("a typesetter without fonts")
            return
        }
        #expect(path.hasPrefix("\(folder.path)/none/Fonts/"))
        #expect(error { _ = try StagedScene(.toolbar(), assets: none) } != nil)
    }

    @Test func brokenFontsAndIcons() throws {
        for file in FileManager.default.enumerator(atPath: "\(AssetFolder.bundled.path)/Fonts")?.compactMap({
            $0 as? String
        }) ?? [] {
            try folder.write(Array("no font".utf8), to: "Fonts/\(file)")
        }
        guard case .fontBroken? = error({ _ = try assets.typesetter() }) else {
            Issue.record("a typesetter of broken fonts")
            return
        }
        try folder.write(Array("<svg".utf8), to: "Icons/broken.svg")
        try folder.write([], to: "Icons/README.md")
        #expect(try assets.iconNames() == ["broken"])
        guard case .assetBroken("Icons/broken.svg", _)? = error({ _ = try assets.icon("broken") }) else {
            Issue.record("a broken icon")
            return
        }
        // No icon name leads out of the folder.
        for name in ["../Icons/broken", "", "broken.svg", "../../../../etc/passwd"] {
            #expect(error { _ = try assets.icon(name) } == .iconUnknown(name: name, legal: ["broken"]))
        }
    }

    /// Every bundled icon and picture is usable by its name in a scene.
    @Test func everythingBundledIsUsable() throws {
        var scene = PresentationScene.toolbar()
        for icon in try AssetFolder.bundled.iconNames() {
            scene.popupBar?.popupItem.trailingBarButtonItems = [BarButtonItem(icon: icon)]
            #expect(throws: Never.self) { try StagedScene(scene) }
        }
        #expect(try AssetFolder.bundled.artworkNames().contains("artwork/rain.png"))
    }
}
