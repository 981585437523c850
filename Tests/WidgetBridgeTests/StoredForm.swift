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
  /// Places below which the reader passes over what the schema refuses, or the schema cannot say what the reader knows.
  var exempt: [String] = []
  /// Members that none of the values has, each with what is below it: those of a version with values of its own.
  var missing: [String] = []
  /// What the reader finds wrong with a value; `nil` for nothing.
  let fault: @Sendable (JSON) -> String?

  /// Whether a place is an exempt one or below one.
  func isExempt(_ place: String) -> Bool {
    exempt.contains { place == $0 || place.hasPrefix("\($0)/") }
  }

  static let all: [StoredForm] = [
    StoredForm(
      name: "momiq-budget", files: ["momiq-budget.json"], exempt: ["/writtenAt", "/zone"],
      missing: ["#/checksum"], fault: faultOfBudget),
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
    // Of a document of drinks only a list that is none is an error: all else is passed over alone and kept.
    StoredForm(
      name: "sipli-hydration", files: ["sipli-hydration-1.json", "sipli-hydration-2.json"],
      exempt: ["/version", "/writtenAt", "/zone", "/merged"]
        + ["", "/payload"].flatMap { place in
          ["profile", "lastWeather", "lastWorkout", "goals", "changes", "gameState"].map { "\(place)/\($0)" }
        },
      missing: ["#/$defs/archive", "#/$defs/payload/archive", "#/$defs/document/checksum"],
      fault: faultOfDrinks),
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
    _ type: Settings.Type, _ name: String, exempt: [String] = []
  ) -> StoredForm {
    StoredForm(name: "\(name)-settings", files: ["\(name)-settings.json"], exempt: exempt) { json in
      guard let object = json.object else { return "no object" }
      var reader = SettingsReader(object, zones: .system(upTo: Instant(secondsSince1970: 1_771_304_400)))
      _ = Settings(&reader)
      return reader.problems.first.map { "\($0)" }
    }
  }

  @Sendable private static func faultOfBudget(_ json: JSON) -> String? {
    switch DocumentStore<BudgetDocument>.reading(of: json.fileBytes(openLevels: 0)) {
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
    switch DocumentStore<HydrationFormat>.reading(of: json.fileBytes(openLevels: 0)) {
    case .value(let document): document.payload.unreadable.first.map { "\($0.error)" }
    case .missing: "missing"
    case .newerVersion(let version): "version \(version)"
    case .corrupt(let document): "\(document.fault)"
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  static let schemas = root.appendingPathComponent("Sources/Tools/WidgetBridge/Schemas")

  /// A text that was stored once, by the name of its file.
  static func text(_ file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Tests/StoredForms/\(file)"), encoding: .utf8)
  }

  func schema() throws -> JSON {
    try JSON(parsing: Array(Data(contentsOf: Self.schemas.appendingPathComponent("\(name).schema.json"))))
  }

  /// The stored values: one of a document or settings, several of a log.
  func values() throws -> [JSON] {
    try files.flatMap { file in
      let text = try Self.text(file)
      let texts = file.hasSuffix(".log") ? text.split(separator: "\n").map(String.init) : [text]
      return try texts.map { try JSON(parsing: Array($0.utf8)) }
    }
  }
}

extension StoredForm: CustomTestStringConvertible {
  var testDescription: String { name }
}
