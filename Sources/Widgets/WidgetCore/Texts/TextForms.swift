/// The forms in which one visible text may be drawn, the longest first.
///
/// A place for a text takes the first form that fits, by ``fitted(in:measure:)``; what is read or printed without a width
/// takes the ``longest``. There is always at least one form, and all of them say what the text has to say.
public struct TextForms: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The form that says most.
  public let longest: String
  /// Shorter forms, in the order in which they are tried; none is repeated.
  public let shorter: [String]

  /// A text with a single form, or with shorter ones in the order in which they are tried.
  ///
  /// Forms that are equal to one before them are left out.
  public init(_ longest: String, _ shorter: String...) {
    self.init(longest, shorter: shorter)
  }

  /// A text with shorter forms, in the order in which they are tried.
  ///
  /// Forms that are equal to one before them are left out.
  public init(_ longest: String, shorter: [String]) {
    var all = [longest]
    for form in shorter where !all.contains(form) { all.append(form) }
    self.longest = longest
    self.shorter = Array(all.dropFirst())
  }

  /// A text with a single form.
  public init(stringLiteral text: String) {
    self.init(text, shorter: [])
  }

  /// All forms, the longest first; never empty.
  public var all: [String] { [longest] + shorter }

  /// The form that is drawn where no other fits.
  public var shortest: String { shorter.last ?? longest }

  /// The forms of a text that is made of two: the first of them gets shorter before the second does.
  ///
  /// - Parameters:
  ///   - first: The text that may be short while the other is in full.
  ///   - second: The other text.
  ///   - combine: The text of a form of each.
  public init(_ first: TextForms, _ second: TextForms, combine: (String, String) -> String) {
    self.init(
      combine(first.longest, second.longest),
      shorter: first.shorter.map { combine($0, second.longest) }
        + second.shorter.map { combine(first.shortest, $0) })
  }

  /// The forms of a text that is made of this one.
  public func map(_ transform: (String) -> String) -> TextForms {
    TextForms(transform(longest), shorter: shorter.map(transform))
  }
}

extension TextForms {
  /// The forms as an array: `["Tuesday, February 17", "Tue, Feb 17"]`.
  public var json: JSON { .array(all.map(JSON.string)) }
}
