// The type sizes of insults, by widget family.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inset, reserved height, type size and spacing are in points; the width of a character (advance) and the height of a line
// (leading) are in thousandths of the type size.
//
// Inputs:
//   Data/insults/layouts.tsv
//
// swift-format-ignore-file

package import DomainRecords

/// The sizes; those of a family are in decreasing order.
package let layouts: [InsultLayoutRecord] = [
  InsultLayoutRecord(family: .small, inset: 8, reserved: 28, size: 11, spacing: 2, lines: 3, advance: 520, leading: 1200),  // in 141 by 141 points 3 lines of 21 characters
  InsultLayoutRecord(family: .medium, inset: 16, reserved: 36, size: 16, spacing: 4, lines: 4, advance: 500, leading: 1200),  // in 292 by 141 points 3 lines of 32 characters
  InsultLayoutRecord(family: .medium, inset: 16, reserved: 36, size: 14, spacing: 3, lines: 5, advance: 500, leading: 1200),  // in 292 by 141 points 3 lines of 37 characters
  InsultLayoutRecord(family: .medium, inset: 16, reserved: 36, size: 12, spacing: 2, lines: 6, advance: 500, leading: 1200),  // in 292 by 141 points 4 lines of 43 characters
  InsultLayoutRecord(family: .large, inset: 20, reserved: 48, size: 34, spacing: 8, lines: 4, advance: 500, leading: 1200),  // in 292 by 311 points 4 lines of 14 characters
  InsultLayoutRecord(family: .large, inset: 20, reserved: 48, size: 28, spacing: 7, lines: 5, advance: 500, leading: 1200),  // in 292 by 311 points 5 lines of 18 characters
  InsultLayoutRecord(family: .large, inset: 20, reserved: 48, size: 22, spacing: 6, lines: 5, advance: 500, leading: 1200),  // in 292 by 311 points 5 lines of 22 characters
  InsultLayoutRecord(family: .large, inset: 20, reserved: 48, size: 18, spacing: 5, lines: 8, advance: 500, leading: 1200),  // in 292 by 311 points 8 lines of 28 characters
  InsultLayoutRecord(family: .rectangular, inset: 0, reserved: 0, size: 14, spacing: 1, lines: 3, advance: 520, leading: 1200),  // in 153 by 68 points 3 lines of 21 characters
  InsultLayoutRecord(family: .inline, inset: 0, reserved: 0, size: 15, spacing: 0, lines: 1, advance: 520, leading: 1200),  // in 225 by 26 points 1 lines of 28 characters
]
