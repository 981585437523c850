// The apps, and the names that each shares with its widget extension.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inputs:
//   Data/apps/apps.tsv
//   Data/apps/parts.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The apps.
package let appRecords: [AppRecord] = [
  AppRecord(id: "lichViet", name: "Lịch Việt", bundle: "vn.bradley.vietcalendar", widgetBundle: "vn.bradley.vietcalendar.CalendarWidget", group: "group.vn.bradley.vietcalendar.shared", scheme: "lichviet", kinds: ["CalendarWidget"], settingKeys: ["calendarData", "calendarLeaf", "calendarSettings"]),
  AppRecord(id: "insolentBard", name: "The Insolent Bard", bundle: "com.yourteam.insolentbard", widgetBundle: "com.yourteam.insolentbard.InsultWidget", group: "group.com.yourteam.insolentbard", scheme: "insolentbard", kinds: ["InsultWidget"], settingKeys: ["currentInsult", "insultSettings"], documents: ["InsultTaps.json"], fonts: ["IMFellEnglish-Regular.ttf"]),
  AppRecord(id: "momiQ", name: "MomiQ", bundle: "app.momiq", widgetBundle: "app.momiq.widget", group: "group.app.momiq", scheme: "momiq", kinds: ["BudgetSummaryWidget", "TotalSpendingWidget"], documents: ["BudgetSummary.json"]),
  AppRecord(id: "solverv", name: "Solverv", bundle: "app.solverv", widgetBundle: "app.solverv.widget", group: "group.app.solverv", scheme: "solverv", kinds: ["SolsticeWidget"], settingKeys: ["solsticeScreen", "solsticeSettings"]),
  AppRecord(id: "sipli", name: "Sipli", bundle: "com.waterquest.hydration", widgetBundle: "com.waterquest.hydration.widget", group: "group.com.waterquest.hydration", scheme: "sipli", kinds: ["SipliWidget"], settingKeys: ["hydrationFailedTap"], documents: ["WaterQuestState.json", "WaterQuestState-YYYY-MM.jsonl"], appEntitlements: ["com.apple.developer.healthkit", "com.apple.developer.weatherkit"]),
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
