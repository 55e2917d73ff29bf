import VitrineStage

/// One scene that uses every key, in both notations.
enum Samples {
    static let full = """
        vitrine: 1
        device: iphone-16-pro
        design: legacy
        appearance: dark
        direction: rtl
        locale: he
        textSize: xLarge
        container:
          content:
            background: "#7DF67D"
            darkBackground: {red: 0.25, green: 5e-1, blue: 1, alpha: .75}
          toolbar: { items: [Present Bar, Appearance, Dismiss Bar] }
          homeIndicator: true
        popupBar:
          libraryVersion: 4.0
          style: floating
          progressViewStyle: top
          tintColor: '#1122FF80'
          presented: false
          semanticContentAttribute: forceLeftToRight
          barItemsSemanticContentAttribute: unspecified
          standardAppearance:
            marqueeScrollEnabled: true
            marqueeScrollRate: 17.5
            marqueeScrollDelay: 1500ms
            coordinateMarqueeScroll: false
          item:
            title: What? *This*
            subtitle: 1984
            image: artwork/rain.png
            progress: 0.61
            leading:
              - shuffle
            trailing: [pause, {icon: forward, tint: "#D2375B", scale: 1.1}]
        timeline:
          - { at: 0.76s, tap: Present Bar, hold: 180ms, then: { present: popupBar }, after: 105ms, offset: {x: 4, y: -1.5pt} }
          - { at: 1, present: popupBar, animated: false }
          - { dismiss: popupBar }
          - { wait: 0.5s }
          - set:
              appearance: light
              container: { content: { background: black } }
              popupBar:
                popupItem: { title: t, image: null, progress: 0.4 }
                barStyle: compact
                tintColor: systemPink
                standardAppearance: { marqueeScrollRate: 60, marqueeScrollDelay: 1s }
        output:
          crop: bottom 173.5pt
          size: 414x167
          scale: 3
          fps: 25
          duration: 2.26s
          loop: 2
          quality: 74
          still: 1200ms
          format: gif

        """

    static let fullJSON = """
        {
          "vitrine": 1,
          "device": "iphone-16-pro", "design": "legacy", "appearance": "dark", "direction": "rtl", "locale": "he", "textSize": "xLarge",
          "container": {
            "content": {
              "background": "#7DF67D", "darkBackground": {"red": 0.25, "green": 5E-1, "blue": 1, "alpha": 0.75}
            },
            "toolbar": {"items": ["Present Bar", "Appearance", "Dismiss Bar"]}, "homeIndicator": true
          },
          "popupBar": {
            "libraryVersion": "4.0", "barStyle": "floating", "progressViewStyle": "top", "tintColor": "#1122FF80", "presented": false,
            "semanticContentAttribute": "forceLeftToRight", "barItemsSemanticContentAttribute": "unspecified",
            "standardAppearance": {"marqueeScrollEnabled": true, "marqueeScrollRate": 17.5, "marqueeScrollDelay": 1.5, "coordinateMarqueeScroll": false},
            "popupItem": {
              "title": "What? *This*", "subtitle": "1984", "image": "artwork\\/rain.png", "progress": 0.61,
              "leadingBarButtonItems": ["shuffle"],
              "barButtonItems": ["pause", {"icon": "forward", "tint": {"red": 0.8235294117647058, "green": 0.21568627450980393, "blue": 0.3568627450980392}, "scale": 1.1}]
            }
          },
          "timeline": [
            {"at": 0.76, "tap": "Present Bar", "hold": 0.18, "then": {"present": "popupBar"}, "after": "0.105", "offset": {"x": 4, "y": -1.5}},
            {"at": "1s", "present": "popupBar", "animated": false},
            {"dismiss": "popupBar"},
            {"wait": 0.5},
            {"set": {
              "appearance": "light", "container": {"content": {"background": "black"}},
              "popupBar": {
                "popupItem": {"title": "t", "image": null, "progress": 0.4}, "barStyle": "compact",
                "tintColor": "systemPink", "standardAppearance": {"marqueeScrollRate": 60, "marqueeScrollDelay": "1s"}
              }
            }}
          ],
          "output": {
            "crop": "bottom 173.5pt", "size": {"width": 414, "height": 167}, "scale": 3, "fps": 25, "duration": 2.26,
            "loop": 2, "quality": 74, "still": 1.2, "format": "gif"
          }
        }
        """

    /// Returns the description of every problem; empty for a valid file.
    static func problems(_ text: String, file: String = "s.yaml") -> [String] {
        problems(Array(text.utf8), file: file)
    }

    static func problems(_ bytes: [UInt8], file: String = "s.yaml") -> [String] {
        do {
            _ = try SceneParser.parse(bytes: bytes, fileName: file)
            return []
        } catch {
            return error.issues.map(\.description)
        }
    }
}
