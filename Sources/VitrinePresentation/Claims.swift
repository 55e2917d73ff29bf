import VitrinePages
import VitrinePrimitives

/// What a presentation asks of the rest of the screen at one time.
package struct Claims: Hashable, Sendable {
    /// For the pages of the host that the presentation is in; nil leaves them as they are.
    package var safeArea: SafeAreaClaim?
    /// For the host that the presentation is presented from; nil leaves it as it is.
    package var presenter: HostPose?
    /// From the bottom to the top.
    package var statusBars: [StatusBarClaim]
    package var dock: DockClaim?

    package init(
        safeArea: SafeAreaClaim? = nil, presenter: HostPose? = nil, statusBar: StatusBarClaim? = nil,
        dock: DockClaim? = nil
    ) {
        self.safeArea = safeArea
        self.presenter = presenter
        statusBars = statusBar.map { [$0] } ?? []
        self.dock = dock
    }
}

/// Where the safe area of a host's pages ends.
package struct SafeAreaClaim: Hashable, Sendable {
    /// y of its bottom edge on pages with the dock, in points of the host.
    package var bottom: Double
    /// y of its bottom edge on pages that hide the dock.
    package var bottomWithoutDock: Double

    package init(bottom: Double, bottomWithoutDock: Double) {
        self.bottom = bottom
        self.bottomWithoutDock = bottomWithoutDock
    }
}

/// How a presentation wants the status bar and the home indicator.
package struct StatusBarClaim: Hashable, Sendable {
    /// Weight of the claim, 0...1.
    package var share: Double
    package var isLight: Bool
    package var isHidden: Bool
    /// Whether the page behind the home indicator is dark.
    package var isPageDark: Bool
    package var hidesHomeIndicator: Bool

    package init(
        share: Double, isLight: Bool, isHidden: Bool, isPageDark: Bool, hidesHomeIndicator: Bool = false
    ) {
        self.hidesHomeIndicator = hidesHomeIndicator
        self.share = share
        self.isLight = isLight
        self.isHidden = isHidden
        self.isPageDark = isPageDark
    }
}

/// How a popup bar changes the dock that it stands on.
package struct DockClaim: Hashable, Sendable {
    /// y where the dock's material begins, in points of the host.
    package var materialTop: Double
    /// How much of the material is there, 0...1.
    package var material: Double
    /// Strength of the material's white plate, 0...1.
    package var plate: Double
    /// Strength of the line above the dock, 0...1.
    package var hairline: Double
    /// How far the dock is pushed out of the screen, 0...1.
    package var push: Double
    /// Whether a bar that stands on no dock goes on to the bottom of the screen, in the legacy design.
    package var extendsWithoutDock: Bool
    /// How the dock's glass shows a finger.
    package var pressAppearance = PressAppearance.brighter

    package init(
        materialTop: Double, material: Double, plate: Double, hairline: Double, push: Double = 0,
        extendsWithoutDock: Bool = true
    ) {
        self.materialTop = materialTop
        self.material = material
        self.plate = plate
        self.hairline = hairline
        self.push = push
        self.extendsWithoutDock = extendsWithoutDock
    }
}
