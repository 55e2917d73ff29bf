import Testing
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

/// A scene's pictures over time.
@Suite struct StagedSceneTests {
    private let timeline = [
        TimelineEvent(at: 0.2, .init("tap", "Present Bar", ["hold": 0.2], then: [.init("present", "popupBar")])),
        TimelineEvent(at: 1.5, .init("tap", "Appearance", then: [.init("set", ["appearance": "dark"])])),
        TimelineEvent(at: 2.2, .init("dismiss", "popupBar")),
    ]

    @Test func anyOrderGivesTheSame() throws {
        let staged = try StagedScene(.toolbar(timeline: timeline))
        let times = (0..<40).map { Double($0) * 0.08 }
        let lists = times.map { staged.displayList(at: $0) }
        let pictures = times.map { staged.picture(at: $0) }
        #expect(Set(lists).count > 20)
        var generator = SplitMix64(seed: 1)
        for _ in 0..<80 {
            let i = generator.below(times.count)
            #expect(staged.displayList(at: times[i]) == lists[i])
        }
        for i in stride(from: 39, through: 0, by: -5) { #expect(staged.picture(at: times[i]) == pictures[i]) }
        // The same scene is staged again, with frames in another order.
        let other = try StagedScene(.toolbar(timeline: timeline))
        for i in times.indices.reversed() { #expect(other.displayList(at: times[i]) == lists[i]) }
    }

    /// Returns the growth of the time relative to that of the scene: the minimum of several runs, as others run too. Of a scene four times as
    /// large, it is about 4 where the time is in proportion, and 16 where it grows with the square.
    private func growth(_ sizes: (Int, Int), _ make: (Int) -> PresentationScene) throws -> Double {
        func seconds(_ size: Int) throws -> Double {
            let scene = make(size)
            return try (0..<3).map { _ in
                let time = try ContinuousClock().measure { _ = try StagedScene(scene).settled }
                return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
            }.min() ?? 0
        }
        return try seconds(sizes.1) / seconds(sizes.0)
    }

    @Test func fourTimesAsManyChangesTakeFourTimesAsLong() throws {
        let times = try growth((1500, 6000)) { count in
            .toolbar(
                popupBar: nil,
                timeline: (0..<count).map { i in
                    let color: ValueNode = i % 2 == 0 ? "red" : "blue"
                    return TimelineEvent(
                        at: Double(i) / 1000, .init("set", ["container": ["content": ["background": color]]]))
                })
        }
        #expect(times < 8)
    }

    @Test func fourTimesAsManyLabelsTakeFourTimesAsLong() throws {
        let times = try growth((1000, 4000)) { count in
            var scene = PresentationScene()
            scene.container.content.body = (0..<count / 100).map { i in
                Element(.view(ViewElement((0..<100).map { Element(.label(LabelElement("Label \(i) \($0)"))) })))
            }
            return scene
        }
        #expect(times < 8)
    }

    @Test func fromAnyThread() async throws {
        let staged = try StagedScene(.toolbar(timeline: timeline))
        let times = (0..<12).map { Double($0) * 0.25 }
        let alone = times.map { staged.picture(at: $0) }
        let together = await withTaskGroup(of: (Int, Bitmap).self) { group in
            for (i, time) in times.enumerated() { group.addTask { (i, staged.picture(at: time)) } }
            var out = [Bitmap?](repeating: nil, count: times.count)
            for await (i, bitmap) in group { out[i] = bitmap }
            return out
        }
        #expect(together == alone.map(Optional.some))
    }

    /// Times that no clock shows still have a picture.
    @Test(arguments: [-1.0, -.infinity, .infinity, .nan, 1e300, .leastNonzeroMagnitude]) func strangeMoments(
        _ seconds: Double
    ) throws {
        let staged = try StagedScene(.toolbar(timeline: timeline))
        #expect(staged.picture(at: seconds).isPremultiplied)
        #expect(staged.picture(at: -1) == staged.picture(at: 0))
        #expect(staged.picture(at: .infinity) == staged.picture(at: staged.settled))
    }

    @Test func settled() throws {
        let staged = try StagedScene(.toolbar(timeline: timeline))
        // The dismissal's springs rest after two thirds of a second.
        #expect(staged.settled > 2.7 && staged.settled < 3.2)
        #expect(staged.stillMoment == staged.settled)
        let rest = staged.picture(at: staged.settled)
        for later in [0.1, 1, 100] { #expect(staged.picture(at: staged.settled + later) == rest) }
        var scene = PresentationScene.toolbar()
        #expect(try StagedScene(scene).settled == 0)
        scene.output.still = .at(1.25)
        #expect(try StagedScene(scene).stillMoment == 1.25)
        scene.timeline = [TimelineEvent(at: 7.77, .init("wait", 1))]
        #expect(try StagedScene(scene).settled >= 7.77)
    }

    /// The gap between two capsules is 12 pt; pressed, the left one leaves less than 6 of it, which glass bridges.
    @Test func pressedCapsulesFlowTogether() throws {
        var scene = PresentationScene.toolbar(popupBar: nil)
        scene.timeline = [TimelineEvent(at: 0, .init("tap", "Present Bar", ["hold": 1]))]
        scene.output = Output(crop: .bottom(90), scale: 2)
        let staged = try StagedScene(scene)
        for mark in staged.displayList(at: 0.5).marks {
            if case .glass(let glass) = mark { #expect(glass.fusion == 24 && glass.shapes.count == 3) }
        }
        // The pixel is 153.5 pt from the left, between 151 and 156, at half of the capsules' height.
        func red(_ seconds: Double) -> UInt32 { staged.picture(at: seconds)[307, 76].bits & 255 }
        // The page's 0x7D is in the capsules' shadow, and the glass over it.
        #expect(red(0) < 0x7D && red(0.5) > 0xA0)
        #expect(red(4) == red(0))
    }

    @Test func presentedAtStart() throws {
        func shown(_ scene: PresentationScene) throws -> Bool {
            let bare = try StagedScene(.toolbar(popupBar: nil)).picture(at: 0)
            return try StagedScene(scene).picture(at: 0) != bare
        }
        #expect(try shown(.toolbar()))
        #expect(try !shown(.toolbar(timeline: timeline)))
        #expect(try shown(.toolbar(timeline: [TimelineEvent(at: 1, .init("dismiss", "popupBar"))])))
        for presented in [true, false] {
            var scene = PresentationScene.toolbar(timeline: timeline)
            scene.popupBar?.presented = presented
            #expect(try shown(scene) == presented)
        }
    }

    /// A scene made in Swift is validated like one from a file.
    @Test func illegalScenes() throws {
        let broken: [(String, (inout PresentationScene) -> Void)] = [
            ("timeline[0].at", { $0.timeline = [TimelineEvent(at: .nan, .init("wait", 0))] }),
            ("timeline[0].at", { $0.timeline = [TimelineEvent(at: .infinity, .init("present", "popupBar"))] }),
            ("timeline[0].at", { $0.timeline = [TimelineEvent(at: -1, .init("present", "popupBar"))] }),
            ("timeline[0].tap", { $0.timeline = [TimelineEvent(at: 0, .init("tap", "Nowhere"))] }),
            (
                "timeline[0].hold",
                { $0.timeline = [TimelineEvent(at: 0, .init("tap", "Appearance", ["hold": .number(.nan)]))] }
            ),
            (
                "timeline[0].offset.x",
                {
                    $0.timeline = [
                        TimelineEvent(at: 0, .init("tap", "Appearance", ["offset": ["x": .number(.nan), "y": 0]]))
                    ]
                }
            ),
            (
                "timeline[0].duration",
                { $0.timeline = [TimelineEvent(at: 0, .init("present", "popupBar", ["duration": 0]))] }
            ),
            (
                "timeline[1].at",
                {
                    $0.timeline = [
                        TimelineEvent(at: 1, .init("wait", 0)),
                        TimelineEvent(at: 0.5, .init("wait", 0)),
                    ]
                }
            ),
            (
                "timeline[0].present",
                {
                    $0.popupBar = nil
                    $0.timeline = [TimelineEvent(at: 0, .init("present", "popupBar"))]
                }
            ),
            (
                "container.content.background.red",
                { $0.container.content.background = RGBColor(red: 2, green: 0, blue: 0) }
            ),
            (
                "container.content.background.alpha",
                { $0.container.content.background = RGBColor(white: 0, alpha: .nan) }
            ),
            ("container.toolbar.items", { $0.container.dock = .toolbar(Toolbar(items: [])) }),
            (
                "container.toolbar.items",
                { $0.container.dock = .toolbar(Toolbar(items: Array(repeating: "A", count: 6))) }
            ),
            (
                "container.tabBar.selected",
                {
                    $0.container.dock = .tabBar(
                        TabBar(
                            items: [.init(title: "A", icon: "house"), .init(title: "B", icon: "house")], selected: -1))
                }
            ),
            ("popupBar.popupItem.progress", { $0.popupBar?.popupItem.progress = .nan }),
            ("popupBar.popupItem.title", { $0.popupBar?.popupItem.title = String(repeating: "x", count: 10_001) }),
            (
                "popupBar.popupItem.trailingBarButtonItems[0].scale",
                { $0.popupBar?.popupItem.trailingBarButtonItems[0].scale = 5 }
            ),
            ("output.scale", { $0.output.scale = 9 }),
            ("output.fps", { $0.output.fps = .nan }),
            ("output.still", { $0.output.still = .at(.infinity) }),
            ("output.crop", { $0.output.crop = .rect(Rect(x: 5000, y: 0, width: 10, height: 10)) }),
            ("locale", { $0.traits.locale = "not a language" }),
        ]
        for (path, change) in broken {
            var scene = PresentationScene.toolbar()
            change(&scene)
            guard
                case .sceneInvalid(let issues)? = #expect(
                    throws: StageError.self, performing: { try StagedScene(scene) })
            else {
                Issue.record("\(path) was taken")
                continue
            }
            #expect(issues.issues.contains { $0.path == path }, "\(issues)")
        }
        var scene = PresentationScene.toolbar()
        scene.output.fps = -1
        scene.output.loop = -1
        #expect(throws: StageError.sceneInvalid(SceneIssues(scene.validate()))) { try StagedScene(scene) }
    }

    /// Threads have such small stacks on some systems.
    @Test func aSceneIsStagedOnASmallStack() throws {
        var scene = PresentationScene.toolbar()
        scene.container.dock = .tabBar(TabBar(items: ["A", "B"].map { TabBar.Item(title: $0, icon: "house") }))
        let settled = try SystemThread.run(stackBytes: 512 << 10) { (try? StagedScene(scene))?.settled }
        #expect(try settled == StagedScene(scene).settled)
    }

    @Test func anotherScaleKeepsEverythingElse() throws {
        var scene = PresentationScene.toolbar()
        scene.output = Output()
        let whole = try StagedScene(scene)
        let small = try whole.scaled(to: 0.5)
        #expect(small.viewport.scale == 0.5 && small.settled == whole.settled)
        #expect(small.viewport.width == Int((Double(whole.viewport.width) / whole.viewport.scale / 2).rounded()))
        #expect(small.picture(at: 0) == (try StagedScene(small.scene)).picture(at: 0))
    }

    /// Every message names the error in one line.
    @Test func errorsReadWell() {
        let errors: [StageError] = [
            .assetMissing(path: "Fonts/A"), .assetBroken(path: "Icons/A", reason: "it is cut off"),
            .imageMissing(path: "a.png", searched: []), .imageMissing(path: "a.png", searched: ["/s", "/t"]),
            .imageOutside(path: "a.png"), .imageFileTooLarge(path: "a.png", bytes: 9, limit: 5),
            .imageUnreadable(path: "a.png", reason: "permission denied"), .imageBroken(path: "a.png", .notAPNG),
            .iconUnknown(name: "a", legal: ["b", "c"]), .cropEmpty,
            .tooManyFrames(9, limit: 5, key: "output.duration"),
            .animationTooLong(seconds: 3651.6, limit: 3600, key: "timeline[3]"),
            .threadFailed(reason: "a thread cannot start"), .endless(.endless(presentation: "popupBar", seconds: 2)),
            .imagesTooLarge(path: "a.png", pixels: 9, limit: 5),
            .canvasOutOfRange(width: 0, height: 1, maximumSide: 5, maximumPixels: 25),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        for error in errors { #expect(!error.description.contains("\n") && error.description.count > 10) }
        #expect(errors[2].description == "image \"a.png\" was not found: the scene is not a file")
        #expect(errors[3].description == "image \"a.png\" was not found (searched /s, /t)")
    }
}

@Suite struct WaitingTests {
    @Test("A wait at the end of the timeline lengthens the animation")
    func trailingWait() throws {
        var scene = PresentationScene()
        scene.output.size = PixelSize(width: 20, height: 20)
        scene.timeline = [TimelineEvent(at: 1, .init("wait", 2.5))]
        let staged = try StagedScene(scene)
        #expect(staged.settled == 3.5)
        #expect(try FrameSequence(staged).end == 400)
    }
}
