import Testing
import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// The camera, slow motion and several pictures in one.
@Suite struct FilmTests {
    private func scene(_ output: Output) -> PresentationScene {
        var scene = PresentationScene.toolbar(
            timeline: [
                TimelineEvent(at: 0.1, .init("drag", "Present Bar", ["by": ["x": 60, "y": 0], "duration": 0.5]))
            ],
            output: output)
        scene.container.content.body.append(
            Element(
                .label(LabelElement("")), name: "square", frame: Rect(x: 100, y: 200, width: 60, height: 60),
                background: RGBColor(0xFF0000)))
        scene.container.content.body.append(Element(.label(LabelElement("Gone")), name: "ghost", isHidden: true))
        return scene
    }

    private func moving(_ moves: [CameraMove]) -> Output {
        var output = Output(scale: 1)
        output.camera = moves
        return output
    }

    // MARK: Camera

    @Test func aMovedCameraFillsThePictureWithItsSubject() throws {
        let staged = try StagedScene(scene(moving([with(CameraMove(at: 1, on: .element("square"))) { $0.margin = 0 }])))
        let (before, after) = (staged.picture(at: 1), staged.picture(at: 1.6))
        #expect(before.pixels.count { $0 == 0xFF00_00FF } == 60 * 60)
        // The picture is as wide as before, and square.
        let width = after.width
        #expect(after.pixels.count { $0 == 0xFF00_00FF } == width * width)
    }

    @Test func aCameraThatComesBackShowsTheWholePicture() throws {
        let moves = [CameraMove(at: 0.2, on: .element("square"), zoom: 3), CameraMove(at: 1)]
        let (moved, whole) = (
            try StagedScene(scene(moving(moves))), try StagedScene(scene(moving([CameraMove(at: 0)])))
        )
        #expect(moved.picture(at: 0.9) != whole.picture(at: 0.9))
        #expect(moved.picture(at: 1.7) == whole.picture(at: 1.7))
    }

    @Test func viewsKeepTheShapeOfThePictureAndStayInIt() throws {
        let picture = Rect(x: -10, y: 5, width: 300, height: 500)
        let places = [
            Rect(x: 0, y: 10, width: 20, height: 10), Rect(x: -100, y: -100, width: 50, height: 50),
            Rect(x: 200, y: 400, width: 500, height: 5), Rect(x: 280, y: 500, width: 0.01, height: 0.01),
        ]
        for zoom in [nil, 1, 2.5, 20] {
            let moves = places.enumerated().map { CameraMove(at: Double($0) * 0.4, on: .rect($1), zoom: zoom) }
            let path = try CameraPath(moves, in: picture) { _, _ in nil }
            for tick in 0..<360 {
                let view = path.view(at: Double(tick) / 120)
                #expect((view.width / view.height - picture.width / picture.height).magnitude < 1e-9)
                #expect(view.minX >= picture.minX - 1e-9 && view.maxX <= picture.maxX + 1e-9, "\(tick) \(view)")
                #expect(view.minY >= picture.minY - 1e-9 && view.maxY <= picture.maxY + 1e-9, "\(tick) \(view)")
                #expect(view.width >= picture.width / 20 - 1e-9)
            }
        }
    }

    @Test func theCameraNeverJumps() throws {
        let picture = Rect(x: 0, y: 0, width: 300, height: 500)
        let place = Rect(x: 200, y: 300, width: 20, height: 20)
        // The second move interrupts the first.
        let moves = [CameraMove(at: 0, on: .rect(place)), CameraMove(at: 0.3), CameraMove(at: 0.5, on: .rect(place))]
        let path = try CameraPath(moves, in: picture) { _, _ in nil }
        for tick in 1..<200 {
            let (a, b) = (path.view(at: Double(tick - 1) / 120), path.view(at: Double(tick) / 120))
            #expect((a.minX - b.minX).magnitude < 12 && (a.width / b.width - 1).magnitude < 0.12, "\(tick)")
        }
    }

