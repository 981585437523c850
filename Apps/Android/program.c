// The machine that the program of wasm2c needs: memory, types of functions, and a way out of a failure.
// Each call begins with the memory that the program has at first, so nothing is left of the call before, however that ended.

#include "program.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "widgets.h"

enum { page = 65536, most_pages = 1024, longest = 1 << 21, no_memory = 100 };

// One call at a time, because the program counts its depth in a variable that all threads share.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static Z_widgets_instance_t program;
static jmp_buf way_out;
uint32_t wasm_rt_call_stack_depth;

bool wasm_rt_is_initialized(void) { return true; }

void wasm_rt_trap(wasm_rt_trap_t reason) { longjmp(way_out, (int)reason); }

static void *allocated(size_t count, size_t size) {
  void *memory = calloc(count, size);
  if (!memory) longjmp(way_out, no_memory);
  return memory;
}

void wasm_rt_allocate_memory(wasm_rt_memory_t *memory, uint32_t pages, uint32_t most) {
  memory->data = allocated(pages, page);
  memory->size = pages * page;
  memory->pages = pages;
  memory->max_pages = most < most_pages ? most : most_pages;
}

// A program in Swift cannot go on without the memory that it asks for.
uint32_t wasm_rt_grow_memory(wasm_rt_memory_t *memory, uint32_t more) {
  uint32_t before = memory->pages;
  if (more > memory->max_pages - before) longjmp(way_out, no_memory);
  void *data = realloc(memory->data, (size_t)(before + more) * page);
  if (!data) longjmp(way_out, no_memory);
  memory->data = data;
  memset(memory->data + memory->size, 0, (size_t)more * page);
  memory->pages += more;
  memory->size = memory->pages * page;
  return before;
}

void wasm_rt_free_memory(wasm_rt_memory_t *memory) { free(memory->data); }

void wasm_rt_allocate_funcref_table(wasm_rt_funcref_table_t *table, uint32_t count, uint32_t most) {
  table->data = allocated(count, sizeof *table->data);
  table->size = count;
  table->max_size = most;
}

void wasm_rt_free_funcref_table(wasm_rt_funcref_table_t *table) { free(table->data); }

// A digest of the type: equal types must have one number, and a call checks that of the function in the table.
uint32_t wasm_rt_register_func_type(uint32_t parameters, uint32_t results, ...) {
  uint32_t digest = (2166136261u ^ parameters) * 16777619u;
  va_list types;
  va_start(types, results);
  for (uint32_t index = 0; index < parameters + results; index++) {
    digest = (digest ^ (uint32_t)va_arg(types, wasm_rt_type_t)) * 16777619u;
  }
  va_end(types);
  return digest;
}

static char *kept(const char *text, size_t count, size_t *size) {
  char *copy = malloc(count);
  if (copy) memcpy(copy, text, count);
  *size = copy ? count : 0;
  return copy;
}

static char *failed(const char *message, size_t *size) { return kept(message, strlen(message), size); }
#define FAILURE(message) "{\"error\": {\"message\": \"" message "\", \"path\": []}}"

// Bytes in the memory of the program.
static char *bytes(u32 address, size_t count) {
  if (address + (uint64_t)count > program.w2c_memory.size) wasm_rt_trap(WASM_RT_TRAP_OOB);
  return (char *)program.w2c_memory.data + address;
}

static char *called(enum almanac_call call, const char *request, size_t length, size_t *size) {
  switch (setjmp(way_out)) {
    case 0: break;
    case no_memory: return failed(FAILURE("there is not enough memory for this request"), size);
    case WASM_RT_TRAP_EXHAUSTION: return failed(FAILURE("the request is too deep"), size);
    default: return failed(FAILURE("the widget's program has failed, which is a mistake in it"), size);
  }
  Z_widgets_init_module();
  Z_widgets_instantiate(&program);
  memcpy(bytes(Z_widgetsZ_question(&program, (u32)length), length), request, length);
  u32 count = call == almanac_draw ? Z_widgetsZ_draw(&program) : Z_widgetsZ_widget(&program);
  return kept(bytes(Z_widgetsZ_answer(&program), count), count, size);
}

char *almanac_answer(enum almanac_call call, const char *request, size_t length, size_t *size) {
  if (length > longest) return failed(FAILURE("the request is longer than 2,097,152 bytes"), size);
  pthread_mutex_lock(&turn);
  memset(&program, 0, sizeof program);
  wasm_rt_call_stack_depth = 0;
  char *answer = called(call, request, length, size);
  Z_widgets_free(&program);
  pthread_mutex_unlock(&turn);
  return answer;
}
