import VitrinePages
import VitrinePrimitives
import VitrineSurfaces
import VitrineText

// Source of all figures: facts, entry kit, section 1.8.
extension MessageLayout {
    mutating func layOut(_ message: AlertMessage) {
        let top: Double
        if let image = message.image {
            let thumb = size(of: image)
            switch message.imagePosition {
            case .left:
                put(image, in: Rect(x: 16, y: 16, width: thumb.width, height: thumb.height))
                let left = 16 + thumb.width + 12
                let bottom = texts(message, left: left, top: 18, right: width - 16, alignment: .left)
                top = bottom + 10
            case .top:
                put(image, in: Rect(x: (width - thumb.width) / 2, y: 20, width: thumb.width, height: thumb.height))
                let bottom = texts(
                    message, left: 16, top: 20 + thumb.height + 16, right: width - 16, alignment: .center)
                top = bottom + 16
            }
        } else {
            top = texts(message, left: 16, top: 16, right: width - 16, alignment: .center) + 16
        }
        put(message.buttonBar, .alertButton, top: top)
    }

    /// - Returns: The y coordinate of the lower edge.
    private mutating func texts(
        _ message: AlertMessage, left: Double, top: Double, right: Double, alignment: ParagraphStyle.Alignment
    ) -> Double {
        let available = max(1, right - left)
        let title = text(message.title, .alertTitle, width: available)
        put(
            message.title, .alertTitle, in: Rect(x: left, y: top, width: available, height: title.height),
            alignment: alignment)
        let description = text(message.description, .alertText, width: available)
        let y = top + title.height + (description.height > 0 ? 5 : 0)
        put(
            message.description, .alertText, in: Rect(x: left, y: y, width: available, height: description.height),
            alignment: alignment)
        return y + description.height
    }

    mutating func layOut(_ message: PopUpMessage) {
        var y = 20.0
        if let image = message.image {
            let picture = size(of: image)
            let top =
                message.imagePosition == .topToTop ? message.imageOffset : message.imageOffset - picture.height / 2
            put(image, in: Rect(x: (width - picture.width) / 2, y: top, width: picture.width, height: picture.height))
            y = top + picture.height + 20
        }
        let available = max(1, width - 60)
        let title = text(message.title, .popUpTitle, width: available)
        put(
            message.title, .popUpTitle, in: Rect(x: 30, y: y, width: available, height: title.height),
            alignment: .center)
        y += title.height + 16
        let description = text(message.description, .popUpText, width: available)
        put(
            message.description, .popUpText, in: Rect(x: 30, y: y, width: available, height: description.height),
            alignment: .center)
        y += description.height + 30
        let label = text(message.button.label, .popUpButton, width: available)
        let button = label.width + 60
        put(
            message.button, .popUpButton, in: Rect(x: (width - button) / 2, y: y, width: button, height: 45),
            cornerRadius: 22.5)
        size.height = y + 45 + 30
    }

    mutating func layOut(_ message: RatingMessage) {
        let chosen = setting.selection.flatMap {
            message.ratingItems.indices.contains($0) ? message.ratingItems[$0] : nil
        }
        let (first, second) = (chosen?.title ?? message.initialTitle, chosen?.description ?? message.initialDescription)
        let available = max(1, width - 60)
        var y = 30.0
        let title = text(first, .ratingTitle, width: available)
        put(first, .ratingTitle, in: Rect(x: 30, y: y, width: available, height: title.height), alignment: .center)
        y += title.height + 8
        let description = text(second, .ratingText, width: available)
        put(
            second, .ratingText, in: Rect(x: 30, y: y, width: available, height: description.height), alignment: .center
        )
        y += description.height + 20 + 10
        let row = message.ratingItems.reduce(0) { max($0, $1.size.height) }
        var x = (width - message.ratingItems.reduce(0) { $0 + $1.size.width }) / 2
        for (i, item) in message.ratingItems.enumerated() {
            let cell = Rect(x: x, y: y + (row - item.size.height) / 2, width: item.size.width, height: item.size.height)
            let name = EntryContent.symbolName(i)
            let isSelected = i < setting.symbolSelections.count && setting.symbolSelections[i]
            // The symbol has 70 % of the cell, 1.15 times that under a finger.
            let scale = (i < setting.symbolScales.count ? setting.symbolScales[i] : 1) * (1 + 0.15 * press(of: name))
            put(isSelected ? item.selectedImage : item.unselectedImage, in: cell.scaled(by: 0.7), scale: scale)
            elements.append(Element(.view(ViewElement()), name: name, frame: cell, accessibilityLabel: name))
            x += item.size.width
        }
        put(message.buttonBar, .ratingButton, top: y + row + 30)
    }

    mutating func layOut(_ message: FormMessage) {
        let area = width - 40
        let title = text(message.title, .formTitle, width: area)
        put(message.title, .formTitle, in: Rect(x: 20, y: 20, width: area, height: title.height), alignment: .center)
        var y = 20 + title.height + 20
        for field in message.textFields {
            var element = TextFieldElement(
                placeholder: field.placeholder.text, text: field.textContent, icon: field.leadingImage)
            element.isSecureTextEntry = field.isSecure
            element.lineColor = field.bottomBorderColor.resolved(dark: setting.isDark)
            var style = attributes(of: field.textStyle ?? field.placeholder, .formField, alignment: .left)
            element.placeholderColor = field.placeholder.color.map(color)
            // A color of the attributes would also apply to placeholders.
            style.foregroundColor = nil
            elements.append(
                Element(
                    .textField(element), name: field.name, frame: Rect(x: 20, y: y, width: area, height: 46),
                    tint: color(field.tintColor), textAttributes: style))
            y += 46 + 5
        }
        y += 20 - 5
        put(
            message.button, .formButton, in: Rect(x: 40, y: y, width: area - 40, height: 50), cornerRadius: 5)
        size.height = y + 50 + 20
    }
}
