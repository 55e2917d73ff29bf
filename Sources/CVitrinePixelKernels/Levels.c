#include <stddef.h>

#include "CVitrinePixelKernels.h"

extern const vitrine_kernels vitrine_baseline;

#if defined(__x86_64__)
extern const vitrine_kernels vitrine_avx2;
extern const vitrine_kernels vitrine_avx512;

/// Whether the processor has the instructions for which both files of wide kernels are compiled. All processors with
/// AVX2 have them, but a virtual machine may hide some.
static int has_bit_instructions(void) {
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") &&
           __builtin_cpu_supports("popcnt");
}

int32_t vitrine_best_level(void) {
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !has_bit_instructions()) return VITRINE_LEVEL_BASELINE;
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512cd")) {
        return VITRINE_LEVEL_AVX512;
    }
    return VITRINE_LEVEL_AVX2;
}
#else
int32_t vitrine_best_level(void) { return VITRINE_LEVEL_BASELINE; }
#endif

const vitrine_kernels *vitrine_kernels_at(int32_t level) {
    if (level < VITRINE_LEVEL_BASELINE || level > vitrine_best_level()) return NULL;
#if defined(__x86_64__)
    if (level == VITRINE_LEVEL_AVX512) return &vitrine_avx512;
    if (level == VITRINE_LEVEL_AVX2) return &vitrine_avx2;
#endif
    return &vitrine_baseline;
}
