import VitrinePrimitives

extension DisplayList: CustomStringConvertible {
    /// One line per mark, groups indented up to 40 levels, for tests and debugging.
    package var description: String {
        var lines = ["canvas \(width)x\(height)"]
        if let reduction { lines.append("reduced to \(reduction.width)x\(reduction.height)") }
        var depth = 0
        for mark in marks {
            if case .endGroup = mark { depth = max(0, depth - 1) }
            lines.append(String(repeating: "  ", count: min(depth, 40)) + mark.summary)
            if case .beginGroup = mark { depth += 1 }
        }
        return lines.joined(separator: "\n")
    }
}

extension Mark {
    var summary: String {
        switch self {
        case .fill(let m): "fill \(place(m.path))"
        case .glyphs(let m): "glyphs \(m.glyphs.count)"
        case .image(let m): "\(m.image)"
        case .shadow(let m): "shadow \(place(m.path)) sigma \(m.sigma)"
        case .backdrop(let m): "backdrop \(place(m.path))"
        case .glass(let m): "glass " + m.shapes.map { place($0.outline.rect) }.joined(separator: " + ")
        case .beginGroup(let m): "group opacity \(m.opacity) sigma \(m.sigma)"
        case .endGroup: "end"
        }
    }

    private func place(_ p: Path) -> String { place(p.controlBounds) }
    private func place(_ r: Rect) -> String { "\(r.width)x\(r.height) at \(r.x),\(r.y)" }
}
