import BudgetWidget

/// A budget snapshot as lines for a terminal.
struct BudgetPicture {
  private let snapshot: BudgetSnapshot
  private let style: TextStyle
  private static let barWidth = 30

  init(_ snapshot: BudgetSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String { lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    switch snapshot.shown {
    case .facts(let facts): lines(facts.content)
    case .note(let note, _): Self.lines(note, family: snapshot.family, titleMarks: [.bold], style: style)
    }
  }

  private func lines(_ content: BudgetContent) -> [String] {
    if case .inline(let text) = content.figures {
      return [PrivateText.shown(text)] + content.notes.map(\.longest)
    }
    let title = [style.marked(content.title.longest, [.bold]), content.category.map(PrivateText.shown)]
    var lines = [title.compactMap { $0 }.joined(separator: " · ")]
    if let mark = content.mark {
      let marks = mark.level.value.map(Self.marks) ?? []
      let state = [mark.percent, mark.levelText].compactMap { $0.map(PrivateText.shown) }
      lines += [bar(mark, marks), style.marked(state.joined(separator: " · "), marks)]
    }
    switch content.figures {
    case .headline(let text, let detail):
      lines.append("\(PrivateText.shown(text)) \(PrivateText.shown(detail))")
    case .stats(let stats, let below):
      lines.append(
        stats.map { "\($0.label.longest): \(PrivateText.shown($0.amount))" }.joined(separator: "   "))
      lines += below.map(PrivateText.shown)
    case .circle, .inline: break
    }
    if !content.categories.isEmpty {
      let rows = content.categories.map {
        ["  " + PrivateText.shown($0.name), PrivateText.shown($0.amount), Self.bar($0.permille, width: 10)]
      }
      lines.append(TextTable(rows: rows).text)
    }
    return lines + content.notes.map { style.marked($0.longest, [.dim]) }
  }

  /// Returns a note in place of amounts.
  static func lines(
    _ note: WidgetNote, family: Family, titleMarks: [TextStyle.Mark], style: TextStyle
  ) -> [String] {
    let isInline = family == .inline
    let text = note.text.longest.split(separator: "\n").map {
      style.marked(String($0), isInline ? [] : [.dim])
    }
    return [note.title].compactMap { $0.map { style.marked($0.longest, isInline ? [] : titleMarks) } } + text
  }

  /// Returns a bar with a mark at an even pace; empty if the amounts were removed.
  private func bar(_ mark: ProgressMark, _ marks: [TextStyle.Mark]) -> String {
    var cells = Array(Self.bar(mark.permille.value ?? 0, width: Self.barWidth))
    if let pace = mark.pacePermille { cells[min(cells.count - 1, pace * cells.count / 1000)] = "|" }
    return style.marked(String(cells), marks)
  }

  private static func bar(_ permille: Int, width: Int) -> String {
    let filled = permille * width / 1000
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private static func marks(_ level: BudgetLevel) -> [TextStyle.Mark] {
    switch level {
    case .good: [.green]
    case .warning: [.yellow]
    case .danger: [.red]
    case .over: [.red, .bold]
    }
  }
}
