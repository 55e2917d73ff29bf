import ArgumentParser

struct FontPathOptions: ParsableArguments {
    @Option(
        name: .customLong("font-path"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A font file or a folder of them (.otf, .ttf, .otc, .ttc), before the scene's own and Vitrine's; repeatable.",
            valueName: "path"),
        completion: .file())
    var paths: [String] = []
}
