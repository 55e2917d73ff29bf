import Testing
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrinePages

/// On a phone in landscape, the camera and the corners of the screen cover nothing of a content.
@Suite struct SideSafeAreaTests {
    private func context(_ direction: InterfaceLayoutDirection, _ design: Design) -> ElementContext {
        var out = ElementContext.test(device: "iphone-16-pro", direction: direction, design: design)
        out.context.traits.orientation = .landscape
        return out
    }

    /// Returns the frames of texts and pictures.
    private func contents(_ nodes: [Node], _ t: Transform = .identity) -> [Rect] {
        nodes.flatMap { node -> [Rect] in
            switch node {
            case .text(let n):
                [t.apply(Rect(x: n.origin.x, y: n.origin.y, width: n.line.width, height: 1))]
            case .image(let n): [t.apply(n.frame)]
            case .group(let g): contents(g.children, g.transform.then(t))
            default: []
            }
        }
    }

    private static let rows: [ListElement.Row] = [
        .init(title: "Title", detail: "Detail", icon: "heart"),
        .init(title: "Second", accessory: .checkmark, subtitle: "Subtitle", image: "art.png"),
        .init(title: "Third", isOn: true),
    ]
    private static let sections = [ListElement.Section(header: "Header", rows: rows, footer: "Footer")]

    /// Elements of every kind, and lists that fill the available room.
    static var elements: [Element] {
        func list(_ name: String, _ style: ListElement.Style, _ change: (inout ListElement) -> Void = { _ in })
            -> Element
        {
            var list = ListElement(sections: sections, style: style)
            change(&list)
            return Element(.list(list), name: name)
        }
        let lists = [
            list("plain", .plain), list("grouped", .insetGrouped),
            list("rows with insets", .plain) { $0.rowInsets = Insets(top: 8, left: 16, bottom: 8, right: 16) },
            list("header with background", .plain) { $0.headerBackground = .white },
        ]
        let nested = [
            Element.stack([list("list in a stack", .plain)], name: "stack of a list"),
            .view([list("list in a view", .plain)]).with { ($0.name, $0.placement) = ("view of a list", .fill) },
        ]
        // A keyboard is the system's, whose keys reach farther.
        return Element.samples.filter { $0.sampleName != "keyboard" } + lists + nested
    }

    @Test(arguments: elements)
    func `texts and pictures lie in the safe area`(_ element: Element) {
        for direction in InterfaceLayoutDirection.allCases {
            for design in Design.allCases {
                let context = context(direction, design)
                let layout = ContentLayout(Content(body: [element]), context)
                let safe = context.context.screen.inset(by: context.context.traits.safeArea)
                for box in contents(layout.nodes()) {
                    #expect(box.minX >= safe.minX && box.maxX <= safe.maxX, "\(direction) \(design): \(box)")
                }
            }
        }
    }

    @Test(arguments: InterfaceLayoutDirection.allCases)
    func `rows of a plain list reach from edge to edge, and lines begin at their texts`(
        _ direction: InterfaceLayoutDirection
    ) throws {
        let context = context(direction, .glass)
        let layout = ContentLayout(Content(body: [.list(rows: ["One", "Two"], name: "list")]), context)
        let screen = context.context.screen
        let row = try #require(layout.frame(of: "list.One"))
        #expect(row.minX == screen.minX && row.maxX == screen.maxX)
        let lines = layout.nodes().compactMap { node -> Rect? in
            guard case .shape(let shape) = node, let box = shape.path.pixelBox, box.height < 1 else { return nil }
            return box
        }
        let inset = context.context.traits.safeArea.left + 20
        #expect(!lines.isEmpty)
        for line in lines {
            let start = direction == .leftToRight ? line.minX : screen.maxX - line.maxX
            #expect(start == inset)
            #expect(line.width == screen.width - inset)
        }
    }

    @Test func `plates of a grouped list lie in the safe area`() throws {
        let context = context(.leftToRight, .glass)
        let layout = ContentLayout(
            Content(body: [Element(.list(ListElement(sections: Self.sections)), name: "list")]), context)
        let row = try #require(layout.frame(of: "list.Title"))
        let safe = context.context.traits.safeArea
        #expect(row.minX == safe.left + 20 && row.maxX == context.context.screen.maxX - safe.right - 20)
    }
}

extension Path {
    /// The bounding box of the points of an outline.
    fileprivate var pixelBox: Rect? {
        guard let first = points.first else { return nil }
        return points.dropFirst().reduce(Rect(origin: first, size: .zero)) { box, p in
            let (l, t) = (min(box.minX, p.x), min(box.minY, p.y))
            return Rect(x: l, y: t, width: max(box.maxX, p.x) - l, height: max(box.maxY, p.y) - t)
        }
    }
}