    @Test func anElementThatIsNotThereIsAnErrorAtItsKey() throws {
        let scene = scene(moving([CameraMove(at: 1), CameraMove(at: 2, on: .element("ghost"))]))
        #expect(throws: StageError.self) { try StagedScene(scene) }
        let unknown = self.scene(moving([CameraMove(at: 1, on: .element("sqare"))])).validate()
        #expect(unknown.map(\.path) == ["output.camera[0].on"])
        #expect("\(unknown)".contains("square"))
    }

    @Test func elementsAreFoundWhereTheCameraShowsThem() throws {
        let staged = try StagedScene(scene(moving([CameraMove(at: 0, on: .element("square"), zoom: 2)])))
        let square = try #require(staged.elements(at: 1).first { $0.name.hasSuffix("square") })
        let picture = staged.picture(at: 1)
        let red = picture.pixels.indices.filter { picture.pixels[$0] == 0xFF00_00FF }
        let (columns, rows) = (red.map { $0 % picture.width }, red.map { $0 / picture.width })
        let box = staged.pixels(of: square.frame, at: 1)
        #expect(Int(box.x) == columns.min() && Int(box.y) == rows.min())
        #expect(box.width == 120 && box.height == 120 && red.count == 120 * 120)
    }

    @Test func theCameraFindsWhatASetEventAddsOrTakesAway() throws {
        var scene = scene(
            moving([CameraMove(at: 0, on: .element("Before")), CameraMove(at: 2, on: .element("After"))]))
        scene.container.content.body.append(Element(.label(LabelElement("Before"))))
        let after: ValueNode = ["container": ["content": ["body": [["label": "After"]]]]]
        scene.timeline.append(TimelineEvent(at: 1, .init("set", after)))
        #expect(scene.validate() == [])
        #expect(try StagedScene(scene).picture(at: 0.6) != StagedScene(scene).picture(at: 2.6))
    }

    @Test func theFilmLastsUntilTheCameraHasArrived() throws {
        let staged = try StagedScene(scene(moving([with(CameraMove(at: 8)) { $0.duration = 2 }])))
        #expect(staged.settled == 10)
    }

    // MARK: Slow motion

    @Test func theClockIsTheInverseOfItselfAndNeverGoesBack() {
        var output = Output()
        (output.start, output.speed) = (0.5, 2)
        output.slowMotion = [
            SlowMotion(from: 0, to: 0.2), SlowMotion(from: 0.3, to: 1, speed: 0.1), SlowMotion(from: 1, to: 1.5),
            SlowMotion(from: 3, to: 4, speed: 1),
        ]
        let clock = output.clock
        var last = -1.0
        for i in 0...1000 {
            let position = Double(i) / 50
            let moment = clock.moment(at: position)
            #expect(moment > last)
            #expect((clock.position(of: moment) - position).magnitude < 1e-9, "\(position)")
            last = moment
        }
        // The film has 0.5 s at a tenth of the speed, 0.5 s at a quarter, 1.5 s at twice and 1 s at the normal speed.
        #expect((clock.position(of: 4) - (5 + 2 + 0.75 + 1)).magnitude < 1e-9)
    }

    @Test func slowMotionMakesAFilmLongerByWhatItStretches() throws {
        var output = Output(fps: 50)
        let plain = try FrameSequence(StagedScene(scene(output)))
        output.slowMotion = [SlowMotion(from: 0.1, to: 0.3, speed: 0.25)]
        let slow = try FrameSequence(StagedScene(scene(output)))
        #expect(slow.frameCount == plain.frameCount + 30)
        #expect((slow.moment(ofFrame: 45) - 0.3).magnitude < 1e-9)
        #expect(slow.moment(ofFrame: 46) > 0.3)
    }

