import Foundation
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrineScreens
@testable import VitrineStage
@testable import VitrineSurfaces

/// The gallery's scenes move as the recordings they reproduce, within 2 px.
///
/// Screens of 60 frames per second were recorded at 50: a frame may be 8 ms from its time. Where a recording lost
/// frames of the screen, the test names them.
@Suite struct RecordedSceneTests {
    private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Assets/Scenes/popup-bar")

    private func staged(_ name: String) throws -> (screen: Screen, context: Context) {
        try PresentationScene.file(Self.scenes.appendingPathComponent("\(name).yaml").path).staged()
    }

    /// - Parameters:
    ///   - pixels: The recording's pixels per point.
    ///   - late: The times in milliseconds up to which the recording shows the screen a frame, 1/60 s, late.
    ///   - lost: The first times in milliseconds after the recording has lost a frame of the screen; later ones are
    ///     1/60 s too early.
    ///   - limit: The maximum distance of a sample from the recording, in pixels.
    ///   - ours: Returns the points at a time in seconds.
    /// - Returns: The samples that are farther off, with their distances in pixels.
    private func misses(
        _ series: RecordedSeries.Series, pixels: Double = 1, within limit: Double = 2, late: [Double] = [],
        lost: [Double] = [],
        _ ours: (Double) -> Double
    ) -> [String] {
        series.compactMap { time, value in
            let frames = lost.filter { $0 <= time }.count - late.filter { time < $0 }.count
            let shown = time / 1000 + Double(frames) / 60
            let off = stride(from: -0.008, through: 0.00801, by: 0.0005).map { (ours(shown + $0) - value).magnitude }
            let least = (off.min() ?? .infinity) * pixels
            return least < limit ? nil : "\(time) ms: \(least) px"
        }
    }

    // MARK: What is drawn

    private func flat<Found>(
        _ nodes: [Node], _ transform: Transform = .identity, _ found: (Node, Transform) -> Found?
    ) -> [Found] {
        nodes.flatMap { node -> [Found] in
            if case .group(let group) = node { return flat(group.children, group.transform.then(transform), found) }
            return found(node, transform).map { [$0] } ?? []
        }
    }

    /// Returns the outline of a glass bar from side to side that is a capsule of the popup bar's height.
    private func glassBar(_ screen: Screen, _ context: Context, _ seconds: Double) -> Rect {
        let bodies = flat(screen.nodes(at: seconds, in: context).nodes) { node, transform -> [Rect]? in
            guard case .glass(let glass) = node else { return nil }
            return glass.body.shapes.map { transform.apply($0.outline.rect) }
        }.flatMap { $0 }
        return bodies.first { $0.width > 300 && $0.height < 70 && ($0.height - 62).magnitude > 1 }
            ?? Rect(x: .nan, y: .nan, width: 0, height: 0)
    }

    /// Returns the frame of the picture in the bar.
    private func image(_ screen: Screen, _ context: Context, _ seconds: Double) -> Rect? {
        flat(screen.nodes(at: seconds, in: context).nodes) { node, transform -> Rect? in
            guard case .image(let image) = node else { return nil }
            return transform.apply(image.frame)
        }.first
    }

    // MARK: Pages

    private func barTop(_ stage: (screen: Screen, context: Context)) -> (Double) -> Double {
        { glassBar(stage.screen, stage.context, $0).minY - stage.context.viewport.origin.y }
    }

    private func page(_ stage: (screen: Screen, context: Context)) -> (Double) -> Double {
        { seconds in
            let pages = stage.screen.host.navigation.pages(at: seconds)
            guard pages.progress < 1 else { return pages.upper == nil ? 430 : 0 }
            return 430 * (1 - pages.progress)
        }
    }

    @Test func tabBarIsHidden() throws {
        let stage = try staged("hidesBottomBar_TabBar")
        #expect(misses(RecordedSeries.tabBarPushTop, pixels: 0.9628, barTop(stage)) == [])
        #expect(misses(RecordedSeries.tabBarPushPage, pixels: 0.9628, page(stage)) == [])
        // The recording loses a frame on the way back.
        let lost: [Double] = [2340]
        #expect(misses(RecordedSeries.tabBarPopTop, pixels: 0.9628, lost: lost, barTop(stage)) == [])
        #expect(misses(RecordedSeries.tabBarPopPage, pixels: 0.9628, lost: lost, page(stage)) == [])
    }

