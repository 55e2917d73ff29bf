// Bodies of glass: places of a soft raster looked up, and colours with light on them. Formulas: ReferenceGlass in
// PixelKernels.

typedef double f64x8 __attribute__((vector_size(64), aligned(8)));
typedef int64_t i64x8 __attribute__((vector_size(64)));

// A macro, as functions that return wide vectors differ between processor levels.
#define chosen(mask, a, b) ((f64x8)(((mask) & (i64x8)(a)) | (~(mask) & (i64x8)(b))))

/// Up to 8 places.
static inline __attribute__((always_inline)) void nearest_8(
    double *distance, double *normal_x, double *normal_y, const vitrine_chord *chords, int32_t chords_count,
    const double *places, double v, int32_t count) {
// Products and sums are rounded one by one, as in the reference.
#pragma clang fp contract(off)
    const f64x8 zero = {0}, one = zero + 1;
    f64x8 u = zero + places[0];
    for (int32_t i = 0; i < count; i++) u[i] = places[i];
    f64x8 best = zero + __builtin_inf(), best_x = zero, best_y = zero, side = zero;
    for (int32_t k = 0; k < chords_count; k++) {
        const vitrine_chord *c = chords + k;
        f64x8 t = u * c->along_x + v * c->along_y - c->before;
        t = chosen(t > zero, t, zero);
        t = chosen(t < one, t, one);
        const f64x8 x = u - c->x - t * c->dx;
        const f64x8 y = (v - c->y) - t * c->dy;
        const f64x8 squared = x * x + y * y;
        const i64x8 nearer = squared < best;
        best = chosen(nearer, squared, best);
        best_x = chosen(nearer, x, best_x);
        best_y = chosen(nearer, y, best_y);
        side = chosen(nearer, c->dx * (v - c->y) - c->dy * (u - c->x), side);
    }
    f64x8 length;
    for (int32_t i = 0; i < 8; i++) length[i] = __builtin_sqrt(best[i]);
    const i64x8 inside = side >= zero;
    const i64x8 on = length < zero + 1e-9;
    const f64x8 signed_length = chosen(inside, -length, length);
    const f64x8 scale = one / signed_length;
    const f64x8 d = chosen(on, zero, signed_length);
    const f64x8 x = chosen(on, zero - 0.7071067811865476, best_x * scale);
    const f64x8 y = chosen(on, zero - 0.7071067811865476, best_y * scale);
    for (int32_t i = 0; i < count; i++) {
        distance[i] = d[i];
        normal_x[i] = x[i];
        normal_y[i] = y[i];
    }
}

static void nearest(
    double *distance, double *normal_x, double *normal_y, const vitrine_chord *chords, int32_t chords_count,
    const double *u, double v, int32_t count) {
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        nearest_8(distance + i, normal_x + i, normal_y + i, chords, chords_count, u + i, v, 8);
    }
    if (i < count) nearest_8(distance + i, normal_x + i, normal_y + i, chords, chords_count, u + i, v, count - i);
}

typedef uint16_t u16x8 __attribute__((vector_size(16), aligned(2)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));

static inline int32_t within(int32_t v, int32_t most) { return v < 0 ? 0 : v > most ? most : v; }

/// Two pixels of four samples lie side by side in a vector; the fourth sample is not used.
static void bilinear(
    uint16_t *restrict red, uint16_t *restrict green, uint16_t *restrict blue, const uint16_t *restrict pixels,
    int64_t stride, vitrine_window window, const int32_t *restrict x, const int32_t *restrict y, int32_t row,
    int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        const int32_t across = within(x[i] - window.left, window.right);
        const int32_t down = within((y == NULL ? row : y[i]) - window.top, window.bottom);
        const uint16_t *upper = pixels + 4 * ((int64_t)(down >> 8) * stride + (across >> 8));
        const uint32_t wx = (uint32_t)across & 255, wy = (uint32_t)down & 255;
        const u32x8 v = __builtin_convertvector(*(const u16x8 *)upper, u32x8) * (256 - wy) +
                        __builtin_convertvector(*(const u16x8 *)(upper + 4 * stride), u32x8) * wy;
        const u32x4 left = __builtin_shufflevector(v, v, 0, 1, 2, 3);
        const u32x4 right = __builtin_shufflevector(v, v, 4, 5, 6, 7);
        // 65535 * 65536 + 32768 still fits.
        const u32x4 s = (left * (256 - wx) + right * wx + 32768) >> 16;
        red[i] = (uint16_t)s[0];
        green[i] = (uint16_t)s[1];
        blue[i] = (uint16_t)s[2];
    }
}

