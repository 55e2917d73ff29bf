// The bodies of all kernels. The file is included once for each processor level, which names its table with
// VITRINE_TABLE.

#include <string.h>

#include "CVitrinePixelKernels.h"

#include "Blending.h"
#include "Chords.h"
#include "Coverage.h"
#include "Sweep.h"
#include "Blur.h"
#include "Glass.h"
#include "Resampling.h"
#include "Reduction.h"

const vitrine_kernels VITRINE_TABLE = {
    .fill = fill,
    .solid = solid,
    .solid_coverage = solid_coverage,
    .solid_blocks = solid_blocks,
    .pixels = pixels,
    .pixels_coverage = pixels_coverage,
    .solid_alpha16 = solid_alpha16,
    .scale_alpha16 = scale_alpha16,
    .chords = chords,
    .accumulate = accumulate,
    .sweep = sweep,
    .sweep_solid = sweep_solid,
    .solid_runs = solid_runs,
    .accumulate_rows = accumulate_rows,
    .box_average = box_average,
    .gauss_row = gauss_row,
    .gauss_column = gauss_column,
    .lerp_rows = lerp_rows,
    .upsample_linear = upsample_linear,
    .material = material,
    .pack = pack,
    .gauss_pixels_row = gauss_pixels_row,
    .gauss_pixels_column = gauss_pixels_column,
    .corner = corner,
    .lens = lens,
    .lens_inside = lens_inside,
    .bilinear = bilinear,
    .mix_rows = mix_rows,
    .rim_light = rim_light,
    .saturate = saturate,
    .glass = glass,
    .resample_vertical = resample_vertical,
    .resample_horizontal = resample_horizontal,
    .reduce_rows = reduce_rows,
    .reduce_columns = reduce_columns,
    .sample_line = sample_line,
    .touch_rows = touch_rows,
};
