import Foundation
import PackagePlugin

extension VitrineRenderScenes {
    /// The program `vitrine`, built of the sources of the package. The package of releases has another file in this place,
    /// which takes the program of the release (`Scripts/make-release-files`).
    /// - Returns: nil where it cannot be built, which has been said.
    func vitrineTool(_ context: PluginContext) throws -> URL? {
        // The pixel loops are some thirty times slower in debug builds.
        let built = try packageManager.build(.product("vitrine"), parameters: .init(configuration: .release))
        guard built.succeeded,
            let tool = built.builtArtifacts.first(where: {
                $0.kind == .executable && $0.url.lastPathComponent == "vitrine"
            })
        else {
            Diagnostics.error("vitrine could not be built:\n\(built.logText)")
            return nil
        }
        return tool.url
    }
}
