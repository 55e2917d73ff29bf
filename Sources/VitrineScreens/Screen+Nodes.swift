import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

extension Screen {
    /// Returns the nodes of the screen at a time, from back to front, and the color behind it.
    package func nodes(at seconds: Double, in given: Context) -> (nodes: [Node], background: RGBColor) {
        let shown = shown(at: seconds, in: given)
        return (turned(shown, at: seconds, in: given.viewport), edgeColor ?? shown.background)
    }

    /// Returns the nodes in points of the screen. During a rotation, all frames are between the old and the new layout.
    private func shown(at seconds: Double, in given: Context) -> (nodes: [Node], background: RGBColor) {
        guard let turn = angle.turn(at: seconds) else { return layout(at: seconds, in: given) }
        let named = with(given) { $0.namesParts = true }
        let (old, new) = (shown(at: ScreenTurn.before(turn.start), in: named), layout(at: seconds, in: named))
        let nodes = old.nodes.mixed(with: new.nodes, at: turn.fraction)
        let moment = self.turn(at: seconds, in: given.viewport)
        return (
            nodes.placing { moment.placement(keeping: $0) },
            old.background.mixed(with: new.background, at: turn.fraction)
        )
    }

    /// Returns the nodes of a screen without a rotation.
    private func layout(at seconds: Double, in given: Context) -> (nodes: [Node], background: RGBColor) {
        let stack = stack(at: seconds, in: given)
        let pose = stack.poses[.container]
        let frame = frame(at: seconds, in: given, pose: pose)
        let traits = frame.context.traits
        let tint = DefaultTint.color(in: traits)
        var nodes = self.container(frame, stack, tint: tint)
        if let pose { nodes = posed(nodes, pose, frame.page) }
        // The system's windows fill the screen, whatever the container's frame.
        let window = pose == nil ? frame : self.frame(at: seconds, in: given)
        nodes += over(stack, system: systemLayers(window, stack.claims) + keyboardLayers(window))
        // The window of the fingers keeps its initial appearance. Source: the recording of a bar that changes its own.
        for finger in showsTouches ? fingers : [] {
            nodes += finger.nodes(
                at: seconds, dark: host.traits.initial.appearance == .dark, tint: tint,
                rate: Double(traits.device.touchRate))
        }
        if let pointer { nodes += PointerArrow(pointer).nodes(at: seconds) }
        if hasSystemColors {
            nodes = nodes.map {
                $0.resolvingSystemColors(dark: frame.context.isDark, contrast: traits.increaseContrast)
            }
        }
        if let settings = SurfaceSettings(frame.context) { nodes = nodes.map(settings.applied) }
        let background = pose == nil ? frame.container.pageColor(in: traits) : .black
        return (nodes, background)
    }

    /// Returns the container with its contents: page, dock and top bars, and the layers between them.
    private func container(_ frame: FrameContext, _ stack: Stack, tint: RGBColor) -> [Node] {
        let (context, seconds) = (frame.context, frame.seconds)
        let claims = stack.claims
        let safeArea = claims.lazy.compactMap(\.safeArea).last ?? SafeAreaClaim(frame)
        let claim = claims.lazy.compactMap(\.dock).last ?? DockClaim(frame)
        let pages = PagesView(host, container: frame.container, context: context)
        var out = pages.nodes(
            at: seconds, safeBottom: safeArea.bottom, bareSafeBottom: safeArea.bottomWithoutDock
        ) {
            host.ownPage(at: seconds, in: context).nodes(safeBottom: $0, inserting: inserted(stack))
        }
        out = context.part("page", out)
        out += layers(.page, stack)
        // Popup bars lie below the dock. Source: facts, popup bar, section 8.2.
        var dock = frame.dock
        dock.extendsBarWithoutDock = claim.extendsWithoutDock
        let dockNodes = dock.nodes(
            at: seconds, presses: host.presses, tint: tint, page: frame.glassPage, hairline: claim.hairline,
            presence: host.navigation.presence(at: seconds))
        let underlay = dock.underlay(from: claim.materialTop, opacity: claim.material, plate: claim.plate)
        let push = context.traits.design == .legacy ? max(claim.push, frame.dockAbsence) : claim.push
        let below = layers(.belowDock, stack)
        if push > 0 {
            let move = Transform.translation(x: 0, y: push * (context.screen.maxY - dock.top))
            out += context.part("underlay", [.group(GroupNode(underlay, transform: move))])
            out += below
            out += context.part("dock", [.group(GroupNode(dockNodes, transform: move))])
        } else {
            out += context.part("underlay", underlay) + below + context.part("dock", dockNodes)
        }
        var bars = TopBars(host, container: frame.container, tint: tint, page: frame.glassPage, context: context)
        bars.darkness = stack.poses[.container]?.barDarkness ?? 0
        out += context.part("bars", bars.nodes(at: seconds))
        return out + layers(.aboveDock, stack)
    }

