package import Almanac

/// A drink that a button of the widget has logged, as the log of intents holds it until the app merges it.
public struct IntakeRecord: JSONCodable, Hashable, Sendable {
  /// The amount, 1 to 10,000 mL.
  public let volume: Volume
  /// The beverage.
  public let beverage: Beverage
  /// What says the day it counts for.
  let clock: Clock

  /// What a line says of the user's day.
  enum Clock: Hashable, Sendable {
    /// Local time minus UTC in seconds, when and where it was drunk.
    case offset(Int)
    /// The day itself, as lines of earlier versions have it.
    case day(CivilDate)
  }

  private enum Key {
    static let volume = "volumeML"
    static let beverage = "fluidType"
    static let day = "day"
    static let offset = "offset"
  }

  /// A drink.
  ///
  /// - Throws: ``HydrationError`` for a volume no drink can have.
  ///
  /// - Parameters:
  ///   - volume: The amount.
  ///   - beverage: The beverage.
  ///   - offset: Local time minus UTC in seconds, when and where it is drunk.
  public init(volume: Volume, beverage: Beverage, offset: Int) throws(HydrationError) {
    try HydrationEntry.check(volume)
    self.volume = volume
    self.beverage = beverage
    clock = .offset(offset)
  }

  /// The day it counts for, which needs the hour at which the user's day begins.
  ///
  /// - Parameters:
  ///   - instant: When it was drunk.
  ///   - days: The user's days where the user is now; in a zone with other clocks, those of the line count.
  func day(at instant: Instant, in days: LocalDays) -> CivilDate? {
    switch clock {
    case .day(let day): return day
    case .offset(let offset) where days.zone.offset(at: instant) == offset: return days.day(at: instant)
    case .offset(let offset):
      return LocalDays(zone: ZoneClock(offset: offset), dayStartHour: days.dayStartHour).day(at: instant)
    }
  }

  /// Reads a record of the log.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let millilitres: Int = try object.required(Key.volume)
    guard HydrationEntry.volumes.contains(millilitres) else {
      throw JSONValueError(expected: "1 to 10000 mL", found: "\(millilitres)").inside(Key.volume)
    }
    volume = Volume(clamping: millilitres)
    let id: String? = try object.optional(Key.beverage)
    beverage = id.map { Beverage(id: $0) } ?? .water
    let offset: Int? = try object.optional(Key.offset)
    if let offset {
      guard ZoneClock.offsets.contains(offset) else {
        throw JSONValueError(expected: "less than a day in seconds", found: "\(offset)").inside(Key.offset)
      }
      clock = .offset(offset)
    } else {
      clock = .day(try object.required(Key.day))
    }
  }

  /// The record as the log has it.
  public var json: JSON {
    var object: JSONObject = [
      Key.volume: .integer(Int64(volume.millilitres)), Key.beverage: .string(beverage.id),
    ]
    switch clock {
    case .offset(let offset): object[Key.offset] = .integer(Int64(offset))
    case .day(let day): object[Key.day] = .string("\(day)")
    }
    return .object(object)
  }
}

extension HydrationState {
  /// Takes in the lines of a log of intents, to be shown; what is written stays as it is.
  ///
  /// - Parameter bytes: The lines as they are in the file.
  package mutating func take(taps bytes: [UInt8], now: Instant, in zone: ZoneClock) {
    settleDays(in: zone)
    let lines = IntentLogLines<IntakeRecord>(bytes)
    for entry in lines.entries { merge(entry, now: now, in: zone) }
    faults = HydrationFaults(
      unreadableTaps: faults.unreadableTaps + lines.unreadable.count, file: faults.file,
      setAsideFiles: faults.setAsideFiles)
  }

  /// Takes in a drink of the log of intents; one that is here already is passed over.
  mutating func merge(_ entry: IntentLog<IntakeRecord>.Entry, now: Instant, in zone: ZoneClock) {
    let record = entry.record
    // Its volume and its moment were checked when it was read, its id was not.
    guard
      let day = record.day(at: entry.timestamp.instant, in: days(in: zone))
        ?? HydrationEntry.utcDays.day(at: entry.timestamp.instant),
      let drink = try? HydrationEntry(
        id: Self.id(of: entry), moment: entry.timestamp, day: day, volume: record.volume,
        beverage: record.beverage, source: .widget)
    else { return }
    do throws(HydrationError) {
      try addNew(drink, now: now, in: zone)
    } catch {
      switch error {
      // The line is gone after the merge, so the drink is kept even at a moment that has no day of the user's.
      case .momentOutOfRange: log.insert(drink)
      // Nothing is written, and the line stays.
      case .log(let error): failure = failure ?? error
      case .volume, .outOfRange, .invalidID, .duplicateID, .unknownEntry, .nothingToUndo: break
      }
    }
  }

  /// The id of a line, as far as an entry can have it.
  private static func id(of entry: IntentLog<IntakeRecord>.Entry) -> String {
    var id = entry.id
    while id.utf8.count > HydrationEntry.longestID { id.unicodeScalars.removeLast() }
    return id.isEmpty ? "\(entry.timestamp)" : id
  }
}
