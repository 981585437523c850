// In which sizes insults are set, by family.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Eight numbers a size: family (0 small, 1 medium, 2 large, 3 rectangular, 4 inline), inset, reserved height, size of
// type and spacing in points, lines, and width of a character and height of a line in thousandths of the size.
//
// Inputs, with their SHA-256:
//   5691f024e713971e1f21606711580c22ff71f63e0529085262e675bde12c1a29  Data/insults/layouts.tsv
//
// swift-format-ignore-file

/// The sizes, those of a family from the largest down.
let layouts: [Int32] = [
  0, 8, 28, 11, 2, 3, 520, 1200,  // small 11 pt · in 141 by 141 points 3 lines of 21 characters
  1, 16, 36, 16, 4, 4, 500, 1200,  // medium 16 pt · in 292 by 141 points 3 lines of 32 characters
  1, 16, 36, 14, 3, 5, 500, 1200,  // medium 14 pt · in 292 by 141 points 3 lines of 37 characters
  1, 16, 36, 12, 2, 6, 500, 1200,  // medium 12 pt · in 292 by 141 points 4 lines of 43 characters
  2, 20, 48, 22, 6, 5, 500, 1200,  // large 22 pt · in 292 by 311 points 5 lines of 22 characters
  2, 20, 48, 18, 5, 8, 500, 1200,  // large 18 pt · in 292 by 311 points 8 lines of 28 characters
  3, 0, 0, 14, 1, 3, 520, 1200,  // rectangular 14 pt · in 153 by 68 points 3 lines of 21 characters
  4, 0, 0, 15, 0, 1, 520, 1200,  // inline 15 pt · in 225 by 26 points 1 lines of 28 characters
]

/// A number of a size, at 8 * layout + field.
package func layoutNumber(_ index: Int) -> Int32 {
  layouts[index]
}

/// How many sizes there are.
@inlinable package var layoutCount: Int { 8 }
