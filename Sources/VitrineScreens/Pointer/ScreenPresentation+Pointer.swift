import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSetting

extension ScreenPresentation {
    /// Works out what the pointer does to the popup bar; called once, when everything else is known.
    package mutating func meetPointer(in given: Context) {
        guard var pointer, let popupBar else { return }
        var known: (Environment, Container, PopupBar, Double, PointerTargets)?
        pointer.meet { seconds in
            guard popupBar.state(at: seconds) == .barPresented else { return nil }
            let bar = bar(at: seconds) ?? popupBar.bar.last
            let key = (environment.value(at: seconds), container.value(at: seconds), bar)
            var context = given
            context.environment = key.0
            if let sidebar { context.primaryColumn = sidebar.primaryColumn(of: key.1, at: seconds, in: context) }
            if let old = known, old.0 == key.0, old.1 == key.1, old.2 == key.2, old.3 == context.primaryColumn.share {
                return old.4
            }
            let layout = layout(of: key.2, at: seconds, in: context)
            let targets = PointerTargets(layout, in: context)
            known = (key.0, key.1, key.2, context.primaryColumn.share, targets)
            return targets
        }
        self.pointer = pointer
    }
}
