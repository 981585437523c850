import SolsticeWidget

extension SolsticeScreen {
  /// Returns the app's screen as lines for a terminal.
  func text(_ style: TextStyle) -> String {
    let color = [TextStyle.Mark(Paint(header.image.role))].compactMap { $0 }
    let bar = StyledText.bar(header.progress.fraction, width: 20, color, style)
    let lines: [String?] =
      [
        style.marked(header.title, color),
        style.marked(header.countText, [.bold]),
        "\(bar.text) \(header.progress.text.longest)", header.momentText, header.description,
        "",
        style.marked(
          [sunTitle, sun.place?.longest].compactMap(\.self).joined(separator: " · "), [.bold]),
      ] + [sun.note?.longest] + (sun.lines + sun.details).map(\.text.longest) + [
        "", style.marked(season.title, [.bold]), season.name,
        season.description, "",
        style.marked(upcomingTitle, [.bold]), TextTable(rows: upcoming.map(\.cells)).text,
      ]
    return lines.compactMap { $0.map { $0 + "\n" } }.joined()
  }
}

extension EventRow {
  fileprivate var cells: [String] { [name, dateText, timeText, countText].map(\.longest) }
}
