import Testing
import Vitrine
import VitrineLNPopupController

/// Contents of constraints, and the states of buttons.
@Suite struct ContentLayoutTests {
    /// A page with a picture of 100 points at (50, 300), a blue mark 100 points below the safe area, and a red bottom.
    private final class Player: UIViewController {
        let cover = LNPopupImageView(image: UIImage(named: "artwork/rain.png"))

        override func viewDidLoad() {
            view.backgroundColor = .white
            let strip = UIView()
            strip.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let mark = UIView()
            mark.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            for view in [cover, strip, mark] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                mark.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
                mark.leftAnchor.constraint(equalTo: view.leftAnchor), mark.widthAnchor.constraint(equalToConstant: 60),
                mark.heightAnchor.constraint(equalToConstant: 20),
                cover.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 50),
                cover.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
                cover.widthAnchor.constraint(equalToConstant: 100), cover.heightAnchor.constraint(equalToConstant: 100),
                strip.leftAnchor.constraint(equalTo: view.leftAnchor),
                strip.rightAnchor.constraint(equalTo: view.rightAnchor),
                strip.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                strip.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt32] {
        let pixel = bitmap[x / 2, y / 2]
        return [pixel.red, pixel.green, pixel.blue]
    }

    @Test func `a content of constraints is laid out for the screen`() throws {
        let scene = try Popup(Page(), Player()).scene("timeline: [{ at: 0.5s, open: popup, animated: false }]")
        let bitmap = try pixels(scene, at: 2)
        let height = Int(scene.traits.screenSize.height)
        #expect(color(bitmap, 100, height - 50) == [255, 0, 0] && color(bitmap, 20, height - 20) == [255, 0, 0])
        #expect(color(bitmap, 100, height - 80) == [255, 255, 255])
        let mark = Int(scene.traits.safeArea.top) + 110
        #expect(color(bitmap, 30, mark) == [0, 0, 255] && color(bitmap, 30, mark - 20) == [255, 255, 255])
    }

    @Test func `the bar's image becomes the picture where constraints place it`() throws {
        let scene = try Popup(Page(), Player()).scene("timeline: [{ at: 0.5s, open: popup }]")
        #expect(scene.popupContent?.image == nil && scene.popupContent?.viewForPopupTransition == "popupTransitionView")
        let renderer = try Renderer(scene)
        let open = try renderer.bitmap(at: 3)
        // The points are within the picture, and where the popup places pictures without constraints.
        #expect(color(open, 100, 350) != [255, 255, 255] && color(open, 300, 350) == [255, 255, 255])
        let moving = try renderer.bitmap(at: 0.7)
        #expect(color(moving, 100, 350) != color(open, 100, 350))
    }

    @Test func `a picture with a name of its own keeps it`() throws {
        let player = Player()
        player.cover.accessibilityIdentifier = "cover"
        #expect(try Popup(Page(), player).scene().popupContent?.viewForPopupTransition == "cover")
    }

    @Test func `a disabled button has the attributes of its state`() throws {
        func picture(isEnabled: Bool, _ change: (LNPopupBarAppearance) -> Void) throws -> Bitmap {
            let popup = Popup()
            let button = UIBarButtonItem(title: "Next")
            button.isEnabled = isEnabled
            popup.item.barButtonItems = [button]
            let appearance = LNPopupBarAppearance()
            change(appearance)
            popup.bar.standardAppearance = appearance
            return try pixels(popup.scene())
        }
        func disabled(_ appearance: LNPopupBarAppearance) {
            appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: pink]
        }
        #expect(try picture(isEnabled: false, disabled) != picture(isEnabled: false) { _ in })
        #expect(try picture(isEnabled: true, disabled) == picture(isEnabled: true) { _ in })
    }

    @Test func `positions and pictures of a state are those of its keys`() throws {
        let popup = Popup()
        let appearance = LNPopupBarAppearance()
        appearance.buttonAppearance.highlighted.backgroundImage = UIImage(named: "artwork/rain.png")
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: .nan)
        popup.bar.standardAppearance = appearance
        let buttons = try popup.scene().popupBar?.standardAppearance.buttonItemAppearance
        #expect(buttons?.highlighted.backgroundImage == "artwork/rain.png" && buttons?.normal.backgroundImage == nil)
        #expect(buttons?.normal.titlePositionAdjustment?.x == 3)
        #expect(buttons?.disabled.titlePositionAdjustment == nil)
    }

    @Test func `a popup bar that a film presents later can be touched`() throws {
        // Only the film's closure retains the controllers.
        let film = try Film { stage in
            stage.output.scale = 0.5
            let page = UIViewController()
            page.view.backgroundColor = .white
            stage.show(page)
            stage.perform(at: 0.5) {
                let content = Page(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
                content.popupItem.title = "Title"
                page.presentPopupBar(with: content)
            }
            stage.tap("popupBar", at: 2)
        }
        #expect(color(try film.image(at: 1.9), 200, 400) == [255, 255, 255])
        #expect(color(try film.image(at: 4), 200, 400) == [255, 0, 0])
    }
}
