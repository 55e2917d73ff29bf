#!/usr/bin/env python3
"""Paints the pictures of this folder: python3 generate.py [FOLDER]

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


def rgb(code):
    """0xRRGGBB in 8-bit numbers."""
    return np.array([code >> 16 & 255, code >> 8 & 255, code & 255], dtype=float)


def toward(a, b, t):
    """From colours or numbers a to b, by a field."""
    return a + (b - a) * t[..., None]


def fractal(random, side, sigmas, stretch=1, power=0.75):
    """Noise with structure of several sizes, as clouds have: wider than high by `stretch`, smoother by a higher power;
    mean 0, deviation 1."""
    field = np.zeros((side, side))
    for sigma in sigmas:
        layer = noise(random, side, sigma)
        if stretch != 1:
            wide = Image.fromarray(layer.astype(np.float32))
            wide = wide.resize((round(side * stretch), side), Image.Resampling.BICUBIC)
            layer = np.asarray(wide.crop((0, 0, side, side)), dtype=float)
        field += layer * sigma ** power
    return (field - field.mean()) / field.std()


def net(columns, rows, x, y):
    """Colours on a coarse net, between which they change softly, in 8-bit numbers: rows of (y, 0xRRGGBB per column)."""
    def eased(places, values):
        """The index of the net's line before each value, and how far it is toward the next, eased."""
        i = np.clip(np.searchsorted(places, values, side="right") - 1, 0, len(places) - 2)
        t = np.clip((values - np.take(places, i)) / (np.take(places, i + 1) - np.take(places, i)), 0, 1)
        return i, (0.5 * t + 0.5 * t * t * (3 - 2 * t))[:, None]

    table = np.array([[rgb(color) for color in colors] for _, colors in rows])
    i, t = eased(np.array([place for place, _ in rows]), y[:, 0])
    lines = table[i] * (1 - t)[..., None] + table[i + 1] * t[..., None]
    j, s = eased(np.array(columns), x[0])
    return lines[:, j] * (1 - s) + lines[:, j + 1] * s


def lit_side(field, reach):
    """How far the field falls off toward the upper right, where the light is; deviation 1."""
    ahead = np.pad(field, ((reach, 0), (0, reach)), mode="edge")[:field.shape[0], reach:]
    slope = field - ahead
    return slope / slope.std()


def heap(picture, unit, clouds, place, radii, lit, dark, cover=1.0, lean=0.0, torn=0.25, soft=0.8):
    """A heap of cloud: a bump torn by a fractal, its lit side in another colour. A unit of places and radii is so many
    pixels."""
    shape, light = clouds
    (cx, cy), (rx, ry) = ((a * unit, b * unit) for a, b in (place, radii))
    reach = 2.2 * max(rx, ry)
    (y0, y1), (x0, x1) = ((max(0, int(c - reach)), min(most, int(c + reach) + 1))
                          for c, most in ((cy, picture.shape[0]), (cx, picture.shape[1])))
    if x0 >= x1 or y0 >= y1:
        return
    dx, dy = np.arange(x0, x1)[None, :] + 0.5 - cx, np.arange(y0, y1)[:, None] + 0.5 - cy
    cos, sin = math.cos(lean), math.sin(lean)
    u, v = (dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry
    cut = slice(y0, y1), slice(x0, x1)
    bump = np.exp(-0.8 * (u * u + v * v))
    density = 1.15 * bump - 0.3 + torn * shape[cut] * np.minimum(1, 2 * bump)
    tone = smooth(-1.1, 1.1, 0.35 * u - 0.4 * v + 0.55 * light[cut] + 0.2 * shape[cut])
    picture[cut] = toward(picture[cut], toward(rgb(dark), rgb(lit), tone), cover * smooth(0, soft, density))


def clouds(folder):
    random = np.random.default_rng(18511219)
    x, y = grid(WORK)
    # The light: blue and violet above, rose and orange over the sunken sun on the left, pale gold on the right.
    k = 1029  # places are in pixels of a poster as wide as this
    picture = net([20, 130, 240, 400, 570, 680, 790, 900, 1010], [
        (6, [0x64749A, 0x777C98, 0x637397, 0x737C9F, 0x8C8AAA, 0xAD9EB8, 0xABBBD5, 0xB1BFD8, 0xB7C5D8]),
        (36, [0x8A8490, 0x80788C, 0x677699, 0x747494, 0x9C90A8, 0xBAA8B3, 0xB2B9CF, 0xB7C3D6, 0xC2C7D3]),
        (66, [0x807888, 0x75748C, 0x807A8E, 0x82879F, 0xABA4B1, 0xBDB5BC, 0xBDBFCB, 0xBEC4D2, 0xCECCCE]),
        (110, [0x7A7484, 0x9A6A66, 0xB98370, 0xA8A2B2, 0xB6B6C2, 0xBFBBC5, 0xC6C3C5, 0xCDCAC9, 0xD4CFC8]),
        (156, [0x7C584C, 0xA56652, 0xB96F54, 0xC6A8A0, 0xD0C2BC, 0xD8C9C0, 0xDCCBBC, 0xDCCCBA, 0xE2D2BD]),
        (200, [0x9C5C40, 0xA86344, 0xC8825C, 0xDDB48E, 0xE2D3C8, 0xE6D1C0, 0xEACBAC, 0xE6CDB0, 0xEBCEAC]),
        (240, [0xA15D3B, 0xCB7341, 0xD08656, 0xE2A468, 0xEBDBCD, 0xEDD9C0, 0xFBCF98, 0xF8D8AE, 0xF1CEA6]),
        (400, [0x8E4E38, 0xB06444, 0xC87C4C, 0xE8A460, 0xF8D6A0, 0xF8DCA8, 0xF6D09A, 0xF0C48C, 0xE8B880]),
        (650, [0x6C3E38, 0x8A4E40, 0xA86048, 0xC87E50, 0xE8AC6C, 0xF0BC78, 0xE8AE74, 0xDC9E6C, 0xD09468]),
        (1029, [0x3E2A34, 0x50343A, 0x6A4240, 0x88543F, 0xA46C50, 0xB07858, 0xA87458, 0x9C6C56, 0x906454]),
    ], x * k, y * k)
    broad = fractal(random, WORK, (40, 20, 10, 5, 2.5), 1.4, power=1.0)
    small = fractal(random, WORK, (8, 4, 2, 1), 1.7)
    wisps = fractal(random, WORK, (20, 9, 4, 2), 3.2)
    fine = fractal(random, WORK, (18, 9, 4.5, 2.2), 1.4)
    large, middle, little = (broad, lit_side(broad, 9)), (fine, lit_side(fine, 6)), (small, lit_side(small, 3))
    # Thin cloud all over: the vault is never even, least so on the left.
    left = smooth(0.62, 0.22, x)
    veil = left * (5.0 * broad + 2.2 * large[1]) + (1.6 * smooth(0.80, 0.3, x) + 0.9 * smooth(0.07, 0.2, y)) * wisps
    picture += veil[..., None] * np.array([1.0, 0.78, 0.62])
    unit = WORK / k
    for cx, cy, rx, ry, lit, dark, cover, lean in (
            # On the left, rose and orange over gaps of blue.
            (60, 62, 40, 10, 0x6E82AA, 0x64769E, 0.5, 0.0), (100, 60, 26, 11, 0x5F78A8, 0x5E749E, 0.6, 0.0),
            (40, 108, 60, 13, 0x6C7C9A, 0x70788E, 0.6, -0.1), (45, 148, 60, 17, 0x7A5A50, 0x66504C, 0.7, -0.1),
            (110, 128, 90, 30, 0xB07062, 0x84564F, 0.7, 0.1), (150, 84, 46, 22, 0xA47674, 0x8A6870, 0.7, 0.2),
            (185, 70, 52, 26, 0xB88A84, 0x9E7880, 0.75, 0.3), (150, 40, 28, 22, 0xCE9C86, 0xAE8884, 0.85, 0.1),
            (205, 46, 19, 11, 0xF2C08C, 0xC8967E, 0.9, 0.1), (210, 112, 58, 26, 0xD08E68, 0xB4786A, 0.75, 0.3),
            (268, 134, 36, 24, 0xFFB060, 0xD07C4C, 0.95, 0.75), (196, 144, 30, 7, 0xA88A98, 0xB08C90, 0.6, 0.0),
            (225, 166, 70, 26, 0xD06C42, 0xA85C48, 0.8, 0.15), (300, 106, 44, 12, 0xB29894, 0xA08E98, 0.6, 0.2),
            (22, 53, 38, 14, 0xEAA874, 0xBE8A7A, 0.9, 0.0), (48, 38, 15, 10, 0xC89880, 0xA48484, 0.7, -0.6),
            (94, 92, 27, 15, 0xEEA468, 0xC88A74, 0.95, 0.2), (64, 76, 9, 10, 0xD09A7C, 0xAE827C, 0.8, 0.5),
            (12, 90, 16, 8, 0xB08884, 0x967C84, 0.6, 0.0), (20, 186, 30, 13, 0xEE8A40, 0xB86C44, 0.9, 0.25),
            (85, 214, 46, 9, 0xFF9040, 0xC86C3C, 0.95, 0.35), (130, 236, 34, 8, 0xFF9038, 0xD07840, 0.95, 0.2),
            (60, 196, 44, 9, 0x9C6450, 0x845648, 0.5, 0.2), (185, 216, 54, 20, 0xDE7440, 0xC06C44, 0.7, -0.1),
            (258, 184, 44, 11, 0xD68A5E, 0xC47C60, 0.6, 0.0), (270, 214, 40, 12, 0xCC9684, 0xC88C74, 0.5, 0.0),
            (320, 214, 46, 22, 0xE09458, 0xCE8458, 0.7, 0.0),
            # In the middle, golden below violet.
            (390, 62, 60, 12, 0x7C7A98, 0x74748E, 0.5, 0.0), (320, 30, 60, 16, 0x62748F, 0x66708F, 0.5, 0.1),
            (330, 88, 40, 10, 0x8690AE, 0x848CAA, 0.5, 0.0), (640, 26, 90, 14, 0xB49CB4, 0xA698B0, 0.4, 0.0),
            (310, 140, 36, 9, 0xE2AA80, 0xC49484, 0.7, 0.1), (470, 150, 40, 8, 0xD6CACA, 0xCAC0C4, 0.5, 0.0),
            (388, 138, 70, 10, 0xFFC88A, 0xE8AC7C, 1.0, -0.06), (350, 122, 12, 9, 0xE8B890, 0xD0A488, 0.7, 0.3),
            (408, 160, 46, 13, 0xFFD098, 0xF0B47C, 1.0, 0.0), (374, 182, 20, 13, 0xFAB874, 0xE8A068, 0.85, -0.5),
            (338, 196, 36, 9, 0xF8AE66, 0xD89058, 0.9, -0.3), (380, 108, 20, 8, 0xA8A8C0, 0xA4A2B6, 0.6, 0.0),
            (440, 120, 24, 7, 0xF4CCA0, 0xE0B89C, 0.7, -0.2), (406, 81, 12, 8, 0xD2C8C6, 0xB6AEB8, 0.8, 0.2),
            (360, 86, 24, 5, 0xA6AABF, 0x9EA2B8, 0.5, 0.0), (350, 222, 60, 18, 0xE69C58, 0xD88E56, 0.8, 0.0),
            (468, 222, 56, 20, 0xFFCC84, 0xF0B873, 0.9, 0.35), (500, 186, 66, 11, 0xFED6A2, 0xF4C8A0, 0.8, -0.06),
            (560, 216, 46, 18, 0xE6DAD2, 0xE4D6CC, 0.7, 0.0), (570, 176, 30, 10, 0xF0D0AE, 0xE6CAB4, 0.6, -0.2),
            # Low on the right.
            (838, 222, 84, 17, 0xFFBC74, 0xFFC684, 0.95, -0.05), (800, 224, 40, 15, 0xFFB468, 0xFFB870, 0.9, -0.15),
            (770, 240, 30, 10, 0xFCC080, 0xFFC484, 0.9, -0.3), (925, 222, 50, 12, 0xFFE2B6, 0xFCD6A6, 0.8, -0.1),
            (968, 176, 46, 11, 0xF8DCB4, 0xEED0AE, 0.8, -0.1)):
        heap(picture, unit, large, (cx, cy), (rx, ry), lit, dark, 0.8 * cover, lean, soft=1.0)
        for _ in range(5):  # billows on it
            place = cx + 0.6 * rx * random.uniform(-1, 1), cy + 0.6 * ry * random.uniform(-1, 1)
            size = random.uniform(0.35, 0.7)
            heap(picture, unit, middle, place, (size * rx, size * (0.7 * ry + 0.2 * rx)), lit, dark, 0.45 * cover,
                 lean + random.uniform(-0.3, 0.3), torn=0.32, soft=0.9)
    # Far and small tufts, evenly lit, each a flock of shreds.
    for cx, cy, rx, ry in (
            (486, 112, 14, 6), (512, 98, 9, 4), (511, 128, 9, 4), (540, 129, 13, 11), (598, 117, 13, 8),
            (575, 103, 8, 4), (562, 136, 12, 5), (612, 142, 22, 9), (640, 146, 14, 6), (655, 138, 13, 7),
            (664, 124, 12, 7), (676, 108, 15, 8), (648, 112, 8, 8), (710, 111, 8, 3), (728, 80, 5, 6), (752, 90, 14, 6),
            (738, 117, 18, 8), (756, 110, 16, 6), (782, 108, 16, 4), (735, 103, 7, 4), (780, 83, 10, 3),
            (710, 134, 14, 5), (705, 162, 14, 7), (716, 144, 7, 3), (850, 120, 24, 9), (845, 140, 11, 5),
            (880, 101, 18, 5), (890, 116, 12, 7), (820, 110, 10, 5), (832, 128, 12, 5), (780, 160, 10, 6),
            (806, 176, 22, 11), (760, 180, 16, 4), (836, 155, 22, 4), (826, 182, 16, 6), (570, 158, 14, 5),
            (530, 161, 15, 3), (640, 202, 34, 8), (660, 176, 13, 4), (690, 187, 14, 4), (712, 192, 20, 3),
            (666, 164, 9, 3), (640, 226, 8, 7), (676, 214, 18, 7), (824, 5, 19, 5), (760, 6, 12, 4), (813, 40, 11, 6),
            (830, 35, 7, 3), (1020, 85, 14, 9), (930, 190, 18, 8), (1000, 167, 16, 4), (985, 212, 14, 5),
            (940, 214, 26, 5), (1020, 222, 16, 5), (545, 226, 8, 4), (615, 232, 6, 3)):
        low = min(1, cy / 220)
        lit = 0xFF << 16 | round(0xE6 - 6 * low) << 8 | round(0xC8 - 24 * low)
        dark = 0xE8 << 16 | round(0xCE + 2 * low) << 8 | round(0xBA - 8 * low)
        for _ in range(16):
            place = cx + 0.5 * rx * random.standard_normal(), cy + 0.5 * ry * random.standard_normal()
            size = random.uniform(0.35, 0.85)
            heap(picture, unit, little, place, (size * rx, size * (0.45 * ry + 2)), lit, dark,
                 random.uniform(0.3, 0.75), random.uniform(-0.5, 0.1), torn=0.34, soft=0.9)
    # Further heaps toward the horizon, golden in the middle.
    for _ in range(70):
        cx, cy, rx = random.uniform(-0.05, 1.05), random.uniform(0.27, 1.0), random.uniform(0.03, 0.13)
        glow = math.exp(-((cx - 0.62) / 0.34) ** 2) * (1.15 - cy)
        lit = round(196 + 59 * glow) << 16 | round(112 + 100 * glow) << 8 | round(66 + 80 * glow)
        dark = round(92 + 110 * glow) << 16 | round(56 + 90 * glow) << 8 | round(52 + 50 * glow)
        heap(picture, WORK, large, (cx, cy), (rx, rx * random.uniform(0.18, 0.4)), lit, dark,
             random.uniform(0.5, 0.9), random.uniform(-0.12, 0.12))
    light = np.clip(picture, 0, 255) / 255
    light = np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)
    finish(light, random, folder, "clouds", soft=0.9, grain=0.8, vignette=0, step=3)


