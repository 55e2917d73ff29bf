import VitrineDisplayList
import VitrinePrimitives

extension Path {
    func moved(_ x: Double, _ y: Double) -> Path { transformed(by: .translation(x: x, y: y)) }
}

extension Mark {
    func moved(_ dx: Int, _ dy: Int) -> Mark {
        let (x, y) = (Double(dx), Double(dy))
        let t = Transform.translation(x: x, y: y)
        switch self {
        case .fill(var m):
            m.path = m.path.moved(x, y)
            m.paint = m.paint.transformed(by: t)
            return .fill(m)
        case .glyphs(var m):
            for i in m.glyphs.indices {
                m.glyphs[i].transform.tx += x
                m.glyphs[i].transform.ty += y
            }
            return .glyphs(m)
        case .image(var m):
            m.transform.tx += x
            m.transform.ty += y
            m.clip = m.clip?.moved(x, y)
            return .image(m)
        case .shadow(var m):
            m.path = m.path.moved(x, y)
            m.knockout = m.knockout?.moved(x, y)
            return .shadow(m)
        case .backdrop(var m):
            m.path = m.path.moved(x, y)
            return .backdrop(m)
        case .glass(var m):
            for i in m.shapes.indices {
                let o = m.shapes[i].outline
                m.shapes[i].outline = UnevenRoundedRect(
                    Rect(x: o.rect.x + x, y: o.rect.y + y, width: o.rect.width, height: o.rect.height),
                    radii: o.radii, curve: o.curve)
                if let center = m.shapes[i].glow?.center {
                    m.shapes[i].glow?.center = Point(x: center.x + x, y: center.y + y)
                }
            }
            return .glass(m)
        case .beginGroup(var m):
            m.bounds.x &+= Int32(dx)
            m.bounds.y &+= Int32(dy)
            m.clip = m.clip?.moved(x, y)
            return .beginGroup(m)
        case .endGroup: return .endGroup
        }
    }
}
