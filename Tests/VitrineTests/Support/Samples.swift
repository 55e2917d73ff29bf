import Foundation

/// Scene files for the tests.
enum Samples {
    /// The repository's folder of scenes.
    static let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../../Assets/Scenes"

    /// Whether the tests are optimized. Debug builds draw about thirty times slower.
    static let isOptimized: Bool = {
        #if DEBUG
            false
        #else
            true
        #endif
    }()

    /// A bar that is presented within 0.3 s, 86x34 pixels at 10 frames per second.
    static let animation = """
        vitrine: 1
        container:
          content: { background: "#7DF67D" }
          toolbar: { items: [Show, Hide] }
        popupBar:
          barStyle: floating
          popupItem: { title: A title, subtitle: A subtitle, image: artwork/rain.png, trailingBarButtonItems: [pause] }
        timeline:
          - { at: 0.1s, tap: Show, then: { present: popupBar } }
        output: { crop: bottom 170pt, size: 86x34, fps: 10, duration: 0.5s }

        """

    /// A presented bar, 86x34 pixels.
    static let still = """
        vitrine: 1
        popupBar: { popupItem: { title: A title, trailingBarButtonItems: [pause] } }
        output: { crop: bottom 170pt, size: 86x34 }

        """
}
