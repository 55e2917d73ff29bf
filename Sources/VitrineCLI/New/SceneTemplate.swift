/// The scenes that `vitrine new` writes.
enum SceneTemplate: String, CaseIterable {
    case popupBar = "popup-bar"
    case floatingPanel = "floating-panel"
    case overlayContainer = "overlay-container"
    case card
    case entry

    /// The text of the scene file, with comments.
    var text: String { SceneTemplate.head + body }

    /// The keys that every scene has.
    private static let head = """
        # yaml-language-server: $schema=vitrine.schema.json
        # Every key is explained by `vitrine explain KEY`; `vitrine preview FILE --watch` shows changes as they are saved.
        vitrine: 1
        device: iphone-16-pro            # vitrine list devices
        appearance: light                # or dark

        """

    private var body: String {
        switch self {
        case .popupBar: SceneTemplate.popupBarBody
        case .floatingPanel: SceneTemplate.floatingPanelBody
        case .overlayContainer: SceneTemplate.overlayContainerBody
        case .card: SceneTemplate.cardBody
        case .entry: SceneTemplate.entryBody
        }
    }

    private static let popupBarBody = """
        container:
          content:                       # the page
            background: "#EAF2FF"
            body:
              - { label: My App, textStyle: largeTitle }
          toolbar: { items: [Present, Dismiss] }
        popupBar:
          barStyle: default              # compact, prominent, floating, floatingCompact
          popupItem:
            title: A Song
            subtitle: An Artist
            image: artwork/rain.png      # a PNG or JPEG beside this file, or `vitrine list artwork`
            trailingBarButtonItems: [pause, forward]
        popupContent:                    # what opens out of the bar
          content: { background: "#20304A" }
        timeline:
          - { at: 0.5s, tap: Present, then: { present: popupBar } }
          - { at: 1.6s, open: popup }
          - { at: 2.8s, close: popup }
        output:
          fps: 50
          scale: 1                       # pixels per point

        """

    private static let floatingPanelBody = """
        container:
          content:                       # the page below the panel
            body:
              - { map: golden-gate, name: map, placement: fill }
        floatingPanels:
          search:                        # a name of your choice; events use it
            layout: { initialPosition: half } # full, tip, hidden
            surfaceView: { cornerRadius: 12pt }
            scrollView: list             # the list that drags the panel when it is at its top
            content:
              body:
                - { searchField: { placeholder: Search }, name: field }
                - { list: { rowCount: 20 }, name: list }
        timeline:
          - { at: 0.5s, move: search, to: full }
          - { at: 1.5s, drag: search, by: { x: 0, y: 300 }, duration: 0.3s }
        output:
          fps: 50
          scale: 1                       # pixels per point

        """

    private static let overlayContainerBody = """
        container:
          homeIndicator: true
        overlayContainers:
          search:                        # a name of your choice; events use it
            notches: [25%, 50%, 75%]     # heights that the overlay rests at
            drivingScrollView: list
            viewControllers:             # from the back to the front; the last one is the overlay
              - name: map
                body:
                  - { map: europe, name: map, placement: fill }
              - name: search
                background: white
                body:
                  - { label: Places, textStyle: headline, name: header }
                  - { list: { rowCount: 30 }, name: list }
        timeline:
          - { at: 0.5s, drag: header, by: { x: 0, y: -250 }, duration: 0.25s }
          - { at: 1.8s, move: search, toNotchAt: 0 }
        output:
          fps: 50
          scale: 1                       # pixels per point

        """

    private static let cardBody = """
        container:
          content:                       # the page that presents
            background: "#EAF2FF"
            body:
              - { button: Show, name: show, placement: center }
        cards:
          details:                       # a name of your choice; events use it
            content:
              background: white
              body:
                - { label: Details, textStyle: title1 }
        timeline:
          - { at: 0.5s, tap: show, then: { present: details } }
          - { at: 1.8s, drag: details, by: { x: 0, y: 500 }, duration: 0.3s }
        output:
          fps: 50
          scale: 1                       # pixels per point

        """

    private static let entryBody = """
        container:
          content:                       # the app behind the entry
            background: "#EAF2FF"
            body:
              - { label: My App, textStyle: largeTitle }
        entries:
          saved:                         # a name of your choice; events use it
            attributes:
              preset: topFloat           # bottomFloat, centerFloat, topToast, bottomToast, topNote, statusBar ...
              displayDuration: 2s
              entryBackground: { color: "#1E7AF0" }
            content:
              notification:
                title: { text: Saved, color: white }
                description: { text: Your changes are in the library., color: white }
        timeline:
          - { at: 0.5s, display: saved }
        output:
          fps: 50
          scale: 1                       # pixels per point

        """
}
