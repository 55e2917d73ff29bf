import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces

extension Screen {
    /// Returns every target at a time, from front to back, in points of the screen.
    package func targets(at seconds: Double, in given: Context) -> [Target] {
        let stack = stack(at: seconds, in: given)
        var out = order.over.sorted(by: >).flatMap { targets(of: $0, stack) }
        let pose = stack.poses[.container]
        guard pose?.takesTouches ?? true else { return out }
        let container = frame(at: seconds, in: given, pose: pose)
        var inner = order.inside.filter { !order.isNested($0) }.reversed().flatMap { targets(of: $0, stack) }
        let safeArea = stack.claims.lazy.compactMap(\.safeArea).last ?? SafeAreaClaim(container)
        inner += dockTargets(container) + pageTargets(container, safeArea)
        let offset = pose?.frame.origin ?? .zero
        out += inner.map { $0.moved(by: offset) }
        return out
    }

    /// Returns the targets of a presentation, after those of its contents, in points of its layers.
    private func targets(of i: Int, _ stack: Stack) -> [Target] {
        guard let frame = stack.frames[i] else { return [] }
        let own = instances[i].presentation.targets(at: frame)
        let nested = order.nested(in: i).reversed().flatMap { targets(of: $0, stack) }
        guard !nested.isEmpty, let pose = stack.snapshots[i]?.hosted else { return own }
        return nested.map { $0.placed(in: pose) } + own
    }

    private func pageTargets(_ frame: FrameContext, _ safeArea: SafeAreaClaim) -> [Target] {
        guard let page = host.navigation.top(at: frame.seconds) else { return [] }
        let displacement = frame.context.displacement
        return pageLayout(page, frame, safeArea).targets.reversed().map { target in
            let box = target.isCentered ? target.frame.offsetBy(dx: displacement, dy: 0) : target.frame
            return Target(.init(TouchTargets.container, target.name), frame: box, hit: box)
        }
    }

    private func pageLayout(
        _ page: NavigationMotion.Top, _ frame: FrameContext, _ safeArea: SafeAreaClaim
    ) -> ContentLayout {
        let (view, hidesDock) = host.page(page, at: frame.seconds, in: frame.context)
        return view.layout(safeBottom: hidesDock ? safeArea.bottomWithoutDock : safeArea.bottom)
    }

    /// Returns the layout of a page in points of the container.
    package func layout(of page: NavigationMotion.Top, at seconds: Double, in given: Context) -> ContentLayout {
        let stack = stack(at: seconds, in: given)
        let container = frame(at: seconds, in: given, pose: stack.poses[.container])
        return pageLayout(page, container, stack.claims.lazy.compactMap(\.safeArea).last ?? SafeAreaClaim(container))
    }

    /// Returns the items of the dock. A finger finds one within 22 pt of its center: 44 pt is the smallest target that
    /// Apple's Human Interface Guidelines recommend.
    private func dockTargets(_ frame: FrameContext) -> [Target] {
        frame.container.dockItems.enumerated().compactMap { i, title in
            guard let center = host.itemCenter(i, at: frame.seconds, in: frame.context) else { return nil }
            let box = Rect(center: center, radius: 22)
            return Target(.init(TouchTargets.container, title), frame: box, hit: box)
        }
    }

    /// Returns the targets at a location, from the innermost outward, without those that another target blocks.
    package func targets(at location: Point, _ seconds: Double, in given: Context) -> [Target.ID] {
        var out: [Target.ID] = []
        for target in targets(at: seconds, in: given) where target.hit?.contains(location) ?? false {
            out.append(target.id)
            if target.blocks { break }
        }
        // A presentation also receives touches on its elements.
        if let first = out.first, !first.element.isEmpty, first.owner != TouchTargets.container {
            out.append(Target.ID(first.owner))
        }
        return out
    }

    /// Returns the target of a name in a scene, or of an element alone; nil if there is none.
    func target(spelled name: String, at seconds: Double, in given: Context) -> Target.ID? {
        let all = targets(at: seconds, in: given).map(\.id)
        return all.first { $0.spelling == name } ?? all.first { $0.element == name }
    }

    /// Returns the elements of a name that a finger finds: nothing else is over their centers.
    func uppermost(named name: String, at seconds: Double, in given: Context) -> [Target] {
        let all = targets(at: seconds, in: given)
        let screen = given.screen
        let found = all.enumerated().filter { i, target in
            guard TouchTargets.isElement(target.id, named: name), let hit = target.hit, !hit.isEmpty,
                screen.contains(target.frame.center)
            else { return false }
            return !all[..<i].contains { over in
                over.blocks && over.id.owner != target.id.owner && over.hit?.contains(target.frame.center) ?? false
            }
        }.map(\.element)
        return found.filter { $0.id.owner == found.first?.id.owner }
    }

    /// Returns the frame of a target on the screen; nil if there is none.
    package func frame(of id: Target.ID, at seconds: Double, in given: Context) -> Rect? {
        targets(at: seconds, in: given).first { $0.id == id }?.frame
    }

    /// Returns the center of a target; nil if there is none.
    package func location(of id: Target.ID, at seconds: Double, in given: Context) -> Point? {
        if id.owner == TouchTargets.container {
            let items = host.dockItems(at: seconds)
            if let item = items.firstIndex(of: id.element) {
                return host.itemCenter(item, at: seconds, in: frame(at: seconds, in: given).context)
            }
        }
        return frame(of: id, at: seconds, in: given)?.center
    }
}

extension Target {
    /// Returns a target of the contents of a host, which clips its touch area.
    fileprivate func placed(in pose: HostPose) -> Target {
        var out = self
        out.frame = pose.placement.apply(frame)
        let seen = hit.map { pose.placement.apply($0).intersection(pose.transform.apply(pose.frame)) }
        out.hit = pose.takesTouches && pose.alpha >= 0.01 ? seen.flatMap { $0.isEmpty ? nil : $0 } : nil
        return out
    }

    fileprivate func moved(by offset: Point) -> Target {
        guard offset != .zero else { return self }
        var out = self
        out.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
        out.hit = hit?.offsetBy(dx: offset.x, dy: offset.y)
        return out
    }
}
