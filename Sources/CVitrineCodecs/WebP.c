#include "CVitrineWebP.h"

#include <stdlib.h>

// Compilers do not search Homebrew's folder on Apple silicon.
#if __has_include(<webp/encode.h>) && __has_include(<webp/demux.h>)
#define HEADER(name) <webp/name>
#elif __has_include("/opt/homebrew/include/webp/demux.h")
#define HEADER(name) </opt/homebrew/include/webp/name>
#endif

#ifdef HEADER
#include <dlfcn.h>
#include <string.h>
#include HEADER(decode.h)
#include HEADER(demux.h)
#include HEADER(encode.h)

#ifdef __APPLE__
#define NAME(library, number) library "." #number ".dylib"
#else
#define NAME(library, number) library ".so." #number
#endif

const char *vitrine_webp_core_name(void) { return NAME("libwebp", 7); }
const char *vitrine_webp_demux_name(void) { return NAME("libwebpdemux", 2); }

// Each function is a member with its name and type.
#define CORE(F)                                                                                                          \
    F(WebPGetEncoderVersion) F(WebPConfigInitInternal) F(WebPValidateConfig) F(WebPPictureInitInternal)                  \
    F(WebPPictureAlloc) F(WebPPictureFree) F(WebPEncode) F(WebPMemoryWriterInit) F(WebPMemoryWrite)                      \
    F(WebPMemoryWriterClear) F(WebPDecodeRGBAInto)
#define DEMUX(F)                                                                                                         \
    F(WebPDemuxInternal) F(WebPDemuxDelete) F(WebPDemuxGetI) F(WebPAnimDecoderOptionsInitInternal)                       \
    F(WebPAnimDecoderNewInternal) F(WebPAnimDecoderHasMoreFrames) F(WebPAnimDecoderGetNext) F(WebPAnimDecoderDelete)

#define MEMBER(name) __typeof__(&name) name;
struct vitrine_webp {
    CORE(MEMBER) DEMUX(MEMBER)
};

static void *open_library(const char *name) {
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
#ifdef __APPLE__
    // The loader does not search Homebrew's folder on Apple silicon.
    char path[256];
    if (!handle && strlcpy(path, "/opt/homebrew/lib/", sizeof path) && strlcat(path, name, sizeof path) < sizeof path)
        handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
#endif
    return handle;
}

const vitrine_webp *vitrine_webp_load(const char *core, const char *demux, int *state) {
    void *const handles[] = {open_library(core), open_library(demux)};
    vitrine_webp *library = calloc(1, sizeof *library);
    *state = VITRINE_WEBP_MISSING;
    if (!library || !handles[0] || !handles[1]) goto failed;
    *state = VITRINE_WEBP_OTHER_VERSION;
#define LOAD(handle, name)                                                                                               \
    if (!(library->name = (__typeof__(&name))dlsym(handle, #name))) goto failed;
#define LOAD_CORE(name) LOAD(handles[0], name)
#define LOAD_DEMUX(name) LOAD(handles[1], name)
    CORE(LOAD_CORE) DEMUX(LOAD_DEMUX)
    // Each of these compares the layout of its structure with that of the headers.
    WebPConfig config;
    WebPPicture picture;
    WebPAnimDecoderOptions decoding;
    if (library->WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) &&
        library->WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) &&
        library->WebPAnimDecoderOptionsInitInternal(&decoding, WEBP_DEMUX_ABI_VERSION)) {
        *state = VITRINE_WEBP_READY;
        return library;
    }
failed:
    free(library);
    for (int i = 0; i < 2; i++) {
        if (handles[i]) dlclose(handles[i]);
    }
    return NULL;
}

int vitrine_webp_version(const vitrine_webp *library) { return library->WebPGetEncoderVersion(); }

int vitrine_webp_encode(
    const vitrine_webp *library, const uint32_t *pixels, int width, int height, int stride, int is_lossless,
    float quality, int method, uint8_t **bytes, size_t *count) {
    WebPConfig config;
    WebPPicture picture;
    WebPMemoryWriter writer;
    *bytes = NULL;
    *count = 0;
    if (!library->WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, quality, WEBP_ENCODER_ABI_VERSION) ||
        !library->WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION))
        return VP8_ENC_ERROR_INVALID_CONFIGURATION;
    config.lossless = is_lossless;
    config.method = method;
    config.use_sharp_yuv = 1;
    config.thread_level = 0;
    if (!library->WebPValidateConfig(&config)) return VP8_ENC_ERROR_INVALID_CONFIGURATION;
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    if (!library->WebPPictureAlloc(&picture)) return VP8_ENC_ERROR_OUT_OF_MEMORY;
    for (int y = 0; y < height; y++) {
        const uint32_t *from = pixels + (size_t)y * stride;
        uint32_t *to = picture.argb + (size_t)y * picture.argb_stride;
        for (int x = 0; x < width; x++)
            to[x] = (from[x] & 0xFF00FF00u) | (from[x] & 255) << 16 | (from[x] >> 16 & 255);
    }
    library->WebPMemoryWriterInit(&writer);
    picture.writer = library->WebPMemoryWrite;
    picture.custom_ptr = &writer;
    int error = library->WebPEncode(&config, &picture) ? VP8_ENC_OK : (int)picture.error_code;
    if (error == VP8_ENC_OK) {
        // The library frees its own memory.
        if ((*bytes = malloc(writer.size))) {
            memcpy(*bytes, writer.mem, writer.size);
            *count = writer.size;
        } else {
            error = VP8_ENC_ERROR_OUT_OF_MEMORY;
        }
    }
    library->WebPMemoryWriterClear(&writer);
    library->WebPPictureFree(&picture);
    return error;
}

