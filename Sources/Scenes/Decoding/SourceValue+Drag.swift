import Presentations
import Primitives

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
        let by = keys.required("by")?.point() ?? .zero
        let duration = keys["duration"]?.time() ?? 0.15
        guard let target: Drag.Target = choice("a place to swipe from") else { return nil }
        return Drag(
            target: target, offset: offset, path: [FingerPath.Leg(by: by, duration: duration, curve: .easeOut)])
    }

    /// One without `by` rests.
    private func leg() -> FingerPath.Leg {
        let keys = keyed(Self.legKeys)
        return FingerPath.Leg(
            by: keys?["by"]?.point() ?? .zero, duration: keys?.required("duration")?.time() ?? 0.1,
            curve: keys?["curve"]?.choice("a curve") ?? .easeInOut)
    }
}
