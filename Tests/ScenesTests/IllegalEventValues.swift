extension IllegalValueTests {
    /// Of an event.
    static let event: [(keys: String, problem: String)] = [
        ("at: -1, wait: 1", "at: -1 is out of range; legal: 0...600 s"),
        ("at: 601s, wait: 1", "at: 601s is out of range; legal: 0...600 s"),
        ("at: soon, wait: 1", #"at: "soon" is not a time (1.5s, 750ms or a number of seconds)"#),
        (
            "at: 1s",
            ": one of these keys is needed: tap, present, dismiss, open, close, push, pop, drag, swipe, contextMenu, longPress, set, wait, sidebar, pointer, tabBar"
        ),
        ("tap: [a]", "tap: expected text, found a list"),
        ("tap: b", #"tap: "b" is not an item of the toolbar (a)"#),
        ("tap: a, hold: 0", "hold: 0 is out of range; legal: above 0, at most 60 s"),
        ("tap: a, hold: 61s", "hold: 61s is out of range; legal: above 0, at most 60 s"),
        ("tap: a, does: jump", #"does: "jump" is not a consequence (nothing, present, dismiss, toggleAppearance)"#),
        ("tap: a, after: 61", "after: 61 is out of range; legal: 0...60 s"),
        ("tap: a, offset: {x: 10001}", "offset.x: 10001 is out of range; legal: -10000...10000 pt"),
        ("tap: a, offset: 3", "offset: expected keys and values, found 3"),
        ("present: bar", #"present: "bar" is not a presentation (popupBar)"#),
        ("present: popupBar, animated: 1", "animated: expected true or false, found 1"),
        ("present: popupBar, duration: 0s", "duration: 0s is out of range; legal: above 0, at most 60 s"),
        ("present: popupBar, openPopup: 1", "openPopup: expected true or false, found 1"),
        ("dismiss: bar", #"dismiss: "bar" is not a presentation (popupBar)"#),
        ("dismiss: popupBar, duration: 61s", "duration: 61s is out of range; legal: above 0, at most 60 s"),
        ("open: popupBar", #"open: "popupBar" is not a popup (popup)"#),
        ("open: popup, duration: 0", "duration: 0 is out of range; legal: above 0, at most 60 s"),
        ("close: popupBar", #"close: "popupBar" is not a popup (popup)"#),
        ("close: popup, animated: no", #"animated: expected true or false, found "no""#),
        ("push: 3", "push: expected keys and values, found 3"),
        ("push: {background: redd}", #"push.background: "redd" is not a colour; did you mean "red"? (…)"#),
        ("push: {bottomLabel: []}", "push.bottomLabel: expected text, found a list"),
        ("push: {hidesBottomBarWhenPushed: 1}", "push.hidesBottomBarWhenPushed: expected true or false, found 1"),
        ("push: {}, animated: 1", "animated: expected true or false, found 1"),
        ("pop: page", "pop: needs a push before it"),
        ("pop: pages", #"pop: "pages" is not a page; did you mean "page"? (page)"#),
        ("drag: bar, path: [{duration: 1}]", #"drag: "bar" is not a place to drag from (popupBar, popupContent)"#),
        ("drag: popupBar", #": the key "path" is missing"#),
        ("drag: popupBar, path: []", "path: 0 stretches is out of range; legal: 1...1000"),
        ("drag: popupBar, path: 3", "path: expected a list of stretches {by, duration, curve}, found 3"),
        (
            "drag: popupBar, path: [{duration: 1}], offset: {y: -10001}",
            "offset.y: -10001 is out of range; legal: -10000...10000 pt"
        ),
        ("swipe: bar, by: {y: 1}", #"swipe: "bar" is not a place to swipe from (popupBar, popupContent)"#),
        ("swipe: popupBar", #": the key "by" is missing"#),
        ("swipe: popupBar, by: 3", "by: expected keys and values, found 3"),
        ("swipe: popupBar, by: {x: 10001}", "by.x: 10001 is out of range; legal: -10000...10000 pt"),
        ("swipe: popupBar, by: {y: 1}, duration: 0s", "duration: 0 is out of range; legal: above 0, at most 60 s"),
        ("contextMenu: show", "contextMenu: needs a contextMenu in the popupBar"),
        ("contextMenu: open", #"contextMenu: "open" is not a deed of the context menu (show, hide)"#),
        ("longPress: bar", #"longPress: "bar" is not a presentation (popupBar)"#),
        ("longPress: popupBar, hold: 0", "hold: 0 is out of range; legal: above 0, at most 60 s"),
        ("sidebar: show", "sidebar: needs a sidebar in the container"),
        ("sidebar: open", #"sidebar: "open" is not a deed of the sidebar (show, hide)"#),
        ("pointer: press", "pointer: needs an iPad as the device"),
        (
            "pointer: click",
            #"pointer: "click" is not a place {x, y} or a deed of the pointer (press, release, hide)"#
        ),
        ("pointer: {x: 1}", #"pointer: the key "y" is missing"#),
        ("tabBar: minimize", "tabBar: needs a tabBar in the container"),
        ("tabBar: close", #"tabBar: "close" is not a deed of the tab bar (minimize, expand, search)"#),
        ("wait: -1", "wait: -1 is out of range; legal: 0...600 s"),
        ("wait: long", #"wait: "long" is not a time (1.5s, 750ms or a number of seconds)"#),
        ("set: {}", "set: one of these keys is needed: appearance, background, title, subtitle, image, progress, …"),
        ("set: 3", "set: expected keys and values, found 3"),
        ("wait: 1, set: {title: a}", #"set: "wait" and "set" exclude each other"#),
    ]

    /// Of a stretch of a finger's way.
    static let leg: [(keys: String, problem: String)] = [
        ("by: {x: 10001}, duration: 1", "by.x: 10001 is out of range; legal: -10000...10000 pt"),
        ("by: 3, duration: 1", "by: expected keys and values, found 3"),
        ("duration: 0", "duration: 0 is out of range; legal: above 0, at most 60 s"),
        ("duration: 61", "duration: 61 is out of range; legal: above 0, at most 60 s"),
        ("by: {y: 1}", #": the key "duration" is missing"#),
        ("duration: 1, curve: bounce", #"curve: "bounce" is not a curve (linear, easeIn, easeOut, easeInOut)"#),
    ]
}
