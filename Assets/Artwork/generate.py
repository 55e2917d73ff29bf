#!/usr/bin/env python3
"""Paints the album pictures of this folder: python3 generate.py [FOLDER]

Needs numpy and Pillow. Every picture is computed from the seeds and figures below; no photograph goes into it. Work is
done in linear light at twice the size, then averaged down. Other releases of numpy may change single pixels.
"""

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


# --- A lagoon at dusk -------------------------------------------------------------------------------------------------


def lagoon(folder):
    random = np.random.default_rng(17031959)
    x, y = grid(WORK)
    # Colours on a coarse net: a bright channel in still water, mist from the right, the deep below.
    columns = [0.30, 0.42, 0.50, 0.57, 0.634, 0.70]
    rows = [
        (0.00, [0xBFD3DA, 0xC6DAE0, 0xCCDFE3, 0xCFE0E4, 0xD0DDDF, 0xC9D2D3]),
        (0.45, [0x8FB9CC, 0x96C3D6, 0x9AC6D7, 0x9CC8D8, 0x98B6C2, 0x8E9FA8]),
        (0.787, [0x689DBC, 0x6DA7C7, 0x6EA6C4, 0x6D9AB2, 0x6D899A, 0x6F7F8B]),
        (0.852, [0x5F88A0, 0x6293AF, 0x6394AE, 0x628BA1, 0x627F92, 0x5F727D]),
        (0.925, [0x5D7C8F, 0x5F869C, 0x608A9F, 0x5F8295, 0x607C8B, 0x5D707A]),
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


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)
    rain(folder)
    forest(folder)
    sunset(folder)
    lagoon(folder)
    column(folder)
