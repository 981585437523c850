import Foundation
import SunTimes

/// A place on the command line: a city, or coordinates.
struct Place {
  /// The city; `nil` for coordinates.
  var city: City?
  var coordinates: Coordinates

  static let city = Option<City>(
    "city", "NAME", words: City.all.map(\.id), allowed: .words([]),
    "a city such as hanoi, in place of --latitude, --longitude and --zone",
    read: { (text) throws(UsageError) in
      if let city = City(named: text) { return city }
      let names = City.all.flatMap { city in
        city.spellings.map { (word: $0, form: PlainName.form(of: $0)) }
      }
      let near = Suggestion.near(PlainName.form(of: text), among: names, atMost: 5, parts: true)
      throw UsageError(code: "notAllowed", text) {
        let problem = $0.noCity(text: text)
        let names = $0.list(near.map($0.quoted))
        return $0.otherPlace(problem: near.isEmpty ? problem : $0.guessed(names: names, problem: problem))
      }
    })

  static let options: [any DeclaredOption] = [city, Options.latitude, Options.longitude]
  /// The zone of the place; for a widget without `--city`, that of the machine.
  static let zone = Options.zone.explained(
    "the time zone, such as Asia/Ho_Chi_Minh (default: that of --city)")
}

extension Arguments {
  /// Returns the place of `--city`, or of `--latitude` and `--longitude`.
  func place() throws(UsageError) -> Place {
    guard let place = try optionalPlace() else {
      // As in "sun hanoi".
      let city = try? Place.city.value(of: operands.joined(separator: " "))
      throw UsageError(code: "missing") { texts in
        texts.placeMissing(option: city.map { texts.say(option: "--city \($0.id)") } ?? texts.placeOptions)
      }
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
        throw UsageError { $0.onlyOne(names: $0.placeOptions) }
      }
      return Place(city: city, coordinates: city.coordinates)
    }
    guard let latitude else {
      guard longitude == nil else {
        throw UsageError("--longitude") { $0.needs(option: "--longitude", other: "--latitude") }
      }
      return nil
    }
    guard let longitude else {
      throw UsageError("--latitude") { $0.needs(option: "--latitude", other: "--longitude") }
    }
    do throws(SunTimesError) {
      return Place(coordinates: try Coordinates(latitude: latitude, longitude: longitude))
    } catch { throw UsageError { $0.sentence(of: error) } }
  }
}
