import VitrineEntries
import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineText

// Conversions of the content of an entry to that of a scene.

extension UIView {
    /// Returns the message of a message view, else the view's content.
    /// - Parameter attributes: The attributes of the entry, which limit the width of the view.
    func entryContent(in attributes: EKAttributes) -> EntryContent {
        switch self {
        case let view as EKNotificationMessageView: .notification(view.message.value)
        case let view as EKAlertMessageView: .alert(view.message.value)
        case let view as EKPopUpMessageView: .popUp(view.message.value)
        case let view as EKRatingMessageView: .rating(view.message.value)
        case let view as EKNoteMessageView: .note(NoteMessage(view.content.value))
        case let view as EKImageNoteMessageView:
            .imageNote(ImageNoteMessage(view.content.value, image: view.imageContent.value))
        case let view as EKProcessingNoteMessageView:
            .processingNote(
                ProcessingNoteMessage(
                    view.content.value, color: EntryColor(view.activityIndicator == .gray ? .gray : .white),
                    isProcessing: view.isProcessing))
        case let view as EKXStatusBarMessageView:
            .statusBar(StatusBarMessage(leading: view.leading.value, trailing: view.trailing.value))
        case let view as EKFormMessageView:
            .form(
                FormMessage(
                    title: view.title.value, textFields: view.textFieldsContent.map(\.value),
                    button: view.buttonContent.value))
        default: .view(customContent(in: attributes))
        }
    }

    /// Returns the content. A view that only has a height is a rectangle of that height. A view with subviews is laid
    /// out for the entry's width and height; without a height in the attributes, its constraints determine the height.
    private func customContent(in attributes: EKAttributes) -> Content {
        guard !subviews.isEmpty else { return content(ofHeight: frame.height) }
        var size = CGSize(width: attributes.width(of: frame.width), height: frame.height)
        if let fitted = fittedHeight(forWidth: size.width, safeArea: .zero) { size.height = fitted }
        size.height = attributes.height(of: size.height)
        place(in: CGRect(origin: .zero, size: size), safeArea: .zero)
        return content(ofHeight: size.height)
    }

    private func content(ofHeight height: CGFloat) -> Content {
        var content = shownContent
        let lowest = content.body.compactMap(\.frame).reduce(0) { max($0, $1.maxY) }
        if subviews.isEmpty ? content.body.isEmpty && height > 0 : lowest < Double(height) {
            let fill = content.body.isEmpty ? content.background ?? .clear : .clear
            content.body.append(
                Element(
                    .shape(ShapeElement(.rectangle, fill: fill)), name: accessibilityIdentifier,
                    height: Double(height), margins: .zero))
        }
        return content
    }
}

extension EKAttributes {
    /// Returns the width of an entry in points.
    /// - Parameter own: The width of the view.
    fileprivate func width(of own: CGFloat) -> CGFloat {
        let (screen, constraints) = (UIScreen.main.bounds.width, positionConstraints)
        let width = constraints.size.width.length(of: screen) ?? (own > 0 ? own : screen)
        return max(0, min(width, constraints.maxSize.width.length(of: screen) ?? width))
    }

    /// Returns the height of an entry in points.
    /// - Parameter own: The height of the view.
    fileprivate func height(of own: CGFloat) -> CGFloat {
        let (screen, constraints) = (UIScreen.main.bounds.height, positionConstraints)
        let height = constraints.size.height.length(of: screen) ?? own
        return max(0, min(height, constraints.maxSize.height.length(of: screen) ?? height))
    }
}

extension EKAttributes.PositionConstraints.Edge {
    /// Returns a length in points; nil for that of the content.
    fileprivate func length(of screen: CGFloat) -> CGFloat? {
        switch self {
        case .ratio(let value): screen * value
        case .offset(let value): screen - 2 * value
        case .constant(let value): value
        case .intrinsic: nil
        }
    }
}

extension EKProperty.LabelContent {
    var value: EntryLabel {
        let alignment: ParagraphStyle.Alignment? =
            switch style.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified, .natural: nil
            }
        return EntryLabel(
            text, font: style.font.labelFont, color: style.color.value(in: style.displayMode), alignment: alignment,
            numberOfLines: style.numberOfLines)
    }
}

