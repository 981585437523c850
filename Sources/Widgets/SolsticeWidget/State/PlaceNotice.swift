/// Why no place is known.
public enum PlaceNotice: String, Hashable, Sendable, CaseIterable {
  /// The user was not asked and has not chosen one.
  case notChosen
  /// The user does not allow the location and has not chosen a place.
  case denied
  /// The location is allowed but has not come yet.
  case awaited
}
