// Pictures: rows through filters. Formulas: AreaKernels and ReferenceResampling in PixelKernels.

typedef uint8_t u8x16 __attribute__((vector_size(16), aligned(1)));
typedef uint8_t u8x8 __attribute__((vector_size(8), aligned(1)));
typedef uint8_t u8x4 __attribute__((vector_size(4), aligned(1)));

static void resample_vertical(
    uint32_t *restrict out, const uint16_t *const *restrict lines, const uint32_t *restrict weights,
    int32_t lines_count, int32_t pixels) {
    const int32_t count = pixels * 4;
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        // A whole weight times the largest sample and the half stay below 2^32.
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
        // In 1/65536 of a byte; 65536 * 255 * 257 + 32768 stays below 2^32.
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

/// Between four pixels, of which the upper left one and the one below it are given. 255 * 256 stays below 2^16.
static inline __attribute__((always_inline)) void mix_four(
    uint32_t *restrict out, const uint32_t *restrict upper, const uint32_t *restrict lower, uint32_t wx, uint32_t wy) {
    const u16x8 v = __builtin_convertvector(*(const u8x8 *)upper, u16x8) * (uint16_t)(256 - wy) +
                    __builtin_convertvector(*(const u8x8 *)lower, u16x8) * (uint16_t)wy;
    const u32x8 w = __builtin_convertvector(v, u32x8);
    const u32x4 s = (__builtin_shufflevector(w, w, 0, 1, 2, 3) * (256 - wx) +
                     __builtin_shufflevector(w, w, 4, 5, 6, 7) * wx + 32768) >> 16;
    *(u8x4 *)out = __builtin_convertvector(s, u8x4);
}

/// Places in 1/256 of a pixel from 0 to the centre of the last of `count` pixels.
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
        // On the last pixel all the weight lies on the second of a pair.
        const int32_t left = across >> 8 < last_x ? across >> 8 : last_x;
        const int32_t top = down >> 8 < last_y ? down >> 8 : last_y;
        const uint32_t *upper = src + (int64_t)top * line->width + left;
        mix_four(out + i, upper, upper + line->width, (uint32_t)(across - (left << 8)), (uint32_t)(down - (top << 8)));
        x += line->step_x;
        y += line->step_y;
    }
}

/// Narrows a range of steps to those at which a place lies in 0..<end.
static inline void keep_within(int64_t place, int64_t step, int64_t end, int64_t *from, int64_t *to) {
    int64_t first = *from, behind = *to;
    if (step == 0) {
        if (place < 0 || place >= end) behind = first;
    } else {
        // Mirrored, so that places grow: then the first step is that at 0 or beyond, and the last one that below `end`.
        const int64_t start = step > 0 ? place : end - 1 - place, rise = step > 0 ? step : -step;
        const int64_t low = start >= 0 ? 0 : (-start + rise - 1) / rise;
        const int64_t high = start >= end ? 0 : (end - 1 - start) / rise + 1;
        if (low > first) first = low < behind ? low : behind;
        if (high < behind) behind = high > first ? high : first;
    }
    *from = first;
    *to = behind;
}

static void sample_line(
    uint32_t *restrict out, const uint32_t *restrict src, const vitrine_sample_line *restrict line, int32_t count) {
    const int64_t half = 1 << 23, width = line->width, step_x = line->step_x, step_y = line->step_y;
    int64_t from = 0, to = count;
    keep_within(line->x + half, step_x, (width - 1) << 32, &from, &to);
    keep_within(line->y + half, step_y, (int64_t)(line->height - 1) << 32, &from, &to);
    int64_t x = line->x + half, y = line->y + half;
    sample_border(out, src, line, x, y, (int32_t)from);
    for (int64_t i = from; i < to; i++) {
        const int64_t at_x = x + i * step_x, at_y = y + i * step_y;
        const uint32_t *upper = src + (at_y >> 32) * width + (at_x >> 32);
        mix_four(out + i, upper, upper + width, (uint32_t)(at_x >> 24) & 255, (uint32_t)(at_y >> 24) & 255);
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
