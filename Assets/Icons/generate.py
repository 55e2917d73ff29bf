#!/usr/bin/env python3
"""Draws the icons of this folder: python3 generate.py [FOLDER]

Every glyph is built here from straight lines, circular arcs and a few cubics, in points, and written as one path whose
view box is the ink's own box, or one that is given. Only the standard library is used, and the same numbers come out everywhere.

Figures are lengths, radii and angles measured in the pictures named beside them, in points unless it says otherwise; the shapes
are our own. Given boxes are measured too: a picture of a symbol is placed by a box that its ink does not fill.
"""

import math
import pathlib
import sys

# A contour is a list: a start point, then ("L", end), ("A", radius, large, sweep, end) or ("C", c1, c2, end).
# Angles are in degrees, clockwise from the right, since y grows downward.


def unit(a, b):
    length = math.dist(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def polar(centre, radius, degrees):
    t = math.radians(degrees)
    return centre[0] + radius * math.cos(t), centre[1] + radius * math.sin(t)


def polygon(points, radii):
    """A closed polygon with rounded corners; radii is one number or one a corner."""
    n = len(points)
    if not isinstance(radii, (list, tuple)):
        radii = [radii] * n
    turn = sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(n))
    contour = []
    for i, p in enumerate(points):
        u, v = unit(p, points[i - 1]), unit(p, points[(i + 1) % n])
        half = math.acos(max(-1, min(1, u[0] * v[0] + u[1] * v[1]))) / 2
        cut = radii[i] / math.tan(half)
        a = (p[0] + u[0] * cut, p[1] + u[1] * cut)
        b = (p[0] + v[0] * cut, p[1] + v[1] * cut)
        convex = (v[0] * u[1] - v[1] * u[0]) * turn > 0
        contour.append(("L", a) if contour else a)
        if radii[i] > 0:
            contour.append(("A", radii[i], 0, int((turn > 0) == convex), b))
    return contour


def box(x, y, width, height, radius):
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], radius)


def soft_box(x, y, width, height, r):
    """A box with continuous corners: three cubics each, reaching 1.53 radii along the edges."""
    contour = []
    for vx, vy, sx, sy, swap in ((x + width, y, -1, 1, 0), (x + width, y + height, -1, -1, 1),
                                 (x, y + height, 1, -1, 0), (x, y, 1, 1, 1)):
        table = [(1.528665, 0), (1.08849, 0), (0.868407, 0), (0.631494, 0.0749114), (0.372824, 0.16906),
                 (0.16906, 0.372824), (0.0749114, 0.631494), (0, 0.868407), (0, 1.08849), (0, 1.528665)]
        if swap:
            table = table[::-1]
        points = [(vx + sx * a * r, vy + sy * b * r) for a, b in table]
        contour.append(("L", points[0]) if contour else points[0])
        contour += [("C", *points[i:i + 3]) for i in (1, 4, 7)]
    return contour


def inset(points, d):
    """A polygon's corners for its outline moved inward by d; its points go clockwise on the screen."""
    out = []
    for i, p in enumerate(points):
        u, v = unit(points[i - 1], p), unit(p, points[(i + 1) % len(points)])
        k = d / (1 + u[0] * v[0] + u[1] * v[1])
        out.append((p[0] - k * (u[1] + v[1]), p[1] + k * (u[0] + v[0])))
    return out


def on_ellipse(centre, rx, ry, degrees):
    t = math.radians(degrees)
    return centre[0] + rx * math.cos(t), centre[1] + ry * math.sin(t)


def ellipse_arc(centre, rx, ry, start, end):
    """The cubics of an ellipse's arc, without its first point; degrees are those of the circle that is stretched to it."""
    n = max(1, math.ceil(abs(end - start) / 60))
    step = (end - start) / n
    k = 4 / 3 * math.tan(math.radians(step) / 4)
    out = []
    for i in range(n):
        a, b = start + step * i, start + step * (i + 1)
        p, q = on_ellipse(centre, rx, ry, a), on_ellipse(centre, rx, ry, b)
        u, v = on_ellipse((0, 0), rx, ry, a + 90), on_ellipse((0, 0), rx, ry, b + 90)
        out.append(("C", (p[0] + k * u[0], p[1] + k * u[1]), (q[0] - k * v[0], q[1] - k * v[1]), q))
    return out


def ring(centre, radius, width):
    """A circle's line in three pieces, so that it need not be a circle with a hole."""
    return [stroke(arc_points(centre, radius, a, a + 120), width, (0, 0)) for a in (0, 120, 240)]


def circle(centre, radius):
    return [polar(centre, radius, 180), ("A", radius, 0, 1, polar(centre, radius, 0)),
            ("A", radius, 0, 1, polar(centre, radius, 180))]


def arc_points(centre, radius, start, end):
    """A centre line for `stroke`: an arc from one angle to another, clockwise if the angle grows."""
    return [polar(centre, radius, start), ("arc", centre, radius, start, end)]


def stroke(line, width, caps=(1, 1)):
    """The outline of a centre line of ("line", end) and ("arc", centre, radius, start, end) pieces.

    Pieces that meet at an angle get a round join on the outer side. A cap of 1 is round, 0 is cut off.
    """
    half = width / 2
    pieces, at = [], line[0]
    for piece in line[1:]:
        if piece[0] == "line":
            d = unit(at, piece[1])
            pieces.append(("line", at, piece[1], d, d))
            at = piece[1]
        else:
            _, c, r, s, e = piece
            w = 1 if e > s else -1
            tangent = lambda t: (-w * math.sin(math.radians(t)), w * math.cos(math.radians(t)))
            pieces.append(("arc", polar(c, r, s), polar(c, r, e), tangent(s), tangent(e), c, r, s, e, w))
            at = polar(c, r, e)

    def offset(p, d, side):
        return p[0] + side * half * d[1], p[1] - side * half * d[0]

    def flank(pieces, side):
        """Points and segments along one side, in the direction of travel; side 1 is the left."""
        out = []
        for i, piece in enumerate(pieces):
            start = offset(piece[1], piece[3], side)
            if i and math.dist(last, start) > 1e-6:
                before = pieces[i - 1][4]
                cross = before[0] * piece[3][1] - before[1] * piece[3][0]
                if cross * side > 0:
                    out.append(("A", half, 0, int(side > 0), start))
                else:
                    # The inner side: cut both pieces where they meet.
                    t = math.tan(math.atan2(abs(cross), before[0] * piece[3][0] + before[1] * piece[3][1]) / 2) * half
                    if piece[0] == "arc" and pieces[i - 1][0] == "line":
                        # Back along the line to the circle of this side of the arc.
                        q, radius = (last[0] - piece[5][0], last[1] - piece[5][1]), piece[6] + side * half * piece[9]
                        along = q[0] * before[0] + q[1] * before[1]
                        root = along * along - q[0] * q[0] - q[1] * q[1] + radius * radius
                        if root >= 0:
                            t = min(along - math.sqrt(root), along + math.sqrt(root), key=abs)
                    meet = (last[0] - before[0] * t, last[1] - before[1] * t)
                    if out:
                        out[-1] = ("L", meet)
            elif not i:
                out.append(start)
            end = offset(piece[2], piece[4], side)
            if piece[0] == "line":
                out.append(("L", end))
            else:
                _, _, _, _, _, c, r, s, e, w = piece
                out.append(("A", r + side * half * w, int(abs(e - s) > 180), int(w > 0), end))
            last = end
        return out

    forward = flank(pieces, 1)
    flipped = []
    for piece in reversed(pieces):
        back = [piece[0], piece[2], piece[1], (-piece[4][0], -piece[4][1]), (-piece[3][0], -piece[3][1])]
        if piece[0] == "arc":
            _, _, _, _, _, c, r, s, e, w = piece
            back += [c, r, e, s, -w]
        flipped.append(tuple(back))
    backward = flank(flipped, 1)
    cap = lambda round_, p: ("A", half, 0, 1, p) if round_ else ("L", p)
    return forward + [cap(caps[1], backward[0])] + backward[1:] + [cap(caps[0], forward[0])]


