import Foundation
import HydrationWidget
import WidgetFoundation

/// An answer of the bridge about drinks, as lines for people.
struct DrinksText {
  /// The member `saved` of the answer.
  let saved: JSON
  private let day: JSON
  private let request: JSON
  private let operands: [String]
  private let environment: WidgetEnvironment
  private let texts: HydrationTexts
  private let today: HydrationDay

  /// Creates the text of an answer.
  ///
  /// - Parameters:
  ///   - action: The action of the request.
  ///   - operands: The operands on the command line.
  init(
    _ saved: JSON, of action: [(String, JSON?)], _ operands: [String], in language: Language,
    _ clock: ZoneClock
  ) {
    (self.saved, self.operands, request, day) = (saved, operands, .present(action), saved["day"] ?? .null)
    environment = WidgetEnvironment(
      zone: clock, language: language, frame: WidgetFrame(.large), locale: language.locale)
    texts = HydrationTexts(environment, HydrationProfile(day["profile"]?.object ?? JSONObject()))
    today = HydrationDay(
      total: Volume(clamping: day["todayTotalML"].count),
      goal: Volume(clamping: (day["goal"]?["totalML"]).count), streak: day["streak"].count, texts,
      in: environment)
  }

  /// What was done with a drink, as `HydrationTexts.done` names it, and the progress of the day.
  func done(_ action: String) throws -> [String] {
    [texts.done(action, try cells(of: saved["drink"] ?? .null).joined(separator: " ")), progress]
  }

  /// The drinks of some days, or of today.
  func list() throws -> [String] {
    let drinks = try (day["drinks"]?.array ?? []).map(cells)
    return (drinks.isEmpty ? [noDrinks] : [TextTable(rows: drinks).text]) + problems
  }

  /// The state of the day, and what is wrong.
  var status: [String] {
    let goal = day["goal"] ?? .null
    let parts = GoalBreakdown(
      base: Volume(clamping: goal["baseML"].count), weatherAdjustment: goal["weatherAdjustmentML"].count,
      workoutAdjustment: Volume(clamping: goal["workoutAdjustmentML"].count),
      total: Volume(clamping: goal["totalML"].count))
    let basis = day["goalBasis"]?.string.flatMap(GoalBasis.init) ?? .adequateIntake
    var lines = [progress, texts.goal(parts, basis: basis, isLimited: day["isGoalLimited"] == .bool(true))]
    if let checked = saved["checked"] {
      lines.append(texts.count(drinks: checked["drinkCount"].count, days: checked["dayCount"].count))
    }
    return lines + [today.healthNote?.longest].compactMap { $0 } + problems
  }

  /// What was done to go on after damage, and what is still so.
  var recovered: [String] {
    var lines: [String] = []
    if let areKept = saved["recovered"]?["areSettingsKept"] {
      lines.append(areKept == .bool(true) ? "kept the settings" : "the settings are lost: set them again")
    }
    lines += (saved["recovered"]?["keptFiles"]).lines.map { "kept: \($0)" }
    lines += day["problems"].lines.map { "still so: \($0)" }
    return lines.isEmpty ? ["nothing to recover: everything can be read"] : lines
  }

  /// What was adopted of the file of the app's first version.
  func moved() throws -> [String] {
    guard let moved = saved["moved"] else {
      let path = operands.first ?? ""
      guard FileManager.default.fileExists(atPath: path + ".migrated") else {
        throw CommandFailure(
          "nothing to move: at \(path) is no file of the app's first version; the months of a journal are files beside it"
        )
      }
      return ["nothing to move: it was moved before, see \(path).migrated"]
    }
    var parts = ["moved \(moved["drinkCount"].drinks); the old file is now \(moved["oldFile"]?.string ?? "")"]
    if let app = moved["appGoalML"]?.integer {
      let (goal, old) = ((day["goal"]?["baseML"]).count, Int(clamping: app))
      let volumes = VolumeText(texts.volumes.units, language: .english, locale: Language.english.locale)
      let pair = [goal, old].map { volumes.full(Volume(clamping: $0)) }
      parts.append("the goal is \(pair[0]) here, \(pair[1]) in the app: \(volumes.change(goal - old)) a day")
    }
    let unread = moved["unread"].lines
    let more = unread.count > 50 ? ["\(unread.count - 50) more"] : []
    return [parts.joined(separator: "; ")] + unread.prefix(50).map { "not read, and kept there: \($0)" }
      + more
  }

  // MARK: - Parts

  private var progress: String {
    [today.totalOfGoalText, today.inlineText, today.streakText].compactMap { $0?.longest }.joined(
      separator: " · ")
  }

  /// What is wrong with the document and its months, with what to do about it.
  private var problems: [String] {
    let all = day["problems"].lines
    let more = all.count > 50 ? ["\(all.count - 50) more"] : []
    return all.prefix(50) + more
  }

  private var noDrinks: String {
    guard let first = request["first"]?.string, let last = request["last"]?.string,
      [first, last].contains(where: { $0 != day["date"]?.string })
    else { return texts.noEntries }
    return first == last ? texts.noEntries(on: first) : texts.noEntries(from: first, to: last)
  }

  /// The beginning of the id, the date and time of the clock, amount, beverage and note.
  private func cells(of drink: JSON) throws -> [String] {
    let entry = try HydrationEntry(json: drink)
    let time = ClockText(environment).string(entry.moment.instant)
    let date = LocalDays(zone: environment.zone).day(at: entry.moment.instant) ?? entry.day
    let notes = [entry.factor == 0 ? texts.alcoholNote : nil, entry.note?.onOneLine]
    return [
      String(entry.id.prefix(8)).onOneLine, "\(date)",
      date == entry.day ? time : texts.time(time, countingFor: "\(entry.day)"),
      texts.volumes.full(entry.volume),
      entry.beverage.name(in: environment.language), notes.compactMap { $0 }.joined(separator: "; "),
    ].filter { !$0.isEmpty }
  }
}

extension JSON? {
  /// The number; 0 if there is none.
  fileprivate var count: Int { Int(clamping: self?.integer ?? 0) }
  fileprivate var drinks: String { count == 1 ? "1 drink" : "\(count) drinks" }
  /// The texts of a list, each on one line.
  fileprivate var lines: [String] { (self?.array ?? []).compactMap { $0.string?.onOneLine } }
}

extension String {
  /// The text of a document on one line, without control sequences for the terminal.
  fileprivate var onOneLine: String { replacing("\n", with: " ").fitForTerminal }
}
