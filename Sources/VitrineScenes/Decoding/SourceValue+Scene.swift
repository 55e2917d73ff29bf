import VitrineChrome

extension SourceValue {
    private static let sceneKeys = KeyTable(
        "vitrine", "device", "orientation", "design", "appearance", "direction", "locale", "textSize", "container",
        "popupBar", "popupContent", "timeline", "output", "fonts")

    func scene() -> Scene {
        guard let keys = keyed(Self.sceneKeys, expected: "a scene (keys and values)") else { return Scene() }
        if let version = keys.required("vitrine"), let number = version.wholeNumber(), number != 1 {
            version.report(.outOfRange(value: "\(number)", legal: "1"))
        }
        return Scene(
            environment: keys.environment(),
            container: keys["container"]?.container() ?? Container(),
            popupBar: keys["popupBar"]?.popupBar(),
            timeline: keys["timeline"]?.timeline() ?? [],
            output: keys["output"]?.output() ?? Output(),
            fonts: keys["fonts"]?.fonts() ?? SceneFonts(),
            popupContent: keys["popupContent"]?.popupContent())
    }
}
