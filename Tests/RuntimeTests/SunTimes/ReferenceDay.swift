import SourceText
import SunTimes
import TestSupport
import Testing

/// A row of Data/reference/sun_times.tsv.
struct ReferenceDay {
  var date: CivilDate
  var coordinates: Coordinates
  /// Seconds since 1970, to a tenth; `nil` if there is no sunrise.
  var sunrise: Double?
  var sunset: Double?
  var transit: Double
  var kind: String

  static func all() throws -> [ReferenceDay] {
    let columns = [
      "date", "latitude", "longitude", "sunrise", "sunset", "kind", "transit", "noon", "midnight-before",
      "midnight-after", "place", "set",
    ]
    return try ReferenceTable.records("sun_times", columns: columns).map(ReferenceDay.init)
  }

  private init(_ record: Record) throws {
    date = try #require(CivilDate(String(record["date"])))
    coordinates = try Coordinates(
      latitude: #require(Double(record["latitude"])), longitude: #require(Double(record["longitude"])))
    sunrise = try Self.seconds(record["sunrise"])
    sunset = try Self.seconds(record["sunset"])
    transit = try #require(try Self.seconds(record["transit"]))
    kind = String(record["kind"])
  }

  private static func seconds(_ text: Substring) throws -> Double? {
    if text == "none" { return nil }
    let whole = try #require(Instant("\(text.prefix(19))Z"))
    return Double(whole.secondsSince1970) + (Double("0\(text.dropFirst(19))") ?? 0)
  }
}
