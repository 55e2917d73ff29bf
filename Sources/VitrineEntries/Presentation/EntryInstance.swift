import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

/// An entry on the window over time, from its display to its removal.
package struct EntryInstance: Hashable, Sendable {
    /// The number of the display, from 0.
    package let id: Int
    package let item: EntryQueue.Item
    /// The time of the display, in seconds since the scene began.
    package let shown: Double
    package let isEarly: Bool
    /// The screen's safe area when the entry was displayed, which determines its position.
    package let safeArea: Insets
    /// The orientation that the entry keeps when the device rotates; nil if it rotates with the device.
    package let orientation: Orientation?
    /// The content, which a transformation changes.
    package var content: Stepped<EntryContent>
    /// The contents that transformations draw for a while in place of the content.
    private var outgoing: [Outgoing] = []
    /// The downward displacement of the box, in points.
    package var shift = AnimatedValue(0)
    package var scale = AnimatedValue(1)
    package var alpha = AnimatedValue(1)
    /// The downward displacement of the box by the keyboard, in points.
    package var keyboardShift = AnimatedValue(0)
    package var focus = Stepped<String?>(nil)
    /// The missing part of the content's height, in points.
    package var heightDebt = AnimatedValue(0)
    package var contentAlpha = AnimatedValue(1)
    /// The height of the button bar in points; nil for a message without one.
    package var bar: AnimatedValue?
    package var barAlpha = AnimatedValue(1)
    /// The chosen item of a rating.
    package var selection = Stepped<Int?>(nil)
    package var symbolScales: [AnimatedValue] = []
    /// Whether each symbol of a rating is that of a chosen one.
    package var symbolSelections: [Stepped<Bool>] = []
    package var state = ContentState()
    /// Whether no finger has pulled the entry yet.
    package var isFirstPan = true
    /// The touch-down time of the finger that moves the entry; nil if there is none.
    package var pan: Double?
    /// The beginning of the exit; nil until then.
    package var leaving: Double?
    package var removed: Double?

    /// - Parameter traits: The traits of the screen at the display.
    package init(_ item: EntryQueue.Item, id: Int, at seconds: Double, traits: Traits, isEarly: Bool) {
        self.item = item
        self.id = id
        shown = seconds
        safeArea = traits.safeArea
        let rotation = item.entry.attributes.positionConstraints.rotation
        orientation = rotation.isEnabled ? nil : traits.orientation
        self.isEarly = isEarly
        content = Stepped(item.entry.content)
        startMessage(at: seconds)
    }

    private struct Outgoing: Hashable, Sendable {
        var content: EntryContent
        var seconds: Range<Double>
    }

    package var attributes: EntryAttributes { item.entry.attributes }
    package var name: String { item.name }

    package func isShown(at seconds: Double) -> Bool { seconds >= shown && removed.map { seconds < $0 } ?? true }
    /// Whether the entry receives touches.
    package func isActive(at seconds: Double) -> Bool {
        isShown(at: seconds) && leaving.map { seconds < $0 } ?? true
    }

    // MARK: Messages

    /// Seconds from the display to the opening of a button bar. Source: facts, entry kit, section 3.6.
    static let barDelay = 0.5

    private mutating func startMessage(at seconds: Double) {
        let content = item.entry.content
        if let bar = content.buttonBar {
            self.bar = AnimatedValue(bar.expandedHeight)
            if case .rating = content {
                self.bar = AnimatedValue(1)
                barAlpha = AnimatedValue(0)
            } else if bar.expandAnimatedly {
                self.bar = AnimatedValue(1)
                barAlpha = AnimatedValue(0)
                expandBar(bar, at: seconds + Self.barDelay, damping: bar.buttons.count <= 2 ? 0.4 : 0.8)
            }
        }
        // Source: facts, entry kit, section 3.8.
        guard case .rating(let rating) = content else { return }
        symbolScales = rating.ratingItems.indices.map { i in
            var scale = AnimatedValue(1)
            Self.pop(&scale, from: 0.5, at: seconds + Self.symbolDelay * Double(i))
            return scale
        }
        symbolSelections = rating.ratingItems.map { _ in Stepped(false) }
    }

    /// The seconds between symbols of a rating. Source: facts, entry kit, section 3.8.
    static let symbolDelay = 0.05

    /// Source: facts, entry kit, sections 3.2 and 3.6.
    private mutating func expandBar(_ bar: EntryButtonBar, at seconds: Double, damping: Double) {
        barAlpha.set(1, at: seconds)
        self.bar?.animate(
            to: bar.expandedHeight, at: seconds, duration: 0.8,
            spring: EntryAttributes.Spring(damping: damping, initialVelocity: 0), curve: .easeOut)
    }

    private static func pop(_ scale: inout AnimatedValue, from start: Double, at seconds: Double) {
        scale.set(start, at: seconds)
        scale.animate(
            to: 1, at: seconds, duration: 0.6, spring: EntryAttributes.Spring(damping: 0.5, initialVelocity: 0),
            curve: .easeOut)
    }

    /// Chooses an item of a rating.
    /// - Parameter growth: The increase of the message's height, in points.
    package mutating func choose(_ index: Int, growth: Double, at seconds: Double) {
        guard case .rating(let rating) = content.last, rating.ratingItems.indices.contains(index) else { return }
        let before = selection.last
        selection.set(index, at: seconds)
        for i in symbolScales.indices {
            let start: Double
            if i <= index {
                start = 1.5
            } else if let before, i <= before {
                start = 0.5
            } else {
                continue
            }
            let turn = seconds + Self.symbolDelay * Double(i)
            symbolSelections[i].set(i <= index, at: turn)
            Self.pop(&symbolScales[i], from: start, at: turn)
        }
        if before == nil {
            let damping = isEarly ? 0.5 : rating.buttonBar.buttons.count <= 2 ? 0.4 : 0.8
            expandBar(rating.buttonBar, at: seconds, damping: damping)
        }
        relayOut(growth: growth, at: seconds)
    }

    /// Animates the box from its previous height to that of its content.
    private mutating func relayOut(growth: Double, at seconds: Double) {
        heightDebt.set(heightDebt.value(at: seconds) - growth, at: seconds)
        heightDebt.animate(to: 0, start: seconds, pacing: .spring(.settling(in: 0.4)))
    }

    /// Changes the content to another: the old one fades while the height changes, then the new one appears. Source:
    /// facts, entry kit, section 3.9.
    package mutating func transform(to new: EntryContent, growth: Double, at seconds: Double) {
        let fade = Pacing.spring(.settling(in: Self.fadeDuration))
        let end = seconds + Self.fadeDuration
        outgoing.append(Outgoing(content: drawnContent(at: seconds), seconds: seconds..<end))
        content.set(new, at: seconds)
        focus.set(nil, at: seconds)
        bar = new.buttonBar.map { AnimatedValue($0.expandedHeight) }
        barAlpha.set(1, at: seconds)
        relayOut(growth: growth, at: seconds)
        contentAlpha.animate(to: 0, start: seconds, pacing: fade)
        contentAlpha.set(0, at: end)
        contentAlpha.animate(to: 1, start: end, pacing: fade)
    }

    private static let fadeDuration = 0.4

    /// Returns the drawn content: the current one, or that which a transformation removes.
    package func drawnContent(at seconds: Double) -> EntryContent {
        outgoing.last { $0.seconds.contains(seconds) }?.content ?? content.value(at: seconds)
    }

    package var end: Double {
        let values =
            [shift, keyboardShift, scale, alpha, heightDebt, contentAlpha, barAlpha] + symbolScales
            + (bar.map { [$0] } ?? [])
        let last = values.reduce(state.end) { max($0, $1.end ?? 0) }
        return removed.map { min(last, $0) } ?? last
    }
}