    @Test func toolbarIsHidden() throws {
        let stage = try staged("hidesBottomBar_Toolbar")
        #expect(misses(RecordedSeries.toolbarPushTop, pixels: 0.9628, barTop(stage)) == [])
        #expect(misses(RecordedSeries.toolbarPushPage, pixels: 0.9628, page(stage)) == [])
        // The recording shows the way back two frames late until it catches up.
        let late: [Double] = [2240, 2240]
        #expect(misses(RecordedSeries.toolbarPopTop, pixels: 0.9628, late: late, barTop(stage)) == [])
        #expect(misses(RecordedSeries.toolbarPopPage, pixels: 0.9628, late: late, page(stage)) == [])
    }

    /// The measure distinguishes other times, and recordings that have lost no frames.
    @Test func measureTellsApart() throws {
        let stage = try staged("hidesBottomBar_TabBar")
        for late in [-0.02, 0.02] {
            #expect(!misses(RecordedSeries.tabBarPushPage, pixels: 0.9628) { page(stage)($0 + late) }.isEmpty)
        }
        #expect(!misses(RecordedSeries.tabBarPopPage, pixels: 0.9628, page(stage)).isEmpty)
    }

    // MARK: The tab bar

    /// Returns the right edge of the glass at the lower left, in pixels of the recording.
    private func tabBarEdge(_ stage: (screen: Screen, context: Context)) -> (Double) -> Double {
        { seconds in
            let bodies = flat(stage.screen.nodes(at: seconds, in: stage.context).nodes) { node, transform -> [Rect]? in
                guard case .glass(let glass) = node else { return nil }
                return glass.body.shapes.map { transform.apply($0.outline.rect) }
            }.flatMap { $0 }
            let top = stage.context.viewport.origin.y
            return (bodies.first { $0.minX < 34 && $0.midY - top > 85 }?.maxX ?? .nan) * 0.9409
        }
    }

    @Test func tabBarIsMinimized() throws {
        let stage = try staged("floating_minimize")
        let edge = tabBarEdge(stage)
        #expect(misses(RecordedSeries.shrinkingTabBar, edge) == [])
        #expect(misses(RecordedSeries.growingTabBar, edge) == [])
        // The measure distinguishes a frame.
        #expect(!misses(RecordedSeries.shrinkingTabBar) { edge($0 + 0.0167) }.isEmpty)
        // The icon moves from x 80.6 in the whole bar to 52.6.
        let icon: (Double) -> Double = {
            80.6 - 28 * stage.screen.host.tabBarPose(at: $0, in: stage.context).dock.total
        }
        #expect(misses(RecordedSeries.growingTabBarIcon, icon) == [])
        #expect(!misses(RecordedSeries.growingTabBarIcon) { icon($0 - 0.0167) }.isEmpty)
    }

    // MARK: The sidebar

    /// Returns an edge of the glass that is a tab bar or a sidebar, in pixels of the recording.
    private func sidebarEdge(
        _ stage: (screen: Screen, context: Context), _ edge: @escaping (Rect) -> Double
    ) -> (Double) -> Double {
        { seconds in
            let bodies = flat(stage.screen.nodes(at: seconds, in: stage.context).nodes) { node, transform -> [Rect]? in
                guard case .glass(let glass) = node else { return nil }
                return glass.body.shapes.map { transform.apply($0.outline.rect) }
            }.flatMap { $0 }
            return (bodies.first { $0.width > 250 && $0.width < 400 && $0.minY < 40 }.map(edge) ?? .nan) * 0.7102
        }
    }

    @Test func sidebarComesAndGoes() throws {
        let stage = try staged("tab_bar_sidebar_floating")
        let series = [
            (RecordedSeries.shownSidebar, sidebarEdge(stage, \.maxY)),
            (RecordedSeries.hiddenSidebar, sidebarEdge(stage, \.maxY)),
            (RecordedSeries.shownSidebarEdge, sidebarEdge(stage, \.maxX)),
            (RecordedSeries.hiddenSidebarEdge, sidebarEdge(stage, \.maxX)),
        ]
        for (recorded, ours) in series {
            #expect(misses(recorded, ours) == [])
            #expect(!misses(recorded) { ours($0 + 0.0167) }.isEmpty)
        }
    }

