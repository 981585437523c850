import WidgetFoundation

/// The categories most was spent on, and all others together.
struct CategoryRanking {
  struct Entry: Hashable {
    /// The id; empty for spending without a category.
    var id: String
    var name: String
    var minorUnits: Int64
  }

  /// From most to least; of equal amounts in the order of names, then of ids.
  let top: [Entry]
  /// What the top ones leave of the total; `nil` if there are no others.
  ///
  /// It can be negative where refunds outweigh.
  let other: Int64?
  let total: Int64

  /// - Parameters:
  ///   - amounts: Minor units by the id of the category.
  ///   - total: Minor units of all spending.
  ///   - limit: How many categories at most.
  ///   - name: The name of a category.
  init(_ amounts: [String: Int64], total: Int64, limit: Int, name: (String) -> String) {
    // Where refunds outweigh there is nothing to rank.
    let ranked = amounts.filter { $0.value > 0 }
      .map { Entry(id: $0.key, name: name($0.key), minorUnits: $0.value) }.sorted(by: Self.precedes)
    let top = Array(ranked.prefix(limit))
    // Once the rest does not fit, it stays unknown.
    let rest = top.reduce(into: Int64?.some(total)) { rest, entry in
      guard let (difference, overflow) = rest?.subtractingReportingOverflow(entry.minorUnits) else { return }
      rest = overflow ? nil : difference
    }
    let hasOthers = amounts.contains { amount in amount.value != 0 && !top.contains { $0.id == amount.key } }
    other = hasOthers || rest != 0 ? rest : nil
    self.top = top
    self.total = total
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.minorUnits != right.minorUnits { return left.minorUnits > right.minorUnits }
    // By code points, which is the same order everywhere.
    if left.name != right.name {
      return left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
    }
    return left.id.unicodeScalars.lexicographicallyPrecedes(right.id.unicodeScalars)
  }
}
