import SwiftEntryKit
import UIKit

enum MainFont {
    static func light(_ size: CGFloat) -> UIFont { UIFont(name: "HelveticaNeue-Light", size: size)! }
    static func medium(_ size: CGFloat) -> UIFont { UIFont(name: "HelveticaNeue-Medium", size: size)! }
    static func bold(_ size: CGFloat) -> UIFont { UIFont(name: "HelveticaNeue-Bold", size: size)! }
}

enum Messages {
    static func label(
        _ text: String, _ font: UIFont, _ color: EKColor = .white, _ alignment: NSTextAlignment = .left
    ) -> EKProperty.LabelContent {
        .init(text: text, style: .init(font: font, color: color, alignment: alignment))
    }

    static var note: UIView {
        EKNoteMessageView(with: label("Service is available", MainFont.light(14), .white, .center))
    }

    static var processing: UIView {
        EKProcessingNoteMessageView(
            with: label("Waiting for the goodies to arrive!", MainFont.light(14), .white, .center),
            activityIndicator: .white)
    }

    static var imageNote: UIView {
        let style = EKProperty.LabelStyle(font: MainFont.light(14), color: .white, alignment: .center)
        return EKImageNoteMessageView(
            with: .init(text: "The flag is up", style: style),
            imageContent: .init(image: UIImage(named: "flag")!.withRenderingMode(.alwaysTemplate)))
    }

    static var statusBar: UIView {
        EKXStatusBarMessageView(
            leading: label("My 🐣", MainFont.light(14)), trailing: label("Moves", MainFont.light(14)))
    }

    static var notification: UIView {
        let image = EKProperty.ImageContent.thumb(with: "artwork/harbour.png", edgeSize: 35)
        let simple = EKSimpleMessage(
            image: image, title: label("Harbour", MainFont.medium(16)),
            description: label("The ferry leaves at nine.", MainFont.light(14)))
        return EKNotificationMessageView(
            with: EKNotificationMessage(simpleMessage: simple, auxiliary: label("09:00", MainFont.light(10))))
    }

    static func alert(onOK: @escaping () -> Void) -> UIView {
        let simple = EKSimpleMessage(
            title: label("Leave?", MainFont.medium(15), .black, .center),
            description: label("What is not saved is lost.", MainFont.light(13), .black, .center))
        let buttonFont = MainFont.medium(16)
        let close = EKProperty.ButtonContent(
            label: label("NOT NOW", buttonFont, EKColor(rgb: 0x455A64)), backgroundColor: .clear,
            highlightedBackgroundColor: EKColor(rgb: 0x455A64).with(alpha: 0.05)
        ) {
            SwiftEntryKit.dismiss()
        }
        let ok = EKProperty.ButtonContent(
            label: label("LEAVE", buttonFont, EKColor(rgb: 0x009688)), backgroundColor: .clear,
            highlightedBackgroundColor: EKColor(rgb: 0x009688).with(alpha: 0.05), action: onOK)
        let bar = EKProperty.ButtonBarContent(
            with: close, ok, separatorColor: EKColor(rgb: 0x888888), expandAnimatedly: true)
        return EKAlertMessageView(with: EKAlertMessage(simpleMessage: simple, buttonBarContent: bar))
    }

    static var popUp: UIView {
        let button = EKProperty.ButtonContent(
            label: label("Got it!", MainFont.bold(16), .black), backgroundColor: .white,
            highlightedBackgroundColor: EKColor.black.with(alpha: 0.05))
        let message = EKPopUpMessage(
            themeImage: .init(
                image: .init(
                    image: UIImage(named: "checkmark")!.withRenderingMode(.alwaysTemplate),
                    size: CGSize(width: 60, height: 60), tint: .white)),
            title: label("Awesome!", MainFont.medium(24), .white, .center),
            description: label("You are using SwiftEntryKit.", MainFont.light(16), .white, .center), button: button
        ) {
            SwiftEntryKit.dismiss()
        }
        return EKPopUpMessageView(with: message)
    }

    static func rating(_ selection: @escaping (Int) -> Void) -> UIView {
        let unselected = EKProperty.ImageContent(imageName: "star", tint: .black)
        let selected = EKProperty.ImageContent(imageName: "star-fill", tint: EKColor(rgb: 0xFFC107))
        let items = [("💩", "Pooish!"), ("🤨", "Ahhh?!"), ("👍", "OK!"), ("👌", "Tasty!"), ("😋", "Delicious!")].map {
            EKProperty.EKRatingItemContent(
                title: label($0.0, MainFont.medium(48), .black, .center),
                description: label($0.1, MainFont.light(24), .black, .center), unselectedImage: unselected,
                selectedImage: selected)
        }
        let close = EKProperty.ButtonContent(
            label: label("Dismiss", MainFont.medium(20), EKColor(rgb: 0x424242)), backgroundColor: .clear,
            highlightedBackgroundColor: .clear
        ) {
            SwiftEntryKit.dismiss()
        }
        let bar = EKProperty.ButtonBarContent(
            with: close, separatorColor: EKColor(rgb: 0xE0E0E0), expandAnimatedly: true)
        let message = EKRatingMessage(
            initialTitle: label("Rate our food", MainFont.medium(34), .black, .center),
            initialDescription: label("How was it?", MainFont.light(24), .black, .center), ratingItems: items,
            buttonBarContent: bar, selection: selection)
        return EKRatingMessageView(with: message)
    }

    static var form: UIView {
        let style = EKProperty.LabelStyle(font: MainFont.light(14), color: .black)
        let email = EKProperty.TextFieldContent(
            keyboardType: .emailAddress,
            placeholder: label("Email Address", MainFont.light(14), EKColor(rgb: 0x909090)),
            textStyle: style, leadingImage: UIImage(named: "envelope")!.withRenderingMode(.alwaysTemplate),
            bottomBorderColor: EKColor(rgb: 0xD8D8D8))
        let password = EKProperty.TextFieldContent(
            placeholder: label("Password", MainFont.light(14), EKColor(rgb: 0x909090)), textStyle: style,
            isSecure: true,
            leadingImage: UIImage(named: "lock")!.withRenderingMode(.alwaysTemplate))
        let button = EKProperty.ButtonContent(
            label: label("Continue", MainFont.bold(16)), backgroundColor: EKColor(rgb: 0xFF5252),
            highlightedBackgroundColor: EKColor(rgb: 0xFF5252).with(alpha: 0.8))
        return EKFormMessageView(
            with: label("Sign in", MainFont.medium(16), .black, .center), textFieldsContent: [email, password],
            buttonContent: button)
    }

    static func custom() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemMint
        view.set(.height, of: 150)
        return view
    }
}