    private func layers(_ place: Layer.Place, _ stack: Stack) -> [Node] {
        topmost(stack).filter { $0.place == place && $0.before == nil }.flatMap(\.nodes)
    }

    /// Returns the layers of presentations that are in no other, with their contents.
    private func topmost(_ stack: Stack) -> [Layer] {
        instances.indices.filter { !order.isNested($0) }.flatMap { layers(of: $0, stack) }
    }

    /// Returns the layers of a presentation, below its contents, which are clipped, faded and moved with the last one.
    private func layers(of i: Int, _ stack: Stack) -> [Layer] {
        guard let snapshot = stack.snapshots[i] else { return [] }
        var out = snapshot.layers
        if let context = stack.frames[i]?.context, context.namesParts {
            for k in out.indices { out[k].nodes = context.part("layer \(i).\(k)", out[k].nodes) }
        }
        guard let pose = snapshot.hosted, let last = out.indices.last else { return out }
        let nested = order.nested(in: i).flatMap { layers(of: $0, stack) }
        let inner = nested.filter { !$0.place.isWindow }.sortedByPlace.flatMap(\.nodes)
        if !inner.isEmpty { out[last].nodes += posed(inner, pose) }
        return out
            + nested.filter(\.place.isWindow).map {
                Layer($0.place, [.group(GroupNode($0.nodes, transform: pose.placement))])
            }
    }

    /// Returns the layers below an element of the page, by its name.
    private func inserted(_ stack: Stack) -> [String: [Node]] {
        var out: [String: [Node]] = [:]
        for layer in topmost(stack) where layer.place == .page {
            if let name = layer.before { out[name, default: []] += layer.nodes }
        }
        return out
    }

    /// Returns the layers over the container, sorted by place and then by the order of the presentations. Presentations
    /// at the level of the status bar are above it.
    private func over(_ stack: Stack, system: [Layer]) -> [Node] {
        (system + topmost(stack).filter { $0.place > .aboveDock }).sortedByPlace.flatMap(\.nodes)
    }

    /// Returns a posed container, which has a window behind it if it does not fill the screen. Source: facts, card
    /// presentation, section 2 (black).
    private func posed(_ nodes: [Node], _ pose: HostPose, _ page: RGBColor? = nil) -> [Node] {
        let bounds = Rect(origin: .zero, size: pose.frame.size)
        let ground = page.map { [Node.shape(ShapeNode(.rect(bounds), color: $0))] } ?? []
        let outline = Path.roundedRect(UnevenRoundedRect(bounds, radii: pose.corners, curve: pose.cornerCurve))
        let content = Node.group(GroupNode(ground + nodes, clip: outline))
        return [.group(GroupNode([content], transform: pose.placement, opacity: pose.alpha))]
    }

    /// Returns the screen on the canvas. The area beyond it, and beside the layout of a rotating device, is black.
    private func turned(
        _ shown: (nodes: [Node], background: RGBColor), at seconds: Double, in viewport: Viewport
    ) -> [Node] {
        let moment = turn(at: seconds, in: viewport)
        let turn = moment.transform
        // At the start of a rotation, a device that was at rest still is.
        let isTurning =
            angle.turn(at: seconds).map { $0.fraction > 0 || self.turn(at: ScreenTurn.before($0.start)) != nil }
            ?? false
        guard turn != .identity || edgeColor != nil || angle.isEverTurned else { return shown.nodes }
        let bounds = Rect(origin: .zero, size: moment.size)
        func placed(_ nodes: [Node]) -> [Node] {
            turn == .identity ? nodes : [.group(GroupNode(nodes, transform: turn))]
        }
        // The edge is painted over the nodes beyond it: a clip would need a layer of the canvas's size.
        guard edgeColor != nil else {
            let far = bounds.width + bounds.height
            func beside(_ edge: Path, _ box: Rect) -> Node {
                var frame = Path.rect(box.insetBy(dx: -far, dy: -far))
                frame.append(edge)
                return .shape(ShapeNode(frame, rule: .evenOdd, color: .black))
            }
            let device = isTurning ? [beside(moment.display(radius: 0), turn.apply(bounds))] : []
            return placed(shown.nodes + [beside(.rect(bounds), bounds)]) + device
        }
        let ground = [Node.shape(ShapeNode(.rect(bounds), color: shown.background))] + shown.nodes
        let radius = cornerRadius ?? host.traits.value(at: seconds).device.cornerRadius
        guard isTurning else {
            let edge = Path.roundedRect(UnevenRoundedRect(bounds, radii: CornerRadii(radius), curve: .continuous))
            return placed([.group(GroupNode(ground, clip: edge))])
        }
        let display = moment.display(radius: radius)
        let black = Node.shape(ShapeNode(display, color: .black))
        return [.group(GroupNode([black] + placed([.group(GroupNode(ground, clip: .rect(bounds)))]), clip: display))]
    }

