#include "CVitrineComparison.h"

#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Every operation rounds, even if the processor has fused ones.
#pragma STDC FP_CONTRACT OFF

// MARK: Rows

static inline uint8_t largest_channel(uint32_t p, uint32_t q) {
  int most = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int d = (int)(p >> shift & 255) - (int)(q >> shift & 255);
    if (d < 0) d = -d;
    if (d > most) most = d;
  }
  return (uint8_t)most;
}

// The pixels from `i` on of one word of the mask.
static inline uint64_t rest_of_word(const uint32_t *x, const uint32_t *y, size_t i, size_t n, uint8_t *largest) {
  uint64_t bits = 0;
  for (; i < n; i++) {
    if (x[i] == y[i]) continue;
    bits |= (uint64_t)1 << i;
    uint8_t d = largest_channel(x[i], y[i]);
    if (d > *largest) *largest = d;
  }
  return bits;
}

#if defined(__x86_64__)
static inline uint8_t largest_byte(__m128i v) {
  v = _mm_max_epu8(v, _mm_srli_si128(v, 8));
  v = _mm_max_epu8(v, _mm_srli_si128(v, 4));
  v = _mm_max_epu8(v, _mm_srli_si128(v, 2));
  v = _mm_max_epu8(v, _mm_srli_si128(v, 1));
  return (uint8_t)_mm_cvtsi128_si32(v);
}

__attribute__((target("avx2"))) static size_t row_avx2(
    const uint32_t *a, const uint32_t *b, size_t count, uint64_t *mask, uint8_t *largest) {
  size_t total = 0;
  __m256i most = _mm256_setzero_si256();
  for (size_t w = 0; w < (count + 63) / 64; w++) {
    size_t n = count - w * 64 < 64 ? count - w * 64 : 64, i = 0;
    const uint32_t *x = a + w * 64, *y = b + w * 64;
    uint64_t bits = 0;
    for (; i + 16 <= n; i += 16) {
      __m256i x0 = _mm256_loadu_si256((const __m256i *)(x + i)), x1 = _mm256_loadu_si256((const __m256i *)(x + i + 8));
      __m256i y0 = _mm256_loadu_si256((const __m256i *)(y + i)), y1 = _mm256_loadu_si256((const __m256i *)(y + i + 8));
      __m256i e0 = _mm256_cmpeq_epi32(x0, y0), e1 = _mm256_cmpeq_epi32(x1, y1);
      if (_mm256_movemask_epi8(_mm256_and_si256(e0, e1)) == -1) continue;
      uint32_t same = (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(e0)) |
                      (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(e1)) << 8;
      bits |= (uint64_t)(~same & 0xFFFF) << i;
      __m256i d0 = _mm256_or_si256(_mm256_subs_epu8(x0, y0), _mm256_subs_epu8(y0, x0));
      __m256i d1 = _mm256_or_si256(_mm256_subs_epu8(x1, y1), _mm256_subs_epu8(y1, x1));
      most = _mm256_max_epu8(most, _mm256_max_epu8(d0, d1));
    }
    bits |= rest_of_word(x, y, i, n, largest);
    mask[w] = bits;
    total += (size_t)__builtin_popcountll(bits);
  }
  uint8_t d = largest_byte(_mm_max_epu8(_mm256_castsi256_si128(most), _mm256_extracti128_si256(most, 1)));
  if (d > *largest) *largest = d;
  return total;
}

