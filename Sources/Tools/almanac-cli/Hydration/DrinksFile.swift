import Foundation
import HydrationWidgetCore
import WidgetBridge

/// The document of drinks at the path of `--file`, which is asked as an app asks the bridge.
struct DrinksFile {
  static let file = Option<String>(
    "file", "FILE", "the document of settings, such as water.json; its folder must exist"
  ).known(as: "state")

  let clock: ZoneClock
  private let store: HydrationStore
  let now: Timestamp
  private let zone: TimeZone

  init(_ arguments: Arguments) throws(UsageError) {
    store = try Self.store(try arguments.required(Self.file))
    let here = try Clock(arguments)
    (now, zone, clock) = (here.now, here.zone, ZoneClock(here.zone, upTo: here.instant))
  }

  /// Returns the store of a document by its path.
  static func store(_ path: String) throws(UsageError) -> HydrationStore {
    let url = URL(fileURLWithPath: path)
    do throws(StoreError) {
      return try HydrationStore(folder: url.deletingLastPathComponent(), name: url.lastPathComponent)
    } catch .invalidName(let name) {
      throw UsageError("\(name): the name of a document of drinks ends with .json, and not with -cache.json")
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// The units that the user has set; `nil` for none, or if the settings cannot be read.
  var units: VolumeUnits? {
    guard case .value(let document)? = try? store.documents.read() else { return nil }
    return document.payload.profile.chosenUnits
  }

  /// Returns the moment of a text: an instant, a time of the clock such as `20:00`, or one of a day, `2026-02-17 20:00`.
  ///
  /// A time without a day is the last one: of today, or of yesterday if today's is still to come.
  ///
  /// - Returns: `nil` for any other text, and for a day that the zone skipped.
  func moment(_ text: String) throws(UsageError) -> Timestamp? {
    if let moment = Timestamp(text) { return moment }
    // The time is the last word: "17/2/2026 20:00", 2026-02-17T20:00.
    let place = text.lastIndex { $0 == " " || $0 == "T" }
    let fields = (place.map { text[text.index(after: $0)...] } ?? text[...]).split(
      separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.count <= 2 ? UInt8($0) : nil }
    guard numbers.count == fields.count, (2...3).contains(numbers.count),
      numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = numbers.reduce(0) { $0 * 60 + Int($1) } * (numbers.count == 2 ? 60 : 1)
    func moment(on day: CivilDate) -> Instant? { clock.firstMoment(at: seconds, on: DayNumber(day)) }
    if let place {
      return try TypedDate.value(of: String(text[..<place]), \.civilDate).flatMap(moment).flatMap {
        Timestamp($0)
      }
    }
    guard let today = LocalDays(zone: clock).day(at: now.instant) else { return nil }
    let days = [today] + [try? today.adding(days: -1)].compactMap { $0 }
    return days.lazy.compactMap(moment).first { $0 <= now.instant }.flatMap { Timestamp($0) }
  }

  /// Does an action, as `HydrationSave` of `WidgetBridge.d.ts` has it.
  ///
  /// A drink may be named by a beginning of its id that no other id has.
  ///
  /// - Parameter old: The store of a file of the app's first version that `open` moves.
  /// - Returns: The member `saved` of the answer.
  /// - Throws: `UsageError` for values that are never allowed, before a file is opened; `CommandFailure`; `StoreError`.
  func ask(_ action: [(String, JSON?)], moving old: HydrationStore? = nil) throws -> JSON {
    let request: DrinksRequest
    do throws(BridgeError) {
      request = try DrinksRequest(
        [
          "document": "hydration", "instant": now.json, "zone": .string(zone.identifier),
          "action": .present(action),
        ], refusingOtherFiles: true)
    } catch .badValue(let error) {
      throw UsageError(error.ofCommand)
    } catch {
      throw error
    }
    do throws(DrinksError) {
      let saved = try request.saved(in: store, moving: old)
      if saved["day"]?["profile"] == .null { Complaint.tell("the settings cannot be read; see 'status'") }
      return saved
    } catch .value(let error) {
      guard error.path == ["id"] else { throw UsageError(error.ofCommand) }
      guard let id = try wholeID(of: action) else { throw CommandFailure(error.ofCommand) }
      return try ask(action.filter { $0.0 != "id" } + [("id", .string(id))])
    } catch .nothingToUndo {
      throw HydrationError.nothingToUndo
    } catch .store(.corrupt(let path, let fault)) where !path.hasSuffix(".jsonl") {
      // Only the copy before the last change is advised, for nothing is lost with it.
      let wayOut: String? =
        switch (path == store.documents.path ? store : old ?? store).wayOut() {
        case .backup: "; 'almanac hydration recover' goes on with the settings before their last change"
        case .drinksBeforeCut(let count, _):
          "; \(count == 1 ? "1 drink" : "\(count) drinks") before the cut can be read, and 'almanac hydration migrate' "
            + "adopts them with --before-cut"
        case .anew, nil: nil
        }
      let isKept = request.isReading ? "" : "; nothing was changed"
      throw CommandFailure("\(path): \(fault)\(isKept)\(wayOut ?? "")")
    } catch .store(.notMoved(let path)) {
      throw CommandFailure(
        "\(path): the app's first version wrote it, so it has to be adopted first: "
          + "'almanac hydration migrate \(path) --file \(path)'")
    } catch .store(let error) {
      throw CommandFailure(request.isReading ? "\(error)" : "nothing was saved: \(error)")
    }
  }

  /// Returns the only id that begins with that of an action; `nil` if none does, or a drink has this one.
  private func wholeID(of action: [(String, JSON?)]) throws -> String? {
    guard let beginning = JSON.present(action)["id"]?.string else { return nil }
    let all = try ask([("kind", "read"), ("first", "0001-01-01"), ("last", "9999-12-31")])
    let ids = (all["day"]?["drinks"]?.array ?? []).compactMap { $0["id"]?.string }
      .filter { $0.hasPrefix(beginning) }
    if ids.contains(beginning) { return nil }
    guard ids.count < 2 else {
      throw CommandFailure("\(ids.count) drinks have an id that begins with '\(beginning)'")
    }
    return ids.first
  }
}

extension JSONValueError {
  /// The error with the option or operand in place of the member of the request.
  fileprivate var ofCommand: String {
    let names = [
      "volumeML": "AMOUNT", "fluidType": "--beverage", "date": "--time", "id": "ID", "instant": "--at",
      "zone": "--zone", "note": "--note", "first": "RANGE", "last": "RANGE",
    ]
    let member = path.last { !$0.hasPrefix("[") } ?? ""
    let name = names[member] ?? DrinkSetting.allCases.first { $0.members.contains(member) }?.rawValue
    return "\(JSONValueError(expected: expected, found: found).inside(name ?? member))"
  }
}
