import HydrationWidget

/// A hydration snapshot as lines for a terminal, with a bar in place of the ring.
struct HydrationPicture {
  private let snapshot: HydrationSnapshot
  private let style: TextStyle
  private static let barWidth = 20

  init(_ snapshot: HydrationSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String {
    let lines =
      switch snapshot.shown {
      case .note(let note, _): [note.text.longest]
      case .facts(let facts): lines(facts.content)
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ day: HydrationContent) -> [String] {
    guard let shown = day.progress.value else { return [snapshot.accessibility.value] }
    let bar = bar(shown)
    let streak = day.streak?.value.map { style.marked($0.text.longest, [.yellow]) }
    switch snapshot.family {
    case .inline: return [shown.inlineText.longest]
    // Words in place of the symbol of a caution.
    case .circular: return [day.cautionSymbol == nil ? shown.percentText.longest : shown.inlineText.longest]
    case .rectangular: return [shown.totalOfGoalText.longest, bar, shown.restText.longest]
    case .small:
      return [bar, shown.totalOfGoalText.longest]
        + (day.cautionSymbol == nil ? [] : [shown.restText.longest])
    case .medium, .large: break
    }
    var lines = [bar, "\(shown.totalText.longest) \(shown.ofGoalText.longest)", shown.restText.longest]
    lines += [streak, shown.lastDrinkText?.longest].compactMap { $0 }
    if snapshot.family == .large {
      let rows = (day.entries.value ?? []).map { [$0.name, $0.volumeText, $0.timeText].map(\.longest) }
      lines.append("")
      lines.append(rows.isEmpty ? day.noEntriesText?.longest ?? "" : TextTable(rows: rows).text)
    }
    let buttons = ([day.addButton?.text].compactMap { $0 } + day.presets.map(\.text)).map {
      "[\($0.longest)]"
    }
    lines += ["", style.marked(buttons.joined(separator: " "), [.cyan])]
    lines += day.notes.map { style.marked($0.longest, [.red]) }
    if let note = day.healthNote?.value { lines.append(style.marked(note.longest, [.red])) }
    return lines
  }

  private func bar(_ shown: HydrationProgress) -> String {
    let full = Int((shown.ring * Double(Self.barWidth)).rounded(.down))
    let mark: TextStyle.Mark = shown.cautionSymbol != nil ? .red : shown.isReached ? .green : .blue
    return style.marked(String(repeating: "█", count: full), [mark])
      + style.marked(String(repeating: "░", count: Self.barWidth - full), [.dim])
      + " \(shown.percentText.longest)"
  }
}
