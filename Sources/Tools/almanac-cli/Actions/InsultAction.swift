import AlmanacFoundation
import Foundation
import InsultWidget

/// `almanac insult`: the insult at an instant, and the following ones.
struct InsultAction: Action {
  static let name = "insult"
  static let operands = ""
  static let summary = "an insult of Shakespeare's words, another one every hour"
  static let details = """
    The insult depends only on seed, rating, taps and time: the same choices give the same insult everywhere. It has three
    words; a combination repeats only after all others, and neighbours share no word. One in twelve is a quotation. Hours
    begin by the clock in --zone.

    --log is the document with the number of insults that were skipped by taps, and the moment of the last one. Only
    --another writes it, and creates the file. If it cannot be read, no insult is skipped, and it is not overwritten.
    """
  static let examples = [
    "almanac insult --cite", "almanac insult --rating bawdy --interval 15 --next 4",
    "almanac insult --log taps.json --another",
  ]
  static let options: [CommandOption] =
    [.at, .zone] + InsultArguments.options + [.another, .cite, .next, .format(.text, .json)]

  private let given: InsultArguments
  private let instant: Instant
  private let zone: TimeZone
  private let format: OutputFormat
  private let isCited: Bool
  private let isTapped: Bool
  private let next: Int

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    given = try InsultArguments(arguments)
    let now = try NowAndHere(arguments)
    instant = now.instant
    zone = now.zone
    format = try arguments.format(of: "an insult")
    isCited = arguments[.cite] != nil
    isTapped = arguments[.another] != nil
    if isTapped, arguments[.log] == nil { throw UsageError("--another is written to a file: give --log") }
    next = try arguments.number(.next, in: 0...10_000) ?? 0
  }

  func run(_ output: inout OutputStream) throws {
    if isTapped { try given.another(at: instant, in: zone) }
    let (choices, problem) = try given.choices()
    if let problem { Complaint.tell("\(problem)") }
    let reports = reports(choices)
    if format == .json {
      try output.write("\(OrderedJSON.array(reports.map { .object($0.members) }))\n")
    } else {
      for report in reports { try output.write(text(report)) }
    }
  }

  /// Returns the requested insults in the order of time.
  private func reports(_ choices: InsultChoices) -> [InsultReport] {
    let zone = ZoneClock(zone, upTo: instant)
    var insults = [choices.current(at: instant, in: zone)]
    var slot = InsultSlot(at: instant, every: choices.settings.interval, in: zone)
    while insults.count < 1 + next, let end = slot.end, let following = slot.next {
      insults.append(choices.current(at: end, in: zone))
      slot = following
    }
    return insults.map { InsultReport($0) }
  }

  private func text(_ report: InsultReport) -> String {
    let beginning = next > 0 ? "\(report.current.beginning)  " : ""
    let citations = isCited ? "\n\(TextTable(rows: report.citations).text)" : ""
    return "\(beginning)\(report.current.insult.text)\(citations)\n"
  }
}

extension InsultReport {
  /// The sources and meanings of its parts, a row for each.
  fileprivate var citations: [[String]] {
    switch insult {
    case .composed(let insult): insult.words.map { ["  \($0.text)", "\($0.citation)", $0.gloss] }
    case .quotation(let quotation): [["  \(quotation.speaker)", "\(quotation.citation)"]]
    }
  }
}
