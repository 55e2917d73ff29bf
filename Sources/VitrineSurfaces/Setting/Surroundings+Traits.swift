import VitrineVocabulary

extension Surroundings {
    /// Creates the surroundings that rules of keys need from the traits.
    package init(_ traits: Traits) {
        self.init([
            "design": traits.design.rawValue, "idiom": traits.device.idiom.rawValue,
            "home": traits.device.hasHomeIndicator ? "indicator" : "button",
        ])
    }

    /// The design, if known.
    package var design: Design? { names["design"].flatMap(Design.init) }

    /// The idiom, if known.
    package var idiom: Device.Idiom? { names["idiom"].flatMap(Device.Idiom.init) }

    /// Whether the device is known to have no home button.
    package var hasHomeIndicator: Bool { names["home"] == "indicator" }

    /// Whether the device is known to be an iPad or a Mac.
    package var isWide: Bool { idiom.map { $0 != .phone } ?? false }
}
