import Presentations

extension SourceValue {
    private static let changeKeys = KeyTable(rows: [
        ["appearance"], ["background"], ["title"], ["subtitle"], ["image"], ["progress"], ["progressViewStyle"],
        ["barStyle", "style"], ["tintColor"], ["selectedTab"], ["marqueeScrollEnabled"], ["marqueeScrollRate"],
        ["marqueeScrollDelay"], ["coordinateMarqueeScroll"], ["standardAppearance"], ["highlighted"], ["popupContent"],
        ["bottomBarHidden", "toolbarHidden", "tabBarHidden"],
    ])

    func change() -> SceneChange? {
        guard let keys = keyed(Self.changeKeys) else { return nil }
        var change = SceneChange()
        change.appearance = keys["appearance"]?.choice("an appearance")
        change.background = keys["background"]?.color()
        (change.title, change.attributedTitle) = keys["title"]?.title() ?? (nil, nil)
        (change.subtitle, change.attributedSubtitle) = keys["subtitle"]?.title() ?? (nil, nil)
        change.image = keys["image"]?.text()
        change.progress = keys["progress"]?.number()
        change.progressViewStyle = keys["progressViewStyle"]?.progressViewStyle()
        change.barStyle = keys["barStyle"]?.barStyle()
        change.tintColor = keys["tintColor"]?.color()
        change.selectedTab = keys["selectedTab"]?.wholeNumber()
        change.marqueeScrollEnabled = keys["marqueeScrollEnabled"]?.flag()
        change.marqueeScrollRate = keys["marqueeScrollRate"]?.number()
        change.marqueeScrollDelay = keys["marqueeScrollDelay"]?.time()
        change.coordinateMarqueeScroll = keys["coordinateMarqueeScroll"]?.flag()
        change.standardAppearance = keys["standardAppearance"]?.appearanceChange()
        change.highlighted = keys["highlighted"]?.flag()
        change.bottomBarHidden = keys["bottomBarHidden"]?.flag()
        change.popupContent = keys["popupContent"]?.popupContentChange()
        return change
    }
}
