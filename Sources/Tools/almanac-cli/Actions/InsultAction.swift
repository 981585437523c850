import AlmanacFoundation
import Foundation
import InsultWidgetCore

extension Action {
  /// `almanac insult`: the insult at an instant, and the following ones.
  static let insult = Action(
    "insult", DayRange.operand, words: DayRange.relativeWords,
    "an insult of Shakespeare's words, another one every hour",
    details: """
      \(DayRange.help) (default: now):
      all insults that begin on these days.

      The insult depends only on seed, rating, taps and time: the same choices give the same insult everywhere. It has three
      words, never the same twice in a year, and neighbours share no word. One in twelve is a quotation. Hours and years
      begin by the clock in --zone, which also gives their times; JSON has the instants too.

      --log is the document with the number of insults that were skipped by taps, and the moment of the last one. Only
      --another writes it, and creates the file. If it cannot be read, no insult is skipped, and it is not overwritten.
      """,
    examples: [
      "almanac insult --cite", "almanac insult --rating bawdy --interval 15 --next 4",
      "almanac insult --log taps.json --another",
    ],
    options: [Options.at, Options.zone] + InsultArguments.options + [
      another, cite, following, Options.format(.text, .json),
    ]
  ) { arguments, output in
    let given = try InsultArguments(arguments)
    let clock = try Clock(arguments)
    let format = try arguments.format()
    let isCited = arguments.has(cite)
    let count = try arguments[following] ?? 0
    let isTapped = arguments.has(another)
    if isTapped, given.taps == nil {
      throw UsageError("--another") { $0.needs(option: "--another", other: "--log") }
    }
    let days = arguments.operands.isEmpty ? nil : try arguments.range(default: .day)
    if days != nil, isTapped || count > 0 {
      throw UsageError { $0.nowOnly }
    }

    if isTapped { try given.another(at: clock.instant, in: clock.zone) }
    let (choices, problem) = try given.choices()
    if let problem { Complaint.tell("\(problem)") }
    let isTimed = days != nil || count > 0
    var isFirst = true
    try choices.forEach(days, at: clock.instant, count: 1 + count, in: clock.zone) { current, zone in
      if format == .json {
        try output.write("\(isFirst ? "[" : ",\n")\(InsultReport(current, in: zone).columnJSON)")
      } else {
        let citations = isCited ? "\n\(TextTable(rows: current.insult.citations).text)" : ""
        let time = isTimed ? LocalTime.text(current.beginning, zone: zone) + "  " : ""
        try output.write("\(time)\(current.insult.text)\(citations)\n")
      }
      isFirst = false
    }
    if format == .json { try output.write(isFirst ? "[]\n" : "]\n") }
  }

  private static let another = Option(
    switch: "another", "tap 'another' now: write it to --log, and show the next insult")
  private static let cite = Option(switch: "cite", "where each word is from, and what it means")
  private static let following = Option<Int>(
    "next", "N", in: 0...10_000, "also the N insults after, each with its start, 0 to 10000 (default: 0)")
}

extension InsultChoices {
  /// Calls a body with the insults that begin on some days; without days, with a number of them from an instant on.
  fileprivate func forEach(
    _ days: ClosedRange<DayNumber>?, at instant: Instant, count: Int, in zone: TimeZone,
    _ body: (CurrentInsult, ZoneClock) throws -> Void
  ) throws {
    let local = LocalDays(zone: zone)
    var (beginning, end) = (instant, Instant?.none)
    if let days {
      // A zone may have skipped the first day or the last.
      let start = { (day: DayNumber) in local.start(of: CivilDate(day)) }
      guard let first = days.lazy.compactMap(start).first,
        let last = days.reversed().lazy.compactMap(start).first
      else { throw CommandFailure.skipped(CivilDate(days.lowerBound), in: zone.identifier) }
      (beginning, end) = (first, local.next(after: last))
    }
    let clock = ZoneClock(zone, upTo: end ?? instant)
    var next: (slot: InsultSlot, instant: Instant)? = (
      InsultSlot(at: beginning, every: settings.interval, in: clock), beginning
    )
    var left = days == nil ? count : Int.max
    while let (slot, moment) = next, left > 0, end.map({ moment < $0 }) ?? true {
      try body(current(at: moment, in: clock), clock)
      left -= 1
      next = slot.end.flatMap { end in slot.next.map { ($0, end) } }
    }
  }
}

extension Insult {
  /// The sources and meanings of its parts, a row for each.
  fileprivate var citations: [[String]] {
    switch self {
    case .composed(let insult): insult.words.map { ["  \($0.text)", "\($0.citation)", $0.gloss] }
    case .quotation(let quotation): [["  \(quotation.speaker)", "\(quotation.citation)"]]
    }
  }
}
