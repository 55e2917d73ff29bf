#include "CVitrineAVIF.h"

#include <stdlib.h>

// Compilers do not search Homebrew's folder on Apple silicon.
#if __has_include(<avif/avif.h>)
#define HEADER <avif/avif.h>
#elif __has_include("/opt/homebrew/include/avif/avif.h")
#define HEADER </opt/homebrew/include/avif/avif.h>
#endif

#ifdef HEADER
#include HEADER
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// The number in the library's file name, by the version of its header.
#if AVIF_VERSION_MAJOR >= 1
#define NUMBER "16"
#elif AVIF_VERSION_MINOR == 11
#define NUMBER "15"
#elif AVIF_VERSION_MINOR == 10
#define NUMBER "14"
#else
#define NUMBER "13"
#endif

#ifdef __APPLE__
const char *vitrine_avif_name(void) { return "libavif." NUMBER ".dylib"; }
#else
const char *vitrine_avif_name(void) { return "libavif.so." NUMBER; }
#endif

// Each function is a member with its name and type.
#define FUNCTIONS(F)                                                                                                     \
    F(avifVersion) F(avifCodecName) F(avifResultToString) F(avifImageCreate) F(avifImageAllocatePlanes)                  \
    F(avifImageDestroy) F(avifImageSetMetadataXMP) F(avifRWDataFree) F(avifEncoderCreate) F(avifEncoderAddImage)         \
    F(avifEncoderFinish) F(avifEncoderSetCodecSpecificOption) F(avifEncoderDestroy) F(avifDecoderCreate)                 \
    F(avifDecoderSetIOMemory) F(avifDecoderParse) F(avifDecoderNextImage) F(avifDecoderDestroy)                          \
    F(avifRGBImageSetDefaults) F(avifImageYUVToRGB)

#define MEMBER(name) __typeof__(&name) name;
struct vitrine_avif {
    FUNCTIONS(MEMBER)
};

static void *open_library(const char *name) {
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
#ifdef __APPLE__
    // The loader does not search Homebrew's folder on Apple silicon.
    char path[256];
    snprintf(path, sizeof path, "/opt/homebrew/lib/%s", name);
    if (!handle) handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
#endif
    return handle;
}

/// Before 1.0, every minor version changed the members of structures; since then, they are added at the ends.
static int fits(const char *version) {
    int major = 0, minor = 0;
    if (sscanf(version, "%d.%d", &major, &minor) != 2 || major != AVIF_VERSION_MAJOR) return 0;
    return AVIF_VERSION_MAJOR == 0 ? minor == AVIF_VERSION_MINOR : minor >= AVIF_VERSION_MINOR;
}

