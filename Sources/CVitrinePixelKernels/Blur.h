// Blur rasters: planes of 16-bit samples that are downscaled, blurred and upscaled. Formulas: ReferenceBlur in
// PixelKernels.

static void accumulate_rows(uint32_t *restrict even, uint32_t *restrict odd, const uint32_t *restrict src, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t p = src[i];
        even[i] += p & 0x00ff00ffu;
        odd[i] += (p >> 8) & 0x00ff00ffu;
    }
}

static inline __attribute__((always_inline)) void box_average_by(
    uint16_t *const *restrict planes, const uint32_t *restrict even, const uint32_t *restrict odd, int32_t count,
    const uint32_t log) {
    const uint32_t shift = 2 * log, half = (1u << shift) >> 1;
    const int32_t f = 1 << log;
    uint16_t *restrict r = planes[0], *restrict g = planes[1], *restrict b = planes[2];
    for (int32_t x = 0; r != NULL && x < count; x++) {
        uint32_t reds = 0, greens = 0, blues = 0;
        for (int32_t j = 0; j < f; j++) {
            uint32_t e = even[x * f + j], o = odd[x * f + j];
            reds += e & 0xffff;
            blues += e >> 16;
            greens += o & 0xffff;
        }
        r[x] = (uint16_t)((reds * 257 + half) >> shift);
        g[x] = (uint16_t)((greens * 257 + half) >> shift);
        b[x] = (uint16_t)((blues * 257 + half) >> shift);
    }
    uint16_t *restrict a = planes[3];
    if (a == NULL) return;
    for (int32_t x = 0; x < count; x++) {
        uint32_t alphas = 0;
        for (int32_t j = 0; j < f; j++) alphas += odd[x * f + j] >> 16;
        a[x] = (uint16_t)((alphas * 257 + half) >> shift);
    }
}

static void box_average(
    uint16_t *const *planes, const uint32_t *even, const uint32_t *odd, int32_t count, uint32_t log) {
    switch (log) {
    case 0: box_average_by(planes, even, odd, count, 0); break;
    case 1: box_average_by(planes, even, odd, count, 1); break;
    case 2: box_average_by(planes, even, odd, count, 2); break;
    case 3: box_average_by(planes, even, odd, count, 3); break;
    default: box_average_by(planes, even, odd, count, log); break;
    }
}

typedef uint16_t u16x16 __attribute__((vector_size(32), aligned(2)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));

// This is a macro, because functions that return wide vectors differ between processor levels.
#define widened(p) __builtin_convertvector(*(const u16x16 *)(p), u32x16)

static void gauss_row(
    uint16_t *restrict out, const uint16_t *restrict src, int32_t count, const uint32_t *restrict weights,
    int32_t radius) {
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        u32x16 sum = widened(src + i) * weights[0] + 32768;
        for (int32_t k = 1; k <= radius; k++) sum += (widened(src + i - k) + widened(src + i + k)) * weights[k];
        *(u16x16 *)(out + i) = __builtin_convertvector(sum >> 16, u16x16);
    }
    for (; i < count; i++) {
        uint32_t sum = src[i] * weights[0] + 32768;
        for (int32_t k = 1; k <= radius; k++) sum += ((uint32_t)src[i - k] + src[i + k]) * weights[k];
        out[i] = (uint16_t)(sum >> 16);
    }
}

static void gauss_column(
    uint16_t *restrict out, const uint16_t *const *restrict rows, int32_t count, const uint32_t *restrict weights,
    int32_t radius) {
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        u32x16 sum = widened(rows[radius] + i) * weights[0] + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            sum += (widened(rows[radius - k] + i) + widened(rows[radius + k] + i)) * weights[k];
        }
        *(u16x16 *)(out + i) = __builtin_convertvector(sum >> 16, u16x16);
    }
    for (; i < count; i++) {
        uint32_t sum = rows[radius][i] * weights[0] + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            sum += ((uint32_t)rows[radius - k][i] + rows[radius + k][i]) * weights[k];
        }
        out[i] = (uint16_t)(sum >> 16);
    }
}

static void lerp_rows(
    uint16_t *restrict out, const uint16_t *restrict a, const uint16_t *restrict b, int32_t count, uint32_t weight,
    uint32_t shift) {
    const uint32_t rest = (1u << shift) - weight, half = (1u << shift) >> 1;
    for (int32_t i = 0; i < count; i++) out[i] = (uint16_t)((a[i] * rest + b[i] * weight + half) >> shift);
}

