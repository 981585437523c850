import BudgetWidget

/// A spending snapshot as lines for a terminal.
struct SpendingPicture {
  private let snapshot: SpendingSnapshot
  private let style: TextStyle

  init(_ snapshot: SpendingSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    switch snapshot.shown {
    case .facts(let facts): lines(facts.content)
    case .note(let note, _):
      BudgetPicture.lines(note, family: snapshot.family, titleMarks: [], style: style)
    }
  }

  private func lines(_ content: SpendingContent) -> [String] {
    var lines: [String]
    switch content.total {
    case .inline(let text): return [PrivateText.shown(text)] + content.notes.map(\.longest)
    case .amount(let total):
      lines = [
        "\(content.title.longest) · \(content.period.longest)",
        style.marked(PrivateText.shown(total), [.bold]),
      ]
    }
    if let change = content.change {
      lines.append(
        change.value.map { "\(Self.sign($0.direction)) \($0.text.longest)" } ?? PrivateText.hidden)
    }
    lines += content.lines.map(PrivateText.shown)
    if let trend = content.trend { lines.append(trend.value.map(Self.columns) ?? PrivateText.hidden) }
    return lines + content.notes.map { style.marked($0.longest, [.dim]) }
  }

  private static func sign(_ direction: SpendingContent.Direction) -> String {
    switch direction {
    case .up: "▲"
    case .down: "▼"
    case .even: "="
    }
  }

  /// Returns a column of one to eight eighths for each step, and dots for future steps.
  private static func columns(_ trend: Sparkline) -> String {
    let eighths = Array("▁▂▃▄▅▆▇█")
    let columns = trend.points.map { String(eighths[min(7, $0 * 8 / 1001)]) }.joined()
    return columns + String(repeating: "·", count: max(0, trend.slotCount - trend.points.count))
  }
}
