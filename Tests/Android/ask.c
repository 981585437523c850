// Asks the program as the module of Java does. Requests come as a letter, w or d for the call, the length in four bytes of the machine's
// order, and the text; answers go out as length and text.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "program.h"

int main(void) {
  int call;
  while ((call = getchar()) != EOF) {
    uint32_t length;
    if (fread(&length, sizeof length, 1, stdin) != 1) return 1;
    char *request = malloc(length + 1);
    if (!request || fread(request, 1, length, stdin) != length) return 1;
    size_t size = 0;
    char *answer = almanac_answer(call == 'd' ? almanac_draw : almanac_widget, request, length, &size);
    free(request);
    uint32_t count = (uint32_t)size;
    fwrite(&count, sizeof count, 1, stdout);
    fwrite(answer, 1, size, stdout);
    fflush(stdout);
    free(answer);
  }
  return 0;
}
