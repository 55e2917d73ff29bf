import VitrinePrimitives
import VitrineScreens

extension Findings {
    mutating func check(_ frame: DeviceFrame, of scene: Scene, _ path: String) {
        if let size = frame.size {
            check(size.width, SceneLimits.stageSide, "\(path).size.width")
            check(size.height, SceneLimits.stageSide, "\(path).size.height")
        }
        if let screen = frame.screen {
            check(screen.origin.x, SceneLimits.offset, "\(path).screen.x")
            check(screen.origin.y, SceneLimits.offset, "\(path).screen.y")
            check(screen.scale, SceneLimits.screenScale, "\(path).screen.scale")
        }
        check(count: frame.background.count, SceneLimits.backgroundColors, "colours", "\(path).background")
        for (i, color) in frame.background.prefix(SceneLimits.backgroundColors.upperBound).enumerated() {
            check(color, frame.background.count == 1 ? "\(path).background" : "\(path).background[\(i)]")
        }
        check(frame.title?.title, "\(path).title.title")
        check(frame.title?.subtitle, "\(path).title.subtitle")
        if let inspector = frame.inspector {
            let path = "\(path).inspector"
            check(inspector.frame.x, SceneLimits.offset, "\(path).x")
            check(inspector.frame.y, SceneLimits.offset, "\(path).y")
            check(inspector.frame.width, SceneLimits.windowSide, "\(path).width")
            check(inspector.frame.height, SceneLimits.windowSide, "\(path).height")
            check(inspector.title, "\(path).title")
            if scene.popupBar == nil { add(path, .needs("a popupBar in the scene"), dependsOn: ["popupBar"]) }
        }
    }
}
