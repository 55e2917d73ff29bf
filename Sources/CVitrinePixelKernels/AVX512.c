#if defined(__x86_64__)
#define VITRINE_FEATURES "avx512f,avx512bw,avx512vl,avx512dq,avx512cd,avx2,bmi,bmi2,lzcnt,popcnt"
#pragma clang attribute push(__attribute__((target(VITRINE_FEATURES))), apply_to = function)
#define VITRINE_TABLE vitrine_avx512
#include "Kernels.h"
#pragma clang attribute pop
#endif