/// A channel 0...65535 under a premultiplied byte.
static inline uint32_t sample_under(uint32_t c, uint32_t byte, uint32_t rest) {
    return (byte * 65535u + c * rest + 127u) / 255u;
}

static inline uint32_t sample_lit(uint32_t c, uint32_t light) { return c + light > 65535 ? 65535 : c + light; }

static inline __attribute__((always_inline)) void glass_by(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, const uint16_t *restrict light, int32_t count, const vitrine_law *law,
    const int32_t kind) {
    const uint32_t tint = law->tint;
    const uint32_t rest = 255 - (tint >> 24);
    const int32_t chroma = law->chroma;
    const int32_t s0 = law->slope[0], s1 = law->slope[1], s2 = law->slope[2];
    const int32_t o0 = law->offset[0], o1 = law->offset[1], o2 = law->offset[2];
    for (int32_t i = 0; i < count; i++) {
        int32_t r = red[i], g = green[i], b = blue[i];
        if (kind != 0) {
            int32_t y = (int32_t)((13933u * (uint32_t)r + 46871u * (uint32_t)g + 4732u * (uint32_t)b + 32768u) >> 16);
            int32_t slope = s0, offset = o0;
            if (kind == 2) {
                slope = y > 21845 ? (y > 43690 ? s2 : s1) : s0;
                offset = y > 21845 ? (y > 43690 ? o2 : o1) : o0;
            }
            int32_t base = ((slope * y + 8192) >> 14) + offset;
            r = clamped_sample(base + ((chroma * (r - y) + 8192) >> 14));
            g = clamped_sample(base + ((chroma * (g - y) + 8192) >> 14));
            b = clamped_sample(base + ((chroma * (b - y) + 8192) >> 14));
        }
        uint32_t deep_r = sample_under((uint32_t)r, tint & 255, rest);
        uint32_t deep_g = sample_under((uint32_t)g, tint >> 8 & 255, rest);
        uint32_t deep_b = sample_under((uint32_t)b, tint >> 16 & 255, rest);
        out[i] = byte_of(sample_lit(deep_r, light[i])) | byte_of(sample_lit(deep_g, light[i])) << 8 |
                 byte_of(sample_lit(deep_b, light[i])) << 16 | 0xff000000u;
    }
}

/// The same for factors whose products do not fit 32 bits.
static void glass_wide(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, const uint16_t *restrict light, int32_t count, const vitrine_law *law) {
    const uint32_t tint = law->tint, rest = 255 - (tint >> 24);
    for (int32_t i = 0; i < count; i++) {
        int64_t r = red[i], g = green[i], b = blue[i];
        int64_t y = (13933 * r + 46871 * g + 4732 * b + 32768) >> 16;
        int32_t k = y > 21845 ? (y > 43690 ? 2 : 1) : 0;
        int64_t base = ((law->slope[k] * y + 8192) >> 14) + law->offset[k];
        uint32_t deep_r = sample_under((uint32_t)wide_channel(base, law->chroma, r - y), tint & 255, rest);
        uint32_t deep_g = sample_under((uint32_t)wide_channel(base, law->chroma, g - y), tint >> 8 & 255, rest);
        uint32_t deep_b = sample_under((uint32_t)wide_channel(base, law->chroma, b - y), tint >> 16 & 255, rest);
        out[i] = byte_of(sample_lit(deep_r, light[i])) | byte_of(sample_lit(deep_g, light[i])) << 8 |
                 byte_of(sample_lit(deep_b, light[i])) << 16 | 0xff000000u;
    }
}

static void glass(
    uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const uint16_t *light,
    int32_t count, const vitrine_law *law) {
    switch (law->kind) {
    case 0: glass_by(out, red, green, blue, light, count, law, 0); break;
    case 1: glass_by(out, red, green, blue, light, count, law, 1); break;
    case 2: glass_by(out, red, green, blue, light, count, law, 2); break;
    default: glass_wide(out, red, green, blue, light, count, law); break;
    }
}