const vitrine_avif *vitrine_avif_load(const char *name, int *state) {
    void *handle = open_library(name);
    vitrine_avif *library = calloc(1, sizeof *library);
    *state = VITRINE_AVIF_MISSING;
    if (!library || !handle) goto failed;
    *state = VITRINE_AVIF_OTHER_VERSION;
#define LOAD(name)                                                                                                       \
    if (!(library->name = (__typeof__(&name))dlsym(handle, #name))) goto failed;
    FUNCTIONS(LOAD)
    if (fits(library->avifVersion())) {
        *state = VITRINE_AVIF_READY;
        return library;
    }
failed:
    free(library);
    if (handle) dlclose(handle);
    return NULL;
}

const char *vitrine_avif_version(const vitrine_avif *library) { return library->avifVersion(); }

int vitrine_avif_can_encode(const vitrine_avif *library) {
    return library->avifCodecName(AVIF_CODEC_CHOICE_AOM, AVIF_CODEC_FLAG_CAN_ENCODE) != NULL;
}

struct vitrine_avif_encoder {
    const vitrine_avif *library;
    avifEncoder *encoder;
    avifImage *image;
    vitrine_avif_settings settings;
    avifResult result;
};

vitrine_avif_encoder *vitrine_avif_encoder_open(
    const vitrine_avif *library, vitrine_avif_settings settings, const uint8_t *xmp, size_t xmp_count) {
    vitrine_avif_encoder *self = calloc(1, sizeof *self);
    if (!self) return NULL;
    self->library = library;
    self->settings = settings;
    self->encoder = library->avifEncoderCreate();
    self->image = library->avifImageCreate(settings.width, settings.height, 8, AVIF_PIXEL_FORMAT_YUV444);
    if (!self->encoder || !self->image) goto failed;
    const avifPlanesFlags planes = settings.has_alpha ? AVIF_PLANES_ALL : AVIF_PLANES_YUV;
    if (library->avifImageAllocatePlanes(self->image, planes) != AVIF_RESULT_OK) goto failed;
    // The color space is sRGB by the code points of ITU-T H.273, stored as RGB in full range: the rounding of luma and
    // chroma to 8 bits is a larger error than that of AV1 at the same size, and uniform colors stay exact.
    self->image->yuvRange = AVIF_RANGE_FULL;
    self->image->colorPrimaries = AVIF_COLOR_PRIMARIES_BT709;
    self->image->transferCharacteristics = AVIF_TRANSFER_CHARACTERISTICS_SRGB;
    self->image->matrixCoefficients = AVIF_MATRIX_COEFFICIENTS_IDENTITY;
    if (xmp_count) library->avifImageSetMetadataXMP(self->image, xmp, xmp_count);
    avifEncoder *encoder = self->encoder;
    encoder->codecChoice = AVIF_CODEC_CHOICE_AOM;
    // One thread makes the bytes independent of the machine.
    encoder->maxThreads = 1;
    encoder->speed = settings.speed;
    encoder->keyframeInterval = 0;
    encoder->timescale = settings.timescale;
    encoder->minQuantizer = encoder->minQuantizerAlpha = 0;
    encoder->maxQuantizer = encoder->maxQuantizerAlpha = settings.quantizer > 0 ? AVIF_QUANTIZER_WORST_QUALITY : 0;
    char level[12];
    snprintf(level, sizeof level, "%d", settings.quantizer);
    library->avifEncoderSetCodecSpecificOption(encoder, "end-usage", "q");
    library->avifEncoderSetCodecSpecificOption(encoder, "cq-level", level);
    // The fast encoder must be told that there are uniform colors and text; the slow one detects it.
    if (settings.speed > 6) library->avifEncoderSetCodecSpecificOption(encoder, "tune-content", "screen");
    return self;
failed:
    vitrine_avif_encoder_close(self);
    return NULL;
}

int vitrine_avif_encoder_add(vitrine_avif_encoder *self, const uint32_t *pixels, uint64_t duration) {
    avifImage *image = self->image;
    for (uint32_t row = 0; row < image->height; row++) {
        const uint32_t *from = pixels + (size_t)row * image->width;
        uint8_t *planes[3];
        for (int i = 0; i < 3; i++) planes[i] = image->yuvPlanes[i] + (size_t)row * image->yuvRowBytes[i];
        uint8_t *alpha = image->alphaPlane ? image->alphaPlane + (size_t)row * image->alphaRowBytes : NULL;
        for (uint32_t x = 0; x < image->width; x++) {
            planes[0][x] = from[x] >> 8;
            planes[1][x] = from[x] >> 16;
            planes[2][x] = from[x];
            if (alpha) alpha[x] = from[x] >> 24;
        }
    }
    const avifAddImageFlags flags = self->settings.is_still ? AVIF_ADD_IMAGE_FLAG_SINGLE : AVIF_ADD_IMAGE_FLAG_NONE;
    self->result = self->library->avifEncoderAddImage(self->encoder, image, duration, flags);
    return self->result == AVIF_RESULT_OK;
}

int vitrine_avif_encoder_finish(vitrine_avif_encoder *self, uint8_t **bytes, size_t *count) {
    avifRWData data = {NULL, 0};
    *bytes = NULL;
    *count = 0;
    self->result = self->library->avifEncoderFinish(self->encoder, &data);
    if (self->result == AVIF_RESULT_OK && (*bytes = malloc(data.size))) {
        memcpy(*bytes, data.data, data.size);
        *count = data.size;
    }
    self->library->avifRWDataFree(&data);
    return *bytes != NULL;
}

const char *vitrine_avif_encoder_error(vitrine_avif_encoder *self) {
    return self->encoder->diag.error[0] ? self->encoder->diag.error : self->library->avifResultToString(self->result);
}

void vitrine_avif_encoder_close(vitrine_avif_encoder *self) {
    if (!self) return;
    if (self->image) self->library->avifImageDestroy(self->image);
    if (self->encoder) self->library->avifEncoderDestroy(self->encoder);
    free(self);
}

struct vitrine_avif_decoder {
    const vitrine_avif *library;
    avifDecoder *decoder;
    uint8_t *bytes;
    uint32_t width;
    uint32_t height;
    const char *error;
};

vitrine_avif_decoder *vitrine_avif_decoder_open(
    const vitrine_avif *library, const uint8_t *bytes, size_t count, uint32_t most_pixels, uint32_t longest_side,
    uint32_t most_frames, vitrine_avif_info *info, char *error, size_t error_count) {
    vitrine_avif_decoder *self = calloc(1, sizeof *self);
    avifResult result = AVIF_RESULT_UNKNOWN_ERROR;
    snprintf(error, error_count, "no memory");
    if (!self) return NULL;
    self->library = library;
    self->bytes = malloc(count);
    self->decoder = library->avifDecoderCreate();
    if (!self->bytes || !self->decoder) goto failed;
    memcpy(self->bytes, bytes, count);
    avifDecoder *decoder = self->decoder;
    decoder->maxThreads = 1;
    decoder->ignoreExif = AVIF_TRUE;
    decoder->ignoreXMP = AVIF_TRUE;
    decoder->imageSizeLimit = most_pixels;
    decoder->imageDimensionLimit = longest_side;
    decoder->imageCountLimit = most_frames;
    // Other encoders omit these, and every browser shows their files.
    decoder->strictFlags = AVIF_STRICT_ENABLED & ~(AVIF_STRICT_PIXI_REQUIRED | AVIF_STRICT_ALPHA_ISPE_REQUIRED);
    result = library->avifDecoderSetIOMemory(decoder, self->bytes, count);
    if (result == AVIF_RESULT_OK) result = library->avifDecoderParse(decoder);
    if (result != AVIF_RESULT_OK) {
        const char *words = decoder->diag.error[0] ? decoder->diag.error : library->avifResultToString(result);
        snprintf(error, error_count, "%s", words);
        goto failed;
    }
    const avifImage *image = decoder->image;
    self->width = info->width = image->width;
    self->height = info->height = image->height;
    info->frames = decoder->imageCount;
    info->quarter_turns = image->transformFlags & AVIF_TRANSFORM_IROT ? image->irot.angle & 3 : 0;
#if AVIF_VERSION_MAJOR >= 1
    const int axis = image->imir.axis;
#else
    const int axis = image->imir.mode;
#endif
    info->mirror = image->transformFlags & AVIF_TRANSFORM_IMIR ? 1 + axis : 0;
    info->is_cropped = (image->transformFlags & AVIF_TRANSFORM_CLAP) != 0;
    info->primaries = image->colorPrimaries;
    info->transfer = image->transferCharacteristics;
    info->profile = image->icc.data;
    info->profile_count = image->icc.size;
    return self;
failed:
    vitrine_avif_decoder_close(self);
    return NULL;
}

int vitrine_avif_decoder_next(
    vitrine_avif_decoder *self, uint32_t *pixels, uint64_t *duration, uint64_t *timescale) {
    avifDecoder *decoder = self->decoder;
    avifResult result = self->library->avifDecoderNextImage(decoder);
    if (result == AVIF_RESULT_NO_IMAGES_REMAINING) return 0;
    if (result == AVIF_RESULT_OK) {
        const avifImage *image = decoder->image;
        if (image->width != self->width || image->height != self->height) {
            self->error = "a frame of another size";
            return -1;
        }
        avifRGBImage rgb;
        memset(&rgb, 0, sizeof rgb);
        self->library->avifRGBImageSetDefaults(&rgb, image);
        rgb.depth = 8;
        rgb.format = AVIF_RGB_FORMAT_RGBA;
        // The library's conversion gives the same result on every machine.
        rgb.avoidLibYUV = AVIF_TRUE;
        rgb.chromaUpsampling = AVIF_CHROMA_UPSAMPLING_BILINEAR;
        rgb.pixels = (uint8_t *)pixels;
        rgb.rowBytes = image->width * 4;
        *duration = decoder->imageTiming.durationInTimescales;
        *timescale = decoder->imageTiming.timescale;
        result = self->library->avifImageYUVToRGB(image, &rgb);
        if (result == AVIF_RESULT_OK) return 1;
    }
    self->error = decoder->diag.error[0] ? decoder->diag.error : self->library->avifResultToString(result);
    return -1;
}

const char *vitrine_avif_decoder_error(vitrine_avif_decoder *self) { return self->error ? self->error : "unknown"; }

void vitrine_avif_decoder_close(vitrine_avif_decoder *self) {
    if (!self) return;
    if (self->decoder) self->library->avifDecoderDestroy(self->decoder);
    free(self->bytes);
    free(self);
}

#else

// Without the header, nothing can be loaded, so no other function is called.

const char *vitrine_avif_name(void) { return "libavif"; }

const vitrine_avif *vitrine_avif_load(const char *name, int *state) {
    (void)name;
    *state = VITRINE_AVIF_NOT_BUILT;
    return NULL;
}

const char *vitrine_avif_version(const vitrine_avif *library) { (void)library; abort(); }
int vitrine_avif_can_encode(const vitrine_avif *library) { (void)library; abort(); }
vitrine_avif_encoder *vitrine_avif_encoder_open(
    const vitrine_avif *library, vitrine_avif_settings settings, const uint8_t *xmp, size_t xmp_count) {
    (void)library, (void)settings, (void)xmp, (void)xmp_count;
    abort();
}
int vitrine_avif_encoder_add(vitrine_avif_encoder *encoder, const uint32_t *pixels, uint64_t duration) {
    (void)encoder, (void)pixels, (void)duration;
    abort();
}
int vitrine_avif_encoder_finish(vitrine_avif_encoder *encoder, uint8_t **bytes, size_t *count) {
    (void)encoder, (void)bytes, (void)count;
    abort();
}
const char *vitrine_avif_encoder_error(vitrine_avif_encoder *encoder) { (void)encoder; abort(); }
void vitrine_avif_encoder_close(vitrine_avif_encoder *encoder) { (void)encoder; }
vitrine_avif_decoder *vitrine_avif_decoder_open(
    const vitrine_avif *library, const uint8_t *bytes, size_t count, uint32_t most_pixels, uint32_t longest_side,
    uint32_t most_frames, vitrine_avif_info *info, char *error, size_t error_count) {
    (void)library, (void)bytes, (void)count, (void)most_pixels, (void)longest_side, (void)most_frames, (void)info;
    (void)error, (void)error_count;
    abort();
}
int vitrine_avif_decoder_next(
    vitrine_avif_decoder *decoder, uint32_t *pixels, uint64_t *duration, uint64_t *timescale) {
    (void)decoder, (void)pixels, (void)duration, (void)timescale;
    abort();
}
const char *vitrine_avif_decoder_error(vitrine_avif_decoder *decoder) { (void)decoder; abort(); }
void vitrine_avif_decoder_close(vitrine_avif_decoder *decoder) { (void)decoder; }


#endif
