import Foundation
import SunTimes

/// A place on the command line: a city, or coordinates.
struct Place {
  /// The city; `nil` for coordinates.
  var city: City?
  var coordinates: Coordinates

  static let city = Option<City>(
    "city", "NAME", words: City.all.map(\.id), allowed: City.all.map(\.id).joined(separator: ", "),
    "a city such as hanoi, in place of --latitude, --longitude and --zone",
    read: { (text) throws(UsageError) in
      let names = City.all.flatMap { city in
        ([city.id] + Language.allCases.map { city.name(in: $0) }).map {
          (word: city, form: PlainName.form(of: $0))
        }
      }
      if let city = names.first(where: { $0.form == PlainName.form(of: text) })?.word { return city }
      let near = Suggestion.sentence(
        for: PlainName.form(of: text), among: names.map { (word: $0.word.id, form: $0.form) })
      throw UsageError(
        "'\(text)' is not allowed for --city\(near); allowed: \(City.all.map(\.id).joined(separator: ", "))")
    })

  static let options: [any DeclaredOption] = [city, Options.latitude, Options.longitude]
  /// The zone of the place, which for a widget is that of the machine without `--city`.
  static let zone = Options.zone.explained(
    "the time zone, such as Asia/Ho_Chi_Minh (default: that of --city)")
}

/// Names without what people leave out when they type: marks, case, spaces and hyphens.
enum PlainName {
  /// Returns the form of a name that is the same however it is typed: `tet` of Tết, TẾT and tet.
  static func form(of name: String) -> String {
    let letters = name.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.compactMap { scalar in
      // đ is a letter, not a d with a mark.
      scalar == "đ"
        ? "d" : scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? scalar : nil
    }
    return String(
      String.UnicodeScalarView(letters.filter { $0.properties.generalCategory != .nonspacingMark }))
  }
}

extension Arguments {
  /// Returns the place of `--city`, or of `--latitude` and `--longitude`.
  func place() throws(UsageError) -> Place {
    guard let place = try optionalPlace() else {
      throw UsageError("the place is missing: --city, or --latitude and --longitude in degrees")
    }
    return place
  }

  /// Returns the zone of `--zone`, else that of `--city`; `nil` without both.
  func givenZone() throws(UsageError) -> TimeZone? {
    if let zone = try self[Options.zone] { return zone }
    return try self[Place.city].flatMap { TimeZone(identifier: $0.zone) }
  }

  /// Returns the place; `nil` if none was given.
  func optionalPlace() throws(UsageError) -> Place? {
    let (latitude, longitude) = (try self[Options.latitude], try self[Options.longitude])
    if let city = try self[Place.city] {
      guard latitude == nil, longitude == nil else {
        throw UsageError("give either --city, or --latitude and --longitude")
      }
      return Place(city: city, coordinates: city.coordinates)
    }
    guard let latitude else {
      guard longitude == nil else { throw UsageError("--longitude needs --latitude") }
      return nil
    }
    guard let longitude else { throw UsageError("--latitude needs --longitude") }
    do throws(SunTimesError) {
      return Place(coordinates: try Coordinates(latitude: latitude, longitude: longitude))
    } catch { throw UsageError("\(error)") }
  }
}
