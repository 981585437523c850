// Days on which published tables and widely used programs have other lunar dates.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Each has the lunar date of the other table on the first of these days.
//
// Inputs:
//   Data/reference/disagreements.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The differences, in order of calendar and time.
package let publishedDifferences: [PublishedDifferenceRecord] = [
  PublishedDifferenceRecord(calendar: "chinese", authority: "Hong Kong Observatory", firstDay: CivilDate(unchecked: 2057, 9, 28), lastDay: CivilDate(unchecked: 2057, 10, 27), theirs: "2057-09-01"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "LunarCalendar 0.0.9, borax 4.1.3", firstDay: CivilDate(unchecked: 2089, 9, 4), lastDay: CivilDate(unchecked: 2089, 10, 3), theirs: "2089-07-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "Hong Kong Observatory", firstDay: CivilDate(unchecked: 2097, 8, 7), lastDay: CivilDate(unchecked: 2097, 9, 5), theirs: "2097-07-01"),
  PublishedDifferenceRecord(calendar: "korean", authority: "ICU 78.2", firstDay: CivilDate(unchecked: 2074, 8, 22), lastDay: CivilDate(unchecked: 2074, 9, 20), theirs: "2074-07-01"),
  PublishedDifferenceRecord(calendar: "korean", authority: "ICU4X", firstDay: CivilDate(unchecked: 2097, 1, 13), lastDay: CivilDate(unchecked: 2097, 2, 11), theirs: "2096-12-01"),
  PublishedDifferenceRecord(calendar: "vietnamese", authority: "Hồ Ngọc Đức", firstDay: CivilDate(unchecked: 1925, 1, 24), lastDay: CivilDate(unchecked: 1925, 2, 22), theirs: "1924-12-30"),
  PublishedDifferenceRecord(calendar: "vietnamese", authority: "Hồ Ngọc Đức", firstDay: CivilDate(unchecked: 2054, 5, 7), lastDay: CivilDate(unchecked: 2054, 6, 5), theirs: "2054-04-01"),
  PublishedDifferenceRecord(calendar: "vietnamese", authority: "Hồ Ngọc Đức", firstDay: CivilDate(unchecked: 2077, 11, 15), lastDay: CivilDate(unchecked: 2077, 12, 14), theirs: "2077-10-01"),
  PublishedDifferenceRecord(calendar: "vietnamese", authority: "Hồ Ngọc Đức", firstDay: CivilDate(unchecked: 2085, 10, 18), lastDay: CivilDate(unchecked: 2085, 11, 16), theirs: "2085-09-01"),
  PublishedDifferenceRecord(calendar: "vietnamese-utc7", authority: "amlich 0.0.2", firstDay: CivilDate(unchecked: 2072, 12, 9), lastDay: CivilDate(unchecked: 2073, 1, 7), theirs: "2072-10-30"),
  PublishedDifferenceRecord(calendar: "vietnamese-utc7", authority: "amlich 0.0.2", firstDay: CivilDate(unchecked: 2085, 10, 18), lastDay: CivilDate(unchecked: 2085, 11, 16), theirs: "2085-09-01"),
]
