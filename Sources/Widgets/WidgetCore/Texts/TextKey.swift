/// The keys of a module's texts: the generated enumeration `Text`.
package protocol TextKey: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The text with placeholders, from the generated tables.
  static func template(_ language: UInt8, _ index: Int) -> String
}

extension TextKey {
  /// The text in a language, with values in place of the placeholders.
  package func string(in language: Language, _ values: [String: String] = [:]) -> String {
    Template(Self.template(language.tableIndex, rawValue)).filled(with: values)
  }
}

/// The keys of a module's texts that depend on a number: the generated enumeration `CountedText`.
package protocol CountedTextKey: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The text for 1, from the generated tables.
  static func templateForOne(_ language: UInt8, _ index: Int) -> String
  /// The text for other numbers.
  static func template(_ language: UInt8, _ index: Int) -> String
}

extension CountedTextKey {
  /// The text for a number.
  ///
  /// - Parameters:
  ///   - count: The number; its sign does not matter for the form.
  ///   - shown: The number as it is written in place of `{count}`; by default its digits.
  ///   - values: What stands in place of the other placeholders.
  package func string(
    _ count: Int, shown: String? = nil, in language: Language, _ values: [String: String] = [:]
  ) -> String {
    // By the plural rules of CLDR for whole numbers: English has a form for 1, Vietnamese and Chinese have none; their
    // tables hold the same text twice.
    let template =
      count.magnitude == 1
      ? Self.templateForOne(language.tableIndex, rawValue) : Self.template(language.tableIndex, rawValue)
    var values = values
    values["count"] = shown ?? "\(count)"
    return Template(template).filled(with: values)
  }
}
