import ArgumentParser

struct FrameOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels, such as 414x167, or a name of `vitrine list sizes`: for a scene, replaces its scale; required for raw frames.",
            valueName: "WxH"))
    var size: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second, 1...120; a GIF shows at most 50. (default: the scene's, else 50)", valueName: "number"))
    var fps: String?
}
