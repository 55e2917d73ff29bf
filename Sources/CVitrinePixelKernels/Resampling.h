// Pictures: rows through filters. Formulas: AreaKernels and ReferenceResampling in PixelKernels.

typedef uint8_t u8x16 __attribute__((vector_size(16), aligned(1)));
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
