import Testing
import Vitrine
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Each member of SwiftEntryKit that has an effect by the table changes pictures or is called. As a heuristic is
/// global, the probes run one after the other.
@Suite(.serialized) struct EntryMemberTests {
    static let probes: [Probe] = {
        var list = ProbeList()
        list.addEntryPlaces()
        list.addEntryConstraints()
        list.addEntryBackgrounds()
        list.addEntryEdges()
        list.addEntryColors()
        list.addEntryAnimations()
        list.addEntryTouches()
        list.addEntryQueues()
        list.addEntryEvents()
        list.addEntryCalls()
        list.addEntryLayouts()
        list.addEntryTexts()
        list.addEntryImages()
        list.addEntryFields()
        list.addEntryMessages()
        list.addEntryAlerts()
        list.addEntryPopUps()
        list.addEntryRatings()
        return list.probes
    }()

    @Test(arguments: probes) func `a member takes effect`(_ probe: Probe) throws { try probe.check() }

    @Test func `every member that takes effect has a probe`() throws {
        let table = try MemberTable(of: "SwiftEntryKit")
        #expect(table.rows.count > 400)
        #expect(table.unproven(Self.probes).sorted() == [])
        #expect(table.unknown(Self.probes).sorted() == [])
    }

    @Test func `members that are kept have the library's values`() {
        let animation = EKAttributes.Animation(
            translate: .init(duration: 1, delay: 0.5), scale: .init(from: 0, to: 1, duration: 2))
        #expect(animation.containsTranslation && animation.containsScale && !animation.containsFade)
        #expect(animation.containsAnimation && !EKAttributes.Animation.none.containsAnimation)
        #expect((animation.maxDelay, animation.maxDuration, animation.totalDuration) == (0.5, 2, 2.5))
        let top = EKAttributes.Position.top
        #expect(top.isTop && !top.isCenter && !top.isBottom)
        var constraints = EKAttributes.PositionConstraints()
        #expect(!constraints.hasVerticalOffset && !constraints.keyboardRelation.isBound)
        constraints.verticalOffset = 3
        constraints.keyboardRelation = .bind(offset: .none)
        constraints.safeArea = .overridden
        #expect(constraints.hasVerticalOffset && constraints.keyboardRelation.isBound)
        #expect(constraints.safeArea.isOverridden && constraints.safeArea.isOverriden)
        #expect(EKAttributes.PopBehavior.overridden.isOveriden)
        typealias Priority = EKAttributes.Precedence.Priority
        let priorities: [Priority] = [.min, .low, .normal, .high, .max]
        #expect(priorities.map(\.rawValue) == [0, 250, 500, 750, 1000] && priorities == priorities.sorted())
        #expect((Priority.minRawValue, Priority.lowRawValue, Priority.normalRawValue) == (0, 250, 500))
        #expect((Priority.highRawValue, Priority.maxRawValue) == (750, 1000))
        #expect(EKAttributes.WindowLevel.alerts.value == .alert)
        #expect(EKAttributes.default.position == .top && EKAttributes.default.displayDuration == 2)
    }

    @Test func `colors are those of the mode and the traits`() {
        let color = EKColor(light: .red, dark: .blue)
        var dark = PresentationScene()
        dark.traits.appearance = .dark
        let traits = dark.simulate { UIViewController().traitCollection }
        #expect((color.light, color.dark) == (.red, .blue))
        #expect(color.color(for: traits, mode: .inferred) == .blue && color.color(for: traits, mode: .light) == .red)
        var content = label()
        content.style.color = color
        #expect(content.style.color(for: traits) == .blue)
        var ok = button()
        (ok.backgroundColor, ok.highlightedBackgroundColor, ok.label) = (color, color.inverted, content)
        #expect(ok.backgroundColor(for: traits) == .blue && ok.highlightedBackgroundColor(for: traits) == .red)
        #expect(ok.highlighedLabelColor(for: traits) == UIColor.blue.withAlphaComponent(0.8))
        let bar = EKProperty.ButtonBarContent(with: ok, separatorColor: color, expandAnimatedly: false)
        #expect(bar.separatorColor(for: traits) == .blue)
        let image = EKProperty.ImageContent(image: picture(), tint: color)
        #expect(image.tintColor(for: traits) == .blue)
        let blur = EKAttributes.BackgroundStyle.BlurStyle.extra
        #expect(blur.blurStyle(for: traits, mode: .inferred) == .dark)
        #expect(blur.blurEffect(for: traits, mode: .light) == UIBlurEffect(style: .extraLight))
        #expect(EKAttributes.BackgroundStyle.color(color: color) == .color(color: color))
        #expect(EKAttributes.BackgroundStyle.clear != .color(color: color))
    }

    @Test func `a status bar is that of an appearance`() {
        #expect(EKAttributes.StatusBar.statusBar(by: (visible: false, style: .default)) == .hidden)
        #expect(EKAttributes.StatusBar.statusBar(by: (visible: true, style: .lightContent)) == .light)
        let light = EKAttributes.StatusBar.light.appearance
        #expect(light.visible && light.style == .lightContent)
        let current = EKAttributes.StatusBar.currentAppearance
        #expect(EKAttributes.StatusBar.currentStatusBar == .statusBar(by: current))
    }
}
