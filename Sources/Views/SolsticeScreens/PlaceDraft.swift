public import SolsticeWidget

/// The fields of the form for a place, as they are typed.
public struct PlaceDraft: Hashable, Sendable {
  /// The latitude in degrees, with the sign or the letter of its direction.
  public var latitude = String()
  /// The longitude in degrees, with the sign or the letter of its direction.
  public var longitude = String()
  /// The name of the place; empty if it has none.
  public var name = String()

  /// Makes an empty form.
  public init() {}

  /// The place; `nil` as long as latitude or longitude is missing or not allowed.
  public var place: SolsticePlace? { SolsticePlace(latitude: latitude, longitude: longitude, name: name) }
}
