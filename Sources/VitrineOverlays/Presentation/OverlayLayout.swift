import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The positions of an overlay container and its children at one moment. Source: facts, overlay container, section 2.2.
package struct OverlayLayout {
    package let container: OverlayContainer
    package let context: Context
    /// The frame of the container, in points of the host.
    package let frame: Rect
    /// The translation height.
    package let height: Double
    package let highest: Double

    package init(_ container: OverlayContainer, height: Double, heights: [Double], in context: Context) {
        self.container = container
        self.context = context
        frame = Self.frame(of: container, in: context.traits)
        self.height = max(0, height)
        highest = heights.last ?? 0
    }

    /// Returns the frame of a container in its host.
    package static func frame(of container: OverlayContainer, in traits: Traits) -> Rect {
        let (size, safe) = (traits.screenSize, traits.safeArea)
        let top = container.topAnchor == .safeArea ? safe.top : 0
        let isMirrored = traits.direction == .rightToLeft
        let inset = container.leadingAnchor == .superview ? 0 : isMirrored ? safe.right : safe.left
        let width = min(container.width ?? .infinity, max(0, size.width - inset))
        let x = isMirrored ? size.width - inset - width : inset
        return Rect(x: x, y: top, width: width, height: max(0, size.height - top))
    }

    package var availableSpace: Double { frame.height }

    package var overlayHeight: Double {
        switch container.effectiveStyle {
        case .flexibleHeight: height
        case .rigid: highest
        case .expandableHeight: max(highest, height)
        }
    }

    /// The y coordinate of the overlay's top edge.
    package var overlayTop: Double { frame.maxY - height }

    package var overlayFrame: Rect { Rect(x: frame.minX, y: overlayTop, width: frame.width, height: overlayHeight) }

    /// The frame in which the overlay is laid out: that of its highest notch. It is moved as a whole from there, so
    /// that nothing is rounded again while it moves.
    private var layoutFrame: Rect {
        let top = context.viewport.snapped(y: frame.maxY - highest)
        return Rect(x: frame.minX, y: top, width: frame.width, height: overlayHeight)
    }

    package var displacement: Double { overlayTop - layoutFrame.minY }

    /// Returns the layout of the overlay's content, or of a page over it.
    package func overlay(_ content: PresentedContent, at seconds: Double) -> ContentLayout {
        content.layout(
            in: layoutFrame, safeArea: safeArea(of: overlayFrame), ElementContext(context), at: seconds)
    }

    /// Returns the layout of a view controller behind the overlay.
    package func ground(_ content: PresentedContent, at seconds: Double) -> ContentLayout {
        content.layout(in: frame, safeArea: safeArea(of: frame), ElementContext(context), at: seconds)
    }

    /// Returns the insets of a frame that the host's safe area covers.
    package func safeArea(of frame: Rect) -> Insets {
        context.traits.safeArea.covering(frame, in: Rect(origin: .zero, size: context.traits.screenSize))
    }
}
