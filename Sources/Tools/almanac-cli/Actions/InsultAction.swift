import AlmanacFoundation
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

    --log records what was seen: taps, and each change of rating, interval and seed with its time. So showing an insult
    also writes to the log, and creates the file; looking ahead with --at writes nothing. --past shows what was seen at
    the time; without a log, what these choices would have shown. 'almanac widget insult' only reads the log.
    """
  static let examples = [
    "almanac insult --cite", "almanac insult --rating bawdy --interval 15 --next 4",
    "almanac insult --log taps.log --another",
  ]
  static let options: [CommandOption] =
    [.at, .zone] + InsultArguments.options + [.another, .cite, .past, .next, .format(.text, .json)]

  private let given: InsultArguments
  private let instant: Instant
  private let isAhead: Bool
  private let zone: ZoneClock
  private let format: OutputFormat
  private let isCited: Bool
  private let isTapped: Bool
  private let past: Int
  private let next: Int

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    given = try InsultArguments(arguments)
    let now = try NowAndHere(arguments)
    instant = now.instant
    isAhead = now.isAhead
    zone = ZoneClock(now.zone, upTo: instant)
    format = try arguments.format(of: "an insult")
    isCited = arguments[.cite] != nil
    isTapped = arguments[.another] != nil
    if isTapped, arguments[.log] == nil { throw UsageError("--another is written into a log: give --log") }
    past = try arguments.number(.past, in: 0...10_000) ?? 0
    next = try arguments.number(.next, in: 0...10_000) ?? 0
  }

  func run(_ output: inout OutputStream) throws {
    if isTapped {
      try given.another(at: instant)
    } else if !isAhead {
      // An event logged in the future would also count for everything until then.
      try given.logChoices(at: instant)
    }
    let reports = reports(try given.chronicle())
    if format == .json {
      try output.write("\(OrderedJSON.array(reports.map { .object($0.members) }))\n")
    } else {
      for report in reports { try output.write(text(report)) }
    }
  }

  /// Returns the requested insults in the order of time.
  private func reports(_ chronicle: InsultChronicle) -> [InsultReport] {
    let interval = chronicle.settings.interval
    let before = chronicle.history(before: instant, count: past, in: zone).reversed()
    var insults = before + [chronicle.current(at: instant, in: zone)]
    var slot = InsultSlot(at: instant, every: interval, in: zone)
    while insults.count < before.count + 1 + next, let end = slot.end, let following = slot.next {
      insults.append(chronicle.current(at: end, in: zone))
      slot = following
    }
    return insults.map { InsultReport($0) }
  }

  private func text(_ report: InsultReport) -> String {
    let beginning = past + next > 0 ? "\(report.current.beginning)  " : ""
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
