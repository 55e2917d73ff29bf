import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

package struct StatusBarView {
    package let statusBar: StatusBar
    package let context: Context

    package init(statusBar: StatusBar, context: Context) {
        self.statusBar = statusBar
        self.context = context
    }

    /// - Parameters:
    ///   - lightness: The color, from 0 (black) to 1 (white), in between while it changes.
    ///   - opacity: The opacity, 0...1.
    package func nodes(lightness: Double, opacity: Double) -> [Node] {
        // The menu bar of a Mac is no part of a window.
        guard opacity > 0, context.traits.device.idiom != .mac else { return [] }
        let color = RGBColor(red: lightness, green: lightness, blue: lightness)
        if context.traits.isWide {
            return [
                .group(
                    GroupNode(PadStatusBarView(statusBar: statusBar, context: context).nodes(color), opacity: opacity))
            ]
        }
        // Phones in landscape have none.
        guard context.traits.orientation == .portrait else { return [] }
        let layout = StatusBarLayout(context.traits.device)
        var out = time(layout, color)
        func shape(_ path: Path, alpha: Double = 1) -> Node { .shape(ShapeNode(path, color: color.withAlpha(alpha))) }
        if statusBar.showsNetwork { out += network(layout, color) }
        let outline = RoundedRect(
            layout.battery.insetBy(dx: layout.batteryLine / 2, dy: layout.batteryLine / 2),
            radius: layout.battery.height * layout.batteryRadius - layout.batteryLine / 2)
        let stroke = ShapeNode.Stroke(StrokeStyle(width: layout.batteryLine), color: color.withAlpha(0.4))
        out.append(.shape(ShapeNode(directed(.roundedRect(outline)), stroke: stroke)))
        var filling = layout.battery.insetBy(dx: layout.batteryInset, dy: layout.batteryInset)
        let bolt = StatusBarGlyphs.flash(context.directed(filling))
        filling.width *= statusBar.batteryLevel.clamped(to: 0...1)
        let charge = directed(.roundedRect(RoundedRect(filling, radius: filling.height * layout.fillingRadius)))
        if statusBar.isCharging {
            out.append(.shape(ShapeNode(charge, color: Self.chargingColor)))
            let edge = ShapeNode.Stroke(
                StrokeStyle(width: 1, join: .round), color: RGBColor(white: 1 - lightness, alpha: 0.5))
            out.append(.shape(ShapeNode(bolt, stroke: edge)))
            out.append(shape(bolt))
        } else {
            out.append(shape(charge))
        }
        out.append(shape(directed(StatusBarGlyphs.cap(layout.cap)), alpha: 0.5))
        return [.group(GroupNode(out, opacity: opacity))]
    }

    /// Returns the mirror image in right-to-left layouts, with bars that rise to the left and a battery that fills from
    /// the right. Bolt, arrow and texts are not mirrored. Source: facts, iOS surroundings, section 2.1.
    private func directed(_ path: Path) -> Path {
        guard context.traits.direction == .rightToLeft else { return path }
        return path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: context.screen.width, ty: 0))
    }

    /// `systemGreen`. Source: facts, iOS surroundings, section 4.
    private static let chargingColor = RGBColor(0x34c759)

    /// Returns the time on its pill. Source: facts, floating panel, section 5.1.
    private func recording(_ layout: StatusBarLayout) -> [Node] {
        let box = context.directed(
            Rect(x: layout.timeCenter - 24.6, y: layout.baseline - 19.8, width: 55, height: 21))
        let line = context.line(statusBar.time, size: 14, weight: .semibold)
        return [
            .shape(ShapeNode(.roundedRect(.capsule(box)), color: RGBColor(0xff3b30))),
            context.text(line, x: box.midX - line.width / 2, baseline: box.midY + 5, color: .white),
        ]
    }

    /// Returns signal or carrier, and Wi-Fi. Source of the opacities: facts, iOS surroundings, section 2.1; of the
    /// carrier's position: facts, overlay container, section 5.3.
    private func network(_ layout: StatusBarLayout, _ color: RGBColor) -> [Node] {
        let device = context.traits.device
        guard let carrier = statusBar.carrier, !carrier.isEmpty, !device.hasHomeIndicator else {
            let waves = Node.shape(ShapeNode(directed(StatusBarGlyphs.wifi(layout.wifi)), color: color))
            guard statusBar.showsSignal else { return [waves] }
            let signal = directed(StatusBarGlyphs.signal(layout, hasSIM: statusBar.hasSIM))
            return [.shape(ShapeNode(signal, color: color.withAlpha(statusBar.hasSIM ? 1 : 0.2))), waves]
        }
        let line = context.line(carrier, size: 12, weight: .regular, maxWidth: device.size.width / 4)
        let place = context.directed(Rect(x: 6, y: 0, width: line.width, height: 0))
        let wifi = layout.wifi.offsetBy(dx: 6 + line.width + 15 - layout.wifi.minX, dy: 0)
        return [
            context.text(line, x: place.minX, baseline: layout.baseline, color: color),
            .shape(ShapeNode(directed(StatusBarGlyphs.wifi(wifi)), color: color)),
        ]
    }

    private func time(_ layout: StatusBarLayout, _ color: RGBColor) -> [Node] {
        guard !statusBar.time.isEmpty else { return [] }
        if statusBar.isRecording { return recording(layout) }
        let device = context.traits.device
        var style = StatusBarType.time(height: StatusBarLayout.height(of: device), width: device.size.width)
        style.features.append(.caseSensitiveForms)
        let line = context.typesetter.line(statusBar.time, style: style, maxWidth: device.size.width / 3)
        let place = context.directed(
            Rect(x: layout.timeCenter - line.width / 2, y: 0, width: line.width, height: 0))
        var out = [context.text(line, x: place.minX, baseline: layout.baseline, color: color)]
        if statusBar.showsLocation {
            let width = StatusBarGlyphs.locationWidth
            let x = context.traits.direction == .rightToLeft ? place.minX - 5.2 - width : place.maxX + 5.2
            let arrow = StatusBarGlyphs.location(at: x, baseline: layout.baseline)
            let stroke = ShapeNode.Stroke(StrokeStyle(width: 1.2, join: .round), color: color)
            out.append(.shape(ShapeNode(arrow, stroke: stroke)))
        }
        return out
    }
}
