import VitrinePrimitives
import VitrineSetting

extension ScreenPresentation {
    /// `LNPopupBar.effectiveContentSize`: width and height of what a popup bar shows its content in, in points, of a
    /// floating bar that is the floating shape; nil without a bar.
    package func effectiveContentSize(at seconds: Double, in given: Context) -> Size? {
        guard let bar = bar(at: seconds) else { return nil }
        return layout(of: bar, at: seconds, in: context(at: seconds, in: given)).frame.size
    }
}
