import VitrineChrome

extension SourceValue {
    private static let statusBarKeys = KeyTable(
        "time", "style", "isHidden", "showsLocation", "date", "showsFocus", "hasSIM")

    /// `true` for one as by default, or its properties.
    func statusBar() -> StatusBar? {
        if case .scalar = node.content { return flag() == true ? StatusBar() : nil }
        guard
            let keys = keyed(
                Self.statusBarKeys,
                expected: "true, false or {time, style, isHidden, showsLocation, date, showsFocus, hasSIM}")
        else { return nil }
        var bar = StatusBar()
        bar.time = keys["time"]?.text() ?? bar.time
        bar.style = keys["style"]?.statusBarStyle() ?? bar.style
        bar.isHidden = keys["isHidden"]?.flag() ?? bar.isHidden
        bar.showsLocation = keys["showsLocation"]?.flag() ?? bar.showsLocation
        bar.hasSIM = keys["hasSIM"]?.flag() ?? bar.hasSIM
        bar.date = keys["date"]?.text()
        bar.showsFocus = keys["showsFocus"]?.flag() ?? bar.showsFocus
        return bar
    }
}