    // MARK: Bars that are presented

    @Test(arguments: [
        Named("legacy_modern_no_scroll", (RecordedSeries.legacyProminent, rest: 0.0)),
        Named("legacy_floating_no_scroll", (RecordedSeries.legacyFloating, rest: 6.8)),
    ])
    func legacyBars(_ scene: Named<(RecordedSeries.Series, rest: Double)>) throws {
        let (series, rest) = scene.value
        let (screen, context) = try staged(scene.name)
        let end = try #require(image(screen, context, screen.end)).minY
        #expect(misses(series) { rest + (image(screen, context, $0)?.minY ?? 9999) - end } == [])
    }

    /// The bar has no picture; the samples are its visible part of 40 points.
    @Test func legacyCompactBar() throws {
        let (screen, _) = try staged("legacy_compact_scroll")
        let motion = try #require(screen.popupBar).motion
        #expect(misses(RecordedSeries.legacyCompact) { 40 * (1 - motion.inset.value(at: $0)) } == [])
    }

    // MARK: Popups

    /// Returns the edge of a popup at seconds of the recording, which begins 0.12 s after the popup and is slower. The
    /// bar's lower edge is 813 points from the top.
    private func edge(_ name: String) throws -> (Double) -> Double {
        let scene = try PresentationScene.file(Self.scenes.appendingPathComponent("\(name).yaml").path)
        let popup = try #require(try scene.staged().screen.popupBar).popup
        return { 813 * (1 - popup.openness.value(at: scene.output.start + $0 * scene.output.speed)) }
    }

    /// Fingers lift after each pull, and springs of the library bring the popup back.
    @Test func opensAndIsPulled() throws {
        let (hidden, style) = (try edge("statusbar_hidden"), try edge("statusbar_style"))
        #expect(misses(RecordedSeries.opening, within: 1.5, hidden) == [])
        #expect(misses(RecordedSeries.pulls, within: 1.5, hidden) == [])
        #expect(misses(RecordedSeries.styleOpening, within: 1.5, style) == [])
        #expect(misses(RecordedSeries.longPull, within: 1.5, style) == [])
    }

    // MARK: Fingers and pointers on the bar

    /// Items change within 0.1 s of the recording's.
    @Test func pagesThroughItems() throws {
        let bar = try #require(try staged("floating_paging").screen.popupBar).bar
        for (i, (time, item)) in RecordedSeries.swaps.enumerated() {
            let items = bar.value(at: 0).popupItems
            #expect(items.count == 6 && bar.value(at: time / 1000 + 0.1).popupItem == items[item], "\(time)")
            let before = i == 0 ? 0 : RecordedSeries.swaps[i - 1].1
            #expect(bar.value(at: time / 1000 - 0.1).popupItem == items[before], "\(time)")
        }
    }

    /// A page and the gap to the next are 255 pt. Four of the samples, while a page is thrown, are more than 2 px off.
    @Test func titlesFollowAndComeToRest() throws {
        let paging = try #require(try staged("floating_paging").screen.popupBar).paging
        func position(_ seconds: Double) -> Double { paging.position(at: seconds) * 255 * 414 / 440 }
        #expect(misses(RecordedSeries.pagedTitles, position).count <= 4)
        #expect(misses(RecordedSeries.pagedTitles, within: 5, position) == [])
    }

    @Test func barUnderThePointer() throws {
        let (screen, context) = try staged("pointer_interaction")
        let rest = glassBar(screen, context, 0)
        for (time, left, right) in RecordedSeries.pointedBar {
            let bar = glassBar(screen, context, time / 1000)
            let (a, b) = ((bar.minX - rest.minX) * 0.7771, (bar.maxX - rest.maxX) * 0.7771)
            #expect((a - left).magnitude < 2 && (b - right).magnitude < 2, "\(time) ms: \(a) and \(b) px")
        }
    }
}

extension PresentationScene {
    fileprivate static func file(_ path: String) throws -> PresentationScene { try SceneFile.load(path: path) }
}