static inline __attribute__((always_inline)) void upsample_by(
    uint16_t *restrict out, const uint16_t *restrict src, int32_t count, const uint32_t log) {
    const int32_t f = 1 << log;
    for (int32_t x = 0; x < count; x++) {
        const uint32_t before = src[x - 1], here = src[x], after = src[x + 1];
        for (int32_t j = 0; j < f / 2; j++) {
            const uint32_t w = (uint32_t)(f + 2 * j + 1);
            out[x * f + j] = (uint16_t)((before * (2 * (uint32_t)f - w) + here * w + (uint32_t)f) >> (log + 1));
        }
        for (int32_t j = f / 2; j < f; j++) {
            const uint32_t w = (uint32_t)(2 * j + 1 - f);
            out[x * f + j] = (uint16_t)((here * (2 * (uint32_t)f - w) + after * w + (uint32_t)f) >> (log + 1));
        }
    }
}

typedef uint16_t u16x4 __attribute__((vector_size(8), aligned(2)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));

/// The most frequent factor, two samples to sixteen at a time: (16 a + (b - a) w + 8) / 16.
static void upsample_8(uint16_t *restrict out, const uint16_t *restrict src, int32_t count) {
    const u32x16 weights = {9, 11, 13, 15, 1, 3, 5, 7, 9, 11, 13, 15, 1, 3, 5, 7};
    int32_t x = 0;
    for (; x + 2 <= count; x += 2) {
        const u32x4 s = __builtin_convertvector(*(const u16x4 *)(src + x - 1), u32x4);
        const u32x4 rise = __builtin_shufflevector(s, s, 1, 2, 3, 3) - s;
        const u32x4 base = s * 16 + 8;
        const u32x16 a = __builtin_shufflevector(base, base, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2);
        const u32x16 d = __builtin_shufflevector(rise, rise, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2);
        *(u16x16 *)(out + x * 8) = __builtin_convertvector((a + d * weights) >> 4, u16x16);
    }
    if (x < count) upsample_by(out + x * 8, src + x, count - x, 3);
}

