import SolsticeWidget

/// The app's screen as lines for a terminal.
struct SolsticeScreenPicture {
  private let screen: SolsticeScreen
  private let style: TextStyle

  init(_ screen: SolsticeScreen, style: TextStyle) {
    self.screen = screen
    self.style = style
  }

  var text: String {
    let header = screen.header
    let sun = screen.sun
    let color = [TextStyle.Mark(Paint(header.image.role))].compactMap { $0 }
    let bar = StyledText.bar(header.progress.fraction, width: 20, color, style)
    let lines: [String?] =
      [
        style.marked(header.title, color),
        style.marked(header.countText, [.bold]),
        "\(bar.text) \(header.progress.text.longest)", header.momentText, header.description,
        "",
        style.marked(
          [screen.sunTitle, sun.place?.longest].compactMap(\.self).joined(separator: " · "), [.bold]),
      ] + [sun.note?.longest] + (sun.lines + sun.details).map(\.text.longest) + [
        "", style.marked(screen.season.title, [.bold]), screen.season.name,
        screen.season.description, "",
        style.marked(screen.upcomingTitle, [.bold]), TextTable(rows: screen.upcoming.map(\.cells)).text,
      ]
    return lines.compactMap { $0.map { $0 + "\n" } }.joined()
  }
}

extension EventRow {
  fileprivate var cells: [String] { [name, dateText, timeText, countText].map(\.longest) }
}
