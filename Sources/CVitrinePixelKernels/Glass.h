// Glass: lookups in a blurred raster, and colors with light on them. Formulas: ReferenceGlass in PixelKernels.

typedef double f64x8 __attribute__((vector_size(64), aligned(8)));
typedef int64_t i64x8 __attribute__((vector_size(64)));

// This is a macro, because functions that return wide vectors differ between processor levels.
#define chosen(mask, a, b) ((f64x8)(((mask) & (i64x8)(a)) | (~(mask) & (i64x8)(b))))

static inline int32_t cell(double place, double cells, int32_t most) {
    const double c = place * cells;
    const int32_t k = c > 0 ? c < 64 ? (int32_t)c : 64 : 0;
    return k < most ? k : most;
}

/// Computes eight pixels, of which the first `count`, 1 or more, are used. Formulas: ReferenceGlass.corner.
static inline __attribute__((always_inline)) void corner_8(
    double *distance, double *normal_x, double *normal_y, const vitrine_corner *corner, const vitrine_corner_row *row,
    double x0, int32_t count, f64x8 *least, f64x8 *most) {
// Products and sums are rounded one by one, as in the reference.
#pragma clang fp contract(off)
    const f64x8 zero = {0}, one = zero + 1;
    const f64x8 u = row->half_width + row->side_x * ((x0 + (f64x8){0, 1, 2, 3, 4, 5, 6, 7}) - row->center);
    const double v = row->v;

    const double first = u[0], last = u[count < 8 ? count - 1 : 7];
    const double low = first < last ? first : last, high = first < last ? last : first;
    const int32_t left = cell(low, corner->across, corner->columns - 1);
    const int32_t right = cell(high, corner->across, corner->columns - 1);
    const int32_t *upper = corner->nodes + cell(v, corner->down, corner->rows - 1) * (corner->columns + 1);
    int32_t from = low < 0 ? 0 : v < 0 ? corner->nodes[left] : upper[left + corner->columns + 1];
    int32_t to = v < 0 ? corner->chords_count - 1 : high < 0 ? upper[0] : upper[right + 1];
    from = from > 0 ? from - 1 : 0;
    to = to < corner->chords_count - 1 ? to + 1 : corner->chords_count - 1;
    to = to > from ? to : from;

    f64x8 best = zero + __builtin_inf(), best_x = zero, best_y = zero, side = zero;
    for (const vitrine_chord *c = corner->chords + from; c <= corner->chords + to; c++) {
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
    const f64x8 length = __builtin_elementwise_sqrt(best);
    const i64x8 inside = side >= zero;
    const i64x8 on = length < zero + 1e-9;
    const f64x8 signed_length = chosen(inside, -length, length);
    const f64x8 scale = one / signed_length;
    const f64x8 d = chosen(on, zero, signed_length);
    *(f64x8 *)distance = d;
    *(f64x8 *)normal_x = chosen(on, zero - 0.7071067811865476, best_x * scale) * row->side_x;
    *(f64x8 *)normal_y = chosen(on, zero - 0.7071067811865476, best_y * scale) * row->side_y;

    const i64x8 counts = (i64x8){0, 1, 2, 3, 4, 5, 6, 7} < (i64x8)zero + count;
    *least = chosen(counts & (d < *least), d, *least);
    *most = chosen(counts & (d > *most), d, *most);
}

static vitrine_extent corner(
    double *distance, double *normal_x, double *normal_y, const vitrine_corner *corner, const vitrine_corner_row *row,
    int32_t count) {
    const f64x8 zero = {0};
    f64x8 least = zero + __builtin_inf(), most = zero - __builtin_inf();
    for (int32_t i = 0; i < count; i += 8) {
        corner_8(distance + i, normal_x + i, normal_y + i, corner, row, row->x + i, count - i, &least, &most);
    }
    vitrine_extent all = {least[0], most[0]};
    for (int32_t i = 1; i < 8; i++) {
        all.least = least[i] < all.least ? least[i] : all.least;
        all.most = most[i] > all.most ? most[i] : all.most;
    }
    return all;
}

typedef uint8_t u8x8 __attribute__((vector_size(8), aligned(1)));
typedef uint16_t u16x8 __attribute__((vector_size(16), aligned(2)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int32_t i32x8 __attribute__((vector_size(32), aligned(4)));
typedef float f32x8 __attribute__((vector_size(32), aligned(4)));

#define magnitude_8(v) ((f64x8)((i64x8)(v) & INT64_MAX))
#define clamped_8(v, low, high) \
    ({                          \
        f64x8 c = (v);          \
        c = chosen(c > low, c, low); \
        chosen(c < high, c, high); \
    })

/// The positions on the downscaled grid.
static inline __attribute__((always_inline)) void places_8(int32_t *out, const f64x8 *places, double scale) {
#pragma clang fp contract(off)
    const f64x8 zero = {0}, most = zero + 8e6;
    const f64x8 t = (clamped_8(*places * scale - 0.5, -most, most) + 8388608.0) * 256 + 0.5 - 2147483648.0;
    const i32x8 whole = __builtin_convertvector(t, i32x8);
    // This rounds down where the conversion rounded toward 0.
    const f64x8 back = __builtin_convertvector(whole, f64x8);
    *(i32x8 *)out = whole + __builtin_convertvector((i64x8)(back > t), i32x8);
}

/// The integral of a rim's light from the outline (0) to a depth in points, for an edge with a fraction of the lights.
#define rim_integral_8(depth, share)                                                   \
    ({                                                                                 \
        const f64x8 z = clamped_8(depth, zero, one);                                   \
        (share) * (z - z * z * (0.055 + 0.222 * z)) + (0.145 * z - 0.0725 * z * z);    \
    })

/// Computes eight pixels; with `is_inside`, without coverage and the rim's light.
static inline __attribute__((always_inline)) void lens_8(
    const vitrine_lens_pixels *out, int32_t at, const double *distances, const double *normals_x,
    const double *normals_y, double left, double y, const vitrine_lens *l, const bool is_inside) {
// Products and sums are rounded one by one, as in the reference.
#pragma clang fp contract(off)
    const f64x8 zero = {0}, one = zero + 1;
    const f64x8 distance = *(const f64x8 *)distances;
    const f64x8 nx = *(const f64x8 *)normals_x, ny = *(const f64x8 *)normals_y;

    if (!is_inside) {
        const f64x8 d = magnitude_8(distance), a = magnitude_8(nx), b = magnitude_8(ny);
        const f64x8 even = 0.5 - d / chosen(a > b, a, b);
        f64x8 rest = (a + b) / 2 - d;
        rest = chosen(rest > zero, rest, zero);
        const f64x8 corner = chosen(a * b > zero, rest * rest / (2 * a * b), zero);
        f64x8 outer = chosen(d <= magnitude_8(a - b) / 2, even, corner);
        outer = chosen(d >= zero + 0.7072, zero, outer);
        const f64x8 share = clamped_8(chosen(distance < zero, one - outer, outer), zero, one);
        *(u8x8 *)(out->coverage + at) =
            __builtin_convertvector(__builtin_convertvector(share * 255 + 0.5, i32x8), u8x8);
    }

    const f64x8 inward = -distance * l->steps;
    const f64x8 h = chosen(inward > zero, inward, zero);
    const f64x8 bent = l->lens * l->shift * (one - __builtin_elementwise_sqrt(h * (2 - h)));
    const i64x8 is_bent = (-distance < zero + l->depth) & (h < one) &
                          ((zero + l->depth > zero) & (zero + l->lens > zero));
    const f64x8 k = chosen(is_bent, bent, zero);
    const f64x8 x = left + (f64x8){0, 1, 2, 3, 4, 5, 6, 7};
    const f64x8 seen_x = x + k * nx, seen_y = y + k * ny;
    places_8(out->columns + at, &seen_x, l->scale);
    places_8(out->rows + at, &seen_y, l->scale);

    if (!is_inside) {
        // The cosine of the angle to the lights, at the upper left and the lower right.
        const f64x8 facing = magnitude_8(nx * 0.7071067811865476 + ny * 0.7071067811865476);
        const f64x8 middle = -distance / l->unit;
        const double half = 0.5 / l->unit;
        const f64x8 light =
            l->rim * (rim_integral_8(middle + half, facing) - rim_integral_8(middle - half, facing)) / (2 * half);
        *(f32x8 *)(out->rims + at) = __builtin_convertvector(clamped_8(light, zero, one), f32x8);
    }

    f64x8 mixed = one - h * h;
    mixed = chosen(mixed > zero, mixed, zero) * l->lens * 128 + 0.5;
    mixed = chosen(zero + l->lens > zero, mixed, zero);
    *(u16x8 *)(out->rim_shares + at) = __builtin_convertvector(__builtin_convertvector(mixed, i32x8), u16x8);
}

static inline __attribute__((always_inline)) void lens_by(
    const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y, double x,
    double y, int32_t count, const vitrine_lens *l, const bool is_inside) {
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        lens_8(out, i, distance + i, normal_x + i, normal_y + i, x + i, y, l, is_inside);
    }
    if (i == count) return;
    const size_t n = (size_t)(count - i);
    double samples[3][8] = {{0}};
    memcpy(samples[0], distance + i, n * sizeof(double));
    memcpy(samples[1], normal_x + i, n * sizeof(double));
    memcpy(samples[2], normal_y + i, n * sizeof(double));
    uint8_t coverage[8];
    int32_t columns[8], rows[8];
    float rims[8];
    uint16_t rim_shares[8];
    const vitrine_lens_pixels rest = {coverage, columns, rows, rims, rim_shares};
    lens_8(&rest, 0, samples[0], samples[1], samples[2], x + i, y, l, is_inside);
    memcpy(out->columns + i, columns, n * sizeof(int32_t));
    memcpy(out->rows + i, rows, n * sizeof(int32_t));
    memcpy(out->rim_shares + i, rim_shares, n * sizeof(uint16_t));
    if (is_inside) return;
    memcpy(out->coverage + i, coverage, n);
    memcpy(out->rims + i, rims, n * sizeof(float));
}

static void lens(
    const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y, double x,
    double y, int32_t count, const vitrine_lens *l) {
    lens_by(out, distance, normal_x, normal_y, x, y, count, l, false);
}

static void lens_inside(
    const vitrine_lens_pixels *out, const double *distance, const double *normal_x, const double *normal_y, double x,
    double y, int32_t count, const vitrine_lens *l) {
    lens_by(out, distance, normal_x, normal_y, x, y, count, l, true);
}

static inline int32_t within(int32_t v, int32_t most) { return v < 0 ? 0 : v > most ? most : v; }

/// Two adjacent pixels of four samples are in one vector; the fourth sample is not used.
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

/// The Rec. 709 luma of eight pixels, 0...65535. The weights add up to 65536, so the sum is below 2^32.
#define luma_8(r, g, b) (__builtin_convertvector((r) * 13933 + (g) * 46871 + (b) * 4732, f64x8) / 65536)

static inline __attribute__((always_inline)) void rim_light_8(
    uint16_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const f64x8 *rims,
    double black, double slope) {
// Products and sums are rounded one by one, as in the reference.
#pragma clang fp contract(off)
    const f64x8 zero = {0}, one = zero + 1;
    const u32x8 r = __builtin_convertvector(*(const u16x8 *)red, u32x8);
    const u32x8 g = __builtin_convertvector(*(const u16x8 *)green, u32x8);
    const u32x8 b = __builtin_convertvector(*(const u16x8 *)blue, u32x8);
    const f64x8 light = *rims * clamped_8(black - slope * (luma_8(r, g, b) / 65535), zero, one);
    const f64x8 v = chosen(light < one, light, one) * 65535 + 0.5;
    *(u16x8 *)out = __builtin_convertvector(__builtin_convertvector(v, i32x8), u16x8);
}

static void rim_light(
    uint16_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, const float *rims, bool has_one,
    int32_t count, double black, double slope) {
    f64x8 eight = (f64x8){0} + (has_one ? *rims : 0);
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        if (!has_one) eight = __builtin_convertvector(*(const f32x8 *)(rims + i), f64x8);
        rim_light_8(out + i, red + i, green + i, blue + i, &eight, black, slope);
    }
    if (i == count) return;
    uint16_t rest[3][8] = {{0}};
    const size_t n = (size_t)(count - i);
    memcpy(rest[0], red + i, n * sizeof(uint16_t));
    memcpy(rest[1], green + i, n * sizeof(uint16_t));
    memcpy(rest[2], blue + i, n * sizeof(uint16_t));
    if (!has_one) {
        for (size_t k = 0; k < n; k++) eight[k] = rims[i + (int32_t)k];
    }
    rim_light_8(rest[0], rest[0], rest[1], rest[2], &eight, black, slope);
    memcpy(out + i, rest[0], n * sizeof(uint16_t));
}

/// Computes eight pixels, which are all read before one is written.
static inline __attribute__((always_inline)) void saturate_8(
    uint16_t *out_red, uint16_t *out_green, uint16_t *out_blue, const uint16_t *red, const uint16_t *green,
    const uint16_t *blue, const uint16_t *light, double chroma) {
// Products and sums are rounded one by one, as in the reference.
#pragma clang fp contract(off)
    const u32x8 r = __builtin_convertvector(*(const u16x8 *)red, u32x8);
    const u32x8 g = __builtin_convertvector(*(const u16x8 *)green, u32x8);
    const u32x8 b = __builtin_convertvector(*(const u16x8 *)blue, u32x8);
    const f64x8 zero = {0}, most = zero + 65535;
    const f64x8 luma = luma_8(r, g, b);
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

/// A color under the tint, with light, as an opaque packed pixel.
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
