/// The rating of words and quotations in insults.
public enum InsultRating: String, CaseIterable, Hashable, Sendable {
  /// Words that a family would read aloud: no sexual or coarse sense, and no oaths.
  case mild
  /// All words and quotations.
  case bawdy
}
