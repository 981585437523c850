import WidgetFoundation

/// The categories with the most spending, and the sum of all others.
struct CategoryRanking {
  struct Entry: Hashable {
    /// The id; empty for spending without a category.
    var id: String
    var name: String
    var minorUnits: Int64
  }

  /// The largest categories in descending order; equal amounts are sorted by name, then by id.
  let top: [Entry]
  /// The part of the total that is not in the top categories; `nil` if there are no others.
  ///
  /// It can be negative if refunds exceed spending.
  let other: Int64?
  let total: Int64

  /// Ranks the categories.
  ///
  /// - Parameters:
  ///   - amounts: The minor units by the id of the category.
  ///   - total: The minor units of all spending.
  ///   - limit: The largest number of categories.
  ///   - name: Returns the name of a category.
  init(_ amounts: [String: Int64], total: Int64, limit: Int, name: (String) -> String) {
    // Categories whose refunds exceed their spending are not ranked.
    let ranked = amounts.filter { $0.value > 0 }
      .map { Entry(id: $0.key, name: name($0.key), minorUnits: $0.value) }.sorted(by: Self.precedes)
    let top = Array(ranked.prefix(limit))
    // After an overflow the rest stays unknown.
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
    // Compares code points, because their order is the same on every system.
    if left.name != right.name {
      return left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
    }
    return left.id.unicodeScalars.lexicographicallyPrecedes(right.id.unicodeScalars)
  }
}
