import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// Where an overlay container and its children are at one moment.
///
/// Source: facts, overlay container, section 2.2.
package struct OverlayLayout {
    package let container: OverlayContainer
    package let context: Context
    /// Of the container, in points of the host.
    package let frame: Rect
    /// The translation height.
    package let height: Double
    /// The height of the highest notch.
    package let highest: Double

    package init(_ container: OverlayContainer, height: Double, heights: [Double], in context: Context) {
        self.container = container
        self.context = context
        frame = Self.frame(of: container, in: context.traits)
        self.height = max(0, height)
        highest = heights.last ?? 0
    }

    /// The frame of a container in its host.
    package static func frame(of container: OverlayContainer, in traits: Traits) -> Rect {
        let (size, safe) = (traits.screenSize, traits.safeArea)
        let top = container.topAnchor == .safeArea ? safe.top : 0
        let isMirrored = traits.direction == .rightToLeft
        let inset = container.leadingAnchor == .superview ? 0 : isMirrored ? safe.right : safe.left
        let width = min(container.width ?? .infinity, max(0, size.width - inset))
        let x = isMirrored ? size.width - inset - width : inset
        return Rect(x: x, y: top, width: width, height: max(0, size.height - top))
    }

    /// `availableSpace`.
    package var availableSpace: Double { frame.height }

    /// The height of the overlay's view.
    package var overlayHeight: Double {
        switch container.effectiveStyle {
        case .flexibleHeight: height
        case .rigid: highest
        case .expandableHeight: max(highest, height)
        }
    }

    /// y of the overlay's top edge.
    package var overlayTop: Double { frame.maxY - height }

    package var overlayFrame: Rect { Rect(x: frame.minX, y: overlayTop, width: frame.width, height: overlayHeight) }

    /// Where the overlay is laid out: at rest on its highest notch. It is moved as a whole from there, so that nothing is
    /// rounded anew while it moves.
    private var layoutFrame: Rect {
        let top = context.viewport.snapped(y: frame.maxY - highest)
        return Rect(x: frame.minX, y: top, width: frame.width, height: overlayHeight)
    }

    /// From where the overlay is laid out to where it is.
    package var displacement: Double { overlayTop - layoutFrame.minY }

    /// The content of the overlay, or of a page over it, where it is laid out.
    package func overlay(_ content: PresentedContent, at seconds: Double) -> ContentLayout {
        content.layout(
            in: layoutFrame, safeArea: safeArea(of: overlayFrame), ElementContext(context), at: seconds)
    }

    /// The content of a view controller behind the overlay.
    package func ground(_ content: PresentedContent, at seconds: Double) -> ContentLayout {
        content.layout(in: frame, safeArea: safeArea(of: frame), ElementContext(context), at: seconds)
    }

    /// What the edges of the host's safe area cover of a frame.
    package func safeArea(of frame: Rect) -> Insets {
        context.traits.safeArea.covering(frame, in: Rect(origin: .zero, size: context.traits.screenSize))
    }
}
