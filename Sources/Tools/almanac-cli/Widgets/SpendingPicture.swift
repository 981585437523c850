import BudgetWidget

/// A spending snapshot as lines of a terminal.
struct SpendingPicture {
  private let snapshot: TotalSpendingSnapshot
  private let style: TextStyle

  init(_ snapshot: TotalSpendingSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String {
    let total = BudgetPicture.shown(snapshot.total)
    if snapshot.family == .inline {
      return ([total ?? snapshot.title] + snapshot.notes).map { $0 + "\n" }.joined()
    }
    let title = [snapshot.title, snapshot.period].filter { !$0.isEmpty }.joined(separator: " · ")
    var lines = [title, total.map { style.marked($0, [.bold]) }].compactMap { $0 }
    if let change = snapshot.change {
      lines.append(change.value.map { "\(Self.sign($0.direction)) \($0.text)" } ?? BudgetPicture.hidden)
    }
    lines += snapshot.lines.map { BudgetPicture.shown($0) ?? BudgetPicture.hidden }
    if let trend = snapshot.trend { lines.append(trend.value.map(Self.columns) ?? BudgetPicture.hidden) }
    return (lines + snapshot.notes.map { style.marked($0, [.dim]) }).map { $0 + "\n" }.joined()
  }

  private static func sign(_ direction: TotalSpendingSnapshot.Direction) -> String {
    switch direction {
    case .up: "▲"
    case .down: "▼"
    case .even: "="
    }
  }

  /// A column of one eighth to eight for each step, dots for those to come.
  private static func columns(_ trend: Sparkline) -> String {
    let eighths = Array("▁▂▃▄▅▆▇█")
    let columns = trend.points.map { String(eighths[min(7, $0 * 8 / 1001)]) }.joined()
    return columns + String(repeating: "·", count: max(0, trend.slotCount - trend.points.count))
  }
}
