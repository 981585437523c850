package import AlmanacModel
import SourceText

/// A time zone of Data/places/zones.tsv with its principal place.
package struct ZonePlace: Hashable, Sendable {
  /// The identifier in the time zone database, such as `Australia/Sydney`.
  package var zone: String
  /// The hemisphere whose seasons the place has; `nil` near the equator.
  package var hemisphere: Hemisphere?
}

/// Reads Data/places/zones.tsv: time zones and the latitudes of their places.
struct ZoneReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let path = "Data/places/zones.tsv"

  /// Returns the zones in the order of their identifiers, each once.
  func zones() -> [ZonePlace]? {
    guard let table = reader.table(Self.path, columns: ["zone", "latitude"], ages: true) else { return nil }
    var unique = UniqueKeys<String>()
    var zones: [ZonePlace] = []
    for record in table.records {
      let zone = Self.zone(record)
      let latitude = record.number("latitude", in: -90...90)
      guard let zone, let latitude, unique.insert(zone, named: "zone \(zone)", in: record, at: "zone") else {
        continue
      }
      if let last = zones.last?.zone, zone < last {
        record.report("zone \(zone) comes after \(last); zones must be in alphabetical order", at: "zone")
      }
      zones.append(ZonePlace(zone: zone, hemisphere: Hemisphere(latitude: latitude)))
    }
    return zones.count == table.records.count ? zones : nil
  }

  /// Returns the column `zone`: an identifier of ASCII letters and digits, `+`, `-`, `_` and `/`.
  static func zone(_ record: Record) -> String? {
    let zone = record["zone"]
    guard !zone.isEmpty, zone.utf8.allSatisfy(isAllowed) else {
      record.report("zone '\(zone)' is not an identifier such as Australia/Sydney", at: "zone")
      return nil
    }
    return String(zone)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
