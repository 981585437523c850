import Foundation
import HydrationWidgetCore

extension Action {
  /// `almanac hydration`: drinks beside a document of settings, as the app stores them.
  static let hydration = Action(
    "hydration", "drinks, in files of months beside a document of settings",
    details: """
      All but 'beverages' need --file, the path of the document of settings, such as water.json; the drinks of a month are
      then in water-2026-02.jsonl beside it. Nothing that cannot be read is overwritten. With --format json
      each prints the answer that an app gets, a HydrationSaved of WidgetBridge.d.ts.
      """,
    examples: [
      "almanac hydration add 250 --file water.json --beverage tea",
      "almanac hydration status --file water.json",
    ], actions: hydrationActions)

  private static let time = Option<String>(
    "time", "TIME",
    "when it was drunk: 20:00 (the last one), \"2026-02-17 20:00\", or an instant (default: now)")
  private static let note = Option<String>("note", "TEXT", "what to remember")
  private static let id = Option<String>("id", "ID", "the id of the new drink (default: a new UUID)")
  private static let beverage = WidgetCommand.beverage
  private static let anew = Option(switch: "anew", "begin with empty settings if there is no such copy")
  private static let beforeCut = Option(
    switch: "before-cut", "also if OLD is cut, with the drinks before the cut")

  private static let amounts = """
    An AMOUNT is 250ml, 0.5l (0,5l where the language has a decimal comma), 8oz, 1cup or 1pint; 250 is in millilitres, and
    8 in fluid ounces where the units are. "1 UK pint" and "8 US fl oz" say whose they are; otherwise 8oz is of the US.
    """

  private static let hydrationActions = [
    drinks(
      "add", "AMOUNT", "log a drink", details: amounts, options: [time, beverage, note, id],
      request: { try [("volumeML", amount($0, at: 0)), ("id", $0[id].map(JSON.string))] + details($0) },
      lines: { try $0.done("added") }),
    drinks(
      "tap", "AMOUNT", "log a drink as the widget's button does; only its id is printed",
      details: amounts, options: [beverage, id],
      request: {
        [
          ("volumeML", try amount($0, at: 0)), ("id", try $0[id].map(JSON.string)),
          ("fluidType", try $0[beverage].map { .string($0.id) }),
        ]
      }, lines: { [$0.reports.tapped(id: $0.saved["id"]?.string ?? "")] }),
    drinks(
      "list", DayRange.operand, "the drinks of today, or of other days", details: "\(DayRange.help).",
      kind: "read",
      request: {
        guard let days = try $0.operands.first.map($0.days) else { return [] }
        return [("first", CivilDate(days.lowerBound).json), ("last", CivilDate(days.upperBound).json)]
      }, lines: { try $0.list() }),
    drinks(
      "status", "", "the state of the day, and what is wrong with the document and its months", kind: "check",
      lines: { $0.status }),
    drinks(
      "undo", "", "undo the last drink added, changed or deleted, up to 20 times; settings stay as they are",
      lines: { try $0.done($0.saved["undone"]?.string ?? "") }),
    drinks(
      "edit", "ID [AMOUNT]", "change a drink, by its id or a beginning of it that no other id has",
      details: amounts, options: [time, beverage, note],
      request: { arguments in
        let amount = arguments.operands.count < 2 ? nil : try amount(arguments, at: 1)
        let changes = try [("volumeML", amount)] + details(arguments)
        guard changes.contains(where: { $0.1 != nil }) else {
          throw UsageError { $0.nothingToChange }
        }
        return [("id", .string(try arguments.operand(0, "ID")))] + changes
      }, lines: { try $0.done("changed") }),
    drinks(
      "delete", "ID",
      "delete a drink, by its id or a beginning of it that no other id has; 'undo' brings it back",
      request: { [("id", .string(try $0.operand(0, "ID")))] }, lines: { try $0.done("deleted") }
    ).known(as: "remove", "rm"),
    drinks(
      "set", "NAME VALUE",
      "a setting; the value none removes it", details: DrinkSetting.help,
      request: { [try DrinkSetting.member($0)] }, lines: { $0.set }),
    beverages,
    drinks(
      "recover", "",
      "go on with the settings before their last change where they cannot be read; their bytes are kept",
      options: [anew], request: { [("anew", .bool($0.has(anew)))] }, lines: { $0.recovered }),
    drinks(
      "migrate", "OLD",
      "adopt the file OLD of the app's first version with its drinks, once; it is kept as OLD.migrated",
      options: [beforeCut], kind: "open", movesOld: true,
      request: { [("beforeCut", .bool($0.has(beforeCut)))] }, lines: { try $0.moved() }),
    Action(
      "export", "",
      "all drinks: as the app's first version stored them (json), as csv, or the months as one journal (jsonl)",
      options: [DrinksFile.file.required, Options.at, Options.zone] + Options.spreadsheet
        + [Options.format(.json, .csv, .jsonl)]
    ) { arguments, output in
      try arguments.atMost(0)
      let form = try arguments.format()
      let spreadsheet = try arguments.spreadsheet(form)
      let saved = try DrinksFile(arguments).ask([("kind", "export"), ("form", .string(form.rawValue))])
      for problem in saved["problems"]?.array ?? [] { Complaint.tell(problem.string ?? "") }
      try output.write(spreadsheet.head + spreadsheet.guarded(saved["exported"]?.string ?? ""))
    },
  ]

