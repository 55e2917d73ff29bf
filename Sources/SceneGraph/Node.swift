import DisplayList
import Primitives
import Text

/// A thing to show, in points, y down. Nodes know nothing of bars or panels; presentations are built of them.
public indirect enum Node: Hashable, Sendable {
    case shape(ShapeNode)
    case text(TextNode)
    case image(ImageNode)
    case shadow(ShadowNode)
    case backdrop(BackdropNode)
    case glass(GlassNode)
    case group(GroupNode)
}

/// A filled path.
public struct ShapeNode: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule
    public var paint: Paint
    public var blend: BlendMode

    public init(_ path: Path, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.blend = blend
    }

    public init(_ path: Path, rule: FillRule = .nonZero, color: Color, blend: BlendMode = .normal) {
        self.init(path, rule: rule, paint: .solid(color), blend: blend)
    }
}

/// A shaped line in one colour.
public struct TextNode: Hashable, Sendable {
    public var line: ShapedLine
    /// Left end of the baseline.
    public var origin: Point
    public var color: Color
    public var blend: BlendMode

    public init(_ line: ShapedLine, at origin: Point, color: Color, blend: BlendMode = .normal) {
        self.line = line
        self.origin = origin
        self.color = color
        self.blend = blend
    }
}

/// A picture that fills its frame, cut to rounded corners.
public struct ImageNode: Hashable, Sendable {
    public var image: Image
    /// The picture is scaled to cover it, centred, what hangs over is cut off.
    public var frame: Rect
    /// Radius of continuous corners; 0 for square ones.
    public var cornerRadius: Double

    public init(_ image: Image, frame: Rect, cornerRadius: Double = 0) {
        self.image = image
        self.frame = frame
        self.cornerRadius = cornerRadius
    }
}

/// The shadow of a path.
public struct ShadowNode: Hashable, Sendable {
    public var path: Path
    public var offset: Point
    /// Core Animation's shadow radius, which is the blur's standard deviation.
    public var radius: Double
    public var color: Color
    /// Whether the shadow is left out under the path itself.
    public var knocksOut: Bool

    public init(_ path: Path, offset: Point = .zero, radius: Double, color: Color, knocksOut: Bool = false) {
        self.path = path
        self.offset = offset
        self.radius = radius
        self.color = color
        self.knocksOut = knocksOut
    }
}

/// What lies behind a path, blurred and with its colours mapped.
public struct BackdropNode: Hashable, Sendable {
    public var path: Path
    /// Its sigma is in points here.
    public var material: Material
    public var tint: Color
    public var opacity: Double

    public init(_ path: Path, material: Material, tint: Color = .clear, opacity: Double = 1) {
        self.path = path
        self.material = material
        self.tint = tint
        self.opacity = opacity
    }
}

/// A body of glass.
public struct GlassNode: Hashable, Sendable {
    /// Every length in points here, and `unit` is 1.
    public var body: GlassMark

    public init(_ body: GlassMark) { self.body = body }
}

/// Nodes shown together.
public struct GroupNode: Hashable, Sendable {
    public var children: [Node]
    public var transform: Transform
    /// 0...1.
    public var opacity: Double
    /// Standard deviation of a blur of the whole group, in points.
    public var blurRadius: Double
    /// In the group's own coordinates; nil shows everything.
    public var clip: Path?
    public var blend: BlendMode

    public init(
        _ children: [Node], transform: Transform = .identity, opacity: Double = 1, blurRadius: Double = 0,
        clip: Path? = nil, blend: BlendMode = .normal
    ) {
        self.children = children
        self.transform = transform
        self.opacity = opacity
        self.blurRadius = blurRadius
        self.clip = clip
        self.blend = blend
    }

    /// Whether the children need a layer of their own.
    var needsLayer: Bool { opacity < 1 || blurRadius > 0 || clip != nil || blend != .normal }
}
