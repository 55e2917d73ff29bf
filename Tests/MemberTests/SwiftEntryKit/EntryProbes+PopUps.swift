import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of pop-ups and ratings.
extension ProbeList {
    mutating func addEntryPopUps() {
        let type = "EKPopUpMessage"
        func popUp(_ members: String..., set change: @escaping @Sendable (inout EKPopUpMessage) -> Void) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.performEntryKit(at: 0.2) {
                    var message = EKPopUpMessage(
                        themeImage: Self.theme(), title: label("Title"), description: label("Description"),
                        button: button()
                    ) {}
                    if isSet { change(&message) }
                    SwiftEntryKit.display(entry: EKPopUpMessageView(with: message), using: plainAttributes())
                }
                return try scene.pictures(at: [1])
            }
        }
        message("\(type)View.init(with:)", "\(type).init(themeImage:title:description:button:action:)") { isSet in
            isSet
                ? EKPopUpMessageView(with: .init(title: label("A"), description: label("B"), button: button()) {})
                : note()
        }
        popUp("\(type).init(title:description:button:image:action:)") {
            $0 = EKPopUpMessage(
                title: label("A"), description: label("B"), button: button(), image: picture("sunset")
            ) {}
        }
        popUp("\(type).title") { $0.title = label("Other") }
        popUp("\(type).description") { $0.description = label("Other") }
        popUp("\(type).button") { $0.button = button("Other") }
        popUp("\(type).themeImage") { $0.themeImage = nil }
        popUp("\(type).ThemeImage.image") { $0.themeImage?.image.images = [picture("sunset")] }
        popUp("\(type).ThemeImage.position", "\(type).ThemeImage.Position.centerToTop(offset:)") {
            $0.themeImage?.position = .centerToTop(offset: 0)
        }
        popUp("\(type).ThemeImage.Position.topToTop(offset:)", "\(type).ThemeImage.init(image:position:)") {
            $0.themeImage = Self.theme(.topToTop(offset: 80))
        }
        calls("\(type).action") { isSet, scene, note in
            scene.performEntryKit(at: 0.2) {
                var message = EKPopUpMessage(title: label("A"), description: label("B"), button: button("OK")) {}
                if isSet { message.action = { note("action") } }
                SwiftEntryKit.display(entry: EKPopUpMessageView(with: message), using: plainAttributes())
            }
            scene.timeline += [.tap("entry1.OK", at: 1)]
        }
    }

    fileprivate static func theme(
        _ position: EKPopUpMessage.ThemeImage.Position = .topToTop(offset: 40)
    ) -> EKPopUpMessage.ThemeImage {
        .init(image: .init(image: picture(), size: CGSize(width: 60, height: 60)), position: position)
    }

    mutating func addEntryRatings() {
        let type = "EKRatingMessage", item = "EKProperty.EKRatingItemContent"
        let tap = [TimelineEvent.tap("entry1.1", at: 0.9)]
        func rating(
            _ members: String..., events: [TimelineEvent] = [],
            _ change: @escaping @Sendable (inout EKRatingMessage) -> Void
        ) {
            add(members) { isSet in
                var scene = emptyScene()
                scene.performEntryKit(at: 0.2) {
                    var message = Self.rating()
                    if isSet { change(&message) }
                    var attributes = plainAttributes()
                    attributes.entryInteraction = .absorbTouches
                    SwiftEntryKit.display(entry: EKRatingMessageView(with: message), using: attributes)
                }
                scene.timeline += events
                return try scene.pictures(at: [0.8, 2])
            }
        }
        message(
            "\(type)View.init(with:)",
            "\(type).init(initialTitle:initialDescription:ratingItems:buttonBarContent:selection:)"
        ) { $0 ? EKRatingMessageView(with: Self.rating()) : note() }
        rating("\(type).initialTitle") { $0.initialTitle = label("Other") }
        rating("\(type).initialDescription") { $0.initialDescription = label("Other") }
        rating("\(type).ratingItems", "\(item).init(title:description:unselectedImage:selectedImage:size:)") {
            $0.ratingItems.removeLast()
        }
        rating("\(type).buttonBarContent", events: tap) { $0.buttonBarContent = bar { $0.buttonHeight = 80 } }
        calls("\(type).selectedIndex") { isSet, scene, note in
            let message = Self.rating()
            var attributes = plainAttributes()
            attributes.entryInteraction = .absorbTouches
            scene.performEntryKit(at: 0.2) {
                SwiftEntryKit.display(entry: EKRatingMessageView(with: message), using: attributes)
            }
            if isSet { scene.timeline += [.tap("entry1.1", at: 0.9)] }
            scene.perform(at: 2) { note("\(message.selectedIndex ?? -1)") }
        }
        rating("\(item).title", events: tap) { $0.ratingItems[0].title = label("Other") }
        rating("\(item).description", events: tap) { $0.ratingItems[0].description = label("Other") }
        rating("\(item).unselectedImage") { $0.ratingItems[0].unselectedImage.images = [UIImage(named: "clock")!] }
        rating("\(item).selectedImage", events: tap) {
            $0.ratingItems[0].selectedImage.images = [UIImage(named: "clock")!]
        }
        rating("\(item).size") { $0.ratingItems[0].size = CGSize(width: 80, height: 80) }
        calls("\(type).selection") { isSet, scene, note in
            scene.performEntryKit(at: 0.2) {
                var message = Self.rating()
                if isSet { message.selection = { note("\($0)") } }
                var attributes = plainAttributes()
                attributes.entryInteraction = .absorbTouches
                SwiftEntryKit.display(entry: EKRatingMessageView(with: message), using: attributes)
            }
            scene.timeline += [.tap("entry1.1", at: 0.9)]
        }
    }

    fileprivate static func rating() -> EKRatingMessage {
        let star = EKProperty.ImageContent(image: UIImage(named: "star")!, size: CGSize(width: 30, height: 30))
        let items = ["Bad", "Good"].map { text in
            EKProperty.EKRatingItemContent(
                title: label(text), description: label("It was \(text)"), unselectedImage: star,
                selectedImage: star)
        }
        return EKRatingMessage(
            initialTitle: label("Title"), initialDescription: label("Description"), ratingItems: items,
            buttonBarContent: bar())
    }
}
