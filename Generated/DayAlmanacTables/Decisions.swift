// What governments decided about days off.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// A decision that settles its year names, with those before it, all days off of the year.
//
// Inputs:
//   Data/almanac-day/decisions-china.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// Decisions about days off, by country and year.
package let decisionRecords: [DecisionRecord] = [
  DecisionRecord(country: "china", id: "2026", year: 2026, settlesYear: true, number: "国办发明电〔2025〕7号", date: CivilDate(unchecked: 2025, 11, 4), source: "gov.cn"),
]
