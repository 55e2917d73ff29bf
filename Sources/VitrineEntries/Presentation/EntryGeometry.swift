import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSetting

/// Where an entry rests at a moment, and what it shows there.
///
/// Source: facts, entry kit, sections 2.1 to 2.3.
package struct EntryGeometry {
    package let instance: EntryInstance
    package let seconds: Double
    package let context: Context
    package let layout: MessageLayout
    /// The box at rest, in points of the screen.
    package let box: Rect
    /// The height that the box has when its button bar is open.
    package let fullHeight: Double

    /// - Parameter context: of the window.
    package init(_ instance: EntryInstance, at seconds: Double, in context: Context, keyboardTop: Double? = nil) {
        self.instance = instance
        self.seconds = seconds
        var context = context
        let attributes = instance.attributes
        let isDark = attributes.displayMode.isDark(in: context)
        context.traits.appearance = isDark ? .dark : .light
        self.context = context
        let content = instance.content.value(at: seconds)
        var setting = MessageLayout.Setting(
            ElementContext(context, moment: instance.state.moment(at: seconds)), isDark: isDark,
            isEarly: instance.isEarly, statusBarBottom: Self.statusBarBottom(context))
        setting.barAlpha = min(1, max(0, instance.barAlpha.value(at: seconds)))
        setting.selection = instance.selection.value(at: seconds)
        setting.symbolScales = instance.symbolScales.map { $0.value(at: seconds) }
        let bar = instance.bar?.value(at: seconds)
        setting.barHeight = bar
        let screen = context.screen
        let constraints = attributes.positionConstraints
        let wide = Self.length(constraints.size.width, of: screen.width)
        let most = Self.length(constraints.maxSize.width, of: screen.width) ?? .infinity
        let natural =
            wide == nil
            ? MessageLayout.naturalWidth(of: content, fitting: min(screen.width, most), setting) ?? screen.width : 0
        let width = max(1, min(wide ?? natural, most))
        let layout = MessageLayout(content, width: width, setting)
        self.layout = layout
        let high = Self.length(constraints.size.height, of: screen.height)
        let highest = Self.length(constraints.maxSize.height, of: screen.height) ?? .infinity
        let debt = instance.heightDebt.value(at: seconds)
        let height = max(0, min(high ?? layout.size.height + debt, highest))
        let missing = bar.map { (content.buttonBar?.expandedHeight ?? $0) - $0 } ?? 0
        fullHeight = max(0, min(high ?? layout.size.height + debt + missing, highest))
        let x = (screen.width - width) / 2
        let inset = instance.inset
        var y: Double
        switch attributes.position {
        case .top: y = inset
        case .bottom: y = screen.height + inset - height
        case .center: y = (screen.height - height) / 2
        }
        if let keyboardTop, case .bind(let bottom, let resistance) = constraints.keyboardRelation {
            y = max(keyboardTop - bottom - height, resistance ?? -.infinity)
        }
        box = Rect(x: x, y: y, width: width, height: height)
    }

    private static func length(_ edge: EntryAttributes.Edge, of screen: Double) -> Double? {
        switch edge {
        case .ratio(let ratio): ratio * screen
        case .offset(let offset): screen - 2 * offset
        case .constant(let constant): constant
        case .intrinsic: nil
        }
    }

    /// y of the status bar's lower edge. Source: facts, entry kit, section 1.8 (44 points on a device with a notch).
    private static func statusBarBottom(_ context: Context) -> Double {
        let top = context.traits.safeArea.top
        return top > 0 ? top : 20
    }

    /// The rectangle of the background, which may fill the safe area.
    package var background: Rect {
        guard case .empty(fillSafeArea: true) = instance.attributes.positionConstraints.safeArea else { return box }
        switch instance.attributes.position {
        case .top:
            return Rect(
                x: box.x, y: box.y - instance.safeArea.top, width: box.width, height: box.height + instance.safeArea.top
            )
        case .bottom, .center:
            return Rect(x: box.x, y: box.y, width: box.width, height: box.height + instance.safeArea.bottom)
        }
    }

    /// How far the box is below its rest when it is outside the screen.
    package func shiftOutside(_ anchor: EntryAttributes.Translate.AnchorPosition) -> Double {
        let isTop =
            switch anchor {
            case .top: true
            case .bottom: false
            case .automatic: instance.attributes.position == .top
            }
        guard isTop else { return context.screen.height - box.minY }
        // Early releases hide an entry behind the safe area, too.
        return -(instance.isEarly ? instance.safeArea.top : 0) - box.maxY
    }

    /// From the box at rest to where it is drawn.
    package var transform: Transform {
        let scale = instance.scale.value(at: seconds)
        let move = Transform.translation(x: 0, y: instance.shift.value(at: seconds))
        return scale == 1 ? move : Transform.scale(scale, about: box.center).then(move)
    }

    /// The content laid out in the box.
    package var contentLayout: ContentLayout {
        var content = Content(body: layout.elements)
        if case .view(let own) = instance.content.value(at: seconds) { content = own }
        return ContentLayout(
            content, frame: box,
            in: ElementContext(context, tint: nil, moment: instance.state.moment(at: seconds)))
    }
}

extension EntryInstance {
    /// The offset of the entry's anchor at rest: from the top of the screen, from its bottom or from its middle, downward.
    package var inset: Double {
        let constraints = attributes.positionConstraints
        let isOverridden = constraints.safeArea == .overridden
        switch attributes.position {
        case .top: return (isOverridden ? 0 : safeArea.top) + constraints.verticalOffset
        case .bottom:
            return -(isOverridden && !isEarly ? 0 : safeArea.bottom) - constraints.verticalOffset
        case .center: return 0
        }
    }
}