# --- A mountain lake in the morning, for a screen's ground ------------------------------------------------------------


def conifer(layer, random, grain, place, tall, half, lit, dark, light=0.3, crisp=1.0):
    """A conifer on a layer of colour and cover: tiers of branches that fray, brighter toward the light; in pixels."""
    (cx, base), (height, width) = place, layer.shape[:2]
    x0, x1 = max(0, int(cx - 1.6 * half) - 1), min(width, int(cx + 1.6 * half) + 2)
    y0, y1 = max(0, int(base - tall) - 1), min(height, int(base) + 1)
    if x0 >= x1 or y0 >= y1:
        return
    v, u = random.integers(0, grain.shape[0] - (y1 - y0)), random.integers(0, grain.shape[1] - (x1 - x0))
    fray = grain[v:v + y1 - y0, u:u + x1 - x0]
    down = ((np.arange(y0, y1) + 0.5 - base) / tall + 1)[:, None]
    across = (np.arange(x0, x1) + 0.5 - cx)[None, :]
    sway = 0.06 * half * np.sin(9 * down + cx)
    tier = (down * max(5, tall / 5.5) + 0.6 * np.abs(across) / half + 0.35 * fray + random.random()) % 1
    reach = half * (0.05 + 0.95 * np.clip(down, 0, 1) ** 0.82) * (0.78 + 0.32 * tier)
    side = (across + sway) / np.maximum(reach, 0.35)
    cover = smooth(1.12, 1.12 - 0.45 / crisp, np.abs(side) + 0.26 * crisp * fray)
    cover = cover * smooth(-0.01, 0.03, down) * smooth(1.02, 0.94, down + 0.03 * fray)
    tone = np.clip(0.44 + light * side - 0.38 * (0.5 - tier) + 0.18 * fray, 0, 1.2)
    tone = tone * (0.75 + 0.35 * smooth(1.0, 0.55, down))
    part = layer[y0:y1, x0:x1]
    part[..., :3] = toward(part[..., :3], toward(np.array(dark), np.array(lit), tone), cover)
    part[..., 3] += (1 - part[..., 3]) * cover


