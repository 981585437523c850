import DomainRecords
import WidgetCoreTables

/// The names under which an app stores what its widgets show, and by which the system knows its widgets.
///
/// They are the same in every app that shows the widgets. The app group and the scheme of links are not: each app names its own
/// in its Info.plist.
public struct AppIdentifiers: Hashable, Sendable {
  /// The name of the app.
  public let name: String
  /// The kinds of the app's widgets.
  public let kinds: [String]
  /// The keys of the settings that are shared through the group.
  public let settingKeys: [String]
  /// The names of documents in the group's folder; `YYYY-MM` is replaced by each month that has a document.
  public let documents: [String]
  /// The font files that both the app and the extension contain.
  public let fonts: [String]

  private init(_ record: AppRecord) {
    name = record.name.text
    kinds = record.kinds.map { $0.text }
    settingKeys = record.settingKeys.map { $0.text }
    documents = record.documents.map { $0.text }
    fonts = record.fonts.map { $0.text }
  }

  private init(tableIndex: UInt8) {
    self.init(appRecords[Int(tableIndex)])
  }

  /// All apps.
  public static let all = appRecords.map { AppIdentifiers($0) }

  /// Lịch Việt, the Vietnamese calendar.
  public static let lichViet = AppIdentifiers(tableIndex: app_lichViet)

  /// The Insolent Bard, with a new insult by Shakespeare every hour.
  public static let insolentBard = AppIdentifiers(tableIndex: app_insolentBard)

  /// MomiQ, budgets and spending.
  public static let momiQ = AppIdentifiers(tableIndex: app_momiQ)

  /// Solverv, a countdown to the solstice.
  public static let solverv = AppIdentifiers(tableIndex: app_solverv)

  /// Sipli, also called WaterQuest, a hydration log.
  ///
  /// Only the app reads workouts and weather; the widget finds both in the document.
  public static let sipli = AppIdentifiers(tableIndex: app_sipli)

  /// The document of The Insolent Bard with the taps on "another".
  public static let insultTaps = insolentBard.documents[0]
  /// The document of MomiQ.
  public static let budgetSummary = momiQ.documents[0]
  /// The document of Sipli's settings.
  public static let hydrationState = sipli.documents[0]
  /// The files of Sipli's drinks, one for each month.
  public static let hydrationMonths = sipli.documents[1]
}
