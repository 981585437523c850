import BudgetWidget

/// A budget snapshot as lines of a terminal.
struct BudgetPicture {
  private let snapshot: BudgetSummarySnapshot
  private let style: TextStyle
  private static let barWidth = 30

  init(_ snapshot: BudgetSummarySnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String { lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    if snapshot.family == .inline {
      return [Self.shown(snapshot.headline) ?? snapshot.title] + snapshot.notes
    }
    let title = [style.marked(snapshot.title, [.bold]), Self.shown(snapshot.category)]
    let marks = snapshot.mark.map { Self.marks($0.level) } ?? []
    let state = [Self.shown(snapshot.percent), Self.shown(snapshot.levelText)].compactMap { $0 }
    var lines = [
      title.compactMap { $0 }.joined(separator: " · "), snapshot.mark.map { bar($0, marks) } ?? "",
      style.marked(state.joined(separator: " · "), marks),
      [snapshot.headline, snapshot.detail].compactMap(Self.shown).joined(separator: " "),
    ]
    if !snapshot.stats.isEmpty {
      lines.append(
        snapshot.stats.map { "\($0.label): \(Self.shown($0.amount) ?? Self.hidden)" }.joined(separator: "   ")
      )
    }
    lines += snapshot.lines.map { Self.shown($0) ?? Self.hidden }
    if !snapshot.categories.isEmpty {
      lines.append(
        TextTable(
          rows: snapshot.categories.map {
            [
              "  " + (Self.shown($0.name) ?? Self.hidden), Self.shown($0.amount) ?? Self.hidden,
              Self.bar($0.permille, width: 10),
            ]
          }
        ).text)
    }
    return lines + snapshot.notes.map { style.marked($0, [.dim]) }
  }

  /// A bar with a mark where an even pace would be.
  private func bar(_ mark: ProgressMark, _ marks: [TextStyle.Mark]) -> String {
    var cells = Array(Self.bar(mark.permille, width: Self.barWidth))
    if let pace = mark.pacePermille { cells[min(cells.count - 1, pace * cells.count / 1000)] = "|" }
    return style.marked(String(cells), marks)
  }

  static func bar(_ permille: Int, width: Int) -> String {
    let filled = permille * width / 1000
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  /// What stands for a private value.
  static let hidden = "•••"

  /// The value, dots in place of one that was taken out; `nil` if there never was one.
  static func shown(_ text: Sensitive<String>?) -> String? { text.map { $0.value ?? hidden } }

  private static func marks(_ level: BudgetLevel) -> [TextStyle.Mark] {
    switch level {
    case .good: [.green]
    case .warning: [.yellow]
    case .danger: [.red]
    case .over: [.red, .bold]
    }
  }
}
