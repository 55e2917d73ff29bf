import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The rules of facts, popup bar, section 8.8.
@Suite struct PopupBarAccessibilityTests {
    private func label(_ item: PopupItem) -> String? { PopupBarAccessibility(PopupBar(popupItem: item)).titles?.label }

    @Test func titleLineFeedSubtitle() {
        #expect(label(PopupItem(title: "One", subtitle: "Two")) == "One\nTwo")
    }

    @Test func aTitleAloneKeepsItsLineFeed() { #expect(label(PopupItem(title: "One")) == "One\n") }

    @Test func aSubtitleAlone() { #expect(label(PopupItem(subtitle: "Two")) == "Two") }

    @Test func attributedTextsCountAsTheirText() {
        let runs = [TextRun("Wel"), TextRun("come", LabelAttributes(kern: 3))]
        #expect(
            label(
                with(PopupItem()) {
                    $0.attributedTitle = runs
                    $0.attributedSubtitle = [TextRun("home")]
                }) == "Welcome\nhome")
    }

    @Test func aLabelOfItsOwnReplacesBoth() {
        #expect(label(with(PopupItem(title: "One", subtitle: "Two")) { $0.accessibilityLabel = "Mine" }) == "Mine")
        #expect(label(with(PopupItem()) { $0.accessibilityLabel = "Mine" }) == "Mine")
    }

    @Test func anEmptyLabelIsNone() {
        #expect(label(with(PopupItem(title: "One", subtitle: "Two")) { $0.accessibilityLabel = "" }) == "One\nTwo")
    }

    @Test func withoutTextsThereIsNoElement() {
        #expect(PopupBarAccessibility(PopupBar()).titles == nil)
        #expect(PopupBarAccessibility(PopupBar(popupItem: PopupItem(title: "", subtitle: ""))).titles == nil)
    }

    @Test func hints() {
        func hint(_ hint: String?) -> String? {
            PopupBarAccessibility(PopupBar(popupItem: with(PopupItem(title: "A")) { $0.accessibilityHint = hint }))
                .titles?.hint
        }
        #expect(hint(nil) == "Double tap to open.")
        #expect(hint("") == "Double tap to open.")
        #expect(hint("Opens.") == "Opens.")
    }

    @Test func roles() {
        var bar = PopupBar.music(.floating)
        bar.progressViewStyle = .top
        let a = PopupBarAccessibility(bar)
        #expect(a.titles?.role == .button && a.image?.role == .image && a.progress?.role == .progressIndicator)
        #expect(a.background.role == .button && a.background.identifier == "PopupBarView" && a.background.label == nil)
        #expect(a.closeButton.role == .button && a.closeButton.label == "Close")
    }

    @Test func images() {
        func image(_ path: String?, _ label: String?) -> AccessibilityElement? {
            PopupBarAccessibility(
                PopupBar(popupItem: with(PopupItem(image: path)) { $0.accessibilityImageLabel = label })
            ).image
        }
        #expect(image(nil, "Cover") == nil)
        #expect(image("a.png", nil)?.label == nil && image("a.png", nil) != nil)
        #expect(image("a.png", "Cover")?.label == "Cover")
    }

    @Test(arguments: PopupBar.ProgressViewStyle.allCases) func progress(_ style: PopupBar.ProgressViewStyle) {
        let item = with(PopupItem(progress: 0.5)) {
            $0.accessibilityProgressLabel = "Playback"
            $0.accessibilityProgressValue = "1 of 2 minutes"
        }
        let progress = PopupBarAccessibility(PopupBar(progressViewStyle: style, popupItem: item)).progress
        let isShown = style == .top || style == .bottom
        #expect((progress != nil) == isShown)
        #expect(progress?.label == (isShown ? "Playback" : nil))
        #expect(progress?.value == (isShown ? "1 of 2 minutes" : nil))
    }

    @Test func openPopupsAreModal() {
        let a = PopupBarAccessibility(.music(.floating))
        #expect(a.elements(isOpen: true) == [a.closeButton])
        #expect(a.focus(isOpen: true) == a.closeButton)
        #expect(!a.elements().contains(a.closeButton) && a.elements().contains(a.background))
        #expect(a.focus(isOpen: false) == a.titles)
        #expect(PopupBarAccessibility(PopupBar()).focus(isOpen: false) == a.background)
    }

    @Test func customBarsShowNothingOfTheItem() {
        var bar = PopupBar.music(.floating)
        bar.customBar = CustomPopupBar()
        let a = PopupBarAccessibility(bar)
        #expect(a.titles == nil && a.image == nil && a.elements() == [a.background])
    }

    @Test(arguments: PopupBarAccessibility.Part.allCases) func parts(_ part: PopupBarAccessibility.Part) {
        var bar = PopupBar.music(.floating)
        bar.progressViewStyle = .bottom
        let a = PopupBarAccessibility(bar)
        let all: [PopupBarAccessibility.Part: AccessibilityElement?] = [
            .titles: a.titles, .image: a.image, .progress: a.progress, .background: a.background,
            .closeButton: a.closeButton,
        ]
        #expect(a[part] == all[part])
    }
}
