import VitrineMotion

/// Hears how fingers scroll elements of contents while a scene is recorded.
package struct ScrollObserver: Sendable {
    /// Called with the name of the element, how it scrolls from now on, and the finger that has begun to drag it; nil where a
    /// finger has stopped it or let it go.
    package let scrolled: @Sendable (String, ScrollContent, FingerPath?) -> Void
    /// Called with the name of an element that has been tapped; a part of it follows after a dot.
    package let tapped: @Sendable (String) -> Void

    package init(
        scrolled: @escaping @Sendable (String, ScrollContent, FingerPath?) -> Void,
        tapped: @escaping @Sendable (String) -> Void
    ) {
        self.scrolled = scrolled
        self.tapped = tapped
    }

    /// That of the recording under way.
    @TaskLocal package static var current: ScrollObserver?
}
