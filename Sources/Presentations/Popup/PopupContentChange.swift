/// New values for some properties of a popup; the others stay as they are.
public struct PopupContentChange: Hashable, Sendable, Codable {
    public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
        case background, darkBackground, image, imageCornerRadius, imageShadow, showsControls, bottomLabel
        case statusBarStyle, statusBarHidden, popupCloseButtonStyle, popupCloseButtonPositioning
        case popupCloseButtonTintColor, popupInteractionStyle, popupSnapPercent, backgroundEffect, translucent
        case allowsContentTransition, open, title
    }

    /// Where the new values stand; what `properties` does not name is of no meaning.
    public var values: PopupContent
    public var properties: Set<Property>

    public init(_ values: PopupContent, _ properties: Set<Property>) {
        self.values = values
        self.properties = properties
    }

    /// Makes the change.
    public func apply(to content: inout PopupContent) {
        for property in Property.allCases where properties.contains(property) {
            switch property {
            case .background: content.background = values.background
            case .darkBackground: content.darkBackground = values.darkBackground
            case .image: content.image = values.image
            case .imageCornerRadius: content.imageCornerRadius = values.imageCornerRadius
            case .imageShadow: content.imageShadow = values.imageShadow
            case .showsControls: content.showsControls = values.showsControls
            case .bottomLabel: content.bottomLabel = values.bottomLabel
            case .statusBarStyle: content.statusBarStyle = values.statusBarStyle
            case .statusBarHidden: content.statusBarHidden = values.statusBarHidden
            case .popupCloseButtonStyle: content.popupCloseButton.style = values.popupCloseButton.style
            case .popupCloseButtonPositioning:
                content.popupCloseButton.positioning = values.popupCloseButton.positioning
            case .popupCloseButtonTintColor: content.popupCloseButton.tintColor = values.popupCloseButton.tintColor
            case .popupInteractionStyle: content.popupInteractionStyle = values.popupInteractionStyle
            case .popupSnapPercent: content.popupSnapPercent = values.popupSnapPercent
            case .backgroundEffect: content.backgroundEffect = values.backgroundEffect
            case .translucent: content.translucent = values.translucent
            case .allowsContentTransition: content.allowsContentTransition = values.allowsContentTransition
            case .open: content.open = values.open
            case .title: content.title = values.title
            }
        }
    }
}
