import Foundation
import HydrationWidgetCore
import WidgetBridge

/// The document of drinks at the path of `--file`, with requests to the bridge like those of an app.
struct DrinksFile {
  static let file = Option<String>(
    "file", "FILE", "the document of settings, such as water.json; its folder must exist"
  ).known(as: "state")

  let clock: ZoneClock
  private let store: HydrationStore
  let now: Timestamp
  private let zone: TimeZone
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    store = try Self.store(try arguments.required(Self.file))
    // A sentence of the command and one about drinks are put together, so both are in the same language.
    language = HydrationDefinition.language(for: arguments.refusalLanguage)
    let here = try Clock(arguments)
    (now, zone, clock) = (here.now, here.zone, ZoneClock(here.zone, upTo: here.instant))
  }

  /// Returns the store of a document by its path.
  static func store(_ path: String) throws(UsageError) -> HydrationStore {
    let url = URL(fileURLWithPath: path)
    do throws(StoreError) {
      return try HydrationStore(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
    } catch .invalidName(let name) {
      throw UsageError(code: "invalidName", name) { $0.drinkFile(file: name) }
    } catch {
      throw UsageError { $0.sentence(of: error) }
    }
  }

  /// The units that the user has set; `nil` for none, or if the settings cannot be read.
  var units: VolumeUnits? {
    guard case .value(let document)? = try? store.documents.read() else { return nil }
    return document.payload.profile.chosenUnits
  }

  /// Returns the moment of a text: an instant, a time of the clock such as `20:00`, or one of a day, `2026-02-17 20:00`.
  ///
  /// A time without a day is the last such time: today's, or yesterday's if today's is still in the future.
  ///
  /// - Returns: `nil` for any other text, and for a day that the zone skipped.
  func moment(_ text: String) throws(UsageError) -> Timestamp? {
    if let moment = Timestamp(text) { return moment }
    // The time is the last word: "17/2/2026 20:00", 2026-02-17T20:00.
    let separator = text.lastIndex { $0 == " " || $0 == "T" }
    let fields = (separator.map { text[text.index(after: $0)...] } ?? text[...]).split(
      separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard numbers.count == fields.count, (2...3).contains(numbers.count),
      numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = numbers.reduce(0) { $0 * 60 + Int($1) } * (numbers.count == 2 ? 60 : 1)
    func moment(on day: CivilDate) -> Instant? { clock.firstMoment(at: seconds, on: DayNumber(day)) }
    if let separator {
      return try TypedDate.value(of: String(text[..<separator]), \.civilDate).flatMap(moment).flatMap {
        Timestamp($0)
      }
    }
    guard let today = LocalDays(zone: clock).day(at: now.instant) else { return nil }
    let days = [today] + [try? today.adding(days: -1)].compactMap { $0 }
    return days.lazy.compactMap(moment).first { $0 <= now.instant }.flatMap { Timestamp($0) }
  }

  /// Performs an action, in the form of `HydrationSave` of `WidgetBridge.d.ts`.
  ///
  /// A drink may be named by the beginning of its id if no other id has it.
  ///
  /// - Parameters:
  ///   - old: The store of a file of the app's first version that `open` moves.
  ///   - typed: The text that gives the values of the action, for a refusal of them.
  /// - Returns: The member `saved` of the answer.
  /// - Throws: `CommandRefusal`
  func ask(
    _ action: [(String, JSON?)], moving old: HydrationStore? = nil, typed: String? = nil
  ) throws -> JSON {
    var isReading = true
    do throws(BridgeError) {
      let request = try DrinksRequest(
        SaveRequest(
          [
            "document": "hydration", "instant": now.json, "zone": .string(zone.identifier),
            "action": .present(action),
          ], ofCommand: language, typed: typed))
      isReading = request.isReading
      let saved = try request.saved(in: store, moving: old)
      if saved["day"]?["profile"] == .null {
        Complaint.tell(AlmanacReportsStrings(language: language.tableIndex).settingsUnread)
      }
      return saved
    } catch {
      guard case .refused(let refusal) = error else {
        guard case .badValue(let value) = error else { throw CommandRefusal(error, in: language) }
        throw CommandRefusal(error, in: language, message: value.ofCommand(in: language), isUsage: true)
      }
      if ["notAllowed", "text", "outsideCalendar"].contains(refusal.code) {
        throw CommandRefusal(
          error, in: language,
          message: "\(JSONValueError.nameOfCommand(refusal.member)): \(refusal.sentence)", isUsage: true)
      }
      if refusal.code == "noDrink", let id = try wholeID(of: action) {
        return try ask(action.filter { $0.0 != "id" } + [("id", .string(id))])
      }
      throw CommandRefusal(
        refusal, in: language, isReading: isReading, hint: hint(for: refusal, moving: old) ?? "")
    }
  }

  /// Returns an action that helps, in parentheses; `nil` if only a new beginning is left, which loses drinks.
  private func hint(for refusal: DataRefusal, moving old: HydrationStore?) -> String? {
    let path = refusal.values["file"]?.string ?? ""
    if refusal.code == "notMoved" { return " (almanac hydration migrate \(path) --file \(path))" }
    guard refusal.isDamage, !path.hasSuffix(".jsonl") else { return nil }
    switch (path == store.documents.path ? store : old ?? store).wayOut() {
    case .backup: return " (almanac hydration recover --file \(path))"
    case .drinksBeforeCut(let count, _):
      let words = HydrationRefusals(HydrationTexts(language)).recoverable(count)
      return ". \(words) (almanac hydration migrate --before-cut)"
    case .anew, nil: return nil
    }
  }

  /// Returns the only id with the beginning that an action names; `nil` if there is none, or if it is a whole id.
  private func wholeID(of action: [(String, JSON?)]) throws -> String? {
    guard let beginning = JSON.present(action)["id"]?.string else { return nil }
    let all = try ask([("kind", "read"), ("first", "0001-01-01"), ("last", "9999-12-31")])
    let ids = (all["day"]?["drinks"]?.array ?? []).compactMap { $0["id"]?.string }
      .filter { $0.hasPrefix(beginning) }
    if ids.contains(beginning) { return nil }
    guard ids.count < 2 else {
      let texts = AlmanacReportsStrings(language: language.tableIndex)
      let sentence = texts.ambiguousDrink(id: beginning, number: "\(ids.count)")
      throw CommandRefusal(
        DataRefusal(
          "ambiguousId", at: ["id"], [("text", .string(beginning)), ("count", JSON(ids.count))], [sentence]),
        in: language, isReading: false)
    }
    return ids.first
  }
}

extension JSONValueError {
  /// Returns the option, the operand or the setting for the path of a member in an action.
  fileprivate static func nameOfCommand(_ path: [String]) -> String {
    let names = [
      "volumeML": "AMOUNT", "fluidType": "--beverage", "date": "--time", "id": "ID", "instant": "--at",
      "zone": "--zone", "note": "--note", "first": "RANGE", "last": "RANGE",
    ]
    let member = path.last { !$0.hasPrefix("[") } ?? ""
    let setting = DrinkSetting.allCases.first { $0.members.contains(member) }
    return names[member] ?? setting?.rawValue ?? member
  }

  /// The error, which names the option or operand instead of the member of the request.
  fileprivate func ofCommand(in language: Language) -> String {
    at([]).inside(Self.nameOfCommand(path)).reason(in: language)
      .sentence
  }
}
