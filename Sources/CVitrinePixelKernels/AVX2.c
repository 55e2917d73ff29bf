#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#define VITRINE_TABLE vitrine_avx2
#include "Kernels.h"
#pragma clang attribute pop
#endif
