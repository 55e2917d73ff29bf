import VitrinePopupBar
import VitrineSurfaces

extension Scene {
    /// The appearances that the popup bar has in the course of the scene: its own, and what `set` events give it.
    package var popupBarAppearances: [PopupBarAppearance] {
        var out = popupBar.map { [$0.standardAppearance] } ?? []
        let items = popupBar.map { [$0.popupItem] + $0.popupItems } ?? []
        out += items.compactMap { $0.standardAppearance?.values } + items.compactMap { $0.inlineAppearance?.values }
        if let inline = popupBar?.inlineAppearance { out.append(inline.values) }
        for event in timeline {
            if case .set(let change) = event.action, let new = change.standardAppearance { out.append(new.values) }
        }
        return out
    }

    /// The families that texts of the popup bar ask for, each as often as it is named.
    package var fontFamilies: [String] {
        var looks = popupBarAppearances.flatMap {
            [$0.titleTextAttributes, $0.subtitleTextAttributes, $0.buttonAppearance, $0.prominentButtonAppearance]
        }
        func add(_ runs: [TextRun]?) { looks += (runs ?? []).map(\.attributes) }
        looks += container.annotations.map(\.textAttributes)
        add(popupBar?.popupItem.attributedTitle)
        add(popupBar?.popupItem.attributedSubtitle)
        for item in popupBar?.popupItems ?? [] {
            add(item.attributedTitle)
            add(item.attributedSubtitle)
        }
        for event in timeline {
            if case .set(let change) = event.action {
                add(change.attributedTitle)
                add(change.attributedSubtitle)
            }
        }
        return looks.compactMap { $0?.font?.family }
    }

    /// Paths of the pictures in the backgrounds of the popup bar.
    package var backgroundImages: [String] {
        popupBarAppearances.flatMap { [$0.floatingBackgroundImage, $0.backgroundImage] }.compactMap { $0 }
    }
}
