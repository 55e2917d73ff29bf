import Testing
import Vitrine
import VitrinePrimitives

@Suite struct BarButtonTests {
    private func pixels(_ items: String, _ style: String = "floating", _ design: String = "glass") throws -> [UInt32] {
        let scene = """
            {vitrine: 1, design: \(design), popupBar: {barStyle: \(style), popupItem: {title: A title, subtitle: Below it,
            trailingBarButtonItems: \(items)}}, timeline: [{at: 0, present: popupBar}],
            output: {crop: bottom 150pt, scale: 1}}
            """
        return try Renderer(PresentationScene(yaml: scene)).bitmap().pixels
    }

    @Test(
        "A hidden button leaves the bar as if it were not there",
        arguments: [("floating", "glass"), ("compact", "glass"), ("prominent", "legacy"), ("compact", "legacy")])
    func hidden(_ style: String, _ design: String) throws {
        let bare = try pixels("[pause]", style, design)
        #expect(try pixels("[{icon: play, isHidden: true}, pause]", style, design) == bare)
        #expect(try pixels("[play, pause]", style, design) != bare)
    }

    @Test("A disabled button has the same color whatever its tint is")
    func disabled() throws {
        let grey = try pixels("[{icon: pause, isEnabled: false}]")
        #expect(try pixels("[{icon: pause, isEnabled: false, tint: red}]") == grey)
        #expect(try pixels("[pause]") != grey)
    }

    @Test(
        "A badge and a picture of a button have the same colors over a tab bar as over a toolbar",
        arguments: [
            ("{icon: pause, badge: \"\"}", "{icon: pause}"),
            ("{image: artwork/thumb-popup.png}", "{icon: pause, isHidden: true}"),
            ("{title: A, isEnabled: false}", "{icon: pause, isHidden: true}"),
        ])
    func ownColors(_ button: String, _ bare: String) throws {
        /// Returns the most frequent color of the pixels that the button changes.
        func color(_ dock: String) throws -> UInt32 {
            func pixels(_ items: String) throws -> [UInt32] {
                let scene = """
                    {vitrine: 1, container: {content: {background: "#7DF67D"}, \(dock)}, popupBar: {barStyle: floating,
                    popupItem: {title: A, trailingBarButtonItems: [\(items)]}}, output: {crop: bottom 170pt, scale: 2}}
                    """
                return try Renderer(PresentationScene(yaml: scene)).bitmap().pixels
            }
            let (with, without) = (try pixels(button), try pixels(bare))
            let counts = Dictionary(grouping: zip(with, without).filter { $0 != $1 }.map(\.0)) { $0 }
            return try #require(counts.max { $0.value.count < $1.value.count }?.key)
        }
        let tabs = try color("tabBar: {items: [{title: A, icon: heart}, {title: B, icon: house}]}")
        #expect(try color("toolbar: {items: [Go]}") == tabs)
    }

    @Test(
        "A button stands in the middle of its width",
        arguments: [("floating", "glass"), ("prominent", "legacy")])
    func width(_ style: String, _ design: String) throws {
        let alone = try pixels("[forward]", style, design)
        func start(_ width: Int) throws -> Int {
            let both = try pixels("[{icon: pause, width: \(width)}, forward]", style, design)
            let columns = alone.indices.filter { alone[$0] != both[$0] }.map { $0 % (alone.count / 150) }
            return try #require(columns.min())
        }
        // The row grows by 30 points to the left, and the button moves by half of them.
        #expect(try start(70) - start(100) == 15)
    }
}
