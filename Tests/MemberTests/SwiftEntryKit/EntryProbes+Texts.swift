import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of texts, pictures and fields.
extension ProbeList {
    private static let long =
        "This line is so long that it needs more than the width of a phone that is held upright in a hand"

    mutating func addEntryTexts() {
        func text(
            _ members: String..., appearance: Appearance = .light, text: String = "A line of text",
            _ change: @escaping @Sendable (inout EKProperty.LabelContent) -> Void
        ) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.traits.appearance = appearance
                var content = label(text)
                if isSet { change(&content) }
                let made = content
                scene.performEntryKit(at: 0.2) {
                    SwiftEntryKit.display(entry: EKNoteMessageView(with: made), using: plainAttributes())
                }
                return try scene.pictures(at: [1])
            }
        }
        text("EKProperty.LabelContent.text") { $0.text = "Another" }
        text("EKProperty.LabelContent.style", "EKProperty.LabelStyle.font") { $0.style.font = .systemFont(ofSize: 22) }
        text("EKProperty.LabelStyle.color") { $0.style.color = EKColor(.red) }
        text("EKProperty.LabelStyle.alignment") { $0.style.alignment = .right }
        text("EKProperty.LabelStyle.numberOfLines", text: Self.long) { $0.style.numberOfLines = 1 }
        text("EKProperty.LabelStyle.displayMode") {
            $0.style.color = EKColor(light: .black, dark: .red)
            $0.style.displayMode = .dark
        }
        text("EKProperty.LabelStyle.init(font:color:alignment:displayMode:numberOfLines:)") {
            $0.style = .init(font: .boldSystemFont(ofSize: 19), color: EKColor(.blue), alignment: .center)
        }
        text("EKProperty.LabelStyle.init(font:color:alignment:numberOfLines:)") {
            $0.style = .init(font: .boldSystemFont(ofSize: 19), color: UIColor.blue, numberOfLines: 1)
        }
        message("EKNoteMessageView.init(with:)") { $0 ? EKNoteMessageView(with: label()) : plainView() }
        message("EKXStatusBarMessageView.init(leading:trailing:)") { isSet in
            EKXStatusBarMessageView(leading: label("A"), trailing: label(isSet ? "B" : "C"))
        }
        message("EKProcessingNoteMessageView.init(with:activityIndicator:)") { isSet in
            EKProcessingNoteMessageView(with: label(), activityIndicator: isSet ? .gray : .white)
        }
        message("EKProcessingNoteMessageView.isProcessing") { isSet in
            let view = EKProcessingNoteMessageView(with: label(), activityIndicator: .gray)
            if isSet { view.isProcessing = false }
            return view
        }
    }

    mutating func addEntryImages() {
        let type = "EKProperty.ImageContent"
        func image(
            _ members: String..., events: [TimelineEvent] = [],
            after prepare: @escaping @Sendable (inout EKProperty.ImageContent) -> Void = { _ in },
            _ change: @escaping @Sendable (inout EKProperty.ImageContent) -> Void
        ) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.performEntryKit(at: 0.2) {
                    var content = EKProperty.ImageContent(image: picture(), size: CGSize(width: 40, height: 20))
                    prepare(&content)
                    if isSet { change(&content) }
                    SwiftEntryKit.display(
                        entry: EKImageNoteMessageView(with: label(), imageContent: content), using: plainAttributes())
                }
                return try scene.pictures(at: entryMoments)
            }
        }
        message("EKImageNoteMessageView.init(with:imageContent:)") { isSet in
            isSet
                ? EKImageNoteMessageView(
                    with: label(), imageContent: .init(image: picture(), size: CGSize(width: 40, height: 20)))
                : EKNoteMessageView(with: label())
        }
        image("\(type).images") { $0.images = [picture("sunset")] }
        image("\(type).imageSequenceAnimationDuration", after: { $0.images = [picture(), picture("sunset")] }) {
            $0.imageSequenceAnimationDuration = 3
        }
        image("\(type).size") { $0.size = CGSize(width: 20, height: 20) }
        image("\(type).contentMode") { $0.contentMode = .scaleAspectFit }
        image("\(type).makesRound", after: { $0.size = CGSize(width: 40, height: 40) }) { $0.makesRound = true }
        image("\(type).thumb(with:edgeSize:)") { $0 = .thumb(with: picture(), edgeSize: 30) }
        let star: @Sendable (inout EKProperty.ImageContent) -> Void = {
            $0 = .init(image: UIImage(named: "star")!.withRenderingMode(.alwaysTemplate), tint: EKColor(.black))
        }
        image("\(type).tint", after: star) { $0.tint = EKColor(.red) }
        image(
            "\(type).displayMode",
            after: {
                star(&$0)
                $0.tint = EKColor(light: .black, dark: .red)
            }
        ) { $0.displayMode = .dark }
        let growing: @Sendable (inout EKProperty.ImageContent) -> Void = {
            $0.animation = .animate(
                duration: 0.8, options: .curveEaseInOut, transform: CGAffineTransform(scaleX: 2, y: 2))
        }
        image(
            "\(type).animation", "\(type).TransformAnimation.animate(duration:options:transform:)", after: star,
            growing)
        image(
            "\(type).TransformAnimation.none",
            after: {
                star(&$0)
                growing(&$0)
            }
        ) { $0.animation = .none }
    }

    mutating func addEntryFields() {
        let type = "EKProperty.TextFieldContent"
        func field(
            _ members: String..., events: [TimelineEvent] = [],
            after prepare: @escaping @Sendable (inout EKProperty.TextFieldContent) -> Void = { _ in },
            _ change: @escaping @Sendable (inout EKProperty.TextFieldContent) -> Void
        ) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.performEntryKit(at: 0.2) {
                    let view = signIn {
                        prepare(&$0)
                        if isSet { change(&$0) }
                    }
                    SwiftEntryKit.display(entry: view, using: plainAttributes())
                }
                // A line is one pixel thin.
                scene.output.scale = 1
                return try scene.pictures(at: [1])
            }
        }
        field("\(type).placeholder") { $0.placeholder = label("Address") }
        field("\(type).textContent") { $0.textContent = "text" }
        field("\(type).textStyle", after: { $0.textContent = "text" }) { $0.textStyle.font = .systemFont(ofSize: 20) }
        field("\(type).isSecure", after: { $0.textContent = "text" }) { $0.isSecure = true }
        field("\(type).leadingImage") { $0.leadingImage = UIImage(named: "lock") }
        field("\(type).bottomBorderColor") { $0.bottomBorderColor = EKColor(.red) }
        field("\(type).tintColor", after: { $0.leadingImage = UIImage(named: "lock") }) {
            $0.tintColor = EKColor(.red)
        }
        field("\(type).displayMode", after: { $0.bottomBorderColor = EKColor(light: .red, dark: .blue) }) {
            $0.displayMode = .dark
        }
        message("EKFormMessageView.init(with:textFieldsContent:buttonContent:)") { isSet in
            EKFormMessageView(
                with: label("A"),
                textFieldsContent: [.init(placeholder: label("Name"), textStyle: style())],
                buttonContent: button(isSet ? "Go" : "Stop"))
        }
        message("EKFormMessageView.becomeFirstResponder(with:)", attributes: { $0.position = .bottom }) { isSet in
            let form = signIn()
            if isSet { form.becomeFirstResponder(with: 0) }
            return form
        }
    }
}
