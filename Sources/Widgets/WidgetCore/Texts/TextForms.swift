/// The forms in which one visible text may be drawn, the longest first.
///
/// A room for a text shows the first form that fits, by ``fitted(in:measure:)``. Text that is read aloud or
/// printed without a width uses the ``longest``. There is always at least one form, and every form has the
/// whole meaning.
public struct TextForms: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The most complete form.
  public let longest: String
  /// The shorter forms in the order in which they are tried, without duplicates.
  public let shorter: [String]

  /// Creates a text with one form, or with shorter forms in the order in which they are tried.
  ///
  /// Duplicates of earlier forms are left out.
  public init(_ longest: String, _ shorter: String...) {
    self.init(longest, shorter: shorter)
  }

  /// Creates a text with shorter forms, in the order in which they are tried.
  ///
  /// Duplicates of earlier forms are left out.
  public init(_ longest: String, shorter: [String]) {
    var all = [longest]
    for form in shorter where !all.contains(form) { all.append(form) }
    self.longest = longest
    self.shorter = Array(all.dropFirst())
  }

  /// Creates a text with a single form.
  public init(stringLiteral text: String) {
    self.init(text, shorter: [])
  }

  /// All forms, the longest first; never empty.
  public var all: [String] { [longest] + shorter }

  /// The form that is drawn if no other fits.
  public var shortest: String { shorter.last ?? longest }

  /// Creates the combination of two texts; the first gets shorter before the second does.
  ///
  /// - Parameters:
  ///   - first: The text that is shortened first.
  ///   - second: The other text.
  ///   - combine: Combines a form of each into one text.
  public init(_ first: TextForms, _ second: TextForms, combine: (String, String) -> String) {
    self.init(
      combine(first.longest, second.longest),
      shorter: first.shorter.map { combine($0, second.longest) }
        + second.shorter.map { combine(first.shortest, $0) })
  }

  /// Returns the forms of a text that is made of this one.
  public func map(_ transform: (String) -> String) -> TextForms {
    TextForms(transform(longest), shorter: shorter.map(transform))
  }
}

extension TextForms {
  /// The forms as an array: `["Tuesday, February 17", "Tue, Feb 17"]`.
  public var json: JSON { .array(all.map(JSON.string)) }
}
