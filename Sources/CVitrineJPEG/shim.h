#pragma once
#include <turbojpeg.h>

#if __has_include(<jconfig.h>)
#include <jconfig.h>
#endif

/* The version of libjpeg-turbo as built with, such as 2001005 for 2.1.5; 0 where its headers do not say. */
#ifdef LIBJPEG_TURBO_VERSION_NUMBER
enum { vitrine_jpeg_version = LIBJPEG_TURBO_VERSION_NUMBER };
#else
enum { vitrine_jpeg_version = 0 };
#endif
