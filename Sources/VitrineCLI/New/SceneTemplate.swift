/// The scenes that `vitrine new` writes.
enum SceneTemplate: String, CaseIterable {
    case popupBar = "popup-bar"
    case floatingPanel = "floating-panel"
    case overlayContainer = "overlay-container"
    case card
    case entry

    /// A description of the scene, in a line.
    var summary: String {
        switch self {
        case .popupBar: "a popup bar over a list of albums, which opens and closes"
        case .floatingPanel: "a floating panel of places over a map"
        case .overlayContainer: "an overlay of night trains over a map, with three notches"
        case .card: "a card that a row of a list presents"
        case .entry: "a message that floats at the bottom of the screen"
        }
    }

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
        tintColor: { light: "#B3125A", dark: "#FF7EB0" } # of buttons, tabs and progress
        container:
          statusBar: true
          homeIndicator: true
          navigationBar: { title: Library, prefersLargeTitles: true, trailingItems: [{ icon: ellipsis }] }
          tabBar:
            items:
              - { title: Home, icon: house }
              - { title: Radio, icon: music-notes }
              - { title: Library, icon: library }
            selected: 2
          content:                       # the page
            body:
              - name: albums             # a name of your choice; events use it
                list:
                  style: plain
                  imageSize: { width: 56pt, height: 56pt }
                  detailAttributes: { foregroundColor: { light: "#6C6C70", dark: "#AEAEB2" } }
                  rows:                  # pictures: a PNG or JPEG beside this file, or `vitrine list artwork`
                    - { title: Rain on Glass, subtitle: The Window Seats, image: artwork/rain.png }
                    - { title: Lagoon, subtitle: Marisol, image: artwork/lagoon.png }
                    - { title: Forest Floor, subtitle: Quiet Company, image: artwork/forest.png }
                    - { title: Above the Clouds, subtitle: Air Mail, image: artwork/clouds.png }
                    - { title: Last Light, subtitle: Sunset Avenue, image: artwork/sunset.png }
                    - { title: Shoreline, subtitle: Low Tide, image: artwork/shore.png }
        popupBar:
          barStyle: floating             # default, compact, prominent, floatingCompact
          progressViewStyle: bottom
          standardAppearance: { subtitleTextAttributes: { foregroundColor: { light: "#5C5C60", dark: "#C7C7CC" } } }
          popupItem:
            title: Rain on Glass
            subtitle: The Window Seats
            image: artwork/rain.png
            progress: 0.3
            trailingBarButtonItems: [play, forward] # vitrine list icons
        popupContent:                    # what opens out of the bar
          title: Rain on Glass
          image: artwork/rain.png
          showsControls: true
        timeline:
          - { at: 0.4s, tap: albums.Rain on Glass, then: { present: popupBar } }
          - { at: 1.6s, open: popup }
          - { at: 3.2s, close: popup }
        output:
          # frame: device                # the picture in a phone
          fps: 50
          scale: 1                       # pixels per point
          still: 1.4s                    # the moment of a PNG

        """

    private static let floatingPanelBody = """
        container:
          statusBar: true
          homeIndicator: true
          content:                       # the page below the panel
            body:
              - { map: artwork/golden-gate.png, name: map, placement: fill }
        floatingPanels:
          search:                        # a name of your choice; events use it
            layout: { initialPosition: half } # full, tip, hidden
            surfaceView: { cornerRadius: 24pt, backgroundColor: systemBackground }
            scrollView: places           # the list that drags the panel when it is at its top
            content:
              body:
                - { searchField: { placeholder: Search }, name: field, textAttributes: { foregroundColor: { light: "#5C5C60", dark: "#AEAEB2" } } }
                - name: places
                  list:
                    style: plain
                    detailAttributes: { foregroundColor: { light: "#6C6C70", dark: "#AEAEB2" } }
                    rows:
                      - { title: Golden Gate Bridge, subtitle: 2.1 km, icon: flag, iconBackground: systemRed }
                      - { title: Fort Point Café, subtitle: 2.4 km, icon: cup, iconBackground: systemOrange }
                      - { title: Crissy Field, subtitle: 3.0 km, icon: tree, iconBackground: systemGreen }
                      - { title: Marina Books, subtitle: 3.8 km, icon: library, iconBackground: systemIndigo }
                      - { title: Harbor Pizza, subtitle: 4.2 km, icon: pizza, iconBackground: systemPink }
                      - { title: Lighthouse Music, subtitle: 4.9 km, icon: music-note, iconBackground: systemPurple }
                      - { title: Hill Street Park, subtitle: 5.5 km, icon: tree, iconBackground: systemGreen }
                      - { title: North Beach Keys, subtitle: 6.0 km, icon: key, iconBackground: systemBrown }
        timeline:
          - { at: 0.5s, move: search, to: full }
          - { at: 1.5s, drag: search, by: { x: 0, y: 300 }, duration: 0.3s }
        output:
          # frame: device                # the picture in a phone
          fps: 50
          scale: 1                       # pixels per point
          still: 0s                      # the moment of a PNG

