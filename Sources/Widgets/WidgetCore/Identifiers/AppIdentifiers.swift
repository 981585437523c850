/// The names an app and its widget extension have to agree on.
///
/// This is their only home; entitlements and property lists are written from it.
public struct AppIdentifiers: Hashable, Sendable {
  /// The name of the app.
  public let name: String
  /// The bundle identifier of the app.
  public let bundle: String
  /// The bundle identifier of the widget extension, which begins with that of the app.
  public let widgetBundle: String
  /// The app group, through which app and extension share files and settings.
  public let group: String
  /// The scheme of the app's links.
  public let scheme: String
  /// The kinds of its widgets.
  public let kinds: [String]
  /// The keys of settings shared through the group.
  public let settingKeys: [String]
  /// The names of documents in the folder of the group; `YYYY` stands for each year that has one.
  public let documents: [String]
  /// The files of fonts that the app and the extension both carry.
  public let fonts: [String]
  /// The entitlements that the app needs besides the group, each with the value true; the extension needs none of them.
  public let appEntitlements: [String]

  /// The log of taps on "another" and of changed settings, of The Insolent Bard.
  public static let insultTaps = "InsultTaps.log"
  /// The document of MomiQ.
  public static let budgetSummary = "BudgetSummary.json"
  /// The document of Sipli; the days that are over are in files by year beside it.
  public static let hydrationState = "WaterQuestState.json"
  /// The log of the buttons of Sipli's widget.
  public static let hydrationIntents = "WaterQuestIntents.log"

  /// All apps.
  public static let all: [AppIdentifiers] = [lichViet, insolentBard, momiQ, solverv, sipli]

  /// Lịch Việt, the Vietnamese calendar.
  ///
  /// The source document has the group without `group.` in one place, which the system refuses.
  public static let lichViet = AppIdentifiers(
    name: "Lịch Việt", bundle: "vn.bradley.vietcalendar",
    widgetBundle: "vn.bradley.vietcalendar.CalendarWidget", group: "group.vn.bradley.vietcalendar.shared",
    scheme: "lichviet", kinds: ["CalendarWidget"],
    settingKeys: ["calendarData", "calendarLeaf", "calendarSettings"], documents: [], fonts: [],
    appEntitlements: [])

  /// The Insolent Bard, an insult of Shakespeare's every hour.
  ///
  /// The source document spells the group in two ways; this is the one of its code.
  public static let insolentBard = AppIdentifiers(
    name: "The Insolent Bard", bundle: "com.yourteam.insolentbard",
    widgetBundle: "com.yourteam.insolentbard.InsultWidget", group: "group.com.yourteam.insolentbard",
    scheme: "insolentbard", kinds: ["InsultWidget"], settingKeys: ["currentInsult", "insultSettings"],
    documents: [insultTaps], fonts: ["IMFellEnglish-Regular.ttf"], appEntitlements: [])

  /// MomiQ, budgets and spending.
  ///
  /// The source document names none of these.
  public static let momiQ = AppIdentifiers(
    name: "MomiQ", bundle: "app.momiq", widgetBundle: "app.momiq.widget", group: "group.app.momiq",
    scheme: "momiq", kinds: ["BudgetSummaryWidget", "TotalSpendingWidget"], settingKeys: [],
    documents: [budgetSummary], fonts: [], appEntitlements: [])

  /// Solverv, a countdown to the solstice.
  ///
  /// The source document names none of these.
  public static let solverv = AppIdentifiers(
    name: "Solverv", bundle: "app.solverv", widgetBundle: "app.solverv.widget", group: "group.app.solverv",
    scheme: "solverv", kinds: ["SolsticeWidget"], settingKeys: ["solsticeSettings"],
    documents: [], fonts: [], appEntitlements: [])

  /// Sipli, also called WaterQuest, a hydration log.
  ///
  /// The app reads workouts and weather; the widget asks neither, and finds both in the document.
  public static let sipli = AppIdentifiers(
    name: "Sipli", bundle: "com.waterquest.hydration", widgetBundle: "com.waterquest.hydration.widget",
    group: "group.com.waterquest.hydration", scheme: "sipli", kinds: ["SipliWidget"], settingKeys: [],
    documents: [hydrationState, "\(hydrationState)-YYYY.jsonl", hydrationIntents], fonts: [],
    appEntitlements: ["com.apple.developer.healthkit", "com.apple.developer.weatherkit"])
}
