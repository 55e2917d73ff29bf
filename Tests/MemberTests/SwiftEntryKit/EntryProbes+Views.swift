import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of constraints between views.
extension ProbeList {
    mutating func addEntryLayouts() {
        message("QLView.set(_:of:priority:)") { isSet in
            let view = UIView()
            view.set(.height, of: isSet ? 120 : 60)
            return view
        }
        func inner(_ members: String..., layout: @escaping @Sendable (_ view: UIView, _ outer: UIView) -> Void) {
            inner(members, layout: layout)
        }
        func inner(_ members: [String], layout: @escaping @Sendable (_ view: UIView, _ outer: UIView) -> Void) {
            message(members) { isSet in
                let (outer, view) = (plainView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
                view.backgroundColor = .systemRed
                outer.addSubview(view)
                if isSet { layout(view, outer) }
                return outer
            }
        }
        inner("QLView.layout(_:to:offset:priority:)") { view, outer in
            view.layout(.left, to: outer, offset: 60)
            view.layout(.top, to: outer, offset: 5)
            view.set(.width, .height, of: 30)
        }
        inner("QLView.layoutToSuperview(_:offset:priority:)") { view, _ in
            view.layoutToSuperview(.left, .top, offset: 25)
            view.set(.width, .height, of: 30)
        }
        let sides: [([String], @Sendable (UIView) -> Void)] = [
            (["left", "top", "width", "height"], { $0.layoutToSuperview(.left, .top, offset: 15) }),
            (["right", "bottom"], { $0.layoutToSuperview(.right, .bottom, offset: -5) }),
            (["leading"], { $0.layoutToSuperview(.leading, .top, offset: 15) }),
            (["trailing"], { $0.layoutToSuperview(.trailing, .top) }),
            (["centerX", "centerY"], { $0.layoutToSuperview(.centerX, .centerY) }),
        ]
        for (names, place) in sides {
            inner(names.map { "QLAttribute.\($0)" }) { view, _ in
                place(view)
                view.set(.width, .height, of: 30)
            }
        }
        inner(["QLAxis.horizontally", "QLAxis.vertically"]) { view, _ in
            view.layoutToSuperview(axis: .horizontally, offset: 40)
            view.layoutToSuperview(axis: .vertically, offset: 12)
        }
        prefer("QLPriority.required", .required, over: "QLPriority.must", .must)
        prefer("QLPriority.init(_:)", QLPriority(250), over: "QLPriority.zero", .zero)
        prefer("QLPriority.rawValue", QLPriority(QLPriority.must.rawValue), over: "QLPriority.zero", .zero)
        inner("QLView.fillSuperview(offset:priority:)") { view, _ in view.fillSuperview(offset: 5) }
        inner("QLView.centerInSuperview(offset:priority:)") { view, _ in
            view.centerInSuperview()
            view.set(.width, .height, of: 30)
        }
        inner("QLView.sizeToSuperview(priority:)") { view, _ in
            view.layoutToSuperview(.left, .top)
            view.sizeToSuperview()
        }
        inner("QLView.layoutToSuperview(axis:offset:priority:)") { view, _ in
            view.layoutToSuperview(axis: .horizontally, offset: 30)
            view.layoutToSuperview(axis: .vertically, offset: 8)
        }
    }

    /// Adds a probe of two contradictory constraints, of which the one with the higher priority holds.
    private mutating func prefer(
        _ member: String, _ high: QLPriority, over other: String, _ low: QLPriority
    ) {
        message([member, other]) { isSet in
            let (outer, view) = (plainView(), UIView())
            view.backgroundColor = .systemRed
            outer.addSubview(view)
            view.layoutToSuperview(.top)
            view.set(.width, .height, of: 30)
            view.layoutToSuperview(.left, offset: 20, priority: isSet ? high : low)
            view.layoutToSuperview(.left, offset: 90, priority: isSet ? low : high)
            return outer
        }
    }

    private mutating func message(_ members: [String], view: @escaping @Sendable (_ isSet: Bool) -> UIView) {
        add(members) { isSet in
            var scene = emptyScene()
            scene.performEntryKit(at: 0.2) {
                SwiftEntryKit.display(entry: view(isSet), using: plainAttributes())
            }
            return try scene.pictures(at: [1])
        }
    }
}
