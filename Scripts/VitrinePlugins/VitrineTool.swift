import Foundation
import PackagePlugin

extension VitrineRenderScenes {
    /// The program `vitrine` of the release.
    func vitrineTool(_ context: PluginContext) throws -> URL? { try context.tool(named: "vitrine").url }
}
