package import Almanac

/// A drink that a button of the widget has logged, in the log of intents until the app merges it.
public struct IntakeRecord: JSONCodable, Hashable, Sendable {
  /// The amount, 1 to 10,000 mL.
  public let volume: Volume
  /// The beverage.
  public let beverage: Beverage
  /// The information on the day for which it counts.
  let clock: Clock

  /// The user's clock or day in a line.
  enum Clock: Hashable, Sendable {
    /// Local time minus UTC in seconds, at the time and place of the drink.
    case offset(Int)
    /// The day itself, in lines of earlier versions.
    case day(CivilDate)
  }

  private enum Key {
    static let volume = "volumeML"
    static let beverage = "fluidType"
    static let day = "day"
    static let offset = "offset"
  }

  /// Makes a drink.
  ///
  /// - Throws: ``HydrationError`` for a volume that no drink can have.
  ///
  /// - Parameters:
  ///   - volume: The amount.
  ///   - beverage: The beverage.
  ///   - offset: Local time minus UTC in seconds, at the time and place of the drink.
  public init(volume: Volume, beverage: Beverage, offset: Int) throws(HydrationError) {
    try HydrationEntry.check(volume)
    self.volume = volume
    self.beverage = beverage
    clock = .offset(offset)
  }

  /// Returns the day for which it counts; this depends on the hour at which the user's day begins.
  ///
  /// - Parameters:
  ///   - instant: The time of the drink.
  ///   - days: The user's days at the current place; if the line has another clock, that of the line counts.
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

  /// The record in the form of the log.
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

extension HydrationDocument {
  /// Adds the lines of a log of intents to the state, to show them; the files are not changed.
  ///
  /// - Parameter bytes: The bytes of the file.
  package mutating func take(taps bytes: [UInt8], now: Instant, in zone: ZoneClock) {
    settleDays(in: zone)
    let lines = IntentLogLines<IntakeRecord>(bytes)
    for entry in lines.entries { merge(entry, now: now, in: zone) }
    faults = HydrationFaults(
      unreadableTaps: faults.unreadableTaps + lines.unreadable.count, file: faults.file,
      setAsideFiles: faults.setAsideFiles)
  }

  /// Adds a drink of the log of intents; a drink that is here already is skipped.
  mutating func merge(_ entry: IntentLog<IntakeRecord>.Entry, now: Instant, in zone: ZoneClock) {
    let record = entry.record
    // Its volume and its moment were checked when it was read, but its id was not.
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
      // The line is gone after the merge, so the drink is kept even if its moment has no day.
      case .momentOutOfRange: log.insert(drink)
      // Nothing is written, and the line stays.
      case .log(let error): failure = failure ?? error
      case .volume, .outOfRange, .invalidID, .duplicateID, .unknownEntry, .nothingToUndo: break
      }
    }
  }

  /// Returns the id of a line, shortened to one that an entry can have.
  private static func id(of entry: IntentLog<IntakeRecord>.Entry) -> String {
    var id = entry.id
    while id.utf8.count > HydrationEntry.longestID { id.unicodeScalars.removeLast() }
    return id.isEmpty ? "\(entry.timestamp)" : id
  }
}
