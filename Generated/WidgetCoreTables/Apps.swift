// The apps, and the names that each shares with its widget extension.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inputs:
//   Data/apps/apps.tsv
//   Data/apps/parts.tsv
//
// swift-format-ignore-file

package import DomainRecords

/// The apps.
package let appRecords: [AppRecord] = [
  AppRecord(id: "lichViet", name: "Lịch Việt", kinds: ["CalendarWidget"], settingKeys: ["calendarData", "calendarShownMonth", "calendarSettings"]),
  AppRecord(id: "insolentBard", name: "The Insolent Bard", kinds: ["InsultWidget"], settingKeys: ["currentInsult", "insultSettings"], documents: ["InsultTaps.json"], fonts: ["IMFellEnglish-Regular.ttf"]),
  AppRecord(id: "momiQ", name: "MomiQ", kinds: ["BudgetSummaryWidget", "TotalSpendingWidget"], documents: ["BudgetSummary.json"]),
  AppRecord(id: "solverv", name: "Solverv", kinds: ["SolsticeWidget"], settingKeys: ["solsticeScreen", "solsticeSettings"]),
  AppRecord(id: "sipli", name: "Sipli", kinds: ["SipliWidget"], settingKeys: ["hydrationFailedTap"], documents: ["WaterQuestState.json", "WaterQuestState-YYYY-MM.jsonl"]),
]

/// The index of Lịch Việt.
@inlinable package var app_lichViet: UInt8 { 0 }

/// The index of The Insolent Bard.
@inlinable package var app_insolentBard: UInt8 { 1 }

/// The index of MomiQ.
@inlinable package var app_momiQ: UInt8 { 2 }

/// The index of Solverv.
@inlinable package var app_solverv: UInt8 { 3 }

/// The index of Sipli.
@inlinable package var app_sipli: UInt8 { 4 }
