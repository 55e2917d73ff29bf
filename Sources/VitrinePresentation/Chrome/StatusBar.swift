import VitrineSurfaces

/// The time and the state of the device at the top of the screen.
public struct StatusBar: Hashable, Sendable {
    /// The values of `UIStatusBarStyle`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Black in light surroundings, white in dark ones.
        case `default`
        /// White.
        case lightContent
        /// Black.
        case darkContent

        package func isLight(in appearance: Appearance) -> Bool {
            switch self {
            case .default: appearance == .dark
            case .lightContent: true
            case .darkContent: false
            }
        }
    }

    /// The time. Default: `09:41`.
    public var time: String
    /// The style. Default: `default`.
    public var style: Style
    /// Whether the status bar is hidden. Default: false.
    public var isHidden: Bool
    /// Whether an arrow beside the time shows that the location is in use. Default: false.
    public var showsLocation: Bool
    /// Whether the phone has a SIM; without one, as in a simulator, four faint dots replace the signal. Default: true.
    public var hasSIM: Bool

    /// The name of the network in place of its signal, on phones with a home button. Default: none.
    public var carrier: String?
    /// Whether the strength of the cellular signal is shown, on phones. Default: true.
    public var showsSignal = true
    /// Whether signal and Wi-Fi are shown, on phones. Default: true.
    public var showsNetwork = true
    /// Whether the time is on a red pill: the screen is recorded. On phones with a notch or an island. Default: false.
    public var isRecording = false
    /// The level of the battery, 0...1, on phones. Default: 1.
    public var batteryLevel = 1.0
    /// Whether the battery is green with a bolt, on phones. Default: false.
    public var isCharging = false
    /// The date beside the time, on iPads. Default: none.
    public var date: String?
    /// Whether a moon shows that a focus is on, on iPads. Default: false.
    public var showsFocus: Bool

    public init(
        time: String = "09:41", style: Style = .default, isHidden: Bool = false, showsLocation: Bool = false,
        date: String? = nil, showsFocus: Bool = false, hasSIM: Bool = true
    ) {
        self.time = time
        self.style = style
        self.isHidden = isHidden
        self.showsLocation = showsLocation
        self.hasSIM = hasSIM
        self.date = date
        self.showsFocus = showsFocus
    }
}
