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
  /// The codes of other languages whose readers get these texts, and the regions, in capitals, where the language is usually
  /// written in other characters, with a space between them; `nil` for none.
  @usableFromInline package let similar: String?
  /// The hours on its clocks: 12 or 24.
  @usableFromInline package let hours: Int
  /// The least number of digits of the hour on a 24-hour clock: 1 or 2.
  @usableFromInline package let hourDigits: Int
  @usableFromInline package let solstices: SolsticeNaming

  package init(
    code: String, tag: String, fallback: String? = nil, similar: String? = nil, hours: Int,
    hourDigits: Int, solstices: SolsticeNaming
  ) {
    self.code = code
    self.tag = tag
    self.fallback = fallback
    self.similar = similar
    self.hours = hours
    self.hourDigits = hourDigits
    self.solstices = solstices
  }
}

/// A name in several languages, by their codes, as in a row of the tables.
///
/// ```swift
/// ["vi": ["Rằm tháng Giêng (tết Nguyên tiêu)", "Rằm tháng Giêng"], "en": "First full moon festival"]
/// ```
@usableFromInline package struct NameRecord: Sendable, ExpressibleByDictionaryLiteral {
  /// The name in one language: one form, or several, the longest first.
  @usableFromInline
  package struct Forms: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// The longest form, and after it the shorter ones in the order in which they are tried.
    @usableFromInline package let all: [TableText]

    @inlinable package init(stringLiteral text: TableText.Literal) { all = [TableText(stringLiteral: text)] }

    @inlinable package init(arrayLiteral forms: TableText...) { all = forms }

    /// The longest form.
    package var longest: String { all.first?.text ?? "" }

    /// The other forms, the longest first.
    package var shorter: [String] { all.dropFirst().map { $0.text } }
  }

  /// Pairs of a language code and the name in that language, in the order of the tables.
  @usableFromInline package let texts: [(TableText, Forms)]

  @inlinable package init(dictionaryLiteral elements: (TableText, Forms)...) { texts = elements }

  /// The name in the language with a code; `nil` if there is none.
  package subscript(language: String) -> Forms? { texts.first { $0.0.isSame(as: language) }?.1 }
}

#if _pointerBitWidth(_64)
// These initialisers are for the table compiler, which reads names from files.
extension NameRecord {
  /// Creates a name from pairs of a language code and forms.
  package init(_ texts: [(language: String, forms: Forms)]) {
    self.texts = texts.map { (TableText($0.language), $0.forms) }
  }
}

extension NameRecord.Forms {
  package init(_ all: [String]) { self.all = all.map { TableText($0) } }
}
#endif
