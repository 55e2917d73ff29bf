import Testing
import VitrinePrimitives

@testable import VitrineVocabulary

@Suite struct DescribedTests {
    @Test("Every type of value is read from its key")
    func reading() {
        let (dish, issues) = read(
            [
                "taste": "salty", "isHot": true, "servings": 3, "price": 0.25, "time": "750ms", "color": "#102030",
                "darkColor": ["red": 1, "green": 0, "blue": 0.5], "title": "Soup", "family": "Inter",
                "offset": ["x": "3pt"], "toppings": ["nuts", ["name": "basil", "inset": ["top": 2]]], "box": true,
                "named": ["a": ["height": 20]],
            ], as: Dish.self)
        #expect(issues == [])
        var expected = Dish()
        expected.flavor = .salty
        expected.isHot = true
        expected.servings = 3
        expected.price = 0.25
        expected.time = 0.75
        expected.color = RGBColor(0x102030)
        expected.darkColor = RGBColor(red: 1, green: 0, blue: 0.5)
        expected.title = "Soup"
        expected.family = "Inter"
        expected.offset = Point(x: 3, y: 0)
        expected.toppings = [Topping(name: "nuts"), Topping(name: "basil", inset: Insets(top: 2))]
        expected.box = Box()
        expected.named["a"] = Box(height: 20)
        #expect(dish == expected)
    }

    @Test("What is written is read as the same value")
    func roundTrip() {
        var dish = Dish()
        dish.size = .sweet
        dish.flavor = .salty
        dish.time = 2.5
        dish.color = RGBColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        dish.darkColor = RGBColor(0xABCDEF, alpha: 128.0 / 255)
        dish.title = "a \"b\"\n: c"
        dish.toppings = [Topping(name: "nuts"), Topping(name: "1", icon: "leaf")]
        dish.box = Box(height: 3, inner: [Box(), Box(height: 4)])
        dish.extra = ["height": 5]
        dish.named = ["b": Box(height: 7), "a": Box()]
        #expect(read(dish.node(Format()), as: Dish.self).value == dish)
        #expect(read(dish.node(Format()), as: Dish.self).issues == [String]() && Dish().node(Format()) == [:])
        #expect(dish.node(Format())["toppings"]?.description == #"["nuts", {name: "1", icon: "leaf"}]"#)
    }

    @Test("A problem names its path, what is legal, and the nearest name")
    func issues() {
        #expect(
            read(["tase": "salty"], as: Dish.self).issues[0].hasPrefix(
                "tase: unknown key; did you mean \"taste\"? (size, flavor,"))
        #expect(
            read(["flavor": "swet"], as: Dish.self).issues
                == ["flavor: \"swet\" is not a flavor; did you mean \"sweet\"? (plain, sweet, salty)"])
        #expect(
            read(["servings": 10, "price": 0, "time": 61], as: Dish.self).issues == [
                "servings: 10 is out of range; legal: 1...9",
                "price: 0 is out of range; legal: above 0, at most 1",
                "time: 61 is out of range; legal: 0...60 s",
            ])
        #expect(
            read(["toppings": [["icon": ""], "b", "c"]], as: Dish.self).issues == [
                "toppings: 3 toppings is out of range; legal: at most 2",
                "toppings[0]: the key \"name\" is missing",
            ])
        #expect(
            read(["toppings": ["a", "b", "c"], "offset": ["y": 1001]], as: Dish.self).issues == [
                "toppings: 3 toppings is out of range; legal: at most 2",
                "offset.y: 1001 is out of range; legal: -1000...1000 pt",
            ])
        #expect(read(["isHot": true], as: Dish.self).issues == ["isHot: needs a box"])
        #expect(
            read(["title": "a", "picture": "b"], as: Dish.self).issues
                == ["title: \"picture\" and \"title\" exclude each other"]
                || read(["title": "a", "picture": "b"], as: Dish.self).issues
                    == ["picture: \"title\" and \"picture\" exclude each other"]
        )
        #expect(read(["box": "x"], as: Dish.self).issues[0].hasPrefix("box: expected true, false or {height"))
    }

    @Test("Null resets an optional key; an empty value is an error")
    func nothing() {
        #expect(read(["title": nil], as: Dish.self).value == Dish())
        #expect(read(["title": .word("")], as: Dish.self).issues == ["title: expected text, found nothing"])
        #expect(read(["time": nil], as: Dish.self).issues.count == 1)
    }

    @Test("Icons, pictures and fonts are collected with their paths")
    func assets() {
        var dish = Dish()
        dish.picture = "a.png"
        dish.family = "Inter"
        dish.toppings = [Topping(), Topping(name: "x", icon: "leaf")]
        var assets: [AssetReference] = []
        dish.collectAssets(Format(), at: "", mentions: nil, into: &assets)
        #expect(
            assets == [
                AssetReference(.picture, "a.png", at: "picture"), AssetReference(.fontFamily, "Inter", at: "family"),
                AssetReference(.icon, "leaf", at: "toppings[1].icon"),
            ])
    }
}
