import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension PopupContent: Described {
    public init() { self.init(image: nil) }

    package static let fields: [Field<PopupContent>] =
        ownFields + Field.fields(of: \.content, Content.barFields)

    private static let ownFields: [Field<PopupContent>] = [
        Field("title", \.title, "The title of the content controller; see `usesContentControllersAsDataSource`."),
        Field("content", \.content.bare, "The content of the popup, below picture and titles."),
        Field(
            "image", \.image, kind: .picture, "The picture of an `LNPopupImageView`, to which the bar's image moves."),
        Field(
            "imageCornerRadius", \.imageCornerRadius, kind: .length, in: 0...200, "The corner radius of the picture."),
        Field(
            "imageContentMode", \.imageContentMode,
            "The content mode of the picture, for pictures that are not square; with `scaleAspectFit` the view takes the "
                + "picture's shape."),
        Field("imageShadow", \.imageShadow, "The shadow of the picture; by default black 33 %, radius 15."),
        Field(
            "showsControls", \.showsControls,
            "Whether the player controls of the popup item are shown below the picture."),
        Field("statusBarStyle", \.statusBarStyle, "The style of the status bar while the popup is open."),
        Field("statusBarHidden", \.statusBarHidden, "Whether the status bar is hidden while the popup is open."),
        Field(
            "prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden,
            "Whether the home indicator is hidden while the popup is open."),
        Field("popupCloseButtonStyle", \.popupCloseButton.style, "The style of the close button."),
        Field("popupCloseButtonPositioning", \.popupCloseButton.positioning, "The position of the close button."),
        Field("popupCloseButtonTintColor", \.popupCloseButton.tintColor, "The color of the close button."),
        Field(
            "popupCloseButtonAccessibilityLabel", \.popupCloseButton.accessibilityLabel,
            "The label of the close button for assistive technology; by default `Close`."
        ).unseen(PopupBarAccessibility.reader),
        Field(
            "popupCloseButtonAccessibilityHint", \.popupCloseButton.accessibilityHint,
            "The hint of the close button for assistive technology."
        ).unseen(PopupBarAccessibility.reader),
        Field("popupInteractionStyle", \.popupInteractionStyle, "The effect of fingers on the bar and the popup."),
        Field(
            "popupSnapPercent", \.popupSnapPercent, in: 0.1...0.9,
            "The share of the screen's height by which the popup is pulled before it closes by itself."),
        Field(
            "backgroundEffect", \.backgroundEffect, "The background behind a page that is not opaque; by default glass."
        ),
        Field(
            "translucent", \.translucent,
            "Whether `backgroundEffect` is translucent; otherwise it is an opaque background of the system."),
        Field(
            "allowsContentTransition", \.allowsContentTransition,
            "Whether the bar morphs into the popup, in the glass design; otherwise the popup slides up below the bar."),
        Field(
            "viewForPopupTransition", \.viewForPopupTransition,
            "The name of the element of `content` that grows out of the bar's image, in place of `image`."),
        Field(
            "open", \.open, isSettable: false,
            "Whether the popup is open at the start; the events `open` and `close` change it."),
    ]

    package func checkDesign(_ design: Design, at path: String, into issues: inout ValueIssues) {
        if design == .legacy, backgroundEffect?.isGlass == true {
            issues.add(SourcePath.join(path, "backgroundEffect"), .needs("the glass design"), dependsOn: ["design"])
        }
    }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        if let name = viewForPopupTransition, !content.targetNames.contains(name) {
            issues.add(
                SourcePath.join(path, "viewForPopupTransition"),
                .needs("an element named \"\(name)\" in the content"), dependsOn: [SourcePath.join(path, "content")])
        }
        content.checkBars(at: path, into: &issues)
        content.checkOpaque(
            at: SourcePath.join(path, "content"), instead: "; a popup has `popupContent.backgroundEffect`",
            into: &issues)
    }
}

extension PopupCloseButton.Style: Choice {
    package static let noun = "a close button style"
    /// Source: facts, popup bar, section 1.4.
    package static let formerNames = ["flat": "grabber"]
}

extension PopupCloseButton.Positioning: Choice { package static let noun = "a place of the close button" }
extension PopupInteractionStyle: Choice { package static let noun = "an interaction style" }
