import VitrineVocabulary

// Words of UIKit and CSS for the keys of elements. Within the value of a kind, such as `{label: {text: A, font: {size:
// 13}}}`, those of the element apply, too.
extension Element {
    package static let synonyms = kindWords + placeWords + lookWords

    private static let kindWords = [
        Synonym("text", "UILabel", means: "label"),
        Synonym("imageView", "UIImageView", "picture", "src", means: "image"),
        Synonym("rectangle", "circle", "oval", "capsule", means: "shape"),
        Synonym("UIView", "container", "box", "div", means: "view"),
        Synonym("children", "subviews", "elements", means: "view.body"),
        Synonym(
            "row", "column", "hStack", "vStack", "hstack", "vstack", "stackView", "UIStackView", means: "stack"),
        Synonym("collectionView", "UICollectionView", means: "grid"),
        Synonym("table", "tableView", "UITableView", "cells", means: "list"),
        Synonym("UIButton", means: "button"), Synonym("toggle", "UISwitch", means: "switch"),
        Synonym("UISlider", means: "slider"),
        Synonym("segments", "UISegmentedControl", means: "segmentedControl"),
        Synonym("input", "UITextField", means: "textField"), Synonym("UISearchBar", means: "searchField"),
        Synonym("activityIndicator", "UIActivityIndicatorView", "loading", means: "spinner"),
        Synonym("progressView", "UIProgressView", means: "progress"),
        Synonym("MKMapView", "mapView", means: "map"), Synonym("rating", means: "stars"),
    ]

    private static let placeWords = [
        Synonym("id", "identifier", "tag", "accessibilityIdentifier", means: "name"),
        Synonym("position", means: "placement"), Synonym("center", means: "at"),
        Synonym("x", "left", "origin", means: "frame.x"), Synonym("y", "top", means: "frame.y"),
        Synonym("bounds", "rect", "size", means: "frame"),
        Synonym("margin", "insets", "inset", "padding", "layoutMargins", "contentInset", means: "margins"),
    ]

    private static let lookWords = [
        Synonym("color", "textColor", "foregroundColor", means: "textAttributes.foregroundColor"),
        Synonym("font", means: "textAttributes.font"), Synonym("fontSize", means: "textAttributes.font.size"),
        Synonym("fontWeight", "weight", means: "textAttributes.font.weight"),
        Synonym("fontFamily", "fontName", means: "textAttributes.font.family"),
        Synonym("textAlignment", "textAlign", means: "textAttributes.paragraphStyle.alignment"),
        Synonym("lineBreakMode", means: "textAttributes.paragraphStyle.lineBreakMode"),
        Synonym("letterSpacing", means: "textAttributes.kern"),
        Synonym("numberOfLines", "lineLimit", "maxLines", means: "label.numberOfLines"),
        Synonym("backgroundColor", means: "background"), Synonym("tintColor", "accentColor", means: "tint"),
        Synonym("opacity", means: "alpha"), Synonym("hidden", "visible", "visibility", means: "isHidden"),
        Synonym("radius", "borderRadius", means: "cornerRadius"),
        Synonym("borderColor", "border", means: "view.borderColor"),
        Synonym("borderWidth", means: "view.borderWidth"),
        Synonym("shadow", "boxShadow", means: "view.shadow"), Synonym("transform", means: "view.transform"),
        Synonym("clipsToBounds", "masksToBounds", "overflow", means: "view.clipsToBounds"),
    ]
}

extension LabelElement {
    package static let synonyms = [Synonym("title", "string", means: "text")]
}

extension IconElement {
    package static let synonyms = [Synonym("name", "systemName", "image", means: "icon")]
}

extension ImageElement {
    package static let synonyms = [
        Synonym("name", "path", "file", "src", "url", means: "image"),
        Synonym("objectFit", "resizeMode", means: "contentMode"),
    ]
}

extension ShapeElement {
    package static let synonyms = [
        Synonym("color", "fillColor", "backgroundColor", means: "fill"),
        Synonym("stroke", "strokeColor", means: "borderColor"),
        Synonym("lineWidth", "strokeWidth", means: "borderWidth"), Synonym("kind", "type", means: "form"),
    ]
}

extension StackElement {
    package static let synonyms = [
        Synonym("arrangedSubviews", "children", "subviews", "elements", "body", means: "items"),
        Synonym("direction", "orientation", means: "axis"), Synonym("gap", means: "spacing"),
        Synonym("justify", "justifyContent", means: "distribution"),
        Synonym("align", "alignItems", means: "alignment"),
    ]
}

extension ButtonElement {
    package static let synonyms = [
        Synonym("text", "label", means: "title"), Synonym("image", "systemImage", means: "icon"),
        Synonym("configuration", means: "style"), Synonym("enabled", "disabled", means: "isEnabled"),
    ]
}
