package import AlmanacModel
import SourceText
import SwiftEmitter

/// A city from which users choose a place, as a row of Data/places/cities.tsv.
package struct SourceCity: Sendable {
  /// The id, such as `ho-chi-minh-city`.
  package var id: String
  /// Degrees north of the equator, to 0.01.
  package var latitude: Double
  /// Degrees east of Greenwich, to 0.01.
  package var longitude: Double
  /// The identifier in the IANA time zone database: `Asia/Ho_Chi_Minh`.
  package var zone: String
  package var names: NameRecord
  /// Other names that people type: Sài Gòn, HCMC.
  package var aliases: [TableText]
}

/// Reads Data/places/cities.tsv: the cities from which users choose a place, in the order in which they are offered.
enum CityReader {
  static let path = "Data/places/cities.tsv"

  /// Returns the cities; no two may have names that are typed in the same way.
  ///
  /// - Parameter zones: The known zones.
  static func read(_ reader: DataReader, _ languages: Languages, _ zones: [ZonePlace]) -> [SourceCity] {
    let codes = languages.columns(in: .places)
    let places = Dictionary(zones.map { ($0.zone, $0) }) { first, _ in first }
    var unique = UniqueKeys<String>()
    let columns = ["city"] + codes + ["latitude", "longitude", "zone", "aliases"]
    return reader.table(path, columns: columns).rows { record in
      let (latitude, longitude) = ZoneReader.coordinates(record)
      let id = record.field(
        "city", is: "words of a to z and digits with hyphens between them, or is a reserved word",
        where: DataReader.isID)
      let names = codes.map { code in
        let name = record.text(code) { text in languages[code]?.alphabet.latin(in: text) }
        return (language: code, forms: NameRecord.Forms([name]))
      }
      let aliases: [String] =
        record.hasValue("aliases") ? record.text("aliases").split(separator: " | ").map { String($0) } : []
      let city = SourceCity(
        id: id, latitude: latitude, longitude: longitude, zone: ZoneReader.zone(record),
        names: NameRecord(names), aliases: aliases.map { TableText($0) })
      for column in ["latitude", "longitude"] where record[column].split(separator: ".").last?.count != 2 {
        record.report("\(column) \(record[column]) is not rounded to two decimals, such as 21.02", at: column)
      }
      if reader.isRight(ZoneReader.path), ZoneReader.isZone(city.zone) {
        check(city, record, places[city.zone])
      }
      var forms: Set<String> = []
      let spellings = (["city"] + codes).map { column in (column, String(record[column])) }
      for (column, name) in spellings + aliases.map({ alias in ("aliases", alias) }) {
        let form = PlainName.form(of: name)
        guard forms.insert(form).inserted else { continue }
        unique.insert(form, named: "\(column) '\(name)'", in: record, at: column)
      }
      return city
    }
  }

  /// The greatest distance in degrees between a city and the place of its zone.
  ///
  /// Of the 34,006 cities of GeoNames with a zone of zone.tab, Mohe in the north of China is farthest north of its place, by 21.8
  /// degrees, and Gar in Tibet farthest west, by 41.4.
  private static let farthest = (latitude: 25.0, longitude: 45.0)

  /// Reports a zone that is not in the table, and coordinates that are not in the zone: mostly a wrong sign or digit.
  private static func check(_ city: SourceCity, _ record: Record, _ place: ZonePlace?) {
    guard let place else {
      record.report("zone '\(city.zone)' is not in \(ZoneReader.path)", at: "zone")
      return
    }
    if let now = place.now {
      record.report("zone '\(city.zone)' is an older name of '\(now)'", at: "zone")
    }
    if record.isBad { return }
    let east = abs(city.longitude - place.longitude)
    for (column, degrees, limit) in [
      ("latitude", abs(city.latitude - place.latitude), farthest.latitude),
      ("longitude", min(east, 360 - east), farthest.longitude),
    ] where degrees > limit {
      record.report(
        "\(column) \(record[column]) is \(Decimals.text(degrees, 1)) degrees from the place of \(city.zone), more than "
          + "\(Int(limit))", at: column)
    }
  }
}

extension RecordFormat {
  /// The facts of the cities; `citiesFile` has their tables.
  static let cities = RecordFormat(
    "cities", "The cities.", of: "city"
  ) { $0.cities }
}

extension SourceData {
  /// Generated/SunTimesTables/Cities.swift: each city has one text, because lists of short texts compile slowly.
  func citiesFile() throws(EmissionError) -> GeneratedFile {
    let columns = NameColumns(languages, .places)
    var builder = SourceFileBuilder(
      "SunTimesTables/Cities.swift", title: "Cities to choose the place of the Sun from.",
      notes: [
        "In the order in which they are offered. With | between them: the id, the zone, the names in the languages "
          + "\(columns.codes.joined(separator: ", ")), and other",
        "names that people type. Coordinates and zones: GeoNames (geonames.org), CC BY 4.0, rounded to 0.01 degrees.",
      ], inputs: inputs(below: [CityReader.path] + Inputs.languages))
    let rows = cities.map { city in
      ([city.id, city.zone] + columns.codes.map { city.names[$0]?.longest ?? "" } + city.aliases.map(\.text))
        .joined(separator: "|")
    }
    builder.constant("cityCount", .int, cities.count, "The number of cities.")
    builder.add(["The texts of the cities."], .strings("cityRows", rows))
    builder.accessor("cityRow", "String", "The texts of a city.", tables: ["cityRows"])
    builder.add(
      ["The index of the name in a language among the texts of a city."],
      .choice(
        "cityNameField", parameter: "language", .int,
        columns.sources.map { Int64(2 + (columns.codes.firstIndex(of: $0) ?? 0)) }))
    let places = cities.map { city in
      IntegerTable.Row(
        [city.latitude, city.longitude].map { Int64(($0 * 100).rounded()) }, comment: city.id)
    }
    builder.add(
      ["Latitude and longitude of the cities, in hundredths of a degree."],
      .integers(IntegerTable("cityPlaces", .int32, rows: places)))
    builder.accessor(
      "cityPlace", "Int32", "Latitude and longitude of a city, in hundredths of a degree.",
      tables: ["cityPlaces"], stride: 2, width: 2)
    return try builder.file()
  }
}

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