extension EKColor {
    func value(in mode: EKAttributes.DisplayMode) -> EntryColor {
        switch mode {
        case .inferred: value
        case .light: EntryColor(light.light)
        case .dark: EntryColor(dark.dark)
        }
    }
}

extension EKProperty.ImageContent {
    var value: EntryImage {
        let isIcon = images.count == 1 && images[0].isIcon
        var out = EntryImage(
            icon: isIcon ? images[0].name : nil, images: isIcon ? [] : images.map(\.name),
            imageSequenceAnimationDuration: imageSequenceAnimationDuration, size: size?.size,
            tint: tint?.value(in: displayMode), contentMode: contentMode.value, makesRound: makesRound)
        if case .animate(let duration, _, let transform) = animation {
            out.animation = EntryImage.TransformAnimation(duration: duration, scale: Double(transform.a))
        }
        return out
    }
}

extension EKProperty.ButtonContent {
    /// The button, whose title is centered, whatever the style says.
    fileprivate var value: EntryButton {
        var title = label.value
        title.alignment = .center
        return EntryButton(
            label: title, backgroundColor: backgroundColor.value(in: displayMode),
            highlightedBackgroundColor: highlightedBackgroundColor.value(in: displayMode),
            contentEdgeInset: Double(contentEdgeInset))
    }
}

extension EKProperty.ButtonBarContent {
    fileprivate var value: EntryButtonBar {
        EntryButtonBar(
            content.map(\.value), separatorColor: separatorColor.value(in: displayMode),
            horizontalDistributionThreshold: horizontalDistributionThreshold, buttonHeight: Double(buttonHeight),
            expandAnimatedly: expandAnimatedly)
    }
}

extension EKProperty.TextFieldContent {
    fileprivate var value: FormMessage.TextField {
        FormMessage.TextField(
            placeholder: placeholder.value,
            textStyle: EKProperty.LabelContent(text: placeholder.text, style: textStyle).value,
            leadingImage: leadingImage?.name, isSecure: isSecure,
            bottomBorderColor: bottomBorderColor.value(in: displayMode), tintColor: tintColor?.value(in: displayMode),
            textContent: textContent.isEmpty ? nil : textContent)
    }
}

extension EKNotificationMessage {
    fileprivate var value: NotificationMessage {
        NotificationMessage(
            image: simpleMessage.image?.value, title: simpleMessage.title.value,
            description: simpleMessage.description.value, auxiliary: auxiliary?.value,
            insets: NotificationMessage.Insets(
                contentInsets: insets.contentInsets.insets, titleToDescription: Double(insets.titleToDescription)))
    }
}

extension EKAlertMessage {
    fileprivate var value: AlertMessage {
        AlertMessage(
            image: simpleMessage.image?.value, title: simpleMessage.title.value,
            description: simpleMessage.description.value, imagePosition: imagePosition == .top ? .top : .left,
            buttonBar: buttonBarContent.value)
    }
}

extension EKPopUpMessage {
    fileprivate var value: PopUpMessage {
        var (position, offset) = (PopUpMessage.ImagePosition.topToTop, 40.0)
        switch themeImage?.position {
        case .topToTop(let distance): offset = Double(distance)
        case .centerToTop(let distance): (position, offset) = (.centerToTop, Double(distance))
        case nil: break
        }
        return PopUpMessage(
            image: themeImage?.image.value, imagePosition: position, imageOffset: offset, title: title.value,
            description: description.value, button: button.value)
    }
}

extension EKRatingMessage {
    fileprivate var value: RatingMessage {
        RatingMessage(
            initialTitle: initialTitle.value, initialDescription: initialDescription.value,
            ratingItems: ratingItems.map { item in
                RatingMessage.Item(
                    title: item.title.value, description: item.description.value,
                    unselectedImage: item.unselectedImage.value, selectedImage: item.selectedImage.value,
                    size: item.size.size)
            }, buttonBar: buttonBarContent.value)
    }
}
