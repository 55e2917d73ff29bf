import VitrinePrimitives

/// A filled path.
public struct FillMark: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule
    public var paint: Paint
    public var blend: BlendMode

    public init(path: Path, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.blend = blend
    }
}
