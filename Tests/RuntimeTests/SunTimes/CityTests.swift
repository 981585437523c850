import SourceText
import SunTimes
import TestSupport
import Testing

struct CityTests {
  @Test func citiesAreThoseOfTheirFile() throws {
    let rows = try ReferenceTable.records(
      "cities", in: "places",
      columns: ["city", "vi", "zh", "en", "latitude", "longitude", "zone", "aliases"])
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
    // Cities have no Korean names, so their English names are used.
    #expect(city.name(in: try #require(Language(rawValue: "ko"))) == korean)
  }

  @Test(arguments: [
    ("hanoi", "HÀ NỘI|hanoi|Ha-Noi|河内|ha\u{300} no\u{323}\u{302}i"), ("da-nang", "Đà Nẵng|danang|Tourane|岘港"),
    ("ho-chi-minh-city", "Sài Gòn|saigon|SAI GON|HCMC|TP.HCM|tphcm|TP. Hồ Chí Minh|胡志明市|西贡"),
    ("nha-trang", "Nha Trang|nhatrang"), ("hue", "Huế|hue"), ("da-lat", "Đà Lạt|Dalat"), ("hoi-an", "Hội An"),
    ("vung-tau", "Vũng Tàu"), ("can-tho", "Cần Thơ"), ("my-tho", "Mỹ Tho"),
    ("tromso", "Tromsø|tromso|TROMSØ"),
    ("honolulu", "Honolulu|檀香山"), ("auckland", "Auckland"), ("beijing", "Peking|Bắc Kinh|北京"),
    ("mumbai", "Bombay"), ("guangzhou", "Canton"), ("munich", "München"), ("kyiv", "Kiev"),
    ("st-johns", "St. John's"),
    ("seoul", "서울|Hán Thành"), ("istanbul", "Constantinople"), ("washington", "Washington, D.C."),
  ]) func aCityIsFoundByItsNamesHoweverTheyAreTyped(id: String, names: String) {
    for name in names.split(separator: "|") { #expect(City(named: String(name))?.id == id, "\(name)") }
  }

  @Test(arguments: ["", " ", "-", "atlantis", "Han", "Asia/Ho_Chi_Minh", "|"]) func otherNamesAreNoCity(
    name: String
  ) {
    #expect(City(named: name) == nil)
  }

  /// Whatever is added, each spelling names one city.
  @Test func everySpellingFindsItsCity() {
    let wrong = City.all.flatMap { city in city.spellings.filter { City(named: $0) != city } }
    #expect(wrong == [])
    #expect(City.all.allSatisfy { City(id: $0.id) == $0 })
  }

  /// Places of astral 3.2, which are not from GeoNames, in whole minutes; and zones of the time zone database.
  @Test(arguments: [
    ("Wellington", -41.32, 174.77, "Pacific/Auckland"), ("Nairobi", -1.28, 36.80, "Africa/Nairobi"),
    ("Lima", -12.00, -77.00, "America/Lima"), ("Apia", -13.83, -171.83, "Pacific/Apia"),
    ("Suva", -18.10, 178.50, "Pacific/Fiji"), ("Honolulu", 21.30, -157.82, "Pacific/Honolulu"),
    ("Ottawa", 45.45, -75.70, "America/Toronto"),
  ]) func aCityLiesWhereOthersHaveIt(name: String, latitude: Double, longitude: Double, zone: String) throws {
    let city = try #require(City(named: name))
    #expect(
      abs(city.coordinates.latitude - latitude) < 0.1 && abs(city.coordinates.longitude - longitude) < 0.1)
    #expect(city.zone == zone)
  }

  @Test(arguments: ["", "Hanoi", "hà nội", "hanoi ", "atlantis"]) func otherIDsAreNone(id: String) {
    #expect(City(id: id) == nil)
  }
}
