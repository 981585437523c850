/// Words for people: names of declarations, and counts of things.
enum Words {
  /// Returns "paid days" for `paidDays` and for `paid-days`.
  static func of(_ name: some Any) -> String {
    "\(name)".reduce("") { words, letter in
      words + (letter == "-" ? " " : letter.isUppercase ? " \(letter.lowercased())" : "\(letter)")
    }
  }

  /// Returns "1 day", "2 days".
  static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
