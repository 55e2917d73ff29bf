import VitrineMotion
import VitrinePrimitives

extension ContentState {
    /// Applies the effect of a tap on a target: a switch toggles, a segment or a number of stars is selected, a field
    /// gets the focus, the button beside a field removes it, a tab is selected.
    /// - Parameter name: The name of the target, with a part of an element after a dot.
    package mutating func tap(_ name: String, in content: Content, at seconds: Double) {
        if let control = content.element(named: name)?.switch {
            let base = control.isOn ? 1.0 : 0
            let isOn = (number(.isOn, of: name)?.target ?? base) > 0.5
            write(isOn ? 0 : 1, to: .isOn, of: name, from: base, at: seconds, pacing: Self.knob)
        }
        if content.element(named: name)?.hasText ?? false { focus(name, in: content, at: seconds) }
        if let bar = content.tabBar, let tab = bar.items.firstIndex(where: { $0.title == name }) {
            write(
                Double(tab), to: .selection, of: BarsLayout.tabBar, from: Double(bar.selected), at: seconds)
        }
        guard let dot = name.lastIndex(of: ".") else { return }
        let (id, part) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        let element = content.element(named: id)
        if let control = element?.segmentedControl, let index = control.segments.firstIndex(of: part) {
            write(
                Double(index), to: .selection, of: id, from: Double(control.selectedSegmentIndex), at: seconds,
                pacing: Self.knob)
        }
        if let control = element?.pageControl, PageControlElement.sides.contains(part) {
            let page = (number(.selection, of: id)?.target ?? Double(control.currentPage)) + (part == "next" ? 1 : -1)
            write(
                page.clamped(to: 0...Double(max(0, control.numberOfPages - 1))), to: .selection, of: id,
                from: Double(control.currentPage), at: seconds)
        }
        if element?.searchField != nil, part == "cancel" { focus(nil, in: content, at: seconds) }
        if let stars = element?.stars, let value = Double(part) {
            write(value, to: .value, of: id, from: Double(stars.value), at: seconds)
        }
        if let row = element?.list?.allSections.flatMap(\.rows).first(where: { $0.title == part }), let isOn = row.isOn
        {
            let base = isOn ? 1.0 : 0
            let now = (number(.isOn, of: name)?.target ?? base) > 0.5
            write(now ? 0 : 1, to: .isOn, of: name, from: base, at: seconds, pacing: Self.knob)
        }
    }

    /// Moves the focus to a field, or removes it from every field.
    package mutating func focus(_ name: String?, in content: Content, at seconds: Double) {
        for field in content.fieldNames {
            let base = content.number(.focused, of: field) ?? 0
            let target = field == name ? 1.0 : 0
            guard (number(.focused, of: field)?.target ?? base) != target else { continue }
            write(target, to: .focused, of: field, from: base, at: seconds, pacing: Self.keyboard)
        }
    }

    /// Returns the field that has the focus at a time; nil if there is none.
    package func focus(in content: Content, at seconds: Double) -> String? {
        content.fieldNames.first { field in
            (number(.focused, of: field)?.target(at: seconds) ?? content.number(.focused, of: field) ?? 0) > 0.5
        }
    }

    /// The animation of the keyboard. Source: facts, iOS surroundings, section 8.
    package static let keyboard = Pacing.spring(.keyboard)

    /// Source: facts, iOS surroundings, section 2.6 (the knob of a switch: damping 1, response 0.3).
    private static let knob = Pacing.spring(.settling(in: 0.3 * 9.233 / (2 * .pi)))
}
