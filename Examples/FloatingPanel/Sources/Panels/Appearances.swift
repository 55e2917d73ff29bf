import FloatingPanel
import UIKit

/// How the surface of a panel looks.
public struct PanelAppearance {
    public let name: String
    private let configure: (FloatingPanelController) -> Void

    public func apply(to panel: FloatingPanelController) { configure(panel) }

    /// Lets a blur of the content through.
    public static let glass = PanelAppearance(name: "Glass") { panel in
        panel.surfaceView.backgroundColor = .clear
        panel.surfaceView.cornerRadius = 12
        panel.surfaceView.shadowOpacity = 0.15
        panel.surfaceView.shadowRadius = 6
        panel.surfaceView.grabberHandle.barColor = UIColor(white: 0.6, alpha: 1)
    }

    public static let card = PanelAppearance(name: "Card") { panel in
        panel.surfaceView.backgroundColor = .systemBackground
        panel.surfaceView.cornerRadius = 20
        panel.surfaceView.shadowOpacity = 0.25
        panel.surfaceView.shadowRadius = 12
        panel.surfaceView.grabberTopPadding = 8
    }

    public static let dark = PanelAppearance(name: "Dark") { panel in
        panel.surfaceView.backgroundColor = UIColor(white: 0.13, alpha: 1)
        panel.surfaceView.cornerRadius = 16
        panel.surfaceView.grabberHandle.barColor = UIColor(white: 0.45, alpha: 1)
        panel.surfaceView.shadowHidden = true
    }

    /// A line instead of a shadow.
    public static let outlined = PanelAppearance(name: "Outlined") { panel in
        panel.surfaceView.backgroundColor = .white
        panel.surfaceView.cornerRadius = 8
        panel.surfaceView.borderWidth = 1
        panel.surfaceView.borderColor = .systemGray3
        panel.surfaceView.shadowHidden = true
        panel.surfaceView.grabberHandleWidth = 60
        panel.surfaceView.grabberHandleHeight = 3
    }

    /// Does not touch the edges of the screen.
    public static let floating = PanelAppearance(name: "Floating") { panel in
        panel.surfaceView.backgroundColor = .white
        panel.surfaceView.cornerRadius = 28
        panel.surfaceView.borderWidth = 0
        panel.surfaceView.containerMargins = UIEdgeInsets(top: 0, left: 12, bottom: 24, right: 12)
        panel.surfaceView.shadowHidden = false
        panel.surfaceView.shadowColor = .systemIndigo
        panel.surfaceView.shadowOpacity = 0.4
        panel.surfaceView.shadowRadius = 16
        panel.surfaceView.shadowOffset = CGSize(width: 0, height: 8)
        panel.backdropView.backgroundColor = .systemIndigo
    }
}
