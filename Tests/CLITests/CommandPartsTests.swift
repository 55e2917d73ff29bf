import Testing
import VitrineScreens
import VitrineStage
import VitrineTestSupport

@testable import VitrineCLI

/// Parts of the command that need no process. The tests of VitrineTests run the built tool and do not import its
/// module, so that both compile at the same time.
@Suite struct CommandPartsTests {
    @Test func theTemplatesAreThoseThatPreviewTestsRenders() {
        #expect(
            SceneTemplate.allCases.map(\.rawValue) == [
                "popup-bar", "floating-panel", "overlay-container", "card", "entry",
            ])
    }

    /// The panel of the starter rests where the library's default layout has it.
    @Test func thePanelOfTheTemplateRestsInTheScreen() throws {
        let scene = try SceneParser.parse(SceneTemplate.floatingPanel.text)
        var bare = scene
        for name in scene.floatingPanels.names { bare.floatingPanels[name]?.givenLayout = nil }
        let pictures = try [scene, bare].map { try StagedScene($0).displayList(at: 0) }
        #expect(pictures[0] == pictures[1])
    }

    @Test func commasInsideBracesAndQuotesDoNotSeparate() {
        #expect(
            VariationMatrix.values(in: "a,{x: 1, y: 2},\"b,c\",[1,2]") == ["a", "{x: 1, y: 2}", "\"b,c\"", "[1,2]"])
    }

    @Test func labelsOfSettingsSayWhichTheyAre() throws {
        let matrix = try VariationMatrix(["reduceTransparency", "appearance", "boldText=true"])
        #expect(
            matrix.variants.map(\.label) == [
                "reduceTransparency=false, light, boldText=true", "reduceTransparency=false, dark, boldText=true",
                "reduceTransparency=true, light, boldText=true", "reduceTransparency=true, dark, boldText=true",
            ])
    }

    @Test func largeFilesAreWarnedOf() throws {
        func warning(_ path: String, _ bytes: Int) -> String? { LargeFile.warning(path: path, bytes: bytes) }
        #expect(warning("a.gif", 8_000_000) == nil)
        #expect(
            warning("a.gif", 28_149_000)
                == "a.gif has 28.1 MB; --scale, --fps, --quality, --max-size, or the scene's output.crop and "
                + "output.duration make it smaller")
        #expect(warning("a.png", 8_000_001) == "a.png has 8.0 MB; --scale or --crop make it smaller")
        #expect(warning("frames/", 80_000_000) == nil && warning("-", 80_000_000) == nil)
    }

    @Test func aMissingAssetFolderIsAnError() throws {
        let checks = DoctorCheck.assets(of: AssetFolder(path: "/nowhere/assets"))
        #expect(checks.map(\.name) == ["assets", "fonts", "icons", "artwork"])
        #expect(checks[0].problems == ["no such folder; install Vitrine again"])
        #expect(checks.allSatisfy { !$0.problems.isEmpty })
    }

    /// The costliest items are assigned first, so that the costs of shards differ by little.
    @Test func shardsAreOfAboutTheSameCost() {
        #expect(ShardChoice.assignment(costs: [1, 1, 2], count: 2) == [2, 2, 1])
        var generator = SplitMix64(seed: 51)
        for _ in 0..<200 {
            let (count, costs) = (2 + generator.below(4), (0..<24).map { _ in 1 + generator.below(100) })
            let shards = ShardChoice.assignment(costs: costs, count: count)
            #expect(Set(shards).isSubset(of: Set(1...count)))
            let loads = (1...count).map { shard in zip(costs, shards).filter { $0.1 == shard }.map(\.0).reduce(0, +) }
            let (total, most) = (costs.reduce(0, +), loads.max() ?? 0)
            // The bound of Graham for this order, against the best that can be had.
            let best = max(Double(total) / Double(count), Double(costs.max() ?? 0))
            #expect(Double(most) <= best * (4.0 / 3 - 1 / Double(3 * count)))
        }
    }
}
