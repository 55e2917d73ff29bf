import Testing
import Vitrine
import VitrineLNPopupController
import VitrineScreens
import VitrineStage

/// Values of controllers, bars and appearances, and docks.
@Suite struct ControllerTests {
    @Test func `raw values are the library's`() {
        #expect(LNPopupBar.Style(rawValue: 8) == .floatingCompact && LNPopupBar.Style(rawValue: 9) == .floating)
        #expect(LNPopupBar.Style(rawValue: 0xFFFF) == .custom && LNPopupBar.Style(rawValue: 7) == nil)
        #expect(LNPopupCloseButton.Style.none.rawValue == 0xFFFF && LNPopupCloseButton.Style.glass.rawValue == 0x100)
        #expect(LNPopupBar.ProgressViewStyle.top.rawValue == 2 && LNPopupBar.Environment.inline.rawValue == 2)
        #expect(UIViewController.PopupPresentationState.open.rawValue == 3 && Double.defaultPopupSnapPercent == 0.32)
    }

    @Test func `defaults are the library's`() {
        let (page, appearance, item) = (Page(), LNPopupBarAppearance(), LNPopupItem())
        let (bar, view) = (page.popupBar, page.popupContentView)
        #expect(page.popupInteractionStyle == .default && page.effectivePopupInteractionStyle == .automatic)
        #expect(page.popupPresentationState == .barHidden && page.popupContent == nil)
        #expect(!page.allowPopupHapticFeedbackGeneration && page.popupOpensOverSplitViewController)
        #expect(bar.inheritsAppearanceFromDockingView && bar.limitFloatingContentWidth && bar.inheritsBottomBarMetrics)
        #expect(bar.usesContentControllersAsDataSource && bar.allowHapticFeedbackGenerationOnItemPaging)
        #expect(!bar.customBarWantsFullBarWidth && bar.barItemsSemanticContentAttribute == .playback)
        #expect(bar.inlineAppearance == nil && bar.popupItem == nil && bar.effectiveBarStyle == .floatingCompact)
        #expect(view.isTranslucent && view.allowsContentTransition && view.backgroundEffect == nil)
        #expect(appearance.marqueeScrollRate == 30 && appearance.marqueeScrollDelay == 2)
        #expect(appearance.coordinateMarqueeScroll && appearance.imageShadow?.shadowBlurRadius == 3)
        #expect(item.progress == 0 && item.title == nil && item.identifier != LNPopupItem().identifier)
        #expect(page.bottomDockingViewForPopupBar == nil && page.bottomDockingViewMarginForPopupBar == 0)
        #expect(UISplitViewController().popupBarAvoidsPrimaryColumn)
        #expect(UITabBarController().adjustsTabBarLayoutForPopupBar)
    }

    @Test func `a title and an attributed title clear each other`() {
        let item = LNPopupItem()
        item.title = "A"
        item.attributedTitle = AttributedString("B")
        #expect(item.title == nil)
        item.title = "C"
        #expect(item.attributedTitle == nil)
    }

    @Test func `an appearance that is set is copied, and nil is the default one`() {
        let bar = Page().popupBar
        let appearance = LNPopupBarAppearance()
        appearance.marqueeScrollRate = 50
        bar.standardAppearance = appearance
        appearance.marqueeScrollRate = 60
        #expect(bar.standardAppearance.marqueeScrollRate == 50)
        bar.standardAppearance = nil
        #expect(bar.standardAppearance.marqueeScrollRate == 30)
    }

    @Test func `a custom style needs a custom bar, which forces it`() {
        let page = Page()
        let bar = page.popupBar
        let custom = SearchBarController()
        bar.customBarViewController = custom
        #expect(bar.barStyle == .custom && bar.effectiveBarStyle == .custom && custom.containingPopupBar === bar)
        bar.customBarViewController = nil
        #expect(bar.barStyle == .default && custom.containingPopupBar == nil)
    }

    @Test func `the item of the content is the bar's, its own where content is no data source`() {
        let popup = Popup()
        popup.container.presentPopupBar(with: popup.content)
        #expect(popup.bar.popupItem === popup.content.popupItem)
        popup.bar.popupItem = LNPopupItem()
        #expect(popup.bar.popupItem === popup.content.popupItem)
        popup.bar.usesContentControllersAsDataSource = false
        #expect(popup.bar.popupItem == nil)
        let own = LNPopupItem()
        popup.bar.popupItem = own
        #expect(popup.bar.popupItem === own && popup.bar.progressView.progress == 0)
    }

