import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

/// SVG icons compared with those of librsvg.
@Suite struct IconOracleTests {
    /// Bodies in a box of 24 units, by their contents.
    static let bodies: [(name: String, body: String)] = [
        (
            "a style class, as Illustrator exports",
            "<style>.c{fill:none;stroke:#000;stroke-width:2px}</style><path class='c' d='M4 4h16v16H4z'/>"
        ),
        (
            "a class in defs",
            "<defs><style>.cls-1, .cls-2 { fill: none; stroke: #000; } .cls-2 { stroke-width: 3 }</style></defs><g><path class='cls-2' d='M4 12h16'/></g>"
        ),
        (
            "rules by id, element and class",
            "<style>path{fill:none} #b{fill:#000} .c{stroke:#000}</style><path id='b' d='M2 2h8v8H2z'/><path class='c' d='M13 13h8v8h-8z'/>"
        ),
        (
            "an important declaration",
            "<style>.a{fill:none !important}</style><path class='a' fill='#000' style='fill:#000' d='M0 0h24v24H0z'/><path d='M6 6h4v4H6z'/>"
        ),
        ("shapes of opposite directions", "<path d='M2 2h14v14H2z'/><path d='M8 8v14h14V8z'/>"),
        ("a mirrored copy", "<path d='M2 4h12v12H2z'/><path transform='matrix(-1 0 0 1 24 6)' d='M2 2h12v12H2z'/>"),
        ("fill and stroke that run anticlockwise", "<path stroke='#000' stroke-width='2' d='M6 6v12h12V6z'/>"),
        ("a hole by direction", "<path d='M2 2h20v20H2zM7 7v10h10V7z'/>"),
        (
            "a hole by rule beside another shape",
            "<path fill-rule='evenodd' d='M2 2h12v12H2zM5 5h6v6H5z'/><path d='M16 16h6v6h-6z'/>"
        ),
        (
            "a hole under another shape",
            "<path fill-rule='evenodd' d='M2 2h20v20H2zM5 5h14v14H5z'/><path d='M10 3v18h4V3z'/>"
        ),
        (
            "an island in a hole",
            "<path fill-rule='evenodd' d='M2 2h20v20H2zM5 5h14v14H5zM9 9h6v6H9z'/><path d='M0 11h24v2H0z'/>"
        ),
        ("a contour in another of its direction", "<path d='M2 2h20v20H2zM7 7h10v10H7z'/><path d='M0 0h3v3H0z'/>"),
        (
            "hidden shapes",
            "<path display='none' d='M0 0h24v24H0z'/><path visibility='hidden' d='M0 0h24v12H0z'/><path opacity='0' d='M0 0h12v24H0z'/><path d='M8 8h8v8H8z'/>"
        ),
        (
            "visible within hidden",
            "<g visibility='hidden'><path d='M0 0h9v9H0z'/><path visibility='visible' d='M12 12h8v8h-8z'/></g>"
        ),
        (
            "clear paints",
            "<path fill='transparent' d='M0 0h24v24H0z'/><path fill-opacity='0' d='M0 0h24v24H0z'/><path fill='#00000000' d='M0 0h9v9H0z'/><path fill='rgba(0,0,0,0)' d='M0 0h9v24H0z'/><path d='M12 4h8v8h-8z'/>"
        ),
        ("dashes", "<path fill='none' stroke='#000' stroke-width='2' stroke-dasharray='4 2' d='M2 12h20'/>"),
        (
            "dashes that begin later",
            "<path fill='none' stroke='#000' stroke-width='3' stroke-dasharray='5,3,1' stroke-dashoffset='2' d='M2 6h20M2 18h20'/>"
        ),
        (
            "a miter limit",
            "<path fill='none' stroke='#000' stroke-width='2' stroke-miterlimit='1' d='M4 20L12 4l8 16'/>"
        ),
        (
            "a long miter",
            "<path fill='none' stroke='#000' stroke-width='2' stroke-miterlimit='20' d='M8 20L12 8l4 12'/>"
        ),
        ("a rect of other radii", "<rect x='2' y='4' width='20' height='12' rx='40'/>"),
        ("a rect of two radii", "<rect x='2' y='2' width='20' height='20' rx='8' ry='3'/>"),
        ("a rect of one radius", "<rect x='2' y='2' width='20' height='20' ry='5'/>"),
        ("a nested drawing", "<svg x='6' y='6' width='12' height='12' viewBox='0 0 6 6'><path d='M0 0h6v6H0z'/></svg>"),
        (
            "a nested drawing in the middle",
            "<svg x='2' y='2' width='20' height='10' viewBox='0 0 4 4'><path d='M0 0h4v4H0z'/></svg>"
        ),
        (
            "an element that is used",
            "<defs><path id='p' d='M0 0h4v4H0z'/></defs><use href='#p' x='3' y='3'/><use xlink:href='#p' x='14' y='14' transform='rotate(10 12 12)'/>"
        ),
        (
            "a symbol that is used",
            "<symbol id='s' viewBox='0 0 2 2'><path d='M0 0h2v1H0z'/></symbol><use href='#s' x='4' y='4' width='16' height='16'/>"
        ),
        (
            "namespaces of Inkscape",
            "<sodipodi:namedview id='n'><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF/></metadata><g inkscape:label='a'><path d='M4 4h9v9H4z'/></g>"
        ),
        (
            "gradients",
            "<linearGradient id='g'><stop offset='0'/></linearGradient><path fill='url(#g)' d='M4 4h16v16H4z'/>"
        ),
        ("links and switches", "<a href='x'><path d='M2 2h8v8H2z'/></a><switch><path d='M14 14h8v8h-8z'/></switch>"),
        ("skews", "<path transform='skewX(20)' d='M2 4h10v14H2z'/><path transform='skewY(-10)' d='M18 10h4v8h-4z'/>"),
        ("millimeters", "<rect x='1mm' y='1mm' width='4mm' height='10pt'/>"),
        ("percent", "<rect x='25%' y='10%' width='50%' height='50%'/>"),
        (
            "a clip around everything, as Figma exports",
            "<g clip-path='url(#c)'><path d='M4 4h16v16H4z'/></g><defs><clipPath id='c'><rect width='24' height='24' fill='white'/></clipPath></defs>"
        ),
        (
            "lines as Lucide draws them",
            "<g fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><circle cx='11' cy='11' r='8'/><path d='m21 21-4.3-4.3'/></g>"
        ),
        (
            "a box without paint, as Material has it",
            "<path d='M0 0h24v24H0V0z' fill='none'/><path d='M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm1 15h-2v-6h2v6zm0-8h-2V7h2v2z'/>"
        ),
        (
            "arcs",
            "<path d='M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z'/><path d='M11 1h2v22h-2z'/>"
        ),
    ]

