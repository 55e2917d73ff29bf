import Foundation
import Testing
import VitrineEncoders

/// Commands that take overrides accept those of every family, by the names of the scene.
@Suite struct OverrideCommandTests {
    /// - Parameter key: The key of the only visible presentation; the others would cover it. Default: all are visible.
    private static func scene(showing key: String? = nil) -> String {
        let families = ["popupBar", "floatingPanels", "overlayContainers", "cards", "entries"]
        return families.reduce(text) { text, family in
            text.replacing("@\(family)", with: "\(key.map { $0.hasPrefix(family) } ?? true)")
        }
    }

    private static let text = """
        vitrine: 1
        device: iphone-8
        design: legacy
        container:
          content: { background: "#7DF67D", body: [{ label: Menu, name: menu }] }
          tabBar: { items: [{ title: A, icon: star }, { title: B, icon: star }], selected: 0 }
        popupBar: { presented: @popupBar, barStyle: compact, popupItem: { title: A title } }
        floatingPanels:
          p: { presented: @floatingPanels, layout: { insets: { tip: 69pt }, initialPosition: tip }, content: [Panel] }
        overlayContainers:
          o: { presented: @overlayContainers, notches: [20%], viewControllers: [{ name: v, background: red, body: [{ label: X, name: x }] }] }
        cards:
          c: { presented: @cards, configuration: { verticalSpacing: 300pt }, content: { background: yellow } }
        entries:
          e: { presented: @entries, attributes: { preset: topFloat, displayDuration: 2s, entryBackground: { color: blue } }, content: { note: Saved } }
        output: { scale: 0.2, still: 1s }

        """

    /// A key of each family, another value, and the line of the file with it.
    private static let values = [
        ("container.tabBar.selected", "1", "selected: 0", "selected: 1"),
        ("container.content.body.menu.alpha", "0.25", "name: menu", "name: menu, alpha: 0.25"),
        ("popupBar.barStyle", "prominent", "barStyle: compact", "barStyle: prominent"),
        ("floatingPanels.p.layout.insets.tip", "200pt", "tip: 69pt", "tip: 200pt"),
        ("overlayContainers.o.viewControllers.v.background", "gray", "background: red", "background: gray"),
        ("cards.c.configuration.verticalSpacing", "200pt", "Spacing: 300pt", "Spacing: 200pt"),
        ("entries.e.attributes.preset", "bottomFloat", "preset: topFloat", "preset: bottomFloat"),
    ]

    let workspace = try! Workspace()

    init() throws { try workspace.write(Self.scene(), to: "s/scene.yaml") }

    private func pixels(_ name: String) throws -> [UInt32] { try PNG.decode(workspace.bytes(name)).pixels }

    @Test(arguments: values)
    func everyCommandTakesTheValue(_ key: String, _ value: String, _ line: String, _ other: String) throws {
        let scene = Self.scene(showing: key)
        try workspace.write(scene, to: "s/scene.yaml")
        try workspace.write(scene.replacing(line, with: other), to: "edited.yaml")
        func run(_ arguments: String...) throws -> VitrineTool.Result {
            let result = try VitrineTool.run(arguments, in: workspace.path)
            #expect(result.status == 0, "\(arguments): \(result.errors)")
            return result
        }
        let option = "\(key)=\(value)"
        _ = try run("render", "edited.yaml", "-o", "edited.png")
        _ = try run("render", "s/scene.yaml", "--set", option, "-o", "set.png")
        _ = try run("render", "s/scene.yaml", "-o", "plain.png")
        #expect(try pixels("set.png") == pixels("edited.png"))
        #expect(try pixels("set.png") != pixels("plain.png"))

        let vary = ["--vary", "\(key)=\(value)", "--as", "image"]
        for verb in ["record", "verify"] {
            let result = try VitrineTool.run(["snapshot", verb, "s"] + vary, in: workspace.path)
            #expect(result.status == 0, "\(result.errors)")
        }
        let reference = try #require(
            workspace.contents.first { $0.hasPrefix("s/__Snapshots__/") && $0.hasSuffix(".png") })
        #expect(try pixels(reference) == pixels("edited.png"))

        let compared = try VitrineTool.run(
            ["preview", "s/scene.yaml", "--against", "s/scene.yaml", "--against-set", option, "-o", "d.png"],
            in: workspace.path)
        #expect(compared.status == 1 && compared.output.contains("pixels differ"), "\(compared)")
        let explained = try run("explain", "s/scene.yaml", key, "--set", option)
        #expect(explained.output.contains("by an option"), "\(explained)")
    }

    @Test func aSheetVariesEveryFamily() throws {
        let vary = Self.values.filter { $0.0.hasPrefix("floating") || $0.0.hasPrefix("entries") }
            .flatMap { ["--vary", "\($0.0)=\($0.1)"] }
        let sheet = try VitrineTool.run(["sheet", "s/scene.yaml", "-o", "sheet.png"] + vary, in: workspace.path)
        #expect(sheet.status == 0 && workspace.exists("sheet.png"), "\(sheet.errors)")
        let curves = try VitrineTool.run(
            ["curves", "s/scene.yaml", "--set", "floatingPanels.p.layout.insets.tip=90pt", "-o", "c.png"],
            in: workspace.path)
        #expect(curves.status == 0, "\(curves.errors)")
    }

    @Test func aKeyThatNoSceneHasIsAnError() throws {
        for key in ["entries.f.attributes.displayDuration=1s", "cards.d.statusBarStyle=darkContent"] {
            let result = try VitrineTool.run(["snapshot", "record", "s", "--vary", key], in: workspace.path)
            #expect(result.status == 64 && result.errors.contains("no scene has it"), "\(result)")
        }
        // Of several scenes, those that have the presentation vary.
        try workspace.write(Samples.still, to: "s/bar.yaml")
        let some = try VitrineTool.run(
            ["snapshot", "record", "s", "--as", "image", "--vary", "floatingPanels.p.layout.insets.tip=70pt,90pt"],
            in: workspace.path)
        #expect(some.status == 0 && some.output.hasSuffix("3 snapshots: 3 recorded\n"), "\(some)")
    }
}
