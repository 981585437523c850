// Further days on which programs that read recurrence rules have other lunar dates.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Each has the lunar date of the program on the first of these days.
//
// Inputs:
//   Data/reference/disagreements.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The further differences, in order of calendar and time.
package let ruleDifferences: [PublishedDifferenceRecord] = [
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 1917, 3, 23), lastDay: CivilDate(unchecked: 1917, 5, 20), theirs: "1917-03-01"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 1922, 6, 25), lastDay: CivilDate(unchecked: 1922, 8, 22), theirs: "1922-06-01"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 1954, 2, 3), lastDay: CivilDate(unchecked: 1954, 3, 4), theirs: "1953-12-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 1955, 2, 22), lastDay: CivilDate(unchecked: 1955, 3, 23), theirs: "1955-01-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 1987, 7, 26), lastDay: CivilDate(unchecked: 1987, 9, 22), theirs: "1987-07-01"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 1999, 1, 17), lastDay: CivilDate(unchecked: 1999, 2, 15), theirs: "1998-11-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 2012, 8, 17), lastDay: CivilDate(unchecked: 2012, 9, 15), theirs: "2012-06-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 2018, 11, 7), lastDay: CivilDate(unchecked: 2018, 12, 6), theirs: "2018-10-01"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 2027, 2, 6), lastDay: CivilDate(unchecked: 2027, 3, 7), theirs: "2026-12-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 2030, 2, 2), lastDay: CivilDate(unchecked: 2030, 3, 3), theirs: "2030-01-01"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 2070, 3, 12), lastDay: CivilDate(unchecked: 2070, 4, 10), theirs: "2070-01-30"),
  PublishedDifferenceRecord(calendar: "chinese", authority: "ICU 72.1", firstDay: CivilDate(unchecked: 2097, 8, 7), lastDay: CivilDate(unchecked: 2097, 9, 5), theirs: "2097-07-01"),
  PublishedDifferenceRecord(calendar: "korean", authority: "ICU 78.2", firstDay: CivilDate(unchecked: 2017, 2, 26), lastDay: CivilDate(unchecked: 2017, 3, 27), theirs: "2017-01-30"),
  PublishedDifferenceRecord(calendar: "korean", authority: "ICU 78.2", firstDay: CivilDate(unchecked: 2051, 8, 6), lastDay: CivilDate(unchecked: 2051, 9, 4), theirs: "2051-07-01"),
  PublishedDifferenceRecord(calendar: "korean", authority: "ICU 78.2", firstDay: CivilDate(unchecked: 2051, 11, 3), lastDay: CivilDate(unchecked: 2051, 12, 2), theirs: "2051-09-30"),
]
