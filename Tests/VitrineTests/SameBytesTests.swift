import Foundation
import Testing
import Vitrine
import VitrineEncoders
import VitrinePages
import VitrinePresentation
import VitrinePrimitives

@Suite struct SameBytesTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "scene.yaml") }

    @Test func onAnyNumberOfThreadsAndInEveryRun() throws {
        let runs = [
            ["--threads", "1"], ["--threads", "2"], ["--threads", "2"], ["--threads", "4"], ["--threads", "7"], [],
        ]
        for (i, options) in runs.enumerated() {
            let outputs = ["-o", "\(i).gif", "-o", "\(i).png", "-o", "\(i)/"]
            #expect(try VitrineTool.run(["render", "scene.yaml"] + outputs + options, in: workspace.path).status == 0)
            for name in ["%.gif", "%.png", "%/0000.png", "%/0003.png", "%/0004.png"] {
                func bytes(_ run: Int) throws -> [UInt8] {
                    try workspace.bytes(name.replacingOccurrences(of: "%", with: "\(run)"))
                }
                #expect(try bytes(i) == bytes(0), "\(name) \(options)")
            }
        }
    }

    @Test func aloneAndTogether() throws {
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "-o", "a.png", "-o", "a/").status == 0)
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "b.gif").status == 0)
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "b.png").status == 0)
        #expect(try workspace.bytes("a.gif") == workspace.bytes("b.gif"))
        #expect(try workspace.bytes("a.png") == workspace.bytes("b.png"))
        // A frame is the still of its time.
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "c.png", "--at", "300ms").status == 0)
        func pixels(_ name: String) throws -> Bitmap { try PNG.decode(workspace.bytes(name)) }
        #expect(try pixels("a/0003.png") == pixels("c.png"))
        #expect(try pixels("a/0000.png") != pixels("c.png"))
        // An option that repeats the scene's value changes nothing.
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "d.png", "--settled").status == 0)
        #expect(try workspace.bytes("a.png") == workspace.bytes("d.png"))
    }

    @Test func fromSwiftAndFromAFile() throws {
        var bar = PopupBar(barStyle: .floating)
        bar.popupItem = PopupItem(
            title: "A title", subtitle: "A subtitle", image: "artwork/rain.png",
            trailingBarButtonItems: [BarButtonItem(icon: "pause")])
        var scene = PresentationScene(
            container: with(Container(dock: .toolbar(Toolbar(items: ["Show", "Hide"])))) {
                $0.content = Content(background: RGBColor(0x7DF67D))
            },
            timeline: [.tap("Show", at: 0.1, then: .present("popupBar"))],
            output: Output(crop: .bottom(170), size: PixelSize(width: 86, height: 34), fps: 10, duration: 0.5))
        scene.popupBar = bar
        let renderer = try Renderer(scene)
        #expect(try Renderer(contentsOf: workspace.path + "/scene.yaml").scene == scene)
        let files = try renderer.write(to: [workspace.path + "/swift.gif", workspace.path + "/swift.png"])
        #expect(files.map(\.frames) == [5, 1])
        #expect(try workspace.vitrine("render", "scene.yaml", "-o", "a.gif", "-o", "a.png").status == 0)
        #expect(try workspace.bytes("swift.gif") == renderer.gif() && workspace.bytes("swift.png") == renderer.png())
        // The files differ only in the note of the original.
        let note = try #require(PictureTexts.texts(in: workspace.bytes("a.gif")).last).text
        #expect(try PictureTexts.adding(comment: note, toGIF: renderer.gif()) == workspace.bytes("a.gif"))
        let options = PNGOptions(density: 14.4, metadata: [PNGText("Vitrine", note)])
        #expect(try PNG.encode(renderer.bitmap(), options: options) == workspace.bytes("a.png"))
    }
}
