import ArgumentParser
import VitrineStage

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of scene files.",
        discussion: """
            The schema (draft 2020-12) has every key with its documentation, default, range and names. Editors complete \
            and check scene files with it. Rules that need several keys, targets of events, and numbers with a unit are \
            checked by `vitrine validate` only.

            Examples:
              vitrine schema > scene.schema.json
              check-jsonschema --schemafile scene.schema.json scenes/*.yaml
            """)

    func run() throws { Console.print(String(ReferencePages.schema.dropLast())) }
}
