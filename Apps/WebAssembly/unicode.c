// Swift compares texts by what they mean: "ữ" as one character and as "ư" with a tilde are equal. The tables for that are 21 kB
// gzip, a tenth of a file, and nothing here depends on them: texts of the almanac are all of one form, and those of an app are
// drawn and not compared. So every character is said to be in its form already, and texts are equal if their characters are.

unsigned short _swift_stdlib_getNormData(unsigned character) { return 0; }

const unsigned char *const _swift_stdlib_nfd_decompositions = 0;

unsigned _swift_stdlib_getDecompositionEntry(unsigned character) { return 0; }

unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) { return ~0u; }
