#!/usr/bin/env python3
"""Draws the icons of this folder: python3 generate.py [FOLDER]

Every glyph is built here from straight lines, circular arcs and a few cubics, in points, and written as one path whose
view box is the ink's own box, but for a few margins. Only the standard library is used, and the same numbers come out everywhere.
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
                    # The inner side: cut both straight pieces where they meet.
                    t = math.tan(math.atan2(abs(cross), before[0] * piece[3][0] + before[1] * piece[3][1]) / 2) * half
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


def write(folder, name, shapes, holes=(), mirrors=False, margin=0, shift=(0, 0)):
    """One icon: shapes are united, holes cut out of them. Both must not depend on the contours' directions.

    One that mirrors is turned round where reading goes from right to left. The view box ends `margin` to the right of the ink and
    lies `shift` to the right of it and below it, as those of symbols do whose ink is not in their middle."""
    contours = [c if area(c) > 0 else reverse(c) for c in shapes] + [c if area(c) < 0 else reverse(c) for c in holes]
    contours = [shortened(c) for c in contours]
    points = [p for c in contours for p in flatten(c)]
    left, top = min(p[0] for p in points), min(p[1] for p in points)
    width, height = max(p[0] for p in points) - left, max(p[1] for p in points) - top
    width += margin
    words = []
    for c in move(contours, -left, -top):
        pair = lambda p: f"{number(p[0])} {number(p[1])}"
        words.append("M" + pair(c[0]))
        for s in c[1:]:
            if s[0] == "A":
                words.append(f"A{number(s[1])} {number(s[1])} 0 {s[2]} {s[3]} {pair(s[4])}")
            else:
                words.append(s[0] + " ".join(pair(p) for p in s[1:]))
        words.append("Z")
    turning = ' data-mirrors="true"' if mirrors else ""
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number(shift[0])} {number(shift[1])} {number(width)} {number(height)}"{turning}>\n'
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


def three(h):
    """The digit 3 in strokes of 2h: two bowls, wider than high, that meet in a bar."""
    middle, upper, lower, bar = 10.28, 2.19, 2.4, 9.8
    left, right = 9.82, 11.35
    u, l = middle - upper, middle + lower
    # Both outer circles stand on one upright line; they meet at the notch to its right.
    y = ((upper + h) ** 2 - (lower + h) ** 2 + l ** 2 - u ** 2) / (2 * (l - u))
    notch = (right + math.sqrt((upper + h) ** 2 - (y - u) ** 2), y)
    tip, tail = lambda r: polar((left, u), r, 192), lambda r: polar((left, l), r, 166)
    return [
        tip(upper + h), ("A", upper + h, 0, 1, (left, u - upper - h)), ("L", (right, u - upper - h)),
        ("A", upper + h, 0, 1, notch), ("A", lower + h, 0, 1, (right, l + lower + h)), ("L", (left, l + lower + h)),
        ("A", lower + h, 0, 1, tail(lower + h)), ("A", h, 0, 1, tail(lower - h)),
        ("A", lower - h, 0, 0, (left, l + lower - h)), ("L", (right, l + lower - h)),
        ("A", lower - h, 0, 0, (right, middle + h)), ("L", (bar, middle + h)), ("A", h, 0, 1, (bar, middle - h)),
        ("L", (right, middle - h)), ("A", upper - h, 0, 0, (right, u - upper + h)), ("L", (left, u - upper + h)),
        ("A", upper - h, 0, 0, tip(upper - h)), ("A", h, 0, 1, tip(upper + h))]


def numbered_squares(folder):
    h = 0.93
    square = soft_box(0, 0, 21, 21, 3.1)
    one = stroke([(8.2, 7.6), ("line", (11.2, 5.95)), ("line", (11.2, 15.05))], 2 * h)
    bowl, radius, angle = (10.55, 8.78), 2.9, 48
    end = polar(bowl, radius, angle)
    foot = (end[0] - (15.05 - end[1]) * math.tan(math.radians(angle)), 15.05)
    two = stroke([polar(bowl, radius, 190), ("arc", bowl, radius, 190, 360 + angle), ("line", foot),
                  ("line", (13.75, 15.05))], 1.72)
    four = polygon([(10.55, 5.05), (12.9, 5.05), (12.9, 11.75), (14.5, 11.75), (14.5, 13.55), (12.9, 13.55),
                    (12.9, 15.95), (11.05, 15.95), (11.05, 13.55), (5.7, 13.55), (5.7, 12.1)],
                   [0.75, 0.92, 0.15, 0.88, 0.88, 0.15, 0.9, 0.9, 0.15, 0.85, 0.5])
    counter = polygon([(11.05, 6.75), (11.05, 11.75), (7.75, 11.75)], 0.12)
    write(folder, "numbered-square-1", [square], [one])
    write(folder, "numbered-square-2", [square], [two])
    write(folder, "numbered-square-3", [square], [three(0.85)])
    write(folder, "numbered-square-4", [square, counter], [four])


def playback(folder):
    write(folder, "pause", [soft_box(x, 0, 5.317, 17.968, 1.246) for x in (0, 7.867)])
    write(folder, "play", [triangle(0, 0, 1.33)])
    write(folder, "stop", [soft_box(0, 0, 15.4, 15.4, 1.6)])
    pair = [triangle(0, 0), triangle(11.67, 0)]
    write(folder, "forward", pair)
    write(folder, "backward", move(pair, 0, 0, mirror=True))

    r, top, bottom = 3.4, 2.9, 11.3
    slant = bottom - top - 2 * r * (1 - math.sqrt(0.5))
    x = 3.0
    turn = x + 2 * r * math.sqrt(0.5) + slant
    falling = stroke([(0.8, top), ("line", (x, top)), ("arc", (x, top + r), r, 270, 315),
                      ("line", (turn - r * math.sqrt(0.5), bottom - r * (1 - math.sqrt(0.5)))),
                      ("arc", (turn, bottom - r), r, 135, 90), ("line", (turn + 0.4, bottom))], 1.6, (1, 0))
    rising = stroke([(0.8, bottom), ("line", (x, bottom)), ("arc", (x, bottom - r), r, 90, 45),
                     ("line", (turn - r * math.sqrt(0.5), top + r * (1 - math.sqrt(0.5)))),
                     ("arc", (turn, top + r), r, 225, 270), ("line", (turn + 0.4, top))], 1.6, (1, 0))
    heads = [polygon([(turn, y - 3.55), (turn + 5.4, y), (turn, y + 3.55)], 0.5) for y in (top, bottom)]
    write(folder, "shuffle", [falling, rising] + heads)

    r = 3.3
    arm = stroke([(0.8, 7.5), ("line", (0.8, 2.9 + r)), ("arc", (0.8 + r, 2.9 + r), r, 180, 270), ("line", (10.6, 2.9))], 1.6,
                 (1, 0))
    loop = [arm, polygon([(10.2, -0.2), (15.2, 2.9), (10.2, 6.0)], 0.5)]
    write(folder, "repeat", loop + turned(loop, (8.3, 7.3)), margin=1.2)

    speaker = polygon([(0, 5.55), (5.2, 5.55), (11.4, -0.1), (11.4, 19.1), (5.2, 13.45), (0, 13.45)],
                      [1.5, 0.9, 1.0, 1.0, 0.9, 1.5])
    waves = [stroke(arc_points((x, 9.5), radius, -a, a), 1.58) for x, radius, a in ((9.97, 6.34, 34.6), (10.66, 10.05, 36))]
    write(folder, "speaker", [speaker] + waves, mirrors=True)
    # The rings stop short of the triangle's flanks.
    rings = [stroke(arc_points((9, 9), radius, a, 540 - a), 1.1) for radius, a in ((8.26, 138), (5.78, 143), (3.3, 152))]
    write(folder, "airplay", rings + [polygon([(9, 9.0), (15.33, 16.43), (2.67, 16.43)], [0.7, 0.6, 0.6])])


def symbols(folder):
    write(folder, "ellipsis", [circle((1.88 + 7.2 * i, 1.88), 1.88) for i in range(3)])
    lens = (6.75, 6.75)
    handle = segment(polar(lens, 6.3, 45), polar(lens, 12.1, 45), 2.5)
    write(folder, "magnifyingglass", [circle(lens, 6.75), handle], [circle(lens, 4.85)])
    write(folder, "magnifyingglass-medium", [circle((9.6, 9.6), 9.6), segment((16.4, 16.4), (21.85, 21.85), 2.9)],
          [circle((9.6, 9.6), 7.5)])
    write(folder, "xmark", [segment((0, 0), (14.3, 14.3), 1.7), segment((14.3, 0), (0, 14.3), 1.7)])
    write(folder, "chevron-down", [stroke([(0, 0), ("line", (4.25, 4.25)), ("line", (8.5, 0))], 2.1)])

    chevron = stroke([(0, 0), ("line", (7.6, 7.6)), ("line", (0, 15.2))], 2.3)
    write(folder, "chevron-forward", [chevron], mirrors=True)
    write(folder, "chevron-backward", move([chevron], 0, 0, mirror=True), mirrors=True)
    write(folder, "checkmark", [stroke([(0, 8.6), ("line", (5.55, 14.8)), ("line", (15.4, 0))], 2.1)], shift=(0.28, 0))
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
    write(folder, "house-outline", house() + [
        stroke([(5.6, 9.6), ("line", (5.6, 21.0)), ("arc", (7.8, 21.0), 2.2, 180, 90), ("line", (19.8, 23.2)),
                ("arc", (19.8, 21.0), 2.2, 90, 0), ("line", (22.0, 9.6))], 2.0, (0, 0)),
        polygon([(10.9, 15.4), (16.7, 15.4), (16.7, 23.2), (10.9, 23.2)], [0.7, 0.7, 0, 0])])
    write(folder, "music-house", house() + [polygon(sides, [0.5, 0.3, 2.4, 2.4, 0.3])], [note(10.2, 10.3, 0.78)])
    tray = [box(5, 0, 10, 1.4, 0.7), box(2.95, 3, 14.1, 1.5, 0.7)]
    body = stretched(soft_box(0, 0, 20.2, 19.5, 2.9), 0.9901, 1.01795, 0, 6.55)
    write(folder, "library", tray + [body], [stretched(note(0, 0, 1), 1.0106, 0.824, 5.2, 10.29)])


def quaver(x, y, k):
    """A note head with its stem alone."""
    head = [(0, 13.6), ("C", (0, 11.2), (2.1, 10.6), (4.5, 10.35)), ("C", (5.6, 10.2), (5.9, 9.85), (5.9, 9.1)),
            ("L", (5.9, 0.9)), ("A", 0.9, 0, 1, (7.7, 0.9)), ("L", (7.7, 12.9)), ("C", (7.7, 15.3), (5.9, 16.8), (3.7, 16.8)),
            ("C", (1.5, 16.8), (0, 15.5), (0, 13.6))]
    f = lambda p: (x + k * p[0], y + k * p[1])
    return [f(head[0])] + [("A", s[1] * k, *s[2:4], f(s[4])) if s[0] == "A" else (s[0], *[f(p) for p in s[1:]])
                           for s in head[1:]]


def music_tabs(folder):
    disc = circle((11.65, 11.65), 11.65)
    write(folder, "play-circle", [disc], [polygon([(8.3, 6.6), (17.0, 11.65), (8.3, 16.7)], [0.9, 0.85, 0.9])])
    hands = stroke([(11.65, 4.4), ("line", (11.65, 12.2)), ("line", (6.0, 12.2))], 1.75)
    write(folder, "clock", [disc], [hands])
    write(folder, "music-notes", [quaver(0, 5.9, 1), quaver(10.2, 0, 1), quaver(18.7, 5.9, 1)])

    # Built upright, then turned by 45 degrees: a ball cut by a band, a hollow handle, a plug, and a stand.
    def leaning(contours):
        c = math.sqrt(0.5)
        f = lambda p: (c * (p[0] - p[1]), c * (p[0] + p[1]))
        return [[f(q[0])] + [(*s[:4], f(s[4])) if s[0] == "A" else (s[0], *[f(p) for p in s[1:]]) for s in q[1:]]
                for q in contours]

    # The band that cuts the ball lies below its middle; what is under it narrows to the handle's neck.
    r, gap, lift = 4.65, 0.85, 1.0
    across = math.sqrt(r * r - (lift - gap) ** 2)
    top = [(-across, -gap), ("A", r, 0, 1, (0, -lift - r)), ("A", r, 0, 1, (across, -gap)), ("L", (-across, -gap))]
    low = [(4.45, gap), ("C", (4.65, 2.4), (4.2, 3.9), (2.8, 5.1)), ("L", (-2.8, 5.1)),
           ("C", (-4.2, 3.9), (-4.65, 2.4), (-4.45, gap)), ("L", (4.45, gap))]
    handle = polygon([(-2.9, 4.0), (2.9, 4.0), (2.15, 20.9), (-2.15, 20.9)], [0, 0, 1.0, 1.0])
    hollow = polygon([(-1.15, 5.7), (1.15, 5.7), (0.85, 19.7), (-0.85, 19.7)], [0.2, 0.2, 0.5, 0.5])
    plug = polygon([(-1.0, 20.9), (1.0, 20.9), (0.75, 24.4), (-0.75, 24.4)], [0, 0, 0.6, 0.6])
    leaned = leaning([top, low, handle, plug])
    stand = stroke([(-5.95, 9.0), ("line", (-5.95, 16.92))], 2.05)
    write(folder, "microphone", leaned + [stand], leaning([hollow]), shift=(0.34, 0.35))


def ellipse(x, y, rx, ry):
    k = 0.5523
    return [(x - rx, y), ("C", (x - rx, y - k * ry), (x - k * rx, y - ry), (x, y - ry)),
            ("C", (x + k * rx, y - ry), (x + rx, y - k * ry), (x + rx, y)),
            ("C", (x + rx, y + k * ry), (x + k * rx, y + ry), (x, y + ry)),
            ("C", (x - k * rx, y + ry), (x - rx, y + k * ry), (x - rx, y))]


def menus(folder):
    needle = polygon([(12.8, 4.25), (10.25, 10.15), (4.2, 12.75), (6.75, 6.85)], [0.35, 1.2, 0.35, 1.2])
    write(folder, "compass", [circle((8.5, 8.5), 8.5), needle], [circle((8.5, 8.5), 7.08), circle((8.5, 8.5), 1.05)])

    half = [stroke([(-3.3, 2.9), ("arc", (-1.1, 1.6), 2.5, 150, 205)], 1.25),
            stroke([(-1.5, 10.4), ("line", (-5.5, 9.75)), ("line", (-6.0, 9.2)), ("line", (-6.0, 5.9))], 1.25),
            stroke([(-1.5, 12.2), ("line", (-5.9, 13.2)), ("line", (-6.25, 13.7)), ("line", (-5.5, 18.7))], 1.25)]
    body = [ellipse(0, 5.6, 4.3, 3.6), polygon([(-3.7, 6.4), (3.7, 6.4), (3.1, 9.1), (-3.1, 9.1)], [1, 1, 1.1, 1.1]),
            ellipse(0, 10.5, 2.5, 1.75),
            [(-4.35, 13.2), ("C", (-4.35, 12.2), (-2.2, 11.5), (0, 11.5)), ("C", (2.2, 11.5), (4.35, 12.2), (4.35, 13.2)),
             ("C", (4.35, 17.2), (2.6, 19.75), (0, 19.75)), ("C", (-2.6, 19.75), (-4.35, 17.2), (-4.35, 13.2))]]
    write(folder, "bug", body + half + [move([c], 0, 0, mirror=True)[0] for c in half])

    crown = [circle((9, 6), 5.2), circle((5, 9.4), 4.6), circle((13, 9.4), 4.6), circle((9, 10.6), 4.4)]
    write(folder, "tree", crown + [polygon([(7.9, 12), (10.1, 12), (10.7, 20), (7.3, 20)], 0.3)])

    flag = [(0, 1.6), ("C", (3.4, -0.6), (6.4, 3.4), (11, 1.4)), ("L", (11, 10.2)),
            ("C", (6.4, 12.2), (3.4, 8.2), (0, 10.4)), ("L", (0, 1.6))]
    write(folder, "flag", [flag, segment((0.1, 0.7), (0.1, 19), 1.5)])

    w, h, r, gap = 13.4, 11.9, 2.6, 2.2
    tray = stroke([(w / 2 - gap, 0), ("line", (r, 0)), ("arc", (r, r), r, 270, 180), ("line", (0, h - r)),
                   ("arc", (r, h - r), r, 180, 90), ("line", (w - r, h)), ("arc", (w - r, h - r), r, 90, 0),
                   ("line", (w, r)), ("arc", (w - r, r), r, 0, -90), ("line", (w / 2 + gap, 0))], 1.25, (0, 0))
    head = stroke([(w / 2 - 2.95, -2.45), ("line", (w / 2, -5.4)), ("line", (w / 2 + 2.95, -2.45))], 1.25)
    write(folder, "share", [tray, head, segment((w / 2, -5.2), (w / 2, 5.3), 1.25)])


def desk(folder):
    """Icons of windows beside a device."""
    write(folder, "info", [circle((7.5, 7.5), 7.5), circle((7.5, 4.3), 0.95),
                           stroke([(6.4, 6.9), ("line", (7.6, 6.9)), ("line", (7.6, 10.7))], 1.1),
                           segment((6.0, 10.8), (9.2, 10.8), 1.1)], [circle((7.5, 7.5), 6.4)])
    cross = [segment((2.6, 2.6), (5.2, 5.2), 1.0), segment((5.2, 2.6), (2.6, 5.2), 1.0)]
    lines = [segment((9.2, 1.8), (14.4, 1.8), 1.1), segment((9.2, 5.5), (14.4, 5.5), 1.1),
             segment((0.6, 9.6), (14.4, 9.6), 1.1), segment((0.6, 13.4), (14.4, 13.4), 1.1)]
    write(folder, "list-badge", [circle((3.9, 3.9), 3.9)] + lines, cross)
    knobs = ((2, 10.2), (6.4, 4.8), (10.8, 10.2))
    write(folder, "sliders", [circle((x, y), 1.9) for y, x in knobs]
          + [segment((0.5, y), (x - 1.6, y), 1.1) for y, x in knobs] + [segment((x + 1.6, y), (14.5, y), 1.1) for y, x in knobs],
          [circle((x, y), 0.9) for y, x in knobs])
    write(folder, "crosshair", [circle((7.8, 7.8), 6.3), *[segment(a, b, 0.9) for a, b in (
        ((7.8, 0.5), (7.8, 4.9)), ((7.8, 10.7), (7.8, 15.1)), ((0.5, 7.8), (4.9, 7.8)), ((10.7, 7.8), (15.1, 7.8)))]],
          [circle((7.8, 7.8), 5.4)])
    bubble = polygon([(0, 0), (14, 0), (14, 10.4), (7, 10.4), (3.6, 13.4), (3.6, 10.4), (0, 10.4)],
                     [2.2, 2.2, 2.2, 0.4, 0.4, 0.2, 2.2])
    hollow = polygon([(0.95, 0.95), (13.05, 0.95), (13.05, 9.45), (6.6, 9.45), (4.5, 11.3), (4.5, 9.45), (0.95, 9.45)],
                     [1.35, 1.35, 1.35, 0.2, 0.1, 0.1, 1.35])
    write(folder, "speech", [bubble] + [segment(a, b, 0.8) for a, b in (
        ((3.0, 5.9), (5.0, 5.9)), ((6.2, 5.9), (11.0, 5.9)), ((3.0, 7.6), (7.8, 7.6)), ((9.0, 7.6), (11.0, 7.6)))], [hollow])
    back = stroke([(3.2, 13.2), ("line", (2.2, 13.2)), ("arc", (2.2, 11.6), 1.6, 90, 180), ("line", (0.6, 2.2)),
                   ("arc", (2.2, 2.2), 1.6, 180, 270), ("line", (14.4, 0.6)), ("arc", (14.4, 2.2), 1.6, 270, 360),
                   ("line", (16, 3.2))], 1.2, (0, 0))
    body = [(4.2, 5.2), (8.0, 5.2), (9.4, 3.4), (14.2, 3.4), (15.6, 5.2), (20.2, 5.2), (20.2, 17), (4.2, 17)]
    inner = [(5.4, 6.4), (8.6, 6.4), (10.0, 4.6), (13.6, 4.6), (15.0, 6.4), (19.0, 6.4), (19.0, 15.8), (5.4, 15.8)]
    # The lens is a ring within the hollow: its shapes are united after the hole is cut.
    write(folder, "camera-stack", [back, polygon(body, [1.8, 0.8, 0.8, 0.8, 0.8, 1.8, 1.8, 1.8]),
                                   *[stroke(arc_points((12.2, 10.8), 3.4, a, a + 120), 1.3, (0, 0)) for a in (0, 120, 240)],
                                   circle((17.2, 7.9), 0.8)],
          [polygon(inner, [0.8, 0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.8])])
    frame = polygon([(4, 5.4), (15.6, 5.4), (15.6, 17), (4, 17)], 1.8)
    cut = polygon([(5.25, 6.65), (14.35, 6.65), (14.35, 15.75), (5.25, 15.75)], 0.7)
    arm = stroke([(0.6, 6.6), ("line", (0.6, 5.4)), ("arc", (4.2, 5.4), 3.6, 180, 270), ("line", (5.2, 1.8))], 1.1, (1, 0))
    write(folder, "rotate", [frame, arm, polygon([(4.6, -0.4), (7.6, 1.8), (4.6, 4.0)], 0.4)], [cut])
    write(folder, "laptop", [polygon([(1.7, 0), (12.1, 0), (12.1, 8.3), (1.7, 8.3)], 0.9), box(0, 8.4, 13.8, 1.3, 0.6)],
          [polygon([(2.4, 0.8), (11.4, 0.8), (11.4, 7.6), (2.4, 7.6)], 0.3)])
    write(folder, "display", [soft_box(0, 0, 25.5, 20, 3.6), box(4.65, 13.2, 16.2, 3.4, 0.6)], [soft_box(1.9, 1.9, 21.7, 16.2, 2.1)],
          shift=(0, -0.5))
    write(folder, "arrow-circle", [circle((5.2, 5.2), 5.2)],
          [polygon([(2.1, 4.7), (6.25, 4.7), (4.693, 3.217), (5.383, 2.493), (8.225, 5.2), (5.383, 7.907), (4.693, 7.183), (6.25, 5.7), (2.1, 5.7)],
                   [0.45, 0, 0.45, 0.45, 0.5, 0.45, 0.45, 0, 0.45])])


def outlined_digits():
    """The digits 1 to 8, 10 high in strokes of 1.22, for a square of 19.5."""
    w, top, bottom, x = 1.22, 5.4, 14.1, 9.75
    line = lambda *points: stroke([points[0]] + [("line", p) for p in points[1:]], w)
    arc = lambda c, r, a, b: stroke(arc_points(c, r, a, b), w)
    ring = lambda c, r: [arc(c, r, 0, 180), arc(c, r, 180, 360)]
    oval = lambda d, y, r: [
        stroke([(x - d, y - r), ("line", (x + d, y - r)), ("arc", (x + d, y), r, 270, 450), ("line", (x - d, y + r))], w),
        arc((x - d, y), r, 90, 270)]
    bowl, radius, angle = (x - 0.1, 8.15), 2.75, 44
    end = polar(bowl, radius, angle)
    foot = (end[0] - (bottom - end[1]) * math.tan(math.radians(angle)), bottom)
    five, low = (9.55, 11.2), 2.9
    six = (x, 11.3)
    return [
        [line((7.9, 7.1), (10.4, top), (10.4, bottom))],
        [stroke([polar(bowl, radius, 190), ("arc", bowl, radius, 190, 360 + angle), ("line", foot), ("line", (12.9, bottom))],
                w)],
        [stroke([polar((x - 0.5, 7.5), 2.1, 195), ("arc", (x - 0.5, 7.5), 2.1, 195, 270), ("line", (x + 0.45, top)),
                 ("arc", (x + 0.45, 7.5), 2.1, 270, 450), ("line", (x - 0.5, 9.6))], w),
         stroke([(x - 0.5, 9.6), ("line", (x + 0.55, 9.6)), ("arc", (x + 0.55, 11.85), 2.25, 270, 450),
                 ("line", (x - 0.55, bottom)), ("arc", (x - 0.55, 11.85), 2.25, 90, 160)], w)],
        [line((11.4, bottom), (11.4, top)), line((11.3, top), (6.15, 11.5), (12.75, 11.5))],
        [line((12.2, top), (7.8, top), polar(five, low, 215)), arc(five, low, 215, 510)],
        ring(six, 2.8) + [arc((x + 0.3, 8.5), 3.1, 325, 180), line((6.95, 8.5), (6.95, 11.3))],
        [line((6.8, top), (12.7, top), (8.9, bottom))],
        oval(0.35, 7.5, 2.1) + oval(0.7, 11.75, 2.35),
    ]


def pad(folder):
    """What is on an iPad's screen: tabs of a sidebar, its two buttons, a focus, and the libraries' demos."""
    for i, digit in enumerate(outlined_digits()):
        write(folder, f"numbered-square-outline-{i + 1}", [soft_box(0, 0, 19.5, 19.5, 2.9)] + digit,
              [soft_box(1.45, 1.45, 16.6, 16.6, 1.5)])
    rows = [segment((3.1, y), (4.9, y), 1.1) for y in (4.2, 6.4, 8.6)]
    write(folder, "sidebar", [soft_box(0, 0, 19.4, 15.4, 2.8), box(6.4, 0.7, 1.5, 14, 0)] + rows,
          [soft_box(1.6, 1.6, 16.2, 12.2, 1.4)], mirrors=True)
    write(folder, "top-bar", [soft_box(0, 0, 25.5, 20, 3.4), segment((8.2, 4.35), (17.3, 4.35), 1.5)],
          [soft_box(1.9, 1.9, 21.7, 16.2, 1.7)])
    for name, wings in (("dock-arrow-up", 4.35), ("dock-arrow-down", 10.75)):
        middle = 7.55
        arrow = [segment((12.5, 4.35), (12.5, 10.75), 1.5),
                 stroke([(8.65, wings + (middle - wings) * 1.2), ("line", (12.5, wings)),
                         ("line", (16.35, wings + (middle - wings) * 1.2))], 1.5)]
        write(folder, name, [soft_box(0, 0, 25, 19.5, 3.6), box(4.4, 13, 16.2, 3.4, 0.6)] + arrow,
              [soft_box(1.45, 1.45, 22.1, 16.6, 2.2)])
    # A disc without the one that covers it: both meet in the crescent's tips.
    disc, radius, cover, inner = (5.5, 5.5), 5.5, (8.5, 2.5), 4.9
    d = math.dist(disc, cover)
    along = (d * d + radius * radius - inner * inner) / (2 * d)
    half = math.degrees(math.acos(along / radius))
    a, b = polar(disc, radius, -45 + half), polar(disc, radius, -45 - half)
    write(folder, "moon", [[a, ("A", radius, 1, 1, b), ("A", inner, 0, 0, a)]])
    write(folder, "triangle-forward", [polygon([(0, 0), (7.2, 3.0), (0, 6.0)], 0.5)], mirrors=True)


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
