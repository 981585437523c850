import Almanac
import Insults

/// `almanac insult`: the insult of a moment and of those that follow.
struct InsultVerb: Verb {
  static let name = "insult"
  static let operands = ""
  static let summary = "an insult of Shakespeare's words, another one every hour"
  static let details = """
    The insult follows from seed, rating and time alone: everyone who asks with the same gets the same. Three words make
    one; no combination comes again before all have been, and neighbours share no word. One in twelve is a quotation.
    """
  static let options: [CommandOption] = [.at] + InsultArguments.options + [.cite, .next, .format]
  static let formats: [OutputFormat] = [.text, .json]

  private let given: InsultArguments
  private let instant: Instant
  private let format: OutputFormat
  private let isCited: Bool
  private let count: Int

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.noOperand()
    given = try InsultArguments(arguments)
    instant = try arguments.instant()
    format = try arguments.format(Self.formats, of: "an insult")
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
      try output.write("\(JSONValue.array(reports.map { .object($0.members) }))\n")
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