    @Test(.enabled(if: Program(named: "rsvg-convert") != nil)) func `icons are drawn as librsvg draws them`() throws {
        let workspace = try Workspace()
        let (columns, side, pitch) = (6, 48, 60)
        var icons = "", elements = ""
        for (i, one) in Self.bodies.enumerated() {
            let open =
                "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' xmlns:inkscape='http://i' xmlns:sodipodi='http://s' xmlns:rdf='http://r' viewBox='0 0 24 24'>"
            try workspace.write(open + one.body + "</svg>", to: "i\(i).svg")
            icons += "  i\(i): i\(i).svg\n"
            let frame = "{ x: \(i % columns * pitch), y: \(i / columns * pitch), width: \(side), height: \(side) }"
            elements += "      - { icon: { icon: i\(i), size: \(side), color: \"#000000\" }, frame: \(frame) }\n"
        }
        try workspace.write(
            "vitrine: 1\ndevice: iphone-8\nicons:\n\(icons)container:\n  content:\n    background: \"#FFFFFF\"\n    body:\n\(elements)output: { scale: 2 }\n",
            to: "scene.yaml")
        let rendered = try workspace.vitrine("render", "scene.yaml", "-o", "a.png")
        try #require(rendered.status == 0, "\(rendered.errors)")
        let picture = try PNG.decode(workspace.bytes("a.png"))
        let program = try #require(Program(named: "rsvg-convert"))
        for (i, one) in Self.bodies.enumerated() {
            let size = "\(2 * side)"
            let result = try program.run(["-w", size, "-h", size, "i\(i).svg", "-o", "o\(i).png"], in: workspace.path)
            try #require(result.status == 0, "\(one.name): \(result.errors)")
            let oracle = try PNG.decode(workspace.bytes("o\(i).png"))
            var (sum, far) = (0, 0)
            for y in 0..<2 * side {
                for x in 0..<2 * side {
                    let (left, top) = (i % columns * pitch * 2, i / columns * pitch * 2)
                    let difference = abs(255 - Int(picture[left + x, top + y].red) - Int(oracle[x, y].alpha))
                    sum += difference
                    if difference > 100 { far += 1 }
                }
            }
            // Only the antialiasing of edges differs.
            #expect(
                far < 12 && sum < 255 * 4 * side * side / 60, "\(one.name): \(far) pixels, \(sum / (4 * side * side))")
        }
    }

    @Test(arguments: [
        ("<text>A</text>", "text"), ("<image href='a.png'/>", "image"),
        ("<path mask='url(#m)' d='M0 0h9v9z'/>", "mask"),
        ("<path filter='url(#f)' d='M0 0h9v9z'/>", "filter"), ("<path opacity='.4' d='M0 0h9v9z'/>", "opacity"),
        ("<clipPath id='c'><circle r='5'/></clipPath><path clip-path='url(#c)' d='M0 0h9v9z'/>", "clip-path"),
        ("<style>g > path{fill:none}</style><path d='M0 0h9v9z'/>", "style"), ("<use href='#none'/>", "href"),
        ("<g id='a'><use href='#a'/></g>", "href"),
        ("<path fill-rule='evenodd' d='M0 0h9v9H0zM4 4h9v9H4z'/><path d='M9 9h9v9z'/>", "fill-rule"),
    ]) func `what would look another way is refused by name`(_ body: String, _ words: String) throws {
        let workspace = try Workspace()
        try workspace.write("<svg viewBox='0 0 24 24'>\(body)</svg>", to: "a.svg")
        try workspace.write("vitrine: 1\ncontainer: { content: { body: [{ icon: a.svg }] } }\n", to: "scene.yaml")
        let result = try workspace.vitrine("render", "scene.yaml", "-o", "a.png")
        #expect(
            result.status == 2 && result.errors.contains("a.svg") && result.errors.contains(words), "\(result.errors)")
    }
}
