import VitrineEncoders
import VitrinePrimitives

/// A drawn animation that resembles the renderer's: a flat page on which a capsule with a soft shadow, anti-aliased
/// dark marks and a small photo fades in while it rises, and rests.
enum SampleAnimation {
    static let width = 207
    static let height = 84
    /// The duration of a frame at 50 frames per second.
    static let step = 2

    /// Returns a frame. Frames 0..<25 fade in; in later ones everything rests except a growing thin line.
    static func frame(_ number: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, fill: RGBColor(0x7DF67D).premultiplied)
        let fade = min(1, Double(number) / 24)
        let lift = (1 - fade) * 30
        for y in 0..<height {
            for x in 0..<width {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5 - lift)
                var color = RGBColor(0x7DF67D)
                func paint(_ top: RGBColor, _ coverage: Double) {
                    color = color.mixed(with: top, at: max(0, min(1, coverage)) * fade)
                }
                let shadow = max(0, 1 - max(0, capsule(px, py - 4)) / 14)
                paint(.black, 0.22 * shadow * shadow)
                let edge = capsule(px, py)
                paint(RGBColor(0xFAFAFC), 0.86 * (0.5 - edge))
                for mark in 0..<14 {
                    let (dx, dy) = (px - 62 - Double(mark) * 8, py - 46 - Double(mark % 3))
                    paint(RGBColor(0x111114), 2.8 - (dx * dx + dy * dy * 0.6).squareRoot())
                }
                if (30..<50).contains(px), (36..<56).contains(py) {
                    let (u, v) = ((px - 30) / 20, (py - 36) / 20)
                    let ripple = (px * py).truncatingRemainder(dividingBy: 17) / 40
                    paint(RGBColor(red: 0.2 + 0.7 * u, green: 0.3 * v + ripple, blue: 0.8 - 0.6 * u * v), 1)
                }
                bitmap[x, y] = color.premultiplied
            }
        }
        if number > 25 { for x in 60..<60 + number { bitmap[x, 60] = RGBColor(0xFF2D55).premultiplied } }
        return bitmap
    }

    static let frames: [Bitmap] = (0..<50).map(frame)

    /// Returns the distance to the capsule's outline, negative inside.
    private static func capsule(_ x: Double, _ y: Double) -> Double {
        let dx = x - max(40, min(167, x))
        let dy = y - 46
        return (dx * dx + dy * dy).squareRoot() - 20
    }

    static func encode(
        _ frames: [Bitmap], step: Int = step, options: GIFOptions = GIFOptions()
    ) throws -> [UInt8] {
        var encoder = try GIFEncoder(width: frames[0].width, height: frames[0].height, options: options)
        for (i, frame) in frames.enumerated() { try encoder.add(frame, at: i * step) }
        return try encoder.finish(at: frames.count * step)
    }

    static func encode(_ frames: [Bitmap], _ settings: GIFBudget.EncodingSettings) throws -> [UInt8] {
        let scaler = AreaScaler(width: frames[0].width, height: frames[0].height, percent: settings.percent)
        let shown = frames.enumerated().filter { $0.offset % settings.every == 0 }.map { scaler.scaled($0.element) }
        return try encode(shown, step: step * settings.every, options: GIFOptions(quality: settings.quality))
    }

    static func rgb(_ bitmap: Bitmap) -> [UInt32] { bitmap.pixels.map { $0 & 0xFFFFFF } }
}
