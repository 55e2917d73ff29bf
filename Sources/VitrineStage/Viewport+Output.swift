import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces

extension Viewport {
    /// Creates the viewport of an output: the crop in points, scaled to the size or by the scale.
    ///
    /// A size whose shape differs from the crop's shows the crop's width and as much of its height, from the top for a
    /// `top` crop and from the bottom for a `bottom` one, else centered. Captions make it higher.
    ///
    /// - Parameter part: what a picture without a crop shows, in points of the canvas. Default: the screen, or the stage.
    init(_ output: Output, on traits: Traits, showing part: Rect? = nil) throws(StageError) {
        let screen = Rect(origin: .zero, size: output.stageSize(on: traits))
        let crop: Rect
        switch output.crop {
        case .all: crop = part ?? screen
        case .top(let h): crop = Rect(x: 0, y: 0, width: screen.width, height: h)
        case .bottom(let h): crop = Rect(x: 0, y: screen.maxY - h, width: screen.width, height: h)
        case .rect(let r): crop = r
        }
        guard crop.isFinite, !crop.isEmpty else { throw .cropEmpty }
        let scale = output.scale ?? output.size.map { Double($0.width) / crop.width } ?? traits.device.scale
        let exact = Size(width: crop.width * scale, height: crop.height * scale)
        func whole(_ v: Double) -> Int { v.isFinite ? Int(v.clamped(to: -1...1e9).rounded()) : 0 }
        /// Returns a length in pixels. On a larger canvas than the screen, the page's color would show at the edges.
        func fitting(_ length: Double, isWhole: Bool) -> Int {
            guard isWhole, output.frame == nil else { return whole(length) }
            return min(whole(length), max(1, whole((length + 1e-6).rounded(.down))))
        }
        let width = output.size?.width ?? fitting(exact.width, isWhole: crop.width == screen.width)
        let height = output.size?.height ?? fitting(exact.height, isWhole: crop.height == screen.height)
        let band = whole((output.captions?.height ?? 0) * scale)
        let (area, overflow) = width.multipliedReportingOverflow(by: height + band)
        guard 1...OutputLimits.side ~= width, 1...OutputLimits.side ~= height + band, !overflow,
            area <= OutputLimits.pixels
        else {
            throw .canvasOutOfRange(
                width: width, height: height + band, maximumSide: OutputLimits.side, maximumPixels: OutputLimits.pixels)
        }
        let filter = scale < traits.device.scale ? output.reduction.filter : nil
        let shown = Double(height) / scale
        let y: Double
        switch output.crop {
        case .top: y = crop.minY
        case .bottom: y = crop.maxY - shown
        case .all, .rect: y = crop.midY - shown / 2
        }
        self.init(
            origin: Point(x: crop.midX - Double(width) / scale / 2, y: y), scale: scale, width: width,
            // Magnified elements are aligned to the screen's pixels; the canvas's would move them by up to half a
            // point.
            height: height + band,
            screenScale: scale < 1 || filter != nil || !output.camera.isEmpty ? traits.device.scale : nil,
            filter: filter)
        // The screen is aligned to whole pixels.
        if part != nil, output.crop == .all {
            origin = Point(x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale)
        }
        if filter != nil {
            let painted = painted.viewport
            guard painted.width * painted.height <= OutputLimits.pixels else {
                throw .canvasOutOfRange(
                    width: painted.width, height: painted.height, maximumSide: OutputLimits.side,
                    maximumPixels: OutputLimits.pixels)
            }
        }
    }
}

extension Output.Reduction {
    /// The filter; nil if nothing is downscaled.
    fileprivate var filter: Reduction.Filter? {
        switch self {
        case .area: nil
        case .bicubic: .bicubic
        case .bicubicSharper: .bicubicSharper
        case .lanczos: .lanczos
        }
    }
}