def segment(a, b, width):
    return stroke([a, ("line", b)], width)


def reverse(contour):
    points = [contour[0]] + [s[-1] for s in contour[1:]]
    out = [points[-1]]
    for i in range(len(contour) - 1, 0, -1):
        s = contour[i]
        if s[0] == "L":
            out.append(("L", points[i - 1]))
        elif s[0] == "A":
            out.append(("A", s[1], s[2], 1 - s[3], points[i - 1]))
        else:
            out.append(("C", s[2], s[1], points[i - 1]))
    return out


def move(contours, dx, dy, mirror=False):
    k = -1 if mirror else 1
    f = lambda p: (k * p[0] + dx, p[1] + dy)

    def one(s):
        if s[0] == "A":
            return ("A", s[1], s[2], 1 - s[3] if mirror else s[3], f(s[4]))
        return (s[0], *[f(p) for p in s[1:]])

    moved = [[f(c[0])] + [one(s) for s in c[1:]] for c in contours]
    return [reverse(c) for c in moved] if mirror else moved


def circle_of(at, arc):
    """Centre, start angle and turn (radians, clockwise positive) of an arc that begins at a point."""
    _, r, large, sweep, end = arc
    chord = math.dist(at, end)
    h = math.sqrt(max(0, r * r - chord * chord / 4)) * (-1 if large == sweep else 1)
    u = unit(at, end)
    c = ((at[0] + end[0]) / 2 - u[1] * h, (at[1] + end[1]) / 2 + u[0] * h)
    a, b = math.atan2(at[1] - c[1], at[0] - c[0]), math.atan2(end[1] - c[1], end[0] - c[0])
    return c, a, (b - a) % (2 * math.pi) if sweep else -((a - b) % (2 * math.pi))


def flatten(contour, steps=64):
    at, out = contour[0], [contour[0]]
    for s in contour[1:]:
        if s[0] == "L":
            out.append(s[1])
        elif s[0] == "C":
            for i in range(1, steps + 1):
                t = i / steps
                w = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3)
                out.append(tuple(sum(k * p[j] for k, p in zip(w, (at, *s[1:]))) for j in (0, 1)))
        else:
            r = s[1]
            c, a, span = circle_of(at, s)
            out += [(c[0] + r * math.cos(a + span * i / steps), c[1] + r * math.sin(a + span * i / steps))
                    for i in range(1, steps + 1)]
        at = s[-1]
    return out


def shortened(contour):
    """The same contour with every arc in pieces of up to 100 degrees: a half circle's centre would hang on the last
    digit of its ends."""
    at, out = contour[0], [contour[0]]
    for s in contour[1:]:
        if s[0] == "A":
            c, a, span = circle_of(at, s)
            n = math.ceil(abs(span) / math.radians(100))
            for i in range(1, n):
                t = a + span * i / n
                out.append(("A", s[1], 0, s[3], (c[0] + s[1] * math.cos(t), c[1] + s[1] * math.sin(t))))
            out.append(("A", s[1], 0, s[3], s[4]))
        else:
            out.append(s)
        at = s[-1]
    return out


def stretched(contour, kx, ky, dx, dy):
    """The contour with x as kx * x + dx and y as ky * y + dy. Arcs become cubics, which can be stretched."""
    f = lambda p: (kx * p[0] + dx, ky * p[1] + dy)
    at, out = contour[0], [f(contour[0])]
    for s in shortened(contour)[1:]:
        if s[0] == "A":
            c, a, span = circle_of(at, s)
            k = 4 / 3 * math.tan(span / 4) * s[1]
            b = a + span
            first = (at[0] - k * math.sin(a), at[1] + k * math.cos(a))
            second = (s[-1][0] + k * math.sin(b), s[-1][1] - k * math.cos(b))
            out.append(("C", f(first), f(second), f(s[-1])))
        else:
            out.append((s[0], *[f(p) for p in s[1:]]))
        at = s[-1]
    return out


def area(contour):
    p = flatten(contour)
    return sum(p[i - 1][0] * p[i][1] - p[i][0] * p[i - 1][1] for i in range(len(p))) / 2


def number(v):
    text = f"{v:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def write(folder, name, shapes, holes=(), mirrors=False, box=None, height=None):
    """One icon: shapes are united, holes cut out of them. Both must not depend on the contours' directions.

    One that mirrors is turned round where reading goes from right to left. The view box is the ink's, or `box`: left, top, width
    and height in the shapes' coordinates, measured where symbols do not fill theirs. With a `height` all is scaled to it."""
    contours = [c if area(c) > 0 else reverse(c) for c in shapes] + [c if area(c) < 0 else reverse(c) for c in holes]
    contours = [shortened(c) for c in contours]
    points = [p for c in contours for p in flatten(c)]
    left, top = min(p[0] for p in points), min(p[1] for p in points)
    if box is None:
        box = (left, top, max(p[0] for p in points) - left, max(p[1] for p in points) - top)
    k = height / box[3] if height else 1
    x, y, width, tall = (box[0] - left) * k, (box[1] - top) * k, box[2] * k, box[3] * k
    words = []
    for c in move(contours, -left, -top):
        pair = lambda p: f"{number(p[0] * k)} {number(p[1] * k)}"
        words.append("M" + pair(c[0]))
        for s in c[1:]:
            if s[0] == "A":
                words.append(f"A{number(s[1] * k)} {number(s[1] * k)} 0 {s[2]} {s[3]} {pair(s[4])}")
            else:
                words.append(s[0] + " ".join(pair(p) for p in s[1:]))
        words.append("Z")
    turning = ' data-mirrors="true"' if mirrors else ""
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number(x)} {number(y)} {number(width)} {number(tall)}"{turning}>\n'
            f'  <path d="{"".join(words)}"/>\n</svg>\n')
    (folder / f"{name}.svg").write_text(text, encoding="ascii")


