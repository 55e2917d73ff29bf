import SwiftEntryKit
import UIKit

// As the document of May 2018 writes it.
struct OldDocument {
    static var all: [Preset] {
        var presets: [Preset] = []

        var attributes = EKAttributes()
        attributes.displayPriority = .high
        attributes.statusBarStyle = .lightContent
        attributes.entryBackground = .color(color: UIColor(rgb: 0xB71C1C))
        attributes.popBehavior = .overriden
        attributes.positionConstraints.safeArea = .overriden
        presets.append(Preset(title: "High Priority", attributes: attributes))

        attributes = EKAttributes.topFloat
        attributes.positionConstraints.width = .offset(value: 20)
        attributes.positionConstraints.maximumWidth = .constant(value: UIScreen.main.bounds.minEdge)
        attributes.entryBackground = .gradient(
            gradient: .init(colors: [UIColor.red, UIColor.green], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
        attributes.shadow = .active(with: .init(color: UIColor.black, opacity: 0.3, radius: 10, offset: .zero))
        presets.append(Preset(title: "Orientation", attributes: attributes))

        attributes = EKAttributes.topToast
        attributes.entryBackground = .visualEffect(style: .light)
        attributes.positionConstraints.size = .defaultSize
        attributes.customTapActions.append({})
        presets.append(Preset(title: "Blur", attributes: attributes))

        attributes = EKAttributes.bottomToast
        attributes.positionConstraints = .full
        attributes.entryBackground = .color(color: .darkGray)
        presets.append(Preset(title: "Full", attributes: attributes))

        return presets
    }

    static var note: EKNoteMessageView {
        let style = EKProperty.Label(font: UIFont.systemFont(ofSize: 14), color: UIColor.white)
        let labelContent = EKProperty.LabelContent(text: "The Note's Text", style: style)
        return EKNoteMessageView(with: labelContent)
    }
}
