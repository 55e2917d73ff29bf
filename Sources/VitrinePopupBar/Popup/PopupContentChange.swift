import VitrineSetting

/// New values for some properties of a popup.
public typealias PopupContentChange = Change<PopupContent>

extension PopupContent: Changeable {
    public enum Property: String, Hashable, Sendable, Codable, CaseIterable {
        case background, darkBackground, image, imageCornerRadius, imageShadow, showsControls, bottomLabel
        case statusBarStyle, statusBarHidden, popupCloseButtonStyle, popupCloseButtonPositioning
        case popupCloseButtonTintColor, popupInteractionStyle, popupSnapPercent, backgroundEffect, translucent
        case allowsContentTransition, open, title, list
    }

    public mutating func take(_ property: Property, from other: PopupContent) {
        switch property {
        case .background: background = other.background
        case .darkBackground: darkBackground = other.darkBackground
        case .image: image = other.image
        case .imageCornerRadius: imageCornerRadius = other.imageCornerRadius
        case .imageShadow: imageShadow = other.imageShadow
        case .showsControls: showsControls = other.showsControls
        case .bottomLabel: bottomLabel = other.bottomLabel
        case .statusBarStyle: statusBarStyle = other.statusBarStyle
        case .statusBarHidden: statusBarHidden = other.statusBarHidden
        case .popupCloseButtonStyle: popupCloseButton.style = other.popupCloseButton.style
        case .popupCloseButtonPositioning: popupCloseButton.positioning = other.popupCloseButton.positioning
        case .popupCloseButtonTintColor: popupCloseButton.tintColor = other.popupCloseButton.tintColor
        case .popupInteractionStyle: popupInteractionStyle = other.popupInteractionStyle
        case .popupSnapPercent: popupSnapPercent = other.popupSnapPercent
        case .backgroundEffect: backgroundEffect = other.backgroundEffect
        case .translucent: translucent = other.translucent
        case .allowsContentTransition: allowsContentTransition = other.allowsContentTransition
        case .open: open = other.open
        case .title: title = other.title
        case .list: list = other.list
        }
    }
}
