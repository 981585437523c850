import SolsticeWidget

/// A solstice snapshot as lines for a terminal.
struct SolsticePicture {
  private let snapshot: SolsticeSnapshot
  private let style: TextStyle

  init(_ snapshot: SolsticeSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String {
    let lines =
      switch snapshot.shown {
      case .facts(let facts): lines(facts.content)
      case .note(let note, _): [note.text.longest]
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ countdown: SolsticeContent) -> [String] {
    if let line = countdown.inlineText { return [line.longest] }
    var lines = [
      style.marked(countdown.title.longest, [countdown.image.season.mark]),
      style.marked(countdown.countText.longest, [.bold]),
    ]
    if let progress = countdown.progress { lines.append(ProgressBar.text(progress, style: style)) }
    if let moment = countdown.momentText { lines.append(moment.longest) }
    if let sun = countdown.sun?.value { lines.append(sun.described) }
    if !countdown.upcoming.isEmpty {
      lines += ["", TextTable(rows: countdown.upcoming.map(\.cells)).text]
    }
    return lines
  }
}

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
    let lines: [String?] =
      [
        style.marked(header.title, [header.image.season.mark]),
        style.marked(header.countText, [.bold]),
        ProgressBar.text(header.progress, style: style), header.momentText, header.description,
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

extension SunLines {
  /// "Sunrise 05:16 · Sunset 18:41", with the place if it is named.
  fileprivate var described: String {
    place.map { "\($0.longest): \(summary.longest)" } ?? summary.longest
  }
}

extension EventRow {
  fileprivate var cells: [String] { [name, dateText, timeText, countText].map(\.longest) }
}

extension Season {
  fileprivate var mark: TextStyle.Mark {
    switch self {
    case .spring: .green
    case .summer: .yellow
    case .autumn: .red
    case .winter: .cyan
    }
  }
}

/// A bar of thirty characters with its text.
private enum ProgressBar {
  private static let width = 30

  /// Returns the bar, which is full only on the day of the event.
  static func text(_ progress: SolsticeContent.Progress, style: TextStyle) -> String {
    let filled =
      progress.elapsed == progress.total
      ? width : min(width - 1, Int((progress.fraction * Double(width)).rounded()))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(progress.text.longest)"
  }
}
