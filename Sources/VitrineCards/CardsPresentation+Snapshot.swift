import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

extension CardsPresentation {
    package func snapshot(at frame: FrameContext) -> PresentationSnapshot {
        let stack = stack(at: frame)
        var out = claims(of: stack, at: frame)
        guard stack.root != nil else { return out }
        let nodes = views(stack, at: frame).flatMap { view in
            view.nodes()
                + (view.card.navigationBar == nil
                    ? CardHandle(of: view.shown, in: frame.context.traits.screenSize).nodes(
                        alpha: view.shown.handleAlpha.value(at: frame.seconds), in: frame.context) : [])
        }
        out.layers = [Layer(.modal, nodes)]
        return out
    }

    package func claims(at frame: FrameContext) -> PresentationSnapshot { claims(of: stack(at: frame), at: frame) }

    private func claims(of stack: CardStack, at frame: FrameContext) -> PresentationSnapshot {
        guard let root = stack.root else { return PresentationSnapshot() }
        let traits = frame.context.traits
        var claims = Claims(presenter: pose(root, in: traits))
        claims.statusBars = stack.cards.map { card, _ in
            let values = self.card(card.name, at: frame.seconds)
            return StatusBarClaim(
                fraction: card.progress.value(at: frame.seconds).clamped(to: 0...1),
                isLight: values.statusBarStyle.isLight(in: traits.appearance), isHidden: false,
                isPageDark: values.content.pageColor(in: traits).luma < 0.5)
        }
        return PresentationSnapshot(claims: claims)
    }

    /// Returns the pose of the root view behind the cards. The window behind it is black.
    private func pose(_ root: CardStack.View, in traits: Traits) -> HostPose {
        var pose = HostPose(
            frame: root.frame, safeArea: CardStack.safeArea(of: root.frame, in: traits), corners: .top(root.radius),
            cornerCurve: .circular, alpha: root.alpha, takesTouches: false)
        pose.barDarkness = root.barDarkness
        return pose
    }

    /// Returns the visible cards, from bottom to top.
    func views(_ stack: CardStack, at frame: FrameContext) -> [CardView] {
        stack.cards.filter { frame.seconds < $0.card.hiding }.map { card, view in
            CardView(self.card(card.name, at: frame.seconds), card, view, at: frame.seconds, in: frame.context)
        }
    }

    /// Returns the targets: the uppermost card receives touches, and a pan anywhere on the window; the views behind it
    /// receive none. Source: facts, card presentation, sections 3.5 and 6.
    package func targets(at frame: FrameContext) -> [Target] {
        let window = frame.context.traits.screenSize
        let views = views(stack(at: frame), at: frame)
        var out: [Target] = []
        for (i, view) in views.enumerated().reversed() {
            let isTop = i == views.count - 1
            if isTop, view.card.navigationBar == nil {
                let button = CardHandle(of: view.shown, in: window).button
                let isShown = view.shown.handleAlpha.value(at: frame.seconds) >= 0.01
                out.append(Target(.init(view.shown.name, Card.Part.handle), frame: button, hit: isShown ? button : nil))
            }
            out += view.targets(isActive: isTop)
            out.append(
                Target(
                    .init(view.shown.name), frame: view.view.frame,
                    hit: isTop ? Rect(origin: .zero, size: window) : nil))
        }
        return out
    }

    package func lapEnd(at frame: FrameContext) -> Double? {
        views(stack(at: frame), at: frame).compactMap { $0.layout.lapEnd(after: frame.seconds) }.max()
    }
}