def lake(folder):
    """In its scene a window hides the middle; sky above, a wood on the left, mist on the right and the water show."""
    random = np.random.default_rng(19110724)
    side, height = 1408, 970
    x, y = np.meshgrid(np.arange(side) + 0.5, np.arange(height) + 0.5)
    crop = lambda field: field[:height]
    square = fractal(random, side, (60, 30, 15, 7, 3.5), 1.8), fractal(random, side, (14, 7, 3.5, 1.8), 1.6)
    wisps = fractal(random, side, (24, 10, 5, 2.5), 4)
    broad, fine = map(crop, square)
    large, small = (broad, crop(lit_side(square[0], 10))), (fine, crop(lit_side(square[1], 5)))

    # An overcast sky: blue-grey on the left, where it is even; under a front of cloud on the right it is bright.
    sky = net([0, 141, 352, 563, 704, 873, 1056, 1183, 1295, 1408], [
        (8, [0x9FAABD, 0x9FABBD, 0xA0ACBD, 0xA4B3C4, 0xA6B7C6, 0xA5B2C1, 0xA0AAB8, 0x97A2AF, 0x8F95A1, 0x90979F]),
        (48, [0xA4AFC1, 0xA3B0C2, 0xA5B3C4, 0xA6B5C6, 0xABBCCC, 0xACBDCD, 0xA2AEBC, 0xA0ACBA, 0x979DAA, 0x959CA6]),
        (92, [0xA6B2C4, 0xA6B3C4, 0xA9B8C9, 0xA9BACC, 0xB1C3D4, 0xB3C4D4, 0xA6B3C0, 0xA8B5C2, 0x9AA1AE, 0x92979F]),
        (116, [0xA6B5C7, 0xA7B3C5, 0xA9B8C8, 0xA9B8CA, 0xAFC0D0, 0xADBDCC, 0xA6B3C0, 0xA2AEBA, 0x98A0AB, 0x94969C]),
        (165, [0x9FACBC, 0xABB9C7, 0xA8B4C3, 0xA8B6C6, 0xABBAC8, 0xA8B5C2, 0xA4AFBA, 0x9EA7B2, 0x989DA5, 0x979799]),
        (220, [0x9EA9B7, 0x9CA9B6, 0xA3ADBA, 0xA5B0BD, 0xA6B1BD, 0xA4AEB9, 0xA0A9B2, 0x9BA0A8, 0x99999D, 0x9B989A]),
        (262, [0x9FAAB7, 0xA0ABB8, 0xA2ACB8, 0xA4AEB9, 0xA5AEB8, 0xA2ABB4, 0x9FA6AE, 0x9A9FA4, 0x98989B, 0x9D9997]),
        (290, [0x99A3B0, 0x9BA6B2, 0xA0A9B4, 0xA3ACB6, 0xA3ABB4, 0xA0A7AF, 0x9DA2A8, 0x999C9F, 0x98989A, 0xA09C99]),
        (335, [0x9DA5B0, 0xA0A8B2, 0xA4ABB4, 0xA6ADB5, 0xA6ACB2, 0xA4A8AC, 0xA4A5A6, 0xA4A3A2, 0xA3A1A1, 0xACA6A1]),
        (368, [0x9FA6B1, 0xA2A9B4, 0xA8AEB6, 0xACB1B7, 0xAFB2B6, 0xB0B1B1, 0xB4B1AC, 0xBCB6AE, 0xCAC0B6, 0xC1B7AD]),
        (392, [0x9FA8B3, 0xA3ACB5, 0xAAB1B8, 0xB0B5BA, 0xB6B9BB, 0xBCBCBA, 0xC6C1BA, 0xD2C9BE, 0xDCD1C2, 0xD7CCBE]),
        (425, [0xA0ABB5, 0xA4AFB8, 0xAEB5BC, 0xB7BCC0, 0xC1C4C5, 0xCCCCC9, 0xD8D5CF, 0xE2DFD8, 0xE8E7E3, 0xDFDBD1]),
        (470, [0xA4AEB8, 0xA9B4BC, 0xB3BAC0, 0xBEC3C6, 0xCACDCE, 0xD8D9D7, 0xE4E4E1, 0xECECE9, 0xF0F1F1, 0xF2F0EA]),
        (550, [0xA8B2BA, 0xAEB8BF, 0xB8BFC5, 0xC4C9CC, 0xD2D5D6, 0xE0E1E0, 0xEAEBEA, 0xF0F1F0, 0xF3F5F6, 0xF3F4F2]),
        (600, [0xAAB3BA, 0xB0B9BF, 0xBCC2C6, 0xC8CCCE, 0xD6D8D8, 0xE4E4E2, 0xEDECE8, 0xF3F2ED, 0xF7F5EE, 0xF4F2EA]),
        (640, [0xACB4BA, 0xB3BABF, 0xBFC4C7, 0xCCCFCF, 0xDADBD9, 0xE8E8E3, 0xF2F1EB, 0xF8F7F0, 0xFDFBF1, 0xFBFBF0]),
        (800, [0xACB4BA, 0xB3BABF, 0xBFC4C7, 0xCCCFCF, 0xDADBD9, 0xE8E8E3, 0xF2F1EB, 0xF8F7F0, 0xFDFCF1, 0xFBFBF0]),
    ], x, y)
    high, front = smooth(480, 100, y), np.exp(-((y - 418) / 36) ** 2) * smooth(1100, 1300, x)
    veil = 2.0 * high * broad + (0.5 + 0.9 * high) * crop(wisps) + front * (3.0 * broad + 2.5 * fine)
    sky += veil[..., None]
    for cx, cy, rx, ry, lit, dark, cover, lean in (
            (880, 66, 60, 34, 0xB4C6D6, 0xA6B6C6, 0.5, -0.5), (1116, 88, 70, 26, 0x9CA8B3, 0x96A1AC, 0.6, -0.4),
            (600, 60, 80, 26, 0xB0BED0, 0xA6B3C2, 0.4, -0.2), (330, 84, 60, 22, 0xB0C2CE, 0xA4B2BE, 0.5, 0.0),
            (168, 90, 70, 22, 0x9EABB8, 0x99A6B4, 0.6, 0.1), (1230, 40, 70, 22, 0xA0A7B2, 0x959BA7, 0.5, 0.1),
            (470, 30, 90, 20, 0xA8B4C6, 0x9EAAB9, 0.4, 0.1), (740, 20, 90, 18, 0xACBCCB, 0xA2B1BF, 0.4, 0.0),
            (1000, 40, 60, 20, 0xA8B5C3, 0x9FABB8, 0.4, -0.3)):
        heap(sky, 1, large, (cx, cy), (rx, ry), lit, dark, cover, lean, torn=0.35, soft=1.3)
    # The edge of the front: rags of cloud before the bright sky, their rims aglow.
    for cx, cy, rx, ry, lit, dark, cover, lean in (
            (1300, 384, 52, 18, 0xE2D4C4, 0xD2C6BC, 0.6, 0.0), (1345, 404, 57, 20, 0xDCD3C8, 0xD2C9BF, 0.7, 0.1),
            (1348, 424, 23, 4, 0xF4EEE2, 0xEAE6DE, 0.9, -0.05), (1398, 412, 52, 17, 0xD6D0C8, 0xCCC7C2, 0.6, 0.0),
            (1390, 444, 57, 14, 0xE4E0D4, 0xD4CFC9, 0.7, -0.1), (1392, 461, 34, 4.5, 0xF6F0E2, 0xF0EADC, 0.9, 0.1),
            (1362, 468, 18, 4, 0xF6F1E6, 0xF0ECE2, 0.8, -0.3), (1334, 450, 26, 5, 0xE4E5E3, 0xDDDEDD, 0.7, -0.2),
            (1310, 443, 18, 3.3, 0xE2E2DE, 0xDADAD6, 0.6, 0.0), (1360, 491, 21, 4, 0xEAEAE6, 0xE2E2DE, 0.8, 0.1),
            (1302, 566, 47, 2.6, 0xFAF6EE, 0xF6F3EC, 0.7, -0.1), (1300, 630, 52, 2.6, 0xF2EEE4, 0xEEEAE2, 0.7, 0.0),
            (1320, 362, 78, 10, 0xCEC3B8, 0xB4ACA6, 0.4, 0.05), (1376, 376, 52, 9, 0xD2C6B8, 0xBCB2A8, 0.5, -0.05)):
        heap(sky, 1, small, (cx, cy), (rx, ry), lit, dark, cover, lean, torn=0.3, soft=0.9)

    # Layers of land hold colour times cover, and cover. The shore lies nearer on the left; what is far mirrors higher.
    land, woods = np.zeros((height, side, 4)), np.zeros((height, side, 4))
    shore = np.interp(x[0], [0, 330, 700, 1408], [781, 779, 769, 767.5])
    far = shore - np.interp(x[0], [700, 1250], [1, 6])
    rim = fractal(random, side, (20, 10, 5, 2.5, 1.2))[40]

    def fill(layer, top, colors, soft=1.0, bottom=2000):
        cover = smooth(-soft, soft, y - top) * smooth(bottom + soft, bottom - soft, y)
        layer[..., :3] = toward(layer[..., :3], colors, cover)
        layer[..., 3] += (1 - layer[..., 3]) * cover

    def along(*points):
        """A line through points, a height per column."""
        return np.interp(x[0], *zip(*points))

    hill = along((1000, 724), (1130, 689), (1220, 667), (1282, 657.3), (1320, 661), (1345, 663.4), (1370, 664.2),
                 (1408, 665.5))
    fill(land, hill + 0.3 * rim, toward(rgb(0xC4C7B5), rgb(0xACB098), smooth(655, 700, y)))

    # A mountain: snow all over its left side, where cracks show; in streaks on the right, on moss. Its ridge is drawn
    # as the water shows it.
    ridge = 2 * far + 1.3 * rim - along(
        (380, 850), (445, 889), (480, 897), (530, 905), (565, 925), (605, 950), (640, 967), (668, 980), (692, 990),
        (716, 984), (739, 970), (779, 942), (834, 922), (874, 915), (934, 897), (1004, 882), (1114, 869), (1230, 852),
        (1320, 800))

    def streaks(sigmas, angle, shift):
        field = Image.fromarray(fractal(random, side, sigmas, 3.0, power=0.9).astype(np.float32))
        field = np.asarray(field.rotate(angle, Image.Resampling.BICUBIC), dtype=float)
        return np.abs(crop(np.roll(field, shift, axis=(0, 1))))

    aside = lambda field, by: crop(np.roll(field, by, axis=1))
    slope = x - np.interp(y, [540, 600, 660, 720], [712, 722, 738, 770])
    gully = np.maximum(smooth(0.50, 0.08, streaks((14, 7, 3.5, 1.8), -33, (-200, 180))),
                       0.8 * smooth(0.34, 0.04, streaks((7, 3.5, 1.8), -46, (-150, 220))))
    gully = gully * smooth(-0.7, 0.5, aside(square[0], 90) + 0.4 * fine) * smooth(300, 90, np.abs(slope))
    moss = rgb(0xA0A195) + (8 * np.clip((x - 820) / 140, 0, 1))[..., None]
    moss = moss + (5 * fine + 4 * broad)[..., None] * np.array([1.0, 0.96, 0.86])
    snow = rgb(0x9EA4A6) - (10 * smooth(20, -20, slope) * smooth(-60, -20, slope) - 2.5 * broad - 1.5 * fine)[..., None]
    cracks = np.maximum(smooth(0.20, 0.03, streaks((6, 3, 1.5, 0.9), 17, (-200, 100))),
                        smooth(0.16, 0.03, streaks((4, 2, 1), -24, (-120, 60))))
    cracks *= smooth(0.2, 1.6, fine + 0.8 * aside(square[0], 300) + 1.6 * smooth(618, 668, y) - 0.4)
    cracks = np.maximum(cracks, 0.35 * smooth(5, 0, y - ridge + 3 * fine) * smooth(0.0, 0.8, fine))
    cracks = np.maximum(cracks, 0.45 * smooth(654, 672, y + 4 * fine))
    bare = toward(moss, rgb(0xA6B0B6), 0.8 * gully)
    west = smooth(4, -4, slope + 13 * fine + 14 * broad)
    fill(land, ridge, toward(bare, toward(snow, rgb(0x5C5D5B), 0.6 * cracks), west), 1.2)

    # On the left a wood climbs a slope: hazy above, sunlit in the middle, tall trees before the dark at the water.
    grain = fractal(random, 512, (1.6, 0.9), power=0.3)
    crest = along((0, 446), (60, 475), (117, 504), (240, 596), (270, 606), (300, 616), (350, 641), (400, 652),
                  (450, 671), (480, 690), (560, 734), (640, 790))
    above = lambda cx: crest[min(max(int(cx), 0), side - 1)]
    fill(woods, crest + 13, rgb(0x1A1F14), 2, bottom=790)

    def stand(t, count, high, low=0.7):
        """Trees in a row, from the crest at 0 to the shore at 1."""
        ink = lambda *stops: np.array([np.interp(t, [0, 0.18, 0.45, 1], stop) for stop in stops])
        dark = ink([38, 26, 14, 6], [43, 33, 19, 9], [31, 22, 10, 4])
        for _ in range(count):
            cx = random.uniform(-14, 640)
            top = above(cx)
            base = min(top + 24 + (748 - top) * t + random.uniform(-5, 5), 765 + random.uniform(0, 3))
            tall = high * random.uniform(low, 1.3) * np.interp(cx, [0, 300, 640], [1, 0.75, 0.3])
            if base - tall < top - 8:
                tall = base - top + random.uniform(2, 12)
            warm = np.array([9, 2, -6]) * random.uniform(0, 1)
            lit = ink([84, 78, 80, 88], [84, 82, 82, 88], [56, 36, 22, 32]) * random.uniform(0.62, 1.15) + warm
            half = tall * random.uniform(0.09, 0.125) + 1.2
            conifer(woods, random, grain, (cx, base), tall, half, lit, dark, light=0.36)

    for at in np.arange(-6, 640, 4.2):
        cx, tall = at + random.uniform(-2, 2), random.uniform(12, 27) * np.interp(at, [0, 300, 640], [1, 0.8, 0.4])
        place, half = (cx, above(cx) + random.uniform(15, 20)), tall * random.uniform(0.14, 0.19) + 1
        lit = np.array([78, 80, 58]) * random.uniform(0.75, 1.1)
        conifer(woods, random, grain, place, tall, half, lit, (40, 46, 35), light=0.2, crisp=0.7)
    for row in range(22):
        t = 0.62 * (row / 21) ** 1.1
        stand(t, int(np.interp(t, [0, 0.3, 0.62], [130, 74, 40])), np.interp(t, [0, 0.3, 0.62], [22, 40, 74]))
    gloom = smooth(0.42, 0.80, (y - crest) / np.maximum(40, 768 - crest) + 0.10 * fine) * smooth(640, 560, x)
    woods[..., :3] *= 1 - 0.85 * gloom[..., None]
    for t, count, high in ((0.70, 26, 100), (0.82, 22, 120), (0.90, 20, 140), (0.97, 20, 155), (1.0, 24, 110)):
        stand(t, count, high, low=0.45)
    # A meadow and a strip of gravel before it.
    meadow = (0.88 + 0.16 * smooth(779, 769, y)) * (1 + 0.13 * crop(wisps) + 0.06 * fine)
    fill(woods, 768 + 0.8 * rim + 0.012 * np.abs(x - 60), rgb(0x645C28) * meadow[..., None], 1.0, bottom=790)
    fill(woods, 778.5 + 0.4 * rim, rgb(0x68614E), 0.8, bottom=790)

    # A dark wood on the right stands in mist; with numbers of its own, it stays when the other wood changes.
    random = np.random.default_rng(19110725)
    tips = along((899, 2000), (900, 764), (1000, 742), (1120, 722), (1240, 706), (1300, 700), (1340, 696), (1370, 690),
                 (1408, 685))
    trunks = crop(fractal(random, side, (6, 3, 1.5), 5).T)
    tall_ones = [(1290, 20), (1305, 26), (1314, 15), (1326, 20), (1337, 19), (1350, 33), (1358, 22), (1365, 28),
                 (1379.1, 40), (1386, 26), (1401, 40), (1409, 30)]
    for cx, tall in [(random.uniform(930, 1415), random.uniform(10, 22)) for _ in range(300)] + tall_ones:
        place, half = (cx, np.interp(cx, x[0], tips) + 12), tall * random.uniform(0.25, 0.32) + 1
        conifer(woods, random, grain, place, tall, half, (84, 92, 66), (28, 40, 34), light=0.12, crisp=0.55)
    body = toward(rgb(0x05131B), rgb(0x0C181F), smooth(744, 766, y)) + (1.2 * fine + 2.2 * trunks)[..., None]
    fill(woods, tips + 4 + 2 * rim, body, 6)

    # The water: the land upside down under a duller sky, softer and darker, in swell that draws it out.
    water = net([0, 300, 470, 560, 800, 960, 1150, 1240, 1300, 1408], [
        (760, [0x8E9496, 0x9A9E9E, 0xA4A6A4, 0xA6A8A6, 0xB0B0AC, 0xB4B3AE, 0xBAB8B2, 0xBEBBB4, 0xC0BCB5, 0xC2BEB6]),
        (872, [0x8E9496, 0x9A9E9E, 0xA0A29F, 0xA2A3A0, 0xA8A8A4, 0xAAA9A5, 0xB2B1AB, 0xB9B8AE, 0xBCB8B2, 0xC0BEB4]),
        (896, [0x8E9496, 0x9A9E9E, 0x9DA099, 0x9FA19E, 0xA6A6A2, 0xA6A7A4, 0xA6A7A5, 0xAEADA7, 0xB4B1AA, 0xBCB7AF]),
        (915, [0x90928F, 0x9A9A94, 0x939694, 0x9A9B98, 0xA2A09D, 0x9E9E9B, 0x9E9E9D, 0xA6A4A1, 0xABA9A3, 0xB4B0A7]),
        (932, [0x908F8A, 0x9A978E, 0x949697, 0x9C9D99, 0x9E9C98, 0x8F908E, 0x949492, 0x9C9B97, 0xA5A4A0, 0xA9A8A1]),
        (950, [0x84847E, 0x8F8E88, 0x989A9B, 0x9A9C9D, 0x969591, 0x949593, 0x959897, 0x9B9B98, 0xA4A5A2, 0xA4A4A1]),
        (968, [0x74766F, 0x7E807D, 0x97999A, 0x989A9C, 0x919190, 0x939592, 0x97999A, 0x9D9E9D, 0xA1A3A2, 0xA2A3A1]),
    ], x, y)
    swell = crop(np.roll(wisps, (300, 500), axis=(0, 1)))
    water += (1.2 * swell + 0.6 * fine * smooth(880, 930, y))[..., None]
    for cx, cy, rx, ry, lit, dark, cover, lean in (
            (395, 930, 70, 8, 0xA8A298, 0x9C9890, 0.7, -0.15), (350, 955, 50, 6, 0xA8A196, 0x9A968C, 0.6, -0.1),
            (900, 926, 70, 5, 0xABA8A2, 0xA19F9A, 0.7, 0.2), (985, 940, 60, 9, 0x909190, 0x8C8D8C, 0.5, 0.0),
            (1296, 891, 26, 2.5, 0xAEABA5, 0xA8A6A0, 0.7, 0.0)):
        heap(water, 1, small, (cx, cy), (rx, ry), lit, dark, cover, lean, torn=0.35, soft=1.0)
    drift = 0.9 * swell + 0.5 * fine
    columns = np.clip(x + drift * np.interp(y, [766, 970], [0.3, 1.5]), 0, side - 1).astype(int)
    dull = np.interp(y, [766, 830, 900, 970], [0.84, 0.80, 0.78, 0.76])[..., None]
    picture = sky
    for layer, mirror, foot, tint in ((land, far, 770, rgb(0x030404) + np.zeros_like(sky)),
                                      (woods, shore, 766, smooth(890, 960, y)[..., None] * rgb(0x070701))):
        rows = np.clip(2 * mirror - y + 0.6 * drift, 0, foot).astype(int)  # the shore's own strip is not mirrored
        mirrored = blurred(layer, 0.7)[rows, columns]
        water = water * (1 - mirrored[..., 3:]) + mirrored[..., :3] * dull + tint * mirrored[..., 3:]
        picture = picture * (1 - layer[..., 3:]) + layer[..., :3]
    picture = toward(picture, water, smooth(-0.8, 0.8, y - shore))
    # Mist on the water, thickest under the far shore; a log lies in it.
    below = y - shore
    left, right = smooth(700, 300, x), smooth(500, 900, x)
    mist = right * np.interp(below, [-34, -10, -2, 1, 6, 16, 30, 44, 66, 84],
                             [0, 0.02, 0.09, 0.62, 0.66, 0.48, 0.29, 0.20, 0.12, 0])
    mist = mist + left * np.interp(below, [0, 1, 4, 14, 30, 44], [0, 0.36, 0.46, 0.32, 0.10, 0])
    mist = np.clip(mist * (1 + 0.10 * swell + 0.07 * fine), 0, 1)
    picture = toward(picture, toward(rgb(0x8E8E8A), rgb(0x929EA8), right), mist)
    log = np.exp(-((y - 794.5 + 0.8 * rim) / 0.9) ** 2) * smooth(1352, 1366, x) * smooth(1394, 1384, x)
    picture *= 1 - 0.75 * log[..., None]
    picture += 1.2 * blurred(random.standard_normal((height, side)), 0.6)[..., None]
    picture = np.clip(np.rint(picture / 2) * 2, 0, 255).astype(np.uint8)  # steps of 2 pack better; the grain hides them
    Image.fromarray(picture).save(folder / "lake.png", optimize=True)


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
        (0.852, [0x5F849B, 0x6391AD, 0x6394AE, 0x60899F, 0x5D7A8C, 0x596C77]),
        (0.925, [0x5B7080, 0x5F7E93, 0x60879B, 0x5F8295, 0x5D7A89, 0x586D77]),
        (1.00, [0x5C7483, 0x5D7D90, 0x5E8395, 0x5D7E90, 0x5F7A8A, 0x5E717C]),
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


