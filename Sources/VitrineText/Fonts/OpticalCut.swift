/// A drawing of a family made for small or for large sizes.
package enum OpticalCut: String, Hashable, Sendable {
    case text
    case display
}
