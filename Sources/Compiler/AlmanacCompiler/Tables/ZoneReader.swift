package import AlmanacModel
import SourceText

/// A time zone of Data/places/zones.tsv with its principal place.
package struct ZonePlace: Hashable, Sendable {
  /// The identifier in the time zone database, such as `Australia/Sydney`.
  package var zone: String
  /// Degrees north of the equator.
  package var latitude: Double
  /// Degrees east of Greenwich.
  package var longitude: Double
  /// The hemisphere whose seasons the place has; `nil` near the equator.
  package var hemisphere: Hemisphere?
  /// The identifier that the zone has now, if this is an older one: `Asia/Ho_Chi_Minh` for `Asia/Saigon`.
  package var now: String?
}

/// Reads Data/places/zones.tsv: time zones and the coordinates of their places, in the order of the identifiers.
enum ZoneReader {
  static let path = "Data/places/zones.tsv"

  static func read(_ reader: DataReader) -> [ZonePlace] {
    var unique = UniqueKeys<String>()
    return reader.table(path, columns: ["zone", "latitude", "longitude", "now"], ages: true).rows { record in
      let zone = zone(record)
      let (latitude, longitude) = coordinates(record)
      unique.append(zone, named: "zone", in: record, at: "zone", order: "alphabetical order")
      return ZonePlace(
        zone: zone, latitude: latitude, longitude: longitude, hemisphere: Hemisphere(latitude: latitude),
        now: record.hasValue("now") ? record.text("now") : nil)
    }
  }

  static func coordinates(_ record: Record) -> (latitude: Double, longitude: Double) {
    (record.number("latitude", in: -90...90), record.number("longitude", in: -180...180))
  }

  /// Returns the column `zone`: an identifier of ASCII letters and digits, `+`, `-`, `_` and `/`.
  static func zone(_ record: Record) -> String {
    record.field("zone", is: "an identifier such as Australia/Sydney", where: isZone)
  }

  static func isZone(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isLetterOrDigit || "+-_/".utf8.contains($0) }
  }
}

extension RecordFormat {
  static let zoneSeasons = RecordFormat(
    "zoneSeasons", "The zones.", of: "zone-season"
  ) { data in
    data.zones.filter { $0.hemisphere != .northern }.map {
      ZoneSeasonsRecord(zone: TableText($0.zone), hemisphere: $0.hemisphere)
    }
  }
  .file(
    "AlmanacTables/ZoneSeasons.swift", title: "Time zones without northern seasons.",
    notes: [
      "In alphabetical order. A zone without a hemisphere is near the equator and has no seasons; a zone that is not",
      "listed has northern seasons.",
    ], from: [ZoneReader.path])
}