    @Test func `a toolbar and tabs are the dock of a scene without one`() throws {
        let top = Page()
        top.toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Done")]
        let navigation = UINavigationController(rootViewController: top)
        navigation.isToolbarHidden = false
        let scene = try Popup(navigation).scene()
        #expect(scene.container.dock == .toolbar(["Edit", "Done"]) && !scene.container.isDockHidden)
        let tabs = try Popup(Tabs()).scene()
        guard case .tabBar(let bar)? = tabs.container.dock else { Issue.record("no tab bar"); return }
        #expect(bar.items.map(\.title) == ["Home", "Search"] && bar.selected == 1)
        let given = try Popup(Tabs()).scene("container: { toolbar: { items: [One] } }")
        #expect(given.container.dock == .toolbar(["One"]))
    }

    @Test func `a toolbar that code hides lets the bar sink`() throws {
        let top = Page()
        top.toolbarItems = [UIBarButtonItem(title: "Edit")]
        let navigation = UINavigationController(rootViewController: top)
        navigation.isToolbarHidden = false
        let popup = Popup(navigation)
        var heights: [CGFloat] = []
        let scene = try popup.scene { scene in
            scene.perform(at: 1) { navigation.setToolbarHidden(true, animated: true) }
            scene.perform(at: 3) { heights.append(navigation.popupBar.effectiveContentSize.height) }
        }
        let renderer = try Renderer(scene)
        #expect(try renderer.bitmap(at: 0.5) != renderer.bitmap(at: 3))
        #expect(heights == [48])
    }

    @Test(arguments: [
        (UIViewController.PopupInteractionStyle.snap, 0.32), (.customizedSnap(percent: 0.5), 0.5),
        (.customizedSnap(percent: 7), 0.9), (.customizedSnap(percent: .nan), 0.32), (.drag, 0.32), (.none, 0.32),
        (.scroll, 0.32), (.automatic, 0.32),
    ])
    func `an interaction style is the scene's, its percent within the legal range`(
        _ style: UIViewController.PopupInteractionStyle, _ percent: Double
    ) throws {
        let popup = Popup()
        popup.container.popupInteractionStyle = style
        let content = try popup.scene().popupContent
        #expect(content?.popupSnapPercent == percent)
        let name = "\(style)".prefix { $0 != "(" }.replacing("customizedSnap", with: "snap")
        #expect(content?.popupInteractionStyle.rawValue == String(name))
    }

    @Test(arguments: [(20, PopupCloseButton.Positioning.leading), (200, .center), (390, .trailing)])
    func `a content positions its close button`(_ x: Int, _ positioning: PopupCloseButton.Positioning) throws {
        final class Content: UIViewController {
            var x: CGFloat = 0
            override func positionPopupCloseButton(_ button: LNPopupCloseButton) -> Bool {
                button.frame = CGRect(x: x - 20, y: 60, width: 40, height: 40)
                return true
            }
        }
        let content = Content()
        content.x = CGFloat(x)
        let scene = try Popup(Page(), content).scene()
        #expect(scene.popupContent?.popupCloseButton.positioning == positioning)
    }

    @Test func `a content gives the view that the image becomes`() throws {
        final class Content: UIViewController {
            let cover = LNPopupImageView(image: UIImage(named: "artwork/rain.png"))
            var asked: [String] = []
            override func viewForPopupTransition(
                from fromState: PopupPresentationState, to toState: PopupPresentationState
            ) -> UIView? {
                asked.append("\(fromState) \(toState)")
                return cover
            }
        }
        let content = Content()
        content.cover.cornerRadius = 20
        let scene = try Popup(Page(), content).scene("timeline: [{ at: 1s, open: popup }, { at: 2s, close: popup }]")
        #expect(scene.popupContent?.image == "artwork/rain.png" && scene.popupContent?.imageCornerRadius == 20)
        content.asked = []
        _ = try StagedScene(scene)
        #expect(content.asked == ["barPresented open", "open barPresented"])
    }

    @Test func `accessibility of the item is the scene's`() throws {
        let popup = Popup()
        popup.item.accessibilityLabel = "Label"
        popup.item.accessibilityHint = "Hint"
        popup.item.accessibilityImageLabel = "Image"
        popup.item.accessibilityProgressLabel = "Progress"
        popup.item.accessibilityProgressValue = "Half"
        let item = try popup.scene().popupBar?.popupItem
        #expect(item?.accessibilityLabel == "Label" && item?.accessibilityHint == "Hint")
        #expect(item?.accessibilityImageLabel == "Image" && item?.accessibilityProgressLabel == "Progress")
        #expect(item?.accessibilityProgressValue == "Half")
    }

