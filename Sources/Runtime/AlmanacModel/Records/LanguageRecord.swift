/// A language of names and texts, as a row of the tables.
@usableFromInline package struct LanguageRecord: Sendable {
  /// The usual names of equinoxes and solstices in a language; the raw values are those of Data/.
  @usableFromInline package enum SolsticeNaming: String, CaseIterable, Sendable {
    /// By the month, which is the same in both hemispheres.
    case month
    /// By the solar term, but in the southern hemisphere by the month: terms have the names of northern seasons.
    case term
  }

  /// The ISO 639 code.
  @usableFromInline package let code: String
  /// The BCP 47 tag of its locale without a region.
  @usableFromInline package let tag: String
  /// The code of the language whose names and texts are used if this one lacks them.
  ///
  /// It is `nil` for the language that has all.
  @usableFromInline package let fallback: String?
  /// The codes of other languages whose readers get these texts, with a space between them; `nil` for none.
  @usableFromInline package let similar: String?
  /// The regions where it is usually written in other characters, with a space between them; `nil` for none.
  @usableFromInline package let otherScript: String?
  /// The hours on its clocks: 12 or 24.
  @usableFromInline package let hours: Int
  /// The least number of digits of the hour on a 24-hour clock: 1 or 2.
  @usableFromInline package let hourDigits: Int
  @usableFromInline package let solstices: SolsticeNaming

  @inlinable @_transparent package init(
    code: String, tag: String, fallback: String? = nil, similar: String? = nil,
    otherScript: String? = nil, hours: Int, hourDigits: Int, solstices: SolsticeNaming
  ) {
    self.code = code
    self.tag = tag
    self.fallback = fallback
    self.similar = similar
    self.otherScript = otherScript
    self.hours = hours
    self.hourDigits = hourDigits
    self.solstices = solstices
  }
}

/// A name in several languages, by their codes, as in a row of the tables.
///
/// ```swift
/// "vi:Rằm tháng Giêng (tết Nguyên tiêu)|Rằm tháng Giêng;en:First full moon festival"
/// ```
///
/// It is one text, because a table with lists in its rows is no compile-time constant.
@usableFromInline package struct NameRecord: Sendable, ExpressibleByStringLiteral {
  /// The name in one language: one form, or several, the longest first.
  package struct Forms: Hashable, Sendable {
    /// The longest form, and after it the shorter ones in the order in which they are tried.
    package let all: [String]

    package init(_ all: [String]) { self.all = all }

    /// The longest form.
    package var longest: String { all.first ?? "" }

    /// The other forms, the longest first.
    package var shorter: [String] { Array(all.dropFirst()) }
  }

  @usableFromInline let text: TableText

  @inlinable @_transparent package init(stringLiteral text: TableText.Literal) {
    self.text = TableText(stringLiteral: text)
  }

  #if _pointerBitWidth(_64)
  /// Creates a name from what the table compiler has read, in which no form has `|` or `;`.
  package init(_ texts: [(language: String, forms: Forms)]) {
    text = TableText(
      texts.map { "\($0.language):\($0.forms.all.joined(separator: "|"))" }.joined(separator: ";"))
  }
  #endif

  /// The codes of the languages and the name in each, in the order of the tables.
  package var texts: [(language: String, forms: Forms)] {
    text.text.utf8.split(separator: UInt8(ascii: ";")).map { entry in
      let language = entry.prefix { $0 != UInt8(ascii: ":") }
      return (String(Substring(language)), Self.forms(entry.dropFirst(language.count + 1)))
    }
  }

  /// The name in the language with a code; `nil` if there is none.
  ///
  /// Names of other languages are passed over, not read: a widget looks up hundreds of names in one language.
  package subscript(language: String) -> Forms? {
    for entry in text.text.utf8.split(separator: UInt8(ascii: ";")) where entry.starts(with: language.utf8) {
      let rest = entry.dropFirst(language.utf8.count)
      if rest.first == UInt8(ascii: ":") { return Self.forms(rest.dropFirst()) }
    }
    return nil
  }

  private static func forms(_ text: Substring.UTF8View) -> Forms {
    Forms(text.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) })
  }
}

/// A text of a table that is a compile-time constant on every platform.
///
/// If addresses have 32 bits, a `String` literal is not a constant: instructions create it when its table
/// is first read, and in a WebAssembly file they take more room than the text. A `StaticString` is a constant
/// there too.
///
/// A table of records is a constant only if the initialiser of its record is inlined before anything is optimised, which
/// `@_transparent` does and `@inline(__always)` does not, and if no record has a list.
@frozen @usableFromInline package struct TableText: Sendable, ExpressibleByStringLiteral {
  #if _pointerBitWidth(_64)
  @usableFromInline package typealias Literal = String
  #else
  @usableFromInline package typealias Literal = StaticString
  #endif

  @usableFromInline let literal: Literal

  @inlinable package init(stringLiteral literal: Literal) { self.literal = literal }

  #if _pointerBitWidth(_64)
  /// Creates a text that the table compiler has read from a file.
  package init(_ text: String) { literal = text }
  #endif

  /// The text.
  @inlinable package var text: String {
    #if _pointerBitWidth(_64)
    literal
    #else
    literal.description
    #endif
  }

  /// Whether the bytes are equal: comparing strings needs Unicode tables that Embedded Swift does not link.
  package func isSame(as text: String) -> Bool {
    #if _pointerBitWidth(_64)
    literal.utf8.elementsEqual(text.utf8)
    #else
    literal.withUTF8Buffer { text.utf8.elementsEqual($0) }
    #endif
  }
}

extension TableText: Hashable {
  @usableFromInline package static func == (left: TableText, right: TableText) -> Bool {
    left.text == right.text
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