    /// Returns the layers of the keyboard, which is below the home indicator only.
    private func keyboardLayers(_ frame: FrameContext) -> [Layer] {
        let shown = keyboard.value(at: frame.seconds)
        guard shown > 0 else { return [] }
        let (context, screen) = (frame.context, frame.context.screen)
        let height = KeyboardElement.height(forWidth: screen.width)
        let box = Rect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        let keyboard = Element(
            .keyboard(keyboardElement.value(at: frame.seconds)), name: KeyboardElement.name, frame: box)
        let moment = keys.moment(at: frame.seconds)
        let keys = ContentLayout(Content(body: [keyboard]), frame: screen, in: ElementContext(context, moment: moment))
            .nodes()
        let move = Transform.translation(x: 0, y: height * (1 - shown))
        return [Layer(.window(Layer.Place.keyboardLevel), [.group(GroupNode(keys, transform: move))])]
    }

    /// Returns status bar and home indicator, as the claims mix them from bottom to top. The home indicator is above
    /// everything. Source: facts, entry kit, section 5.5.
    private func systemLayers(_ frame: FrameContext, _ claims: [Claims]) -> [Layer] {
        let context = frame.context
        let claims = claims.flatMap(\.statusBars)
        func mixed(_ start: Double, _ value: (StatusBarClaim) -> Double) -> Double {
            claims.reduce(start) { $0.mixed(with: value($1), at: $1.fraction) }
        }
        var out: [Layer] = []
        if let bar = frame.container.statusBar {
            let isLight = bar.style.isLight(in: context.traits.appearance)
            let nodes = StatusBarView(statusBar: bar, context: context).nodes(
                lightness: mixed(isLight ? 1 : 0) { $0.isLight ? 1 : 0 },
                opacity: mixed(bar.isHidden ? 0 : 1) { $0.isHidden ? 0 : 1 })
            out.append(Layer(.window(Layer.Place.statusBarLevel), context.part("status bar", nodes)))
        }
        if frame.container.homeIndicator {
            let nodes = HomeIndicator(context: context).nodes(
                lightness: mixed(context.isDark ? 1 : 0) { $0.isPageDark ? 1 : 0 },
                color: frame.container.homeIndicatorColor,
                opacity: mixed(1) { $0.hidesHomeIndicator ? 0 : 1 })
            out.append(Layer(.window(.infinity), context.part("home indicator", nodes)))
        }
        return out
    }
}

extension [Layer] {
    /// The layers from back to front; layers of one place keep their order.
    fileprivate var sortedByPlace: [Layer] {
        enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }
}

extension Layer.Place {
    fileprivate var isWindow: Bool { if case .window = self { true } else { false } }
}

extension SafeAreaClaim {
    /// Creates the claim without any presentation.
    init(_ frame: FrameContext) {
        let screen = frame.context.screen
        self.init(
            bottom: PageView.restingBottom(frame.dock.safeBottom, in: frame.context),
            bottomWithoutDock: PageView.restingBottom(
                screen.maxY - frame.context.traits.safeArea.bottom, in: frame.context))
    }
}

extension DockClaim {
    /// Creates the claim without any popup bar.
    init(_ frame: FrameContext) {
        let atRest = frame.dock.isBareAtRest ? 0.0 : 1
        self.init(
            materialTop: frame.dock.top, material: atRest, plate: LegacyBarMaterial.standardPlate,
            hairline: atRest)
    }
}

extension [Node] {
    /// Returns the nodes with windows of a fixed orientation placed.
    /// - Parameter placement: Returns the transform of a window, in points of the screen.
    fileprivate func placing(_ placement: (Orientation) -> Transform) -> [Node] {
        map { node in
            guard case .group(var group) = node else { return node }
            if let kept = group.name.flatMap(FrameContext.keptOrientation(ofPart:)) {
                group.transform = placement(kept)
            } else {
                group.children = group.children.placing(placement)
            }
            return .group(group)
        }
    }
}