static size_t row_sse2(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *mask, uint8_t *largest) {
  size_t total = 0;
  __m128i most = _mm_setzero_si128();
  for (size_t w = 0; w < (count + 63) / 64; w++) {
    size_t n = count - w * 64 < 64 ? count - w * 64 : 64, i = 0;
    const uint32_t *x = a + w * 64, *y = b + w * 64;
    uint64_t bits = 0;
    for (; i + 4 <= n; i += 4) {
      __m128i p = _mm_loadu_si128((const __m128i *)(x + i)), q = _mm_loadu_si128((const __m128i *)(y + i));
      uint32_t same = (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(p, q)));
      if (same == 15) continue;
      bits |= (uint64_t)(~same & 15) << i;
      most = _mm_max_epu8(most, _mm_or_si128(_mm_subs_epu8(p, q), _mm_subs_epu8(q, p)));
    }
    bits |= rest_of_word(x, y, i, n, largest);
    mask[w] = bits;
    total += (size_t)__builtin_popcountll(bits);
  }
  uint8_t d = largest_byte(most);
  if (d > *largest) *largest = d;
  return total;
}
#endif

size_t cvitrine_difference_row(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *mask, uint8_t *largest) {
  *largest = 0;
#if !defined(__OPTIMIZE__)
  // In a build without optimization, the library's function is much faster than the loop below.
  if (memcmp(a, b, count * 4) == 0) {
    memset(mask, 0, (count + 63) / 64 * 8);
    return 0;
  }
#endif
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") ? row_avx2(a, b, count, mask, largest) : row_sse2(a, b, count, mask, largest);
#else
  size_t total = 0;
  for (size_t w = 0; w < (count + 63) / 64; w++) {
    size_t n = count - w * 64 < 64 ? count - w * 64 : 64;
    mask[w] = rest_of_word(a + w * 64, b + w * 64, 0, n, largest);
    total += (size_t)__builtin_popcountll(mask[w]);
  }
  return total;
#endif
}

// MARK: Antialiased pixels

// The brightness over white. Source: pixelmatch 0.4.0 of PyPI, rgb2y.
static inline double brightness(uint32_t p) {
  int rest = 255 - (int)(p >> 24);
  double r = (double)((int)(p & 255) + rest), g = (double)((int)(p >> 8 & 255) + rest);
  double b = (double)((int)(p >> 16 & 255) + rest);
  return r * 0.29889531 + g * 0.58662247 + b * 0.11448223;
}

struct neighbors {
  size_t count;
  uint32_t pixels[8];
  size_t xs[8], ys[8];
};

// The neighbors of a pixel, column by column.
static inline struct neighbors around(const uint32_t *p, size_t stride, size_t width, size_t height, size_t x, size_t y) {
  struct neighbors out;
  size_t x0 = x > 0 ? x - 1 : 0, x2 = x + 1 < width ? x + 1 : width - 1;
  size_t y0 = y > 0 ? y - 1 : 0, y2 = y + 1 < height ? y + 1 : height - 1, n = 0;
  for (size_t nx = x0; nx <= x2; nx++)
    for (size_t ny = y0; ny <= y2; ny++) {
      if (nx == x && ny == y) continue;
      out.pixels[n] = p[ny * stride + nx], out.xs[n] = nx, out.ys[n] = ny, n++;
    }
  out.count = n;
  return out;
}

// Whether three or more surrounding pixels have the same color; the border of the picture counts as one.
static int has_many_equal(const uint32_t *p, size_t stride, size_t width, size_t height, size_t x, size_t y) {
  uint32_t own = p[y * stride + x];
  size_t equal = 0;
  if (x > 0 && y > 0 && x + 1 < width && y + 1 < height) {
    const uint32_t *row = p + (y - 1) * stride + x - 1;
    for (int i = 0; i < 3; i++, row += stride) equal += (row[0] == own) + (row[1] == own) + (row[2] == own);
    return equal > 3;
  }
  struct neighbors n = around(p, stride, width, height, x, y);
  for (size_t i = 0; i < n.count; i++) equal += n.pixels[i] == own;
  return equal > 1;
}