/// One sample to sixteen at a time, for wide blurs at three pixels per point: (32 a + (b - a) w + 16) / 32.
static void upsample_16(uint16_t *restrict out, const uint16_t *restrict src, int32_t count) {
    const u32x16 weights = {17, 19, 21, 23, 25, 27, 29, 31, 1, 3, 5, 7, 9, 11, 13, 15};
    for (int32_t x = 0; x < count; x++) {
        const uint32_t before = src[x - 1], here = src[x], after = src[x + 1];
        const u32x4 base = {before * 32 + 16, here * 32 + 16}, rise = {here - before, after - here};
        const u32x16 a = __builtin_shufflevector(base, base, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
        const u32x16 d = __builtin_shufflevector(rise, rise, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
        *(u16x16 *)(out + x * 16) = __builtin_convertvector((a + d * weights) >> 5, u16x16);
    }
}

static void upsample_linear(uint16_t *out, const uint16_t *src, int32_t count, uint32_t log) {
    switch (log) {
    case 0: memcpy(out, src, (size_t)count * sizeof(uint16_t)); break;
    case 1: upsample_by(out, src, count, 1); break;
    case 2: upsample_by(out, src, count, 2); break;
    case 3: upsample_8(out, src, count); break;
    case 4: upsample_16(out, src, count); break;
    default: upsample_by(out, src, count, log); break;
    }
}

/// v / 257 rounded to nearest, for v up to 65535.
static inline uint32_t byte_of(uint32_t v) { return (v * 255 + 32895) >> 16; }

static inline int32_t clamped_sample(int32_t v) { return v < 0 ? 0 : v > 65535 ? 65535 : v; }

/// A color of 16-bit channels.
typedef struct {
    int32_t r, g, b;
} color16;

/// Transforms a color; the kind is a compile-time constant, so that loops have no branch for it.
static inline __attribute__((always_inline)) color16 transformed(
    color16 c, const vitrine_color_transform t, const int32_t kind) {
    if (kind == VITRINE_TRANSFORM_NONE) return c;
    // The weights add up to 65536, so the sum is below 2^32.
    const int32_t y =
        (int32_t)((13933u * (uint32_t)c.r + 46871u * (uint32_t)c.g + 4732u * (uint32_t)c.b + 32768u) >> 16);
    int32_t slope = t.slope[0], offset = t.offset[0];
    if (kind == VITRINE_TRANSFORM_PIECEWISE) {
        slope = y > 21845 ? (y > 43690 ? t.slope[2] : t.slope[1]) : t.slope[0];
        offset = y > 21845 ? (y > 43690 ? t.offset[2] : t.offset[1]) : t.offset[0];
    }
    const int32_t base = ((slope * y + 8192) >> 14) + offset;
    // For chroma * (c - y) + 8192, neither product exceeds 32 bits, nor does their difference.
    const int32_t grey = t.chroma * y - 8192;
    return (color16){
        clamped_sample(base + ((t.chroma * c.r - grey) >> 14)),
        clamped_sample(base + ((t.chroma * c.g - grey) >> 14)),
        clamped_sample(base + ((t.chroma * c.b - grey) >> 14)),
    };
}

static inline int32_t wide_channel(int64_t base, int64_t chroma, int64_t difference) {
    int64_t v = base + ((chroma * difference + 8192) >> 14);
    return v < 0 ? 0 : v > 65535 ? 65535 : (int32_t)v;
}

/// Transforms a color with factors whose products do not fit in 32 bits.
static inline color16 transformed_wide(color16 c, const vitrine_color_transform *t) {
    const int64_t y = (13933 * (int64_t)c.r + 46871 * (int64_t)c.g + 4732 * (int64_t)c.b + 32768) >> 16;
    const int32_t k = y > 21845 ? (y > 43690 ? 2 : 1) : 0;
    const int64_t base = ((t->slope[k] * y + 8192) >> 14) + t->offset[k];
    return (color16){
        wide_channel(base, t->chroma, c.r - y), wide_channel(base, t->chroma, c.g - y),
        wide_channel(base, t->chroma, c.b - y)};
}

/// An opaque pixel of channels 0...65535. Bits 16 to 23 of each product are the byte.
static inline uint32_t packed_opaque(color16 c) {
    const uint32_t r = (uint32_t)c.r * 255 + 32895, g = (uint32_t)c.g * 255 + 32895, b = (uint32_t)c.b * 255 + 32895;
    return r >> 16 | (g >> 8 & 0xff00u) | (b & 0xff0000u) | 0xff000000u;
}

static inline uint32_t packed_over(color16 c, uint32_t tint, uint32_t rest) {
    return tint + scaled(packed_opaque(c), rest);
}

static inline __attribute__((always_inline)) void material_by(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, int32_t count, const vitrine_color_transform *transform, const int32_t kind) {
    const vitrine_color_transform t = *transform;
    const uint32_t rest = 255 - (t.tint >> 24);
    if (t.tint == 0) {
        for (int32_t i = 0; i < count; i++) {
            const color16 c = {red[i], green[i], blue[i]};
            out[i] = packed_opaque(transformed(c, t, kind));
        }
        return;
    }
    for (int32_t i = 0; i < count; i++) {
        const color16 c = {red[i], green[i], blue[i]};
        out[i] = packed_over(transformed(c, t, kind), t.tint, rest);
    }
}

static void material_wide(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, int32_t count, const vitrine_color_transform *transform) {
    for (int32_t i = 0; i < count; i++) {
        const color16 c = {red[i], green[i], blue[i]};
        out[i] = packed_over(transformed_wide(c, transform), transform->tint, 255 - (transform->tint >> 24));
    }
}

static void material(
    uint32_t *out, const uint16_t *red, const uint16_t *green, const uint16_t *blue, int32_t count,
    const vitrine_color_transform *transform) {
    switch (transform->kind) {
    case VITRINE_TRANSFORM_NONE: material_by(out, red, green, blue, count, transform, VITRINE_TRANSFORM_NONE); break;
    case VITRINE_TRANSFORM_LINEAR:
        material_by(out, red, green, blue, count, transform, VITRINE_TRANSFORM_LINEAR);
        break;
    case VITRINE_TRANSFORM_PIECEWISE:
        material_by(out, red, green, blue, count, transform, VITRINE_TRANSFORM_PIECEWISE);
        break;
    default: material_wide(out, red, green, blue, count, transform); break;
    }
}

static inline uint32_t smaller(uint32_t a, uint32_t b) { return a < b ? a : b; }

static void pack(
    uint32_t *restrict out, const uint16_t *restrict red, const uint16_t *restrict green,
    const uint16_t *restrict blue, const uint16_t *restrict alpha, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        uint32_t a = byte_of(alpha[i]);
        out[i] = smaller(byte_of(red[i]), a) | smaller(byte_of(green[i]), a) << 8 | smaller(byte_of(blue[i]), a) << 16 |
                 a << 24;
    }
}

typedef uint8_t u8x16 __attribute__((vector_size(16), aligned(1)));

// The channels of four pixels. A byte v is the sample 257 v; the weights are multiplied by 257 instead.
#define widened_bytes(p) __builtin_convertvector(*(const u8x16 *)(p), u32x16)

static inline __attribute__((always_inline)) void gauss_pixels_row_by(
    uint16_t *restrict out, const uint32_t *restrict src, int32_t count, const uint32_t *restrict weights,
    const int32_t radius) {
    const uint8_t *bytes = (const uint8_t *)src;
    const int32_t end = 4 * count;
    int32_t i = 0;
    for (; i + 16 <= end; i += 16) {
        u32x16 sum = widened_bytes(bytes + i) * (257 * weights[0]) + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            sum += (widened_bytes(bytes + i - 4 * k) + widened_bytes(bytes + i + 4 * k)) * (257 * weights[k]);
        }
        *(u16x16 *)(out + i) = __builtin_convertvector(sum >> 16, u16x16);
    }
    for (; i < end; i++) {
        uint32_t sum = bytes[i] * (257 * weights[0]) + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            sum += ((uint32_t)bytes[i - 4 * k] + bytes[i + 4 * k]) * (257 * weights[k]);
        }
        out[i] = (uint16_t)(sum >> 16);
    }
}

