import VitrinePrimitives

/// A filled path.
package struct FillMark: Hashable, Sendable {
    package var path: Path
    package var rule: FillRule
    package var paint: Paint
    package var blend: BlendMode

    package init(path: Path, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.path = path
        self.rule = rule
        self.paint = paint
        self.blend = blend
    }
}
