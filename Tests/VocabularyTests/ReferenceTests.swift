import Testing

@testable import VitrineVocabulary

@Suite struct ReferenceTests {
    @Test("An explanation tells value, default, aliases and change of a key")
    func explaining() throws {
        #expect(
            try Reference.explanation(of: "price", in: Dish.record) == """
                price
                  What it costs.
                  value: number, above 0, at most 1
                  default: 0.5
                  set over time: in 0.5 s
                """)
        let flavor = try Reference.explanation(of: "flavor", in: Dish.record)
        #expect(flavor.contains("value: plain, sweet, salty") && flavor.contains("also: taste"))
        #expect(try Reference.explanation(of: "toppings.icon", in: Dish.record).contains("name of an icon"))
        #expect(try Reference.explanation(of: "box.inner.inner.height", in: Dish.record).contains("1...100 pt"))
        #expect(try Reference.explanation(of: "serve", in: Dish.record, verbs: [VerbTests.serve]).contains("animated"))
    }

    @Test("A key is found without the keys around it, and by its last keys")
    func lastKeys() throws {
        let whole = try Reference.explanation(of: "toppings.icon", in: Dish.record)
        #expect(try Reference.explanation(of: "icon", in: Dish.record) == whole)
        let heights = Set(KeyPaths(in: Dish.record).all.filter { $0.key.name == "height" }.map(\.path))
        #expect(heights.count == 1)
        #expect(try Reference.explanation(of: "height", in: Dish.record).hasPrefix(heights.first ?? "none"))
        let error = #expect(throws: SceneIssue.self) { try Reference.explanation(of: "heigth", in: Dish.record) }
        #expect(error?.description.contains("did you mean \"\(heights.first ?? "none")\"?") ?? false)
    }

    @Test("A verb is explained for each of the presentations that have it")
    func sharedVerb() throws {
        let verbs = ["plates", "bowls"].map { VerbTests.serve.owned(by: $0) }
        let text = try Reference.explanation(of: "serve", in: Dish.record, verbs: verbs)
        #expect(text.contains("serve (plates): ") && text.contains("serve (bowls): "))
        #expect(Reference.events(verbs).contains("### `serve` of `bowls`"))
    }

    @Test("An unknown path suggests the nearest key")
    func unknownPath() {
        let error = #expect(throws: SceneIssue.self) { try Reference.explanation(of: "box.heigt", in: Dish.record) }
        #expect(error?.description == "box.heigt: unknown key; did you mean \"height\"? (height, inner)")
    }

    @Test("A page has a row for each key, and a table for each record in it")
    func page() {
        let page = Reference.page("Dish", "All keys.", of: Dish.record, at: "", verbs: [VerbTests.serve])
        for key in Dish.record.keys() + Box.record.keys() + Topping.record.keys() + VerbTests.serve.arguments.map(\.key)
        {
            #expect(page.contains("| `\(key.name)`"), "\(key.name)")
        }
        #expect(page.contains("### `serve`") && page.contains("| `price` | number, above 0, at most 1 | `0.5` |"))
    }

    @Test("The schema has every key, alias, range, choice and default")
    func schema() {
        let text = Schema.text(of: Dish.record, verbs: [VerbTests.serve], title: "A dish")
        for part in [
            "\"taste\"", "\"flavor\"", "\"exclusiveMinimum\": 0", "\"enum\": [\"plain\", \"sweet\", \"salty\"]",
            "\"default\": 0.5", "\"additionalProperties\": false", "\"maxItems\": 2", "\"#/$defs/Box\"",
            "\"#/$defs/Box.Change\"", "\"description\": \"What it costs.\"",
            "\"$schema\": \"https://json-schema.org/draft/2020-12/schema\"",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(text == Schema.text(of: Dish.record, verbs: [VerbTests.serve], title: "A dish"))
    }
}
