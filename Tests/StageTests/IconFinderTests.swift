import Foundation
import Testing
import VitrineEncoders
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

@Suite struct IconFinderTests {
    /// A folder with an SVG drawing, a PNG and a file that is neither.
    private static let folder: String = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("<svg viewBox='0 0 20 10'><circle cx='5' cy='5' r='4'/></svg>".utf8).write(
                to: folder.appendingPathComponent("dot.svg"))
            try Data("<svg viewBox='0 0 20 10'><text/></svg>".utf8).write(to: folder.appendingPathComponent("bad.svg"))
            var bitmap = Bitmap(width: 30, height: 60, fill: RGBColor.black.premultiplied)
            try Data(PNG.encode(bitmap)).write(to: folder.appendingPathComponent("photo.png"))
            bitmap[0, 0] = RGBColor.clear.premultiplied
            let picture = try PNG.encode(bitmap)
            for name in ["plate.png", "plate@2x.png", "plate@1x.png"] {
                try Data(picture).write(to: folder.appendingPathComponent(name))
            }
        } catch { fatalError("\(error)") }
        return folder.path
    }()

    private func finder(_ own: [String: IconSource] = [:]) -> IconFinder {
        let assets = AssetFolder.bundled
        let images = ImageFinder(sceneFolder: Self.folder, assets: assets, allowsOutside: false)
        return IconFinder(own: own, images: images, assets: assets)
    }

    @Test(arguments: SymbolNames.all) func everySymbolStandsForAnIcon(symbol: String) throws {
        let icon = try #require(SymbolNames.icon(for: symbol))
        #expect(try AssetFolder.bundled.iconNames().contains(icon))
        #expect(try !finder().icon(symbol).path.isEmpty)
    }

    /// All uses of icons with many segments count together; others do not count.
    @Test func segmentsOfLargeIconsEndAtALimit() throws {
        func issues(_ segments: Int, uses: Int, changes: Int = 0) -> [String] {
            let data = "M0 0" + String(repeating: "L1 1L2 0", count: (segments - 2) / 2) + "Z"
            var scene = PresentationScene()
            scene.icons["x"] = .path(data, viewBox: Rect(x: 0, y: 0, width: 8, height: 8), isEvenOdd: true)
            scene.container.content.body = (0..<uses).map { _ in Element(.icon(IconElement("x"))) }
            // Each replaces the elements before it.
            let icon: ValueNode = ["icon": ["icon": "x"]]
            let change = ValueNode(
                .mapping([.init("container.content.body", ValueNode(.list(Array(repeating: icon, count: uses))))]))
            scene.timeline = (0..<changes).map { TimelineEvent(at: Double($0), .init("set", change)) }
            return AssetCheck(sceneFolder: Self.folder).issues(of: scene).all.map { "\($0.path): \($0.kind)" }
        }
        #expect(issues(400, uses: 300) == [])
        #expect(issues(10_000, uses: 10) == [])
        #expect(issues(10_000, uses: 10, changes: 3) == [])
        #expect(
            issues(10_000, uses: 12) == [
                "container.content.body[10].icon.icon: too large; at most 100000 segments in all uses of icons that have more than 500"
            ])
    }

    @Test func theScenesOwnIconsGoFirst() throws {
        let ring = IconSource.path("M0 0L8 0L8 8Z", viewBox: Rect(x: 0, y: 0, width: 8, height: 8), isEvenOdd: true)
        let finder = finder(["play": ring, "dot": "dot.svg", "plate": .file("plate.png")])
        #expect(try finder.icon("play").path == Path(svgPathData: "M0 0L8 0L8 8Z"))
        #expect(try finder.icon("play").fillRule == .evenOdd)
        #expect(try finder.icon("dot").path == .ellipse(in: Rect(x: 1, y: 1, width: 8, height: 8)))
        #expect(try finder.icon("plate").template?.bitmap.height == 60)
        #expect(try finder.icon("pause").path == AssetFolder.bundled.icon("pause").path)
    }

    @Test func aFileCanTakeThePlaceOfAName() throws {
        #expect(try finder().icon("dot.svg").viewBox == Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(try finder().icon("plate.png").viewBox == Rect(x: 0, y: 0, width: 10, height: 20))
        #expect(try finder().icon("plate@2x.png").viewBox == Rect(x: 0, y: 0, width: 15, height: 30))
        #expect(try finder().icon("plate@1x.png").viewBox == Rect(x: 0, y: 0, width: 30, height: 60))
    }

    @Test func whatIsNoIconIsAnErrorThatNamesIt() {
        let data = IconSource.path("M0", viewBox: Rect(x: 0, y: 0, width: 8, height: 8), isEvenOdd: false)
        for (name, words) in [
            ("bad.svg", "bad.svg"), ("none.svg", "none.svg"), ("ring", "ring"), ("nothing", "nothing"),
            ("photo.png", "{ image: … }"),
        ] {
            #expect { try finder(["ring": data]).icon(name) } throws: { "\($0)".contains(words) }
        }
    }
}
