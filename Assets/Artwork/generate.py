#!/usr/bin/env python3
"""Paints the album pictures of this folder: python3 generate.py [FOLDER]

Needs numpy and Pillow. Every picture is computed from the seeds and figures below; no photograph goes into it. Work is
done in linear light at twice the size, then averaged down. Other releases of numpy may change single pixels.
"""

import math
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SIZE = 600
WORK = 2 * SIZE  # coordinates below are fractions of the side


def linear(rgb):
    """0xRRGGBB in linear light."""
    c = np.array([rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def encoded(light):
    c = np.clip(light, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def blurred(a, sigma):
    """Gaussian blur by its cut-off spectrum, edges mirrored."""
    pad = int(3 * sigma) + 1
    a = np.pad(a, [(pad, pad), (pad, pad)] + [(0, 0)] * (a.ndim - 2), mode="reflect")
    fy, fx = np.fft.fftfreq(a.shape[0])[:, None], np.fft.rfftfreq(a.shape[1])[None]
    law = np.exp(-2 * (np.pi * sigma) ** 2 * (fx * fx + fy * fy))
    if a.ndim == 3:
        law = law[..., None]
    out = np.fft.irfft2(np.fft.rfft2(a, axes=(0, 1)) * law, s=a.shape[:2], axes=(0, 1))
    return out[pad:-pad, pad:-pad]


def noise(random, side, sigma):
    """Smooth noise of mean 0 and deviation 1."""
    small = max(1, int(sigma // 4))
    n = -(-side // small)
    field = blurred(random.standard_normal((n, n)), sigma / small)
    field = (field - field.mean()) / field.std()
    if small > 1:
        image = Image.fromarray(field.astype(np.float32)).resize((side, side), Image.Resampling.BICUBIC)
        field = np.asarray(image, dtype=float)
    return field


def smooth(edge0, edge1, x):
    t = np.clip((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)


def grid(side):
    axis = (np.arange(side) + 0.5) / side
    return axis[None, :] + 0 * axis[:, None], axis[:, None] + 0 * axis[None, :]


def disc(x, y, cx, cy, r, soft, rim=0.25):
    """The light of an out-of-focus lamp: a flat disc, a little brighter toward its rim."""
    d = np.hypot(x - cx, y - cy) / r
    return (1 - smooth(1 - soft, 1 + soft, d)) * (1 + rim * smooth(0.55, 1, d))


def finish(light, random, folder, name, soft, grain, vignette, step):
    """The lens's softness, vignette, averaging, grain, and rounding to steps, which the grain hides and which packs
    well."""
    x, y = grid(WORK)
    light = blurred(light, soft)
    light = light * (1 - vignette * smooth(0.35, 0.8, np.hypot(x - 0.5, y - 0.5)))[..., None]
    light = light.reshape(SIZE, 2, SIZE, 2, 3).mean((1, 3))
    picture = encoded(light) * 255
    picture += grain * blurred(random.standard_normal((SIZE, SIZE)), 0.6)[..., None] * 2
    picture = np.clip(np.rint(picture / step) * step, 0, 255).astype(np.uint8)
    Image.fromarray(picture).save(folder / f"{name}.png", optimize=True)


# --- Rain on a window at night ----------------------------------------------------------------------------------------


def street(x, y):
    """The scene behind the pane: dusk, then lamps as (colour, amount, x, y, radius, softness)."""
    sky, middle, ground = linear(0x0E366E), linear(0x132544), linear(0x17171B)
    t = smooth(0.0, 0.5, y)[..., None]
    light = sky * (1 - t) + middle * t
    t = smooth(0.42, 0.95, y)[..., None] * (0.6 + 0.4 * smooth(0.1, 0.8, x))[..., None]
    light = light * (1 - t) + ground * t
    glows = [  # wide, far out of focus
        (0x2C74D0, 0.42, 0.05, 0.30, 0.20, 0.55), (0x1A3FA0, 0.5, 0.63, 0.31, 0.13, 0.5),
        (0x2A78D8, 0.7, 0.98, 0.06, 0.22, 0.8), (0x56729C, 0.30, 0.455, 0.64, 0.125, 0.12),
        (0x506E90, 0.26, 0.455, 0.83, 0.118, 0.12), (0x7F7F96, 0.40, 0.99, 0.60, 0.11, 0.35),
        (0x50617C, 0.28, 0.70, 0.57, 0.09, 0.4), (0x3A6F98, 0.26, 0.10, 0.80, 0.16, 0.4),
        (0x1C5FB8, 0.24, 0.08, 1.04, 0.20, 0.8), (0x55617C, 0.22, 0.78, 0.86, 0.13, 0.4),
    ]
    lamps = [
        (0x4DB2F1, 0.95, 0.30, -0.015, 0.13, 0.14), (0x4DB2F1, 0.95, 0.645, -0.01, 0.145, 0.16),
        (0x4DB2F1, 0.8, 0.02, -0.03, 0.12, 0.2), (0x6CC4FA, 0.9, 1.03, 0.05, 0.12, 0.45),
        (0x5CBAF2, 0.95, 0.345, 0.335, 0.119, 0.06), (0x1246C8, 0.8, 0.195, 0.595, 0.10, 0.05),
        (0xA4341A, 0.66, 0.20, 0.70, 0.103, 0.05), (0x84D2F6, 1.0, 0.05, 0.573, 0.122, 0.06),
        (0x1246D2, 0.8, 0.825, 0.455, 0.117, 0.05), (0xA43444, 0.5, 0.838, 0.515, 0.107, 0.05),
        (0xB0340E, 0.62, 0.868, 0.55, 0.088, 0.06), (0x94483A, 0.72, 0.458, 0.715, 0.116, 0.05),
        (0xB41208, 0.22, 0.51, 0.72, 0.075, 0.12), (0xAC3408, 0.82, 0.765, 0.715, 0.113, 0.05),
        (0xFF4A0A, 0.28, 0.80, 0.625, 0.045, 0.5), (0x8C1810, 0.3, 0.81, 0.71, 0.085, 0.12),
        (0xC03C22, 0.85, 1.03, 0.755, 0.09, 0.06),
    ]
    for colour, amount, cx, cy, r, soft in glows + lamps:
        cover = np.minimum(1, amount * disc(x, y, cx, cy, r, soft))[..., None]
        # Lamps add up, but a bright one also outshines what lies behind it.
        light = light * (1 - 0.62 * cover) + linear(colour) * cover
    return light


def wide_street(side=300, margin=0.75):
    """The same scene small, blurred, and with the sky above and the dark street below, as a drop sees it."""
    axis = (np.arange(side) + 0.5) / side * (1 + 2 * margin) - margin
    x, y = axis[None, :] + 0 * axis[:, None], axis[:, None] + 0 * axis[None, :]
    light = street(np.abs(x) * (x < 1) + (2 - x) * (x >= 1), np.maximum(y, -0.05))
    above = smooth(0.05, -0.25, y)[..., None]
    light = light * (1 - above) + linear(0x8FCBFF) * above
    below = smooth(0.85, 1.2, y)[..., None]
    return blurred(light * (1 - below) + linear(0x0A0D14) * below, 3), margin


def place_drops(random):
    """(x, y, radius, stretch) in working pixels; big ones first, none inside another's reach."""
    cell = 32
    taken = {}
    drops = []

    def free(x, y, r):
        i, j, n = int(x // cell), int(y // cell), int((r + 20) // cell) + 1
        return all((x - a) ** 2 + (y - b) ** 2 > (0.92 * (r + c)) ** 2
                   for u in range(i - n, i + n + 1) for v in range(j - n, j + n + 1) for a, b, c in taken.get((u, v), ()))

    density = noise(random, WORK, 90)
    for count, low, high in ((24, 13, 19), (220, 8, 13), (1500, 5, 8), (4600, 3, 5), (5000, 1.8, 3)):
        for _ in range(count):
            x, y = random.uniform(-4, WORK + 4, 2)
            r = low + (high - low) * random.random() ** 2
            keep = 0.75 + 0.22 * density[min(WORK - 1, max(0, int(y))), min(WORK - 1, max(0, int(x)))]
            stretch = 1 + 0.45 * random.random() ** 2
            if random.random() < keep and free(x, y, r):
                taken.setdefault((int(x // cell), int(y // cell)), []).append((x, y, r))
                drops.append((x, y, r, stretch))
    return drops


def draw_drops(light, random, drops, seen, margin):
    side = seen.shape[0]
    for x, y, r, stretch in drops:
        reach = int(r * stretch * 1.5) + 2
        x0, x1 = max(0, int(x) - reach), min(WORK, int(x) + reach + 1)
        y0, y1 = max(0, int(y) - reach), min(WORK, int(y) + reach + 1)
        lobes = random.uniform(-1, 1, 6)
        if x0 >= x1 or y0 >= y1:
            continue
        dx = (np.arange(x0, x1) + 0.5 - x)[None, :] / r
        dy = (np.arange(y0, y1) + 0.5 - y)[:, None] / (r * stretch)
        angle = np.arctan2(dy, dx)
        shape = 1 + sum(0.16 / k * (lobes[2 * k - 2] * np.cos(k * angle) + lobes[2 * k - 1] * np.sin(k * angle))
                        for k in (1, 2, 3))
        d = np.hypot(dx, dy) / shape
        cover = np.clip((1 - d) * r * 0.8 + 0.5, 0, 1)
        # A drop is a strong lens: upside down, and the nearer its rim the farther aside it looks.
        bend = (0.10 + 0.62 * d ** 2) / np.maximum(d, 0.05)
        sx = np.clip(((x / WORK - dx * bend * 0.55) + margin) / (1 + 2 * margin) * side, 0, side - 1).astype(int)
        sy = np.clip(((y / WORK - dy * bend * 1.5) + margin) / (1 + 2 * margin) * side, 0, side - 1).astype(int)
        image = seen[sy, sx]
        # Grazing rays are reflected: the rim is dark above, where the sky is behind the pane, and open below.
        dark = smooth(0.1, 0.8, d) * smooth(0.75, -0.3, dy) * 0.95
        image = image * (1 - dark)[..., None]
        glint = np.exp(-((dx + 0.30) ** 2 + (dy + 0.38) ** 2) / 0.035) * (0.55 if r > 3 else 0.2)
        crescent = np.exp(-((d - 0.78) ** 2) / 0.03) * smooth(0.2, 0.95, dy) * 0.55
        image = image + glint[..., None] * linear(0xE4F4FF) + crescent[..., None] * linear(0x9AD0FF)
        part = light[y0:y1, x0:x1]
        shade = np.clip(1.35 - np.hypot(dx, dy - 0.12) / shape, 0, 0.35)[..., None]
        part *= 1 - shade * (1 - cover[..., None])
        part += (image - part) * cover[..., None]


def draw_streaks(light, random, seen_above):
    """Tracks of drops that ran down: thin wavering lines that catch the sky on one side."""
    layer = Image.new("L", (WORK, WORK))
    draw = ImageDraw.Draw(layer)
    for _ in range(11):
        x, y = random.uniform(0.05, 0.97) * WORK, random.uniform(0.0, 0.6) * WORK
        end = y + random.uniform(0.12, 0.5) * WORK
        drift = 0.0
        while y < end:
            drift = 0.86 * drift + random.normal(0, 0.55)
            step = random.uniform(5, 11)
            if random.random() < 0.8:
                draw.line([(x, y), (x + drift, y + step)], fill=int(random.uniform(90, 255)), width=int(random.integers(2, 4)))
            x, y = x + drift, y + step
    mask = np.asarray(layer.filter(ImageFilter.GaussianBlur(0.7)), dtype=float)[..., None] / 255
    light *= 1 - 0.35 * np.roll(mask, 3, axis=1)
    light += mask * (0.42 * np.roll(light, WORK // 5, axis=0) + 0.10 * seen_above)


def rain(folder):
    random = np.random.default_rng(20260417)
    x, y = grid(WORK)
    light = street(x, y)
    # The wet pane: uneven mist, and lamps that spread in it.
    mist = noise(random, WORK, 60) * 0.06 + noise(random, WORK, 7) * 0.05
    light = (0.88 * light + 0.10 * blurred(light, 45)) * (1 + mist)[..., None]
    seen, margin = wide_street()
    draw_streaks(light, random, linear(0x7FB8F0))
    draw_drops(light, random, place_drops(random), seen, margin)
    light *= np.array([0.99, 0.94, 0.91])  # white balance
    finish(light, random, folder, "rain", soft=1.0, grain=1.5, vignette=0.18, step=5)


# --- Pink forest in mist ----------------------------------------------------------------------------------------------


def draw_tree(draw, random, x, base, height, width):
    """A trunk that wavers and forks upward, dark on light."""
    stack = [(x, base, -90 + random.normal(0, 2.5), height, width, 0)]
    while stack:
        x, y, angle, length, width, level = stack.pop()
        steps = max(6, int(length / 14))
        forks = sorted(random.integers(steps // 4 if level else steps // 3, steps, 5 if level == 0 else 3).tolist())
        for i in range(steps):
            angle += random.normal(0, 3.2 + 2.5 * level)
            angle += (-90 - angle) * 0.04
            nx = x + np.cos(np.radians(angle)) * length / steps
            ny = y + np.sin(np.radians(angle)) * length / steps
            w = width * (1 - 0.75 * i / steps)
            draw.line([(x, y), (nx, ny)], fill=255, width=max(1, int(round(w))))
            r = w / 2
            draw.ellipse([nx - r, ny - r, nx + r, ny + r], fill=255)
            x, y = nx, ny
            if level < 3 and i in forks and w > 2.2:
                side = random.choice([-1, 1]) * random.uniform(24, 58)
                stack.append((x, y, angle + side, length * random.uniform(0.3, 0.5), w * 0.6, level + 1))


def forest(folder):
    random = np.random.default_rng(7041776)
    x, y = grid(WORK)
    glow = np.exp(-(((x - 0.60) / 0.42) ** 2 + ((y - 0.40) / 0.36) ** 2))[..., None]
    light = linear(0xB8707C) * (1 - glow) + linear(0xFFDCD6) * glow
    mist = linear(0xF2B6B4)
    layers = 7
    for layer in range(layers):
        near = layer / (layers - 1)
        image = Image.new("L", (WORK, WORK))
        draw = ImageDraw.Draw(image)
        base = 0.66 + 0.30 * near ** 1.3
        for _ in range((26, 20, 15, 11, 8, 5, 3)[layer]):
            place = random.random()
            if layer >= 5 and 0.40 < place < 0.74:  # leave the view into the mist open
                place = (place + 0.45) % 1
            draw_tree(draw, random, place * WORK, (base + random.normal(0, 0.012)) * WORK,
                      random.uniform(0.55, 0.9) * WORK * (0.7 + 0.7 * near), 5 + 44 * near ** 1.8)
        soft = 3.2 - 2.6 * near if layer < 6 else 2.4
        trunk = np.asarray(image.filter(ImageFilter.GaussianBlur(soft)), dtype=float)[..., None] / 255
        fog = (0.86 * (1 - near) ** 1.15)
        bark = linear(0x2A161B) * (1 + 0.25 * noise(random, WORK, 3)[..., None])
        light = light * (1 - trunk) + (mist * fog * (0.55 + 0.45 * glow) + np.clip(bark, 0, 1) * (1 - fog)) * trunk

        # Blossom: clouds that break up into leaves, denser high up, lit from behind.
        clouds = noise(random, WORK, 26 + 70 * near) + 0.9 * noise(random, WORK, 9 + 14 * near)
        leaves = noise(random, WORK, 1.6 + 2.6 * near)
        density = clouds + 1.25 * leaves - 0.5 + 2.0 * (0.42 - y) - 1.1 * near * glow[..., 0]
        cover = smooth(0.35, 0.75, density) * smooth(base + 0.03, base - 0.16, y) * 0.94
        tone = smooth(-1.6, 1.8, 0.8 * noise(random, WORK, 2.4 + 3 * near) + 0.7 * clouds)[..., None]
        pink = linear(0x8E2B45) * (1 - tone) + linear(0xF4929C) * tone
        pink = pink * (0.32 + 0.75 * (1 - near) + 0.5 * glow)
        light = light * (1 - cover[..., None]) + (mist * fog * 0.8 + pink * (1 - fog)) * cover[..., None]

        ground = smooth(base - 0.015, base + 0.03, y + 0.012 * noise(random, WORK, 40))[..., None]
        litter = 0.55 + 0.35 * smooth(-1, 1.5, noise(random, WORK, 2.2) + 0.6 * noise(random, WORK, 14))[..., None]
        floor = linear(0xC05868) * litter * (0.35 + 0.75 * np.exp(-((x - 0.58) / (0.10 + 0.28 * near)) ** 2)[..., None])
        light = light * (1 - ground) + (mist * fog + floor * (1 - fog)) * ground
        veil = (0.16 * (1 - near)) * smooth(0.2, 0.75, y)[..., None]
        light = light * (1 - veil) + mist * veil
    finish(light, random, folder, "forest", soft=1.5, grain=1.8, vignette=0.45, step=6)


# --- Dunes at sunset --------------------------------------------------------------------------------------------------


def sunset(folder):
    random = np.random.default_rng(31081969)
    x, y = grid(WORK)
    sun = (0.66, 0.335)
    far = np.hypot(x - sun[0], (y - sun[1]) * 1.15)
    t = smooth(-0.05, 0.46, y)[..., None]
    light = linear(0xE8923A) * (1 - t) + linear(0xFFD56A) * t
    cloud = noise(random, WORK, 30)
    streaks = np.asarray(Image.fromarray(cloud.astype(np.float32)).resize((WORK * 4, WORK)).crop((900, 0, 900 + WORK, WORK)))
    wisps = smooth(0.1, 1.6, streaks + 1.4 * (0.22 - y))[..., None] * 0.55
    light = light * (1 - wisps) + linear(0xF4A860) * wisps * (0.75 + 0.6 * np.exp(-far / 0.2)[..., None])
    light += linear(0xFFE9A0) * (0.85 * np.exp(-(far / 0.20) ** 2) + 0.35 * np.exp(-far / 0.30))[..., None]
    light += linear(0xFFF6D8) * 1.4 * (1 - smooth(0.046, 0.052, far))[..., None]

    haze = linear(0xFFC866)
    ridges = 6
    axis = (np.arange(WORK) + 0.5) / WORK
    for layer in range(ridges):
        near = layer / (ridges - 1)
        slow = noise(random, WORK, 150 - 40 * (1 - near))[WORK // 2]
        crest = 0.435 + 0.40 * near ** 1.25 + (0.012 + 0.05 * near) * slow + 0.10 * near * np.sin(5 * axis + 2.1 * layer)
        depth = y - crest[None, :]
        body = smooth(-0.0012, 0.0012, depth)[..., None]
        # Each dune has a lit back and, past a winding spine, a slip face in its own shadow.
        spine = 0.5 + 0.33 * np.sin(3.1 * layer + 1.0) + (0.35 + 0.5 * near) * depth + 0.035 * slow[None, :]
        spine = spine + 0.02 * np.sin(depth * 40 + layer)
        lit = smooth(-0.006, 0.012 + 0.16 * depth.clip(0), x - spine)
        slope = np.gradient(crest) * WORK
        lit = np.clip(lit * (0.8 - 0.5 * slope[None, :]) + 0.10, 0, 1)
        warp = noise(random, WORK, 60) * 0.9 + noise(random, WORK, 14) * 0.25
        ripples = np.sin(depth.clip(0) ** 0.72 * (420 - 250 * near) + 16 * x * (1 - near * 0.4) + 3.2 * warp)
        sand = 1 + near * (0.12 * ripples * smooth(0.0, 0.05, depth) + 0.06 * noise(random, WORK, 1.5))
        rim = np.exp(-(depth / 0.004) ** 2) * 0.5
        tone = np.clip(lit * sand + rim * (0.4 + lit), 0, 1.4)[..., None]
        dune = linear(0x5A2416) * (1 - tone) + linear(0xF2A03C) * tone
        fog = 0.72 * (1 - near) ** 1.4
        dune = dune * (1 - fog) + haze * fog * (0.72 + 0.5 * np.exp(-far / 0.25)[..., None])
        light = light * (1 - body) + dune * body
    light += linear(0xFFB450) * (0.16 * np.exp(-far / 0.22))[..., None]
    finish(light, random, folder, "sunset", soft=1.2, grain=2.0, vignette=0.30, step=5)


# --- A boat before the sun ----------------------------------------------------------------------------------------------


def shore(folder):
    """In flat colours, as a travel poster: it stays sharp and small in animations."""
    big = 4 * SIZE
    image = Image.new("RGB", (big, big), (0x8E, 0x86, 0xAE))
    draw = ImageDraw.Draw(image)

    def at(points):
        return [(px * big, py * big) for px, py in points]

    def disc(cx, cy, r, fill, squeeze=1.0):
        draw.ellipse(at([(cx - r, cy - r * squeeze), (cx + r, cy + r * squeeze)]), fill=fill)

    horizon = 0.606
    # The sky in rings around the sun.
    for r, fill in [(0.72, "#A9829A"), (0.61, "#C58478"), (0.50, "#DF8C5C"), (0.39, "#F0994C"), (0.29, "#F8AE56"),
                    (0.20, "#FCC56E"), (0.125, "#FFE09A")]:
        disc(0.60, 0.585, r, fill)
    for x0, x1, y0, fill in [(0.06, 0.36, 0.12, "#E9A27C"), (0.14, 0.46, 0.15, "#E9A27C"), (0.66, 0.93, 0.20, "#F6B77C"),
                             (0.58, 0.84, 0.225, "#F6B77C"), (0.02, 0.20, 0.33, "#F4AE70"), (0.80, 1.02, 0.40, "#FBC486")]:
        draw.rounded_rectangle(at([(x0, y0), (x1, y0 + 0.028)]), radius=0.014 * big, fill=fill)
    # The sea, darker toward the shore, with the light of the sun on it.
    for y0, fill in [(horizon, "#E8501E"), (0.622, "#F0862E"), (0.68, "#E57628"), (0.76, "#D36522"), (0.86, "#BC531D")]:
        draw.rectangle(at([(0, y0), (1, 1)]), fill=fill)
    for y0, half in [(0.632, 0.11), (0.655, 0.085), (0.69, 0.10), (0.72, 0.065), (0.765, 0.08), (0.80, 0.05), (0.87, 0.06)]:
        draw.rounded_rectangle(
            at([(0.60 - half, y0), (0.60 + half, y0 + 0.013)]), radius=0.006 * big, fill="#FFC15A")
    # A low coast on both sides.
    draw.polygon(at([(0, horizon), (0, 0.585), (0.05, 0.578), (0.12, 0.588), (0.20, 0.594), (0.30, horizon)]), fill="#7A2A18")
    draw.polygon(at([(0.80, horizon), (0.86, 0.590), (0.93, 0.580), (1, 0.586), (1, horizon)]), fill="#7A2A18")

    # A boat at anchor with its mirror image.
    draw.polygon(
        at([(0.395, 0.832), (0.65, 0.832), (0.60, 0.862), (0.625, 0.885), (0.55, 0.905), (0.56, 0.93), (0.47, 0.945), (0.48, 0.905),
            (0.43, 0.885), (0.45, 0.86)]), fill="#8A3A16")
    ink = "#1F1210"
    draw.polygon(
        at([(0.355, 0.735), (0.40, 0.747), (0.52, 0.75), (0.62, 0.737), (0.67, 0.715), (0.648, 0.775), (0.61, 0.815),
            (0.56, 0.832), (0.44, 0.832), (0.395, 0.81), (0.37, 0.775)]), fill=ink)
    draw.polygon(at([(0.45, 0.75), (0.455, 0.672), (0.475, 0.655), (0.545, 0.652), (0.562, 0.672), (0.57, 0.75)]), fill=ink)
    draw.rectangle(at([(0.480, 0.685), (0.507, 0.712)]), fill="#FFD27A")
    draw.rectangle(at([(0.521, 0.685), (0.548, 0.712)]), fill="#FFD27A")
    draw.line(at([(0.505, 0.75), (0.487, 0.33)]), fill=ink, width=int(0.011 * big))
    draw.line(at([(0.489, 0.38), (0.365, 0.738)]), fill=ink, width=int(0.004 * big))
    draw.line(at([(0.490, 0.40), (0.662, 0.72)]), fill=ink, width=int(0.004 * big))
    draw.polygon(at([(0.494, 0.338), (0.555, 0.353), (0.496, 0.380)]), fill="#B8321E")
    image = image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    image.save(folder / "shore.png", optimize=True)


# --- Clouds after sunset, for a poster --------------------------------------------------------------------------------


def net(columns, rows, x, y):
    """Colours on a coarse net, between which they change evenly: rows of (y, one 0xRRGGBB a column), in 8-bit numbers."""
    out = np.zeros(x.shape + (3,))
    places = [place for place, _ in rows]
    for channel, shift in enumerate((16, 8, 0)):
        across = np.stack([np.interp(x[0], columns, [c >> shift & 255 for c in colors]) for _, colors in rows])
        for column in range(x.shape[1]):
            out[:, column, channel] = np.interp(y[:, 0], places, across[:, column])
    return out


def clouds(folder):
    random = np.random.default_rng(18511219)
    x, y = grid(WORK)
    # The light: slate above, peach and pale yellow below, where the sun has gone.
    sky = net([0.05, 0.25, 0.45, 0.65, 0.95], [
        (0.00, [0x7C7E96, 0x6E779A, 0x857F9C, 0xB4AFC2, 0xB9C4D4]), (0.10, [0x8A7C88, 0x8C849A, 0xA89AA8, 0xC4BAC0, 0xCECDCF]),
        (0.22, [0xA07A70, 0xC08A78, 0xDCAE90, 0xE2C8B4, 0xE2D2BE]), (0.35, [0xAE6A48, 0xD09068, 0xEEC898, 0xF0D8BA, 0xF2D2A8]),
        (0.60, [0x8E4E38, 0xB8704A, 0xE8A864, 0xF6D8A4, 0xF0C48C]), (1.00, [0x4A3038, 0x6A4040, 0x905848, 0xB87C58, 0xA87458]),
    ], x, y)
    # Billows, broad on the left and small on the right; their lower sides face the sun.
    heap = noise(random, WORK, 70) + 0.6 * noise(random, WORK, 26) + 0.35 * noise(random, WORK, 10) + 0.2 * noise(random, WORK, 4)
    tuft = noise(random, WORK, 22) + 0.7 * noise(random, WORK, 9) + 0.4 * noise(random, WORK, 4)
    side = smooth(0.35, 0.60, x)
    body = heap * (1 - side) + tuft * side
    cover = smooth(-0.2, 1.9, body - 0.1 * side)
    slope = np.clip((np.roll(body, 14, axis=0) - body) * 0.7, -1, 1)
    lit = net([0, 0.5, 1], [(0, [0xB08C92, 0xCFA8A0, 0xF4E4D6]), (0.3, [0xF0A45E, 0xFFC88A, 0xFFE6C0]),
                            (1, [0xC07048, 0xFFB070, 0xFFC890])], x, y)
    dark = net([0, 0.5, 1], [(0, [0x5F6688, 0x7C7896, 0xA6A2B4]), (0.3, [0x7A463C, 0xA47268, 0xC8AC98]),
                             (1, [0x3A2830, 0x604040, 0x805848])], x, y)
    tone = smooth(-0.7, 0.9, slope)[..., None]
    picture = sky + (lit * tone + dark * (1 - tone) - sky) * (0.62 * cover)[..., None]
    light = np.clip(picture, 0, 255) / 255
    light = np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)
    finish(light, random, folder, "clouds", soft=1.4, grain=1.2, vignette=0, step=4)


# --- A mountain lake in the morning, for a screen's ground ------------------------------------------------------------


def lake(folder):
    random = np.random.default_rng(19110724)
    width, height = 1408, 970
    side = width
    x = np.broadcast_to(np.linspace(0, 1, width)[None, :], (height, width))
    y = np.broadcast_to(np.linspace(0, 1, height)[:, None], (height, width))
    shore = 0.79
    above = [
        (0.00, [0xB2B8C4, 0xA2ADBE, 0xA3AFBE, 0xA6B1C0, 0xA0A8B4, 0xB9BDC3]),
        (0.06, [0xA8B1C0, 0x9EA8B8, 0xA3AFBF, 0xA1ACBB, 0x969DA8, 0x9BA1AA]),
        (0.20, [0x9DA7B5, 0x9AA4B2, 0x9EAAB8, 0x9DA6B4, 0x92949A, 0x8A8D93]),
        (0.27, [0x9AA4B1, 0x98A2AF, 0xA0AAB6, 0x9EA4AE, 0x8A8B8E, 0x949395]),
        (0.33, [0x9AA3AE, 0x98A0AA, 0xA5ACB4, 0xA5A8AC, 0x8E8D8D, 0x9B9796]),
        (0.40, [0x9EA6AE, 0xA0A8B0, 0xB4B9BC, 0xB4B4B2, 0xC4BCB0, 0xD0C7BA]),
        (0.47, [0x99A1AA, 0xA0A8B1, 0xBABEC0, 0xB4B4B1, 0xDADBD6, 0xE2DED4]),
        (0.55, [0x96A0AA, 0xA0AAB4, 0xBCBEBF, 0xB3B4B0, 0xE0E2E1, 0xEEF0EC]),
        (0.66, [0x96A0AA, 0xA0AAB4, 0xBEBFBF, 0xB4B4B0, 0xECECE4, 0xF8F8EF]),
        (1.00, [0x96A0AA, 0xA0AAB4, 0xBEBFBF, 0xB4B4B0, 0xECECE4, 0xF8F8EF]),
    ]
    columns = [0, 0.2, 0.45, 0.7, 0.93, 1]
    sky = net(columns, above, x, y)
    streak = np.asarray(Image.fromarray(noise(random, side, 16).astype(np.float32)).resize((side * 3, side)).crop((700, 0, 700 + width, height)))
    sky = sky + 2.5 * streak[..., None] * smooth(0.5, 0.2, y)[..., None] + 5.0 * (streak * smooth(0.30, 0.38, y) * smooth(0.52, 0.42, y) * smooth(0.85, 0.95, x))[..., None]
    picture = Image.fromarray(np.clip(sky, 0, 255).astype(np.uint8))
    draw = ImageDraw.Draw(picture)
    at = lambda points: [(px * width, py * height) for px, py in points]

    # A peak in the middle with snow, a pale hill on the right.
    rough = 0.6 * noise(random, side, 5) + 0.8 * np.roll(noise(random, side, 2), 3, axis=0) + 0.4 * noise(random, side, 18)
    draw.polygon(at([(0.26, shore), (0.34, 0.70), (0.40, 0.655), (0.455, 0.595), (0.50, 0.650), (0.56, 0.685), (0.64, shore)]), fill=(122, 124, 122))
    peak = np.asarray(picture).astype(np.float64)
    rock = (np.abs(peak - (122, 124, 122)).sum(2) == 0)[..., None]
    snow = smooth(-0.2, 0.6, rough[:height, :width] + 1.4 * (0.68 - y) / 0.08)[..., None]
    shade = smooth(0.44, 0.48, x + 0.02 * rough[:height, :width])[..., None]
    stone = (112 - 14 * shade) * np.ones(3) + (104, 108, 114) * snow * (0.42 - 0.16 * shade)
    peak = np.where(rock, stone + 5 * rough[:height, :width, None], peak)
    picture = Image.fromarray(np.clip(peak, 0, 255).astype(np.uint8))
    draw = ImageDraw.Draw(picture)
    draw.polygon(at([(0.62, shore), (0.80, 0.700), (0.90, 0.664), (0.955, 0.672), (1.01, 0.668), (1.01, shore)]), fill=(176, 181, 166))

    def tree(cx, base, tall, color):
        """A conifer whose branches lean to the light."""
        half = tall * random.uniform(0.15, 0.21)
        steps = max(5, int(tall * height / 5))
        for i in range(steps):
            t = i / steps
            reach = half * t * random.uniform(0.55, 1.1)
            top = base - tall + tall * t
            low = top + tall * 1.7 / steps
            tone = random.uniform(0.72, 1.28)
            draw.polygon(
                [((cx - reach * height / width) * width, low * height), (cx * width, top * height),
                 ((cx + reach * height / width) * width, low * height)],
                fill=tuple(int(min(255, c * tone)) for c in color))

    # A wooded slope on the left, from the back to the front.
    draw.polygon(at([(0, 0.475), (0.10, 0.535), (0.20, 0.63), (0.30, shore), (0, shore)]), fill=(40, 42, 26))
    for row in range(15):
        t = row / 14
        for _ in range(36 + 6 * row):
            cx = random.uniform(-0.01, 0.31)
            edge = np.interp(cx, [0, 0.10, 0.20, 0.30], [0.47, 0.53, 0.63, 0.775])
            base = edge + 0.018 + (shore - 0.006 - edge) * t + random.uniform(-0.008, 0.008)
            if base > shore:
                continue
            warm = random.uniform(0, 1) ** 2
            tone = np.interp(t, [0, 0.35, 0.7, 1], [40, 44, 36, 28])
            tree(cx, base, np.interp(t, [0, 1], [0.035, 0.10]) * random.uniform(0.7, 1.5),
                 (tone * (0.85 + 0.75 * warm), tone * (0.88 + 0.68 * warm), tone * (0.46 + 0.1 * warm)))
    # The dark wood on the right.
    draw.polygon(at([(0.70, shore), (0.84, 0.735), (0.91, 0.717), (1.01, 0.705), (1.01, shore)]), fill=(10, 22, 28))
    for _ in range(150):
        cx = random.uniform(0.70, 1.01)
        line = np.interp(cx, [0.70, 0.84, 0.91, 1.01], [shore, 0.735, 0.720, 0.708])
        tree(cx, line + 0.03, random.uniform(0.035, 0.062), (12, 22, 27))
    for cx, tall in ((0.974, 0.10), (0.992, 0.115), (0.952, 0.075)):
        tree(cx, 0.765, tall, (12, 22, 27))
    draw.rectangle(at([(0, shore - 0.014), (0.30, shore)]), fill=(118, 108, 56))

    # The water shows all of it upside down, darker and softer, with mist along the shore.
    land = np.asarray(picture).astype(np.float64)
    row = int(shore * height)
    count = height - row
    mirror = land[row - 1 - np.minimum(row - 1, (np.arange(count) * 1.06).astype(int))]
    mirror = np.asarray(Image.fromarray(mirror.astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.1))).astype(np.float64)
    depth = np.linspace(0, 1, count)[:, None, None]
    mirror = mirror * (0.78 - 0.02 * depth) + 6 * (1 - depth)
    mirror += 3.0 * streak[:count, :, None]
    mist = np.exp(-np.linspace(0, 1, count) / 0.12)[:, None, None] * smooth(0.05, 0.8, x[:count])[..., None]
    mirror = mirror * (1 - 0.62 * mist) + np.array([120, 128, 134]) * 0.62 * mist
    land[row:] = mirror
    land += random.standard_normal((height, width, 1)) * 0.7
    Image.fromarray(np.clip(np.rint(land / 3) * 3, 0, 255).astype(np.uint8)).save(folder / "lake.png", optimize=True)


# --- A lagoon at dusk -------------------------------------------------------------------------------------------------


def lagoon(folder):
    random = np.random.default_rng(17031959)
    x, y = grid(WORK)
    # Colours on a coarse net: a bright channel in still water, mist from the right, the deep below.
    columns = [0.30, 0.42, 0.50, 0.57, 0.634, 0.70]
    rows = [
        (0.00, [0xBFD3DA, 0xC6DAE0, 0xCCDFE3, 0xCFE0E4, 0xD0DDDF, 0xC9D2D3]),
        (0.45, [0x8FB9CC, 0x96C3D6, 0x9AC6D7, 0x9CC8D8, 0x98B6C2, 0x8E9FA8]),
        (0.787, [0x6AA2C3, 0x6FACCE, 0x6EA9C8, 0x6B98B0, 0x688191, 0x697680]),
        (0.852, [0x5F8AA3, 0x6396B3, 0x6396B0, 0x60899F, 0x5D788A, 0x586973]),
        (0.925, [0x5B7688, 0x5F849A, 0x608A9F, 0x5F8295, 0x5C7886, 0x576A73]),
        (1.00, [0x5C7788, 0x5D8094, 0x5E8598, 0x5D7E90, 0x5E7887, 0x5C6E78]),
    ]
    light = np.zeros((WORK, WORK, 3))
    for channel in range(3):
        across = np.stack([np.interp(x[0], columns, [linear(c)[channel] for c in colors]) for _, colors in rows])
        places = [place for place, _ in rows]
        for column in range(WORK):
            light[:, column, channel] = np.interp(y[:, 0], places, across[:, column])
    light = blurred(light, WORK / 40)
    swell = noise(random, WORK, 60)
    wide = np.asarray(Image.fromarray(swell.astype(np.float32)).resize((WORK * 5, WORK)).crop((900, 0, 900 + WORK, WORK)))
    ripples = noise(random, WORK, 4)
    flat = np.asarray(Image.fromarray(ripples.astype(np.float32)).resize((WORK * 6, WORK)).crop((700, 0, 700 + WORK, WORK)))
    water = smooth(0.40, 0.50, y)
    light = light * (1 + water * (0.10 * wide + 0.07 * flat))[..., None]
    far = 0.415 + 0.012 * noise(random, WORK, 90)[WORK // 2][None, :]
    shore = smooth(far - 0.004, far + 0.004, y) * (1 - smooth(0.452, 0.456, y))
    light = light * (1 - 0.55 * shore[..., None]) + linear(0x4C6470) * 0.55 * shore[..., None]
    finish(light, random, folder, "lagoon", soft=1.2, grain=1.6, vignette=0, step=5)


# --- A fluted column in the dark, black and white ---------------------------------------------------------------------


def column(folder):
    random = np.random.default_rng(18810425)
    x, y = grid(WORK)
    # A drum of 20 flutes, narrower below, seen a little from above: rings bow downward.
    radius = 0.30 - 0.05 * y
    across = (x - 0.52) / radius
    body = smooth(1.0, 0.985, np.abs(across))
    depth = np.sqrt(np.clip(1 - across ** 2, 0, 1))
    turn = np.arcsin(np.clip(across, -1, 1))
    flute = np.cos(turn * 20)
    lit = np.clip(0.55 * depth - 0.75 * across + 0.18, 0, 1.2)  # one lamp, from the upper left
    stone = 0.75 * lit * (0.62 + 0.38 * flute) + 0.05 * depth
    stone = stone * (1 + 0.10 * noise(random, WORK, 3) * smooth(0, 0.2, depth) + 0.06 * noise(random, WORK, 40))
    ring = y - 0.05 * depth
    for place, width in ((0.20, 0.030), (0.62, 0.012), (0.70, 0.012)):
        band = np.exp(-((ring - place) / width) ** 2)
        stone = stone * (1 - 0.55 * band) + 0.5 * lit * np.exp(-((ring - place + 1.6 * width) / width) ** 2) * 0.5
    above = smooth(0.20, 0.185, ring)  # the plain neck above the first ring
    stone = stone * (1 - above) + above * (0.8 * lit ** 1.2 + 0.05) * (1 + 0.06 * noise(random, WORK, 12))
    back = 0.012 + 0.05 * np.exp(-np.hypot(x - 0.1, y - 0.25) / 0.35)
    light = np.clip(back * (1 - body) + stone * body, 0, 1.2)
    finish(np.repeat(light[..., None], 3, axis=2), random, folder, "column", soft=1.2, grain=2.0, vignette=0.35, step=5)


# --- An app's icon: a sheet, a popup bar, a page ----------------------------------------------------------------------


def app(folder):
    side, k = SIZE, 4
    big = side * k
    x, y = grid(side)
    page = mixed(0x7570F4, 0x5F98F3, np.clip(x * 0.8 + (1 - y) * 0.4 - 0.1, 0, 1))
    image = Image.fromarray(np.round(page * 255).astype(np.uint8)).resize((big, big), Image.Resampling.BICUBIC)
    draw = ImageDraw.Draw(image)
    at = lambda *v: [round(c * big) for c in v]
    draw.rectangle(at(0, 0, 1, 0.540), fill=(234, 70, 90))
    draw.rectangle(at(0, 0.538, 1, 0.728), fill=(254, 228, 232))
    # The bar: a sunset in a square, two lines of text, pause and forward.
    px, py, pw = 0.042, 0.567, 0.132
    for i in range(64):
        t = i / 63
        color = [round(a + (b - a) * t) for a, b in zip((38, 62, 116), (238, 120, 62))]
        draw.rectangle(at(px, py + pw * i / 64, px + pw, py + pw * (i + 1) / 64), fill=tuple(color))
    draw.ellipse(at(px + 0.045, py + 0.05, px + 0.087, py + 0.092), fill=(255, 226, 150))
    ink = (18, 14, 20)
    draw.rounded_rectangle(at(0.235, 0.590, 0.545, 0.624), radius=0.017 * big, fill=ink)
    draw.rounded_rectangle(at(0.235, 0.646, 0.470, 0.674), radius=0.014 * big, fill=(150, 130, 138))
    for left in (0.712, 0.755):
        draw.rounded_rectangle(at(left, 0.594, left + 0.026, 0.672), radius=0.006 * big, fill=ink)
    for left in (0.832, 0.894):
        draw.polygon([tuple(at(left, 0.592)), tuple(at(left + 0.064, 0.633)), tuple(at(left, 0.674))], fill=ink)
    image.resize((side, side), Image.Resampling.LANCZOS).save(folder / "app.png", optimize=True)


def mixed(a, b, t):
    """Between two 0xRRGGBB, as they are encoded; 0...1."""
    part = lambda rgb: np.array([rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255]) / 255
    return part(a) + (part(b) - part(a)) * t[..., None]


# --- A map of a harbour that is nowhere -------------------------------------------------------------------------------

MAP = (1290, 2796)  # a screen of 430 x 932 points at three pixels per point


def harbour(folder):
    k = 2
    water, deep = (154, 210, 240), (147, 205, 240)
    park, meadow, sand, town = (191, 227, 148), (207, 233, 163), (226, 235, 187), (247, 247, 242)
    street, casing, main, wood, glade = (255, 255, 255), (222, 225, 229), (173, 178, 184), (183, 221, 144), (190, 222, 153)
    base = 1713  # the lower part, which bars cover least, has its own origin
    at = lambda p: (p[0] * k, (p[1] + base) * k)
    image = Image.new("RGB", (MAP[0] * k, MAP[1] * k), water)
    draw = ImageDraw.Draw(image)

    def curve(points, closed=True, steps=14):
        """Through all points, softly (Catmull and Rom)."""
        n = len(points)
        get = (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
        out = []
        for i in range(n if closed else n - 1):
            a, b, c, d = (get(i + j) for j in (-1, 0, 1, 2))
            for s in range(steps):
                t = s / steps
                out.append(tuple(0.5 * (2 * b[m] + (c[m] - a[m]) * t + (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t
                                        + (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t ** 3) for m in (0, 1)))
        return out if closed else out + [points[-1]]

    def area(points, color, soft=True):
        draw.polygon([at(p) for p in (curve(points) if soft else points)], fill=color)

    def line(points, color, width, soft=True):
        path = [at(p) for p in (curve(points, closed=False) if soft else points)]
        draw.line(path, fill=color, width=round(width * k), joint="curve")
        r = width * k / 2
        for x, y in (path[0], path[-1]):
            draw.ellipse((x - r, y - r, x + r, y + r), fill=color)

    def road(points, width, color=street, edge=casing, soft=True):
        line(points, edge, width + 3, soft)
        line(points, color, width, soft)

    # Deeper water in a channel.
    area([(1200, -1800), (1100, -1200), (1210, -600), (1170, -100), (1070, 320), (950, 640), (820, 1180), (1400, 1180),
          (1400, -1800)], deep)

    # The mainland, from the bay in the west over the point to the north shore.
    coast = [(-80, 1160), (-80, 640), (60, 668), (104, 612), (92, 536), (116, 470), (172, 398), (214, 330), (240, 262), (300, 290), (376, 366),
             (424, 446), (474, 508), (532, 530), (560, 500), (520, 432), (470, 372), (530, 336), (642, 312), (706, 232),
             (774, 140), (850, 50), (968, -80), (1010, -260), (960, -420), (990, -640), (1090, -820), (1130, -1060),
             (1080, -1300), (1150, -1500), (1130, -1800), (-80, -1800)]
    area(coast, park)
    area([(-80, 940), (-20, 930), (10, 1010), (40, 1050), (20, 1160), (-80, 1160)], town)
    area([(-80, 1050), (20, 1050), (40, 1080), (20, 1120), (-80, 1140)], meadow)

    # Inlets, ponds and a creek.
    for pond in ([(40, 356), (86, 330), (112, 372), (80, 420), (44, 408)],
                 [(560, 212), (606, 198), (628, 240), (596, 272), (556, 256)],
                 [(150, -420), (260, -470), (330, -400), (270, -320), (160, -340)],
                 [(690, -900), (800, -960), (880, -880), (800, -790), (700, -810)]):
        area(pond, water)
    line([(-60, 250), (30, 276), (70, 330)], water, 15)
    line([(330, -400), (470, -430), (600, -380), (760, -420), (980, -440)], water, 22)

    # Meadows, woods, a beach.
    area([(430, -30), (480, -120), (640, -150), (760, -60), (735, 30), (690, 92), (656, 128), (600, 104), (540, 62),
          (440, 26)], sand)
    area([(436, 60), (540, 104), (606, 142), (520, 172), (420, 120), (390, 80)], wood)
    area([(600, 164), (735, 98), (830, -20), (904, -14), (800, 122), (706, 232), (650, 250)], glade)
    area([(330, 300), (420, 372), (500, 444), (524, 500), (474, 486), (424, 424), (384, 362)], meadow)
    area([(64, 428), (104, 372), (172, 340), (196, 356), (134, 424), (86, 500)], sand)
    for wood_at in ((470, 130, 70, 40), (566, 152, 50, 36), (330, 40, 50, 30), (120, 250, 60, 34), (180, 330, 40, 26)):
        cx, cy, rx, ry = wood_at
        area([(cx - rx, cy), (cx - rx * 0.4, cy - ry), (cx + rx * 0.6, cy - ry * 0.8), (cx + rx, cy + ry * 0.2),
              (cx + rx * 0.2, cy + ry), (cx - rx * 0.7, cy + ry * 0.7)], wood)

    # Towns with their streets: quarters are leaning grids cut to an outline.
    def quarter(outline, lean, step, offset=0, wide=5):
        mask = Image.new("L", image.size, 0)
        ImageDraw.Draw(mask).polygon([at(p) for p in outline], fill=255)
        layer = Image.new("RGB", image.size, town)
        pen = ImageDraw.Draw(layer)
        cx = sum(p[0] for p in outline) / len(outline)
        cy = sum(p[1] for p in outline) / len(outline)
        reach = max(math.hypot(p[0] - cx, p[1] - cy) for p in outline) + step
        c, s = math.cos(lean), math.sin(lean)
        turn = lambda u, v: at((cx + u * c - v * s, cy + u * s + v * c))
        for width, color in ((wide + 2.4, casing), (wide, street)):
            for i in range(-int(reach / step) - 1, int(reach / step) + 2):
                u = i * step + offset
                v = i * step * 0.74 + offset
                pen.line([turn(u, -reach), turn(u, reach)], fill=color, width=round(width * k))
                pen.line([turn(-reach, v), turn(reach, v)], fill=color, width=round(width * k))
        image.paste(layer, (0, 0), mask)

    quarter([(268, 52), (366, 96), (560, 212), (480, 300), (430, 296), (300, 262), (216, 236), (196, 160)], 0.50, 96)
    quarter([(-20, -60), (110, -70), (130, 20), (116, 92), (60, 140), (-20, 140)], -0.32, 84, 20)
    quarter([(-20, 640), (58, 674), (96, 640), (112, 760), (60, 850), (-20, 862)], 0.24, 58, 10, 4)
    quarter([(-20, -1713), (600, -1713), (560, -1100), (420, -760), (-20, -700)], 0.12, 92, 0, 6)
    quarter([(640, -1713), (1070, -1713), (1040, -1320), (1080, -1080), (900, -1010), (640, -1080)], -0.2, 80, 30)
    quarter([(420, -680), (640, -740), (700, -560), (880, -520), (860, -460), (560, -470), (420, -500)], 0.3, 74, 8)

    # Roads: a motorway with its junction, a parkway along the shore, lanes.
    for points in ([(200, 200), (330, 276), (440, 362), (496, 430), (514, 486), (490, 496), (484, 462)],
                   [(430, 372), (470, 320), (520, 250), (600, 150), (690, 80), (740, 10), (760, -60), (880, -300)],
                   [(-40, 120), (90, 96), (180, 140), (220, 232), (272, 262)], [(560, 212), (600, 150)],
                   [(-40, -240), (300, -210), (600, -250), (880, -300), (960, -600)]):
        road(points, 6.5)
    for points in ([(150, 92), (196, 58), (238, 88), (210, 130), (160, 128), (120, 100), (60, 70), (-40, 60)],
                   [(120, 150), (180, 116), (240, 40), (260, 20)]):
        road(points, 7, (206, 210, 214), (186, 190, 195))
    motorway = [(-60, 236), (60, 190), (150, 120), (230, 20), (330, -120), (380, -330), (360, -620), (480, -980),
                (600, -1300), (620, -1800)]
    line(motorway, (148, 153, 160), 23)
    line(motorway, main, 19)
    line(motorway, (188, 192, 197), 2)

    # Piers, a bridge to the island, two islands.
    for a, b in (((386, 400), (362, 436)), ((420, 452), (386, 494)), ((438, 486), (420, 516)), ((470, 508), (452, 536))):
        line([a, b], town, 7, soft=False)
    line([(818, 94), (930, 172)], casing, 9, soft=False)
    line([(818, 94), (930, 172)], (250, 250, 250), 5, soft=False)
    area([(908, 176), (962, 150), (1002, 176), (1030, 232), (980, 288), (930, 300), (876, 262), (862, 226)], park, soft=False)
    area([(908, 176), (962, 150), (990, 170), (960, 204), (918, 222), (894, 200)], town, soft=False)
    line([(940, 176), (966, 226), (930, 268)], street, 4)
    island = [(758, 522), (800, 506), (846, 528), (872, 566), (846, 600), (796, 604), (762, 572)]
    area(island, meadow)
    area([(776, 530), (812, 520), (842, 540), (826, 566), (786, 562)], town)
    area([(812, 560), (850, 562), (838, 592), (806, 590)], wood)
    line([(744, 556), (762, 556)], town, 5, soft=False)
    line([(868, 552), (886, 546)], town, 5, soft=False)

    # The border of two counties through the channel, and the ferries' courses.
    border = [(1330, 170), (1270, 330), (1190, 520), (1120, 700), (1060, 850), (990, 980), (920, 1120)]
    tint = Image.new("L", image.size, 0)
    ImageDraw.Draw(tint).line([at(p) for p in curve(border, closed=False)], fill=90, width=26 * k, joint="curve")
    image.paste(Image.new("RGB", image.size, (168, 112, 196)), (0, 0), tint)
    draw = ImageDraw.Draw(image)
    path = curve(border, closed=False, steps=60)
    run, dash, gap = 0.0, 34, 14
    for a, b in zip(path, path[1:]):
        if run % (dash + gap) < dash:
            draw.line([at(a), at(b)], fill=(166, 98, 190), width=4 * k)
        run += math.dist(a, b)
    for points in ([(930, 300), (1000, 420), (950, 600), (880, 680), (700, 900), (520, 1120)],
                   [(1000, 268), (1120, 256), (1320, 226)], [(886, 548), (960, 520), (1120, 420), (1330, 320)],
                   [(744, 556), (706, 590), (720, 650), (800, 700)], [(1190, -300), (1186, 100), (1130, 230), (1030, 262)],
                   [(1330, 620), (1230, 800), (1130, 920), (1080, 1120)], [(-60, 706), (60, 790), (150, 850), (230, 1000)]):
        line(points, (122, 184, 224), 2)

    image.resize(MAP, Image.Resampling.LANCZOS).quantize(128, dither=Image.Dither.NONE).convert("RGB").save(
        folder / "harbour.png", optimize=True)


def from_p3(folder, name, side=None):
    """A picture once more, its numbers taken for those of Display P3: in sRGB, cut where that has no such color.
    The originals of some stills are in Display P3. The matrix is that between the two sets of primaries, to D65."""
    image = Image.open(folder / f"{name}.png").convert("RGB")
    if side:
        image = image.resize((side, side), Image.Resampling.BOX)
    light = np.asarray(image, dtype=np.float64) / 255
    light = np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)
    matrix = np.array([[1.2249401, -0.2249402, 0], [-0.0420569, 1.0420571, 0], [-0.0196376, -0.0786361, 1.0982735]])
    numbers = encoded(np.clip(light @ matrix.T, 0, 1)) * 255
    Image.fromarray(np.rint(numbers).astype(np.uint8)).save(folder / f"{name}-p3.png", optimize=True)


def thumbs(folder):
    """Phones with a colored block where an entry is displayed, clear elsewhere, at three pixels per point: 26 x 50 points, and
    28 x 50 points with a stronger border, as a later release has them."""
    k = 12

    def draw(name, width, color, block, border, outer, inner, radius, dimming, notch, indicator, rounding):
        image = Image.new("RGBA", (width * k, 50 * k), (0, 0, 0, 0))
        canvas = ImageDraw.Draw(image)

        def part(place, radius, fill):
            canvas.rounded_rectangle([round(v * k) for v in place], radius=round(radius * k), fill=fill)

        part(outer, 4, border)
        # A pop-up dims the screen behind it.
        part(inner, radius, dimming if name.endswith("popup") else (0, 0, 0, 0))
        part(block, 1.6, color)
        part(notch, 1.3, border)
        part(indicator, rounding, border)
        image.resize((width * 3, 150), Image.Resampling.BOX).save(folder / f"{name}.png", optimize=True)

    for name, color, top, bottom, inset in (
            ("toast-top", (79, 68, 188), 1.2, 12, 0.6), ("toast-bottom", (145, 69, 188), 38.4, 49.2, 0.6),
            ("float-top", (170, 76, 178), 5.6, 14, 2.6), ("float-bottom", (182, 70, 147), 37.4, 46, 2.6),
            ("popup", (112, 68, 190), 30.2, 45.4, 2.5)):
        draw(f"thumb-{name}", 26, color, (inset, top, 26 - inset, bottom), (205, 205, 205), (0.4, 0.4, 25.6, 49.6), (1.7, 1.7, 24.3, 48.3),
             2.9, (205, 205, 205, 130), (7.5, 0.4, 18.5, 3.2), (9, 46.2, 17, 46.9), 0.3)
    for name, color, top, bottom, inset in (
            ("toast-top", (66, 55, 177), 0.6, 11.5, 0.6), ("note-top", (60, 101, 176), 0.6, 7.6, 1),
            ("toast-bottom", (145, 69, 188), 37.8, 48.5, 0.6), ("float-top", (170, 76, 178), 5, 13.4, 2.6),
            ("float-bottom", (182, 70, 147), 36.8, 45.4, 2.6), ("popup", (106, 64, 182), 30, 45, 2.5)):
        draw(f"thumb-wide-{name}", 28, color, (1 + inset, top, 27.8 - inset, bottom), (196, 196, 196), (1, 0, 27.8, 49.1), (2.8, 1.8, 26, 47.3),
             2.6, (205, 205, 205, 160), (8.4, 0, 20.4, 3), (10.4, 45.3, 18.4, 46.5), 0.5)


def success(folder):
    """A thin check mark on a disc, 60 x 60 points at three pixels per point."""
    k = 12
    image = Image.new("RGBA", (60 * k, 60 * k), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse([0, 0, 60 * k - 1, 60 * k - 1], fill=(54, 170, 132))
    points, radius = ((14.5, 29.5), (25, 40.5), (46, 17)), 1.3
    draw.line([(x * k, y * k) for x, y in points], fill="white", width=round(2 * radius * k), joint="curve")
    for x, y in points:
        draw.ellipse([v * k for v in (x - radius, y - radius, x + radius, y + radius)], fill="white")
    image.resize((180, 180), Image.Resampling.BOX).save(folder / "success.png", optimize=True)


def contact(folder):
    """A person with long hair before a grey wall, as an avatar; 150 x 150 pixels."""
    k = 8
    image = Image.new("RGB", (150 * k, 150 * k), (196, 198, 202))
    draw = ImageDraw.Draw(image)

    def oval(x0, y0, x1, y1, fill):
        draw.ellipse([v * k for v in (x0, y0, x1, y1)], fill=fill)

    oval(-40, -60, 110, 80, (214, 215, 218))
    oval(34, 14, 116, 132, (92, 74, 62))
    draw.rectangle([34 * k, 74 * k, 60 * k, 150 * k], fill=(92, 74, 62))
    draw.rectangle([92 * k, 74 * k, 116 * k, 150 * k], fill=(80, 64, 54))
    oval(10, 112, 140, 210, (58, 62, 72))
    draw.rectangle([64 * k, 94 * k, 88 * k, 124 * k], fill=(206, 172, 152))
    oval(60, 110, 92, 130, (206, 172, 152))
    oval(48, 34, 104, 108, (226, 194, 174))
    draw.pieslice([v * k for v in (38, 12, 112, 92)], 184, 300, fill=(104, 84, 70))
    oval(60, 68, 68, 73, (70, 58, 52))
    oval(84, 68, 92, 73, (70, 58, 52))
    draw.arc([v * k for v in (64, 78, 88, 96)], 25, 155, fill=(150, 88, 84), width=2 * k)
    image.resize((150, 150), Image.Resampling.BOX).save(folder / "contact.png", optimize=True)


def concert(folder):
    """A stage seen from among the audience: beams of light, a band as shadows, hands; 270 x 270 pixels."""
    random = np.random.default_rng(11)
    k = 6
    side = 270 * k
    y, x = np.mgrid[0:side, 0:side] / side
    glow = np.exp(-((x - 0.5) ** 2 / 0.12 + (y - 0.42) ** 2 / 0.05))
    light = np.stack([0.02 + 0.55 * glow, 0.015 + 0.22 * glow, 0.02 + 0.07 * glow], axis=-1)
    for at, lean, tint in ((0.16, 0.5, (0.5, 0.22, 0.1)), (0.36, 0.2, (0.25, 0.3, 0.4)), (0.6, -0.16, (0.2, 0.34, 0.5)),
                           (0.86, -0.48, (0.5, 0.24, 0.1))):
        beam = np.exp(-(((x - at) - lean * y) / (0.012 + 0.06 * y)) ** 2) * np.clip(1 - y / 0.75, 0, 1)
        light += beam[..., None] * np.array(tint)
    image = Image.fromarray((encoded(light) * 255).round().astype(np.uint8))
    draw = ImageDraw.Draw(image)
    dark = (16, 10, 12)
    for at in (0.3, 0.5, 0.72):
        cx = at * side
        draw.ellipse([cx - 0.018 * side, 0.44 * side, cx + 0.018 * side, 0.485 * side], fill=dark)
        draw.rounded_rectangle([cx - 0.03 * side, 0.485 * side, cx + 0.03 * side, 0.64 * side], 0.02 * side, fill=dark)
    draw.rectangle([0, 0.62 * side, side, side], fill=(26, 15, 14))
    for _ in range(46):
        cx, top = random.uniform(-0.02, 1.02), random.uniform(0.66, 0.84)
        r = random.uniform(0.022, 0.034)
        shade = tuple(int(v * random.uniform(0.6, 1.3)) for v in (30, 18, 18))
        draw.ellipse([(cx - r) * side, top * side, (cx + r) * side, (top + 2.4 * r) * side], fill=shade)
        draw.rounded_rectangle([(cx - 1.7 * r) * side, (top + 2.1 * r) * side, (cx + 1.7 * r) * side, side], r * side, fill=shade)
        if random.uniform() < 0.35:
            lean = random.uniform(-0.03, 0.03)
            draw.line([(cx + r) * side, (top + 2 * r) * side, (cx + r + lean) * side, (top - 0.1) * side], fill=shade,
                      width=round(0.013 * side))
    image.resize((270, 270), Image.Resampling.LANCZOS).save(folder / "concert.png", optimize=True)


def books(folder):
    """Three books, one on the other; 150 x 150 pixels on white."""
    k = 8
    image = Image.new("RGB", (150 * k, 150 * k), "white")
    draw = ImageDraw.Draw(image)
    for x, y, width, color, band in ((14, 98, 118, (231, 126, 72), (250, 214, 120)), (24, 62, 112, (64, 160, 133), (244, 236, 216)),
                                     (10, 26, 116, (238, 176, 74), (206, 92, 72))):
        draw.rounded_rectangle([v * k for v in (x, y, x + width, y + 30)], 6 * k, fill=color)
        draw.rectangle([v * k for v in (x + 16, y + 6, x + width, y + 24)], fill=(250, 246, 236))
        draw.rectangle([v * k for v in (x + 16, y + 12, x + width, y + 14)], fill=(222, 214, 198))
        draw.rectangle([v * k for v in (x + 16, y + 18, x + width, y + 20)], fill=(222, 214, 198))
        draw.rectangle([v * k for v in (x + 4, y, x + 12, y + 30)], fill=band)
    image.resize((150, 150), Image.Resampling.BOX).quantize(96, dither=Image.Dither.NONE).convert("RGB").save(
        folder / "books.png", optimize=True)


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)
    rain(folder)
    forest(folder)
    sunset(folder)
    shore(folder)
    clouds(folder)
    lake(folder)
    lagoon(folder)
    column(folder)
    app(folder)
    harbour(folder)
    from_p3(folder, "harbour")
    from_p3(folder, "lagoon", side=300)
    thumbs(folder)
    success(folder)
    contact(folder)
    concert(folder)
    books(folder)
