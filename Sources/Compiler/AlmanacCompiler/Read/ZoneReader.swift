import AlmanacModel
import SourceText

/// Reads Data/places/zones.tsv: the latitudes of time zones without the seasons of the north.
struct ZoneReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let path = "Data/places/zones.tsv"

  /// Returns the zones in the order of their identifiers, each once.
  func zoneSeasons() -> [ZoneSeasonsRecord]? {
    guard let table = reader.table(Self.path, columns: ["zone", "latitude"], ages: true) else { return nil }
    var zones = UniqueKeys<String>()
    var records: [ZoneSeasonsRecord] = []
    for record in table.records {
      let zone = Self.zone(record)
      let latitude = record.number("latitude", in: -90...90)
      guard let zone, let latitude, zones.insert(zone, named: "zone \(zone)", in: record, at: "zone") else {
        continue
      }
      let hemisphere = Hemisphere(latitude: latitude)
      if hemisphere == .northern {
        record.report(
          "latitude \(record["latitude"]) has northern seasons, the default of a zone that is not listed: "
            + "remove the row", at: "latitude")
      }
      if let last = records.last?.zone.text, zone < last {
        record.report("zone \(zone) comes after \(last); zones must be in alphabetical order", at: "zone")
      }
      records.append(ZoneSeasonsRecord(zone: TableText(zone), hemisphere: hemisphere))
    }
    return records.count == table.records.count ? records : nil
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
