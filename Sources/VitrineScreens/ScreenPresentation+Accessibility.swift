import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

extension ScreenPresentation {
    /// A part of the popup bar at a time, and where it is on the screen; nil where there is none.
    package func accessibilityElement(
        _ part: PopupBarAccessibility.Part, at seconds: Double, in given: Context
    ) -> (element: AccessibilityElement, frame: Rect)? {
        guard let bar = bar(at: seconds) else { return nil }
        let context = self.context(at: seconds, in: given)
        let layout = layout(of: bar, at: seconds, in: context)
        guard let element = PopupBarAccessibility(bar)[part], let frame = layout.frame(of: part, bar: bar) else {
            return nil
        }
        return (element, frame)
    }
}

extension PopupBarLayout {
    /// Where a part of the bar is; nil where it has no room.
    package func frame(of part: PopupBarAccessibility.Part, bar: PopupBar) -> Rect? {
        switch part {
        case .titles: return titlesFrame
        case .image: return imageFrame
        case .background: return frame
        case .closeButton: return nil
        case .progress:
            switch bar.progressViewStyle {
            case .default, .none: return nil
            case .top: return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: metrics.progressHeight)
            case .bottom:
                let height = metrics.progressHeight
                return Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
            }
        }
    }

    /// The room of title and subtitle, from line to line.
    private var titlesFrame: Rect? {
        let labels = [title, subtitle].compactMap { $0 }
        guard let first = labels.first, let last = labels.last else { return nil }
        let top = first.origin.y - first.line.ascent
        let bottom = last.origin.y - last.line.ascent + last.line.lineHeight
        return Rect(x: titleArea.minX, y: top, width: titleArea.width, height: bottom - top)
    }
}
