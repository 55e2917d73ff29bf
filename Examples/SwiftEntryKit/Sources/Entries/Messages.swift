import SwiftEntryKit
import UIKit

/// The library's message views with the texts of the app.
enum Messages {
    static func note(_ text: String) -> UIView {
        EKNoteMessageView(with: label(text, MainFont.medium(14), .white, .center))
    }

    static func processing(_ text: String) -> UIView {
        EKProcessingNoteMessageView(with: label(text, MainFont.medium(14), .white, .center), activityIndicator: .white)
    }

    static func imageNote(_ text: String, icon name: String) -> UIView {
        EKImageNoteMessageView(with: label(text, MainFont.medium(14), .white, .center), imageContent: icon(name, 20))
    }

    static func statusBar(_ leading: String, _ trailing: String) -> UIView {
        EKXStatusBarMessageView(
            leading: label(leading, MainFont.medium(14), .white, .center),
            trailing: label(trailing, MainFont.medium(14), .white, .center))
    }

    static func notification(
        _ title: String, _ description: String, picture: String? = nil, icon name: String? = nil, time: String? = nil,
        color: EKColor = .white
    ) -> UIView {
        let image =
            picture.map { EKProperty.ImageContent.thumb(with: $0, edgeSize: 40) } ?? name.map { icon($0, 32, color) }
        let simple = EKSimpleMessage(
            image: image, title: label(title, MainFont.medium(16), color),
            description: label(description, MainFont.regular(14), color.with(alpha: 0.85)))
        let auxiliary = time.map { label($0, MainFont.regular(12), color.with(alpha: 0.7)) }
        return EKNotificationMessageView(with: EKNotificationMessage(simpleMessage: simple, auxiliary: auxiliary))
    }

    static func popUp(
        _ title: String, _ description: String, button: String, image: EKPopUpMessage.ThemeImage, tint: EKColor,
        color: EKColor = .white
    ) -> UIView {
        // A button in the color of the picture, or a white one with dark letters.
        let isFilled = color == Palette.ink
        let content = EKProperty.ButtonContent(
            label: label(button, MainFont.bold(16), isFilled ? .white : EKColor(rgb: 0x1B2733)),
            backgroundColor: isFilled ? tint : .white,
            highlightedBackgroundColor: (isFilled ? tint : .white).with(alpha: 0.8))
        return EKPopUpMessageView(
            with: EKPopUpMessage(
                themeImage: image, title: label(title, MainFont.medium(24), color, .center),
                description: label(description, MainFont.regular(16), color.with(alpha: 0.85), .center), button: content
            ) {
                SwiftEntryKit.dismiss()
            })
    }

    static func alert(
        _ title: String, _ description: String, buttons: [String], icon name: String, tint: EKColor,
        position: EKAlertMessage.ImagePosition = .top
    ) -> UIView {
        let alignment: NSTextAlignment = position == .top ? .center : .left
        let simple = EKSimpleMessage(
            image: icon(name, 32, tint), title: label(title, MainFont.medium(17), Palette.ink, alignment),
            description: label(description, MainFont.regular(14), Palette.quiet, alignment))
        let contents = buttons.map { title in
            let color = title == buttons.last ? tint : Palette.quiet
            return EKProperty.ButtonContent(
                label: label(title, MainFont.medium(16), color), backgroundColor: .clear,
                highlightedBackgroundColor: color.with(alpha: 0.1)
            ) {
                SwiftEntryKit.dismiss()
            }
        }
        let bar = EKProperty.ButtonBarContent(with: contents, separatorColor: Palette.line, expandAnimatedly: true)
        return EKAlertMessageView(
            with: EKAlertMessage(simpleMessage: simple, imagePosition: position, buttonBarContent: bar))
    }

    static func rating() -> UIView {
        let items = [
            ("Bad", "We are sorry"), ("Meh", "What was missing?"), ("Fine", "Thank you"), ("Good", "See you again"),
            ("Great!", "The crew will be happy"),
        ].map { title, description in
            EKProperty.EKRatingItemContent(
                title: label(title, MainFont.medium(34), Palette.ink, .center),
                description: label(description, MainFont.regular(18), Palette.quiet, .center),
                unselectedImage: EKProperty.ImageContent(imageName: "star", tint: Palette.quiet),
                selectedImage: EKProperty.ImageContent(imageName: "star-fill", tint: Palette.amber))
        }
        let done = EKProperty.ButtonContent(
            label: label("Done", MainFont.medium(18), Palette.sea), backgroundColor: .clear,
            highlightedBackgroundColor: Palette.sea.with(alpha: 0.1)
        ) {
            SwiftEntryKit.dismiss()
        }
        let bar = EKProperty.ButtonBarContent(with: done, separatorColor: Palette.line, expandAnimatedly: true)
        return EKRatingMessageView(
            with: EKRatingMessage(
                initialTitle: label("How was the trip?", MainFont.medium(28), Palette.ink, .center),
                initialDescription: label("Harbour to Shore", MainFont.regular(18), Palette.quiet, .center),
                ratingItems: items, buttonBarContent: bar))
    }

    static func form(_ title: String, fields: [String], button: String, color: EKColor = Palette.ink) -> UIView {
        let accent = color == Palette.ink ? Palette.sea : Palette.amber
        let icons = ["Email": "envelope", "Password": "lock", "Name": "person"]
        let contents = fields.map { name in
            EKProperty.TextFieldContent(
                keyboardType: name == "Email" ? .emailAddress : .default,
                placeholder: label(name, MainFont.regular(15), color.with(alpha: 0.5)), tintColor: accent,
                textStyle: .init(font: MainFont.regular(15), color: color), isSecure: name == "Password",
                leadingImage: icons[name].map { UIImage(named: $0)!.withRenderingMode(.alwaysTemplate) },
                bottomBorderColor: Palette.line)
        }
        let content = EKProperty.ButtonContent(
            label: label(button, MainFont.bold(16)), backgroundColor: accent,
            highlightedBackgroundColor: accent.with(alpha: 0.8)
        ) {
            SwiftEntryKit.dismiss()
        }
        return EKFormMessageView(
            with: label(title, MainFont.medium(17), color, .center), textFieldsContent: contents, buttonContent: content
        )
    }

    /// As the library's document of May 2018 makes it.
    static var oldNote: EKNoteMessageView {
        let style = EKProperty.Label(font: UIFont.systemFont(ofSize: 14), color: UIColor.white)
        return EKNoteMessageView(with: EKProperty.LabelContent(text: "The Note's Text", style: style))
    }
}
