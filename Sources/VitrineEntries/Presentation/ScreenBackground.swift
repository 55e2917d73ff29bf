import VitrineDisplayList
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The background of the screen below entries, over time. Colors and blurs fade; gradients and pictures appear at once.
/// Source: facts, entry kit, section 3.7.
package struct ScreenBackground: Hashable, Sendable {
    /// A premultiplied color over time, so that a color that fades in keeps its hue.
    private struct FadingColor: Hashable, Sendable {
        var red = AnimatedValue(0)
        var green = AnimatedValue(0)
        var blue = AnimatedValue(0)
        var alpha = AnimatedValue(0)

        mutating func animate(to color: RGBColor, at seconds: Double, _ pacing: Pacing) {
            red.animate(to: color.red * color.alpha, start: seconds, pacing: pacing)
            green.animate(to: color.green * color.alpha, start: seconds, pacing: pacing)
            blue.animate(to: color.blue * color.alpha, start: seconds, pacing: pacing)
            alpha.animate(to: color.alpha, start: seconds, pacing: pacing)
        }

        func color(at seconds: Double) -> RGBColor {
            let alpha = alpha.value(at: seconds).clamped(to: 0...1)
            guard alpha > 0 else { return .clear }
            func part(_ value: AnimatedValue) -> Double { (value.value(at: seconds) / alpha).clamped(to: 0...1) }
            return RGBColor(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
        }
    }

    private struct Blur: Hashable, Sendable {
        var style: EntryAttributes.BlurStyle
        var opacity = AnimatedValue(0)
    }

    /// Whether another background removes a gradient; in current releases it stays.
    private let isEarly: Bool
    private var light = FadingColor()
    private var dark = FadingColor()
    private var blurs: [Blur] = []
    private var gradient = Stepped<EntryAttributes.Gradient?>(nil)
    private var image = Stepped<String?>(nil)
    private var mode = Stepped(EntryDisplayMode.inferred)

    package init(isEarly: Bool) { self.isEarly = isEarly }

    /// Changes the background.
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - fromNothing: Whether the old background is removed at once.
    package mutating func change(
        to style: EntryAttributes.BackgroundStyle, mode: EntryDisplayMode? = nil, at seconds: Double, duration: Double,
        fromNothing: Bool = false
    ) {
        if fromNothing { clear(at: seconds) }
        if let mode { self.mode.set(mode, at: seconds) }
        let pacing = Pacing.curve(.easeInOut, duration: duration)
        var color = EntryColor.clear
        if case .color(let own) = style { color = own }
        light.animate(to: color.light, at: seconds, pacing)
        dark.animate(to: color.dark, at: seconds, pacing)
        for i in blurs.indices { blurs[i].opacity.animate(to: 0, start: seconds, pacing: pacing) }
        if case .visualEffect(let blur) = style {
            if blurs.last?.style != blur { blurs.append(Blur(style: blur)) }
            blurs[blurs.count - 1].opacity.animate(to: 1, start: seconds, pacing: pacing)
        }
        var path: String?
        if case .image(let own) = style { path = own }
        image.set(path, at: seconds)
        if case .gradient(let own) = style {
            gradient.set(own, at: seconds)
        } else if isEarly {
            gradient.set(nil, at: seconds)
        }
    }

    /// Removes everything at once, with the window.
    package mutating func clear(at seconds: Double) {
        light.animate(to: .clear, at: seconds, .curve(.linear, duration: 0))
        dark.animate(to: .clear, at: seconds, .curve(.linear, duration: 0))
        for i in blurs.indices { blurs[i].opacity.set(0, at: seconds) }
        gradient.set(nil, at: seconds)
        image.set(nil, at: seconds)
    }

    package func nodes(at seconds: Double, in context: Context) -> [Node] {
        let isDark = mode.value(at: seconds).isDark(in: context)
        let screen = context.screen
        var out: [Node] = []
        let color = (isDark ? dark : light).color(at: seconds)
        if color.alpha > 0 { out.append(.shape(ShapeNode(.rect(screen), color: color))) }
        if let picture = image.value(at: seconds).flatMap(context.image) {
            out.append(.image(ImageNode(picture, frame: screen, contentMode: .scaleAspectFill)))
        }
        for blur in blurs {
            let opacity = blur.opacity.value(at: seconds)
            guard opacity > 0, let material = blur.style.resolved(dark: isDark).material(dark: isDark) else { continue }
            out.append(.backdrop(BackdropNode(.rect(screen), material: material, opacity: min(1, opacity))))
        }
        if let gradient = gradient.value(at: seconds) {
            out.append(.shape(ShapeNode(.rect(screen), paint: gradient.paint(in: screen, dark: isDark))))
        }
        return out
    }

    package var end: Double {
        let blurred = blurs.reduce(0) { max($0, $1.opacity.end ?? 0) }
        return max(light.alpha.end ?? 0, blurred, gradient.end, image.end)
    }
}

extension EntryAttributes.Gradient {
    /// Returns the gradient in a rectangle. Its parameter is measured in fractions of the rectangle's sides: lines of
    /// one color cross a wide rectangle at a slant. Source: facts, entry kit, section 1.4.
    package func paint(in rect: Rect, dark: Bool) -> Paint {
        let stops = colors.enumerated().map { i, color in
            GradientStop(colors.count > 1 ? Double(i) / Double(colors.count - 1) : 0, color.resolved(dark: dark))
        }
        let start = Point(x: rect.minX + startPoint.x * rect.width, y: rect.minY + startPoint.y * rect.height)
        let axis = Point(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let length = axis.x * axis.x + axis.y * axis.y
        guard length > 0, rect.width > 0, rect.height > 0, let last = stops.last else {
            return .solid(stops.last?.color ?? .clear)
        }
        // t grows by way.x / (length · width) per point to the right, and by way.y / (length · height) per point down:
        // the line of the paint has this slope.
        let slope = Point(x: axis.x / (length * rect.width), y: axis.y / (length * rect.height))
        let steepness = slope.x * slope.x + slope.y * slope.y
        guard steepness > 0 else { return .solid(last.color) }
        return .linear(
            start: start, end: Point(x: start.x + slope.x / steepness, y: start.y + slope.y / steepness), stops: stops)
    }
}