def turned(contours, centre):
    """Half a turn about a point."""
    f = lambda p: (2 * centre[0] - p[0], 2 * centre[1] - p[1])
    half_turn = lambda s: (*s[:4], f(s[4])) if s[0] == "A" else (s[0], *[f(p) for p in s[1:]])
    return [[f(c[0])] + [half_turn(s) for s in c[1:]] for c in contours]


def triangle(x, y, k=1.0):
    """The triangle of play, forward and backward: edges 59.5 degrees apart at the tip, corners of 1.2 and 1.12."""
    return polygon([(x, y - 7.467 * k), (x + 12.783 * k, y), (x, y + 7.467 * k)], [1.2 * k, 1.117 * k, 1.2 * k])


def note(x, y, k):
    """An eighth note, 9.4 x 15.4 times k, as one contour so that it can be cut out of a shape."""
    r, stem, top = 2.75, 1.65, 2.2
    rise = r - stem
    points = [(2 * r - stem, top), (9.4, 0), (9.4, 3.6), (2 * r, 5.45)]
    rim = 12.65 - math.sqrt(r * r - rise * rise)
    flag = polygon(points + [(2 * r, 10), (2 * r - stem, 10)], [0.9, 0.7, 0.6, 0.35, 0, 0])
    contour = flag[:8] + [("L", (2 * r, 12.65)), ("A", r, 1, 1, (2 * r - stem, rim))]
    scaled = lambda p: (x + k * p[0], y + k * p[1])
    return [scaled(contour[0])] + [
        ("A", s[1] * k, *s[2:4], scaled(s[4])) if s[0] == "A" else (s[0], scaled(s[1])) for s in contour[1:]]


def house():
    """Roof and chimney, and the box that the body fills."""
    roof = stroke([(1.1, 12.2), ("line", (13.8, 1.1)), ("line", (26.5, 12.2))], 2.2)
    return [roof, polygon([(20.4, 2.4), (23.2, 2.4), (23.2, 9.2), (20.4, 6.8)], [0.6, 0.6, 0, 0])]


def three(h=0.773, side=0.937, middle=10.278, upper=(10.542, 2.807, 2.298), lower=(10.586, 3.124, 2.471), bar=9.86, drawn=0.499):
    """The digit 3: strokes along two half ellipses that meet in a bar, a little thicker at their sides. The outlines meet at a
    notch right of the bar. h and side are half of the strokes' widths; of each ellipse there are the centre's x and the half axes,
    and `bar` is the bar's left end. Near the bar the outlines are drawn in by `drawn`."""
    (x, a, b), (low_x, low_a, low_b) = upper, lower
    upper, lower = (x, middle - b), (low_x, middle + low_b)
    top, bottom = b + h - drawn, low_b + h - drawn
    outside = lambda p: ((p[0] - low_x) / (low_a + side)) ** 2 + ((p[1] - lower[1]) / bottom) ** 2 > 1
    near, far = 0.0, 89.0
    for _ in range(40):
        half = (near + far) / 2
        near, far = (half, far) if outside(on_ellipse(upper, a + side, top, half)) else (near, half)
    notch = on_ellipse(upper, a + side, top, near)
    meeting = math.degrees(math.atan2((notch[1] - lower[1]) / bottom, (notch[0] - low_x) / (low_a + side)))
    tip = [on_ellipse(upper, a + k * side, b + k * h, 192.5) for k in (1, -1)]
    tail = [on_ellipse(lower, low_a + k * side, low_b + k * h, 164.2) for k in (1, -1)]
    cap = lambda ends, end: ("A", math.dist(*ends) / 2 + 1e-6, 0, 1, end)
    return ([tip[0]] + ellipse_arc(upper, a + side, b + h, 192.5, 360) + ellipse_arc(upper, a + side, top, 0, near)
            + ellipse_arc(lower, low_a + side, bottom, meeting, 0) + ellipse_arc(lower, low_a + side, low_b + h, 0, 164.2)
            + [cap(tail, tail[1])] + ellipse_arc(lower, low_a - side, low_b - h, 164.2, -90)
            + [("L", (bar, middle + h)), ("A", h, 0, 1, (bar, middle - h)), ("L", (x, middle - h))]
            + ellipse_arc(upper, a - side, b - h, 450, 192.5) + [cap(tip, tip[0])])


def two():
    """The digit 2: a stroke along an ellipse to the right, then nearly straight down to the left end of a bar."""
    h, c, a, b, end = 0.849, (10.548, 7.959), 2.767, 2.189, 378.6
    left, bottom, right = 7.0, 15.745, 13.792
    tip = [on_ellipse(c, a + k * h, b + k * h, 186.8) for k in (1, -1)]
    outer, inner = [on_ellipse(c, a + k * h, b + k * h, end) for k in (1, -1)]
    # Directions at the ellipse's end, and along the slope.
    leaving = [unit((0, 0), on_ellipse((0, 0), a + k * h, b + k * h, end + 90)) for k in (1, -1)]
    crotch = (9.747, bottom - 2 * h)
    slope = unit(crotch, outer)
    heel = (left + 0.12 + 0.75 * h * slope[0], bottom - 1.75 * h)
    along = lambda p, d, k: (p[0] + k * d[0], p[1] + k * d[1])
    far, near = math.dist(outer, crotch), math.dist(heel, inner)
    return ([tip[0]] + ellipse_arc(c, a + h, b + h, 186.8, end)
            + [("C", along(outer, leaving[0], 0.25 * far), along(crotch, slope, 0.3 * far), crotch),
               ("L", (right, bottom - 2 * h)), ("A", h, 0, 1, (right, bottom)), ("L", (left + 1.3, bottom)),
               ("C", (left + 0.45, bottom), (left, bottom - 0.5 * h), (left, bottom - h)),
               ("C", (left, bottom - 1.4 * h), along(heel, slope, -0.3), heel),
               ("C", along(heel, slope, 0.3 * near), along(inner, leaving[1], 0.25 * near), inner)]
            + ellipse_arc(c, a - h, b - h, end, 186.8) + [("A", math.dist(*tip) / 2 + 1e-6, 0, 1, tip[0])])


