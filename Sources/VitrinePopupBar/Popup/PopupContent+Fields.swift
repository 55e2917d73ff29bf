import VitrineChrome
import VitrinePages
import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineVocabulary

extension PopupContent: Described {
    public init() { self.init(image: nil) }

    package static let fields: [Field<PopupContent>] = [
        Field("title", \.title, "The controller's own; see `usesContentControllersAsDataSource`."),
        Field("content", \.content, "What the popup shows, below picture and titles."),
        Field("image", \.image, kind: .picture, "An `LNPopupImageView`, to which the bar's picture flies."),
        Field("imageCornerRadius", \.imageCornerRadius, kind: .length, in: 0...200, "Of the picture."),
        Field("imageShadow", \.imageShadow, "By default black 33 %, radius 15."),
        Field("showsControls", \.showsControls, "Whether a player for the popup item is below the picture."),
        Field("statusBarStyle", \.statusBarStyle, "Of the status bar while it is open."),
        Field("statusBarHidden", \.statusBarHidden, "Whether the status bar is hidden while it is open."),
        Field("popupCloseButtonStyle", \.popupCloseButton.style, "Of the button that closes it."),
        Field("popupCloseButtonPositioning", \.popupCloseButton.positioning, "Where the button is."),
        Field("popupCloseButtonTintColor", \.popupCloseButton.tintColor, "Of the button."),
        Field("popupInteractionStyle", \.popupInteractionStyle, "What a finger does on bar and popup."),
        Field(
            "popupSnapPercent", \.popupSnapPercent, in: 0.1...0.9,
            "How far it is pulled before it closes by itself, as a part of the screen's height."),
        Field("backgroundEffect", \.backgroundEffect, "What the bar turns into on the way; by default glass."),
        Field("translucent", \.translucent, "Whether that is blurred."),
        Field(
            "allowsContentTransition", \.allowsContentTransition,
            "Whether the bar turns into the popup or pushes it up, in the glass design."),
        Field("open", \.open, isSettable: false, "Whether it is open at the start; later, `open` and `close` do it."),
    ]

    /// Reports values that the design does not support.
    package func checkDesign(_ design: Design, at path: String, into issues: inout ValueIssues) {
        if design == .legacy, backgroundEffect?.isGlass == true {
            issues.add(SourcePath.join(path, "backgroundEffect"), .needs("the glass design"), dependsOn: ["design"])
        }
    }
}

extension PopupCloseButton.Style: Choice { package static let noun = "a close button style" }
extension PopupCloseButton.Positioning: Choice { package static let noun = "a place of the close button" }
extension PopupInteractionStyle: Choice { package static let noun = "an interaction style" }
extension PopupBarAccessibility.Part: Choice { package static let noun = "a part of the popup bar" }
