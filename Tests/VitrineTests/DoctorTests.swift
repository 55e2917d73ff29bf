import Foundation
import Testing
import VitrineStage

@Suite struct DoctorTests {
    let workspace = try! Workspace()

    @Test func everythingIsFineHere() throws {
        let result = try workspace.vitrine("doctor")
        #expect(result.status == 0 && result.errors == "")
        for name in [
            "libpng", "giflib", "freetype", "harfbuzz", "fribidi", "fonts", "icons", "artwork", "processor", "kernels",
        ] {
            #expect(result.outputLines.contains { $0.hasPrefix("ok ") && $0.contains(" \(name) ") }, "\(name)")
        }
    }

    @Test func asJSON() throws {
        let result = try workspace.vitrine("doctor", "--format", "json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(report["isFine"] as? Bool == true)
        let checks = try #require(report["checks"] as? [[String: Any]])
        let versions = checks.filter { ["libpng", "freetype", "harfbuzz", "fribidi"].contains($0["name"] as? String) }
        #expect(versions.count == 4)
        for check in versions {
            let parts = (check["value"] as? String ?? "").split(separator: ".").map { Int($0) }
            #expect(parts.count >= 2 && !parts.contains(nil), "\(check)")
        }
    }

    /// Runs a copy of the program with assets of its own.
    private func installed(_ change: (String) throws -> Void) throws -> VitrineTool.Result {
        let source = AssetFolder.bundled.path
        let assets = workspace.path + "/Vitrine_VitrineStage.resources"
        try FileManager.default.copyItem(atPath: source, toPath: assets)
        let page = "Vitrine_VitrinePreview.resources"
        try FileManager.default.copyItem(
            atPath: (source as NSString).deletingLastPathComponent + "/\(page)", toPath: workspace.path + "/\(page)")
        try FileManager.default.copyItem(atPath: VitrineTool.path, toPath: workspace.path + "/vitrine")
        try change(assets)
        return try Program(path: workspace.path + "/vitrine").run(["doctor"], in: workspace.path)
    }

    @Test func damagedAndMissingFilesAreTold() throws {
        let result = try installed { assets in
            let font = URL(fileURLWithPath: assets + "/Fonts/Inter-Bold.otf")
            var bytes = try Data(contentsOf: font)
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: font)
            try FileManager.default.removeItem(atPath: assets + "/Fonts/Inter-Medium.otf")
            try "<svg>".write(toFile: assets + "/Icons/pause.svg", atomically: false, encoding: .utf8)
            try "no".write(toFile: assets + "/Artwork/rain.png", atomically: false, encoding: .utf8)
        }
        #expect(result.status == 2)
        #expect(result.errorLines.count == 4, "\(result.errors)")
        let problems = [
            "fonts: Vitrine's own file Fonts/Inter-Bold.otf is damaged: its checksum is wrong",
            "Fonts/Inter-Medium.otf is missing; install Vitrine again",
            "icons: Vitrine's own file Icons/pause.svg is damaged",
            "artwork: image \"artwork/rain.png\": not a PNG picture",
        ]
        for problem in problems { #expect(result.errors.contains(problem), "\(problem): \(result.errors)") }
    }

    /// The damaged font has a weight that only titles have: another one in its place would change the picture.
    @Test(arguments: ["a.png", "a.gif", "a.apng"]) func aDamagedFontMakesNoPicture(_ output: String) throws {
        _ = try installed { assets in
            try Data("no font".utf8).write(to: URL(fileURLWithPath: assets + "/Fonts/Inter-SemiBold.otf"))
        }
        try workspace.write(Samples.animation, to: "scene.yaml")
        let program = Program(path: workspace.path + "/vitrine")
        let result = try program.run(["render", "scene.yaml", "-o", output], in: workspace.path)
        #expect(result.status == 2)
        #expect(
            result.errorLines.count == 1
                && result.errors.contains("Vitrine's own file Fonts/Inter-SemiBold.otf is damaged"), "\(result.errors)")
        #expect(!workspace.exists(output))
    }

    @Test func noAssetsAtAll() throws {
        let result = try installed { assets in
            try FileManager.default.removeItem(atPath: assets)
            try FileManager.default.createDirectory(atPath: assets, withIntermediateDirectories: false)
        }
        #expect(result.status == 2)
        try workspace.write(Samples.animation, to: "scene.yaml")
        let program = Program(path: workspace.path + "/vitrine")
        let render = try program.run(["render", "scene.yaml", "-o", "a.gif"], in: workspace.path)
        #expect(render.status == 2)
        #expect(render.errorLines.count == 1 && render.errors.contains("install Vitrine again"), "\(render.errors)")
        let list = try program.run(["list", "icons"], in: workspace.path)
        #expect(list.status == 2 && list.errorLines.count == 1)
    }
}
