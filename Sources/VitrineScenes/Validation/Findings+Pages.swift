import VitrineChrome
import VitrinePages
import VitrinePopupBar

extension Findings {
    mutating func check(_ list: ListPage, _ path: String) {
        check(count: list.sections.count, SceneLimits.listSections, "sections", "\(path).sections")
        check(list.contentOffset, SceneLimits.offset, "\(path).contentOffset")
        for (i, section) in list.sections.prefix(SceneLimits.listSections.upperBound).enumerated() {
            let path = "\(path).sections[\(i)]"
            check(section.header, "\(path).header")
            check(section.footer, "\(path).footer")
            check(count: section.rows.count, SceneLimits.listRows, "rows", "\(path).rows")
            for (j, row) in section.rows.prefix(SceneLimits.listRows.upperBound).enumerated() {
                check(row.title, "\(path).rows[\(j)].title")
                check(row.detail, "\(path).rows[\(j)].detail")
            }
        }
    }

    mutating func check(_ annotations: [PageAnnotation], _ path: String) {
        check(count: annotations.count, 0...SceneLimits.annotations, "annotations", path)
        for (i, annotation) in annotations.prefix(SceneLimits.annotations).enumerated() {
            let path = "\(path)[\(i)]"
            check(annotation.text, "\(path).text")
            check(annotation.at.x, SceneLimits.offset, "\(path).at.x")
            check(annotation.at.y, SceneLimits.offset, "\(path).at.y")
            check(annotation.angle, SceneLimits.angle, "\(path).angle")
            check(annotation.textAttributes, "\(path).textAttributes")
            check(annotation.haloColor, "\(path).haloColor")
            if let marker = annotation.marker {
                check(icon: marker.icon, "\(path).marker.icon")
                check(marker.color, "\(path).marker.color")
                check(marker.diameter, SceneLimits.markerDiameter, "\(path).marker.diameter")
            }
        }
    }

    mutating func check(_ bar: CustomPopupBar, _ path: String) {
        check(bar.height, SceneLimits.customBarHeight, "\(path).height")
        switch bar.content {
        case .empty: break
        case .searchField(let field):
            check(field.placeholder, "\(path).searchField.placeholder")
            check(field.text, "\(path).searchField.text")
        case .label(let text): check(text, "\(path).label")
        }
    }

    mutating func check(_ menu: ContextMenu, _ path: String) {
        check(count: menu.items.count, SceneLimits.menuItems, "items", "\(path).items")
        var hasAction = false
        for (i, item) in menu.items.prefix(SceneLimits.menuItems.upperBound).enumerated() {
            guard case .action(let action) = item else { continue }
            hasAction = true
            check(action.title, "\(path).items[\(i)].title")
            if let icon = action.icon { check(icon: icon, "\(path).items[\(i)].icon") }
        }
        if !hasAction, !menu.items.isEmpty { add("\(path).items", .needs("an item with a title")) }
    }
}
