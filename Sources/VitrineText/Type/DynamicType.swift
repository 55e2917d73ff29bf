/// The text styles of iOS, by the names of `UIFont.TextStyle`.
package enum DynamicType: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    package var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The size in points of the SF font.
    package func size(at content: TextSize = .large) -> Double { TypeTable.sizes(self)[content.step] }

    /// The distance in points from baseline to baseline. Sizes between the guidelines' may be 1 pt off.
    package func leading(at content: TextSize = .large) -> Double {
        let size = size(at: content)
        let table = TypeTable.leadings.map { (x: $0.size, y: $0.points) }
        return (size > table[table.count - 1].x ? size * 1.16 : TypeTable.value(size, in: table)).rounded()
    }
}
