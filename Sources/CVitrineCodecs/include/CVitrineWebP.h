#pragma once

#include <stddef.h>
#include <stdint.h>

/// libwebp and libwebpdemux, loaded when they are first needed, so that programs without WebPs start without them. A
/// build without their headers reports that.

/// Whether the libraries are usable.
enum vitrine_webp_state {
    VITRINE_WEBP_READY = 0,
    /// Their headers were missing at compile time.
    VITRINE_WEBP_NOT_BUILT,
    VITRINE_WEBP_MISSING,
    /// The libraries do not match the headers.
    VITRINE_WEBP_OTHER_VERSION,
};

typedef struct vitrine_webp vitrine_webp;

/// The file names of the libraries that match the headers: the codec, and the reader of animations.
const char *_Nonnull vitrine_webp_core_name(void);
const char *_Nonnull vitrine_webp_demux_name(void);

/// Loads the libraries, which stay in memory; null on failure, with the reason in `state`.
const vitrine_webp *_Nullable vitrine_webp_load(
    const char *_Nonnull core, const char *_Nonnull demux, int *_Nonnull state);

/// The version of the codec, such as 0x010204.
int vitrine_webp_version(const vitrine_webp *_Nonnull library);

/// Encodes a picture with straight alpha, red in the lowest byte, as a still. It uses one thread, so that the bytes
/// depend only on the version of the library.
/// @param stride The distance between rows in pixels.
/// @param is_lossless Whether all pixels that are not clear are exact.
/// @param quality 0...100: the fidelity of a lossy picture, the effort of a lossless one.
/// @param method 0...6, from fast to small.
/// @param bytes The result, which the caller frees with `free`.
/// @return 0, or an error of the library (`WebPEncodingError`).
int vitrine_webp_encode(
    const vitrine_webp *_Nonnull library, const uint32_t *_Nonnull pixels, int width, int height, int stride,
    int is_lossless, float quality, int method, uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// Decodes a still into pixels with straight alpha, width times height.
/// @return whether it was decoded.
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

/// Reads a file's metadata, without allocating memory for the picture.
/// @return 0 for a damaged file.
int vitrine_webp_inspect(
    const vitrine_webp *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count, vitrine_webp_info *_Nonnull info);

/// Opens a file, whose bytes are copied. Returns null for a damaged one.
vitrine_webp_decoder *_Nullable vitrine_webp_decoder_open(
    const vitrine_webp *_Nonnull library, const uint8_t *_Nonnull bytes, size_t count);

/// Decodes the next whole picture with straight alpha, and its end in milliseconds.
/// @return 1 for a picture, 0 after the last one, -1 for a damaged one.
int vitrine_webp_decoder_next(
    vitrine_webp_decoder *_Nonnull decoder, const uint8_t *_Nullable *_Nonnull pixels, int *_Nonnull end);
void vitrine_webp_decoder_close(vitrine_webp_decoder *_Nullable decoder);