/// The radii of a screen's softness are compile-time constants, which unrolls the loop.
static void gauss_pixels_row(
    uint16_t *out, const uint32_t *src, int32_t count, const uint32_t *weights, int32_t radius) {
    switch (radius) {
    case 1: gauss_pixels_row_by(out, src, count, weights, 1); break;
    case 2: gauss_pixels_row_by(out, src, count, weights, 2); break;
    default: gauss_pixels_row_by(out, src, count, weights, radius); break;
    }
}

static inline __attribute__((always_inline)) void gauss_pixels_column_by(
    uint32_t *restrict out, const uint16_t *const *restrict rows, int32_t count, const uint32_t *restrict weights,
    const int32_t radius) {
    int32_t x = 0;
    for (; x + 4 <= count; x += 4) {
        u32x16 sum = widened(rows[radius] + 4 * x) * weights[0] + 32768;
        for (int32_t k = 1; k <= radius; k++) {
            sum += (widened(rows[radius - k] + 4 * x) + widened(rows[radius + k] + 4 * x)) * weights[k];
        }
        const u32x16 bytes = ((sum >> 16) * 255 + 32895) >> 16;
        const u32x16 alphas =
            __builtin_shufflevector(bytes, bytes, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
        const u32x16 isLess = (u32x16)(bytes < alphas);
        *(u8x16 *)(out + x) = __builtin_convertvector((bytes & isLess) | (alphas & ~isLess), u8x16);
    }
    for (; x < count; x++) {
        uint32_t c[4];
        for (int32_t j = 0; j < 4; j++) {
            const int32_t i = 4 * x + j;
            uint32_t sum = rows[radius][i] * weights[0] + 32768;
            for (int32_t k = 1; k <= radius; k++) {
                sum += ((uint32_t)rows[radius - k][i] + rows[radius + k][i]) * weights[k];
            }
            c[j] = byte_of(sum >> 16);
        }
        out[x] = smaller(c[0], c[3]) | smaller(c[1], c[3]) << 8 | smaller(c[2], c[3]) << 16 | c[3] << 24;
    }
}

static void gauss_pixels_column(
    uint32_t *out, const uint16_t *const *rows, int32_t count, const uint32_t *weights, int32_t radius) {
    switch (radius) {
    case 1: gauss_pixels_column_by(out, rows, count, weights, 1); break;
    case 2: gauss_pixels_column_by(out, rows, count, weights, 2); break;
    default: gauss_pixels_column_by(out, rows, count, weights, radius); break;
    }
}
