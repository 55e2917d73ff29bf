#define VITRINE_TABLE vitrine_baseline
#include "Kernels.h"
