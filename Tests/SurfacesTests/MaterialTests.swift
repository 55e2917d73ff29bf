import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrineText

@Suite struct MaterialTests {
    /// Returns the color of a page under a `Material`, in levels of 255.
    private func seen(_ m: Material, _ c: (Double, Double, Double)) -> [Double] {
        let y = 0.2126 * c.0 + 0.7152 * c.1 + 0.0722 * c.2
        var base = m.lumaScale * y + m.lumaOffset
        if let curve = m.curve {
            let values = [curve.black, curve.darkGrey, curve.lightGrey, curve.white]
            let i = min(2, Int(y * 3))
            base = values[i] + (values[i + 1] - values[i]) * (y * 3 - Double(i))
        }
        return [c.0, c.1, c.2].map { min(1, max(0, m.gain * (base + m.chroma * ($0 - y)))) * 255 }
    }

    private func grey(_ v: Double) -> (Double, Double, Double) { (v, v, v) }

    /// Source of black, mid gray and white: measured on a simulator; facts, iOS surroundings, section 5.1, with a mean
    /// error of 2 levels, in chrome more.
    @Test func greysAreTheMeasuredOnes() {
        let measured: [(SystemMaterial, Bool, [Double])] = [
            (.ultraThin, false, [89, 169, 245]), (.ultraThin, true, [32, 100, 177]), (.thin, false, [141, 200, 245]),
            (.thin, true, [32, 76, 126]), (.regular, false, [196, 222, 245]), (.regular, true, [32, 64, 84]),
            (.thick, false, [234, 243, 246]), (.thick, true, [30, 42, 36]), (.chrome, false, [178, 240, 247]),
            (.chrome, true, [18, 75, 88]),
        ]
        var sum = 0.0
        for (style, dark, levels) in measured {
            for (place, level) in zip([0, 128.0 / 255, 1], levels) {
                let error = (seen(style.material(dark: dark), grey(place))[0] - level).magnitude
                #expect(error < (style == .chrome ? 10 : 3.5), "\(style) \(dark) at \(place)")
                sum += error
            }
        }
        #expect(sum / 30 < 2)
    }

    /// Pure green under the light materials is from the same section.
    @Test func greensAreTheMeasuredOnes() {
        let measured: [(SystemMaterial, [Double], Double)] = [
            (.ultraThin, [102, 244, 102], 4), (.thin, [120, 255, 120], 2), (.regular, [167, 255, 167], 10),
            (.thick, [214, 255, 214], 5), (.chrome, [204, 255, 204], 23),
        ]
        for (style, levels, tolerance) in measured {
            for (got, level) in zip(seen(style.material(dark: false), (0, 1, 0)), levels) {
                #expect((got - level).magnitude < tolerance, "\(style)")
            }
        }
    }

    /// The test repeats the formula, at positions between the stops and on colors.
    @Test func theCurveIsTheFormula() {
        // The thin light material has s 1.35, b 0.12, a 0.60, stops .725 .825 .76 .73.
        let m = SystemMaterial.thin.material(dark: false)
        #expect(m.sigma == 30)
        let (r, g, b) = (0.5, 0.4, 0.1)
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let curve = 0.825 + (0.76 - 0.825) * (y * 3 - 1)
        for (c, got) in zip([r, g, b], seen(m, (r, g, b))) {
            let out = 0.4 * (y + 1.35 * (c - y)) + 0.6 * curve + 0.12
            #expect((got - 255 * out).magnitude < 1e-9)
        }
    }

    /// The blur saturates, clamped to legal colors, below a plate. Source: facts, iOS surroundings, section 5.1.
    @Test func legacyBlursAreTheMeasuredOnes() {
        let measured: [(LegacyBlur, [Double])] = [
            (.light, [77, 167, 255]), (.extraLight, [198, 223, 249]), (.dark, [20, 55, 89]),
        ]
        for (blur, levels) in measured {
            for (place, level) in zip([0, 128.0 / 255, 1], levels) {
                let below = seen(blur.material, grey(place))[0]
                let got = below + (255 * blur.overlay.red - below) * blur.overlay.alpha
                #expect((got - level).magnitude < 1.5, "\(blur) at \(place)")
            }
        }
        // In dark appearance the dark one shows 17 over black.
        #expect((255 * LegacyBlur.dark.overlay(dark: true).red * 0.77 - 17).magnitude < 0.5)
        #expect(LegacyBlur.light.overlay(dark: true) == LegacyBlur.light.overlay)
        #expect(LegacyBlur.regular(dark: false) == .light && LegacyBlur.prominent(dark: false) == .extraLight)
        #expect(LegacyBlur.regular(dark: true) == .dark && LegacyBlur.prominent(dark: true) == .dark)
    }

    @Test func backdropsCarryTheirMaterialScaled() {
        let path = Path.rect(Rect(x: 0, y: 0, width: 9, height: 9))
        let list = Resolver.displayList(
            for: [
                .backdrop(BackdropNode(path, .regular, dark: true, opacity: 0.4)),
                .backdrop(BackdropNode(path, LegacyBlur.extraLight)),
            ], in: Viewport(scale: 2, width: 30, height: 30), background: .white)
        guard case .backdrop(let a) = list.marks[0], case .backdrop(let b) = list.marks[1] else {
            Issue.record("wrong marks")
            return
        }
        #expect(a.material.sigma == 60 && a.opacity == 0.4 && a.tint == .clear)
        #expect(a.material.curve == SystemMaterial.regular.material(dark: true).curve)
        #expect(b.material.sigma == 40 && b.tint == RGBColor(0xf7f7f7, alpha: 0.8))
    }

    @Test(arguments: [false, true])
    func vibrantInksOnPlainPagesAreThePlainColours(_ dark: Bool) {
        let page = dark ? 0.0 : 1.0
        #expect(Vibrancy.blend(dark: dark) == (dark ? .plusLighter : .plusDarker))
        var before = 2.0
        for ink in Vibrancy.allCases.prefix(4) {
            let c = ink.color(dark: dark)
            for v in [c.red, c.green, c.blue] {
                let plain = v * c.alpha + page * (1 - c.alpha)
                let joined = dark ? page + v * c.alpha : page + v * c.alpha - c.alpha
                #expect((plain - joined).magnitude < 1e-12)
            }
            #expect(c.alpha < before, "each label is fainter than the one before")
            before = c.alpha
        }
        let text = TextNode(ShapedLine(), at: .zero, vibrancy: .tertiaryLabel, dark: dark)
        #expect(text.color == Vibrancy.tertiaryLabel.color(dark: dark) && text.blend == Vibrancy.blend(dark: dark))
        let area = ShapeNode(.rect(.zero), vibrancy: .fill, dark: dark)
        #expect(area.paint == .solid(Vibrancy.fill.color(dark: dark)) && area.blend == Vibrancy.blend(dark: dark))
    }
}