static int is_edge(
    const uint32_t *p, size_t p_stride, const uint32_t *q, size_t q_stride, size_t width, size_t height, size_t x, size_t y) {
  uint32_t pixel = p[y * p_stride + x];
  struct neighbors n = around(p, p_stride, width, height, x, y);
  size_t equal = n.count < 8;
  // Equal colors have equal brightness: this decides for most pixels of surfaces.
  for (size_t i = 0; i < n.count; i++) equal += n.pixels[i] == pixel;
  if (equal > 2) return 0;
  double own = brightness(pixel), deltas[8];
  for (size_t i = 0; i < n.count; i++) deltas[i] = own - brightness(n.pixels[i]);
  equal = n.count < 8;
  double darkest = 0, brightest = 0;
  size_t dark = 0, bright = 0;
  for (size_t i = 0; i < n.count; i++) {
    equal += deltas[i] == 0;
    int is_dark = deltas[i] < darkest, is_bright = deltas[i] > brightest;
    darkest = is_dark ? deltas[i] : darkest, dark = is_dark ? i : dark;
    brightest = is_bright ? deltas[i] : brightest, bright = is_bright ? i : bright;
  }
  if (equal > 2 || darkest == 0 || brightest == 0) return 0;
  return (has_many_equal(p, p_stride, width, height, n.xs[dark], n.ys[dark]) &&
          has_many_equal(q, q_stride, width, height, n.xs[dark], n.ys[dark])) ||
         (has_many_equal(p, p_stride, width, height, n.xs[bright], n.ys[bright]) &&
          has_many_equal(q, q_stride, width, height, n.xs[bright], n.ys[bright]));
}

int cvitrine_is_antialiased(struct cvitrine_pictures s, size_t x, size_t y) {
  return is_edge(s.a, s.a_width, s.b, s.b_width, s.width, s.height, x, y) ||
         is_edge(s.b, s.b_width, s.a, s.a_width, s.width, s.height, x, y);
}

enum { window = 7, lanes = 8 };

typedef uint32_t pixels __attribute__((vector_size(lanes * sizeof(uint32_t))));

// Equals StructuralSimilarity.brightness; at most 65280.
static inline __attribute__((always_inline)) pixels luma(pixels p) {
  return 77 * (p & 255) + 150 * (p >> 8 & 255) + 29 * (p >> 16 & 255) + 256 * (255 - (p >> 24));
}

// The columns of the window, and an unused one. Sums are whole numbers below 2^53, so doubles are exact in any order.
static inline __attribute__((always_inline)) struct cvitrine_window_sums sum_window(
    const uint32_t *a, size_t a_width, const uint32_t *b, size_t b_width) {
  typedef double columns __attribute__((vector_size(lanes * sizeof(double))));
  typedef int32_t integers __attribute__((vector_size(lanes * sizeof(int32_t))));
  columns sum_a = {0}, sum_b = {0}, sum_aa = {0}, sum_bb = {0}, sum_ab = {0};
  for (size_t y = 0; y < window; y++) {
    pixels first = {0}, second = {0};
    memcpy(&first, a + y * a_width, window * sizeof(uint32_t));
    memcpy(&second, b + y * b_width, window * sizeof(uint32_t));
    const columns p = __builtin_convertvector((integers)luma(first), columns);
    const columns q = __builtin_convertvector((integers)luma(second), columns);
    sum_a += p;
    sum_b += q;
    sum_aa += p * p;
    sum_bb += q * q;
    sum_ab += p * q;
  }
  struct cvitrine_window_sums out = {0};
  for (int i = 0; i < window; i++) {
    out.a += (int64_t)sum_a[i];
    out.b += (int64_t)sum_b[i];
    out.aa += (int64_t)sum_aa[i];
    out.bb += (int64_t)sum_bb[i];
    out.ab += (int64_t)sum_ab[i];
  }
  return out;
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static struct cvitrine_window_sums sum_window_avx2(
    const uint32_t *a, size_t a_width, const uint32_t *b, size_t b_width) {
  return sum_window(a, a_width, b, b_width);
}
#endif

struct cvitrine_window_sums cvitrine_sum_window(const uint32_t *a, size_t a_width, const uint32_t *b, size_t b_width) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return sum_window_avx2(a, a_width, b, b_width);
#endif
  return sum_window(a, a_width, b, b_width);
}
