import Testing
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces

@testable import VitrineStage

/// The part of the screen at each pixel.
@Suite struct ViewportOutputTests {
    /// A device of 430 by 932 points at 3x.
    private let device = Device.standard

    private func viewport(_ output: Output) throws -> Viewport { try Viewport(output, on: Traits(device: device)) }

    /// Returns the part of the screen that a viewport shows.
    private func shown(_ v: Viewport) -> Rect {
        Rect(
            x: v.origin.x, y: v.origin.y, width: Double(v.width) / v.scale, height: Double(v.height) / v.scale)
    }

    @Test func wholeScreen() throws {
        #expect(try viewport(Output()) == Viewport(origin: .zero, scale: 3, width: 1290, height: 2796))
        #expect(try viewport(Output(scale: 1)) == Viewport(origin: .zero, scale: 1, width: 430, height: 932))
        let half = Viewport(origin: .zero, scale: 0.5, width: 215, height: 466, screenScale: 3)
        #expect(try viewport(Output(scale: 0.5)) == half)
        #expect(try viewport(Output(size: PixelSize(width: 215, height: 466))) == half)
    }

    /// Filters reduce pictures with fewer pixels than the device, whose own size has the limits of pictures.
    @Test func reductions() throws {
        func filtered(_ output: Output, _ reduction: Output.Reduction) throws -> Viewport {
            var output = output
            output.reduction = reduction
            return try viewport(output)
        }
        let size = Output(size: PixelSize(width: 414, height: 897))
        #expect(try filtered(size, .area) == viewport(size))
        #expect(try filtered(size, .bicubic).filter == .bicubic)
        #expect(try filtered(size, .lanczos).filter == .lanczos)
        #expect(try filtered(Output(scale: 1), .bicubic).screenScale == 3)
        #expect(try filtered(Output(), .lanczos) == viewport(Output()))
        #expect(try filtered(Output(scale: 4), .lanczos) == viewport(Output(scale: 4)))
        #expect(
            throws: StageError.canvasOutOfRange(
                width: 12_000, height: 9_000, maximumSide: 16_384, maximumPixels: 64_000_000)
        ) {
            try filtered(Output(crop: .rect(Rect(x: 0, y: 0, width: 4000, height: 3000)), scale: 0.1), .bicubic)
        }
    }

    @Test func strips() throws {
        #expect(try viewport(Output(crop: .top(100))) == Viewport(origin: .zero, scale: 3, width: 1290, height: 300))
        let bottom = try viewport(Output(crop: .bottom(100)))
        #expect(bottom == Viewport(origin: Point(x: 0, y: 832), scale: 3, width: 1290, height: 300))
        let rect = try viewport(Output(crop: .rect(Rect(x: -10, y: 20, width: 50, height: 60)), scale: 2))
        #expect(rect == Viewport(origin: Point(x: -10, y: 20), scale: 2, width: 100, height: 120))
    }

    /// The scale is 414 pixels for 430 points; 167 of them show 173.45 points of 173.5, without the far end.
    @Test func sizesSetTheScale() throws {
        let size = PixelSize(width: 414, height: 167)
        let bottom = try viewport(Output(crop: .bottom(173.5), size: size))
        #expect(bottom.scale == 414.0 / 430 && bottom.width == 414 && bottom.height == 167)
        #expect((shown(bottom).maxY - 932).magnitude < 1e-9)
        let top = try viewport(Output(crop: .top(173.5), size: size))
        #expect(top.origin.y == 0)
        let rect = try viewport(Output(crop: .rect(Rect(x: 0, y: 500, width: 430, height: 173.5)), size: size))
        #expect((shown(rect).midY - (500 + 173.5 / 2)).magnitude < 1e-9)
        for v in [bottom, top, rect] { #expect(v.origin.x.magnitude < 1e-9) }
    }

    /// A scale beside a size has an effect: the crop is centered in a canvas that is larger or smaller.
    @Test func sizeAndScale() throws {
        let crop = Rect(x: 100, y: 200, width: 40, height: 20)
        for (width, height) in [(80, 40), (100, 60), (20, 10), (1, 1), (33, 77)] {
            let v = try viewport(Output(crop: .rect(crop), size: PixelSize(width: width, height: height), scale: 2))
            #expect(v.scale == 2 && v.width == width && v.height == height)
            #expect((shown(v).center - crop.center).length < 1e-9)
        }
        let bottom = try viewport(Output(crop: .bottom(50), size: PixelSize(width: 100, height: 30), scale: 1))
        #expect((shown(bottom).maxY - 932).magnitude < 1e-9 && (shown(bottom).midX - 215).magnitude < 1e-9)
    }

    @Test(arguments: [0.0, -1, .nan, .infinity]) func emptyCrops(_ side: Double) {
        for crop in [
            Output.Crop.top(side), .bottom(side), .rect(Rect(x: 0, y: 0, width: side, height: 5)),
            .rect(Rect(x: 0, y: 0, width: 5, height: side)), .rect(Rect(x: .nan, y: 0, width: 5, height: 5)),
        ] {
            #expect(throws: StageError.cropEmpty) { try viewport(Output(crop: crop)) }
            #expect(throws: StageError.cropEmpty) {
                try viewport(Output(crop: crop, size: PixelSize(width: 10, height: 10)))
            }
        }
    }

    @Test func canvasLimits() throws {
        func refused(_ output: Output, _ width: Int, _ height: Int) {
            #expect(
                throws: StageError.canvasOutOfRange(
                    width: width, height: height, maximumSide: 16_384, maximumPixels: 64_000_000)
            ) { try viewport(output) }
        }
        for (w, h) in [
            (0, 5), (5, 0), (-3, 5), (16_385, 1), (1, 16_385), (8_001, 8_000), (.max, 2), (2, .max), (.min, .min),
        ] {
            refused(Output(size: PixelSize(width: w, height: h)), w, h)
        }
        for (w, h) in [(16_384, 1), (1, 16_384), (8_000, 8_000), (1, 1)] {
            #expect(try viewport(Output(size: PixelSize(width: w, height: h))).width == w)
        }
        refused(Output(scale: 0.0005), 0, 0)
        refused(Output(crop: .top(0.1), scale: 1), 430, 0)
        refused(Output(crop: .rect(Rect(x: 0, y: 0, width: 1e300, height: 1)), scale: 1), 1_000_000_000, 1)
        // Illegal scales of a Swift scene are rejected.
        for scale in [0, -1, Double.nan, .infinity, -.infinity] {
            #expect(throws: StageError.self) { try viewport(Output(scale: scale)) }
            #expect(throws: StageError.self) {
                var scene = PresentationScene.toolbar()
                scene.output = Output(size: PixelSize(width: 10, height: 10), scale: scale)
                return try StagedScene(scene)
            }
        }
    }

    /// For every combination of crop, size and scale, the canvas has the requested size, and shows the crop's center.
    @Test func combinations() throws {
        let crops: [Output.Crop] = [
            .all, .top(10), .top(932), .bottom(0.5), .bottom(173.5), .rect(Rect(x: 21, y: 830, width: 388, height: 48)),
            .rect(Rect(x: -50, y: -60, width: 1000, height: 2000)), .rect(Rect(x: 429, y: 931, width: 5, height: 5)),
        ]
        let sizes: [PixelSize?] = [
            nil, PixelSize(width: 1, height: 1), PixelSize(width: 414, height: 167), PixelSize(width: 10, height: 900),
        ]
        for crop in crops {
            let rect: Rect =
                switch crop {
                case .all: Rect(x: 0, y: 0, width: 430, height: 932)
                case .top(let h): Rect(x: 0, y: 0, width: 430, height: h)
                case .bottom(let h): Rect(x: 0, y: 932 - h, width: 430, height: h)
                case .rect(let r): r
                }
            for size in sizes {
                for scale in [nil, 1, 2.5] as [Double?] {
                    let v = try viewport(Output(crop: crop, size: size, scale: scale))
                    let expected = scale ?? size.map { Double($0.width) / rect.width } ?? 3
                    #expect(v.scale == expected)
                    #expect(v.width == size?.width ?? Int((rect.width * expected).rounded()))
                    #expect(v.height == size?.height ?? Int((rect.height * expected).rounded()))
                    #expect((shown(v).midX - rect.midX).magnitude < 1e-6)
                    switch crop {
                    case .top: #expect(v.origin.y == rect.minY)
                    case .bottom: #expect((shown(v).maxY - rect.maxY).magnitude < 1e-6)
                    case .all, .rect: #expect((shown(v).midY - rect.midY).magnitude < 1e-6)
                    }
                }
            }
        }
    }
}
