import VitrineCards
import VitrineEntries
import VitrineOverlays
import VitrinePanels
import VitrinePopupBar
import VitrinePresentation

/// The presentation families that scenes can use.
package enum Families {
    package static let builtIn: [Family] = [
        .popupBar, .cards, .overlayContainer, .floatingPanels, .entryKit,
    ]

    /// The built-in families, and in tests additional ones.
    @TaskLocal package static var all = builtIn

    /// Whether no other families are in use.
    static var areBuiltIn: Bool {
        let all = all
        return all.count == builtIn.count && zip(all, builtIn).allSatisfy(===)
    }
}
