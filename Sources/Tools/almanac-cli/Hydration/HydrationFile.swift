import Foundation
import HydrationWidget

/// The log that the actions of `almanac hydration` use, with the current instant and zone and the output
/// format.
struct HydrationFile {
  static let options: [CommandOption] = [.file, .at, .zone, .language, .format(.text, .json)]

  let store: HydrationStore
  let now: NowAndHere
  let clock: ZoneClock
  let language: Language
  let format: OutputFormat

  init(_ arguments: Arguments, formats: [String] = ["text", "json"]) throws(UsageError) {
    store = try Self.store(arguments, .file)
    now = try NowAndHere(arguments)
    clock = ZoneClock(now.zone, upTo: now.instant)
    language = try arguments.language()
    format = try arguments.format(of: "a log", among: formats)
  }

  /// Returns the store of a document by its path.
  static func store(_ arguments: Arguments, _ option: CommandOption) throws(UsageError) -> HydrationStore {
    guard let path = arguments[option] else {
      throw UsageError("\(option.flag) is missing: the path of the document")
    }
    return try store(path)
  }

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

  /// Returns the environment for the texts of times and volumes.
  func environment() -> WidgetEnvironment {
    WidgetEnvironment(
      zone: clock, language: language, frame: WidgetFrame(.large), locale: language.locale)
  }

  /// Returns the instant of `--moment`, or now.
  func moment(_ arguments: Arguments) throws(UsageError) -> Timestamp {
    if let text = arguments[.moment] {
      guard let moment = Timestamp(text) else {
        throw UsageError("'\(text)' is not a moment such as 2026-02-17T08:00:00+07:00")
      }
      return moment
    }
    guard let moment = now.timestamp else {
      throw UsageError("\(now.instant) is outside the years 1 to 9999")
    }
    return moment
  }

  /// Returns the journal, with the drinks of some days or of all; `nil` if nothing was logged yet.
  func journal(with days: ClosedRange<CivilDate>? = nil, isComplete: Bool = false) throws -> HydrationJournal?
  {
    switch try store.reading(at: now.instant, in: clock) {
    case .value(var journal):
      if isComplete { journal.readHistory() } else if let days { journal.readHistory(days) }
      return journal
    case .missing: return nil
    case .newerVersion(let version):
      let path = store.documents.path
      let isDocument = if case .newerVersion = try store.documents.read() { true } else { false }
      throw StoreError.newerVersion(
        path: isDocument ? path : "a month of \(path)", found: version, supported: HydrationFormat.version)
    case .corrupt, .outgrown:
      // Reading the document again gives the fault.
      guard case .corrupt(let corrupt) = try store.documents.read() else { return nil }
      throw StoreError.corrupt(path: store.documents.path, fault: corrupt.fault)
    }
  }

  /// Returns a report of the journal, with the drinks of some days or of all.
  func report(with days: ClosedRange<CivilDate>? = nil, isComplete: Bool = false) throws -> HydrationReport {
    HydrationReport(self, try journal(with: days, isComplete: isComplete))
  }

  /// Changes the journal and returns a report of what was written; errors are readable for people.
  func update<Value>(
    _ body: (inout HydrationJournal) throws -> Value
  ) throws -> (value: Value, report: HydrationReport) {
    do {
      let (value, journal) = try store.change(at: now.instant, in: now.zone) { journal throws(any Error) in
        try body(&journal)
      }
      if !journal.hasSettings { Complaint.tell("the settings cannot be read; see 'status'") }
      return (value, HydrationReport(self, journal))
    } catch {
      throw error.reason
    }
  }
}

extension HydrationJournal {
  /// Returns the id of the only drink whose id begins with a text.
  mutating func id(beginningWith text: String) throws -> String {
    if log.entry(text) != nil { return text }
    let found = try ids(beginningWith: text)
    if found.contains(text) { return text }
    guard let first = found.first else { throw HydrationError.unknownEntry(text) }
    guard found.count == 1 else { throw AmbiguousID(text: text, count: found.count) }
    return first
  }
}

extension DocumentUpdateError {
  /// The underlying error, for a message.
  var reason: any Error {
    switch self {
    case .store(let error): error
    case .refused(let error): error
    }
  }
}

/// The error for the beginning of an id that several drinks share.
struct AmbiguousID: Error, CustomStringConvertible {
  var text: String
  var count: Int

  var description: String { "\(count) drinks have an id that begins with '\(text)'" }
}

extension Arguments {
  /// Reads an amount such as `250`, `250ml`, `0.5l`, `8oz` or `8 fl oz`; without a unit it is in millilitres.
  static func amount(_ text: String, allowed: ClosedRange<Int>) throws(UsageError) -> Volume {
    let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = text[number.endIndex...].lowercased().filter { $0 != " " }
    let units: [String: (VolumeUnits, Double)] = [
      "": (.metric, 1), "ml": (.metric, 1), "l": (.metric, 1000), "oz": (.imperial, 1),
      "floz": (.imperial, 1),
    ]
    guard let amount = Double(number), let (unit, factor) = units[unit] else {
      throw UsageError("'\(text)' is not an amount such as 250, 250ml, 0.5l or 8oz")
    }
    do throws(VolumeError) {
      return try Volume(amount * factor, unit, allowed: allowed)
    } catch {
      throw UsageError("\(text): \(error)")
    }
  }

  /// Returns the beverage of `--fluid`.
  func beverage() throws(UsageError) -> Beverage? {
    guard let id = self[.fluid] else { return nil }
    let beverage = Beverage(id: id)
    guard beverage.isKnown else {
      throw UsageError("unknown beverage '\(id)'; 'almanac hydration beverages' lists them")
    }
    return beverage
  }
}