  /// Returns an action that sends a request to the bridge, and writes its answer.
  ///
  /// - Parameters:
  ///   - kind: The name of the action in the request; by default that on the command line.
  ///   - movesOld: Whether the operand is a file of the app's first version to move.
  ///   - request: Returns the other members of the request.
  ///   - lines: Returns the answer for people.
  private static func drinks(
    _ name: String, _ operands: String, _ summary: String, details: String = "",
    options: [any DeclaredOption] = [],
    kind: String? = nil, movesOld: Bool = false,
    request: @escaping @Sendable (Arguments) throws -> [(String, JSON?)] = { _ in [] },
    lines: @escaping @Sendable (DrinksText) throws -> [String]
  ) -> Action {
    Action(
      name, operands, summary,
      details: details,
      options: [DrinksFile.file.required] + options + [
        Options.at, Options.zone, Options.language, Options.format(.text, .json),
      ]
    ) { arguments, output in
      try arguments.atMost(operands.split(separator: " ").count)
      let (file, format) = (try DrinksFile(arguments), try arguments.format())
      let language = try arguments.language(format, texts: HydrationDefinition.language)
      let old = movesOld ? try DrinksFile.store(arguments.operand(0, "OLD")) : nil
      let action = try [("kind", .string(kind ?? name))] + request(arguments)
      let saved = try file.ask(action, moving: old, typed: name == "set" ? arguments.operands.last : nil)
      let text = try lines(DrinksText(saved, of: action, arguments.operands, in: language, file))
      try output.write(
        format == .json
          ? "\(JSON.object(["saved": saved]).text)\n"
          : text.map { $0.escapingHiddenCharacters + "\n" }.joined())
    }
  }

  /// Returns an amount in millilitres; the bridge checks whether it is allowed.
  private static func amount(_ arguments: Arguments, at index: Int) throws(UsageError) -> JSON {
    try DrinkSetting.millilitres(arguments.operand(index, "AMOUNT"), arguments)
  }

  /// The members of a request for the options of a drink.
  private static func details(_ arguments: Arguments) throws(UsageError) -> [(String, JSON?)] {
    let moment = try arguments[time].map { (text) throws(UsageError) in
      let file = try DrinksFile(arguments)
      guard let moment = try file.moment(text) else {
        throw UsageError(notAllowed: text, for: "--time", allowed: .texts { $0.allowedTime })
      }
      let days = LocalDays(zone: file.clock)
      let (today, day) = (days.day(at: file.now.instant), days.day(at: moment.instant))
      if let today, let day, moment.instant > file.now.instant {
        // The answer itself names tomorrow.
        if day == today {
          let texts = AlmanacReportsStrings(language: arguments.refusalLanguage.tableIndex)
          Complaint.tell("--time: \(texts.toCome(text: text))")
        } else if day != (try? today.adding(days: 1)) {
          throw UsageError(notAllowed: text, for: "--time", allowed: .texts { $0.allowedUntil })
        }
      }
      return moment
    }
    return [
      ("fluidType", try arguments[beverage].map { .string($0.id) }), ("date", moment?.json),
      ("note", try arguments[note].map(JSON.string)),
    ]
  }
}
