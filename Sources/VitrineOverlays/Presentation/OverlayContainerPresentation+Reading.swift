import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting
import VitrineVocabulary

/// What the container shows, and what a finger finds.
extension OverlayContainerPresentation {
    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let seconds = frame.seconds
        let (share, alpha) = (shown.value(at: seconds), dimming.value(at: seconds))
        let layout = layout(at: frame)
        let place: Layer.Place = isModal ? .modal : .page
        var nodes: [Node] = []
        if layout.container.sheetPresentation?.dimmingView != nil, alpha > 0 {
            nodes.append(.shape(ShapeNode(.rect(frame.context.screen), color: RGBColor.black.withAlpha(alpha))))
        }
        guard share > 0 else { return PresentationSnapshot(layers: [Layer(place, nodes)]) }
        let contents = layouts(layout, at: seconds).reversed().flatMap { self.nodes(of: $0, in: layout, at: frame) }
        let way = (1 - share) * layout.frame.height
        nodes += way == 0 ? contents : [.group(GroupNode(contents, transform: .translation(x: 0, y: way)))]
        var claims = Claims()
        if let style = layout.container.overlay?.preferredStatusBarStyle {
            claims.statusBars = [
                StatusBarClaim(
                    share: min(max(share, 0), 1), isLight: style.isLight(in: frame.context.traits.appearance),
                    isHidden: false, isPageDark: frame.context.isDark)
            ]
        }
        return PresentationSnapshot(claims: claims, layers: [Layer(place, nodes)], hosted: hosted(layout, way))
    }

    /// What is shown in the container is shown in its overlay. Source: facts, overlay container, section 6, rule 12.
    private func hosted(_ layout: OverlayLayout, _ way: Double) -> HostPose {
        HostPose(
            frame: layout.overlayFrame.offsetBy(dx: 0, dy: way),
            safeArea: Insets(bottom: layout.context.traits.safeArea.bottom))
    }

    /// Whether the container is presented over the screen, not a part of the page.
    private var isModal: Bool {
        !shown.animations.isEmpty || shown.initial == 0 || container.initial.sheetPresentation != nil
    }

    /// An overlay at rest stands on whole pixels.
    private func settled(_ dy: Double, at frame: FrameContext) -> Double {
        guard motion.height.isSettled(at: frame.seconds) else { return dy }
        let scale = frame.context.viewport.scale
        return (dy * scale).rounded() / scale
    }

    /// Backgrounds between the one at the back and the overlay are clear unless they have a color.
    private func nodes(of one: PlacedContent, in layout: OverlayLayout, at frame: FrameContext) -> [Node] {
        let last = contents.count - 1
        if one.index == last, layout.overlayHeight <= 0 { return [] }
        let content = one.layout.content
        let isClear =
            one.index > 0 && one.index < last && content.background == nil && content.backgroundEffect == .none
        let nodes = (isClear ? one.layout.picture() : one.layout.background()) + one.layout.nodes()
        let dy = one.index == last ? settled(one.dy, at: frame) : one.dy
        return dy == 0 ? nodes : [.group(GroupNode(nodes, transform: .translation(x: 0, y: dy)))]
    }

    package func targets(at frame: FrameContext) -> [Target] {
        guard isPresented else { return [] }
        let drawn = layout(at: frame)
        let model = layout(at: frame, height: motion.height.target)
        let shift = model.overlayTop - drawn.overlayTop
        var out: [Target] = []
        for one in layouts(drawn, at: frame.seconds) {
            let isOverlay = one.index == contents.count - 1
            for target in one.layout.targets(of: name) {
                var moved = target
                moved.frame = target.frame.offsetBy(dx: 0, dy: one.dy)
                moved.hit = target.hit?.offsetBy(dx: 0, dy: one.dy + (isOverlay ? shift : 0))
                out.append(moved)
            }
            let box = isOverlay ? drawn.overlayFrame.intersection(drawn.frame) : drawn.frame
            let hit = isOverlay ? model.overlayFrame.intersection(model.frame) : drawn.frame
            if isOverlay { out.append(Target(.init(name), frame: box, hit: hit.isEmpty ? nil : hit)) }
            let takesTouches = one.index == 0 && !isOverlay
            out.append(Target(.init(name, contents[one.index].name), frame: box, hit: takesTouches ? hit : nil))
        }
        if drawn.container.sheetPresentation != nil {
            let screen = frame.context.screen
            out.append(Target(.init(name, Self.dimmingView), frame: screen, hit: screen))
        }
        return out
    }
}
