import Testing
import VitrinePrimitives

@testable import VitrineVocabulary

@Suite struct ChangeTests {
    private var dish: Dish {
        var dish = Dish()
        dish.title = "Soup"
        dish.box = Box(height: 20, inner: [Box(height: 2)])
        dish.toppings = [Topping(name: "nuts"), Topping(name: "basil", icon: "leaf")]
        return dish
    }

    @Test("A change sets the keys it mentions and leaves the others")
    func applying() {
        var changed = dish
        let change: Change<Dish> = ["taste": "sweet", "box.height": 30, "title": nil]
        change.apply(to: &changed)
        var expected = dish
        expected.flavor = .sweet
        expected.box?.height = 30
        expected.title = nil
        #expect(changed == expected)
    }

    @Test("A list is replaced; a mapping changes its items by name")
    func lists() {
        var changed = dish
        (["toppings": ["oil"]] as Change<Dish>).apply(to: &changed)
        #expect(changed.toppings == [Topping(name: "oil")])
        changed = dish
        (["toppings.basil.icon": "tree"] as Change<Dish>).apply(to: &changed)
        #expect(changed.toppings == [Topping(name: "nuts"), Topping(name: "basil", icon: "tree")])
    }

    @Test("A change mentions its keys, those in them and those around them")
    func mentions() {
        let change: Change<Dish> = ["taste": "sweet", "box.height": 30]
        #expect(change.mentions("flavor") && change.mentions("box") && change.mentions("box.height"))
        #expect(!change.mentions("box.inner") && !change.mentions("title"))
        #expect(Change<Dish>().isEmpty && !change.isEmpty && !Change<Dish>().mentions("title"))
    }

    @Test("A change is checked with the value that it changes")
    func checking() {
        func issues(_ change: Change<Dish>) -> [String] {
            var issues = ValueIssues()
            change.check(onto: dish, at: "set", into: &issues)
            return issues.all.map { SceneIssue(path: $0.path, kind: $0.kind).description }
        }
        #expect(issues(["box.height": 30, "toppings.nuts.icon": "a", "isHot": true]) == [])
        #expect(issues(["box.height": 101]) == ["set.box.height: 101 is out of range; legal: 1...100 pt"])
        #expect(
            issues(["picture": "a"])
                == ["set.picture: says how the scene starts, and cannot be set over time"])
        #expect(issues(["isHot": true, "box": nil]) == ["set.isHot: needs a box"])
        #expect(
            issues(["toppings.nots.icon": "a"])
                == ["set.toppings.nots: unknown key; did you mean \"nuts\"? (nuts, basil)"])
        #expect(issues(["toppings.nuts.icon": ""]) == ["set.toppings[0].icon: \"\" is not the name of an icon"])
    }

    @Test("Changes that say the same are equal")
    func equality() {
        let a: Change<Dish> = ["box.height": 30]
        let b: Change<Dish> = ["box": ["height": 30]]
        #expect(a == b && a != ["box.height": 31] && Set([a, b]).count == 1)
    }
}
