import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of backgrounds and edges.
extension ProbeList {
    mutating func addEntryBackgrounds() {
        let type = "EKAttributes.BackgroundStyle"
        look("EKAttributes.entryBackground", "\(type).color(color:)") {
            $0.entryBackground = .color(color: EKColor(.systemRed))
        }
        look("\(type).clear") { $0.entryBackground = .clear }
        look("\(type).image(image:)") { $0.entryBackground = .image(image: picture()) }
        look("EKAttributes.screenBackground") { $0.screenBackground = .color(color: EKColor(.systemRed)) }
        look("\(type).visualEffect(style:)", "\(type).BlurStyle.standard") {
            $0.entryBackground = .visualEffect(style: .standard)
        }
        let light: AttributeChange = { $0.entryBackground = .visualEffect(style: .standard) }
        look("\(type).BlurStyle.extra", after: light) { $0.entryBackground = .visualEffect(style: .extra) }
        look("\(type).BlurStyle.prominent", after: light) { $0.entryBackground = .visualEffect(style: .prominent) }
        look("\(type).BlurStyle.dark", after: light) { $0.entryBackground = .visualEffect(style: .dark) }
        look("\(type).BlurStyle.init(style:)", after: light) {
            $0.entryBackground = .visualEffect(style: .init(style: .dark))
        }
        look("\(type).BlurStyle.init(light:dark:)", after: light, appearance: .dark) {
            $0.entryBackground = .visualEffect(style: .init(light: .light, dark: .extraLight))
        }
        look("\(type).gradient(gradient:)", "\(type).Gradient.init(colors:startPoint:endPoint:)") {
            $0.entryBackground = .gradient(
                gradient: .init(
                    colors: [EKColor(.red), EKColor(.blue)], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)))
        }
        changeGradient("\(type).Gradient.colors") { $0.colors[1] = EKColor(.green) }
        changeGradient("\(type).Gradient.startPoint") { $0.startPoint.x = 0.5 }
        changeGradient("\(type).Gradient.endPoint") { $0.endPoint.y = 1 }
    }

    private mutating func changeGradient(
        _ member: String, _ change: @escaping @Sendable (inout EKAttributes.BackgroundStyle.Gradient) -> Void
    ) {
        look(
            member,
            after: {
                $0.entryBackground = .gradient(
                    gradient: .init(
                        colors: [EKColor(.red), EKColor(.blue)], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0)))
            }
        ) {
            guard case .gradient(var gradient) = $0.entryBackground else { return }
            change(&gradient)
            $0.entryBackground = .gradient(gradient: gradient)
        }
    }

    mutating func addEntryEdges() {
        look("EKAttributes.roundCorners", "EKAttributes.RoundCorners.all(radius:)") {
            $0.roundCorners = .all(radius: 18)
        }
        look("EKAttributes.RoundCorners.top(radius:)", after: { $0.position = .bottom }) {
            $0.roundCorners = .top(radius: 18)
        }
        look("EKAttributes.RoundCorners.bottom(radius:)") { $0.roundCorners = .bottom(radius: 18) }
        look("EKAttributes.RoundCorners.none", after: { $0.roundCorners = .all(radius: 18) }) {
            $0.roundCorners = .none
        }
        look("EKAttributes.border", "EKAttributes.Border.value(color:width:)") {
            $0.border = .value(color: .red, width: 4)
        }
        look("EKAttributes.Border.none", after: { $0.border = .value(color: .red, width: 4) }) { $0.border = .none }
        look(
            "EKAttributes.shadow", "EKAttributes.Shadow.active(with:)",
            "EKAttributes.Shadow.Value.init(color:opacity:radius:offset:)"
        ) { $0.shadow = .active(with: .init(color: EKColor(.black), opacity: 1, radius: 6)) }
        let shadow: AttributeChange = {
            $0.shadow = .active(with: .init(color: EKColor(.black), opacity: 1, radius: 6))
        }
        look("EKAttributes.Shadow.none", after: shadow) { $0.shadow = .none }
        look("EKAttributes.Shadow.Value.color", after: shadow) {
            $0.shadow = .active(with: .init(color: EKColor(.red), opacity: 1, radius: 6))
        }
        look("EKAttributes.Shadow.Value.opacity", after: shadow) {
            $0.shadow = .active(with: .init(color: EKColor(.black), opacity: 0.3, radius: 6))
        }
        look("EKAttributes.Shadow.Value.radius", after: shadow) {
            $0.shadow = .active(with: .init(color: EKColor(.black), opacity: 1, radius: 12))
        }
        look("EKAttributes.Shadow.Value.offset", after: shadow) {
            $0.shadow = .active(
                with: .init(color: EKColor(.black), opacity: 1, radius: 6, offset: CGSize(width: 0, height: 12)))
        }
        addStatusBars()
    }

    private mutating func addStatusBars() {
        let low: AttributeChange = { $0.position = .bottom }
        look("EKAttributes.statusBar", "EKAttributes.StatusBar.hidden", after: low) { $0.statusBar = .hidden }
        look("EKAttributes.StatusBar.light", after: low) { $0.statusBar = .light }
        look("EKAttributes.StatusBar.dark", after: low, appearance: .dark) { $0.statusBar = .dark }
        for (name, style) in [("ignored", EKAttributes.StatusBar.ignored), ("inferred", .inferred)] {
            look(
                "EKAttributes.StatusBar.\(name)",
                after: {
                    $0.position = .bottom
                    $0.statusBar = .hidden
                }
            ) { $0.statusBar = style }
        }
        look("EKAttributes.statusBarStyle", after: low) { $0.statusBarStyle = .lightContent }
    }

    mutating func addEntryColors() {
        func color(_ member: String, appearance: Appearance = .light, _ color: @escaping @Sendable () -> EKColor) {
            look(member, appearance: appearance) { $0.entryBackground = .color(color: color()) }
        }
        color("EKColor.init(_:)") { EKColor(.red) }
        color("EKColor.init(light:dark:)", appearance: .dark) { EKColor(light: .systemYellow, dark: .red) }
        color("EKColor.init(red:green:blue:)") { EKColor(red: 200, green: 0, blue: 0) }
        color("EKColor.init(rgb:)") { EKColor(rgb: 0xC00000) }
        color("EKColor.inverted") { EKColor(light: .systemYellow, dark: .red).inverted }
        color("EKColor.with(alpha:)") { EKColor(.systemYellow).with(alpha: 0.3) }
        color("EKColor.black") { .black }
        color("EKColor.white") { .white }
        color("EKColor.clear") { .clear }
        color("EKColor.standardBackground") { .standardBackground }
        color("EKColor.standardContent") { .standardContent }
        let pair: AttributeChange = { $0.entryBackground = .color(color: EKColor(light: .red, dark: .blue)) }
        look("EKAttributes.displayMode", "EKAttributes.DisplayMode.dark", after: pair) { $0.displayMode = .dark }
        look("EKAttributes.DisplayMode.light", after: pair, appearance: .dark) { $0.displayMode = .light }
        look(
            "EKAttributes.DisplayMode.inferred",
            after: {
                pair(&$0)
                $0.displayMode = .dark
            }
        ) { $0.displayMode = .inferred }
    }
}
