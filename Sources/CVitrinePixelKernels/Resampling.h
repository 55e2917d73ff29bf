// Resamples rows of pictures by filters. Formulas: AreaKernels and ReferenceResampling in PixelKernels.

typedef uint8_t u8x16 __attribute__((vector_size(16), aligned(1)));
typedef uint8_t u8x8 __attribute__((vector_size(8), aligned(1)));
typedef uint8_t u8x4 __attribute__((vector_size(4), aligned(1)));

static void resample_vertical(
    uint32_t *restrict out, const uint16_t *const *restrict lines, const uint32_t *restrict weights,
    int32_t lines_count, int32_t pixels) {
    const int32_t count = pixels * 4;
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        // A whole weight times the largest sample plus a half is below 2^32.
        u32x16 sum = {0};
        sum += 32768;
        for (int32_t k = 0; k < lines_count; k++) sum += widened(lines[k] + i) * weights[k];
        u32x16 bytes = ((sum >> 16) * 255 + 32895) >> 16;
        *(u8x16 *)(out + (i >> 2)) = __builtin_convertvector(bytes, u8x16);
    }
    for (; i < count; i += 4) {
        u32x4 sum = {32768, 32768, 32768, 32768};
        for (int32_t k = 0; k < lines_count; k++) {
            sum += __builtin_convertvector(*(const u16x4 *)(lines[k] + i), u32x4) * weights[k];
        }
        u32x4 bytes = ((sum >> 16) * 255 + 32895) >> 16;
        *(u8x4 *)(out + (i >> 2)) = __builtin_convertvector(bytes, u8x4);
    }
}

static inline __attribute__((always_inline)) void resample_horizontal_by(
    uint16_t *restrict out, const uint32_t *restrict src, const int32_t *restrict first,
    const uint32_t *restrict weights, const int32_t taps, int32_t count) {
    for (int32_t x = 0; x < count; x++) {
        const uint32_t *p = src + first[x];
        const uint32_t *w = weights + (int64_t)x * taps;
        // The sum is in 1/65536 of a byte; 65536 * 255 * 257 + 32768 is below 2^32.
        u32x4 sum = {0, 0, 0, 0};
        for (int32_t k = 0; k < taps; k++) sum += __builtin_convertvector(*(const u8x4 *)(p + k), u32x4) * w[k];
        *(u16x4 *)(out + 4 * x) = __builtin_convertvector((sum * 257 + 32768) >> 16, u16x4);
    }
}

static void resample_horizontal(
    uint16_t *out, const uint32_t *src, const int32_t *first, const uint32_t *weights, int32_t taps, int32_t count) {
    switch (taps) {
    case 1: resample_horizontal_by(out, src, first, weights, 1, count); break;
    case 2: resample_horizontal_by(out, src, first, weights, 2, count); break;
    case 3: resample_horizontal_by(out, src, first, weights, 3, count); break;
    case 4: resample_horizontal_by(out, src, first, weights, 4, count); break;
    case 5: resample_horizontal_by(out, src, first, weights, 5, count); break;
    default: resample_horizontal_by(out, src, first, weights, taps, count); break;
    }
}

/// Interpolates four pixels, given the upper left one and the one below it. 255 * 256 is below 2^16.
static inline __attribute__((always_inline)) void mix_four(
    uint32_t *restrict out, const uint32_t *restrict upper, const uint32_t *restrict lower, uint32_t wx, uint32_t wy) {
    const u16x8 v = __builtin_convertvector(*(const u8x8 *)upper, u16x8) * (uint16_t)(256 - wy) +
                    __builtin_convertvector(*(const u8x8 *)lower, u16x8) * (uint16_t)wy;
    const u32x8 w = __builtin_convertvector(v, u32x8);
    const u32x4 s = (__builtin_shufflevector(w, w, 0, 1, 2, 3) * (256 - wx) +
                     __builtin_shufflevector(w, w, 4, 5, 6, 7) * wx + 32768) >> 16;
    *(u8x4 *)out = __builtin_convertvector(s, u8x4);
}

// Vectors wider than a register are passed only to functions that are always inlined, so the calling convention is
// irrelevant.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint64_t u64x8 __attribute__((vector_size(64)));
typedef uint16_t u16x32 __attribute__((vector_size(64)));
typedef int16_t s16x32 __attribute__((vector_size(64)));
typedef int32_t s32x16 __attribute__((vector_size(64)));

