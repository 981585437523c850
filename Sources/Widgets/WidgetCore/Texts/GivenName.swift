import JSONText

/// The rules for a name that the user gives to a person, a day or a place.
///
/// A name appears beside other texts, so it must not break the line, change the direction of text or be
/// invisible. Pasted text often contains marks of direction and invisible marks: these are removed, and so
/// are spaces at the ends.
public enum GivenName {
  /// The number of code points in a name; there are at least as many as visible characters.
  public static let lengths = 1...80
  /// The description of the expected value in error messages.
  public static let expectation = "a name of 1 to 80 visible characters on one line"

  /// Returns a text as a name.
  ///
  /// - Returns: `nil` if nothing visible is left, if the text is too long, or if it contains control
  ///   characters.
  public static func name(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard !scalars.contains(where: { $0.isControl }) else { return nil }
    let shown = scalars.filter { !$0.turnsOrHides }
    guard let first = shown.firstIndex(where: { !$0.isSpace }),
      let last = shown.lastIndex(where: { !$0.isSpace })
    else { return nil }
    let name = shown[first...last]
    guard lengths.contains(name.count), name.contains(where: { $0.isVisible }) else {
      return nil
    }
    return String(String.UnicodeScalarView(name))
  }
}
