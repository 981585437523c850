import SourceText
import SunTimes
import TestSupport
import Testing

struct CityTests {
  @Test func citiesAreThoseOfTheirFile() throws {
    let rows = try ReferenceTable.records(
      "cities", in: "places",
      columns: ["city", "vi", "zh", "en", "latitude", "longitude", "zone"])
    #expect(City.all.map(\.id) == rows.map { String($0["city"]) })
    var faults: [String] = []
    for (city, row) in zip(City.all, rows) {
      let place = city.coordinates
      if place.latitude != Double(row["latitude"]) || place.longitude != Double(row["longitude"]) {
        faults.append("\(city) is at \(place)")
      }
      if city.zone != row["zone"] { faults.append("\(city) has the clocks of \(city.zone)") }
      for language in [Language.vietnamese, .chinese, .english]
      where city.name(in: language) != row[language.rawValue] {
        faults.append("\(city) is \(city.name(in: language)) in \(language)")
      }
    }
    #expect(faults.prefix(5) == [])
  }

  /// The coordinates of the flag tower of Hanoi and of the Opera House of Sydney, from memory, are a few kilometres away.
  @Test(arguments: [("hanoi", 21.03, 105.84, "Hanoi"), ("sydney", -33.86, 151.22, "Sydney")])
  func aCityIsFoundByItsID(id: String, latitude: Double, longitude: Double, korean: String) throws {
    let city = try #require(City(id: id))
    #expect(abs(city.coordinates.latitude - latitude) < 0.1)
    #expect(abs(city.coordinates.longitude - longitude) < 0.1)
    #expect(city.id == id && "\(city)" == id)
    // Cities have no Korean names, so English ones stand in.
    #expect(city.name(in: try #require(Language(rawValue: "ko"))) == korean)
  }

  @Test(arguments: ["", "Hanoi", "hà nội", "hanoi ", "atlantis"]) func otherIDsAreNone(id: String) {
    #expect(City(id: id) == nil)
  }
}
