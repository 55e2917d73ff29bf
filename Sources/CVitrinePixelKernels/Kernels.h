// Bodies of all kernels. Included once for each processor level, which names its table with VITRINE_TABLE.

#include <string.h>

#include "CVitrinePixelKernels.h"

#include "Blending.h"
#include "Coverage.h"
#include "Soft.h"
#include "Glass.h"
#include "Pictures.h"

const vitrine_kernels VITRINE_TABLE = {
    .fill = fill,
    .solid = solid,
    .solid_coverage = solid_coverage,
    .solid_blocks = solid_blocks,
    .pixels = pixels,
    .pixels_coverage = pixels_coverage,
    .deep_alpha = deep_alpha,
    .fade_alpha = fade_alpha,
    .accumulate = accumulate,
    .sweep = sweep,
    .add_fields = add_fields,
    .gather_fields = gather_fields,
    .gauss_row = gauss_row,
    .gauss_column = gauss_column,
    .mix_rows = mix_rows,
    .spread = spread,
    .material = material,
    .pack = pack,
    .nearest = nearest,
    .bilinear = bilinear,
    .glass = glass,
    .mix_lines = mix_lines,
    .across = across,
};
