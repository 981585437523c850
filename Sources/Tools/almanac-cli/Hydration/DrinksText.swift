import Foundation
import HydrationWidgetCore
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
  /// The texts that only the command has.
  var reports: AlmanacReportsStrings { AlmanacReportsStrings(language: environment.language.tableIndex) }
  private let goal: GoalBreakdown
  private let today: HydrationDay
  /// The date of the clock, which may differ from that of the user's day.
  private let date: CivilDate?

  /// Creates the text of an answer.
  ///
  /// - Parameters:
  ///   - action: The action of the request.
  ///   - operands: The operands on the command line.
  init(
    _ saved: JSON, of action: [(String, JSON?)], _ operands: [String], in language: Language,
    _ file: DrinksFile
  ) {
    (self.saved, self.operands, request, day) = (saved, operands, .present(action), saved["day"] ?? .null)
    environment = WidgetEnvironment(
      zone: file.clock, language: language, frame: WidgetFrame(.large), locale: language.locale)
    texts = HydrationTexts(environment, HydrationProfile(day["profile"]?.object ?? JSONObject()))
    // The answer to a tap contains nothing about the day.
    goal = (try? GoalBreakdown(stored: day["goal"] ?? .null)) ?? GoalBreakdown(base: .zero)
    today = HydrationDay(
      total: Volume(clamping: day["todayTotalML"].count), goal: goal, streak: day["streak"].count, texts,
      in: environment)
    date = LocalDays(zone: file.clock).day(at: file.now.instant)
  }

  /// The change of a drink, as `HydrationTexts.done` names it, and the totals of its days.
  func done(_ action: String) throws -> [String] {
    let cells = try cells(of: saved["drink"] ?? .null, namesDay: true)
    return try [texts.done(action, cells.joined(separator: " "))] + outcomes()
  }

  /// The drinks of some days, or of today, and the totals of these days.
  func list() throws -> [String] {
    let drinks = try (day["drinks"]?.array ?? []).map { try cells(of: $0) }
    return try (drinks.isEmpty ? [noDrinks] : [TextTable(rows: drinks).text] + outcomes()) + problems
  }

  /// A setting as it was understood, if its unit may be ambiguous, and the state of the day.
  var set: [String] {
    func pair(_ first: Double, _ unit: String, _ second: Double, _ other: String) -> String {
      let style = FloatingPointFormatStyle<Double>(locale: environment.locale).precision(
        .fractionLength(0...2))
      return
        "\(first.formatted(style)) \(unit) = \(second.formatted(style.precision(.fractionLength(0)))) \(other)"
    }
    var lines: [String] = []
    if let mass = request["profile"]?["weightKg"]?.finiteNumber {
      lines.append(pair(mass, "kg", mass / Double.kilogramsPerPound, "lb"))
    }
    if let heat = request["lastWeather"]?["temperatureC"]?.finiteNumber {
      lines.append(pair(heat, "°C", heat * 9 / 5 + 32, "°F"))
    }
    return lines + status
  }

  /// The state of the day, and the problems.
  var status: [String] {
    let basis = day["goalBasis"]?.string.flatMap(GoalBasis.init) ?? .adequateIntake
    var lines = [progress, texts.goal(goal, basis: basis, isLimited: day["isGoalLimited"] == .bool(true))]
    if let checked = saved["checked"] {
      lines.append(texts.count(drinks: checked["drinkCount"].count, days: checked["dayCount"].count))
    }
    return lines + [today.healthNote?.longest].compactMap { $0 } + problems
  }

  /// The steps of the recovery, and the remaining problems.
  var recovered: [String] {
    var lines: [String] = []
    if let areKept = saved["recovered"]?["areSettingsKept"] {
      lines.append(areKept == .bool(true) ? reports.keptSettings : reports.lostSettings)
    }
    lines += (saved["recovered"]?["keptFiles"]).lines.map(reports.keptFile)
    lines += day["problems"].lines.map(reports.stillSo)
    return lines.isEmpty ? [reports.allRead] : lines
  }

  /// The drinks and settings that were adopted from the file of the app's first version.
  func moved() throws -> [String] {
    guard let moved = saved["moved"] else {
      let path = operands.first ?? ""
      guard FileManager.default.fileExists(atPath: path + ".migrated") else {
        throw CommandFailure { $0.nothingToMove(file: path) }
      }
      return [reports.movedBefore(file: "\(path).migrated")]
    }
    let drinks = reports.movedDrinks(count: moved["drinkCount"].count)
    var parts = reports.oldFile(file: moved["oldFile"]?.string ?? "", moved: drinks)
    if let app = moved["appGoalML"]?.integer {
      let (goal, old) = ((day["goal"]?["baseML"]).count, Int(clamping: app))
      let pair = [goal, old].map { texts.volumes.full(Volume(clamping: $0)) }
      let differs = reports.goalDiffers(
        change: texts.volumes.change(goal - old), first: pair[0], second: pair[1])
      parts = reports.further(more: differs, problem: parts)
    }
    let unread = moved["unread"].lines
    return [parts] + atMost50(unread.map(reports.notRead))
  }

  // MARK: - Parts

  private var progress: String {
    [today.totalOfGoalText, today.inlineText, today.streakText].compactMap { $0?.longest }.joined(
      separator: " · ")
  }

  /// The outcomes of the requested or changed days; today is the last of the days that have begun.
  private func outcomes() throws -> [String] {
    let date = day["date"]?.string ?? ""
    let totals = day["days"]?.array ?? []
    return try totals.map { json in
      let total = try DayTotal(json: json)
      return switch "\(total.date)" {
      case date: (totals.count > 1 ? "\(date): " : "") + progress
      case let other where other < date: "\(other): \(texts.outcome(total))"
      case let other: "\(other): \(texts.totalOfGoal(total.total, total.goal.total))"
      }
    }
  }

  /// The faults of the document and its months, with advice.
  private var problems: [String] {
    atMost50(day["problems"].lines)
  }

  private func atMost50(_ lines: [String]) -> [String] {
    lines.prefix(50) + (lines.count > 50 ? [reports.more(number: "\(lines.count - 50)")] : [])
  }

  private var noDrinks: String {
    guard let first = request["first"]?.string, let last = request["last"]?.string,
      [first, last].contains(where: { $0 != day["date"]?.string })
    else { return texts.noEntries }
    return first == last ? texts.noEntries(on: first) : texts.noEntries(from: first, to: last)
  }

  /// The beginning of the id, the date and time of the clock where it was drunk, amount, beverage and note.
  ///
  /// - Parameter namesDay: Whether its date may be "tomorrow", and an amount in ounces is also in millilitres.
  private func cells(of drink: JSON, namesDay: Bool = false) throws -> [String] {
    let entry = try HydrationEntry(json: drink)
    let here = environment.zone.offset(at: entry.moment.instant)
    let zone = entry.offset.map { $0 == here ? environment.zone : ZoneClock(offset: $0) } ?? environment.zone
    let clock = ClockText(environment, zone: zone)
    let date = LocalDays(zone: zone).day(at: entry.moment.instant) ?? entry.day
    let offset =
      zone == environment.zone ? "" : " " + SecondsText.offset(zone.offset(at: entry.moment.instant))
    let time = clock.string(entry.moment.instant) + offset
    let ahead = self.date.map { Int(DayNumber(date).rataDie - DayNumber($0).rataDie) } ?? 0
    let named = namesDay && ahead != 0 ? texts.time(time, daysAhead: ahead) : nil
    let counted = date == entry.day ? named ?? time : texts.time(named ?? time, countingFor: "\(entry.day)")
    let notes = [entry.factor == 0 ? texts.alcoholNote : nil, entry.note?.onOneLine]
    let millilitres = namesDay && texts.volumes.units != .metric ? " (\(entry.volume))" : ""
    return [
      String(entry.id.prefix(8)).onOneLine, named == nil ? "\(date)" : "", counted,
      texts.volumes.full(entry.volume) + millilitres,
      entry.beverage.name(in: environment.language), notes.compactMap { $0 }.joined(separator: "; "),
    ].filter { !$0.isEmpty }
  }
}

extension JSON? {
  /// The number; 0 if it is missing.
  fileprivate var count: Int { Int(clamping: self?.integer ?? 0) }
  /// The texts of a list, each on one line.
  fileprivate var lines: [String] { (self?.array ?? []).compactMap { $0.string?.onOneLine } }
}

extension String {
  /// The text of a document on one line, without control sequences for the terminal.
  fileprivate var onOneLine: String { replacing("\n", with: " ").escapingHiddenCharacters }
}
