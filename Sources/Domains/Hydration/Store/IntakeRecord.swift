import Almanac

/// A drink that a button of the widget has logged, as the log of intents holds it until the app merges it.
public struct IntakeRecord: JSONCodable, Hashable, Sendable {
  /// The amount, 1 to 10,000 mL.
  public let volume: Volume
  /// The beverage.
  public let beverage: Beverage
  /// The day it counts for.
  public let day: CivilDate

  private enum Key {
    static let volume = "volumeML"
    static let beverage = "fluidType"
    static let day = "day"
  }

  /// A drink.
  ///
  /// - Throws: ``HydrationError`` for a volume no drink can have.
  public init(volume: Volume, beverage: Beverage, day: CivilDate) throws(HydrationError) {
    try HydrationEntry.check(volume)
    self.volume = volume
    self.beverage = beverage
    self.day = day
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
    day = try object.required(Key.day)
  }

  /// The record as the log has it.
  public var json: JSON {
    .object([
      Key.volume: .integer(Int64(volume.millilitres)), Key.beverage: .string(beverage.id),
      Key.day: .string("\(day)"),
    ])
  }
}

extension HydrationState {
  /// Takes in a drink of the log of intents; one that is here already is passed over.
  mutating func merge(_ entry: IntentLog<IntakeRecord>.Entry, now: Instant, in zone: ZoneClock) {
    let record = entry.record
    // Its volume and its moment were checked when it was read, its id was not.
    guard
      let drink = try? HydrationEntry(
        id: Self.id(of: entry), moment: entry.timestamp, day: record.day, volume: record.volume,
        beverage: record.beverage, source: .widget)
    else { return }
    do throws(HydrationError) {
      try add(drink, now: now, in: zone)
    } catch {
      // The line is gone after the merge, so the drink is kept even at a moment that has no day of the user's.
      if case .momentOutOfRange = error { log.insert(drink) }
    }
  }

  /// The id of a line, as far as an entry can have it.
  private static func id(of entry: IntentLog<IntakeRecord>.Entry) -> String {
    var id = entry.id
    while id.utf8.count > HydrationEntry.longestID { id.unicodeScalars.removeLast() }
    return id.isEmpty ? "\(entry.timestamp)" : id
  }
}
