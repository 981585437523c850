// The three widgets that need no Foundation, as C: a request in, an answer out.

#ifndef ALMANAC_PROGRAM_H
#define ALMANAC_PROGRAM_H

#include <stddef.h>

enum almanac_call { almanac_widget, almanac_draw };

// Answers a request, a text as WidgetRequest of the library WidgetBridge reads it: its snapshot and schedule, or its pictures with the
// areas that react to taps. Every answer is JSON; `{"error": {"message": …}}` says what was wrong with the request, or what has failed.
// The answer is of *size bytes, which the caller frees; NULL if there is no memory even for that. Threads may call at the same time.
char *almanac_answer(enum almanac_call call, const char *request, size_t length, size_t *size);

#endif
