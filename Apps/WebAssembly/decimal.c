// Reads a decimal number: the double nearest to it, the even one of two, as Swift and C have it on every machine.
//
// The number is kept as 0.d1d2d3… times a power of ten, and halved or doubled, digit by digit, until it is from 1/2 to 1. Then
// its first 53 bits are the result. That is slow, and exact for every text.

typedef unsigned long long wide;

// No double needs more digits than 767 to tell it from the next one; those behind only count as more than nothing.
enum { most = 800, step = 27 };

typedef struct {
  int count, point, has_more;
  unsigned char digits[most + 10];
} decimal;

static void trim(decimal *number) {
  while (number->count > 0 && number->digits[number->count - 1] == 0) number->count--;
}

// Divides by 2^bits, at most 2^step.
static void halve(decimal *number, int bits) {
  int from = 0, to = 0;
  wide rest = 0, mask = ((wide)1 << bits) - 1;
  while (rest >> bits == 0 && (from < number->count || rest)) {
    rest = rest * 10 + (from < number->count ? number->digits[from] : 0);
    from++;
  }
  number->point -= from - 1;
  while (from < number->count || rest) {
    unsigned char digit = (unsigned char)(rest >> bits);
    if (to < most) number->digits[to++] = digit;
    else if (digit) number->has_more = 1;
    rest = (rest & mask) * 10 + (from < number->count ? number->digits[from] : 0);
    from++;
  }
  number->count = to;
  trim(number);
}

// Multiplies by 2^bits, at most 2^step.
static void twice(decimal *number, int bits) {
  // How many digits come before the first: what is carried out of it, written backwards.
  unsigned char carried[10];
  int carries = 0;
  wide carry = 0;
  for (int index = number->count - 1; index >= 0; index--) {
    wide value = ((wide)number->digits[index] << bits) + carry;
    carry = value / 10;
    number->digits[index] = (unsigned char)(value - 10 * carry);
  }
  for (; carry; carry /= 10) carried[carries++] = (unsigned char)(carry % 10);
  for (int index = number->count - 1; index >= 0; index--) number->digits[index + carries] = number->digits[index];
  for (int index = 0; index < carries; index++) number->digits[index] = carried[carries - 1 - index];
  number->count += carries;
  number->point += carries;
  for (; number->count > most; number->count--) {
    if (number->digits[number->count - 1]) number->has_more = 1;
  }
  trim(number);
}

// The whole part, rounded to the nearest, half to even.
static wide rounded(const decimal *number) {
  wide whole = 0;
  for (int index = 0; index < number->point; index++) whole = whole * 10 + (index < number->count ? number->digits[index] : 0);
  if (number->point < 0 || number->point >= number->count) return whole;
  int next = number->digits[number->point];
  int is_half = next == 5 && number->point + 1 == number->count && !number->has_more;
  return whole + (is_half ? whole & 1 : next >= 5);
}

static double joined(int is_negative, wide exponent, wide mantissa) {
  wide bits = (wide)is_negative << 63 | exponent << 52 | (mantissa & (((wide)1 << 52) - 1));
  double result;
  __builtin_memcpy(&result, &bits, sizeof result);
  return result;
}

// Returns the position where the number ends, or the beginning if there is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *at = text;
  decimal number = {.count = 0};
  int is_negative = *at == '-', is_behind = 0, has_digits = 0;
  if (*at == '-' || *at == '+') at++;
  for (;; at++) {
    if (*at == '.' && !is_behind) {
      is_behind = 1;
      continue;
    }
    if (*at < '0' || *at > '9') break;
    has_digits = 1;
    int digit = *at - '0';
    // Zeros in front move the point alone.
    if (number.count == 0 && digit == 0) {
      number.point -= is_behind;
      continue;
    }
    if (number.count < most) number.digits[number.count++] = (unsigned char)digit;
    else if (digit) number.has_more = 1;
    if (!is_behind) number.point++;
  }
  if (!has_digits) return text;
  if (*at == 'e' || *at == 'E') {
    const char *end = at + 1;
    int is_small = *end == '-', exponent = 0;
    if (*end == '-' || *end == '+') end++;
    if (*end >= '0' && *end <= '9') {
      for (; *end >= '0' && *end <= '9'; end++) {
        if (exponent < 1000000) exponent = exponent * 10 + *end - '0';
      }
      number.point += is_small ? -exponent : exponent;
      at = end;
    }
  }
  trim(&number);
  if (number.count == 0 || number.point < -330) {
    *result = joined(is_negative, 0, 0);
    return at;
  }
  if (number.point > 310) {
    *result = joined(is_negative, 2047, 0);
    return at;
  }
  int exponent = 0;
  while (number.point > 0) {
    int bits = number.point > 8 ? step : 3 * number.point;
    halve(&number, bits);
    exponent += bits;
  }
  while (number.point < 0 || number.digits[0] < 5) {
    int bits = number.point < -8 ? step : number.point < 0 ? -3 * number.point : 1;
    twice(&number, bits);
    exponent -= bits;
  }
  // From 1/2 to 1 times 2^exponent is 1 to 2 times 2^(exponent - 1); below 2^-1022 doubles have fewer bits.
  exponent--;
  while (exponent < -1022) {
    int bits = -1022 - exponent < step ? -1022 - exponent : step;
    halve(&number, bits);
    exponent += bits;
  }
  twice(&number, step);
  twice(&number, 53 - step);
  wide mantissa = rounded(&number);
  if (mantissa >> 53) {
    mantissa >>= 1;
    exponent++;
  }
  if (exponent > 1023) *result = joined(is_negative, 2047, 0);
  else *result = joined(is_negative, mantissa >> 52 ? (wide)(exponent + 1023) : 0, mantissa);
  return at;
}
