import Testing
import Vitrine
import VitrineOverlayContainer
import VitrinePrimitives
import VitrineUIKit

private final class Notches: OverlayContainerViewControllerDelegate {
    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 2 }
    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
    ) -> CGFloat { index == 0 ? 0 : 400 }
}

private final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
    let notches = Notches()

    func presentSheet() {
        let sheet = OverlayContainerViewController()
        let overlay = UIViewController()
        overlay.view.backgroundColor = .red
        sheet.viewControllers = [overlay]
        sheet.delegate = notches
        sheet.transitioningDelegate = self
        sheet.modalPresentationStyle = .custom
        sheet.moveOverlay(toNotchAt: 1, animated: false)
        present(sheet, animated: true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OverlayContainerSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// Sets a screen of 375 x 812 points at 1x.
private func onePixelPerPoint(_ stage: FilmStage) {
    stage.traits.design = .legacy
    stage.output = Output(scale: 1, fps: 5)
}

@Suite struct LateOverlayTests {
    @Test func `a container is moved before it is presented late`() throws {
        let film = try Film(device: .iPhoneX) { stage in
            onePixelPerPoint(stage)
            let page = Presenter()
            stage.show(page)
            stage.perform(at: 1) { page.presentSheet() }
        }
        let (before, after) = (try film.image(at: 0.9), try film.image(at: 3))
        #expect(before[187, 600].green == 255)
        #expect(after[187, 600].red == 255 && after[187, 600].green < 10)
        #expect(after[187, 400].red < 255)
    }

    @Test func `pages of an overlay's navigation controller are laid out`() throws {
        let notches = Notches()
        let film = try Film(device: .iPhoneX) { stage in
            onePixelPerPoint(stage)
            let (container, ground) = (OverlayContainerViewController(), UIViewController())
            ground.view.backgroundColor = .white
            let navigation = UINavigationController(rootViewController: UIViewController())
            container.viewControllers = [ground, navigation]
            container.delegate = notches
            stage.show(container)
            container.moveOverlay(toNotchAt: 1, animated: false)
            stage.perform(at: 1) {
                let page = UIViewController()
                page.view.backgroundColor = .white
                let plate = UIView()
                plate.backgroundColor = .red
                plate.translatesAutoresizingMaskIntoConstraints = false
                page.view.addSubview(plate)
                NSLayoutConstraint.activate([
                    plate.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
                    plate.bottomAnchor.constraint(equalTo: page.view.bottomAnchor, constant: -100),
                    plate.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 100),
                    plate.rightAnchor.constraint(equalTo: page.view.rightAnchor, constant: -100),
                ])
                navigation.pushViewController(page, animated: false)
            }
        }
        let image = try film.image(at: 3)
        // The plate is from 100 to 275 and from 512 to 712.
        for (x, y) in [(102, 514), (272, 709)] { #expect(image[x, y].green < 10, "\(x), \(y)") }
        for (x, y) in [(97, 514), (278, 709), (102, 509), (102, 715)] {
            #expect(image[x, y].green == 255, "\(x), \(y)")
        }
    }

    @Test func `an overlay's view keeps its round corners`() throws {
        let notches = Notches()
        let film = try Film(device: .iPhoneX) { stage in
            onePixelPerPoint(stage)
            let (container, ground, overlay) = (
                OverlayContainerViewController(), UIViewController(), UIViewController()
            )
            ground.view.backgroundColor = .blue
            overlay.view.backgroundColor = .red
            overlay.view.layer.cornerRadius = 30
            container.viewControllers = [ground, overlay]
            container.delegate = notches
            stage.show(container)
            container.moveOverlay(toNotchAt: 1, animated: false)
        }
        let image = try film.image(at: 1)
        #expect(image[2, 414].blue == 255 && image[2, 414].red == 0)
        #expect(image[40, 414].red == 255 && image[2, 450].red == 255)
    }
}
