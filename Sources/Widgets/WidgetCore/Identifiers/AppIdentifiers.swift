import AlmanacModel
import WidgetCoreTables

/// The names an app and its widget extension have to agree on.
///
/// Their only home is `Data/apps`: these tables, and the entitlements and property lists of the projects in `Apps`, are written
/// from it.
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

  private init(_ record: AppRecord) {
    name = record.name.text
    bundle = record.bundle.text
    widgetBundle = record.widgetBundle.text
    group = record.group.text
    scheme = record.scheme.text
    kinds = record.kinds.map { $0.text }
    settingKeys = record.settingKeys.map { $0.text }
    documents = record.documents.map { $0.text }
    fonts = record.fonts.map { $0.text }
    appEntitlements = record.appEntitlements.map { $0.text }
  }

  private init(tableIndex: UInt8) {
    self.init(appRecords[Int(tableIndex)])
  }

  /// All apps.
  public static let all = appRecords.map { AppIdentifiers($0) }

  /// Lịch Việt, the Vietnamese calendar.
  public static let lichViet = AppIdentifiers(tableIndex: app_lichViet)

  /// The Insolent Bard, an insult of Shakespeare's every hour.
  public static let insolentBard = AppIdentifiers(tableIndex: app_insolentBard)

  /// MomiQ, budgets and spending.
  public static let momiQ = AppIdentifiers(tableIndex: app_momiQ)

  /// Solverv, a countdown to the solstice.
  public static let solverv = AppIdentifiers(tableIndex: app_solverv)

  /// Sipli, also called WaterQuest, a hydration log.
  ///
  /// The app reads workouts and weather; the widget asks neither, and finds both in the document.
  public static let sipli = AppIdentifiers(tableIndex: app_sipli)

  /// The log of taps on "another" and of changed settings, of The Insolent Bard.
  public static let insultTaps = insolentBard.documents[0]
  /// The document of MomiQ.
  public static let budgetSummary = momiQ.documents[0]
  /// The document of Sipli; the days that are over are in files by year beside it.
  public static let hydrationState = sipli.documents[0]
  /// The log of the buttons of Sipli's widget.
  public static let hydrationIntents = sipli.documents[2]
}
