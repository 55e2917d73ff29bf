import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension Screen {
    /// Returns the end of one period of motions that repeat forever, in seconds; nil if everything comes to rest.
    /// - Parameter rest: The time at which everything else is at rest.
    package func lapEnd(at rest: Double, in given: Context) -> Double? {
        let frame = frame(at: rest, in: given)
        let page = host.navigation.top(at: rest).map { host.page($0, at: rest, in: frame.context).view }
        let lap = page.flatMap { page in
            page.content.mayRepeat ? page.layout(safeBottom: frame.context.screen.maxY).lapEnd(after: rest) : nil
        }
        let laps = instances.map { $0.presentation.lapEnd(at: frame) } + [lap]
        return laps.compactMap { $0 }.max()
    }

    /// What assistive technology reads of an element at a time, and where the element is on the screen; nil where there is
    /// none.
    /// - Parameter name: of the element, without its presentation.
    package func accessibilityElement(
        _ name: String, at seconds: Double, in given: Context
    ) -> (element: AccessibilityElement, frame: Rect)? {
        targets(at: seconds, in: given).lazy.filter { $0.id.element == name }.compactMap { target in
            target.accessibility.map { ($0, target.frame) }
        }.first
    }
}
