import VitrineDisplayList
import VitrinePrimitives

/// Display lists' marks drawn by Cairo.
final class CairoCanvas {
    private let cairo: CairoLibrary
    private let surface: CairoLibrary.Surface
    private let context: CairoLibrary.Context
    private let width: Int
    private let height: Int
    private let finer: Int
    private var open: [GroupMark] = []
    private var pictures: [CairoLibrary.Surface] = []

    /// - Parameter finer: The number of Cairo's pixels per pixel along each axis. Cairo samples 15 lines per pixel,
    ///   which is up to 8 levels off on edges that are almost level; the mean of 8·8 pixels is nearly exact.
    init(_ cairo: CairoLibrary, width: Int, height: Int, background: PremultipliedColor = .clear, finer: Int = 1) {
        self.cairo = cairo
        self.width = width
        self.height = height
        self.finer = finer
        surface = CairoCanvas.surface(
            cairo, Bitmap(width: width * finer, height: height * finer, fill: background))
        context = cairo.createContext(surface)
        cairo.setAntialias(context, 6)
        cairo.setTolerance(context, 0.01)
        cairo.scale(context, Double(finer), Double(finer))
    }

    deinit {
        cairo.destroyContext(context)
        cairo.destroySurface(surface)
        for p in pictures { cairo.destroySurface(p) }
    }

    /// Draws a list without text, shadows, backdrops and glass.
    static func picture(_ cairo: CairoLibrary, _ list: DisplayList, finer: Int = 1) -> Bitmap {
        let canvas = CairoCanvas(
            cairo, width: list.width, height: list.height, background: list.background, finer: finer)
        for mark in list.marks { canvas.draw(mark) }
        return canvas.bitmap()
    }

    func draw(_ mark: Mark) {
        switch mark {
        case .fill(let m): fill(m)
        case .image(let m): image(m)
        case .beginGroup(let m):
            open.append(m)
            cairo.pushGroup(context)
        case .endGroup: endGroup()
        default: preconditionFailure("Cairo has no such mark")
        }
    }

