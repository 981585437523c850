import WidgetFoundation

/// The measures of the rows of categories: a name and an amount above a bar, or with the bar between them.
struct CategoryTable {
  private static let (spacing, textSpacing) = (2.0, 8.0)
  private let name: TextLayout
  private let amount: TextLayout
  private let bar: BarLayout
  private let isOneLine: Bool

  init(_ width: Double, isOneLine: Bool) {
    let amountWidth = (width * (isOneLine ? 0.3 : 0.34)).rounded(.down)
    let nameWidth = isOneLine ? (width * 0.36).rounded(.down) : width - amountWidth - Self.textSpacing
    name = TextLayout(WidgetFont(12), width: nameWidth)
    amount = TextLayout(WidgetFont(12), width: amountWidth, alignment: .trailing)
    bar = BarLayout(
      width: isOneLine ? width - nameWidth - amountWidth - 2 * Self.textSpacing : width,
      height: isOneLine ? 8 : 4)
    self.isOneLine = isOneLine
  }

  var rowHeight: Double { isOneLine ? name.height : name.height + Self.spacing + bar.height }

  func drawing(of row: CategoryRow) -> Drawing? {
    let (name, amount) = (
      Drawing.text("categories.name", row.name, name) { $0.sharing = .size },
      Drawing.text("categories.amount", row.amount, amount) { $0.sharing = .form }
    )
    let drawing =
      isOneLine
      ? Drawing.row(spacing: Self.textSpacing) {
        name
        bar(of: row)
        amount
      }
      : Drawing.column(spacing: Self.spacing) {
        Drawing.row(.baseline, spacing: Self.textSpacing) {
          name
          amount
        }
        bar(of: row)
      }
    return drawing?.marked(.spoken(row.accessibility)).link(to: row.page)
  }

  private func bar(of row: CategoryRow) -> Drawing {
    if let standing = row.standing { return standing.bar(bar) }
    let filled = Drawing.bar(
      bar, filled: Double(row.permille.value ?? 0) / 1000, Paint(BudgetRole.category),
      track: Paint(BudgetRole.track))
    return row.permille.value == nil ? filled : filled.marked(.isPrivate)
  }
}
