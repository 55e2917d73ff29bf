import Testing

@testable import VitrineUIKit

/// Responders, and the calls that views get when they move.
@Suite struct ResponderTests {
    private final class Willing: UIView {
        var refuses = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !refuses }
    }

    private final class Log: UIView {
        nonisolated(unsafe) static var calls: [String] = []
        private func note(_ call: String) { Log.calls.append("\(accessibilityIdentifier ?? "")\(call)") }
        override func willMove(toSuperview view: UIView?) { note(view == nil ? ".leaves" : ".enters") }
        override func didMoveToSuperview() { note(superview == nil ? ".left" : ".entered") }
        override func willMove(toWindow window: UIWindow?) { note(window == nil ? ".leavesWindow" : ".entersWindow") }
        override func didMoveToWindow() { note(window == nil ? ".leftWindow" : ".enteredWindow") }
        override func didAddSubview(_ view: UIView) { note(".added") }
        override func willRemoveSubview(_ view: UIView) { note(".removes") }
    }

    @Test func `events go from a view to its controller, the superview and the presenter`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (root, child, presented) = (UIViewController(), UIViewController(), UIViewController())
        window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        let label = UILabel()
        child.view.addSubview(label)
        var chain: [UIResponder] = []
        var next: UIResponder? = label
        while let responder = next {
            chain.append(responder)
            next = responder.next
        }
        let expected: [UIResponder] = [label, child.view, child, root.view, root, window]
        #expect(chain.count == expected.count && zip(chain, expected).allSatisfy { $0 === $1 })
        root.present(presented, animated: false)
        presented.loadViewIfNeeded()
        #expect(presented.next === root)
    }

    @Test func `there is one first responder, and it may refuse to resign`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b, plain) = (Willing(), Willing(), UIView())
        for view in [a, b, plain] { window.addSubview(view) }
        #expect(!plain.becomeFirstResponder() && a.becomeFirstResponder() && a.isFirstResponder)
        #expect(b.becomeFirstResponder() && !a.isFirstResponder && b.isFirstResponder)
        b.refuses = true
        #expect(!a.becomeFirstResponder() && !b.resignFirstResponder() && b.isFirstResponder)
        #expect(!window.endEditing(false) && b.isFirstResponder)
        #expect(window.endEditing(true) && !b.isFirstResponder && !window.endEditing(true))
        #expect(a.becomeFirstResponder() && !b.endEditing(true) && a.isFirstResponder)
        a.removeFromSuperview()
        #expect(!a.isFirstResponder && b.becomeFirstResponder())
        let outer = UIView()
        outer.addSubview(window)
        #expect(!b.isFirstResponder && window.firstResponder == nil && b.becomeFirstResponder())
    }

    private final class Form: UITextFieldDelegate {
        var calls: [String] = []
        var allows = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.tag)") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.tag)") }
    }

    @Test func `the next field begins after the former has ended`() {
        let (form, view) = (Form(), UIView())
        let fields = (0..<2).map { i in
            let field = UITextField()
            (field.tag, field.delegate) = (i, form)
            view.addSubview(field)
            return field
        }
        #expect(fields[0].becomeFirstResponder() && fields[0].isEditing && fields[0].becomeFirstResponder())
        #expect(fields[1].becomeFirstResponder() && !fields[0].isEditing)
        #expect(form.calls == ["begin 0", "end 0", "begin 1"])
        form.allows = false
        #expect(!fields[0].becomeFirstResponder() && fields[1].isEditing)
        #expect(view.endEditing(false) && form.calls.last == "end 1")
    }

    @Test func `views hear of superviews and windows before and after`() {
        let window = UIWindow(frame: .zero)
        let (outer, inner) = (Log(), Log())
        (outer.accessibilityIdentifier, inner.accessibilityIdentifier) = ("outer", "inner")
        Log.calls = []
        outer.addSubview(inner)
        #expect(Log.calls == ["inner.enters", "outer.added", "inner.entered"])
        Log.calls = []
        window.addSubview(outer)
        #expect(
            Log.calls == [
                "outer.entersWindow", "inner.entersWindow", "outer.enters", "outer.enteredWindow",
                "inner.enteredWindow", "outer.entered",
            ])
        Log.calls = []
        inner.removeFromSuperview()
        #expect(
            Log.calls == [
                "inner.leavesWindow", "inner.leaves", "outer.removes", "inner.leftWindow", "inner.left",
            ])
        Log.calls = []
        inner.removeFromSuperview()
        #expect(Log.calls.isEmpty && inner.window == nil && outer.window === window)
    }

    @Test func `tags and places find views`() {
        let view = UIView()
        let inner = UIView()
        let others = (1...3).map { tag in
            let one = UIView()
            one.tag = tag
            view.addSubview(one)
            return one
        }
        inner.tag = 9
        others[1].addSubview(inner)
        #expect(view.viewWithTag(9) === inner && view.viewWithTag(0) === view && view.viewWithTag(7) == nil)
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(view.subviews.map(\.tag) == [3, 2, 1])
        view.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(view.subviews.map(\.tag) == [3, 2, 1])
    }
}
