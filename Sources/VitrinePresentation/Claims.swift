import VitrinePages
import VitrinePrimitives

/// The requirements of a presentation on the rest of the screen at one time.
package struct Claims: Hashable, Sendable {
    /// The safe area of pages in the presentation's host; nil leaves it unchanged.
    package var safeArea: SafeAreaClaim?
    /// The pose of the host that the presentation is presented from; nil leaves it unchanged.
    package var presenter: HostPose?
    /// The claims on status bars, from bottom to top.
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

/// The end of the safe area of a host's pages.
package struct SafeAreaClaim: Hashable, Sendable {
    /// The y coordinate of its bottom edge on pages with the dock, in points of the host.
    package var bottom: Double
    /// The y coordinate of its bottom edge on pages that hide the dock.
    package var bottomWithoutDock: Double

    package init(bottom: Double, bottomWithoutDock: Double) {
        self.bottom = bottom
        self.bottomWithoutDock = bottomWithoutDock
    }
}

/// The appearance of the status bar and the home indicator that a presentation requires.
package struct StatusBarClaim: Hashable, Sendable {
    /// The weight of the claim, 0...1.
    package var fraction: Double
    package var isLight: Bool
    package var isHidden: Bool
    /// Whether the page behind the home indicator is dark.
    package var isPageDark: Bool
    package var hidesHomeIndicator: Bool

    package init(
        fraction: Double, isLight: Bool, isHidden: Bool, isPageDark: Bool, hidesHomeIndicator: Bool = false
    ) {
        self.hidesHomeIndicator = hidesHomeIndicator
        self.fraction = fraction
        self.isLight = isLight
        self.isHidden = isHidden
        self.isPageDark = isPageDark
    }
}

/// The changes of a popup bar to the dock below it.
package struct DockClaim: Hashable, Sendable {
    /// The y coordinate at which the dock's material begins, in points of the host.
    package var materialTop: Double
    /// The opacity of the material, 0...1.
    package var material: Double
    /// The strength of the material's white plate, 0...1.
    package var plate: Double
    /// The strength of the line above the dock, 0...1.
    package var hairline: Double
    /// The fraction by which the dock is pushed off the screen, 0...1.
    package var push: Double
    /// Whether a bar without a dock extends to the bottom of the screen, in the legacy design.
    package var extendsWithoutDock: Bool

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
