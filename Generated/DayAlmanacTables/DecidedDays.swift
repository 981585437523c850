// Days off, and weekends and holidays on which people work, that governments decided.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Days that a law gives are not here: they follow from the rules of Festivals.swift. The words of the kinds are in
// AlmanacModel, DecidedDayKind.
//
// Inputs:
//   Data/almanac-day/decided-china.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// Days that decisions name, by country and date.
package let decidedDayRecords: [DecidedDayRecord] = [
  DecidedDayRecord(country: "china", date: CivilDate(unchecked: 2026, 1, 2), kind: .bridging, festival: "yuandan", decision: "2026"),
  DecidedDayRecord(country: "china", date: CivilDate(unchecked: 2026, 1, 3), kind: .weekend, festival: "yuandan", decision: "2026"),
  DecidedDayRecord(country: "china", date: CivilDate(unchecked: 2026, 1, 4), kind: .worked, festival: "yuandan", decision: "2026"),
]
