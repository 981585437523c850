import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import InsultWidgetCore
import LunarCalendarWidgetCore
import SolsticeWidgetCore
import TestSupport
import Testing
import WidgetBridge

/// A form of data that apps and widgets store or pass: its schema, a value, and its reader.
struct StoredForm: Sendable {
  /// The name of the schema.
  let name: String
  /// The files of values, or of lines of values, as this code wrote them once.
  let files: [String]
  /// Places where the reader accepts what the schema refuses, or the schema cannot express what the reader
  /// checks.
  var exempt: Set<String> = []
  /// Returns the fault that the reader finds in a value; `nil` for none.
  let fault: @Sendable (JSON) -> String?

  static let all: [StoredForm] = [
    StoredForm(
      name: "momiq-budget", files: ["momiq-budget.json", "momiq-budget-2.json"],
      exempt: ["/writtenAt", "/zone", "/checksum"],
      fault: faultOfBudget),
    // The schema cannot express the number of decimals of a currency.
    StoredForm(
      name: "momiq-ledger", files: ["momiq-ledger.json", "momiq-ledger-2.json"],
      exempt: ["/transactions/7/amount"]
    ) { json in
      do throws(LedgerError) {
        guard let today = CivilDate("2026-02-17") else { return "no day" }
        _ = try Ledger([LedgerFile(.value(json))], currency: nil, today: today) {
          LocalDays(zone: .utc).day(at: $0)
        }
        return nil
      } catch {
        return "\(error)"
      }
    },
    // The schema cannot list the calendars, the countries, the festivals and the zones, and does not know which days can be decided.
    settings(
      CalendarSettings.self, "calendar",
      also: ["calendar-settings-2.json", "1.1.0/documents/calendar-settings.json"],
      exempt: [
        "/calendar", "/daysOffCountry", "/anniversaries/0/calendar", "/decidedDays/decisions/0/days/0/date",
        "/decidedDays/decisions/0/days/1/date",
        "/decidedDays/decisions/0/days/0/festivalId",
      ]),
    settings(InsultSettings.self, "insult"),
    settings(
      SolsticeSettings.self, "solstice", also: ["solstice-settings-2.json"],
      exempt: ["/chosenPlace/zone"]),
    StoredForm(name: "calendar-shown-month", files: ["calendar-shown-month.json"]) { json in
      do throws(JSONValueError) {
        _ = try ShownMonth(json: json)
        return nil
      } catch {
        return "\(error)"
      }
    },
    StoredForm(
      name: "insult-taps", files: ["insult-taps.json"], exempt: ["/writtenAt", "/zone", "/checksum"]
    ) { json in
      switch DocumentStore<InsultTapsFormat>.reading(of: withoutChecksum(json)) {
      case .value: nil
      case .missing: "missing"
      case .newerVersion(let version): "version \(version)"
      case .corrupt(let document): "\(document.fault)"
      }
    },
    // Members of the envelope that are not needed to read the payload may be wrong.
    StoredForm(
      name: "sipli-hydration",
      files: ["sipli-hydration-1.json", "sipli-hydration.json", "sipli-export.json"],
      exempt: ["/writtenAt", "/zone", "/checksum", "/payload/adopted", "/entries/5/offset"],
      fault: faultOfDrinks),
    // Checksums, and numbers of lines and changes, that are wrong leave a line readable, and others lost; no older
    // program has written a form.
    StoredForm(
      name: "sipli-month",
      files: [
        "sipli-hydration-2025-12.jsonl", "sipli-hydration-2026-01.jsonl", "sipli-hydration-2026-02.jsonl",
      ],
      exempt: ["/n", "/change", "/prev", "/sum", "/format", "/older/sum", "/add/offset"],
      fault: JournalText.faultOfLine),
    StoredForm(
      name: "sipli-cache", files: ["sipli-cache.json"], exempt: ["/months", "/sum"],
      fault: JournalText.faultOfCache),
  ]

  private static func settings<Settings: WidgetSettings>(
    _ type: Settings.Type, _ name: String, also files: [String] = [], exempt: Set<String> = []
  ) -> StoredForm {
    StoredForm(name: "\(name)-settings", files: ["\(name)-settings.json"] + files, exempt: exempt) { json in
      guard let object = json.object else { return "no object" }
      var reader = SettingsFields(object, zones: .system(upTo: Instant(secondsSince1970: 1_771_304_400)))
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
    case .value(let document):
      HydrationJournal(document.payload, lines: [], in: .utc).problems.first.map { "\($0)" }
    case .missing: "missing"
    case .newerVersion(let version): "version \(version)"
    case .corrupt(let document): "\(document.fault)"
    }
  }

  /// Returns the bytes of a document changed by another program, which does not update the checksum.
  private static func withoutChecksum(_ json: JSON) -> [UInt8] {
    guard let object = json.object else { return json.fileBytes(openLevels: 0) }
    return JSON.object(object.without(["checksum"])).fileBytes(openLevels: 0)
  }

  static let schemas = Repository.root.appendingPathComponent("Sources/Tools/WidgetBridge/Schemas")
  /// The data that the first release wrote and answered.
  static let release = Repository.root.appendingPathComponent("Tests/Releases/1.0.0")

  /// Returns a stored text by the name of its file, that of a later release by its path.
  static func text(_ file: String) throws -> String {
    let path = file.contains("/") ? "../\(file)" : "documents/\(file)"
    return try String(contentsOf: release.appendingPathComponent(path), encoding: .utf8)
  }

  func schema() throws -> JSON {
    try JSON(parsing: Array(Data(contentsOf: Self.schemas.appendingPathComponent("\(name).schema.json"))))
  }

  /// Returns the stored values: one for a document or settings, several for a log.
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
