import VitrinePrimitives

/// A part of the screen that a finger can touch.
package struct Target: Hashable, Sendable {
    package struct ID: Hashable, Sendable {
        /// The name of the presentation; `container` for the container's own elements.
        package var owner: String
        /// The name of the element; empty for the presentation as a whole.
        package var element: String

        package init(_ owner: String, _ element: String = "") {
            self.owner = owner
            self.element = element
        }

        /// The spelling in a scene: `popupBar`, `toolbar.Save`.
        package var spelling: String { element.isEmpty ? owner : "\(owner).\(element)" }
    }

    package var id: ID
    /// The frame of the drawing, in points of the host.
    package var frame: Rect
    /// The area in which a finger finds it, at the end of its motion. Nil for an element that receives no touches.
    package var hit: Rect?
    /// Whether a finger that the target refuses goes no further.
    package var blocks: Bool
    package var accessibility: AccessibilityElement?

    package init(
        _ id: ID, frame: Rect, hit: Rect?, blocks: Bool = true, accessibility: AccessibilityElement? = nil
    ) {
        self.id = id
        self.frame = frame
        self.hit = hit
        self.blocks = blocks
        self.accessibility = accessibility
    }
}
