import Foundation
import HydrationWidget
import WidgetFoundation

/// The report about a log, as the command prints it.
struct HydrationReport {
  private let file: HydrationFile
  private let state: HydrationJournal
  private let isMissing: Bool
  private let texts: HydrationTexts
  private let clock: ClockText

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - file: The document.
  ///   - state: The journal; `nil` if there is none.
  init(_ file: HydrationFile, _ state: HydrationJournal?) {
    self.file = file
    self.state = state ?? HydrationJournal()
    isMissing = state == nil
    let environment = file.environment()
    texts = HydrationTexts(environment, units: self.state.profile.units)
    clock = ClockText(environment)
  }

  /// Returns what was done with a drink, and the progress of the day.
  func line(_ word: String, _ entry: HydrationEntry) -> String {
    if file.format == .json {
      return "\(OrderedJSON.object([("done", .text(word)), ("entry", json(entry))] + progressMembers))\n"
    }
    return "\(word) \(cells(entry).joined(separator: " "))\n\(progressLine)\n"
  }

  /// Returns the drinks of some days, or of today.
  func list(_ range: ClosedRange<CivilDate>?) -> String {
    let days = range ?? today.map { $0...$0 }
    let entries = state.log.entries.filter { days?.contains($0.day) ?? false }
    if file.format == .json {
      return "\(OrderedJSON.array(entries.map(json)))\n"
    }
    let notes = damageNotes.map { $0 + "\n" }.joined()
    if entries.isEmpty { return noEntries(days) + "\n" + notes }
    return TextTable(rows: entries.map(cells)).text + "\n" + notes
  }

  /// The state of the day, and notes about the document.
  var status: String {
    if file.format == .json {
      let notes = OrderedJSON.array(notes.map(OrderedJSON.text))
      let members = progressMembers + [("notes", notes)]
      return
        "\(OrderedJSON.object(members + LegacyStandIn.members(file.language, texts: texts.language)))\n"
    }
    var lines = [progressLine]
    if let goal {
      var parts = ["goal \(goal.total) (\(GoalRule.basis(of: state.profile).words)"]
      let weather = goal.weatherAdjustment
      if weather != 0 { parts.append("weather \(weather > 0 ? "+" : "-")\(abs(weather)) mL") }
      if goal.workoutAdjustment > .zero { parts.append("workout +\(goal.workoutAdjustment)") }
      if today.map({ state.isGoalLimited(today: DayNumber($0)) }) == true {
        parts.append("no goal is above \(goal.total)")
      }
      lines.append(parts.joined(separator: ", ") + ")")
    }
    let (days, drinks) = state.count
    lines.append("drinks: \(drinks), days: \(days)")
    return (lines + notes).map { $0 + "\n" }.joined()
  }

  /// Returns the message that there are no drinks on some days.
  private func noEntries(_ days: ClosedRange<CivilDate>?) -> String {
    guard let days, days != today.map({ $0...$0 }) else { return texts.noEntries }
    guard days.lowerBound < days.upperBound else { return texts.noEntries(on: "\(days.lowerBound)") }
    return texts.noEntries(from: "\(days.lowerBound)", to: "\(days.upperBound)")
  }

  private var today: CivilDate? { state.days(in: file.clock).day(at: file.now.instant) }
  private var goal: GoalBreakdown? {
    today.map { state.goal(on: DayNumber($0), today: DayNumber($0)) }
  }

  private var day: HydrationDay? {
    HydrationDefinition.snapshot(
      of: .loaded(state), configuration: HydrationConfiguration(), at: file.now.instant,
      in: file.environment()
    ).facts?.day.value
  }

  private var progressLine: String {
    guard let day else { return texts.note(.outsideCalendar).longest }
    return [day.totalOfGoalText, day.inlineText, day.streakText].compactMap { $0?.longest }
      .joined(separator: " · ")
  }