def numbered_squares(folder):
    """Source: measured in floating_custom.png at three pixels a point; the square of the chosen tab is as large as others."""
    square, view = soft_box(0, 0, 20.94, 20.94, 3.155), (0, -0.055, 21, 21)
    # The flag of the 1 is thinner than its stem.
    stem, top, bottom = (10.17, 12.133), 5.02, 15.973
    tip, thick = (8.018, 7.578), 1.442
    d = unit(tip, (sum(stem) / 2, top))
    upper, lower = [(tip[0] + k * thick / 2 * d[1], tip[1] - k * thick / 2 * d[0]) for k in (1, -1)]
    back = lambda p: (p[0] - thick / 2 * d[0], p[1] - thick / 2 * d[1])
    one = polygon([(upper[0] + (top - upper[1]) * d[0] / d[1], top), (stem[1], top), (stem[1], bottom), (stem[0], bottom),
                   (stem[0], lower[1] + (stem[0] - lower[0]) * d[1] / d[0]), back(lower), back(upper)],
                  [1.25, 0.95, 0.96, 0.96, 0.1, 0.7, 0.7])
    four = polygon([(10.138, 4.98), (12.885, 4.98), (12.885, 12.012), (14.609, 12.012), (14.609, 13.595), (12.885, 13.595),
                    (12.885, 15.802), (11.116, 15.802), (11.116, 13.595), (5.606, 13.595), (5.606, 12.329)],
                   [1.15, 1.3, 0.12, 0.79, 0.79, 0.12, 0.88, 0.88, 0.12, 0.85, 1.0])
    counter = polygon([(11.116, 6.347), (11.116, 12.012), (7.515, 12.012)], 0.12)
    write(folder, "numbered-square-1", [square], [one], box=view)
    write(folder, "numbered-square-2", [square], [two()], box=view)
    write(folder, "numbered-square-3", [square], [three()], box=view)
    write(folder, "numbered-square-4", [square, counter], [four], box=view)


def playback(folder):
    write(folder, "pause", [soft_box(x, 0, 5.317, 17.968, 1.246) for x in (0, 7.867)])
    write(folder, "play", [triangle(0, 0, 1.33)])
    write(folder, "stop", [soft_box(0, 0, 15.4, 15.4, 1.6)])
    pair = [triangle(0, 0), triangle(11.67, 0)]
    write(folder, "forward", pair)
    write(folder, "backward", move(pair, 0, 0, mirror=True))

    # Source of these four: measured in intro-ipad.png.
    height, r, flat, angle, width = 8.231, 3.243, 1.716, 49.8, 1.635
    sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    slant = (height - 2 * r * (1 - cos)) / sin
    turn = flat + 2 * r * sin + slant * cos
    lines = []
    for y, k in ((0, 1), (height, -1)):
        end = y + k * height
        lines.append(stroke([(0, y), ("line", (flat, y)), ("arc", (flat, y + k * r), r, -90 * k, (angle - 90) * k),
                             ("line", (turn - r * sin, end - k * r * (1 - cos))),
                             ("arc", (turn, end - k * r), r, (90 + angle) * k, 90 * k), ("line", (turn + 1.681, end))],
                            width, (1, 0)))
    heads = [polygon([(turn + 1.58, y - 3.89), (turn + 6.24, y), (turn + 1.58, y + 3.89)], 0.645) for y in (0, height)]
    write(folder, "shuffle", lines + heads, box=(-1.42, -3.48, 19.206, 14.646))

    arm = stroke([(-7.687, -0.451), ("line", (-7.687, -1.265)), ("arc", (-4.909, -1.265), 2.778, 180, 270),
                  ("line", (1.488, -4.043))], 1.675, (1, 0))
    loop = [arm, polygon([(1.388, -7.94), (6.037, -4.043), (1.388, -0.146)], 0.638)]
    write(folder, "repeat", loop + turned(loop, (0, 0)), box=(-8.587, -6.92, 17.8, 14.203))

    speaker = polygon([(0, -3.876), (4.894, -3.876), (11.377, -9.93), (11.377, 9.93), (4.894, 3.876), (0, 3.876)],
                      [1.889, 0.1, 1.189, 1.189, 0.1, 1.889])
    waves = [stroke(arc_points((x, 0), radius, -a, a), 1.556) for x, radius, a in ((10.12, 6.228, 34), (9.937, 10.83, 33.75))]
    write(folder, "speaker", [speaker] + waves, mirrors=True, box=(0.18, -8.376, 21.5, 16.672))
    # The rings stop short of the triangle's flanks.
    rings = [stroke(arc_points((0, 0), radius, a, 540 - a), 1.075) for radius, a in ((8.37, 141.7), (5.832, 146.6), (3.289, 158.9))]
    write(folder, "airplay", rings + [polygon([(0, -0.06), (6.22, 7.075), (-6.22, 7.075)], [0.54, 0.45, 0.45])],
          box=(-8.79, -8.925, 17.619, 16.24))


def symbols(folder):
    # Source: measured in intro-ipad.png; in custom_bar.png; in overview.png.
    write(folder, "ellipsis", [circle((7.116 * i, 0), 1.874) for i in (-1, 0, 1)], box=(-9.08, -1.88, 18.16, 3.76))
    lens, handle = (0, 0), segment(polar((0, 0), 7.1, 45), polar((0, 0), 12.06, 45), 2.515)
    write(folder, "magnifyingglass", [circle(lens, 6.8), handle], [circle(lens, 5.065)], box=(-6.82, -6.7, 16.556, 16.556))
    write(folder, "magnifyingglass-medium", [circle(lens, 9.2), segment(polar(lens, 9.9, 45), polar(lens, 16.87, 45), 3.0)],
          [circle(lens, 7.16)], box=(-9.57, -9.51, 23.3, 23.3))
    arm = 7.06
    write(folder, "xmark", [segment((-arm, -arm), (arm, arm), 1.7), segment((arm, -arm), (-arm, arm), 1.7)],
          box=(-7.645, -8.357, 16, 16))
    write(folder, "chevron-down", [stroke([(0, 0), ("line", (4.25, 4.25)), ("line", (8.5, 0))], 2.1)])

    chevron = stroke([(0, 0), ("line", (7.6, 7.6)), ("line", (0, 15.2))], 2.3)
    write(folder, "chevron-forward", [chevron], mirrors=True)
    write(folder, "chevron-backward", move([chevron], 0, 0, mirror=True), mirrors=True)
    # Source: measured in default_bar_accessibility_label.png and tab_bar_sidebar_portrait_floating.png.
    write(folder, "checkmark", [stroke([(-5.6, -6.905), ("line", (0, 0)), ("line", (9.845, -15.38))], 1.83)],
          box=(-6.397, -16.83, 17.5, 17.3))
    rows = [(circle((1.5, y), 1.5), segment((6.2, y), (20.2, y), 1.7)) for y in (1.5, 8, 14.5)]
    write(folder, "list-bullet", [shape for row in rows for shape in row], mirrors=True)

    half = [("C", (12.1, 1.1), (13.9, 0), (15.8, 0)), ("C", (19.2, 0), (21.7, 2.7), (21.7, 6.4)),
            ("C", (21.7, 11.2), (17.6, 15.4), (12.0, 19.5)), ("C", (11.5, 19.86), (11.2, 20), (10.85, 20))]
    right = [(10.85, 3.1)] + half
    left = reverse(move([right], 21.7, 0, mirror=True)[0])
    left = left if left[0] == (10.85, 20) else reverse(left)
    write(folder, "heart", [right + left[1:]])
    write(folder, "music-note", [note(0, 0, 1.2)])
    write(folder, "square-grid", [soft_box(x, y, 9.6, 9.6, 1.7) for y in (0, 11.7) for x in (0, 11.7)])

    slope = 11.1 / 12.7
    eaves = 4.2 + 9.4 * slope
    sides = [(13.8, 4.2), (23.2, eaves), (23.2, 24.4), (4.4, 24.4), (4.4, eaves)]
    door = [(16.7, 24.4), (16.7, 16.4), (10.9, 16.4), (10.9, 24.4)]
    write(folder, "house", house() + [polygon(sides[:3] + door + sides[3:], [0.5, 0.3, 2.4, 0, 0.7, 0.7, 0, 2.4, 0.3])])
    # Source: measured in default_bar_accessibility_label.png, from the roof's tip, at two pixels a point.
    write(folder, "house-outline", [
        stroke([(-9.05, 7.52), ("line", (0, 0)), ("line", (9.05, 7.52))], 1.42),
        polygon([(5.38, 1.41), (7.39, 1.41), (7.39, 6.6), (5.38, 6.0)], [0.25, 0.25, 0, 0]),
        stroke([(-6.7, 5.0), ("line", (-6.7, 15.07)), ("arc", (-5.65, 15.07), 1.05, 180, 90), ("line", (5.65, 16.12)),
                ("arc", (5.65, 15.07), 1.05, 90, 0), ("line", (6.7, 5.0))], 1.4, (0, 0)),
        polygon([(-2.34, 10.05), (2.34, 10.05), (2.34, 16.12), (-2.34, 16.12)], [0.25, 0.25, 0, 0])],
          box=(-9.76, -0.27, 19.52, 17.5))
    write(folder, "music-house", house() + [polygon(sides, [0.5, 0.3, 2.4, 2.4, 0.3])], [note(10.2, 10.3, 0.78)])
    tray = [box(5, 0, 10, 1.4, 0.7), box(2.95, 3, 14.1, 1.5, 0.7)]
    body = stretched(soft_box(0, 0, 20.2, 19.5, 2.9), 0.9901, 1.01795, 0, 6.55)
    write(folder, "library", tray + [body], [stretched(note(0, 0, 1), 1.0106, 0.824, 5.2, 10.29)])


