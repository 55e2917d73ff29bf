import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces
import VitrineUIKit

@Suite struct ColorTests {
    /// Source: facts, floating panel, section 1.6: the grabber's Display P3 color in sRGB.
    @Test func displayP3BecomesSRGB() {
        let color = UIColor(displayP3Red: 0.76, green: 0.77, blue: 0.76, alpha: 1).light.premultiplied
        #expect([color.red, color.green, color.blue] == [0xC1, 0xC4, 0xC2])
    }

    @Test func grayIsTheSameInBothSpaces() {
        for value in stride(from: 0.0, through: 1, by: 0.1) {
            let color = UIColor(displayP3Red: value, green: value, blue: value, alpha: 1).light
            for component in [color.red, color.green, color.blue] { #expect(abs(component - value) < 1e-4) }
        }
    }

    @Test func componentsAreClamped() {
        let color = UIColor(red: 2, green: -1, blue: .nan, alpha: 1).light
        #expect(color == RGBColor(red: 1, green: 0, blue: 0))
    }

    @Test func aDynamicColorHasTwoValues() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color == UIColor(light: .black, dark: .white))
        let marked = UIColor { $0.accessibilityContrast == .high ? .red : .blue }
        #expect(marked.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)) == .red)
        #expect(marked.resolvedColor(with: UITraitCollection()) == .blue && marked != .blue)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }
}

@Suite struct HorizontalLayoutTests {
    private let surface = UIView()
    private let view = UIView()
    private let bounds = Rect(x: 0, y: 0, width: 812, height: 375)
    private let safeArea = Insets(left: 44, bottom: 21, right: 44)

    private func span(_ constraints: [NSLayoutConstraint], isRightToLeft: Bool = false) -> [Double] {
        let span = HorizontalLayout.span(
            of: surface, in: view, constraints: constraints, bounds: bounds, safeArea: safeArea,
            isRightToLeft: isRightToLeft)
        return [span.x, span.width]
    }

    /// Source: facts, floating panel, section 2.1: the surface of the Maps example is at x 52...343.
    @Test func aLeftEdgeAndAWidth() {
        let left = surface.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 8)
        #expect(span([left, surface.widthAnchor.constraint(equalToConstant: 291)]) == [52, 291])
    }

    @Test func withoutConstraintsItFillsTheSafeArea() { #expect(span([]) == [44, 724]) }

    @Test func bothEdgesOfTheView() {
        let left = surface.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
        let right = surface.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20)
        #expect(span([left, right]) == [10, 782])
    }

    @Test func theOrderOfItemsDoesNotMatter() {
        let one = surface.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
        let other = view.leftAnchor.constraint(equalTo: surface.leftAnchor, constant: -10)
        #expect(span([one]) == span([other]))
    }

    @Test func theMiddleAndAWidth() {
        let middle = surface.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        #expect(span([middle, surface.widthAnchor.constraint(equalToConstant: 200)]) == [306, 200])
    }

    @Test func leadingFollowsTheDirection() {
        let leading = surface.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        let width = surface.widthAnchor.constraint(equalToConstant: 100)
        #expect(span([leading, width]) == [0, 100])
        #expect(span([leading, width], isRightToLeft: true) == [712, 100])
    }

    @Test func theHigherPriorityCounts() {
        let weak = surface.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 100)
        weak.priority = .defaultLow
        let strong = surface.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5)
        #expect(span([weak, strong])[0] == 5)
    }
}

@Suite struct TimingTests {
    @Test func aPhysicalSpringKeepsItsConstants() throws {
        let timing = UISpringTimingParameters(mass: 2, stiffness: 200, damping: 20, initialVelocity: .zero)
        #expect(timing.spring(in: 9) == (try Spring(stiffness: 200, damping: 20, mass: 2)))
    }

    @Test func aDampingRatioTakesTheAnimatorsDuration() {
        let timing = UISpringTimingParameters(dampingRatio: 0.7)
        let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: timing)
        #expect(animator.pacing == .spring(.settling(in: 0.6, dampingRatio: 0.7)))
    }

    @Test func curvesAreThoseOfCoreAnimation() {
        let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut)
        #expect(animator.pacing == .curve(.easeInOut, duration: 0.25))
        // Source: facts, floating panel, section 3.3.
        let quarter = UICubicTimingParameters(animationCurve: .easeInOut).curve.value(at: 0.3)
        #expect(abs(quarter - 0.1874) < 5e-5)
    }

    @Test func anIllegalSpringIsTheOneOfTheDuration() {
        let timing = UISpringTimingParameters(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .zero)
        #expect(timing.spring(in: 0.5) == .settling(in: 0.5))
    }
}

@Suite struct ViewTests {
    @Test func pointsAreConvertedBetweenViews() {
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 5, y: 6, width: 50, height: 50)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer as any UICoordinateSpace) == CGPoint(x: 6, y: 7))
        #expect(inner.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 15, y: 26))
        #expect(outer.hitTest(CGPoint(x: 6, y: 7), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
    }

    @Test func aViewIsLoadedOnce() {
        final class Page: UIViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let page = Page()
        #expect(page.loads == 0)
        page.loadViewIfNeeded()
        _ = page.view
        #expect(page.loads == 1)
    }

    @Test func traitsFollowTheScene() {
        var traits = Traits(device: .iPhoneX)
        #expect(UITraitCollection(traits).verticalSizeClass == .regular)
        traits.orientation = .landscape
        #expect(UITraitCollection(traits).verticalSizeClass == .compact)
        traits.device = .iPadPro11
        #expect(UITraitCollection(traits).verticalSizeClass == .regular)
        #expect(CurrentTraits.run(in: traits) { UIScreen.main.bounds.width } == 1210)
    }
}
