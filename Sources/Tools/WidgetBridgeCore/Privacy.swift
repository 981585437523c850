/// Who may see what is shown.
public enum Privacy: String, CaseIterable, Hashable, Sendable {
  /// The user: everything is shown.
  case shown
  /// Others could look: private values are taken out.
  case redacted

  /// A snapshot as it may be seen.
  public func applied<Snapshot: WidgetSnapshot>(to snapshot: Snapshot) -> Snapshot {
    self == .redacted ? snapshot.redacted() : snapshot
  }
}

extension Privacy: JSONDecodable {
  /// Reads `shown` or `redacted`.
  public init(json: JSON) throws(JSONValueError) { self = try Self.choice(json) }
}