        """

    private static let overlayContainerBody = """
        container:
          statusBar: true
          homeIndicator: true
        overlayContainers:
          trains:                        # a name of your choice; events use it
            notches: [25%, 50%, 80%]     # heights that the overlay rests at
            drivingScrollView: list
            viewControllers:             # from the back to the front; the last one is the overlay
              - name: map
                body:
                  - { map: artwork/europe.png, name: map, placement: fill }
              - name: departures
                background: systemBackground
                body:
                  - { label: Night Trains, textStyle: title2, name: header }
                  - name: list
                    list:
                      style: plain
                      detailAttributes: { foregroundColor: { light: "#6C6C70", dark: "#AEAEB2" } }
                      rows:
                        - { title: Paris to Vienna, subtitle: "19:12, 14 h 40 min", icon: moon, iconBackground: systemIndigo }
                        - { title: Zürich to Rome, subtitle: "20:40, 13 h 5 min", icon: moon, iconBackground: systemIndigo }
                        - { title: Berlin to Malmö, subtitle: "18:30, 11 h 20 min", icon: moon, iconBackground: systemIndigo }
                        - { title: Munich to Zagreb, subtitle: "23:20, 9 h 15 min", icon: moon, iconBackground: systemIndigo }
                        - { title: Vienna to Hamburg, subtitle: "20:10, 12 h", icon: moon, iconBackground: systemIndigo }
                        - { title: Prague to Kraków, subtitle: "22:00, 8 h 10 min", icon: moon, iconBackground: systemIndigo }
                        - { title: Lisbon to Madrid, subtitle: "21:25, 10 h 30 min", icon: moon, iconBackground: systemIndigo }
        timeline:
          - { at: 0.5s, drag: header, by: { x: 0, y: -250 }, duration: 0.25s }
          - { at: 1.8s, move: trains, toNotchAt: 0 }
        output:
          # frame: device                # the picture in a phone
          fps: 50
          scale: 1                       # pixels per point
          still: 1.6s                    # the moment of a PNG

        """

    private static let cardBody = """
        tintColor: "#4A43C9"             # of buttons
        container:
          statusBar: true
          homeIndicator: true
          navigationBar: { title: Travel, prefersLargeTitles: true }
          content:                       # the page that presents
            background: systemGroupedBackground
            body:
              - name: trips              # a name of your choice; events use it
                list:
                  style: insetGrouped
                  imageSize: { width: 48pt, height: 48pt }
                  detailAttributes: { foregroundColor: { light: "#6C6C70", dark: "#AEAEB2" } }
                  rows:
                    - { title: Mirror Lake, detail: 12 May, image: artwork/lake.png }
                    - { title: Sunset Bay, detail: 3 June, image: artwork/sunset.png }
                    - { title: The Lagoon, detail: 20 July, image: artwork/lagoon.png }
        cards:
          trip:
            content:
              background: systemBackground
              body:
                - { image: { image: artwork/lake.png, contentMode: scaleAspectFill }, name: photo, height: 240pt }
                - { label: Mirror Lake, textStyle: title1 }
                - { label: { text: "12 May, 09:41 from platform 4", numberOfLines: 0 }, textStyle: body }
                - { button: { title: Show Ticket, style: filled }, name: show }
        timeline:
          - { at: 0.5s, tap: trips.Mirror Lake, then: { present: trip } }
          - { at: 2.2s, drag: trip, by: { x: 0, y: 500 }, duration: 0.3s }
        output:
          # frame: device                # the picture in a phone
          fps: 50
          scale: 1                       # pixels per point
          still: 1.8s                    # the moment of a PNG

        """

    private static let entryBody = """
        container:
          statusBar: true
          homeIndicator: true
          navigationBar: { title: Notes, prefersLargeTitles: true }
          content:                       # the app behind the entry
            background: systemGroupedBackground
            body:
              - name: notes
                list:
                  style: insetGrouped
                  detailAttributes: { foregroundColor: { light: "#6C6C70", dark: "#AEAEB2" } }
                  rows:
                    - { title: Shopping, subtitle: "Lemons, rice, olive oil" }
                    - { title: Packing list, subtitle: "Rain jacket, map, charger" }
                    - { title: Books to read, subtitle: Three from the library }
                    - { title: Ideas, subtitle: A bench under the old tree }
        entries:
          saved:                         # a name of your choice; events use it
            attributes:
              preset: bottomFloat        # topFloat, centerFloat, topToast, bottomToast, topNote, statusBar ...
              displayDuration: 2s
              entryBackground: { color: "#1F5F3A" }
              roundCorners: { all: 14pt }
              shadow: { opacity: 0.25, radius: 10pt }
            content:
              notification:
                image: { image: artwork/success.png, size: { width: 44, height: 44 } }
                title: { text: Saved, color: white }
                description: { text: Your note is in the library., color: white }
        timeline:
          - { at: 0.5s, display: saved }
        output:
          # frame: device                # the picture in a phone
          fps: 50
          scale: 1                       # pixels per point
          still: 1.5s                    # the moment of a PNG

        """
}
