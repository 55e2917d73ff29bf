import VitrinePrimitives

/// A filled path.
package struct FillMark: Hashable, Sendable {
    package var outline: DeviceOutline
    package var rule: FillRule
    package var paint: Paint
    package var blend: BlendMode

    package init(_ outline: DeviceOutline, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.outline = outline
        self.rule = rule
        self.paint = paint
        self.blend = blend
    }

    package init(path: Path, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal) {
        self.init(DeviceOutline(path), rule: rule, paint: paint, blend: blend)
    }

    package var path: Path {
        get { outline.path }
        set { outline = DeviceOutline(newValue) }
    }
}
