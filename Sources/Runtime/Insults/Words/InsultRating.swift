/// Which words and quotations insults may have.
public enum InsultRating: String, CaseIterable, Hashable, Sendable {
  /// What a family would read aloud: nothing with a sexual or coarse sense, and no oaths.
  case mild
  /// All of them.
  case bawdy
}