def quaver(x, y):
    """A note head with its stem alone: an ellipse's lower half, and a shoulder that leads to the stem."""
    width, bottom, middle, stem = 7.522, 16.927, 3.233, 1.643
    inner, k = width - stem, 0.5523
    right, left = 4.346, 2.924
    head = [(width, stem / 2), ("L", (width, bottom - right)),
            ("C", (width, bottom - right * (1 - k)), (middle + k * (width - middle), bottom), (middle, bottom)),
            ("C", (middle * (1 - k), bottom), (0, bottom - left * (1 - k)), (0, bottom - left)),
            ("C", (0, 11.406), (2.144, 10.597), (4.764, 10.247)), ("C", (inner - 0.35, 10.117), (inner, 9.897), (inner, 9.029)),
            ("L", (inner, stem / 2)), ("A", stem / 2, 0, 1, (width, stem / 2))]
    f = lambda p: (x + p[0], y + p[1])
    return [f(head[0])] + [("A", *s[1:4], f(s[4])) if s[0] == "A" else (s[0], *[f(p) for p in s[1:]]) for s in head[1:]]


def music_tabs(folder):
    """Source: measured in rtl_english.png at three pixels a point."""
    disc, view = circle((11.59, 11.59), 11.59), (0, -0.155, 23.3, 23.3)
    sign = polygon([(8.256, 6.29), (17.232, 11.606), (8.256, 16.922)], [0.77, 0.82, 0.77])
    write(folder, "play-circle", [disc], [sign], box=view)
    hands = stroke([(11.584, 4.496), ("line", (11.584, 12.113)), ("line", (5.705, 12.113))], 1.58)
    write(folder, "clock", [disc], [hands], box=view)
    write(folder, "music-notes", [quaver(0, 5.789), quaver(10.24, 0), quaver(18.641, 5.789)], box=(0, 0.046, 26.4, 22.7))

    # Built upright, then turned by 45 degrees: a ball cut by a band, a hollow handle, a plug, and a stand.
    def leaning(contours):
        c = math.sqrt(0.5)
        f = lambda p: (c * (p[0] - p[1]), c * (p[0] + p[1]))
        return [[f(q[0])] + [(*s[:4], f(s[4])) if s[0] == "A" else (s[0], *[f(p) for p in s[1:]]) for s in q[1:]]
                for q in contours]

    # The band that cuts the ball lies below its middle; what is under it narrows to the handle's neck.
    r, gap, lift = 4.515, 0.789, 1.097
    across = math.sqrt(r * r - (lift - gap) ** 2)
    top = [(-across, -gap), ("A", r, 0, 1, (0, -lift - r)), ("A", r, 0, 1, (across, -gap)), ("L", (-across, -gap))]
    low = [(4.435, gap), ("C", (4.535, 2.389), (4.185, 3.649), (2.663, 4.849)), ("L", (-2.663, 4.849)),
           ("C", (-4.185, 3.649), (-4.535, 2.389), (-4.435, gap)), ("L", (4.435, gap))]
    handle = polygon([(-2.878, 4.0), (2.878, 4.0), (2.239, 21.209), (-2.239, 21.209)], [0, 0, 1.0, 1.0])
    # The ball bulges into the hollow.
    hollow = [(-1.206, 5.3), ("C", (-0.5, 5.68), (0.5, 5.68), (1.206, 5.3)), ("L", (0.86, 19.95)),
              ("L", (-0.86, 19.95)), ("L", (-1.206, 5.3))]
    plug = polygon([(-1.075, 20.909), (1.075, 20.909), (0.705, 24.145), (-0.705, 24.145)], [0, 0, 0.5, 0.5])
    leaned = leaning([top, low, handle, plug])
    stand = stroke([(-5.772, 9.1), ("line", (-5.772, 16.834))], 2.126)
    write(folder, "microphone", leaned + [stand], leaning([hollow]), box=(-17.12, -5.096, 22.921, 23.302))


def ellipse(x, y, rx, ry):
    k = 0.5523
    return [(x - rx, y), ("C", (x - rx, y - k * ry), (x - k * rx, y - ry), (x, y - ry)),
            ("C", (x + k * rx, y - ry), (x + rx, y - k * ry), (x + rx, y)),
            ("C", (x + rx, y + k * ry), (x + k * rx, y + ry), (x, y + ry)),
            ("C", (x - k * rx, y + ry), (x - rx, y + k * ry), (x - rx, y))]