    @Test func `accessibility of the close button is the scene's`() throws {
        let popup = Popup()
        let button = popup.container.popupContentView.popupCloseButton
        let own = try popup.scene().popupContent?.popupCloseButton
        #expect(button.accessibilityLabel == "Close" && own?.accessibilityLabel == nil)
        (button.accessibilityLabel, button.accessibilityHint) = ("Done", "Closes the player")
        let set = try popup.scene().popupContent?.popupCloseButton
        #expect(set?.accessibilityLabel == "Done" && set?.accessibilityHint == "Closes the player")
    }

    @Test(arguments: [
        (UICornerConfiguration.capsule(), CornerConfiguration.capsule),
        (.capsule(maximumRadius: 12), .capsuleWithMaximumRadius(12)),
        (.corners(radius: .containerConcentric()), .containerConcentric(minimum: 0)),
        (.corners(radius: .containerConcentric(minimum: 9)), .containerConcentric(minimum: 9)),
        (
            .corners(
                topLeftRadius: .fixed(3), topRightRadius: .containerConcentric(minimum: 4), bottomLeftRadius: nil,
                bottomRightRadius: .fixed(5)),
            .radii(CornerRadii(topLeft: 3, topRight: 4, bottomRight: 5, bottomLeft: 0))
        ),
    ])
    func `corners of a bar are those of its key`(_ own: UICornerConfiguration, _ key: CornerConfiguration) throws {
        let popup = Popup()
        popup.bar.standardAppearance.floatingBackgroundCornerConfiguration = own
        #expect(try popup.scene().popupBar?.standardAppearance.floatingBackgroundCornerConfiguration == key)
    }

    @Test func `settings of a split view and of legacy bars are the scene's`() throws {
        let split = UISplitViewController()
        split.popupBarAvoidsPrimaryColumn = false
        split.popupOpensOverSplitViewController = false
        let bar = try Popup(split).scene("design: legacy").popupBar
        #expect(bar?.popupBarAvoidsPrimaryColumn == false && bar?.popupOpensOverSplitViewController == false)
        #expect(bar?.shouldFadePopupBarOnDismiss == nil && bar?.shouldExtendPopupBarUnderSafeArea == nil)
        #expect(try Popup(Tabs()).scene("design: legacy").popupBar?.shouldFadePopupBarOnDismiss == false)
        #expect(try Popup(Tabs()).scene().popupBar?.shouldFadePopupBarOnDismiss == nil)
    }

    @Test func `numbers without sense are brought into the legal ranges`() throws {
        let popup = Popup()
        popup.item.progress = .nan
        popup.item.title = String(repeating: "x", count: 20_000)
        popup.item.trailingBarButtonItems = (0..<40).map { _ in UIBarButtonItem(systemItem: .play) }
        let button = UIBarButtonItem(title: "B")
        button.width = -.infinity
        button.imageInsets = UIEdgeInsets(top: .nan, left: 1e9, bottom: -1e9, right: 0)
        popup.item.leadingBarButtonItems = [button]
        let appearance = LNPopupBarAppearance()
        appearance.marqueeScrollRate = -.infinity
        appearance.marqueeScrollDelay = .nan
        appearance.floatingBackgroundCornerConfiguration = .corners(radius: .fixed(.infinity))
        appearance.titleTextAttributes = AttributeContainer().font(.systemFont(ofSize: .nan)).kern(1e30)
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 1e9
        shadow.shadowOffset = CGSize(width: CGFloat.nan, height: 1e12)
        appearance.imageShadow = shadow
        popup.bar.standardAppearance = appearance
        popup.container.popupInteractionStyle = .customizedSnap(percent: -.infinity)
        #expect(throws: Never.self) { try pixels(popup.scene(), at: 1) }
        var scene = try Popup().scene()
        scene.perform(at: 1) { popup.container.presentPopupBar(with: popup.content) }
        #expect(throws: Never.self) { try Renderer(scene) }
    }

    @Test func `calls without a bar have no effect`() throws {
        let page = Page()
        page.openPopup()
        page.closePopup()
        page.dismissPopupBar()
        var scene = try SceneParser.parse("vitrine: 1")
        scene.add(popupBarOf: page)
        scene.perform(at: 1) { page.openPopup() }
        #expect(throws: Never.self) { try Renderer(scene) }
        #expect(page.popupPresentationState == .barHidden)
    }
}
