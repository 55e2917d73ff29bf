import VitrineGestures
import VitrinePrimitives

extension SourceValue {
    private static let legKeys = KeyTable("by", "duration", "curve")

    /// `drag: popupBar` with a `path`, or `swipe: popupBar` with `by` and `duration`.
    func drag(_ keys: KeyedReader) -> Drag? {
        let offset = keys["offset"]?.point() ?? .zero
        let path = (keys.required("path")?.list(of: "stretches {by, duration, curve}") ?? []).map { $0.leg() }
        guard let target: Drag.Target = choice("a place to drag from") else { return nil }
        return Drag(target: target, offset: offset, path: path)
    }

    func swipe(_ keys: KeyedReader) -> Drag? {
        let offset = keys["offset"]?.point() ?? .zero
        // Checked here, as the finger that comes of it has other keys.
        let way = keys.required("by")?.keyed(KeyTable("x", "y"))
        func length(_ key: String) -> Double {
            way?[key].flatMap { value in value.length().map { value.legal($0, SceneLimits.offset) } } ?? 0
        }
        let by = Point(x: length("x"), y: length("y"))
        let duration = keys["duration"].flatMap { value in
            value.time().map { value.legal($0, SceneLimits.transition) }
        }
        guard let target: Drag.Target = choice("a place to swipe from") else { return nil }
        return Drag(
            target: target, offset: offset,
            path: [FingerPath.Leg(by: by, duration: duration ?? 0.15, curve: .easeOut)])
    }

    /// A number, or the nearest legal one after a report.
    private func legal(_ number: Double, _ range: LegalRange) -> Double {
        if range.contains(number) { return number }
        report(.outOfRange(value: spelled(number), legal: range.description))
        let near = range.clamped(number)
        // The lower end may be excluded.
        return range.contains(near) ? near : 0.15
    }

    /// One without `by` rests.
    private func leg() -> FingerPath.Leg {
        let keys = keyed(Self.legKeys)
        return FingerPath.Leg(
            by: keys?["by"]?.point() ?? .zero, duration: keys?.required("duration")?.time() ?? 0.1,
            curve: keys?["curve"]?.choice("a curve") ?? .easeInOut)
    }
}
