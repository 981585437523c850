// Days off, and weekends and holidays on which people work, that governments decided.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Days that a law gives are not here: they follow from the rules of Festivals.swift. The words of the kinds are in
// AlmanacModel, DecidedDayKind.
//
// Inputs:
//   Data/almanac-day/decided-china.tsv
//   Data/almanac-day/decided-korea.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// Days that decisions name, by country and date.
package let decidedDayRecords: [DecidedDayRecord] = [
  DecidedDayRecord(country: "china", date: CivilDate(unchecked: 2026, 1, 2), kind: .bridging, festival: "yuandan", decision: "2026"),
  DecidedDayRecord(country: "china", date: CivilDate(unchecked: 2026, 1, 3), kind: .weekend, festival: "yuandan", decision: "2026"),
  DecidedDayRecord(country: "china", date: CivilDate(unchecked: 2026, 1, 4), kind: .worked, festival: "yuandan", decision: "2026"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 1992, 3, 24), kind: .election, decision: "1992-assembly"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 1992, 12, 18), kind: .election, decision: "1992-president"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 1996, 4, 11), kind: .election, decision: "1996-assembly"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 1997, 12, 18), kind: .election, decision: "1997-president"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2002, 7, 1), kind: .temporary, decision: "2002-worldcup"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2002, 12, 19), kind: .election, decision: "2002-president"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2004, 4, 15), kind: .election, decision: "2004-assembly"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2006, 5, 31), kind: .election, decision: "2006-local"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2007, 12, 19), kind: .election, decision: "2007-election"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2008, 4, 9), kind: .election, decision: "2008-election"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2010, 6, 2), kind: .election, decision: "2010-election"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2012, 4, 11), kind: .election, decision: "2012-election"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2012, 12, 19), kind: .election, decision: "2012-election"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2014, 6, 4), kind: .election, decision: "2014-election"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2015, 8, 14), kind: .temporary, festival: "gwangbok", decision: "2015-liberation"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2016, 4, 13), kind: .election, decision: "2016"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2016, 5, 6), kind: .temporary, festival: "eorini", decision: "2016-may"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2017, 5, 9), kind: .election, decision: "2017-president"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2017, 10, 2), kind: .temporary, festival: "chuseok", decision: "2017-chuseok"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2018, 6, 13), kind: .election, decision: "2018"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2020, 4, 15), kind: .election, decision: "2020"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2020, 8, 17), kind: .temporary, festival: "gwangbok", decision: "2020-august"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2022, 3, 9), kind: .election, decision: "2022"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2022, 6, 1), kind: .election, decision: "2022"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2023, 10, 2), kind: .temporary, festival: "chuseok", decision: "2023-chuseok"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2024, 4, 10), kind: .election, decision: "2024"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2024, 10, 1), kind: .temporary, festival: "gukgun", decision: "2024-forces"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2025, 1, 27), kind: .temporary, festival: "seollal", decision: "2025-seollal"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2025, 6, 3), kind: .election, decision: "2025-president"),
  DecidedDayRecord(country: "korea", date: CivilDate(unchecked: 2026, 6, 3), kind: .election, decision: "2026"),
]
