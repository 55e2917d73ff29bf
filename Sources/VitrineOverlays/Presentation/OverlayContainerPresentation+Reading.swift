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
        let contents = layouts(layout, at: seconds).reversed().flatMap { index, content, dy in
            self.nodes(of: index, content, dy: settled(dy, at: frame), in: layout)
        }
        let way = (1 - share) * layout.frame.height
        nodes += way == 0 ? contents : [.group(GroupNode(contents, transform: .translation(x: 0, y: way)))]
        var claims = Claims()
        if let style = layout.container.overlay?.preferredStatusBarStyle {
            claims.statusBar = StatusBarClaim(
                share: min(max(share, 0), 1), isLight: style.isLight(in: frame.context.environment.appearance),
                isHidden: false, isPageDark: frame.context.isDark)
        }
        return PresentationSnapshot(claims: claims, layers: [Layer(place, nodes)])
    }

    /// Whether the container is presented over the screen, not a part of the page.
    private var isModal: Bool { !shown.animations.isEmpty || shown.initial == 0 || container.initial.sheetPresentation != nil }

    /// An overlay at rest stands on whole pixels.
    private func settled(_ dy: Double, at frame: FrameContext) -> Double {
        guard motion.height.isSettled(at: frame.seconds) else { return dy }
        let scale = frame.context.viewport.scale
        return (dy * scale).rounded() / scale
    }

    /// Backgrounds between the one at the back and the overlay are clear unless they have a color.
    private func nodes(of index: Int, _ content: ContentLayout, dy: Double, in layout: OverlayLayout) -> [Node] {
        let controllers = layout.container.viewControllers
        let isBetween = index > 0 && index < controllers.count - 1
        let isClear = isBetween && content.content.background == nil && content.content.backgroundEffect == .none
        var nodes = isClear ? content.picture() : content.background()
        nodes += content.nodes()
        if index == controllers.count - 1, layout.overlayHeight <= 0 { return [] }
        return dy == 0 ? nodes : [.group(GroupNode(nodes, transform: .translation(x: 0, y: dy)))]
    }

    package func targets(at frame: FrameContext) -> [Target] {
        guard isPresented else { return [] }
        let drawn = layout(at: frame)
        let model = layout(at: frame, height: motion.height.target)
        let shift = Point(x: 0, y: model.overlayTop - drawn.overlayTop)
        var out: [Target] = []
        for (index, content, dy) in layouts(drawn, at: frame.seconds) {
            let isOverlay = index == drawn.container.viewControllers.count - 1
            for target in content.targets.reversed() {
                let box = target.frame.offsetBy(dx: 0, dy: dy)
                out.append(
                    Target(
                        .init(name, target.name), frame: box,
                        hit: isOverlay ? box.offsetBy(dx: 0, dy: shift.y) : box))
            }
            let controller = drawn.container.viewControllers[index]
            let box = isOverlay ? drawn.overlayFrame.intersection(drawn.frame) : drawn.frame
            let hit = isOverlay ? model.overlayFrame.intersection(model.frame) : drawn.frame
            if isOverlay { out.append(Target(.init(name), frame: box, hit: hit.isEmpty ? nil : hit)) }
            let takesTouches = index == 0 && !isOverlay
            out.append(Target(.init(name, controller.name), frame: box, hit: takesTouches ? hit : nil))
        }
        if drawn.container.sheetPresentation != nil {
            let screen = frame.context.screen
            out.append(Target(.init(name, Self.dimmingView), frame: screen, hit: screen))
        }
        return out
    }
}
