import VitrinePages
import VitrinePrimitives

// Source of all figures: facts, entry kit, sections 1.8 (current) and 1.9 (early).
extension MessageLayout {
    mutating func layOut(_ message: NoteMessage) {
        let words = text(message.label, .note, width: width - 20)
        put(
            message.label, .note, in: Rect(x: 10, y: 5, width: width - 20, height: words.height),
            alignment: setting.isEarly ? .center : .left)
        size.height = words.height + 10
    }

    mutating func layOut(_ message: ImageNoteMessage) {
        let image = size(of: message.image)
        let (label, height) = accessory(message.label, width: image.width)
        put(message.label, .note, in: label, alignment: .center)
        put(
            message.image,
            in: Rect(
                x: label.minX - 8 - image.width, y: (height - image.height) / 2, width: image.width,
                height: image.height))
        size.height = height
    }

    mutating func layOut(_ message: ProcessingNoteMessage) {
        let side = 20.0
        let (label, height) = accessory(message.label, width: message.isProcessing ? side : 0)
        put(message.label, .note, in: label, alignment: .center)
        if message.isProcessing {
            let right = setting.isEarly ? width * 0.15 : label.minX - 8
            elements.append(
                Element(
                    .spinner(SpinnerElement(size: side, color: message.color.resolved(dark: setting.isDark))),
                    frame: Rect(x: right - side, y: (height - side) / 2, width: side, height: side)))
        }
        size.height = height
    }

    /// Returns the frame of an accessory before a label, both centered, with 8 points between them and after the label.
    private func accessory(_ label: EntryLabel, width accessory: Double) -> (Rect, height: Double) {
        if setting.isEarly {
            let words = text(label, .note, width: width * 0.7)
            return (Rect(x: width * 0.15, y: 7, width: width * 0.7, height: words.height), words.height + 14)
        }
        let most = width - 32 - accessory - 16
        let words = text(label, .note, width: most)
        let group = accessory + 8 + min(most, words.width) + 8
        let x = (width - group) / 2 + accessory + 8
        return (Rect(x: x, y: 7, width: min(most, words.width), height: words.height), words.height + 14)
    }

    mutating func layOut(_ message: StatusBarMessage) {
        let part = width * 0.26
        let height = setting.statusBarBottom
        put(message.leading, .statusBar, in: Rect(x: 0, y: 0, width: part, height: height), alignment: .center)
        put(
            message.trailing, .statusBar, in: Rect(x: width - part, y: 0, width: part, height: height),
            alignment: .center)
        size.height = height
    }

    mutating func layOut(_ message: NotificationMessage) {
        let insets = message.insets.contentInsets
        // Early releases have a picture of 50 x 50, and 20 points below the text.
        let bottom = setting.isEarly ? insets.bottom + 4 : insets.bottom
        var (left, top) = (insets.left, insets.top)
        var thumbBottom = 0.0
        if let image = message.image {
            let thumb = setting.isEarly ? message.image?.size ?? Size(width: 50, height: 50) : size(of: image)
            put(image, in: Rect(x: insets.left, y: insets.top, width: thumb.width, height: thumb.height))
            left += thumb.width + 12
            top += 4
            thumbBottom = insets.top + thumb.height + insets.bottom
        }
        var right = width - insets.right
        if let auxiliary = message.auxiliary {
            let words = text(auxiliary, .auxiliary, width: width / 2)
            right -= words.width
            put(
                auxiliary, .auxiliary,
                in: Rect(x: right, y: insets.top + 2, width: words.width, height: words.height))
        }
        let available = max(1, right - left)
        let title = text(message.title, .notificationTitle, width: available)
        put(message.title, .notificationTitle, in: Rect(x: left, y: top, width: available, height: title.height))
        let description = text(message.description, .notificationText, width: available)
        let below = top + title.height + (description.height > 0 ? message.insets.titleToDescription : 0)
        put(
            message.description, .notificationText,
            in: Rect(x: left, y: below, width: available, height: description.height))
        size.height = max(below + description.height + bottom, setting.isEarly ? 0 : thumbBottom)
    }
}