def menus(folder):
    # Source: measured in popup_bar_context_menu.png at three pixels a point.
    far, near = 6.872 * math.sqrt(0.5), 2.369 * math.sqrt(0.5)
    needle = polygon([(far, -far), (near, near), (-far, far), (-near, -near)], [0.5, 1.42, 0.5, 1.42])
    write(folder, "compass", [circle((0, 0), 8.469), needle], [circle((0, 0), 7.06), circle((0, 0), 1.015)],
          box=(-8.633, -8.7, 17, 17))

    half = [stroke([(-2.9, 3.4), ("line", (-3.36, 2.45)), ("line", (-2.56, 0.7))], 1.2),
            stroke([(-1.5, 10.4), ("line", (-5.5, 9.8)), ("line", (-6.0, 9.25)), ("line", (-6.0, 5.8))], 1.25),
            stroke([(-1.5, 12.3), ("line", (-5.9, 13.3)), ("line", (-6.3, 13.8)), ("line", (-5.6, 18.7))], 1.25)]
    body = [[(-4.3, 6.6), ("C", (-4.3, 4.2), (-2.6, 2.15), (0, 2.15)), ("C", (2.6, 2.15), (4.3, 4.2), (4.3, 6.6)),
             ("C", (4.3, 8.1), (3.3, 9.05), (2.0, 9.05)), ("L", (-2.0, 9.05)), ("C", (-3.3, 9.05), (-4.3, 8.1), (-4.3, 6.6))],
            ellipse(0, 10.5, 2.45, 1.85),
            [(-4.45, 13.2), ("C", (-4.45, 12.2), (-2.2, 11.6), (0, 11.6)), ("C", (2.2, 11.6), (4.45, 12.2), (4.45, 13.2)),
             ("C", (4.45, 17.2), (2.7, 19.9), (0, 19.9)), ("C", (-2.7, 19.9), (-4.45, 17.2), (-4.45, 13.2))]]
    write(folder, "bug", body + half + [move([c], 0, 0, mirror=True)[0] for c in half])

    crown = [circle((9, 6), 5.2), circle((5, 9.4), 4.6), circle((13, 9.4), 4.6), circle((9, 10.6), 4.4)]
    write(folder, "tree", crown + [polygon([(7.9, 12), (10.1, 12), (10.7, 20), (7.3, 20)], 0.3)])

    flag = [(0, 1.6), ("C", (3.4, -0.6), (6.4, 3.4), (11, 1.4)), ("L", (11, 10.2)),
            ("C", (6.4, 12.2), (3.4, 8.2), (0, 10.4)), ("L", (0, 1.6))]
    write(folder, "flag", [flag, segment((0.1, 0.7), (0.1, 19), 1.5)])

    x, h, r, gap, line = 6.696, 11.975, 2.512, 2.216, 1.35
    tray = stroke([(-gap, 0), ("line", (r - x, 0)), ("arc", (r - x, r), r, 270, 180), ("line", (-x, h - r)),
                   ("arc", (r - x, h - r), r, 180, 90), ("line", (x - r, h)), ("arc", (x - r, h - r), r, 90, 0),
                   ("line", (x, r)), ("arc", (x - r, r), r, 0, -90), ("line", (gap, 0))], line, (0, 0))
    head = stroke([(-2.85, -2.686), ("line", (0, -5.479)), ("line", (2.85, -2.686))], 1.119)
    write(folder, "share", [tray, head, segment((0, -4.98), (0, 5.49), 1.315)], box=(-7.355, -5.965, 14.65, 18.55))


def desk(folder):
    """Icons of windows beside a device. Source: measured in default_bar_accessibility_label.png at two pixels a point."""
    write(folder, "info", ring((0, 0), 5.93, 1.08) + [
        circle((0, -3.03), 0.82), stroke([(-0.94, -0.68), ("line", (0.18, -0.68)), ("line", (0.18, 3.13))], 1.0),
        segment((-1.17, 3.13), (1.32, 3.13), 1.0)], box=(-6.674, -6.727, 13.4, 13.4), height=15)
    # A cross in one contour: an inner corner and two outer ones, four times.
    reach, spread = math.hypot(2.06, 0.39), math.degrees(math.atan2(0.39, 2.06))
    cross = [polygon([polar((6.649, 5.586), r, turn + a) for turn in (0, 90, 180, 270)
                      for r, a in ((0.39 * math.sqrt(2), 0), (reach, 45 - spread), (reach, 45 + spread))], [0, 0.35, 0.35] * 4)]
    lines = [segment((x, y), (15.75, y), 0.915) for x, y in ((11.355, 3.86), (11.355, 7.2), (3.872, 10.515), (3.872, 13.835))]
    write(folder, "list-badge", [circle((6.649, 5.586), 3.215)] + lines, cross, box=(3.53, 2.263, 12.78, 12.5), height=13.95)
    sliders = []
    for y, x in ((5.126, 11.572), (9.002, 7.092), (12.878, 11.572)):
        sliders += ring((x, y), 1.135, 0.77) + [segment((3.4, y), (x - 1.135, y), 1.0), segment((x + 1.135, y), (15.18, y), 1.0)]
    write(folder, "sliders", sliders, box=(2.81, 3.108, 12.78, 11.6), height=12.6)
    write(folder, "crosshair", ring((0, 0), 5.473, 1.03) + [segment(polar((0, 0), 2.97, a), polar((0, 0), 7.26, a), 0.9)
                                                            for a in (0, 90, 180, 270)], box=(-7.82, -7.57, 15.2, 15.2), height=15.5)
    outline = [(0, 0), (13.91, 0), (13.91, 10.64), (6.94, 10.64), (3.33, 13.42), (3.09, 10.64), (0, 10.64)]
    bubble = polygon(outline, [2.55, 2.55, 2.55, 0.15, 0.3, 0.05, 2.55])
    hollow = polygon(inset(outline, 1.0), [1.55, 1.55, 1.55, 0.1, 0.05, 0.05, 1.55])
    text = [segment((a, y), (b, y), 0.7) for a, b, y in ((2.88, 5.41, 5.67), (6.67, 10.81, 5.67), (2.87, 4.02, 7.31),
                                                        (5.13, 8.46, 7.31), (9.74, 10.88, 7.31))]
    write(folder, "speech", [bubble] + text, [hollow], box=(-0.01, -0.115, 13.91, 12.8))
    # From the lens's axis and the camera's shoulders. The rectangle behind ends at the camera.
    line, corner = 1.41, 2.34
    back = stroke([(-8.7, 8.15), ("line", (-9.71, 8.15)), ("arc", (-9.71, 5.81), corner, 90, 180), ("line", (-12.05, -1.54)),
                   ("arc", (-9.71, -1.54), corner, 180, 270), ("line", (1.36, -3.88)), ("arc", (1.36, -1.54), corner, 270, 360),
                   ("line", (3.7, -0.455))], line, (0, 0))
    body = [(-8.584, 0), (-4.312, 0), (-2.477, -1.728), (2.477, -1.728), (4.312, 0), (8.584, 0), (8.584, 12.636), (-8.584, 12.636)]
    camera = polygon(body, [corner] + 4 * [2.05] + 3 * [corner])
    inner = polygon(inset(body, line), [0.93, 2.05, 1.2, 1.2, 2.05, 0.93, 0.93, 0.93])
    # The lens is a ring within the hollow: its shapes are united after the hole is cut.
    write(folder, "camera-stack", [back, camera, *ring((0, 6.171), 3.298, 1.23), circle((5.233, 3.338), 0.888)], [inner],
          box=(-12.92, -4.92, 21.34, 17.4))
    frame, cut = box(9.656, 3.477, 12.419, 12.419, 1.97), box(11.033, 4.854, 9.665, 9.665, 0.6)
    arm = stroke([(6.163, 5.27), ("line", (6.163, 3.369)), ("arc", (9.532, 3.369), 3.369, 180, 270), ("line", (10.2, 0))], 1.025)
    write(folder, "rotate", [frame, arm, polygon([(9.948, -2.598), (13.535, 0), (9.948, 2.598)], 0.508)], [cut], height=17.011)
    # A lid with a notch in the screen; light falls on a line of the base.
    lid, screen = polygon([(1.5, 0), (12.5, 0), (12.5, 8.2), (1.5, 8.2)], [0.9, 0.9, 0.3, 0.3]), box(2.5, 1, 9, 6, 0)
    base = polygon([(0, 8.0), (14, 8.0), (14, 9.5), (0, 9.5)], [0.7, 0.7, 0.5, 0.5])
    write(folder, "laptop", [lid, box(6, 0.9, 2, 0.4, 0), base], [screen, box(1.5, 8.62, 11, 0.1, 0)],
          box=(0.2, 0.35, 14, 9.7))
    write(folder, "display", [soft_box(0, 0, 25.25, 19.8, 4.0), box(4.66, 12.88, 15.95, 3.42, 0.9)],
          [soft_box(1.82, 1.82, 21.61, 16.16, 2.7)], box=(0, -0.62, 25.5, 20))
    write(folder, "arrow-circle", [circle((5.2, 5.2), 5.2)],
          [polygon([(2.1, 4.7), (6.25, 4.7), (4.693, 3.217), (5.383, 2.493), (8.225, 5.2), (5.383, 7.907), (4.693, 7.183), (6.25, 5.7), (2.1, 5.7)],
                   [0.45, 0, 0.45, 0.45, 0.5, 0.45, 0.45, 0, 0.45])])


