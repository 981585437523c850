import SourceText

/// A city of Data/places/cities.tsv.
package struct City: Hashable, Sendable {
  /// The id, such as `ho-chi-minh-city`.
  package var id: String
  package var name: Names.Name
  /// Degrees north of the equator.
  package var latitude: Double
  /// Degrees east of Greenwich.
  package var longitude: Double
  /// The identifier in the time zone database.
  package var zone: String
}

/// Reads Data/places/cities.tsv: the cities from which users choose a place.
struct CityReader {
  private let reader: DataReader
  private let languages: Languages
  /// The zones that there are; `nil` if their table has a mistake, which is reported.
  private let zones: Set<String>?

  init(_ reader: DataReader, _ languages: Languages, _ zones: [ZonePlace]?) {
    self.reader = reader
    self.languages = languages
    self.zones = zones.map { Set($0.map(\.zone)) }
  }

  static let path = "Data/places/cities.tsv"

  /// Returns the cities in the order in which they are offered; ids and names in a language must be unique.
  func cities() -> [City]? {
    let codes = languages.columns(in: .places)
    let columns = ["city"] + codes + ["latitude", "longitude", "zone"]
    guard let table = reader.table(Self.path, columns: columns) else { return nil }
    var unique = UniqueKeys<[String]>()
    let cities = table.records.compactMap { city($0, codes, &unique) }
    return cities.count == table.records.count ? cities : nil
  }

  private func city(_ record: Record, _ codes: [String], _ unique: inout UniqueKeys<[String]>) -> City? {
    let id = record["city"]
    if !DataReader.isID(String(id)) {
      record.report("city '\(id)' is not words of a to z and digits with hyphens between them", at: "city")
    }
    let names = codes.compactMap(record.text)
    let latitude = record.number("latitude", in: -90...90)
    let longitude = record.number("longitude", in: -180...180)
    let zone = zone(record)
    guard DataReader.isID(String(id)), names.count == codes.count, let latitude, let longitude, let zone
    else { return nil }
    // All columns are checked, so that every duplicate name is reported.
    let isNew = zip(["city"] + codes, [String(id)] + names).map { column, text in
      unique.insert([column, text], named: "\(column) '\(text)'", in: record, at: column)
    }
    guard isNew.allSatisfy(\.self) else { return nil }
    return City(
      id: String(id), name: Names.Name(codes, names), latitude: latitude, longitude: longitude, zone: zone)
  }

  /// Returns the zone, which must be one of the table of zones.
  private func zone(_ record: Record) -> String? {
    guard let zone = ZoneReader.zone(record) else { return nil }
    guard zones?.contains(zone) != false else {
      record.report("zone '\(zone)' is not in \(ZoneReader.path)", at: "zone")
      return nil
    }
    return zone
  }
}
