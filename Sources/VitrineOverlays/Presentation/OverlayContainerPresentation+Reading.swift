import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// The container's drawing and targets.
extension OverlayContainerPresentation {
    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let seconds = frame.seconds
        let (fraction, alpha) = (shown.value(at: seconds), dimming.value(at: seconds))
        let layout = layout(at: frame)
        let place: Layer.Place = isModal ? .modal : .page
        var nodes: [Node] = []
        if let view = layout.container.sheetPresentation?.dimmingView, view.alpha ?? alpha > 0 {
            let color = view.backgroundColor
            nodes.append(
                .shape(
                    ShapeNode(
                        .rect(frame.context.screen), color: color.withAlpha(color.alpha * (view.alpha ?? alpha)))))
        }
        guard fraction > 0 else { return PresentationSnapshot(layers: [Layer(place, nodes)]) }
        let contents = placed(in: layout, at: seconds).reversed().flatMap { self.nodes(of: $0, in: layout, at: frame) }
        let offset = offset(in: layout, at: seconds)
        nodes += offset == 0 ? contents : [.group(GroupNode(contents, transform: .translation(x: 0, y: offset)))]
        var out = claims(at: frame, layout)
        out.layers = [Layer(place, nodes)]
        return out
    }

    package func claims(at frame: FrameContext) -> PresentationSnapshot {
        shown.value(at: frame.seconds) > 0 ? claims(at: frame, layout(at: frame)) : PresentationSnapshot()
    }

    private func claims(at frame: FrameContext, _ layout: OverlayLayout) -> PresentationSnapshot {
        let seconds = frame.seconds
        var claims = Claims()
        let page = navigation.pages(at: seconds).first { $0.offset < 0.5 }.flatMap {
            layout.container.child(named: $0.name)
        }
        if let style = page?.preferredStatusBarStyle ?? layout.container.overlay?.preferredStatusBarStyle {
            claims.statusBars = [
                StatusBarClaim(
                    fraction: shown.value(at: seconds).clamped(to: 0...1),
                    isLight: style.isLight(in: frame.context.traits.appearance), isHidden: false,
                    isPageDark: frame.context.isDark)
            ]
        }
        return PresentationSnapshot(claims: claims, hosted: hosted(layout, offset(in: layout, at: seconds)))
    }

    /// Returns the distance of the container below its final position during its transitions, in points.
    private func offset(in layout: OverlayLayout, at seconds: Double) -> Double {
        (1 - shown.value(at: seconds)) * layout.frame.height
    }

    /// Returns the pose of presentations in the container, which are shown in its overlay. Source: facts, overlay
    /// container, section 6, rule 12.
    private func hosted(_ layout: OverlayLayout, _ offset: Double) -> HostPose {
        HostPose(
            frame: layout.overlayFrame.offsetBy(dx: 0, dy: offset), safeArea: layout.safeArea(of: layout.overlayFrame))
    }

    /// Whether the container is presented over the screen, rather than part of the page.
    private var isModal: Bool {
        !shown.animations.isEmpty || shown.initial == 0 || container.initial.sheetPresentation != nil
    }

    /// Returns a displacement, rounded to whole pixels for an overlay at rest.
    private func settled(_ dy: Double, at frame: FrameContext) -> Double {
        guard motion.height.isSettled(at: frame.seconds) else { return dy }
        let pixel = frame.context.viewport.pixel
        return (dy / pixel).rounded() * pixel
    }

    /// Returns the nodes of a content. Backgrounds between the rearmost one and the overlay are clear by default.
    private func nodes(of one: PlacedContent, in layout: OverlayLayout, at frame: FrameContext) -> [Node] {
        let view = layout.container.child(named: contents[one.index].name) ?? OverlayViewController()
        if one.isOverlay && layout.overlayHeight <= 0 || view.isHidden || view.alpha <= 0 { return [] }
        let content = one.layout.content
        let isClear =
            one.index > 0 && !one.isOverlay && content.background == nil && content.backgroundEffect == .none
        let nodes = (isClear ? one.layout.picture() : one.layout.background()) + one.layout.nodes()
        let dy = one.isOverlay ? settled(one.dy, at: frame) : 0
        let own = view.transform.transform(about: one.layout.frame.center)
        if dy == 0, own == .identity, view.alpha >= 1 { return nodes }
        return [
            .group(GroupNode(nodes, transform: own.then(.translation(x: 0, y: dy)), opacity: view.alpha))
        ]
    }

    /// The content of a view controller with its position.
    struct PlacedContent {
        var index: Int
        var layout: ContentLayout
        /// Whether it belongs to the overlay: the last view controller, or a page over it.
        var isOverlay: Bool
        /// The displacement from its layout frame, in points.
        var dy: Double
    }

    /// Returns the shown contents, from front to back.
    func placed(in layout: OverlayLayout, at seconds: Double) -> [PlacedContent] {
        func overlay(_ i: Int, _ offset: Double) -> PlacedContent {
            PlacedContent(
                index: i, layout: layout.overlay(contents[i].content, at: seconds), isOverlay: true,
                dy: layout.displacement + offset * layout.overlayHeight)
        }
        let pages = navigation.pages(at: seconds)
        var out = pages.compactMap { page in
            contents.firstIndex { $0.name == page.name }.map { overlay($0, page.offset) }
        }
        if pages.last?.offset != 0, contents.indices.contains(overlayIndex) { out.append(overlay(overlayIndex, 0)) }
        return out
            + (0..<max(0, overlayIndex)).reversed().map { i in
                PlacedContent(
                    index: i, layout: layout.ground(contents[i].content, at: seconds), isOverlay: false, dy: 0)
            }
    }

    package func targets(at frame: FrameContext) -> [Target] {
        guard isPresented else { return [] }
        let drawn = layout(at: frame)
        let model = layout(at: frame, height: motion.height.target)
        let shift = model.overlayTop - drawn.overlayTop
        var out: [Target] = []
        for one in placed(in: drawn, at: frame.seconds) {
            let takes = drawn.container.child(named: contents[one.index].name)?.takesTouches ?? true
            for target in one.layout.targets(of: name) {
                var moved = target
                moved.frame = target.frame.offsetBy(dx: 0, dy: one.dy)
                moved.hit = takes ? target.hit?.offsetBy(dx: 0, dy: one.dy + (one.isOverlay ? shift : 0)) : nil
                out.append(moved)
            }
            let box = one.isOverlay ? drawn.overlayFrame.intersection(drawn.frame) : drawn.frame
            let hit = one.isOverlay ? model.overlayFrame.intersection(model.frame) : drawn.frame
            if one.isOverlay { out.append(Target(.init(name), frame: box, hit: hit.isEmpty || !takes ? nil : hit)) }
            let isGround = one.index == 0 && !one.isOverlay && takes
            out.append(Target(.init(name, contents[one.index].name), frame: box, hit: isGround ? hit : nil))
        }
        if drawn.container.sheetPresentation != nil {
            let screen = frame.context.screen
            out.append(Target(.init(name, Self.dimmingView), frame: screen, hit: screen))
        }
        return out
    }
}
