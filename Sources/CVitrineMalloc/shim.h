#pragma once
// Settings of glibc's malloc, which its Swift module lacks.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
