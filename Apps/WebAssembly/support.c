// The functions of a C library that Swift needs and WebAssembly lacks: a heap, some arithmetic, and reading a number.
// Bytes are copied and filled by instructions, so nothing here does that.

typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

// Blocks have 16, 32, 64 ... bytes, up to 128 MiB; before each are 16 bytes with its size class. Freed blocks are
// kept in a list for each class, and memory is never given back, as it cannot be in WebAssembly.
enum { classes = 24, header = 16, page = 65536, out_of_memory = 12 };
typedef struct block { struct block *next; } block;
static block *freed[classes];
static size_t top, end;

static unsigned class_of(size_t size) { return size <= 16 ? 0 : 28 - __builtin_clz((unsigned)size - 1); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  unsigned class = class_of(size);
  if (alignment > 16 || class >= classes) return out_of_memory;
  if (freed[class]) {
    *result = freed[class];
    freed[class] = freed[class]->next;
    return 0;
  }
  if (top == 0) {
    top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    end = __builtin_wasm_memory_size(0) * page;
  }
  size_t need = header + ((size_t)16 << class);
  if (end - top < need) {
    size_t pages = (need - (end - top) + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return out_of_memory;
    end += pages * page;
  }
  *(unsigned *)top = class;
  *result = (void *)(top + header);
  top += need;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned class = *(unsigned *)((char *)pointer - header);
  ((block *)pointer)->next = freed[class];
  freed[class] = pointer;
}

double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (size_t index = 0; index < count; index++) {
    if (one[index] != other[index]) return one[index] < other[index] ? -1 : 1;
  }
  return 0;
}

// The seed of hashing: the same each time, so that a question has one answer.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0, count); }

// The product of numbers of 128 bits, made of those of 32.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned long long wide;
  wide l = (wide)left, r = (wide)right, mask = 0xFFFFFFFF;
  wide low = (l & mask) * (r & mask), one = (l >> 32) * (r & mask), other = (l & mask) * (r >> 32);
  wide middle = (low >> 32) + (one & mask) + (other & mask);
  wide high = (l >> 32) * (r >> 32) + (one >> 32) + (other >> 32) + (middle >> 32);
  high += (wide)(left >> 64) * r + l * (wide)(right >> 64);
  return (__int128)((unsigned __int128)high << 64 | middle << 32 | (low & mask));
}
