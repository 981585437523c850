public import Almanac
import SunTimesTables

/// A city from which users can choose a place, with its coordinates and its time zone.
///
/// ```swift
/// if let hanoi = City(id: "hanoi") {
///   print(hanoi.name(in: .vietnamese), hanoi.coordinates.latitude, hanoi.zone)  // Hà Nội 21.02 Asia/Ho_Chi_Minh
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
  private let index: UInt8

  private init(index: Int) {
    self.index = UInt8(index)
  }

  /// All cities, in the order in which they are offered.
  public static var all: [City] { cities.indices.map(City.init) }

  /// Creates the city with an id, such as `hanoi`.
  ///
  /// - Returns: `nil` if the tables do not have the city; ``all`` lists the cities.
  public init?(id: String) {
    let index = cities.firstIndex { $0.id.isSame(as: id) }
    guard let index else { return nil }
    self.init(index: index)
  }

  private var record: CityRecord { cities[Int(index)] }

  /// The id: lower-case words joined by hyphens, such as `ho-chi-minh-city`.
  public var id: String { record.id.text }

  /// Returns the name: "Hà Nội", "河内", "Hanoi".
  public func name(in language: Language) -> String { language.text(of: record.names) ?? id }

  /// The coordinates of the city.
  public var coordinates: Coordinates {
    Coordinates(unchecked: (latitude: record.latitude, longitude: record.longitude))
  }

  /// The identifier of its time zone in the IANA time zone database: `Asia/Ho_Chi_Minh`.
  public var zone: String { record.zone.text }
}

extension City: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
