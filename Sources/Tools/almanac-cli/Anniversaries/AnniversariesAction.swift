import Foundation
import LunarCalendarWidget

/// `almanac anniversaries`: the user's anniversaries in a document, as the calendar app stores them.
struct AnniversariesAction: Action {
  static let name = "anniversaries"
  static let operands = "ACTION ..."
  static let summary = "giỗ, birthdays and other days of your own, kept by the lunar calendar"
  static var details: String {
    """
    ACTION is one of these; all need --file, the path of the document:

    \(TextTable(rows: actions.map { ["  " + $0.usage, $0.summary] }).text)

    An anniversary is a lunar day and month without a year. Not every year has a leap month, and not every month a day 30:
    --leap-month and --missing-day choose the day then, and every answer names the choice. With --since a death is first
    kept in the lunar year after it, a birthday or another day from its own year on. The document is the one with the
    app's settings; a file with only a list of anniversaries, or with settings but no envelope, is converted to it by the
    first change. 'almanac month', 'date' and 'festivals' show the anniversaries with the option --with, 'almanac export
    anniversaries' writes them for calendar apps, and 'almanac widget calendar --state' shows them.
    """
  }
  static let examples = [
    "almanac anniversaries add 'ông nội' --kind death --lunar 03-10 --since 2021 --file days.json",
    "almanac anniversaries list --file days.json --language en",
  ]
  static var operandWords: [String] { actions.map { $0.name } }
  static let options: [CommandOption] = [
    .file, .lunar, .kind, .leapMonth, .missingDay, .since, .id, .calendar, .language, .at, .zone,
    .format(.text, .json),
  ]

  private static var actions: [any Action.Type] {
    [AddAnniversary.self, ListAnniversaries.self, RemoveAnniversary.self]
  }

  private let action: any Action

  init(_ arguments: Arguments) throws(UsageError) {
    action = try arguments.action(of: Self.self, among: Self.actions)
  }

  func run(_ output: inout OutputStream) throws { try action.run(&output) }
}

/// The arguments that all actions on anniversaries share.
private struct AnniversaryRequest {
  static let options: [CommandOption] = [.file, .calendar, .language, .at, .zone, .format(.text, .json)]

  let path: String
  let now: NowAndHere
  let today: DayNumber
  let language: Language
  let format: OutputFormat
  /// The calendar of `--calendar`.
  let calendar: LunarCalendar?

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.required(.file)
    now = try NowAndHere(arguments)
    today = DayNumber(try arguments.today())
    language = try arguments.language()
    format = try arguments.format(of: "anniversaries")
    calendar = try arguments.chosenCalendar()
  }

  /// Returns the entries of some anniversaries of a document.
  func reports(_ anniversaries: [Anniversary], of document: CalendarDocument) -> [AnniversaryEntry] {
    let usual = document.calendar(chosen: calendar)
    return anniversaries.map {
      AnniversaryEntry($0, in: $0.calendar ?? usual, from: today, language: language)
    }
  }
}

private struct AddAnniversary: Action {
  static let name = "add"
  static let operands = "NAME"
  static let summary =
    "add a day (--lunar, --kind, --leap-month, --missing-day, --since, --id; --calendar if it has its own)"
  static let options =
    AnniversaryRequest.options + [.lunar, .kind, .leapMonth, .missingDay, .since, .id]

  private let request: AnniversaryRequest
  private let anniversary: Anniversary

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(1)
    let name = try arguments.operand(0, "the name")
    request = try AnniversaryRequest(arguments)
    let date = try arguments.recurringDate()
    let kind = try arguments.choice(.kind, of: Anniversary.Kind.self) ?? .other
    let year = try arguments.number(.since, in: Anniversary.years)
    do throws(AnniversaryError) {
      anniversary = try Anniversary(
        id: arguments[.id] ?? UUID().uuidString, name: name, kind: kind, date: date, year: year,
        calendar: request.calendar)
    } catch {
      throw UsageError("\(error)")
    }
  }

  func run(_ output: inout OutputStream) throws {
    let document = try AnniversaryFile(request.path).update(request.now) { document in
      try document.anniversaries.add(anniversary)
      return document
    }
    let entry = request.reports([anniversary], of: document)
    try output.write(
      request.format == .json
        ? "\(OrderedJSON.array(entry.map(\.json)))\n"
        : entry.map { TextTable(rows: $0.lines).text + "\n" }.joined())
  }
}

/// Lists the anniversaries, the next one first.
private struct ListAnniversaries: Action {
  static let name = "list"
  static let summary = "list them with the next date of each, the next first"
  static let options = AnniversaryRequest.options

  private let request: AnniversaryRequest

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    request = try AnniversaryRequest(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let document = try AnniversaryFile(request.path).document()
    let entries = request.reports(document.anniversaries.elements, of: document).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    if request.format == .json {
      try output.write("\(OrderedJSON.array(entries.map(\.json)))\n")
    } else if entries.isEmpty {
      try output.write("no anniversaries\n")
    } else {
      try output.write(entries.map { TextTable(rows: $0.lines).text + "\n" }.joined(separator: "\n"))
    }
  }
}

/// Removes an anniversary.
private struct RemoveAnniversary: Action {
  static let name = "remove"
  static let operands = "ID"
  static let summary = "remove one; an ID may be shortened if only one begins with it"
  static let options = AnniversaryRequest.options

  private let request: AnniversaryRequest
  private let id: String

  init(_ arguments: Arguments) throws(UsageError) {
    id = try arguments.operand("the id")
    request = try AnniversaryRequest(arguments)
  }

  func run(_ output: inout OutputStream) throws {
    let file = try AnniversaryFile(request.path)
    // If there is no document, nothing can be removed, and none is written.
    _ = try file.document()
    let (removed, document) = try file.update(request.now) { document in
      let list = document.anniversaries.elements
      let found =
        list.filter { $0.id == id }.isEmpty
        ? list.filter { $0.id.hasPrefix(id) } : list.filter { $0.id == id }
      guard found.count == 1, let removed = document.anniversaries.remove(id: found[0].id) else {
        throw AnniversaryFailure.unknownID(id, count: found.count)
      }
      return (removed, document)
    }
    let entries = request.reports([removed], of: document)
    try output.write(
      request.format == .json
        ? "\(OrderedJSON.array(entries.map(\.json)))\n"
        : entries.map { "removed: \($0.title) (\(removed.id))\n" }.joined())
  }
}
