#pragma once
// Settings of glibc's malloc and threads, which its Swift module lacks.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
#if defined(__GLIBC__)
#include <pthread.h>
// This is declared only with _GNU_SOURCE.
int pthread_setattr_default_np(const pthread_attr_t *);
#endif
