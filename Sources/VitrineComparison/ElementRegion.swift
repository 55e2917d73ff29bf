import VitrinePrimitives

/// A part of a picture that an element of the scene covers.
package struct ElementRegion: Hashable, Sendable {
    /// The name as a scene spells it: `popupBar`, `toolbar.Save`, `container.title`.
    package var name: String
    /// The rectangle in pixels of the picture; it may extend beyond it.
    package var rect: PixelRect

    package init(name: String, rect: PixelRect) { (self.name, self.rect) = (name, rect) }
}

/// The elements of a scene, from front to back.
package struct ElementMap: Hashable, Sendable {
    package var regions: [ElementRegion]

    package init(_ regions: [ElementRegion] = []) { self.regions = regions }

    /// The element at a pixel: the smallest of the topmost presentation that covers it; nil if there is none.
    package func element(x: Int, y: Int) -> String? {
        func covers(_ r: PixelRect) -> Bool { x >= Int(r.x) && x < Int(r.maxX) && y >= Int(r.y) && y < Int(r.maxY) }
        func owner(_ name: String) -> Substring { name.prefix { $0 != "." } }
        guard let top = regions.first(where: { covers($0.rect) }) else { return nil }
        var best = top
        for region in regions where owner(region.name) == owner(top.name) && covers(region.rect) {
            let (area, least) = (
                Int(region.rect.width) * Int(region.rect.height), Int(best.rect.width) * Int(best.rect.height)
            )
            if area < least { best = region }
        }
        return best.name
    }

    /// The rectangles of the elements with some names. A name includes what it contains: `popupBar` includes
    /// `popupBar.title`, and `title` matches `popupBar.title`.
    package func rects(named names: some Sequence<String>) -> [PixelRect] {
        let names = Set(names)
        return regions.filter { region in
            names.contains(region.name)
                || region.name.split(separator: ".", maxSplits: 1).contains { names.contains(String($0)) }
        }.map(\.rect)
    }

    /// The names that no element has.
    package func missing(of names: some Sequence<String>) -> [String] { names.filter { rects(named: [$0]).isEmpty } }
}
