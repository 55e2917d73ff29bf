import VitrinePrimitives

/// A part of a picture that an element of the scene covers.
package struct ElementRegion: Hashable, Sendable {
    /// As a scene spells it: `popupBar`, `toolbar.Save`, `container.title`.
    package var name: String
    /// In pixels of the picture; it may reach beyond it.
    package var rect: PixelRect

    package init(name: String, rect: PixelRect) { (self.name, self.rect) = (name, rect) }
}

/// The elements of a scene, from the topmost to the one at the back.
package struct ElementMap: Hashable, Sendable {
    package var regions: [ElementRegion]

    package init(_ regions: [ElementRegion] = []) { self.regions = regions }

    /// The element that a pixel belongs to: of the topmost presentation that covers it, the smallest element that does; nil
    /// for none.
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

    /// The rectangles of the elements of some names. A name stands for itself and for what it owns: `popupBar` for
    /// `popupBar.title`, too; `title` for `popupBar.title`.
    package func rects(named names: some Sequence<String>) -> [PixelRect] {
        let names = Set(names)
        return regions.filter { region in
            names.contains(region.name)
                || region.name.split(separator: ".", maxSplits: 1).contains { names.contains(String($0)) }
        }.map(\.rect)
    }

    /// Of some names, those that no element has.
    package func missing(of names: some Sequence<String>) -> [String] { names.filter { rects(named: [$0]).isEmpty } }
}
