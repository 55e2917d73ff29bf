// Reduces pictures by filters with negative weights. Formulas: ReferenceResampling in PixelKernels.

typedef int16_t s16x4 __attribute__((vector_size(8), aligned(1)));
typedef int16_t s16x16 __attribute__((vector_size(32), aligned(1)));
typedef int32_t s32x4 __attribute__((vector_size(16)));

static void reduce_rows(
    int16_t *restrict out, const uint32_t *restrict src, int64_t stride, const int16_t *restrict weights, int32_t rows,
    int32_t pixels) {
    const int32_t count = pixels * 4;
    const uint8_t *bytes = (const uint8_t *)src;
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        s32x16 sum = {0};
        sum += 128;
        for (int32_t k = 0; k < rows; k++) {
            sum += __builtin_convertvector(*(const u8x16 *)(bytes + 4 * stride * k + i), s32x16) * (int32_t)weights[k];
        }
        sum = __builtin_elementwise_min(sum >> 8, (s32x16){0} + 32767);
        sum = __builtin_elementwise_max(sum, (s32x16){0} - 32768);
        *(s16x16 *)(out + i) = __builtin_convertvector(sum, s16x16);
    }
    for (; i < count; i++) {
        int32_t sum = 128;
        for (int32_t k = 0; k < rows; k++) sum += (int32_t)bytes[4 * stride * k + i] * weights[k];
        sum >>= 8;
        out[i] = (int16_t)(sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum);
    }
}

static void reduce_columns(
    uint32_t *restrict out, const int16_t *restrict samples, const int32_t *restrict first,
    const int16_t *restrict weights, int32_t taps, int32_t count) {
    for (int32_t x = 0; x < count; x++) {
        const int16_t *p = samples + 4 * (int64_t)first[x];
        const int16_t *w = weights + (int64_t)x * taps;
        s32x4 sum = {1 << 19, 1 << 19, 1 << 19, 1 << 19};
        for (int32_t k = 0; k < taps; k++) sum += __builtin_convertvector(*(const s16x4 *)(p + 4 * k), s32x4) * w[k];
        sum = __builtin_elementwise_max(sum >> 20, (s32x4){0});
        sum = __builtin_elementwise_min(sum, (s32x4){255, 255, 255, 255});
        sum = __builtin_elementwise_min(sum, __builtin_shufflevector(sum, sum, 3, 3, 3, 3));
        *(u8x4 *)(out + x) = __builtin_convertvector(sum, u8x4);
    }
}
