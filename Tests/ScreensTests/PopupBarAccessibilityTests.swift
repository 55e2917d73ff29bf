import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
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

    /// As in the picture, 440 pt wide, the titles' rectangle is from 75.1 to 316.2, 30.7 pt high in a bar of 48.
    @Test func frameOfTheTitles() throws {
        let context = Context.test(device: "iphone-16-pro-max")
        let bar = PopupBar.music(.floatingCompact, item: .music(title: "Dolores", subtitle: "Doloremque"))
        let screen = Screen(
            traits: context.traits,
            container: Container(
                dock: .tabBar(TabBar(items: [.init(title: "A", icon: "heart"), .init(title: "B", icon: "heart")]))),
            popupBar: PopupBarPresentation(bar, presented: true))
        let (element, frame) = try #require(screen.accessibilityElement(.titles, at: 0, in: context))
        #expect(element.label == "Dolores\nDoloremque")
        #expect(near(frame.minX, 75.1, 1) && near(frame.maxX, 316.2, 2))
        #expect(near(frame.height, 30.7, 1))
        let (_, whole) = try #require(screen.accessibilityElement(.background, at: 0, in: context))
        #expect(near(whole.midY, frame.midY, 0.7))
        #expect(screen.accessibilityElement(.closeButton, at: 0, in: context) == nil)
        #expect(screen.accessibilityElement(.progress, at: 0, in: context) == nil)
    }
}
