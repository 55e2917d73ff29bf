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

static void mix_rows(
    uint16_t *restrict out, const uint16_t *restrict a, const uint16_t *restrict b, const uint16_t *restrict weights,
    int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        const uint32_t w = weights[i];
        out[i] = (uint16_t)((a[i] * (256 - w) + b[i] * w + 128) >> 8);
    }
}

typedef int32_t i32x8 __attribute__((vector_size(32)));

/// Eight pixels. All are read before one is written.
static inline __attribute__((always_inline)) void saturate_8(
    uint16_t *out_red, uint16_t *out_green, uint16_t *out_blue, const uint16_t *red, const uint16_t *green,
    const uint16_t *blue, const uint16_t *light, double chroma) {
// Products and sums are rounded one by one, as in the reference.
#pragma clang fp contract(off)
    const u32x8 r = __builtin_convertvector(*(const u16x8 *)red, u32x8);
    const u32x8 g = __builtin_convertvector(*(const u16x8 *)green, u32x8);
    const u32x8 b = __builtin_convertvector(*(const u16x8 *)blue, u32x8);
    const f64x8 zero = {0}, most = zero + 65535;
    // The weights add up to 65536, so the sum stays below 2^32.
    const f64x8 luma = __builtin_convertvector(r * 13933 + g * 46871 + b * 4732, f64x8) / 65536;
    const f64x8 raised = __builtin_convertvector(*(const u16x8 *)light, f64x8) * chroma / 65535;
#define SATURATED(out, c)                                                             \
    {                                                                                 \
        const f64x8 plain = __builtin_convertvector(c, f64x8);                        \
        f64x8 v = plain + (plain - luma) * raised;                                    \
        v = chosen(v > zero, v, zero);                                                \
        v = chosen(v < most, v, most) + 0.5;                                          \
        *(u16x8 *)(out) = __builtin_convertvector(__builtin_convertvector(v, i32x8), u16x8); \
    }
    SATURATED(out_red, r)
    SATURATED(out_green, g)
    SATURATED(out_blue, b)
#undef SATURATED
}

static void saturate(
    uint16_t *out_red, uint16_t *out_green, uint16_t *out_blue, const uint16_t *red, const uint16_t *green,
    const uint16_t *blue, const uint16_t *light, int32_t count, double chroma) {
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        saturate_8(out_red + i, out_green + i, out_blue + i, red + i, green + i, blue + i, light + i, chroma);
    }
    if (i == count) return;
    uint16_t rest[4][8] = {{0}};
    const size_t bytes = (size_t)(count - i) * sizeof(uint16_t);
    memcpy(rest[0], red + i, bytes);
    memcpy(rest[1], green + i, bytes);
    memcpy(rest[2], blue + i, bytes);
    memcpy(rest[3], light + i, bytes);
    saturate_8(rest[0], rest[1], rest[2], rest[0], rest[1], rest[2], rest[3], chroma);
    memcpy(out_red + i, rest[0], bytes);
    memcpy(out_green + i, rest[1], bytes);
    memcpy(out_blue + i, rest[2], bytes);
}

/// A channel 0...65535 under a premultiplied byte.
static inline uint32_t sample_under(uint32_t c, uint32_t byte, uint32_t rest) {
    return (byte * 65535u + c * rest + 127u) / 255u;
}

static inline uint32_t sample_lit(uint32_t c, uint32_t light) { return c + light > 65535 ? 65535 : c + light; }

/// A colour under the tint, lit, as an opaque packed pixel.
static inline uint32_t packed_lit(color16 c, uint32_t tint, uint32_t rest, uint32_t light) {
    const uint32_t r = sample_under((uint32_t)c.r, tint & 255, rest);
    const uint32_t g = sample_under((uint32_t)c.g, tint >> 8 & 255, rest);
    const uint32_t b = sample_under((uint32_t)c.b, tint >> 16 & 255, rest);
    return byte_of(sample_lit(r, light)) | byte_of(sample_lit(g, light)) << 8 | byte_of(sample_lit(b, light)) << 16 |
           0xff000000u;
}

static inline __attribute__((always_inline)) void glass_by(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, const uint16_t *restrict light, int32_t count,
    const vitrine_color_transform *transform, const int32_t kind) {
    const vitrine_color_transform t = *transform;
    const uint32_t rest = 255 - (t.tint >> 24);
    if (t.tint == 0) {
        for (int32_t i = 0; i < count; i++) {
            const color16 c = {red[i], green[i], blue[i]};
            const color16 d = transformed(c, t, kind);
            out[i] = packed_opaque((color16){
                (int32_t)sample_lit((uint32_t)d.r, light[i]), (int32_t)sample_lit((uint32_t)d.g, light[i]),
                (int32_t)sample_lit((uint32_t)d.b, light[i])});
        }
        return;
    }
    for (int32_t i = 0; i < count; i++) {
        const color16 c = {red[i], green[i], blue[i]};
        out[i] = packed_lit(transformed(c, t, kind), t.tint, rest, light[i]);
    }
}

static void glass_wide(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, const uint16_t *restrict light, int32_t count,
    const vitrine_color_transform *transform) {
    const uint32_t tint = transform->tint, rest = 255 - (tint >> 24);
    for (int32_t i = 0; i < count; i++) {
        const color16 c = {red[i], green[i], blue[i]};
        out[i] = packed_lit(transformed_wide(c, transform), tint, rest, light[i]);
    }
}

static void glass(
    uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const uint16_t *light,
    int32_t count, const vitrine_color_transform *transform) {
    switch (transform->kind) {
    case VITRINE_TRANSFORM_NONE:
        glass_by(out, red, green, blue, light, count, transform, VITRINE_TRANSFORM_NONE);
        break;
    case VITRINE_TRANSFORM_LINEAR:
        glass_by(out, red, green, blue, light, count, transform, VITRINE_TRANSFORM_LINEAR);
        break;
    case VITRINE_TRANSFORM_PIECEWISE:
        glass_by(out, red, green, blue, light, count, transform, VITRINE_TRANSFORM_PIECEWISE);
        break;
    default: glass_wide(out, red, green, blue, light, count, transform); break;
    }
}
