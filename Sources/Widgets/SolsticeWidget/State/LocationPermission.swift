/// What the user has said to the system's question for the location.
public enum LocationPermission: String, CaseIterable, Hashable, Sendable {
  /// The question was not asked yet.
  case notAsked
  /// No, or the device does not allow it.
  case denied
  /// Yes.
  case granted
}

extension LocationPermission: JSONDecodable, JSONEncodable {}
