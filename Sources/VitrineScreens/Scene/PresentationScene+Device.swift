import VitrineSetting
import VitrineVocabulary

extension PresentationScene {
    /// Reports what the device does not have.
    func checkDevice(into issues: inout ValueIssues) {
        let idiom = traits.device.idiom
        if idiom == .phone, traits.windowSize != nil {
            issues.add("windowSize", .needs("an iPad or a Mac as the device"), dependsOn: ["device"])
        }
        guard idiom == .mac else { return }
        if traits.orientation == .landscape {
            issues.add("orientation", .needs("a phone or an iPad as the device"), dependsOn: ["device"])
        }
        if container.statusBar != nil {
            issues.add("container.statusBar", .needs("a phone or an iPad as the device"), dependsOn: ["device"])
        }
    }
}
