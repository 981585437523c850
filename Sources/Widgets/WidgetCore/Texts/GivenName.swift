import JSONText

/// The rules for a name that the user gives to a person, a day or a place.
///
/// A name appears beside other texts, so it must not break the line, change the direction of text or be
/// invisible. Spaces at the ends, which nobody sees, are removed; nothing else is.
public enum GivenName {
  /// The number of code points in a name; there are at least as many as visible characters.
  public static let lengths = 1...80
  /// The description of the expected value in error messages.
  public static let expectation = "a name of 1 to 80 visible characters on one line"

  /// Returns a text as a name.
  ///
  /// - Throws: `JSONValueError`, which names the first control character, mark of direction or invisible character; also if
  ///   nothing is visible, or the text is too long.
  public static func checked(_ text: String) throws(JSONValueError) -> String {
    let name = text.trimmed
    if let fault = name.textFault(lengths, name: "a name of ") { throw fault }
    return name
  }
}