int vitrine_webp_decode(
    const vitrine_webp *library, const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
    const size_t size = (size_t)width * height * 4;
    return library->WebPDecodeRGBAInto(bytes, count, (uint8_t *)pixels, size, width * 4) != NULL;
}

int vitrine_webp_inspect(const vitrine_webp *library, const uint8_t *bytes, size_t count, vitrine_webp_info *info) {
    const WebPData data = {bytes, count};
    WebPDemuxer *demuxer = library->WebPDemuxInternal(&data, 0, NULL, WEBP_DEMUX_ABI_VERSION);
    if (!demuxer) return 0;
    info->width = library->WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
    info->height = library->WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
    info->frames = library->WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT);
    info->loop_count = library->WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT);
    info->is_animation = (library->WebPDemuxGetI(demuxer, WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG) != 0;
    library->WebPDemuxDelete(demuxer);
    return 1;
}

struct vitrine_webp_decoder {
    const vitrine_webp *library;
    WebPAnimDecoder *animation;
    uint8_t *bytes;
};

vitrine_webp_decoder *vitrine_webp_decoder_open(const vitrine_webp *library, const uint8_t *bytes, size_t count) {
    vitrine_webp_decoder *decoder = calloc(1, sizeof *decoder);
    WebPAnimDecoderOptions options;
    if (!decoder) return NULL;
    decoder->library = library;
    decoder->bytes = malloc(count);
    if (decoder->bytes && library->WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION)) {
        memcpy(decoder->bytes, bytes, count);
        const WebPData data = {decoder->bytes, count};
        options.color_mode = MODE_RGBA;
        options.use_threads = 0;
        decoder->animation = library->WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION);
        if (decoder->animation) return decoder;
    }
    vitrine_webp_decoder_close(decoder);
    return NULL;
}

int vitrine_webp_decoder_next(vitrine_webp_decoder *decoder, const uint8_t **pixels, int *end) {
    uint8_t *picture = NULL;
    if (!decoder->library->WebPAnimDecoderHasMoreFrames(decoder->animation)) return 0;
    if (!decoder->library->WebPAnimDecoderGetNext(decoder->animation, &picture, end)) return -1;
    *pixels = picture;
    return 1;
}

void vitrine_webp_decoder_close(vitrine_webp_decoder *decoder) {
    if (!decoder) return;
    if (decoder->animation) decoder->library->WebPAnimDecoderDelete(decoder->animation);
    free(decoder->bytes);
    free(decoder);
}

#else

// Without the headers, nothing can be loaded, so no other function is called.

const char *vitrine_webp_core_name(void) { return "libwebp"; }
const char *vitrine_webp_demux_name(void) { return "libwebpdemux"; }

const vitrine_webp *vitrine_webp_load(const char *core, const char *demux, int *state) {
    (void)core, (void)demux;
    *state = VITRINE_WEBP_NOT_BUILT;
    return NULL;
}

int vitrine_webp_version(const vitrine_webp *library) { (void)library; abort(); }
int vitrine_webp_encode(
    const vitrine_webp *library, const uint32_t *pixels, int width, int height, int stride, int is_lossless,
    float quality, int method, uint8_t **bytes, size_t *count) {
    (void)library, (void)pixels, (void)width, (void)height, (void)stride, (void)is_lossless, (void)quality;
    (void)method, (void)bytes, (void)count;
    abort();
}
int vitrine_webp_decode(
    const vitrine_webp *library, const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
    (void)library, (void)bytes, (void)count, (void)pixels, (void)width, (void)height;
    abort();
}
int vitrine_webp_inspect(const vitrine_webp *library, const uint8_t *bytes, size_t count, vitrine_webp_info *info) {
    (void)library, (void)bytes, (void)count, (void)info;
    abort();
}
vitrine_webp_decoder *vitrine_webp_decoder_open(const vitrine_webp *library, const uint8_t *bytes, size_t count) {
    (void)library, (void)bytes, (void)count;
    abort();
}
int vitrine_webp_decoder_next(vitrine_webp_decoder *decoder, const uint8_t **pixels, int *end) {
    (void)decoder, (void)pixels, (void)end;
    abort();
}
void vitrine_webp_decoder_close(vitrine_webp_decoder *decoder) { (void)decoder; }

#endif
