import AlmanacModel
import SourceText

/// Reads Data/places/cities.tsv: the cities from which users choose a place, in the order in which they are offered.
enum CityReader {
  static let path = "Data/places/cities.tsv"

  /// Returns the cities; ids and names in a language must be unique.
  ///
  /// - Parameter zones: The zones that there are.
  static func read(_ reader: DataReader, _ languages: Languages, _ zones: [ZonePlace]) -> [CityRecord] {
    let codes = languages.columns(in: .places)
    let places = Dictionary(zones.map { ($0.zone, $0) }) { first, _ in first }
    var unique = UniqueKeys<[String]>()
    let columns = ["city"] + codes + ["latitude", "longitude", "zone"]
    return reader.table(path, columns: columns).rows { record in
      let (latitude, longitude) = ZoneReader.coordinates(record)
      let id = record.field(
        "city", is: "words of a to z and digits with hyphens between them, or is a reserved word",
        where: DataReader.isID)
      let names = NameRecord(codes.map { (language: $0, forms: .init([record.text($0)])) })
      let city = CityRecord(
        id: TableText(id), latitude: latitude, longitude: longitude,
        zone: TableText(ZoneReader.zone(record)),
        names: names)
      if reader.isRight(ZoneReader.path), ZoneReader.isZone(city.zone.text) {
        check(city, record, places[city.zone.text])
      }
      unique.insert(["city"] + codes, of: record)
      return city
    }
  }

  /// The greatest distance in degrees between a city and the place of its zone.
  ///
  /// Of the 34,006 cities of GeoNames with a zone of zone.tab, Mohe in the north of China is farthest north of its place, by 21.8
  /// degrees, and Gar in Tibet farthest west, by 41.4.
  private static let farthest = (latitude: 25.0, longitude: 45.0)

  /// Reports a zone that is not in the table, and coordinates that are not in the zone: mostly a wrong sign or digit.
  private static func check(_ city: CityRecord, _ record: Record, _ place: ZonePlace?) {
    guard let place else {
      record.report("zone '\(city.zone.text)' is not in \(ZoneReader.path)", at: "zone")
      return
    }
    if record.isBad { return }
    let east = abs(city.longitude - place.longitude)
    for (column, degrees, limit) in [
      ("latitude", abs(city.latitude - place.latitude), farthest.latitude),
      ("longitude", min(east, 360 - east), farthest.longitude),
    ] where degrees > limit {
      record.report(
        "\(column) \(record[column]) is \(Decimals.text(degrees, 1)) degrees from the place of \(city.zone.text), more than "
          + "\(Int(limit))", at: column)
    }
  }
}

extension RecordFormat {
  static let cities = RecordFormat(
    "cities", "The cities.", of: FactSubject("city", "cities", .instants), key: ["id"]
  ) { $0.cities }
  .file(
    "SunTimesTables/Cities.swift", title: "Cities to choose the place of the Sun from.",
    notes: [
      "In the order in which they are offered. Coordinates and zones: GeoNames (geonames.org), CC BY 4.0, rounded to 0.01",
      "degrees.",
    ], from: [CityReader.path])
}
