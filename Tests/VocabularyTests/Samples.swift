import VitrinePrimitives

@testable import VitrineVocabulary

enum Flavor: String, Choice {
    case plain
    case sweet
    case salty

    static let noun = "a flavor"
}

/// A value with a shorthand and a required key.
struct Topping: Described, NamedValue {
    var name = ""
    var icon: String?
    var inset = Insets.zero

    static let fields: [Field<Topping>] = [
        Field("name", \.name, isRequired: true, "What it is called."),
        Field("icon", \.icon, kind: .icon, "Shown before the name."),
        Field("inset", \.inset, in: -100...100, "Space around it."),
    ]
    static var shorthand: Shorthand<Topping>? { .field("name") }
    var valueName: String? { name }
}

/// A value that another one may have.
struct Box: Described {
    var height = 10.0
    var inner: [Box] = []

    static let fields: [Field<Box>] = [
        Field("height", \.height, kind: .length, in: 1...100, "Of the box."),
        Field("inner", \.inner, count: 0...3, of: "boxes", "Boxes in it."),
    ]
    static var shorthand: Shorthand<Box>? { .flag }
}

/// A value with keys of every type.
struct Dish: Described {
    var flavor = Flavor.plain
    var isHot = false
    var servings = 2
    var price = 0.5
    var time = 1.0
    var color = RGBColor.black
    var darkColor: RGBColor?
    var title: String?
    var picture: String?
    var family: String?
    var offset = Point.zero
    var toppings: [Topping] = []
    var box: Box?
    var extra = Change<Box>()
    var named = NamedValues<Box>()
    /// A preset that sets price and servings.
    var size: Flavor {
        get { .plain }
        set { if newValue == .sweet { (price, servings) = (1, 9) } }
    }

    static let fields: [Field<Dish>] = [
        Field("size", \.size, "Sets price and servings."),
        Field("flavor", \.flavor, aliases: ["taste"], "How it tastes."),
        Field("isHot", \.isHot, "Whether it is hot."),
        Field("servings", \.servings, in: 1...9, "How many eat it."),
        Field("price", \.price, in: .above(0, atMost: 1), animation: "in 0.5 s", "What it costs."),
        Field("time", \.time, kind: .time, in: 0...60, "Until it is done."),
        Field("color", \.color, "Of the dish."),
        Field("darkColor", \.darkColor, "In dark surroundings."),
        Field("title", \.title, "On the menu."),
        Field("picture", \.picture, kind: .picture, isSettable: false, "In the menu."),
        Field("family", \.family, kind: .fontFamily, "Of the title."),
        Field("offset", \.offset, in: -1000...1000, "From the middle."),
        Field("toppings", \.toppings, count: 0...2, of: "toppings", "What lies on it."),
        Field("box", \.box, "Around it."),
        Field("extra", \.extra, "Changes of the box."),
        Field("named", \.named, "More boxes."),
    ]
    static var exclusions: [[String]] { [["title", "picture"]] }

    func checkRules(at path: String, into issues: inout ValueIssues) {
        if isHot, box == nil { issues.add(SourcePath.join(path, "isHot"), .needs("a box")) }
    }
}

func read<Value: SceneValue>(_ node: ValueNode, as type: Value.Type = Value.self) -> (value: Value?, issues: [String]) {
    let log = IssueLog(file: nil)
    let value = Value.read(SourceValue(node, path: SourcePath(), log: log), onto: nil, Format())
    var issues = ValueIssues()
    value?.check(Format(), at: "", mentions: nil, into: &issues)
    log.report(issues)
    return (value, log.issues.map(\.description))
}
