/// A law behind a festival, or its part about days in place of a holiday, as a row of the tables.
@usableFromInline package struct LawRecord: Hashable, Sendable {
  /// The days about which a law is; the raw values are the marks of Data/.
  @usableFromInline package enum Scope: String, CaseIterable, Hashable, Sendable {
    /// The holiday itself, without a mark.
    case holiday = ""
    /// Days in place of a holiday on a day that is off anyway.
    case substitute = "substitute: "
    /// Days in place of a holiday that is on one day with another.
    case coincidence = "on one day with another: "
  }

  /// The law's own name, or the whole text of a law without an English name.
  @usableFromInline package let name: TableText
  /// The name in English; empty if the law is named in one language alone.
  @usableFromInline package let englishName: TableText
  /// The text behind the names, such as the article.
  @usableFromInline package let article: TableText
  /// The first day on which it is in force; `nil` if that is the first day of the rule.
  @usableFromInline package let from: CivilDate?
  /// Whether the laws before it stay in force beside it.
  @usableFromInline package let isAdded: Bool
  @usableFromInline package let scope: Scope

  @inlinable @_transparent package init(
    name: TableText, englishName: TableText = "", article: TableText = "", from: CivilDate? = nil,
    isAdded: Bool = false, scope: Scope = .holiday
  ) {
    (self.name, self.englishName, self.article) = (name, englishName, article)
    (self.from, self.isAdded, self.scope) = (from, isAdded, scope)
  }

  /// The law in the form of Data/, such as "from 2013-05-01: Bộ luật Lao động [Labour Code] 2012".
  package var text: String {
    let start = from.map { (isAdded ? "also from " : "from ") + "\($0): " } ?? ""
    let english = englishName.text.isEmpty ? "" : " [" + englishName.text + "]"
    return start + scope.rawValue + name.text + english + article.text
  }

  /// Returns the law by its own name, or by that in English if it has one.
  package func text(byOwnName isOwn: Bool) -> String {
    scope.rawValue + (isOwn || englishName.text.isEmpty ? name : englishName).text + article.text
  }

  /// Returns the texts of laws with "; " between them; `nil` for none.
  package static func list(_ texts: [String]) -> String? {
    texts.first.map { texts.dropFirst().reduce($0) { $0 + "; " + $1 } }
  }
}