def outlined_digits():
    """The digits 1 to 8, 10 high in strokes of 1.22, for a square of 19.5: shapes and holes of each. Source: measured in
    tab_bar_sidebar_portrait_floating.png.

    Outlines do not overlap, but for the loops of the 8 at its waist: pixels on the edges of two would be covered twice."""
    w, top, bottom, x = 1.22, 5.4, 14.1, 9.75
    line = lambda *points, width=w: stroke([points[0]] + [("line", p) for p in points[1:]], width)
    bowl, radius, angle, base = (x, 8.1), 2.65, 47, 14.2
    end = polar(bowl, radius, angle)
    foot = (end[0] - (base - end[1]) * math.tan(math.radians(angle)), base)
    three_ = three(w / 2, w / 2 + 0.02, 9.7, (9.8, 2.57, 2.15), (9.8, 3.07, 2.35), 9.12, 0.35)
    four = polygon([(10.3, 4.8), (11.86, 4.8), (11.86, 11.42), (13.36, 11.42), (13.36, 12.64), (11.86, 12.64), (11.86, 14.86),
                    (10.63, 14.86), (10.63, 12.64), (5.58, 12.64), (5.58, 11.42)],
                   [0.72, 0.74, 0.06, 0.6, 0.6, 0.06, 0.6, 0.6, 0.06, 0.62, 0.75])
    five, low = (9.55, 11.2), 2.9
    # The stem bends over the bowl, whose outline leaves it at its left end.
    six, hook, r, k = (x, 11.3), (x + 0.3, 8.5), 2.8, w / 2
    stem = hook[0] - 3.1
    tip = [polar(hook, 3.1 + i * k, 325) for i in (1, -1)]
    joint = (stem + k, six[1] - math.sqrt((r + k) ** 2 - (six[0] - stem - k) ** 2))
    bend = [tip[0], ("A", 3.1 + k, 0, 0, (stem - k, hook[1])), ("L", (stem - k, six[1])),
            ("A", r + k, 0, 0, (six[0] + r + k, six[1])), ("A", r + k, 0, 0, joint), ("L", (stem + k, hook[1])),
            ("A", 3.1 - k, 0, 1, tip[1]), ("A", k, 0, 0, tip[0])]
    eight = [(x, 7.4, 2.62, 2.02), (x, 11.8, 3.08, 2.34)]
    return [
        ([line((7.9, 7.1), (10.4, top), (10.4, bottom))], []),
        ([stroke([polar(bowl, radius, 187), ("arc", bowl, radius, 187, 360 + angle), ("line", foot), ("line", (12.9, base))],
                 w)], []),
        ([three_], []),
        ([four], [polygon([(10.63, 6.3), (10.63, 11.42), (7.22, 11.42)], 0.08)]),
        ([stroke([(12.2, top), ("line", (7.8, top)), ("line", polar(five, low, 215)), ("arc", five, low, 215, 510)], w)], []),
        ([bend], [circle(six, r - k)]),
        ([line((7.15, 5.66), (12.75, 5.66), (8.25, 14.2), width=1.33)], []),
        ([ellipse(x, y, a + 0.64, b + 0.61) for x, y, a, b in eight], [ellipse(x, y, a - 0.64, b - 0.61) for x, y, a, b in eight]),
    ]


