import Foundation
import HydrationWidget

/// The store, the moment and the form of output, for all actions.
struct HydrationContext {
  static let options: [CommandOption] = [.file, .at, .zone, .language, .format]

  let store: HydrationStore
  let instant: Instant
  let zone: TimeZone
  /// The clocks of the zone.
  let clock: ZoneClock
  let language: Language
  let format: OutputFormat
  /// The clock's now, finer than a second, so that two drinks in one second keep their order; `nil` with `--at`.
  private let clockNow: Timestamp?

  init(_ arguments: Arguments) throws(UsageError) {
    store = try Self.store(arguments, .file)
    clockNow = arguments[.at] == nil ? Timestamp(Date()) : nil
    // Of one reading of the clock, so that a drink of now never lies in the future.
    instant = if let clockNow { clockNow.instant } else { try arguments.instant() }
    zone = try arguments.zone()
    clock = ZoneClock(zone, upTo: instant)
    language = try arguments.language()
    format = try arguments.format(HydrationVerb.formats, of: "a log")
  }

  /// The store of a document, by its path.
  static func store(_ arguments: Arguments, _ option: CommandOption) throws(UsageError) -> HydrationStore {
    guard let path = arguments[option] else {
      throw UsageError("\(option.flag) is missing: the path of the document")
    }
    return try store(path)
  }

  static func store(_ path: String) throws(UsageError) -> HydrationStore {
    let url = URL(fileURLWithPath: path)
    do throws(StoreError) {
      let (folder, name) = (url.deletingLastPathComponent(), url.lastPathComponent)
      // The log of the app has a name of its own.
      guard name != AppIdentifiers.sipli.documents[0] else { return try HydrationStore(folder: folder) }
      return try HydrationStore(folder: folder, name: name)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Writes times and volumes of a state.
  func environment() -> WidgetEnvironment {
    WidgetEnvironment(zone: zone, language: language, frame: WidgetFrame(.large))
  }

  /// The moment of `--moment`, or now.
  func moment(_ arguments: Arguments) throws(UsageError) -> Timestamp {
    if let text = arguments[.moment] {
      guard let moment = Timestamp(text) else {
        throw UsageError("'\(text)' is not a moment such as 2026-02-17T08:00:00+07:00")
      }
      return moment
    }
    guard let moment = clockNow ?? Timestamp(instant) else {
      throw UsageError("\(instant) is outside the years 1 to 9999")
    }
    return moment
  }

  /// The state of the document with the drinks that the widget's buttons have added; `nil` without a document.
  func state() throws(StoreError) -> HydrationState? {
    switch try store.reading(at: instant, in: clock) {
    case .value(var state):
      state.settleDays(in: clock)
      return state
    case .newerVersion(let version):
      throw .newerVersion(path: store.documents.path, found: version, supported: HydrationFormat.version)
    case .corrupt:
      // Reading it once more tells the fault.
      guard case .corrupt(let corrupt) = try store.documents.read() else { return nil }
      throw .corrupt(path: store.documents.path, fault: corrupt.fault)
    case .missing: return nil
    }
  }

  /// Changes the document; errors are those a person can read.
  func update<Value>(_ body: (inout HydrationState) throws(HydrationError) -> Value) throws -> Value {
    do {
      return try store.update(at: instant, in: zone, body)
    } catch {
      throw error.reason
    }
  }

  /// The id of the one drink whose id begins so.
  func id(_ text: String) throws -> String {
    guard let state = try state() else { throw HydrationError.unknownEntry(text) }
    if state.log.entry(text) != nil { return text }
    let found = state.log.entries.filter { $0.id.hasPrefix(text) }
    guard let first = found.first else { throw HydrationError.unknownEntry(text) }
    guard found.count == 1 else { throw AmbiguousID(text: text, count: found.count) }
    return first.id
  }
}

extension DocumentUpdateError {
  /// The error without the case around it, for a message.
  var reason: any Error {
    switch self {
    case .store(let error): error
    case .refused(let error): error
    }
  }
}

/// The beginning of an id that several drinks have.
struct AmbiguousID: Error, CustomStringConvertible {
  var text: String
  var count: Int

  var description: String { "\(count) drinks have an id that begins with '\(text)'" }
}

extension Arguments {
  /// An amount such as `250`, `250ml`, `0.5l`, `8oz` or `8 fl oz`; without a unit, millilitres.
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

  /// The beverage of `--fluid`.
  func beverage() throws(UsageError) -> Beverage? {
    guard let id = self[.fluid] else { return nil }
    let beverage = Beverage(id: id)
    guard beverage.isKnown else {
      throw UsageError("unknown beverage '\(id)'; 'almanac hydration beverages' lists them")
    }
    return beverage
  }
}

/// Takes operands off one by one.
struct Operands {
  private var rest: ArraySlice<String>

  init(_ operands: [String]) {
    rest = operands[...]
  }

  mutating func next(_ name: String) throws(UsageError) -> String {
    guard let operand = rest.popFirst() else { throw UsageError("\(name) is missing") }
    return operand
  }

  mutating func optional() -> String? { rest.popFirst() }

  func end() throws(UsageError) {
    if let operand = rest.first { throw UsageError("unexpected argument '\(operand)'") }
  }
}
