#pragma once

#include <stddef.h>
#include <stdint.h>

/// libwebp and libwebpdemux, loaded when they are first needed: a program that reads and writes no WebP starts without them,
/// and one that is built without their headers says so.

/// Whether the libraries can be used.
enum vitrine_webp_state {
    VITRINE_WEBP_READY = 0,
    /// Their headers were not there when this was compiled.
    VITRINE_WEBP_NOT_BUILT,
    VITRINE_WEBP_MISSING,
    /// Those that are there do not fit the headers.
    VITRINE_WEBP_OTHER_VERSION,
};

/// Functions of the libraries.
typedef struct vitrine_webp vitrine_webp;

/// File names of the libraries that belong to the headers: the codec, and the reader of animations.
const char *_Nonnull vitrine_webp_core_name(void);
const char *_Nonnull vitrine_webp_demux_name(void);

/// Loads the libraries, which stay in memory; null where that fails, with the reason in `state`.
const vitrine_webp *_Nullable vitrine_webp_load(
    const char *_Nonnull core, const char *_Nonnull demux, int *_Nonnull state);

/// Version of the codec, such as 0x010204.
int vitrine_webp_version(const vitrine_webp *_Nonnull library);

/// Encodes a picture of straight alpha, red in the lowest byte, as a still. One thread does it: the bytes depend on nothing but
/// the version of the library.
/// @param stride pixels from one row to the next.
/// @param is_lossless Whether all pixels that are not clear stay as they are.
/// @param quality 0...100: of a lossy picture its fidelity, of a lossless one the effort.
/// @param method 0...6, from fast to small.
/// @param bytes to be freed with `free`.
/// @return 0, or an error of the library (`WebPEncodingError`).
int vitrine_webp_encode(
    const vitrine_webp *_Nonnull library, const uint32_t *_Nonnull pixels, int width, int height, int stride,
    int is_lossless, float quality, int method, uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// Decodes a still into pixels of straight alpha, width times height.
/// @return whether it could be decoded.
int vitrine_webp_decode(
    const vitrine_webp *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count, uint32_t *_Nonnull pixels,
    int width, int height);

typedef struct vitrine_webp_decoder vitrine_webp_decoder;

typedef struct {
    uint32_t width;
    uint32_t height;
    uint32_t frames;
    /// 0 for forever.
    uint32_t loop_count;
    int is_animation;
} vitrine_webp_info;

/// What a file says of itself. Nothing of the picture's size is allocated.
/// @return 0 for a damaged file.
int vitrine_webp_inspect(
    const vitrine_webp *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count, vitrine_webp_info *_Nonnull info);

/// Opens a file, whose bytes are copied. Null for a damaged one.
vitrine_webp_decoder *_Nullable vitrine_webp_decoder_open(
    const vitrine_webp *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count);

/// The next picture, whole and of straight alpha, and when it ends, in milliseconds.
/// @return 1 for a picture, 0 after the last one, -1 for a damaged one.
int vitrine_webp_decoder_next(
    vitrine_webp_decoder *_Nonnull decoder, const uint8_t *_Nullable *_Nonnull pixels, int *_Nonnull end);
void vitrine_webp_decoder_close(vitrine_webp_decoder *_Nullable decoder);