def pad(folder):
    """What is on an iPad's screen: tabs of a sidebar, its two buttons, a focus, and the libraries' demos."""
    for i, (digit, counters) in enumerate(outlined_digits()):
        write(folder, f"numbered-square-outline-{i + 1}", [soft_box(0, 0, 19.5, 19.5, 2.9)] + digit,
              [soft_box(1.45, 1.45, 16.6, 16.6, 1.5)] + counters)
    rows = [segment((3.1, y), (4.9, y), 1.1) for y in (4.2, 6.4, 8.6)]
    write(folder, "sidebar", [soft_box(0, 0, 19.4, 15.4, 2.8), box(6.4, 0.7, 1.5, 14, 0)] + rows,
          [soft_box(1.6, 1.6, 16.2, 12.2, 1.4)], mirrors=True)
    write(folder, "top-bar", [soft_box(0, 0, 25.5, 20, 3.4), segment((8.2, 4.35), (17.3, 4.35), 1.5)],
          [soft_box(1.9, 1.9, 21.7, 16.2, 1.7)])
    # Source: measured in tab_bar_sidebar_portrait_floating.png at two pixels a point, and smaller in overview.png.
    for name, tip, k in (("dock-arrow-up", 4.14, 1), ("dock-arrow-down", 10.94, -1)):
        arrow = [segment((12.577, 4.14), (12.577, 10.94), 1.33),
                 stroke([(8.832, tip + 3.56 * k), ("line", (12.577, tip)), ("line", (16.322, tip + 3.56 * k))], 1.33)]
        write(folder, name, [soft_box(0, 0, 25.154, 19.536, 3.92), box(4.477, 12.9, 16.21, 3.41, 0.93)] + arrow,
              [soft_box(1.477, 1.477, 22.2, 16.582, 2.63)], box=(0, -0.45, 25.36, 20))
    # A disc without the one that covers it: both meet in the crescent's tips.
    disc, radius, cover, inner = (5.5, 5.5), 5.5, (8.145, 2.855), 4.6
    d = math.dist(disc, cover)
    along = (d * d + radius * radius - inner * inner) / (2 * d)
    half = math.degrees(math.acos(along / radius))
    # The tips are a little round.
    tip = polar(disc, radius, -45 + half)
    inside = math.degrees(math.atan2(tip[1] - cover[1], tip[0] - cover[0])) + 45
    right, upper = [polar(disc, radius, -45 + k * (half + 2.6)) for k in (1, -1)]
    inner_upper, inner_right = [polar(cover, inner, -45 + k * (inside + 4.2)) for k in (-1, 1)]
    write(folder, "moon", [[right, ("A", radius, 1, 1, upper), ("A", math.dist(upper, inner_upper) / 1.8, 0, 1, inner_upper),
                            ("A", inner, 0, 0, inner_right), ("A", math.dist(inner_right, right) / 1.8, 0, 1, right)]])
    # Source: measured beside "Next" in the same pictures.
    write(folder, "triangle-forward", [polygon([(0, -3.4), (7.014, 0), (0, 3.4)], 0.5)], mirrors=True, box=(-0.15, -3.31, 6.973, 6),
          height=5.5)


def drawn(folder, name, width, height, *parts, line=1.4):
    """Writes an icon of lines with round ends and joins, or of areas for parts that begin with "fill "."""
    rows = []
    for part in parts:
        if part.startswith("fill "):
            rows.append(f'  <path d="{part[5:]}"/>')
        else:
            rows.append(f'  <path d="{part}" fill="none" stroke="black" stroke-width="{number(line)}" '
                        'stroke-linecap="round" stroke-linejoin="round"/>')
    text = "\n".join(rows)
    (folder / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}">\n{text}\n</svg>\n')


def star_path(centre, radius):
    """Five points, one of them up; the inner corners lie on the lines between the others."""
    points = []
    for i in range(10):
        r = radius if i % 2 == 0 else radius * 0.45
        points.append(polar(centre, r, -90 + 36 * i))
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def entries(folder):
    """What the messages of entries show: thin lines in a box of 50, ratings, ticks."""
    outline = star_path((17.5, 18.3), 16.6)
    drawn(folder, "star", 35, 35, outline, line=1.6)
    drawn(folder, "star-fill", 35, 35, "fill " + outline, outline, line=1.6)
    drawn(folder, "paper-plane", 50, 50, "M0.7 20.5L49.2 6.4L30.6 42.3L18 26.3Z", "M49.2 6.4L18 26.3L17.5 40L24.6 34.3")
    steam = [f"M{x} 11.9C{x - 2.6} 9 {x + 2.6} 4.8 {x} 1.8" for x in (9.3, 18.1, 26.8)]
    drawn(folder, "cup", 50, 50, "M0.7 16.3L36.8 16.3L36.8 28.5C36.8 37.5 31 43.8 24 43.8L13.5 43.8C6.5 43.8 0.7 37.5 0.7 28.5Z",
          "M36.8 18.2C45 17.4 49.3 22 49.3 28.5C49.3 35 44 39 35.2 38.6", "M36.8 21.7C42 21.4 44.4 24 44.4 28.3C44.4 32.6 41 35.2 36.3 35.2",
          "M10 44L11.5 47.2L26 47.2L27.5 44", *steam)
    dots = [f"M{number(x - 2.7)} {y}A2.7 2.7 0 1 0 {number(x + 2.7)} {y}A2.7 2.7 0 1 0 {number(x - 2.7)} {y}" for x, y in
            ((19.8, 16.2), (12, 23.4), (20.2, 23.8), (12.5, 32), (25.7, 31.1), (33, 25.5), (18, 38.4), (28.2, 38), (35, 31.6))]
    drawn(folder, "pizza", 50, 50, "M27.9 4.9A22.2 22.2 0 1 0 46.3 24L30.1 20.9Z", "M27.2 8.4A18.6 18.6 0 1 0 42.8 25",
          "M31.6 17.6L35.2 1A25 25 0 0 1 48 12.5Z", "M34.4 5A20 20 0 0 1 44.6 13.8", *dots, line=1.7)
    drawn(folder, "checkmark-double", 48, 31, "M3.4 18.2L12.6 27.4", "M14.6 18L23.4 27.4L45 5.6", "M22.4 17.4L34.6 5.2", line=3.8)
    drawn(folder, "info-circle", 50, 50, "M4 25A21 21 0 1 0 46 25A21 21 0 1 0 4 25", "fill M22 13.5A3 3 0 1 0 28 13.5A3 3 0 1 0 22 13.5",
          "M21 22L25.5 22L25.5 35.5M20.5 35.5L30.5 35.5", line=4)
    drawn(folder, "pause-circle", 36, 36, "M1.5 18A16.5 16.5 0 1 0 34.5 18A16.5 16.5 0 1 0 1.5 18", "M14 12.5L14 23.5M22 12.5L22 23.5",
          line=3)
    drawn(folder, "envelope", 24, 18, "M1 1L23 1L23 17L1 17Z", "M1 2L12 10.5L23 2", "M1 16.5L8.9 8.6M23 16.5L15.1 8.6")
    drawn(folder, "key", 22, 23, "M9.2 7A5.9 5.9 0 1 0 21 7A5.9 5.9 0 1 0 9.2 7", "M11 11.4L1 22M2.2 20.7L4.6 22.3M4.4 18.4L7 20.2M6.6 16.1L8.8 17.8")
    drawn(folder, "lock", 17, 22, "M1 10L16 10L16 21L1 21Z", "M4 10L4 5.5A4.5 4.5 0 0 1 13 5.5L13 10")
    drawn(folder, "person", 20, 21, "M5.5 5.7A4.5 4.7 0 1 0 14.5 5.7A4.5 4.7 0 1 0 5.5 5.7", "M1 20C1 15.5 5 13.2 10 13.2C15 13.2 19 15.5 19 20Z")


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)
    playback(folder)
    symbols(folder)
    numbered_squares(folder)
    music_tabs(folder)
    menus(folder)
    desk(folder)
    pad(folder)
    entries(folder)
