#pragma once
// Settings of glibc's malloc and threads, which its Swift module lacks.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if defined(__GLIBC__)
#include <pthread.h>
// Declared for _GNU_SOURCE only.
int pthread_setattr_default_np(const pthread_attr_t *);
#endif
