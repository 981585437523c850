/// Which words and quotations insults may have.
public enum InsultRating: String, CaseIterable, Hashable, Sendable {
  /// Those without a sexual or coarse sense.
  case mild
  /// All of them.
  case bawdy
}
