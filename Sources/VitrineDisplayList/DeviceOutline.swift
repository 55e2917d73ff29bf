import VitrinePrimitives

/// A path in device pixels with its bounds, which are asked for several times a frame.
package struct DeviceOutline: Hashable, Sendable {
    package let path: Path
    /// The pixels that the path can cover; see `Path.pixelBounds(under:)`.
    package let bounds: PixelRect

    package init(_ path: Path) {
        self.path = path
        bounds = path.pixelBounds()
    }

    /// The path alone tells the bounds.
    package static func == (a: DeviceOutline, b: DeviceOutline) -> Bool { a.bounds == b.bounds && a.path == b.path }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
