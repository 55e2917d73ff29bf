import VitrineMotion

/// Observes fingers that scroll elements of contents while a scene is recorded.
package struct ScrollObserver: Sendable {
    /// Called with the name of the element, its new scrolling, and the finger that has begun to drag it; nil if a
    /// finger has stopped or released it.
    package let scrolled: @Sendable (String, ScrollContent, FingerPath?) -> Void
    /// Called with the name of an element that has been tapped, with a part of it after a dot.
    package let tapped: @Sendable (String) -> Void

    package init(
        scrolled: @escaping @Sendable (String, ScrollContent, FingerPath?) -> Void,
        tapped: @escaping @Sendable (String) -> Void
    ) {
        self.scrolled = scrolled
        self.tapped = tapped
    }

    /// The observer of the current recording.
    @TaskLocal package static var current: ScrollObserver?
}
