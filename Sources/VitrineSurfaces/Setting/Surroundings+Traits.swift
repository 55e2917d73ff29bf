import VitrineVocabulary

extension Surroundings {
    /// What rules of keys ask of the traits.
    package init(_ traits: Traits) {
        self.init([
            "design": traits.design.rawValue, "idiom": traits.device.idiom.rawValue,
            "home": traits.device.hasHomeIndicator ? "indicator" : "button",
        ])
    }

    /// Nil where it is not known.
    package var design: Design? { names["design"].flatMap(Design.init) }

    /// Nil where it is not known.
    package var idiom: Device.Idiom? { names["idiom"].flatMap(Device.Idiom.init) }

    /// Whether the device is known to have no home button.
    package var hasHomeIndicator: Bool { names["home"] == "indicator" }

    /// Whether the device is known to be an iPad or a Mac.
    package var isWide: Bool { idiom.map { $0 != .phone } ?? false }
}
