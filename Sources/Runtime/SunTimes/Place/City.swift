public import Almanac
import SunTimesTables

/// A city from which users can choose a place, with its coordinates and its time zone.
///
/// ```swift
/// if let city = City(named: "da nang") {
///   print(city.name(in: .vietnamese), city.coordinates.latitude, city.zone)  // Đà Nẵng 16.07 Asia/Ho_Chi_Minh
/// }
/// ```
///
/// Coordinates are rounded to 0.01 degrees, about a kilometre.
///
/// Source: GeoNames (geonames.org), licence CC BY 4.0, which asks those who show its data to name it.
public struct City: Hashable, Sendable {
  /// The index in the generated list of cities.
  ///
  /// The index may change when a city is added; ids do not change.
  private let index: UInt16

  private init(index: Int) {
    self.index = UInt16(index)
  }

  /// All cities, in the order in which they are offered.
  public static var all: [City] { (0..<cityCount).map(City.init) }

  /// Creates the city with an id, such as `hanoi`.
  ///
  /// - Returns: `nil` if the tables do not have the city; ``all`` lists the cities.
  public init?(id: String) {
    let city = City.all.first { $0.id.utf8.elementsEqual(id.utf8) }
    guard let city else { return nil }
    self = city
  }

  #if !hasFeature(Embedded)
  /// Creates the city with a name as people type it: "Đà Nẵng", "da nang", "Sài Gòn", "HCMC", "胡志明市".
  ///
  /// The name may be in any language, an old or an everyday one, or the id. Case, marks, spaces and punctuation do not
  /// matter.
  ///
  /// - Returns: `nil` if no city of the tables has the name.
  public init?(named name: String) {
    guard let city = Self.byPlainName[PlainName.form(of: name)] else { return nil }
    self = city
  }

  /// The first city with each name, by the plain form of the name: a table, because forming all names is slow.
  private static let byPlainName: [String: City] = {
    let names = all.flatMap { city in city.spellings.map { (PlainName.form(of: $0), city) } }
    return Dictionary(names) { first, _ in first }
  }()
  #endif

  /// The id, the zone, the names, and other names that people type.
  private var texts: [String] {
    cityRow(Int(index)).utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
  }

  /// The id, the names in all languages that have their own, and other names that people type.
  package var spellings: [String] { [id] + texts.dropFirst(2) }

  /// The id: lower-case words joined by hyphens, such as `ho-chi-minh-city`.
  public var id: String { texts[0] }

  /// Returns the name: "Hà Nội", "河内", "Hanoi".
  public func name(in language: Language) -> String { texts[cityNameField(language.tableIndex)] }

  /// The coordinates of the city.
  public var coordinates: Coordinates {
    let place = cityPlace(Int(index))
    return Coordinates(unchecked: (latitude: Double(place.0) / 100, longitude: Double(place.1) / 100))
  }

  /// The identifier of its time zone in the IANA time zone database: `Asia/Ho_Chi_Minh`.
  public var zone: String { texts[1] }
}

extension City: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
