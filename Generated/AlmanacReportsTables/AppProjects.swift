// The identifiers of the projects in Apps/; a widget reads its own from Info.plist.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inputs:
//   Data/apps/apps.tsv
//   Data/apps/parts.tsv
//
// swift-format-ignore-file

package import DomainRecords

/// The identifiers of the projects, in the order of the apps.
package let appProjects: [AppProjectRecord] = [
  AppProjectRecord(id: "lichViet", bundle: "vn.bradley.vietcalendar", widgetBundle: "vn.bradley.vietcalendar.CalendarWidget", group: "group.vn.bradley.vietcalendar.shared", scheme: "lichviet"),
  AppProjectRecord(id: "insolentBard", bundle: "com.yourteam.insolentbard", widgetBundle: "com.yourteam.insolentbard.InsultWidget", group: "group.com.yourteam.insolentbard", scheme: "insolentbard"),
  AppProjectRecord(id: "momiQ", bundle: "app.momiq", widgetBundle: "app.momiq.widget", group: "group.app.momiq", scheme: "momiq"),
  AppProjectRecord(id: "solverv", bundle: "app.solverv", widgetBundle: "app.solverv.widget", group: "group.app.solverv", scheme: "solverv"),
  AppProjectRecord(id: "sipli", bundle: "com.waterquest.hydration", widgetBundle: "com.waterquest.hydration.widget", group: "group.com.waterquest.hydration", scheme: "sipli", appEntitlements: ["com.apple.developer.healthkit", "com.apple.developer.weatherkit"]),
]