/// The first of four fields of 16 bits in all four.
static inline __attribute__((always_inline)) u16x32 in_four_fields(u64x8 v) {
    const u16x32 fields = (u16x32)v;
    return __builtin_shufflevector(
        fields, fields, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12, 16, 16, 16, 16, 20, 20, 20, 20, 24, 24, 24,
        24, 28, 28, 28, 28);
}

/// The sums of products of neighbors: a[2 i] * b[2 i] + a[2 i + 1] * b[2 i + 1].
static inline __attribute__((always_inline)) s32x16 products_of_pairs(s16x32 a, s16x32 b) {
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
    return __builtin_convertvector(__builtin_shufflevector(a, a, EVEN), s32x16) *
               __builtin_convertvector(__builtin_shufflevector(b, b, EVEN), s32x16) +
           __builtin_convertvector(__builtin_shufflevector(a, a, ODD), s32x16) *
               __builtin_convertvector(__builtin_shufflevector(b, b, ODD), s32x16);
#undef EVEN
#undef ODD
}

/// Interpolates two fields of a left pixel, each beside that of the right one, first between an upper and a lower row,
/// then horizontally.
static inline __attribute__((always_inline)) u64x8 mixed_fields(
    u16x32 upper, u16x32 lower, u16x32 down, s16x32 across) {
    // The value is modulo 2^16, with a result in 0...255 * 256; 32768 is subtracted to make it signed.
    const s16x32 v = (s16x32)(((upper << 8) + (lower - upper) * down) ^ 0x8000);
    const u32x16 sums = (u32x16)products_of_pairs(v, across);
    return (u64x8)((sums + (32768 * 256 + 32768)) >> 16);
}

/// Red and green of two pixels, then blue and alpha.
static inline __attribute__((always_inline)) u64x8 sorted_pairs(u64x8 pairs) {
    const u16x32 v = (u16x32)pairs;
    return (u64x8)__builtin_shufflevector(
        v, v, 0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11, 12, 14, 13, 15, 16, 18, 17, 19, 20, 22, 21, 23, 24, 26, 25, 27, 28,
        30, 29, 31);
}

/// Interpolates eight pixels.
/// - upper: For each pixel, the upper left one of four and its right neighbor; `lower`: the two below.
/// - right, down: The weights of the right and the lower ones, 0...255.
static inline __attribute__((always_inline)) pixels_8 mix_eight(
    u64x8 upper, u64x8 lower, u64x8 right, u64x8 down) {
    const u64x8 mask = (u64x8){0} + 0x00ff00ff00ff00ff;
    const u64x8 weights = (256 - right) | right << 16;
    const s16x32 across = (s16x32)(weights | weights << 32);
    const u16x32 below = in_four_fields(down);
    upper = sorted_pairs(upper);
    lower = sorted_pairs(lower);
    const u64x8 even = mixed_fields((u16x32)(upper & mask), (u16x32)(lower & mask), below, across);
    const u64x8 odd = mixed_fields((u16x32)upper >> 8, (u16x32)lower >> 8, below, across);
    // Red and green are in the lower half, blue and alpha in the upper one.
    const u64x8 halves = even | odd << 8;
    return __builtin_convertvector(halves | halves >> 16, pixels_8);
}

/// A position in 1/256 of a pixel, clamped to the centers of `count` pixels.
static inline __attribute__((always_inline)) int32_t place_within(int64_t place, int32_t count) {
    const int64_t at = place >> 24, last = (int64_t)(count - 1) << 8;
    return (int32_t)(at < 0 ? 0 : at > last ? last : at);
}

static void sample_border(
    uint32_t *restrict out, const uint32_t *restrict src, const vitrine_sample_line *restrict line, int64_t x,
    int64_t y, int32_t count) {
    const int32_t last_x = line->width - 2, last_y = line->height - 2;
    for (int32_t i = 0; i < count; i++) {
        const int32_t across = place_within(x, line->width), down = place_within(y, line->height);
        // On the last pixel, the second of a pair has all the weight.
        const int32_t left = across >> 8 < last_x ? across >> 8 : last_x;
        const int32_t top = down >> 8 < last_y ? down >> 8 : last_y;
        const uint32_t *upper = src + (int64_t)top * line->width + left;
        mix_four(out + i, upper, upper + line->width, (uint32_t)(across - (left << 8)), (uint32_t)(down - (top << 8)));
        x += line->step_x;
        y += line->step_y;
    }
}

