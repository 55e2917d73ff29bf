import VitrineSetting

extension SourceValue {
    func device() -> Device? {
        name("a device", legal: Device.all.map(\.id)).flatMap(Device.named)
    }
}

extension KeyedReader {
    /// The surroundings, whose keys are those of the file itself.
    func environment() -> Environment {
        Environment(
            device: self["device"]?.device() ?? .standard,
            design: self["design"]?.choice("a design") ?? .glass,
            appearance: self["appearance"]?.choice("an appearance") ?? .light,
            direction: self["direction"]?.choice("a direction") ?? .leftToRight,
            locale: self["locale"]?.text(),
            textSize: self["textSize"]?.choice("a text size") ?? .large,
            orientation: self["orientation"]?.choice("an orientation") ?? .portrait)
    }
}
