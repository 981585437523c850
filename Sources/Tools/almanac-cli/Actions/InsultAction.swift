import Almanac
import Insults

/// `almanac insult`: the insult of a moment and of those that follow.
struct InsultAction: Action {
  static let name = "insult"
  static let operands = ""
  static let summary = "an insult of Shakespeare's words, another one every hour"
  static let details = """
    The insult follows from seed, rating and time alone: everyone who asks with the same gets the same. Three words make
    one; no combination comes again before all have been, and neighbours share no word. One in twelve is a quotation.
    """
  static let examples = ["almanac insult --cite", "almanac insult --rating bawdy --interval 15 --next 4"]
  static let options: [CommandOption] =
    [.at] + InsultArguments.options + [.cite, .next, .format(.text, .json)]

  private let given: InsultArguments
  private let instant: Instant
  private let format: OutputFormat
  private let isCited: Bool
  private let count: Int

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    given = try InsultArguments(arguments)
    instant = try NowAndHere(arguments).instant
    format = try arguments.format(of: "an insult")
    isCited = arguments[.cite] != nil
    count = try arguments.number(.next, in: 0...10_000) ?? 0
  }

  func run(_ output: inout OutputStream) throws {
    let sequence = InsultSequence(seed: given.seed, rating: given.rating)
    let first = given.interval.slot(at: instant.secondsSince1970)
    let reports = (0...Int64(count)).map { step in
      InsultReport(
        slot: first + step,
        beginning: given.interval.start(of: first + step).map { Instant(secondsSince1970: $0) },
        insult: sequence.insult(in: first + step))
    }
    if format == .json {
      try output.write("\(OrderedJSON.array(reports.map { .object($0.members) }))\n")
    } else {
      for report in reports { try output.write(text(report)) }
    }
  }

  private func text(_ report: InsultReport) -> String {
    let beginning = count > 0 ? report.beginning.map { "\($0)  " } ?? "" : ""
    let citations = isCited ? "\n\(TextTable(rows: report.citations).text)" : ""
    return "\(beginning)\(report.insult.text)\(citations)\n"
  }
}

/// What a sequence of insults is asked with.
struct InsultArguments {
  static let options: [CommandOption] = [.interval, .seed, .rating]

  let interval: InsultInterval
  let seed: UInt64
  let rating: InsultRating

  init(_ arguments: Arguments) throws(UsageError) {
    let minutes = arguments[.interval] ?? "\(InsultInterval.hour.minutes)"
    guard let interval = InsultInterval.allCases.first(where: { "\($0.minutes)" == minutes }) else {
      let allowed = InsultInterval.allCases.map { "\($0.minutes)" }.joined(separator: ", ")
      throw UsageError("'\(minutes)' is not allowed for --interval; allowed, in minutes: \(allowed)")
    }
    self.interval = interval
    rating = try arguments.choice(.rating, of: InsultRating.self) ?? .mild
    seed = try arguments.number(.seed, in: 0...UInt64.max) ?? 0
  }
}

/// An insult with the slot it stands in.
struct InsultReport {
  let slot: Int64
  /// When it begins; `nil` where 64 bits do not hold it.
  let beginning: Instant?
  let insult: Insult

  /// Where its parts are from and what they mean, a row for each.
  var citations: [[String]] {
    switch insult {
    case .composed(let insult): insult.words.map { ["  \($0.text)", "\($0.citation)", $0.gloss] }
    case .quotation(let quotation): [["  \(quotation.speaker)", "\(quotation.citation)"]]
    }
  }

  var members: [(key: String, value: OrderedJSON)] {
    [
      ("from", OrderedJSON(beginning.map { "\($0)" })), ("slot", .integer(Int(slot))),
      ("text", .text(insult.text)), ("code", .text(insult.code)), ("bawdy", .boolean(insult.isBawdy)),
    ] + parts
  }

  private var parts: [(key: String, value: OrderedJSON)] {
    switch insult {
    case .composed(let insult):
      let words = insult.words.map { word in
        OrderedJSON.object(
          [("word", .text(word.text)), ("gloss", .text(word.gloss))] + Self.members(word.citation))
      }
      return [("words", .array(words))]
    case .quotation(let quotation):
      return [("speaker", .text(quotation.speaker))] + Self.members(quotation.citation)
    }
  }

  private static func members(_ citation: Citation) -> [(key: String, value: OrderedJSON)] {
    [("citation", .text("\(citation)")), ("line", .integer(citation.line))]
  }
}
