import BudgetWidget
import Foundation
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import Testing
import WidgetBridge

/// A form in which apps and widgets store something, or hand it over: its schema, a value in it, and who reads it.
struct StoredForm: Sendable {
  /// The name of the schema.
  let name: String
  /// The files of values, or of lines of values, as this code wrote them once.
  let files: [String]
  /// Places where the reader passes over what the schema refuses, or the schema cannot say what the reader knows.
  var exempt: Set<String> = []
  /// What the reader finds wrong with a value; `nil` for nothing.
  let fault: @Sendable (JSON) -> String?

  static let all: [StoredForm] = [
    StoredForm(
      name: "momiq-budget", files: ["momiq-budget.json", "momiq-budget-2.json"],
      exempt: ["/writtenAt", "/zone", "/checksum"],
      fault: faultOfBudget),
    // How many decimals a currency has, no schema says.
    StoredForm(name: "momiq-ledger", files: ["momiq-ledger.json"], exempt: ["/transactions/7/amount"]) {
      json in
      do throws(AppLedgerError) {
        _ = try AppLedger(json: json) { LocalDays(zone: .utc).day(at: $0) }
        return nil
      } catch {
        return "\(error)"
      }
    },
    // Which calendars there are, and their zones, no schema says.
    settings(CalendarSettings.self, "calendar", exempt: ["/calendar", "/anniversaries/0/calendar"]),
    settings(InsultSettings.self, "insult"),
    settings(SolsticeSettings.self, "solstice", exempt: ["/chosenPlace/zone"]),
    StoredForm(name: "calendar-leaf", files: ["calendar-leaf.json"]) { json in
      do throws(JSONValueError) {
        _ = try CalendarLeaf(json: json)
        return nil
      } catch {
        return "\(error)"
      }
    },
    StoredForm(name: "insult-taps", files: ["insult-taps.log"]) { json in
      InsultLog.isReadable(Array(json.text.utf8)) ? nil : "no line of the log"
    },
    // Of an envelope what is not needed to read the payload may be wrong.
    StoredForm(
      name: "sipli-hydration",
      files: [
        "sipli-hydration-1.json", "sipli-hydration-2.json", "sipli-hydration-3.json",
        "sipli-hydration-3-streaks.json", "sipli-hydration-3-kept.json",
      ],
      exempt: ["/writtenAt", "/zone", "/merged", "/merged/0", "/checksum"], fault: faultOfDrinks),
    // That members have the checksums they should have, no schema says; without them nothing is looked for in a line.
    StoredForm(
      name: "sipli-year", files: ["sipli-year.jsonl"], exempt: ["/summary", "/checksum", "/first", "/last"],
      fault: YearLine.fault),
    StoredForm(name: "sipli-intents", files: ["sipli-intents.log"]) { json in
      do throws(JSONValueError) {
        _ = try IntentLog<IntakeRecord>.Entry(json: json)
        return nil
      } catch {
        return "\(error)"
      }
    },
  ]

  private static func settings<Settings: WidgetSettings>(
    _ type: Settings.Type, _ name: String, exempt: Set<String> = []
  ) -> StoredForm {
    StoredForm(name: "\(name)-settings", files: ["\(name)-settings.json"], exempt: exempt) { json in
      guard let object = json.object else { return "no object" }
      var reader = SettingsReader(object, zones: .system(upTo: Instant(secondsSince1970: 1_771_304_400)))
      _ = Settings(&reader)
      return reader.problems.first.map { "\($0)" }
    }
  }

  @Sendable private static func faultOfBudget(_ json: JSON) -> String? {
    switch DocumentStore<BudgetDocument>.reading(of: withoutChecksum(json)) {
    case .value(let document):
      let (budgets, categories) = (document.payload.budgets, document.payload.categories)
      let errors = budgets.unreadable.map(\.error) + categories.unreadable.map(\.error)
      return errors.first.map { "\($0)" }
    case .missing: return "missing"
    case .newerVersion(let version): return "version \(version)"
    case .corrupt(let document): return "\(document.fault)"
    }
  }

  @Sendable private static func faultOfDrinks(_ json: JSON) -> String? {
    switch DocumentStore<HydrationFormat>.reading(of: withoutChecksum(json)) {
    case .value(let document): document.payload.problems.first.map { "\($0)" }
    case .missing: "missing"
    case .newerVersion(let version): "version \(version)"
    case .corrupt(let document): "\(document.fault)"
    }
  }

  /// The bytes of a document that was changed as another program changes it.
  private static func withoutChecksum(_ json: JSON) -> [UInt8] {
    guard let object = json.object else { return json.fileBytes(openLevels: 0) }
    return JSON.object(object.without(["checksum"])).fileBytes(openLevels: 0)
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  static let schemas = root.appendingPathComponent("Sources/Tools/WidgetBridge/Schemas")
  /// What the first release wrote and answered.
  static let release = root.appendingPathComponent("Tests/Releases/1.0.0")

  /// A text that was stored once, by the name of its file.
  static func text(_ file: String) throws -> String {
    try String(contentsOf: release.appendingPathComponent("documents/\(file)"), encoding: .utf8)
  }

  func schema() throws -> JSON {
    try JSON(parsing: Array(Data(contentsOf: Self.schemas.appendingPathComponent("\(name).schema.json"))))
  }

  /// The stored values: one of a document or settings, several of a log.
  func values() throws -> [JSON] {
    try files.flatMap { file in
      let text = try Self.text(file)
      let texts =
        file.hasSuffix(".log") || file.hasSuffix(".jsonl")
        ? text.split(separator: "\n").map(String.init) : [text]
      return try texts.map { try JSON(parsing: Array($0.utf8)) }
    }
  }
}

extension StoredForm: CustomTestStringConvertible {
  var testDescription: String { name }
}
