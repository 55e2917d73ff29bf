import Testing
import VitrinePrimitives

@testable import VitrinePages

extension Element {
    /// An element of each kind, with a text, an icon or a picture if it can have one.
    static let samples: [Element] = [
        .label("Details", name: "label"), .icon("heart", size: 30, name: "icon"),
        .image("art.png", name: "image", width: 80, height: 80),
        .shape(.oval, fill: RGBColor(0x3366CC), name: "shape", height: 40),
        .polyline(
            [Point(x: 0, y: 0), Point(x: 60, y: 30), Point(x: 120, y: 5)], color: RGBColor(0x3366CC), name: "polyline"),
        .view([.label("Within")], name: "view", height: 60, background: RGBColor(0xFEAD03)),
        .stack(["Food", "Fun"], distribution: .fillEqually, name: "stack"),
        .grid(["One", "Two", "Three"], name: "grid"), .spacer(name: "spacer"),
        .list(rows: ["Marked Location", "Favorites"], name: "list", height: 110),
        .map([.marker("Bay", at: Point(x: 40, y: 30))], name: "map", height: 70),
        .marker("Quay", disc: .init(icon: "flag"), at: Point(x: 100, y: 100), name: "marker"),
        .searchField(name: "searchField"), .textField(placeholder: "Name", icon: "heart", name: "textField"),
        .button("Open", style: .filled, name: "button"), .buttonBar(["No", "Yes"], name: "buttonBar"),
        .segmentedControl(["Map", "Transit"], name: "segmentedControl"), .switch(name: "switch"),
        .slider(value: 0.4, name: "slider"), .stars(3, name: "stars"), .progress(0.4, name: "progress"),
        .pageControl(3, name: "pageControl", background: RGBColor(0x3366CC)),
        .spinner(name: "spinner"), .keyboard(name: "keyboard"),
        .recordingPill("16:36", name: "recordingPill"),
    ]

    var sampleName: String { name ?? "" }
}

extension Element: CustomTestStringConvertible {
    public var testDescription: String { sampleName }
}