    @Test func partsAndMovesMustBeInOrder() {
        var output = Output()
        output.slowMotion = [SlowMotion(from: 0, to: 1), SlowMotion(from: 0.5, to: 2), SlowMotion(from: 3, to: 3)]
        output.camera = [CameraMove(at: 1), CameraMove(at: 0.5)]
        #expect(
            scene(output).validate().map(\.path).sorted()
                == ["output.camera[1].at", "output.slowMotion[1].from", "output.slowMotion[2].to"])
    }

    // MARK: Side by side

    @Test func everyPictureHasThePixelsThatItHasByItself() throws {
        var output = Output(crop: .bottom(200), scale: 1)
        let base = scene(output)
        output.sideBySide = SideBySide(
            variants: [
                .init(label: "Light"), .init(label: "Dark", set: ["appearance": "dark"]),
                .init(label: "Compact", set: ["popupBar.barStyle": "compact", "device": "iphone-8"]),
            ], columns: 2)
        let whole = try StagedScene(scene(output))
        let alone = try [
            base, with(base) { $0.traits.appearance = .dark },
            with(base) {
                $0.traits.device = .named("iphone-8") ?? .standard
                $0.popupBar?.barStyle = .compact
            },
        ].map { try StagedScene($0) }
        for seconds in [0, 0.3, 2.0] {
            let picture = whole.picture(at: seconds)
            // The positions are on a grid of 16 pixels: below a space of 16 and a label of 24, centered in its column.
            let widths = alone.map { $0.viewport.width }
            let column = max(widths[0], widths[2])
            let places = [
                (x: 16, y: 48), (x: (16 + column + 16 + 15) / 16 * 16, y: 48),
                (x: 16 + (column - widths[2]) / 2 / 16 * 16, y: (48 + 200 + 16 + 24 + 15) / 16 * 16),
            ]
            for (scene, place) in zip(alone, places) {
                let own = scene.picture(at: seconds)
                for y in 0..<own.height {
                    let start = (place.y + y) * picture.width + place.x
                    let row = picture.pixels[start..<start + own.width]
                    guard !row.elementsEqual(own.pixels[y * own.width..<(y + 1) * own.width]) else { continue }
                    Issue.record("row \(y) of the picture at \(place) differs at \(seconds) s")
                    break
                }
            }
        }
    }

    @Test func picturesOfDevicesWithOtherScalesAreInTheirPlaces() throws {
        var output = Output(crop: .bottom(200))
        let base = scene(output)
        output.sideBySide = SideBySide(variants: [.init(), .init(set: ["device": "iphone-8"])])
        let whole = try StagedScene(scene(output))
        let picture = whole.picture(at: 0)
        // The spaces have 16 points at 3x, on the grid.
        var x = 48
        for scene in [base, with(base) { $0.traits.device = .named("iphone-8") ?? .standard }] {
            let own = try StagedScene(scene).picture(at: 0)
            var difference = 0
            for y in 0..<own.height {
                for column in 0..<own.width {
                    let (a, b) = (
                        own.pixels[y * own.width + column], picture.pixels[(48 + y) * picture.width + x + column]
                    )
                    for shift: UInt32 in [0, 8, 16] { difference += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
                }
            }
            #expect(Double(difference) / Double(3 * own.width * own.height) < 1, "\(scene.traits.device.id)")
            x = (x + own.width + 48 + 15) / 16 * 16
        }
        #expect(whole.viewport.scale == 3 && picture.height == 48 + 600 + 48)
    }

    @Test func theWholeLastsAsLongAsItsLongestPicture() throws {
        var output = Output(crop: .bottom(200), scale: 1)
        output.sideBySide = SideBySide(variants: [.init(), .init(set: ["popupBar.popupItem.title": "B"])])
        #expect(try StagedScene(scene(output)).settled == StagedScene(scene(Output())).settled)
    }

    @Test func wrongVariantsAreReportedAtTheirKeys() {
        var output = Output()
        output.sideBySide = SideBySide(variants: [
            .init(set: ["output.scale": 2, "timeline": .list([])]), .init(set: ["popupBar.barStyle": "flying"]),
            .init(set: ["popupBar.libraryVersion": "3"]),
        ])
        let variants = "output.sideBySide.variants"
        #expect(
            scene(output).validate().map(\.path) == [
                "\(variants)[0].set.output", "\(variants)[0].set.timeline", "\(variants)[1].set.popupBar.barStyle",
            ])
        output.sideBySide = SideBySide(variants: [])
        #expect(scene(output).validate().map(\.path) == [variants])
    }

    @Test func picturesThatAreTooLargeTogetherAreRefused() {
        var output = Output(scale: 8)
        output.sideBySide = SideBySide(variants: Array(repeating: .init(), count: 12), columns: 12)
        #expect(throws: StageError.self) { try StagedScene(scene(output)) }
    }

    // MARK: Stage

    @Test(arguments: [PixelSize(width: 1600, height: 900), PixelSize(width: 500, height: 2000)])
    func aStageHasTheShapeOfThePictureWithTheDeviceInItsMiddle(_ size: PixelSize) throws {
        var output = Output(size: size)
        output.frame = DeviceFrame()
        let scene = scene(output)
        let layout = try #require(scene.output.frameLayout(on: scene.traits))
        let shape = Double(size.width) / Double(size.height)
        #expect((layout.size.width / layout.size.height - shape).magnitude < 1e-9)
        let body = layout.bodyFrame
        #expect((body.midX - layout.size.width / 2).magnitude < 1e-9)
        #expect((body.midY - layout.size.height / 2).magnitude < 1e-9)
        #expect(body.minX >= 39.9 && body.minY >= 39.9)
    }

    @Test func colorsOfAStageFollowTheAppearance() throws {
        var output = Output(scale: 0.2)
        output.frame = DeviceFrame(background: [RGBColor(light: .white, dark: .black)])
        output.captions = with(Captions(lines: [.init(at: 0, text: "A")])) {
            $0.background = RGBColor(light: .white, dark: .black)
        }
        var scene = scene(output)
        let light = try StagedScene(scene).picture(at: 0)
        scene.traits.appearance = .dark
        let dark = try StagedScene(scene).picture(at: 0)
        for corner in [0, light.pixels.count - 1] {
            #expect(light.pixels[corner] == 0xFFFF_FFFF && dark.pixels[corner] == 0xFF00_0000)
        }
    }

    @Test func gradientsEndInTheCorners() throws {
        for (angle, first, last) in [(0.0, 1, 0), (180, 0, 1), (90, 0, 1), (270, 1, 0)] {
            var output = Output(scale: 0.2)
            output.frame = DeviceFrame(background: [RGBColor(0xFF0000), RGBColor(0x0000FF)])
            output.frame?.backgroundAngle = angle
            let picture = try StagedScene(scene(output)).picture(at: 0)
            let corners = [picture.pixels[0], picture.pixels[picture.pixels.count - 1]]
            #expect(corners[first] & 0xFF > 250 && corners[last] >> 16 & 0xFF > 250, "\(angle)")
        }
    }

    @Test func theWindowOfAMacHasNoBodyOfADevice() throws {
        var scene = scene(with(Output(scale: 1)) { $0.frame = DeviceFrame() })
        scene.traits.device = .mac
        let layout = try #require(scene.output.frameLayout(on: scene.traits))
        #expect(layout.body.homeButton == nil && layout.body.buttons.isEmpty && layout.body.camera == .none)
        #expect(layout.bodyFrame == layout.screen)
    }
}

extension DeviceFrameLayout {
    /// The frame of the device with its bezel.
    fileprivate var bodyFrame: Rect {
        let i = body.insets
        return Rect(
            x: screen.minX - i.left * scale, y: screen.minY - i.top * scale,
            width: screen.width + (i.left + i.right) * scale, height: screen.height + (i.top + i.bottom) * scale)
    }
}
