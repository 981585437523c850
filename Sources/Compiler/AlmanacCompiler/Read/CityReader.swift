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

/// Reads Data/places/cities.tsv: the cities from which users choose a place, in the order in which they are offered.
enum CityReader {
  static let path = "Data/places/cities.tsv"

  /// Returns the cities; ids and names in a language must be unique.
  ///
  /// - Parameter zones: The zones that there are.
  static func read(_ reader: DataReader, _ languages: Languages, _ zones: [ZonePlace]) -> [City] {
    let codes = languages.columns(in: .places)
    let known = Set(zones.map(\.zone))
    var unique = UniqueKeys<[String]>()
    let columns = ["city"] + codes + ["latitude", "longitude", "zone"]
    return reader.table(path, columns: columns).rows { record in
      let city = City(
        id: record.field(
          "city", is: "words of a to z and digits with hyphens between them", where: DataReader.isID),
        name: Names.Name(codes, codes.map { record.text($0) }),
        latitude: record.number("latitude", in: -90...90),
        longitude: record.number("longitude", in: -180...180), zone: ZoneReader.zone(record))
      if ZoneReader.isZone(city.zone), !known.contains(city.zone), reader.isRight(ZoneReader.path) {
        record.report("zone '\(city.zone)' is not in \(ZoneReader.path)", at: "zone")
      }
      unique.insert(["city"] + codes, of: record)
      return city
    }
  }
}