/// Narrows a range of steps to those with a position in 0..<end.
static inline void keep_within(int64_t place, int64_t step, int64_t end, int64_t *from, int64_t *to) {
    int64_t first = *from, behind = *to;
    if (step == 0) {
        if (place < 0 || place >= end) behind = first;
    } else {
        // The positions are mirrored if they decrease: then the first step is the one at 0 or beyond, and the last one
        // that below `end`.
        const int64_t start = step > 0 ? place : end - 1 - place, rise = step > 0 ? step : -step;
        const int64_t low = start >= 0 ? 0 : (-start + rise - 1) / rise;
        const int64_t high = start >= end ? 0 : (end - 1 - start) / rise + 1;
        if (low > first) first = low < behind ? low : behind;
        if (high < behind) behind = high > first ? high : first;
    }
    *from = first;
    *to = behind;
}

/// The number of pixels of a batch. All positions are written before pixels are read, which hides the latency.
#define SAMPLED 64

/// A pixel at each of eight positions, and its right neighbor. Gather instructions take longer.
static inline __attribute__((always_inline)) u64x8 pairs_at(const uint32_t *src, const uint64_t *places) {
    uint64_t p[8];
    for (int k = 0; k < 8; k++) memcpy(p + k, src + places[k], 8);
    return (u64x8){p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]};
}

/// Samples up to a batch of pixels whose four neighbors all lie in the picture.
static inline void sample_inside(
    uint32_t *restrict out, const uint32_t *restrict src, int64_t width, int64_t x, int64_t y, int64_t step_x,
    int64_t step_y, int32_t count) {
    const u64x8 steps = {0, 1, 2, 3, 4, 5, 6, 7};
    u64x8 at_x = steps * (uint64_t)step_x + (uint64_t)x, at_y = steps * (uint64_t)step_y + (uint64_t)y;
    u64x8 right[SAMPLED / 8], down[SAMPLED / 8];
    _Alignas(64) uint64_t places[SAMPLED];
    const int32_t blocks = (count + 7) / 8;
    for (int32_t k = 0; k < blocks; k++) {
        *(u64x8 *)(places + 8 * k) = (at_y >> 32) * (uint32_t)width + (at_x >> 32);
        right[k] = at_x >> 24 & 255;
        down[k] = at_y >> 24 & 255;
        at_x += (uint64_t)step_x * 8;
        at_y += (uint64_t)step_y * 8;
    }
    for (int32_t k = 0; k < count / 8; k++) {
        const uint64_t *at = places + 8 * k;
        store(out + 8 * k, mix_eight(pairs_at(src, at), pairs_at(src + width, at), right[k], down[k]));
    }
    if (count % 8 != 0) {
        const int32_t k = count / 8;
        // Positions after the last one may lie outside.
        for (int32_t i = count; i < 8 * blocks; i++) places[i] = places[count - 1];
        const uint64_t *at = places + 8 * k;
        uint32_t rest[8];
        store(rest, mix_eight(pairs_at(src, at), pairs_at(src + width, at), right[k], down[k]));
        memcpy(out + 8 * k, rest, 4 * (size_t)(count % 8));
    }
}

#pragma clang diagnostic pop

static void sample_line(
    uint32_t *restrict out, const uint32_t *restrict src, const vitrine_sample_line *restrict line, int32_t count) {
    const int64_t half = 1 << 23, width = line->width, step_x = line->step_x, step_y = line->step_y;
    int64_t from = 0, to = count;
    keep_within(line->x + half, step_x, (width - 1) << 32, &from, &to);
    keep_within(line->y + half, step_y, (int64_t)(line->height - 1) << 32, &from, &to);
    int64_t x = line->x + half, y = line->y + half;
    sample_border(out, src, line, x, y, (int32_t)from);
    for (int64_t i = from; i < to; i += SAMPLED) {
        const int32_t n = to - i < SAMPLED ? (int32_t)(to - i) : SAMPLED;
        sample_inside(out + i, src, line->width, x + i * step_x, y + i * step_y, step_x, step_y, n);
    }
    sample_border(out + to, src, line, x + to * step_x, y + to * step_y, count - (int32_t)to);
}

static void touch_rows(const uint32_t *src, int64_t stride, int32_t width, int32_t height) {
    for (int32_t y = 0; y < height; y++) {
        const volatile uint32_t *row = src + y * stride;
        for (int32_t x = 0; x < width; x += 16) (void)row[x];
        if (width > 0) (void)row[width - 1];
    }
}
