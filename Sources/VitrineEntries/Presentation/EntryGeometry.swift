import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSurfaces

/// The position of an entry at a moment, and its content. Source: facts, entry kit, sections 2.1 to 2.3.
package struct EntryGeometry {
    package let instance: EntryInstance
    package let seconds: Double
    package let context: Context
    package let layout: MessageLayout
    /// The box at rest, in points of the screen.
    package let box: Rect
    /// The height of the box with its button bar open; before the bar begins to open, that of the box.
    package let fullHeight: Double

    package init(_ instance: EntryInstance, at seconds: Double, in context: Context) {
        self.instance = instance
        self.seconds = seconds
        var context = context
        let attributes = instance.attributes
        context.traits.appearance = attributes.displayMode.isDark(in: context) ? .dark : .light
        if let orientation = instance.orientation { context.traits.orientation = orientation }
        self.context = context
        let content = instance.content.value(at: seconds)
        let setting = MessageLayout.Setting(instance, at: seconds, in: context)
        let constraints = attributes.positionConstraints
        let width = Self.width(of: content, constraints, setting)
        layout = MessageLayout(content, width: width, setting)

        let screen = context.screen
        let fixed = Self.length(constraints.size.height, of: screen.height)
        let highest = Self.length(constraints.maxSize.height, of: screen.height) ?? .infinity
        let natural = layout.size.height + instance.heightDebt.value(at: seconds)
        let missing = setting.barHeight.map { (instance.bar?.target(at: seconds) ?? $0) - $0 } ?? 0
        let height = max(0, min(fixed ?? natural, highest))
        fullHeight = max(0, min(fixed ?? natural + missing, highest))
        let top =
            switch attributes.position {
            case .top: instance.inset
            case .bottom: screen.height + instance.inset - height
            case .center: (screen.height - height) / 2
            }
        box = Rect(
            x: (screen.width - width) / 2, y: top + instance.keyboardShift.value(at: seconds), width: width,
            height: height)
    }

    private static func width(
        of content: EntryContent, _ constraints: EntryAttributes.PositionConstraints, _ setting: MessageLayout.Setting
    ) -> Double {
        let screen = setting.context.context.screen.width
        let most = length(constraints.maxSize.width, of: screen) ?? .infinity
        let wide =
            length(constraints.size.width, of: screen)
            ?? MessageLayout.naturalWidth(of: content, fitting: min(screen, most), setting) ?? screen
        return max(1, min(wide, most))
    }

    /// Returns the downward displacement of the box by a keyboard, in points; nil for an entry that is not bound to it.
    /// Source: facts, entry kit, section 6.6.
    package func shift(forKeyboardAt keyboardTop: Double) -> Double? {
        guard case .bind(let bottom, let resistance) = instance.attributes.positionConstraints.keyboardRelation else {
            return nil
        }
        let rest = box.minY - instance.keyboardShift.value(at: seconds)
        return max(keyboardTop - bottom - box.height, resistance ?? -.infinity) - rest
    }

    private static func length(_ edge: EntryAttributes.Edge, of screen: Double) -> Double? {
        switch edge {
        case .ratio(let ratio): ratio * screen
        case .offset(let offset): screen - 2 * offset
        case .constant(let constant): constant
        case .intrinsic: nil
        }
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

    /// Returns the vertical displacement of the box outside the screen.
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

    /// The transform from the box at rest to the drawn one.
    package var transform: Transform {
        let scale = instance.scale.value(at: seconds)
        let move = Transform.translation(x: 0, y: instance.shift.value(at: seconds))
        return scale == 1 ? move : Transform.scale(scale, about: box.center).then(move)
    }

    package var contentLayout: ContentLayout { contentLayout(instance.content.value(at: seconds), layout) }

    package var drawnLayout: ContentLayout {
        let drawn = instance.drawnContent(at: seconds)
        guard drawn != instance.content.value(at: seconds) else { return contentLayout }
        let setting = MessageLayout.Setting(instance, at: seconds, in: context)
        return contentLayout(drawn, MessageLayout(drawn, width: box.width, setting))
    }

    private func contentLayout(_ content: EntryContent, _ layout: MessageLayout) -> ContentLayout {
        var tree = Content(body: layout.elements(in: box.height))
        if case .view(let own) = content { tree = own }
        return ContentLayout(
            tree, frame: box, in: ElementContext(context, tint: nil, moment: instance.state.moment(at: seconds)))
    }
}

extension MessageLayout.Setting {
    /// Creates the setting of an entry's message at a moment.
    init(_ instance: EntryInstance, at seconds: Double, in context: Context) {
        self.init(
            ElementContext(context, moment: instance.state.moment(at: seconds)), isDark: context.isDark,
            isEarly: instance.isEarly, statusBarBottom: Self.statusBarBottom(context))
        barAlpha = instance.barAlpha.value(at: seconds).clamped(to: 0...1)
        selection = instance.selection.value(at: seconds)
        symbolScales = instance.symbolScales.map { $0.value(at: seconds) }
        symbolSelections = instance.symbolSelections.map { $0.value(at: seconds) }
        barHeight = instance.bar?.value(at: seconds)
    }

    /// The lower edge of the status bar. Source: facts, entry kit, section 1.8 (44 points on a device with a notch).
    private static func statusBarBottom(_ context: Context) -> Double {
        let top = context.traits.safeArea.top
        return top > 0 ? top : 20
    }
}

extension EntryInstance {
    /// The downward offset of the entry's anchor at rest: from the top of the screen, its bottom or its center.
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
