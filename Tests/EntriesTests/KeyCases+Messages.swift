extension KeyCase {
    private static let star = "title: One, description: Bad"
    private static let bar = "buttonBar: [Later, Now]"
    private static let chosen = "  - { at: 0.6s, tap: a.1 }"

    private static func label(_ key: String, _ before: String, _ after: String) -> KeyCase {
        content("note.label\(key)", "{ note: { label: { text: A line of text, @ } } }", before, after)
    }

    private static func image(_ key: String, _ before: String, _ after: String) -> KeyCase {
        content("imageNote.image.\(key)", "{ imageNote: { label: A, image: { @ } } }", before, after)
    }

    private static func field(_ key: String, _ before: String, _ after: String, _ timeline: String = "") -> KeyCase {
        content(
            "form.textFields.\(key)",
            "{ form: { title: Sign in, textFields: [{ placeholder: Name, @ }], button: Go } }",
            before, after, timeline: timeline)
    }

    static let messages: [KeyCase] = [
        content("note", "{ @ }", "note: A", "note: B"),
        content("note.label", "{ note: { label: @ } }", "A", "B"),
        content("note.label.text", "{ note: { label: { text: @ } } }", "A", "B"),
        label(".font", "", "font: { size: 20 }"), label(".color", "", "color: red"),
        label(".alignment", "", "alignment: right"), label(".kern", "", "kern: 2"),
        content(
            "note.label.numberOfLines", "{ note: { label: { @ } } }", "text: \(long)", "text: \(long), numberOfLines: 1"
        ),
        content("imageNote", "{ @ }", "note: A", "imageNote: { label: A, image: star }"),
        content("imageNote.label", "{ imageNote: { label: @, image: star } }", "A", "B"),
        content("imageNote.image", "{ imageNote: { label: A, image: @ } }", "star", "clock"),
        image("icon", "icon: star", "icon: clock"),
        image(
            "image", "image: artwork/rain.png, size: { width: 30, height: 30 }",
            "image: artwork/shore.png, size: { width: 30, height: 30 }"),
        image(
            "images", "images: [artwork/rain.png], size: { width: 30, height: 30 }",
            "images: [artwork/shore.png], size: { width: 30, height: 30 }"),
        image(
            "imageSequenceAnimationDuration",
            "images: [artwork/rain.png, artwork/shore.png], size: { width: 30, height: 30 }",
            "images: [artwork/rain.png, artwork/shore.png], size: { width: 30, height: 30 }, imageSequenceAnimationDuration: 5s"
        ),
        image("size", "icon: star", "icon: star, size: { width: 40, height: 40 }"),
        image("tint", "icon: star", "icon: star, tint: red"),
        image(
            "contentMode", "image: artwork/rain.png, size: { width: 60, height: 30 }",
            "image: artwork/rain.png, size: { width: 60, height: 30 }, contentMode: scaleAspectFit"),
        image(
            "makesRound", "image: artwork/rain.png, size: { width: 30, height: 30 }",
            "image: artwork/rain.png, size: { width: 30, height: 30 }, makesRound: true"),
        image("animation", "icon: star", "icon: star, animation: { duration: 0.7s, scale: 2 }"),
        image(
            "animation.duration", "icon: star, animation: { duration: 0.9s, scale: 2 }",
            "icon: star, animation: { duration: 0.5s, scale: 2 }"),
        image(
            "animation.scale", "icon: star, animation: { duration: 0.9s, scale: 2 }",
            "icon: star, animation: { duration: 0.9s, scale: 0.5 }"),
        content("processingNote", "{ @ }", "note: A", "processingNote: A"),
        content("processingNote.label", "{ processingNote: { label: @ } }", "A", "B"),
        content("processingNote.color", "{ processingNote: { label: A, color: @ } }", "red", "blue"),
        content("processingNote.isProcessing", "{ processingNote: { label: A, isProcessing: @ } }", "true", "false"),
        content("statusBar", "{ @ }", "note: A", "statusBar: { leading: A, trailing: B }"),
        content("statusBar.leading", "{ statusBar: { leading: @, trailing: B } }", "A", "C"),
        content("statusBar.trailing", "{ statusBar: { leading: A, trailing: @ } }", "B", "C"),
        content("notification", "{ @ }", "note: A", "notification: A"),
        content("notification.image", "{ notification: { title: A, @ } }", "", "image: star"),
        content("notification.title", "{ notification: { title: @ } }", "A", "B"),
        content("notification.description", "{ notification: { title: A, @ } }", "", "description: B"),
        content("notification.auxiliary", "{ notification: { title: A, @ } }", "", "auxiliary: B"),
        content(
            "notification.insets", "{ notification: { title: A, description: B, @ } }", "",
            "insets: { titleToDescription: 9pt }"),
        content(
            "notification.insets.titleToDescription", "{ notification: { title: A, description: B, @ } }", "",
            "insets: { titleToDescription: 9pt }"),
        content(
            "notification.insets.contentInsets", "{ notification: { title: A, description: B, @ } }", "",
            "insets: { contentInsets: { top: 30pt, left: 16pt, bottom: 16pt, right: 16pt } }"),
        content("alert", "{ @ }", "note: A", "alert: { title: A, \(bar) }"),
        content("alert.image", "{ alert: { title: A, \(bar), @ } }", "", "image: star"),
        content("alert.title", "{ alert: { title: @, \(bar) } }", "A", "B"),
        content("alert.description", "{ alert: { title: A, \(bar), @ } }", "", "description: B"),
        content("alert.imagePosition", "{ alert: { title: A, image: star, \(bar), @ } }", "", "imagePosition: left"),
        content("alert.buttonBar", "{ alert: { title: A, buttonBar: @ } }", "[A]", "[B]"),
        content("alert.buttonBar.buttons", "{ alert: { title: A, buttonBar: { buttons: @ } } }", "[A]", "[B]"),
        content(
            "alert.buttonBar.separatorColor", "{ alert: { title: A, buttonBar: { buttons: [A], @ } } }", "",
            "separatorColor: red"),
        content(
            "alert.buttonBar.horizontalDistributionThreshold",
            "{ alert: { title: A, buttonBar: { buttons: [A, B], @ } } }", "",
            "horizontalDistributionThreshold: 1"),
        content(
            "alert.buttonBar.buttonHeight", "{ alert: { title: A, buttonBar: { buttons: [A], @ } } }", "",
            "buttonHeight: 70pt"),
        content(
            "alert.buttonBar.expandAnimatedly", "{ alert: { title: A, buttonBar: { buttons: [A], @ } } }", "",
            "expandAnimatedly: true"),
        content("alert.buttonBar.buttons.label", "{ alert: { title: A, buttonBar: [{ label: @ }] } }", "A", "B"),
        content(
            "alert.buttonBar.buttons.backgroundColor", "{ alert: { title: A, buttonBar: [{ label: A, @ }] } }", "",
            "backgroundColor: red"),
        content(
            "alert.buttonBar.buttons.highlightedBackgroundColor",
            "{ alert: { title: A, buttonBar: [{ label: A, @ }] } }", "",
            "highlightedBackgroundColor: red", timeline: "  - { at: 0.55s, tap: a.A }"),
        content(
            "alert.buttonBar.buttons.contentEdgeInset",
            "{ alert: { title: A, buttonBar: [{ label: A title of more than one line, @ }, B] } }", "",
            "contentEdgeInset: 20pt"),
        content("popUp", "{ @ }", "note: A", "popUp: { title: A, button: B }"),
        content("popUp.image", "{ popUp: { title: A, button: B, @ } }", "", "image: star"),
        content(
            "popUp.imagePosition", "{ popUp: { title: A, button: B, image: star, @ } }", "",
            "imagePosition: centerToTop"),
        content("popUp.imageOffset", "{ popUp: { title: A, button: B, image: star, @ } }", "", "imageOffset: 60pt"),
        content("popUp.title", "{ popUp: { title: @, button: B } }", "A", "C"),
        content("popUp.description", "{ popUp: { title: A, button: B, @ } }", "", "description: C"),
        content("popUp.button", "{ popUp: { title: A, button: @ } }", "B", "C"),
        content("rating", "{ @ }", "note: A", "rating: { initialTitle: A, ratingItems: [A], \(bar) }"),
        content("rating.initialTitle", "{ rating: { initialTitle: @, ratingItems: [A], \(bar) } }", "A", "B"),
        content(
            "rating.initialDescription", "{ rating: { initialTitle: A, ratingItems: [A], \(bar), @ } }", "",
            "initialDescription: B"),
        content("rating.ratingItems", "{ rating: { initialTitle: A, ratingItems: @, \(bar) } }", "[A]", "[A, B]"),
        content(
            "rating.buttonBar", "{ rating: { initialTitle: A, ratingItems: [A], buttonBar: @ } }", "[A]", "[B]",
            timeline: chosen),
        content(
            "rating.ratingItems.title", "{ rating: { initialTitle: A, ratingItems: [{ title: @ }], \(bar) } }", "B",
            "C",
            timeline: chosen),
        content(
            "rating.ratingItems.description", "{ rating: { initialTitle: A, ratingItems: [{ title: B, @ }], \(bar) } }",
            "",
            "description: C", timeline: chosen),
        content(
            "rating.ratingItems.unselectedImage",
            "{ rating: { initialTitle: A, ratingItems: [{ title: B, @ }], \(bar) } }", "",
            "unselectedImage: clock"),
        content(
            "rating.ratingItems.selectedImage",
            "{ rating: { initialTitle: A, ratingItems: [{ title: B, @ }], \(bar) } }", "",
            "selectedImage: clock", timeline: chosen),
        content(
            "rating.ratingItems.size", "{ rating: { initialTitle: A, ratingItems: [{ title: B, @ }], \(bar) } }", "",
            "size: { width: 80, height: 80 }"),
        content("form", "{ @ }", "note: A", "form: { title: A, textFields: [B], button: C }"),
        content("form.title", "{ form: { title: @, textFields: [B], button: C } }", "A", "D"),
        content("form.textFields", "{ form: { title: A, textFields: @, button: C } }", "[B]", "[B, D]"),
        content("form.button", "{ form: { title: A, textFields: [B], button: @ } }", "C", "D"),
        content(
            "form.textFields.placeholder", "{ form: { title: A, textFields: [{ placeholder: @ }], button: C } }", "B",
            "D"),
        field("textStyle", "textContent: text", "textContent: text, textStyle: { text: x, font: { size: 20 } }"),
        field("leadingImage", "", "leadingImage: lock"),
        field("isSecure", "textContent: text", "textContent: text, isSecure: true"),
        field("bottomBorderColor", "", "bottomBorderColor: red"),
        field("tintColor", "leadingImage: lock", "leadingImage: lock, tintColor: red"),
        field("textContent", "", "textContent: text"),
        content("view", "{ @ }", "note: A", "view: { body: [A] }"),
    ]

    private static let long =
        "This line is so long that it needs more than the width of a phone that is held upright in a hand"
}