# --- Maps: of a harbour, and of a coast -------------------------------------------------------------------------------


class Map:
    """A sheet painted at twice its size; points are (x, y) in pixels of the result, from an origin."""

    k = 2

    def __init__(self, size, color, origin=0):
        self.size, self.origin = size, origin
        self.image = Image.new("RGB", (size[0] * self.k, size[1] * self.k), color)
        self.draw = ImageDraw.Draw(self.image)

    def at(self, point):
        return point[0] * self.k, (point[1] + self.origin) * self.k

    @staticmethod
    def curve(points, closed=True, steps=14):
        """Through all points, softly (Catmull and Rom)."""
        n = len(points)
        get = (lambda i: points[i % n]) if closed else (lambda i: points[min(max(i, 0), n - 1)])
        out = []
        for i in range(n if closed else n - 1):
            a, b, c, d = (get(i + j) for j in (-1, 0, 1, 2))
            for s in range(steps):
                t = s / steps
                out.append(tuple(
                    0.5 * (2 * b[m] + (c[m] - a[m]) * t + (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t
                           + (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t ** 3) for m in (0, 1)))
        return out if closed else out + [points[-1]]

    def area(self, points, color, soft=True):
        self.draw.polygon([self.at(p) for p in (self.curve(points) if soft else points)], fill=color)

    def line(self, points, color, width, soft=True):
        path = [self.at(p) for p in (self.curve(points, closed=False) if soft else points)]
        self.draw.line(path, fill=color, width=round(width * self.k), joint="curve")
        r = width * self.k / 2
        for x, y in (path[0], path[-1]):
            self.draw.ellipse((x - r, y - r, x + r, y + r), fill=color)

    def roads(self, groups, color, edge, rim=1.0, soft=True):
        """Roads with edges, which are open where they meet: by width, several paths each."""
        for more, ink in ((2 * rim, edge), (0, color)):
            for width, paths in groups.items():
                for path in paths:
                    self.line(path, ink, width + more, soft)

    def mask(self, points, closed=True, width=None):
        """Where an outline is, or a line."""
        mask = Image.new("L", self.image.size)
        path = [self.at(p) for p in points]
        if width is None:
            ImageDraw.Draw(mask).polygon(path, fill=255)
        else:
            ImageDraw.Draw(mask).line(path + path[:2] if closed else path, fill=255, width=round(width * self.k),
                                      joint="curve")
        return mask

    def paint(self, layer, mask):
        self.image.paste(layer, (0, 0), mask)

    def tint(self, color, mask, amount):
        """A see-through color, for which the ground shows."""
        self.paint(Image.new("RGB", self.image.size, color), mask.point(lambda v: round(v * amount)))

    def dashes(self, points, color, width, pattern, closed=False):
        """A line of dashes: lengths drawn and left out, in turn."""
        path = points + points[:1] if closed else points
        place, left, on = 0, pattern[0], True
        for a, b in zip(path, path[1:]):
            length, t = math.dist(a, b), 0.0
            while t < length:
                step = min(left, length - t)
                if on:
                    ends = [(a[0] + (b[0] - a[0]) * s / length, a[1] + (b[1] - a[1]) * s / length)
                            for s in (t, t + step)]
                    self.draw.line([self.at(p) for p in ends], fill=color, width=round(width * self.k))
                t, left = t + step, left - step
                if left <= 1e-9:
                    place = (place + 1) % len(pattern)
                    left, on = pattern[place], place % 2 == 0

    def shade(self, color, patches, sigma):
        """Soft patches of another tone: outlines with amounts, blurred as a whole."""
        small = 8  # they are soft: an eighth of the size does
        field = Image.new("L", (self.size[0] // small + 1, self.size[1] // small + 1))
        pen = ImageDraw.Draw(field)
        for amount, points in patches:
            pen.polygon([(x / small, (y + self.origin) / small) for x, y in points], fill=round(255 * amount))
        field = field.filter(ImageFilter.GaussianBlur(sigma / small))
        self.paint(Image.new("RGB", self.image.size, color), field.resize(self.image.size, Image.Resampling.BICUBIC))

    def save(self, path, colors=None):
        image = self.image.resize(self.size, Image.Resampling.LANCZOS)
        if colors:
            image = image.quantize(colors, dither=Image.Dither.NONE).convert("RGB")
        image.save(path, optimize=True)


MAP = (1290, 2796)  # a screen of 430 x 932 points at three pixels per point


def harbour(folder):
    water, deep, pond = (155, 211, 240), (140, 203, 241), (156, 213, 240)
    park, meadow, wood, sand = (189, 221, 152), (197, 231, 156), (183, 221, 145), (226, 235, 187)
    town, yard, dune = (247, 247, 242), (233, 241, 221), (240, 235, 203)
    street, casing, main, ramp = (225, 228, 229), (204, 208, 209), (174, 178, 179), (209, 210, 213)
    pier, course, county, dash = (234, 233, 229), (138, 194, 233), (164, 92, 165), (159, 108, 178)
    edge = (176, 178, 181)
    sheet = Map(MAP, water, origin=1713)  # the lower part, which bars cover least, has its own origin
    area, line = sheet.area, sheet.line

    # The channel is deeper, and a little of the water off the park.
    sheet.shade(deep,
                [(0.30, [(640, 430), (700, 250), (900, 60), (1000, -200), (1400, -200), (1100, 300), (840, 420)]),
                 (0.95,
                  [(1210, -1800), (1110, -1200), (1200, -600), (1190, 0), (1150, 280), (1035, 520), (950, 700),
                   (870, 900), (780, 1180), (1400, 1180), (1400, -1800)]),
                 (0.80, [(1300, 420), (1210, 640), (1180, 900), (1130, 1180), (1400, 1180), (1400, 420)])], 64)

    # The mainland, from the bay in the west over the point to the north shore.
    coast = [(-80, 560), (-30, 553), (40, 550), (85, 549), (108, 546), (113, 525), (119, 508), (125, 497), (133, 487),
             (141, 477), (148, 466), (158, 453), (168, 441), (178, 431), (190, 418), (200, 409), (215, 399), (229, 389),
             (239, 378), (237, 368), (229, 361), (216, 362), (206, 349), (194, 344), (182, 340), (178, 345), (176, 349),
             (160, 350), (144, 354), (134, 359), (128, 369), (123, 382), (124, 394), (118, 400), (111, 404), (112, 416),
             (107, 425), (98, 427), (95, 414), (95, 396), (96, 380), (104, 362), (113, 346), (121, 333), (136, 317),
             (152, 300), (162, 294), (174, 294), (186, 303), (195, 307), (203, 300), (208, 284), (214, 262), (219, 250),
             (228, 247), (240, 252), (249, 259), (250, 278), (262, 283), (276, 291), (290, 299), (310, 316), (330, 330),
             (350, 344), (366, 356), (366, 368), (360, 382), (360, 402), (367, 410), (375, 410), (380, 402), (382, 388),
             (390, 384), (398, 388), (404, 398), (402, 410), (398, 428), (404, 426), (407, 412), (412, 403), (420, 402),
             (430, 416), (428, 432), (425, 447), (432, 444), (435, 430), (446, 426), (458, 432), (465, 440), (462, 452),
             (458, 468), (470, 482), (486, 494), (502, 503), (520, 513), (538, 522), (545, 518), (549, 505), (553, 490),
             (556, 476), (546, 468), (530, 457), (520, 448), (511, 436), (508, 426), (513, 410), (509, 398), (498, 398),
             (484, 397), (483, 388), (492, 376), (495, 360), (504, 352), (515, 348), (530, 353), (540, 364), (548, 360),
             (555, 345), (570, 327), (585, 311), (597, 300), (604, 299), (614, 306), (626, 316), (638, 321), (650, 306),
             (662, 284), (680, 256), (697, 228), (717, 203), (740, 178), (765, 152), (790, 122), (815, 92), (840, 66),
             (870, 40), (900, 16), (930, -14), (968, -80), (1010, -260), (960, -420), (990, -640), (1090, -820),
             (1130, -1060), (1080, -1300), (1150, -1500), (1130, -1800), (-80, -1800), (-80, 400)]
    area(coast, park)

    # Ponds, a creek, woods and a beach in the north.
    for outline in ([(150, -420), (260, -470), (330, -400), (270, -320), (160, -340)],
                    [(690, -900), (800, -960), (880, -880), (800, -790), (700, -810)]):
        area(outline, pond)
    line([(330, -400), (470, -430), (600, -380), (760, -420), (980, -440)], pond, 22)
    # The park on the point: a sandy heath between woods, meadows toward the water.
    area([(250, -120), (300, -90), (420, -60), (450, 70), (440, 86), (402, 88), (386, 75), (360, 84), (300, 50),
          (262, 30), (228, 38), (165, 60), (112, 96), (60, 90), (24, 84), (178, 2), (240, -60)], meadow, soft=False)
    area([(-20, 104), (30, 88), (110, 104), (122, 120), (142, 138), (112, 168), (60, 182), (20, 204), (-20, 220)], wood,
         soft=False)
    area([(30, 88), (110, 104), (122, 120), (142, 138), (126, 150), (104, 124), (80, 108), (34, 106), (20, 94)], meadow,
         soft=False)
    area([(-20, 232), (60, 200), (110, 176), (150, 146), (166, 160), (132, 190), (94, 212), (40, 232), (-20, 254)],
         meadow, soft=False)
    area([(386, 75), (402, 88), (440, 86), (452, 70), (454, 54), (480, 64), (522, 69), (531, 98), (560, 112),
          (598, 124), (612, 138), (598, 160), (556, 221), (540, 203), (510, 183), (485, 166), (450, 150), (412, 118),
          (384, 100), (360, 84)], wood, soft=False)
    area([(410, -30), (470, -120), (640, -150), (780, -60), (768, -20), (745, 30), (732, 66), (700, 95), (645, 107),
          (628, 118), (613, 137), (600, 126), (575, 115), (550, 107), (531, 99), (524, 68.5), (480, 64.5), (455, 55),
          (446, 34), (432, 12)], sand, soft=False)
    area([(738, -20), (768, -20), (746, 30), (735, 52), (718, 51), (713, 38)], wood, soft=False)
    area([(506, 168), (512, 160), (528, 164), (540, 180), (548, 196), (530, 192), (512, 182)], meadow)
    area([(612, 154), (622, 142), (640, 148), (660, 164), (660, 180), (648, 193)], meadow, soft=False)
    area([(560, 216), (580, 206), (592, 206), (630, 235), (655, 251), (671, 259), (660, 284), (649, 304), (637, 319),
          (604, 297), (570, 325), (546, 360), (530, 350), (515, 345), (494, 357), (484, 386), (482, 396), (508, 399),
          (511, 410), (506, 426), (480, 412), (424, 376), (456, 330), (492, 310)], meadow, soft=False)
    area([(573, 244), (575, 230), (585, 221), (600, 221), (604, 232), (606, 243), (613, 251), (602, 258), (593, 266),
          (584, 262), (575, 255), (567, 248)], pond)
    line([(494, 347), (488, 362), (482, 375), (468, 391), (484, 398)], pond, 4.5, soft=False)

    # A golf course: holes along its slope, ponds and a ditch; a beach before it.
    area([(-20, 500), (20, 520), (80, 530), (86, 548), (-20, 548)], meadow, soft=False)
    for hole in ([(-20, 390), (60, 440), (70, 500), (40, 510), (-20, 450)],
                 [(20, 330), (60, 350), (110, 420), (86, 440), (50, 380)],
                 [(70, 260), (150, 232), (158, 246), (100, 275), (74, 276)],
                 [(50, 290), (66, 284), (72, 300), (54, 302)],
                 [(104, 324), (120, 300), (150, 278), (156, 284), (122, 318), (112, 336)],
                 [(80, 350), (108, 344), (96, 372)], [(-20, 310), (24, 322), (20, 336), (-20, 330)],
                 [(74, 214), (126, 206), (100, 232), (72, 240)]):
        area(hole, wood)
    area([(104, 547), (110, 540), (119, 506), (133, 486), (148, 466), (166, 443), (156, 445), (138, 464), (114, 470),
          (118, 486), (104, 492), (108, 516)], meadow, soft=False)
    area([(156, 290), (130, 318), (104, 350), (92, 380), (84, 402), (90, 440), (92, 486), (112, 472), (134, 464),
          (150, 446), (168, 440), (190, 418), (239, 378), (229, 361), (216, 362), (206, 349), (182, 340), (178, 349),
          (144, 354), (128, 369), (123, 382), (124, 394), (111, 404), (112, 416), (107, 425), (98, 427), (95, 396),
          (104, 362), (121, 333), (152, 300), (166, 293)], sand, soft=False)
    area([(188, 418), (190, 405), (204, 388), (213, 378), (214, 362), (229, 361), (237, 368), (239, 378), (229, 389),
          (204, 406)], dune, soft=False)
    area([(178, 349), (182, 340), (194, 343), (206, 349), (213, 362), (204, 358), (194, 348)], dune, soft=False)
    for outline in ([(-20, 272), (4, 270), (18, 262), (30, 259), (34, 272), (27, 288), (16, 298), (-20, 296)],
                    [(-20, 340), (2, 352), (7, 364), (-20, 362)],
                    [(-20, 416), (6, 420), (20, 430), (33, 443), (41, 455), (39, 466), (28, 463), (8, 446), (-20, 436)],
                    [(18, 466), (26, 470), (38, 477), (48, 478), (60, 488), (68, 498), (62, 501), (44, 492), (26, 482),
                     (19, 474)],
                    [(19, 541), (24, 533), (38, 524), (50, 522), (62, 526), (68, 519), (76, 524), (78, 530), (66, 534),
                     (56, 532), (50, 537), (28, 541)]):
        area(outline, pond)
    for ditch, width in (([(57, 313), (74, 306), (100, 286), (124, 266), (147, 247)], 4),
                         ([(17, 370), (40, 387), (62, 402)], 5.5),
                         ([(62, 402), (70, 414), (76, 440), (82, 468), (88, 488)], 7), ([(88, 488), (112, 482)], 8),
                         ([(112, 482), (118, 470), (136, 463), (150, 447)], 4.5)):
        line(ditch, pond, width)

    # Town: quarters of the upper part are leaning grids cut to an outline.
    def quarter(outline, lean, step, offset=0, wide=5):
        cx = sum(p[0] for p in outline) / len(outline)
        cy = sum(p[1] for p in outline) / len(outline)
        reach = max(math.hypot(p[0] - cx, p[1] - cy) for p in outline) + step
        c, s = math.cos(lean), math.sin(lean)
        turn = lambda u, v: (cx + u * c - v * s, cy + u * s + v * c)
        whole, paths = Map(MAP, town, sheet.origin), []
        for i in range(-int(reach / step) - 1, int(reach / step) + 2):
            u, v = i * step + offset, i * step * 0.74 + offset
            paths += [[turn(u, -reach), turn(u, reach)], [turn(-reach, v), turn(reach, v)]]
        whole.roads({wide: paths}, street, casing, soft=False)
        sheet.paint(whole.image, sheet.mask(outline))

    quarter([(-20, -1713), (600, -1713), (560, -1100), (420, -760), (-20, -700)], 0.12, 92, 0, 6)
    quarter([(640, -1713), (1070, -1713), (1040, -1320), (1080, -1080), (900, -1010), (640, -1080)], -0.2, 80, 30)
    quarter([(420, -680), (640, -740), (700, -560), (880, -520), (860, -460), (560, -470), (420, -500)], 0.3, 74, 8)
    for outline in ([(-20, -90), (140, -90), (200, -14), (178, 2), (150, 17), (110, 40), (76, 62), (42, 79), (20, 87),
                     (6, 99), (-20, 102)],
                    [(-20, 168), (6, 150), (26, 137), (52, 118), (84, 118), (98, 129), (109, 149), (100, 158),
                     (64, 180), (20, 200), (-20, 204)],
                    [(127, 208), (148, 202), (160, 208), (166, 218), (164, 226), (172, 222), (181, 221), (192, 234),
                     (194, 268), (203, 272), (212, 278), (208, 290), (203, 300), (195, 307), (184, 302), (171, 292),
                     (170, 276), (164, 252), (156, 234), (146, 226)],
                    [(-20, 516), (20, 516), (24, 526), (18, 536), (20, 543), (50, 538), (60, 535), (80, 532), (86, 548),
                     (105, 548), (105, 598), (110, 612), (114, 636), (114, 652), (108, 657), (98, 650), (90, 640),
                     (60, 604), (50, 595), (38, 596), (20, 599), (0, 610), (-20, 612)],
                    [(20, 608), (40, 603), (50, 614), (62, 630), (74, 645), (72, 652), (60, 653), (44, 640), (30, 622)],
                    [(-20, 616), (10, 618), (18, 620), (34, 638), (52, 654), (64, 660), (78, 656), (92, 668), (98, 690),
                     (98, 724), (106, 741), (113, 754), (105, 763), (92, 767.8), (66, 742.8), (40, 718.8), (20, 698.8),
                     (24, 686), (18, 668), (-20, 634)],
                    [(-20, 772), (0, 787), (26, 810), (46, 832), (66, 849), (76, 860), (75, 870), (69, 875), (58, 866),
                     (48, 858), (36, 861), (24, 871), (10, 869), (8, 874), (11, 886), (3, 880), (-20, 878)],
                    [(-20, 1046), (6, 1062), (24, 1072), (35, 1078), (36, 1095), (-20, 1095)]):
        area(outline, town, soft=False)
    area([(-20, 10), (-20, -20), (30, -2), (14, 18), (0, 34)], meadow, soft=False)
    area([(238, 28), (264, 26), (268, 34), (286, 36), (330, 68), (344, 62), (354, 70), (380, 86), (398, 100),
          (412, 106), (408, 118), (423, 132), (428, 141), (438, 158), (456, 172), (466, 181), (474, 180), (478, 169),
          (488, 170), (500, 179), (520, 196), (536, 207), (547, 218), (540, 228), (530, 238), (521, 250), (510, 263),
          (500, 278), (494, 287), (482, 283), (476, 290), (462, 285), (448, 275), (434, 269), (422, 282), (412, 296),
          (404, 300), (388, 290), (376, 280), (366, 272), (356, 284), (346, 298), (336, 299), (320, 288), (308, 276),
          (286, 275), (250, 246), (232, 228), (206, 208), (196, 196), (190, 180), (160, 158), (150, 146), (178, 128),
          (224, 118), (232, 100), (226, 82), (216, 70)], town, soft=False)
    area([(241, 121), (290, 157), (346, 196), (318, 232), (290, 266), (284, 274), (270, 262), (226, 232), (206, 200),
          (204, 174)], yard, soft=False)
    area([(214, 160), (241, 121), (252, 132), (236, 156), (236, 200), (226, 228), (206, 204)], town, soft=False)
    area([(322, 184), (345, 196), (288, 270), (276, 252), (300, 220)], town, soft=False)
    area([(290, 157), (304, 168), (321, 183), (316, 196), (300, 199), (284, 206), (276, 198), (288, 190), (286, 180),
          (277, 168)], wood, soft=False)
    area([(249, 259), (262, 270), (284, 280), (286, 294), (262, 283), (250, 280)], yard, soft=False)
    area([(300, 280), (308, 278), (336, 299), (347, 298), (366, 273), (404, 300), (434, 270), (448, 276), (418, 300),
          (396, 336), (384, 346)], meadow, soft=False)
    for outline in ([(418, 383), (426, 380), (464, 412), (460, 426), (451, 427), (436, 412), (416, 397)],
                    [(440, 288), (446, 282), (462, 294), (460, 303), (450, 298)],
                    [(555, 190), (560, 180), (567, 175), (572, 182), (564, 192)]):
        area(outline, yard, soft=False)
    for outline in ([(-20, 884), (2, 897), (12, 912), (34, 916), (62, 920), (61, 932), (48, 934), (30, 929), (10, 924),
                     (6, 934), (0, 944), (-20, 946)], [(108, 657), (114, 652), (115, 676), (112, 672)],
                    [(80, 610), (96, 602), (98, 620)], [(54, 680), (68, 680), (80, 690), (78, 680), (82, 676)]):
        area(outline, meadow, soft=False)

    # Streets, then a motorway over them with the ramps of its junction.
    blocks = [[(62, -4), (82, 18), (96, 36), (128, 18), (166, -6)], [(240, 121), (340, 195), (440, 268), (483, 300)],
              [(400, 117), (342, 193), (283, 275)], [(196, 196), (190, 180)]]
    lanes = [[(-20, 563), (50, 552), (82, 549)], [(-20, 580), (50, 568), (86, 561)],
             [(-20, 596), (4, 590), (52, 582), (90, 575)], [(62, 593), (92, 587)],
             [(48, 553), (52, 582), (74, 606), (94, 630)], [(82, 549), (90, 580), (96, 620), (94, 642)],
             [(76, 606), (92, 600)], [(-20, 608), (4, 590), (2, 564)],
             [(-20, 610), (0, 630), (48, 672), (78, 676), (80, 692)],
             [(28, 618), (36, 618), (58, 642), (56, 658), (48, 672), (38, 684)],
             [(-20, 626), (38, 684), (60, 706), (88, 730)]]
    through = [[(-40, 256), (0, 246), (50, 230), (94, 214), (130, 194), (160, 158)],
               [(110, 103), (116, 114), (140, 137), (165, 164), (190, 188), (204, 210), (222, 230), (240, 242),
                (285, 275), (330, 310), (380, 347), (417, 374), (455, 404), (483, 426)],
               [(483, 426), (491, 433), (488, 446), (478, 449), (474, 440), (483, 426)],
               [(270, 35), (284, 37), (330, 70), (365, 94), (400, 117), (450, 150), (485, 165), (510, 182), (540, 202),
                (555, 221)],
               [(400, -60), (340, -4), (285, 9), (273, 20), (268, 38), (266, 66), (261, 88), (240, 121), (205, 168),
                (190, 186)],
               [(880, -300), (800, -90), (765, -5), (750, 14), (743, 38), (732, 64), (712, 89), (700, 95), (660, 101),
                (640, 110), (625, 124), (600, 158), (555, 221), (502, 298), (490, 310), (456, 327), (448, 335),
                (417, 374)], [(-40, -240), (300, -210), (600, -250), (880, -300), (960, -600)]]
    avenue = [(-60, 72), (0, 76), (14, 76), (60, 90), (110, 103)]
    sheet.roads({4.5: blocks + lanes, 5.5: through, 7: [avenue]}, street, casing, soft=False)
    wide = [[(114, 95), (140, 75), (165, 59)], [(158, 72), (174, 64), (192, 64), (206, 71)],
            [(216, 76), (223, 82), (231, 98), (224, 112), (214, 115)]]
    narrow = [[(165, 59), (215, 42), (232, 26)], [(214, 115), (178, 124), (158, 138)],
              [(156, 75), (168, 79), (176, 92), (173, 104)], [(206, 80), (199, 92), (200, 106), (206, 113), (216, 115)],
              [(134, 80), (158, 75)], [(121, 94), (116, 108)]]
    sheet.roads({8: wide, 6: narrow}, ramp, edge, soft=False)
    motorway = [(-60, 240), (0, 218), (64, 194), (106, 165), (149, 134), (180, 100), (219, 50), (240, 25), (262, -2),
                (330, -120), (380, -330), (360, -620), (480, -980), (600, -1300), (620, -1800)]
    sheet.roads({16: [sheet.curve(motorway, closed=False, steps=4)]}, main, (140, 143, 144), rim=1.2, soft=False)

    # Piers, a bridge to an island, and another island with lines of its own around it.
    for path, width in (([(203, 300), (206, 307), (213, 313)], 4), ([(48, 752), (62, 738)], 2),
                        ([(-4, 950), (37, 980)], 5), ([(817, 84), (932, 164)], 5)):
        line(path, pier, width, soft=False)
    area([(857, 249), (880, 222), (878, 211), (896, 198), (912, 204), (932, 183), (952, 182), (1018, 196), (1020, 206),
          (985, 255), (962, 256), (945, 276), (930, 297), (902, 290), (878, 270)], park, soft=False)
    area([(894, 198), (910, 187), (922, 170), (932, 160), (946, 164), (952, 152), (966, 147), (985, 160), (1002, 174),
          (990, 200), (956, 186), (944, 181), (932, 182), (922, 192), (912, 204)], town, soft=False)
    sheet.tint(county, sheet.mask([(942, 162), (954, 154), (965, 143), (984, 152), (1002, 168), (1010, 190),
                                   (946, 190)]), 0.28)
    sheet.dashes([(944, 166), (962, 151), (982, 162), (1004, 180)], dash, 4, (10, 5, 16, 6))
    island = [(753, 518), (757, 507), (770, 506), (788, 506), (806, 514), (830, 528), (852, 543), (872, 566),
              (880, 590), (862, 608), (830, 616), (804, 606), (786, 582), (768, 562), (758, 546), (751, 534)]
    area([(760, 520), (764, 513), (792, 508), (812, 518), (846, 542), (868, 570), (870, 596), (836, 608), (806, 594),
          (784, 566), (766, 546)], town, soft=False)
    area([(784, 534), (794, 538), (796, 533), (808, 536), (812, 528), (810, 522), (846, 544), (856, 560), (800, 556)],
         wood, soft=False)
    sheet.tint(county, sheet.mask(island, width=20), 0.30)
    sheet.dashes(island, dash, 5, (16, 8, 7, 8), closed=True)
    for path in ([(742, 554), (760, 546)], [(740, 549), (745, 560)], [(870, 556), (883, 547)], [(880, 542),
                 (886, 552)]):
        line(path, pier, 4, soft=False)

    # The ferries' courses, and the border of two counties through the channel.
    for path in ([(1236, -1800), (1196, -900), (1183, 0), (1176, 90), (1166, 170), (1150, 222), (1132, 238),
                  (1116, 248), (1080, 263), (1010, 270), (990, 266), (978, 256)],
                 [(1330, 232), (1210, 245), (1140, 254), (1080, 263)],
                 [(1330, 318), (1286, 334), (1232, 352), (1150, 410), (1030, 500), (964, 560), (900, 634), (880, 660)],
                 [(1153, 200), (1146, 254), (1128, 312), (1112, 350), (1056, 436), (1010, 500), (966, 556)],
                 [(960, 240), (988, 300), (994, 375), (996, 420), (984, 500), (966, 550), (928, 596), (884, 650)],
                 [(742, 554), (712, 569), (703, 584), (716, 620), (744, 650), (778, 668), (850, 684)],
                 [(1330, 500), (1284, 560), (1262, 640), (1222, 720), (1140, 790), (1092, 820)],
                 [(1330, 430), (1276, 540), (1255, 620)], [(-60, 692), (0, 737), (40, 775), (95, 824), (118, 842)]):
        line(path, course, 2.2, soft=False)
    border = [(1353.8, 162), (1298, 296), (1130, 700), (1097, 780), (1071, 828), (950.5, 1060), (919.5, 1118)]
    sheet.tint(county, sheet.mask(border, closed=False, width=20), 0.30)
    sheet.dashes(border, dash, 5, (29.3, 8.2, 6.6, 8.6, 13.7, 8.6))
    sheet.save(folder / "harbour.png", 240)


def coast(folder):
    """A desert coast on a map of a small scale, for a screen behind others, past which its left edge and its foot show;
    880 x 1912, a screen of 440 x 956 points at two pixels per point."""
    random = np.random.default_rng(20250611)
    sea, shallow, land, field = (33, 176, 247), (126, 211, 249), (255, 243, 230), (213, 248, 166)
    road, dash, relief = (160, 184, 218), (188, 92, 172), (238, 226, 211)
    sheet = Map((880, 1912), sea)
    beach = [(-60, 1250), (0, 1246), (40, 1240), (70, 1228), (90, 1216), (104, 1206), (120, 1196), (136, 1180),
             (150, 1165), (165, 1148), (178, 1135), (190, 1121)]
    shore = beach + sheet.curve([(190, 1121), (240, 1056), (300, 970), (350, 880), (384, 790), (396, 700), (430, 610),
                                 (424, 540), (450, 470), (520, 420), (640, 300), (740, 140), (800, -60)], closed=False)
    sheet.shade(shallow, [(0.17, [(-60, 700), (420, 540), (800, -60), (960, -60), (960, 2000), (-60, 2000)])], 130)
    sheet.shade(shallow, [(0.30, [(-60, 1010), (100, 960), (190, 860), (360, 600), (620, 200), (760, -60), (960, 2000),
                                 (-60, 2000)])], 70)
    inland = [(960, -60), (960, 2000), (-60, 2000)]
    sheet.shade(shallow, [(0.95, [(-60, 1165)] + [(x - 8, y - 84) for x, y in shore[1:]] + inland)], 36)
    # An island, out of focus beyond the edge; the sea is lighter around it.
    sheet.shade((74, 192, 248),
                [(0.7, [(-80, -80), (900, -80), (900, 40), (120, 50), (40, 100), (20, 240), (-80, 250)])], 24)
    sheet.shade((214, 222, 188), [(1.0, [(-80, -80), (74, -80), (72, 4), (52, 20), (30, 26), (-80, 22)])], 9)
    sheet.line([(90, 206), (0, 335), (-60, 420)], (52, 164, 226), 1.2)

    sheet.area(shore + inland, land, soft=False)
    sheet.shade((252, 232, 227),
                [(0.75, [(-60, 1650), (230, 1690), (900, 1690), (900, 1800), (400, 1890), (-60, 2000)])], 40)
    # Fields behind the beach, towns in them, and a little green elsewhere.
    rear = sheet.curve([(960, 300), (820, 420), (760, 560), (700, 620), (640, 800), (560, 900), (520, 1020),
                        (400, 1100), (320, 1200), (250, 1228), (190, 1236)], closed=False)
    front = [(160, 1238), (150, 1248), (140, 1251), (134, 1236), (122, 1210), (112, 1216), (100, 1226), (92, 1232)]
    sheet.area([(86, 1219)] + shore[5:] + [(960, -60)] + rear + front, field, soft=False)
    for patch in ([(86, 1231), (92, 1222), (108, 1222), (104, 1230), (94, 1233)],
                  [(140, 1251), (146, 1240), (200, 1234), (200, 1238), (160, 1240), (156, 1248)],
                  [(-10, 1262), (2, 1256), (14, 1268), (25, 1291), (8, 1278), (-10, 1272)],
                  [(104, 1400), (108, 1390), (115, 1388), (116, 1402), (110, 1415)]):
        sheet.area(patch, (233, 246, 164) if patch[0][1] < 1300 else (250, 243, 204))
    for town in ([(152, 1166), (162, 1154), (172, 1160), (160, 1172)],
                 [(136, 1184), (142, 1178), (144, 1190), (136, 1194)],
                 [(178, 1136), (190, 1122), (230, 1080), (220, 1120), (188, 1142)],
                 [(440, 610), (500, 560), (540, 600), (500, 680), (450, 690)],
                 [(540, 420), (600, 350), (640, 380), (590, 450)], [(320, 1010), (360, 960), (370, 1010)]):
        sheet.area(town, (240, 243, 236))
    # Hills: short strokes where the ground is rough, left and right of a gulf.
    for x0, x1, y0, y1, count in ((54, 100, 1384, 1424, 26), (90, 238, 1856, 1912, 110), (340, 480, 1700, 1912, 190),
                                  (150, 190, 1460, 1500, 8), (660, 860, 1740, 1912, 60)):
        for _ in range(count):
            x, y = random.uniform(x0, x1), random.uniform(y0, y1)
            lean, length = random.uniform(-0.9, 0.9), random.uniform(4, 12)
            ends = [(x - length * math.cos(lean) / 2, y - length * math.sin(lean) / 2), (x, y + random.uniform(-2, 2)),
                    (x + length * math.cos(lean) / 2, y + length * math.sin(lean) / 2)]
            sheet.line(ends, relief, random.uniform(0.8, 1.6))
    sheet.area([(272, 1752), (286, 1744), (302, 1750), (310, 1768), (306, 1810), (299, 1860), (298, 1880), (292, 1896),
                (290, 1920), (240, 1920), (243, 1890), (250, 1866), (256, 1800), (262, 1764)], (62, 180, 245))

    for _ in range(420):  # the rest, behind other screens
        x, y = random.uniform(240, 880), random.uniform(1100, 1700)
        if y > 1900 - x:
            lean, length = random.uniform(-0.9, 0.9), random.uniform(5, 14)
            dx, dy = length * math.cos(lean) / 2, length * math.sin(lean) / 2
            sheet.line([(x - dx, y - dy), (x + dx, y + dy)], relief, random.uniform(0.8, 1.6))
    sheet.area([(690, 880), (716, 900), (722, 980), (706, 1060), (712, 1130), (690, 1180), (672, 1140), (676, 1040),
                (668, 960)], (62, 180, 245))

    # A border, roads, and the names' dots.
    border = Map.curve([(118, 1196), (126, 1215), (132, 1232), (141, 1268), (150, 1296), (160, 1322), (172, 1350),
                        (190, 1391.5), (240, 1510), (290, 1620), (334, 1716)], closed=False, steps=4)
    sheet.tint((214, 150, 200), sheet.mask(border, closed=False, width=10), 0.42)
    sheet.dashes(border, dash, 3.2, (15, 5, 4, 5))
    for path in ([(190, 1146), (170, 1168), (160, 1188), (160, 1204), (146, 1218), (134, 1226)],
                 [(-6, 1656), (60, 1696), (110, 1716), (156, 1738)], [(299, 1716), (293, 1746)],
                 [(334, 1716), (322, 1748)], [(774, 1712), (756, 1744)]):
        sheet.dashes(path, dash, 2.6, (8, 5) if path[0][1] < 1200 else (9, 3, 3, 3))
    for width, paths in ((2.5,
                          [[(4, 1264), (20, 1266), (26, 1263), (34, 1275), (38, 1294), (29, 1302), (26, 1312),
                            (16, 1332), (15, 1350), (4, 1376), (-8, 1406)],
                           [(29, 1302), (50, 1311), (70, 1325), (82, 1336), (92, 1348), (102, 1350), (108, 1357),
                            (118, 1355), (126, 1348), (124, 1358)],
                           [(118, 1355), (125, 1360), (123, 1370), (128, 1388), (140, 1392), (158, 1402), (162, 1412),
                            (156, 1430), (152, 1442), (153, 1466), (162, 1480), (166, 1502), (175, 1515),
                            (230, 1546), (330, 1540), (420, 1590), (560, 1560), (700, 1620), (900, 1590)],
                           [(900, 300), (700, 560), (560, 760), (440, 960), (330, 1120), (240, 1130), (178, 1135)],
                           [(330, 1120), (420, 1260), (400, 1420), (420, 1590)],
                           [(336, 1866), (346, 1886), (358, 1900), (360, 1920)],
                           [(622, 1876), (630, 1871), (638, 1874), (652, 1888), (658, 1920)],
                           [(342, 1700), (334, 1746)], [(388, 1700), (376, 1742)], [(576, 1700), (586, 1744)]]),
                         (4.6,
                          [[(-8, 1644), (20, 1660), (62, 1678), (95, 1699), (120, 1706), (138, 1716), (152, 1718),
                            (162, 1706), (178, 1703), (200, 1707), (246, 1724), (276, 1732), (274, 1748)]])):
        for path in paths:
            sheet.line(path, road, width, soft=False)
    for x, y in ((6, 1256), (142, 1189), (178, 1135)):
        sheet.area([(x + 5.4 * math.cos(t / 6 * math.pi), y + 5.4 * math.sin(t / 6 * math.pi)) for t in range(12)],
                   (250, 251, 247))
        sheet.area([(x + 3.4 * math.cos(t / 6 * math.pi), y + 3.4 * math.sin(t / 6 * math.pi)) for t in range(12)],
                   (24, 22, 20))
    sheet.save(folder / "coast.png")


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
    coast(folder)
    from_p3(folder, "harbour")
    from_p3(folder, "lagoon", side=300)
    thumbs(folder)
    success(folder)
    contact(folder)
    concert(folder)
    books(folder)
