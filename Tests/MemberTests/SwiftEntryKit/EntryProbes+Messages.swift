import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

func simple(_ title: String = "Title", image: UIImage? = nil) -> EKSimpleMessage {
    let content = image.map { EKProperty.ImageContent(image: $0, size: CGSize(width: 40, height: 40)) }
    return EKSimpleMessage(image: content, title: label(title), description: label("Description"))
}

func bar(_ change: (inout EKProperty.ButtonBarContent) -> Void = { _ in }) -> EKProperty.ButtonBarContent {
    var content = EKProperty.ButtonBarContent(
        with: button("One"), button("Two"), separatorColor: .black, expandAnimatedly: false)
    change(&content)
    return content
}

func alert(_ bar: EKProperty.ButtonBarContent) -> UIView {
    EKAlertMessageView(with: EKAlertMessage(simpleMessage: simple(), buttonBarContent: bar))
}

/// Probes of messages with several texts and buttons.
extension ProbeList {
    mutating func addEntryMessages() {
        message("EKNotificationMessageView.init(with:)", "EKNotificationMessage.init(simpleMessage:auxiliary:insets:)")
        {
            $0 ? EKNotificationMessageView(with: EKNotificationMessage(simpleMessage: simple())) : note()
        }
        func notification(_ members: String..., make: @escaping @Sendable (Bool) -> EKNotificationMessage) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.performEntryKit(at: 0.2) {
                    SwiftEntryKit.display(
                        entry: EKNotificationMessageView(with: make(isSet)), using: plainAttributes())
                }
                return try scene.pictures(at: [1])
            }
        }
        notification("EKNotificationMessage.auxiliary") {
            EKNotificationMessage(simpleMessage: simple(), auxiliary: $0 ? label("now") : nil)
        }
        notification("EKNotificationMessage.insets", "EKNotificationMessage.Insets.titleToDescription") {
            var insets = EKNotificationMessage.Insets.default
            if $0 { insets.titleToDescription = 20 }
            return EKNotificationMessage(simpleMessage: simple(), insets: insets)
        }
        notification("EKNotificationMessage.Insets.contentInsets") {
            var insets = EKNotificationMessage.Insets.default
            if $0 { insets.contentInsets.top = 40 }
            return EKNotificationMessage(simpleMessage: simple(), insets: insets)
        }
        notification("EKNotificationMessage.Insets.default") {
            var insets = EKNotificationMessage.Insets.default
            insets.titleToDescription = 20
            return EKNotificationMessage(simpleMessage: simple(), insets: $0 ? .default : insets)
        }
        notification("EKNotificationMessage.init(title:description:time:image:roundImage:)") {
            .init(
                title: label("A"), description: label("B"), time: label("C"), image: picture(), roundImage: $0)
        }
        notification("EKNotificationMessage.simpleMessage", "EKSimpleMessage.title") {
            EKNotificationMessage(simpleMessage: simple($0 ? "Other" : "Title"))
        }
        notification("EKSimpleMessage.description", "EKSimpleMessage.init(image:title:description:)") {
            let message = EKSimpleMessage(title: label("Title"), description: label($0 ? "Other" : "Description"))
            return EKNotificationMessage(simpleMessage: message)
        }
        notification("EKSimpleMessage.image") {
            EKNotificationMessage(simpleMessage: simple(image: $0 ? picture() : nil))
        }
    }

    mutating func addEntryAlerts() {
        message("EKAlertMessageView.init(with:)", "EKAlertMessage.init(simpleMessage:imagePosition:buttonBarContent:)")
        {
            $0 ? alert(bar()) : note()
        }
        message("EKAlertMessage.simpleMessage") {
            EKAlertMessageView(with: .init(simpleMessage: simple($0 ? "Other" : "Title"), buttonBarContent: bar()))
        }
        message("EKAlertMessage.imagePosition", "EKAlertMessage.ImagePosition.left", "EKAlertMessage.ImagePosition.top")
        {
            EKAlertMessageView(
                with: .init(
                    simpleMessage: simple(image: picture()), imagePosition: $0 ? .left : .top,
                    buttonBarContent: bar()))
        }
        let type = "EKProperty.ButtonBarContent"
        func buttons(
            _ members: String..., set change: @escaping @Sendable (inout EKProperty.ButtonBarContent) -> Void
        ) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.performEntryKit(at: 0.2) {
                    SwiftEntryKit.display(
                        entry: alert(bar { if isSet { change(&$0) } }), using: plainAttributes())
                }
                return try scene.pictures(at: entryMoments)
            }
        }
        buttons("EKAlertMessage.buttonBarContent", "\(type).content") { $0.content = [button("Three")] }
        buttons("\(type).buttonHeight") { $0.buttonHeight = 70 }
        buttons("\(type).displayMode") {
            $0.separatorColor = EKColor(light: .black, dark: .red)
            $0.displayMode = .dark
        }
        buttons("\(type).expandAnimatedly") { $0.expandAnimatedly = true }
        buttons("\(type).horizontalDistributionThreshold") { $0.horizontalDistributionThreshold = 1 }
        buttons("\(type).separatorColor") { $0.separatorColor = EKColor(.red) }
        buttons(
            "\(type).init(with:separatorColor:horizontalDistributionThreshold:buttonHeight:displayMode:expandAnimatedly:)"
        ) {
            $0 = .init(with: [button("One")], separatorColor: EKColor(.red), buttonHeight: 80, expandAnimatedly: false)
        }
        let part = "EKProperty.ButtonContent"
        buttons("\(part).label") { $0.content[0].label = label("Other") }
        buttons("\(part).backgroundColor") { $0.content[0].backgroundColor = EKColor(.red) }
        buttons("\(part).contentEdgeInset") {
            $0.content[0].label = label("A title that takes two lines")
            $0.content[0].contentEdgeInset = 20
        }
        buttons("\(part).displayMode") {
            $0.content[0].backgroundColor = EKColor(light: .clear, dark: .red)
            $0.content[0].displayMode = .dark
        }
        buttons("\(part).init(label:backgroundColor:highlightedBackgroundColor:contentEdgeInset:action:)") {
            $0.content[0] = .init(label: label("One"), backgroundColor: UIColor.red)
        }
        message("\(part).highlightedBackgroundColor", events: [.press("entry1.One", at: 0.9)]) { isSet in
            alert(bar { if isSet { $0.content[0].highlightedBackgroundColor = EKColor(.red) } })
        }
        calls("\(part).action") { isSet, scene, note in
            let content = bar { if isSet { $0.content[0].action = { note("One") } } }
            scene.performEntryKit(at: 0.2) {
                SwiftEntryKit.display(entry: alert(content), using: plainAttributes())
            }
            scene.timeline += [.tap("entry1.One", at: 1)]
        }
    }
}