  /// The fields of the widget data in the app's source document, and the percentage.
  private var progressMembers: [(key: String, value: OrderedJSON)] {
    guard let day else { return [] }
    let goal = day.goal
    return [
      ("todayTotalML", .integer(day.total.millilitres)),
      (
        "goal",
        .object([
          ("baseML", .integer(goal.base.millilitres)),
          ("weatherAdjustmentML", .integer(goal.weatherAdjustment)),
          ("workoutAdjustmentML", .integer(goal.workoutAdjustment.millilitres)),
          ("totalML", .integer(goal.total.millilitres)),
        ])
      ),
      ("percent", .integer(day.percent)), ("streak", .integer(day.streak)),
      ("unitSystem", .text(state.profile.units.rawValue)),
    ]
  }

  /// The notes for the user.
  private var notes: [String] {
    var notes: [String] = []
    if isMissing { notes.append("nothing is logged yet") }
    if let note = day?.healthNote { notes.append(note.longest) }
    notes += state.profile.faults.map { "profile: \($0)" }
    // The problems of the profile have words for people, above.
    let problems = state.problems.filter { $0.path.first != "profile" }
    notes += problems.prefix(5).map { "not read, and kept: \($0)" }
    if problems.count > 5 { notes.append("not read, and kept: \(problems.count) parts in all") }
    func drinks(_ count: Int) -> String { count == 1 ? "1 drink" : "\(count) drinks" }
    if state.repeatedDrinks > 0 {
      notes.append("\(drinks(state.repeatedDrinks)) appeared twice, counted once")
    }
    if state.renamedDrinks > 0 {
      notes.append("\(drinks(state.renamedDrinks)) shared an id with another one")
    }
    if state.settings.isOld {
      let count = state.settings.oldDrinkCount
      notes.append(
        "\(drinks(count)) \(count == 1 ? "is" : "are") in the file of the app's first version; "
          + "'migrate' moves \(count == 1 ? "it" : "them")")
    }
    return notes + damageNotes
  }

  /// The notes about doubts about months.
  var damageNotes: [String] {
    let doubts = state.doubts.prefix(50).map(\.description)
    let more = state.doubts.count > 50 ? ["\(state.doubts.count - 50) more doubts"] : []
    let advice = "'recover' says that you know of it; the rest counts"
    return doubts + more + (state.doubts.contains(where: \.canBeAccepted) ? [advice] : [])
  }

  private func cells(_ entry: HydrationEntry) -> [String] {
    let time = clock.string(entry.moment.instant)
    let date = LocalDays(zone: file.clock).day(at: entry.moment.instant) ?? entry.day
    let when = date == entry.day ? time : "\(time) (counts for \(entry.day))"
    let notes = [entry.factor == 0 ? texts.alcoholNote : nil, entry.note.map(Self.printable)]
    return [
      Self.printable(String(entry.id.prefix(8))), "\(date)", when, texts.volumes.full(entry.volume),
      entry.beverage.name(in: file.language), notes.compactMap { $0 }.joined(separator: "; "),
    ].filter { !$0.isEmpty }
  }

  /// Returns a text of a document on one line, without control sequences for the terminal.
  private static func printable(_ text: String) -> String {
    text.replacing("\n", with: " ").fitForTerminal
  }

  private func json(_ entry: HydrationEntry) -> OrderedJSON {
    .object([
      ("id", .text(entry.id)), ("date", .text("\(entry.moment)")), ("day", .text("\(entry.day)")),
      ("volumeML", .integer(entry.volume.millilitres)),
      ("effectiveML", .integer(entry.effectiveVolume.millilitres)),
      ("fluidType", .text(entry.beverage.id)), ("source", .text(entry.source.rawValue)),
      ("note", OrderedJSON(entry.note)),
    ])
  }
}

extension GoalBasis {
  /// The words within a line.
  var words: String {
    switch self {
    case .custom: "your own"
    case .bodyMass: "by body mass, a rule of thumb"
    case .adequateIntake: "adequate intake of drinks, EFSA 2010"
    }
  }
}
