import AlmanacTables

/// Data that ages, and the day up to which it is known.
///
/// The tables have nothing that was measured, announced or decided after that day: a leap second, a measured Delta T, a zone that
/// moved. How far the tables reach is another matter; see ``LunarDate``. Festivals and their law have a day for each country, as
/// `FestivalCountry` of the library DayAlmanac has it.
public struct KnownData: Hashable, Sendable {
  /// `delta-t`, `leap-seconds`, or `zones` for the seasons of time zones.
  public let id: String
  /// The day of the newest source that was read.
  public let asOf: CivilDate

  /// All there is, in the order of the ids.
  public static var all: [KnownData] { knownData.map { KnownData(id: $0.id.text, asOf: $0.asOf) } }
}
