import VitrinePresentation
import VitrinePrimitives

/// The lines of an inspector for an element.
package struct InspectorContent: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case text(String)
        /// Gray.
        case missing(String)
        /// Gray, then black, with an arrow at the end.
        case link(String, String)
        case button(String)
    }

    package struct Row: Hashable, Sendable {
        package var name: String
        package var value: Value
    }

    /// The element's label in one line.
    package let name: String
    package let basic: [Row]
    package let actions: [Row]
    package let advanced: [Row]

    /// - Parameter frame: on the desktop, in points.
    package init(_ element: AccessibilityElement, frame: Rect) {
        func row(_ name: String, _ text: String?, _ missing: String = "None") -> Row {
            Row(name: name, value: text.map { .text(Self.oneLine($0)) } ?? .missing(missing))
        }
        func place(_ p: Point) -> String { "x: \(p.x)  y: \(p.y)" }
        name = element.label.map(Self.oneLine) ?? element.identifier ?? element.role.name
        basic = [
            row("Label", element.label), row("Title", nil), row("Value", element.value), row("Type", element.role.name),
            row("Identifier", element.identifier),
        ]
        actions = ["press", "Escape", "show menu"].map { Row(name: $0, value: .button("Perform")) }
        advanced = [
            row("Activation Point", place(frame.center)),
            row("Automation Type", element.role.name.prefix(1).uppercased() + element.role.name.dropFirst()),
            row("Children", nil, "Empty array"), row("Ordered Children", nil, "Empty array"), row("Enabled", "true"),
            row("Keyboard Focused", "false"),
            row("Frame", place(frame.origin) + "  w: \(frame.width)  h: \(frame.height)"),
            row("Help", element.hint), row("Language", nil), row("Linked UIElements", nil),
            Row(name: "Parent", value: .link("<empty description>", "(group) [Simulator]")),
            row("Position", place(frame.origin)), row("Role", "AX" + element.role.name.filter { $0 != " " }),
            row("Size", "w: \(frame.width)  h: \(frame.height)"),
        ]
    }

    /// The first line, with an ellipsis where something follows.
    package static func oneLine(_ text: String) -> String {
        guard let end = text.firstIndex(where: \.isNewline) else { return text }
        return text[..<end] + "…"
    }
}