    func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBColor) {
        set(.solid(color))
        cairo.setLineWidth(context, style.width)
        cairo.setLineCap(context, [.butt: 0, .round: 1, .square: 2][style.cap]!)
        cairo.setLineJoin(context, [.miter: 0, .round: 1, .bevel: 2][style.join]!)
        cairo.setMiterLimit(context, style.miterLimit)
        cairo.setDash(context, style.dashes, Int32(style.dashes.count), style.dashPhase)
        trace(path)
        cairo.stroke(context)
    }

    private func fill(_ m: FillMark) {
        cairo.save(context)
        set(m.paint)
        cairo.setOperator(context, m.blend.cairoOperator)
        cairo.setFillRule(context, m.rule == .nonZero ? 0 : 1)
        trace(m.path)
        if m.blend == .destinationIn {
            // Cairo's own fill would clear the area outside the path.
            cairo.clip(context)
            cairo.paint(context)
        } else {
            cairo.fill(context)
        }
        cairo.restore(context)
    }

    private func image(_ m: ImageMark) {
        cairo.save(context)
        if let clip = m.clip { self.clip(clip) }
        let t = m.transform
        cairo.transform(context, [t.a, t.b, t.c, t.d, t.tx, t.ty])
        let picture = CairoCanvas.surface(cairo, m.image.bitmap)
        pictures.append(picture)
        cairo.rectangle(context, 0, 0, Double(m.image.bitmap.width), Double(m.image.bitmap.height))
        cairo.clip(context)
        cairo.setSourceSurface(context, picture, 0, 0)
        cairo.setFilter(cairo.source(context), m.filter == .nearest ? 3 : 4)
        cairo.setExtend(cairo.source(context), 3)
        cairo.setOperator(context, m.blend.cairoOperator)
        cairo.paintWithAlpha(context, m.opacity)
        cairo.restore(context)
    }

    private func endGroup() {
        guard let m = open.popLast() else { return }
        cairo.popGroupToSource(context)
        cairo.save(context)
        if let clip = m.clip { self.clip(clip) }
        cairo.setOperator(context, m.blend.cairoOperator)
        cairo.paintWithAlpha(context, m.opacity)
        cairo.restore(context)
    }

    private func clip(_ path: Path) {
        cairo.setFillRule(context, 0)
        trace(path)
        cairo.clip(context)
    }

    private func trace(_ path: Path) {
        cairo.newPath(context)
        var next = 0
        func take() -> Point {
            next += 1
            return path.points[next - 1]
        }
        for verb in path.verbs {
            switch verb {
            case .move:
                let p = take()
                cairo.moveTo(context, p.x, p.y)
            case .line:
                let p = take()
                cairo.lineTo(context, p.x, p.y)
            case .cubic:
                let (a, b, c) = (take(), take(), take())
                cairo.curveTo(context, a.x, a.y, b.x, b.y, c.x, c.y)
            case .close: cairo.closePath(context)
            }
        }
    }

    private func set(_ paint: Paint) {
        let pattern: CairoLibrary.Pattern
        let stops: [GradientStop]
        switch paint {
        case .solid(let c): return cairo.setColor(context, c.red, c.green, c.blue, c.alpha)
        case .linear(let a, let b, let s): (pattern, stops) = (cairo.linear(a.x, a.y, b.x, b.y), s)
        case .radial(let c, let r, let s): (pattern, stops) = (cairo.radial(c.x, c.y, 0, c.x, c.y, r), s)
        case .conic: preconditionFailure("Cairo has no such gradient")
        }
        for s in stops { cairo.addStop(pattern, s.location, s.color.red, s.color.green, s.color.blue, s.color.alpha) }
        cairo.setExtend(pattern, 3)
        cairo.setSource(context, pattern)
        cairo.destroyPattern(pattern)
    }

    // MARK: Pixels

    /// Returns the drawn picture; nil pixels if Cairo reports an error.
    func bitmap() -> Bitmap {
        precondition(cairo.status(context) == 0, "Cairo reports error \(cairo.status(context))")
        cairo.flush(surface)
        let stride = Int(cairo.stride(surface)) / 4
        let pixels = cairo.data(surface)!.assumingMemoryBound(to: UInt32.self)
        var out = Bitmap(width: width, height: height)
        let n = UInt32(finer * finer)
        for y in 0..<height {
            for x in 0..<width {
                var sum: (UInt32, UInt32, UInt32, UInt32) = (n / 2, n / 2, n / 2, n / 2)
                for j in 0..<finer {
                    let row = pixels + ((y * finer + j) * stride + x * finer)
                    for i in 0..<finer {
                        let p = row[i]
                        sum.0 += (p >> 16) & 255
                        sum.1 += (p >> 8) & 255
                        sum.2 += p & 255
                        sum.3 += p >> 24
                    }
                }
                out.pixels[y * width + x] = (sum.0 / n) | (sum.1 / n) << 8 | (sum.2 / n) << 16 | (sum.3 / n) << 24
            }
        }
        return out
    }

    /// Returns a surface of a bitmap. Cairo's pixels have blue in the low byte.
    private static func surface(_ cairo: CairoLibrary, _ b: Bitmap) -> CairoLibrary.Surface {
        let surface = cairo.createSurface(0, Int32(b.width), Int32(b.height))
        cairo.flush(surface)
        let stride = Int(cairo.stride(surface)) / 4
        let to = cairo.data(surface)!.assumingMemoryBound(to: UInt32.self)
        for y in 0..<b.height {
            for x in 0..<b.width {
                let p = b.pixels[y * b.width + x]
                to[y * stride + x] = p & 0xff00_ff00 | (p & 255) << 16 | (p >> 16) & 255
            }
        }
        cairo.markDirty(surface)
        return surface
    }
}

extension BlendMode {
    /// The modes that Cairo has: all but `plusDarker` and `linearBurn`.
    static let cairos = allCases.filter { ![.plusDarker, .linearBurn].contains($0) }

    fileprivate var cairoOperator: Int32 {
        switch self {
        case .normal: 2
        case .destinationIn: 8
        case .destinationOut: 9
        case .plusLighter: 12
        case .multiply: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hue: 25
        case .saturation: 26
        case .color: 27
        case .luminosity: 28
        case .plusDarker, .linearBurn: preconditionFailure("Cairo has no such operator")
        }
    }
}
