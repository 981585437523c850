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
@usableFromInline package struct NameRecord: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The name in one language: one form, or several, the longest first.
  @usableFromInline
  package struct Forms: Hashable, Sendable, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral
  {
    @usableFromInline package let longest: String
    /// Shorter forms, in the order in which they are tried.
    @usableFromInline package let shorter: [String]

    package init(_ longest: String, shorter: [String] = []) {
      self.longest = longest
      self.shorter = shorter
    }

    @usableFromInline package init(stringLiteral text: String) { self.init(text) }

    @usableFromInline package init(arrayLiteral forms: String...) {
      self.init(forms.first ?? "", shorter: Array(forms.dropFirst()))
    }

    /// All forms, the longest first.
    package var all: [String] { [longest] + shorter }
  }

  /// The name in one language.
  @usableFromInline package struct Text: Hashable, Sendable {
    @usableFromInline package let language: String
    @usableFromInline package let forms: Forms
  }

  /// In the order of the tables.
  @usableFromInline package let texts: [Text]

  /// A name by the codes of languages.
  package init(_ texts: [(language: String, forms: Forms)]) {
    self.texts = texts.map { Text(language: $0.language, forms: $0.forms) }
  }

  @usableFromInline package init(dictionaryLiteral elements: (String, Forms)...) {
    texts = elements.map { Text(language: $0.0, forms: $0.1) }
  }

  /// The name in the language with a code; `nil` if it has none there.
  package subscript(language: String) -> Forms? {
    // Bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    texts.first { $0.language.utf8.elementsEqual(language.utf8) }?.forms
  }
}
