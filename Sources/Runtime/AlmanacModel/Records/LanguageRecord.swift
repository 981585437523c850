/// A language that names and texts are in, as a row of the tables.
@usableFromInline package struct LanguageRecord: Sendable {
  /// How people of a language name equinoxes and solstices; the raw values are those of Data/.
  @usableFromInline package enum SolsticeNaming: String, CaseIterable, Sendable {
    /// By the month, the same on both halves of the Earth.
    case month
    /// By the solar term, which is the same on both halves of the Earth too.
    case term
  }

  /// The ISO 639 code.
  @usableFromInline package let code: String
  /// The BCP 47 tag of its locale with no region.
  @usableFromInline package let tag: String
  /// The code of the language whose names and texts stand in where it has none; `nil` for the one that has all.
  @usableFromInline package let fallback: String?
  /// How far its clocks count: 12 or 24.
  @usableFromInline package let hours: Int
  /// How many digits the hour has at least, by a clock of 24 hours: 1 or 2.
  @usableFromInline package let hourDigits: Int
  @usableFromInline package let solstices: SolsticeNaming

  package init(
    code: String, tag: String, fallback: String? = nil, hours: Int, hourDigits: Int,
    solstices: SolsticeNaming
  ) {
    self.code = code
    self.tag = tag
    self.fallback = fallback
    self.hours = hours
    self.hourDigits = hourDigits
    self.solstices = solstices
  }
}

/// A name by the codes of the languages that have it, as in a row of the tables:
/// `["vi": ["Rằm tháng Giêng (tết Nguyên tiêu)", "Rằm tháng Giêng"], "en": "First full moon festival"]`.
@usableFromInline package struct NameRecord: Sendable, ExpressibleByDictionaryLiteral {
  /// The name in one language: one form, or several, the longest first.
  @usableFromInline
  package struct Forms: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// The longest first; shorter forms behind it, in the order in which they are tried.
    @usableFromInline package let all: [TableText]

    @inlinable package init(stringLiteral text: TableText.Literal) { all = [TableText(stringLiteral: text)] }

    @inlinable package init(arrayLiteral forms: TableText...) { all = forms }

    /// The longest form.
    package var longest: String { all.first?.text ?? "" }

    /// The others, the longest first.
    package var shorter: [String] { all.dropFirst().map { $0.text } }
  }

  /// The codes of languages and the names in them, in the order of the tables.
  @usableFromInline package let texts: [(TableText, Forms)]

  @inlinable package init(dictionaryLiteral elements: (TableText, Forms)...) { texts = elements }

  /// The name in the language with a code; `nil` if it has none there.
  package subscript(language: String) -> Forms? { texts.first { $0.0.isSame(as: language) }?.1 }
}

#if _pointerBitWidth(_64)
  // What the compiler of tables has read.
  extension NameRecord {
    /// A name by the codes of languages.
    package init(_ texts: [(language: String, forms: Forms)]) {
      self.texts = texts.map { (TableText($0.language), $0.forms) }
    }
  }

  extension NameRecord.Forms {
    package init(_ all: [String]) { self.all = all.map { TableText($0) } }
  }
#endif
