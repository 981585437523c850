/// An insult with the moment since which it stands.
public struct CurrentInsult: Hashable, Sendable {
  /// The insult.
  public let insult: Insult
  /// When it took its place.
  public let beginning: Instant

  /// An insult with the moment since which it stands.
  public init(_ insult: Insult, since beginning: Instant) {
    self.insult = insult
    self.beginning = beginning
  }
}
