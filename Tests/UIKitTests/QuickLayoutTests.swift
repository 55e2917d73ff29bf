import Testing
import Vitrine
import VitrineSwiftEntryKit

/// The layout shorthands of custom views place them by constraints.
@Suite struct QuickLayoutTests {
    private func frames(_ place: (UIView, UIView) -> Void) -> (first: CGRect, second: CGRect) {
        let (holder, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView(), UIView())
        for view in [first, second] { holder.addSubview(view) }
        place(first, second)
        holder.layoutIfNeeded()
        return (first.frame, second.frame)
    }

    @Test func `edges, sides and middles are those of the superview`() {
        let filled = frames { first, second in
            first.fillSuperview(offset: 10)
            second.set(.width, .height, of: 40)
            second.centerInSuperview()
        }
        #expect(filled.first == CGRect(x: 10, y: 10, width: 280, height: 180))
        #expect(filled.second == CGRect(x: 130, y: 80, width: 40, height: 40))
        let sized = frames { first, second in
            first.sizeToSuperview()
            first.layoutToSuperview(.left, .top)
            second.layoutToSuperview(axis: .horizontally, offset: 20)
            second.layoutToSuperview(.bottom, offset: -5)
            second.set(.height, of: 30)
        }
        #expect(sized.first == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(sized.second == CGRect(x: 20, y: 165, width: 260, height: 30))
    }

    @Test func `an edge is that of another view`() {
        let tied = frames { first, second in
            first.layoutToSuperview(.left, .top, offset: 15)
            first.set(.width, .height, of: 50)
            second.layout(.left, to: first, offset: 5)
            second.layout(.width, to: first, offset: 10)
            second.layoutToSuperview(.top, offset: 100)
            second.set(.height, of: 20)
        }
        #expect(tied.second == CGRect(x: 20, y: 100, width: 60, height: 20))
    }

    @Test func `an entry of such views is as high as they are`() throws {
        let film = try Film { stage in
            stage.output.scale = 1
            stage.scene.container.content.background = .white
            let (entry, part) = (UIView(), UIView())
            part.backgroundColor = .red
            entry.addSubview(part)
            part.set(.height, of: 120)
            part.fillSuperview(offset: 10)
            var attributes = EKAttributes.topFloat
            attributes.displayDuration = .infinity
            attributes.entryBackground = .color(color: EKColor(.blue))
            SwiftEntryKit.display(entry: entry, using: attributes)
        }
        let picture = try film.image(at: 2)
        func count(isRed: Bool) -> Int {
            (0..<picture.height).count { y in
                let pixel = picture[picture.width / 2, y]
                return isRed ? pixel.red > 200 && pixel.green < 80 : pixel.blue > 200 && pixel.red < 80
            }
        }
        #expect(count(isRed: true) == 120 && count(isRed: false) == 20)
    }

    @Test func `a view fills an entry whose attributes give its height`() throws {
        let part = UIView()
        _ = try Film { stage in
            let entry = UIView()
            entry.addSubview(part)
            part.set(.width, .height, of: 40)
            part.centerInSuperview()
            var attributes = EKAttributes.centerFloat
            attributes.positionConstraints.size = .init(width: .constant(value: 200), height: .constant(value: 300))
            attributes.positionConstraints.maxSize.height = .constant(value: 240)
            SwiftEntryKit.display(entry: entry, using: attributes)
        }
        #expect(part.frame == CGRect(x: 80, y: 100, width: 40, height: 40))
    }
}
