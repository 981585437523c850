import BudgetWidgetCore
import HydrationWidgetCore
import SunTimes
import WidgetBridge
import WidgetFoundation

// An error of the command has its sentence in the languages of the apps, and the one of `--language` is shown, or English. Verbs without
// `--language`, which are for developers, refuse in English alone.

/// The error for a correct command line that the data or the tables do not allow.
struct CommandFailure: Error {
  let sentence: @Sendable (AlmanacReportsStrings) -> String

  init(_ sentence: @escaping @Sendable (AlmanacReportsStrings) -> String) { self.sentence = sentence }

  /// The error of an action that could not save its change of a file.
  static func notSaved(_ error: any Error) -> CommandFailure {
    CommandFailure { DataRefusal.notSaved($0.sentence(of: error), in: $0.shownLanguage) }
  }
}

/// The reason why the data of a user, or the words typed for it, do not allow an action: sentences in the language of `--language`,
/// and a `Failure` of `WidgetBridge.d.ts`.
struct CommandRefusal: Error {
  private let reason: BridgeError
  private let language: Language
  /// The sentences, followed by a hint.
  let message: String
  /// Whether the command line is wrong, whatever is stored.
  let isUsage: Bool

  /// Creates a refusal.
  ///
  /// - Parameter message: The text for a person; `nil` for the sentences alone.
  init(_ reason: BridgeError, in language: Language, message: String? = nil, isUsage: Bool = false) {
    (self.reason, self.language, self.isUsage) = (reason, language, isUsage)
    self.message = message ?? reason.description
  }

  /// Creates a refusal of data, followed by a hint.
  ///
  /// - Parameter isReading: Whether the action only reads.
  init(_ refusal: DataRefusal, in language: Language, isReading: Bool, hint: String = "") {
    let sentence = isReading ? refusal.sentence : DataRefusal.notSaved(refusal.sentence, in: language)
    self.init(.refused(refusal), in: language, message: sentence + hint)
  }

  /// Creates the refusal of a command line that is wrong.
  init(_ error: UsageError, in language: Language) {
    self.init(.refused(error.refusal(in: language)), in: language, isUsage: true)
  }

  /// The `Failure` with the language of its sentences.
  var json: JSON {
    var error = reason.json["error"]?.object ?? JSONObject()
    // The bridge describes such a value to developers of apps; here a person has typed it.
    if case .badValue(let value) = reason { error["message"] = .string(value.reason(in: language).sentence) }
    error["language"] = .string(language.tag)
    return ["error": .object(error)]
  }
}

extension UsageError {
  /// Creates the error for a rule of the command.
  ///
  /// - Parameter text: The word that is refused; `nil` if it is not one alone.
  init(
    code: String = "wrongUsage", _ text: String? = nil,
    _ sentence: @escaping @Sendable (AlmanacReportsStrings) -> String
  ) {
    self.init(.rule(text, code: code, { sentence(AlmanacReportsStrings(language: $0)) }))
  }

  /// Creates the error for a word that is none of some.
  ///
  /// - Parameter usual: The words to use in place of it; without them the nearest one is suggested.
  init(unknown kind: WordKind, _ text: String, among names: [String], usual: [String] = []) {
    let near = usual.isEmpty ? Suggestion.nearest(to: text.lowercased(), among: names) : nil
    self.init(code: "notAllowed", text) { texts in
      let problem = texts.unknownWord(kind: kind.word(texts), text: text)
      let told =
        usual.isEmpty
        ? texts.guessed(problem, near)
        : texts.advised(names: texts.either(usual.map(texts.quoted)), problem: problem)
      return texts.listed(told, names)
    }
  }

  /// Returns the refusal, with a code and a sentence.
  func refusal(in language: Language) -> DataRefusal {
    let texts = AlmanacReportsStrings(language: language.tableIndex)
    func refusal(_ sentence: String, _ values: [(String, JSON?)], code: String = "wrongUsage") -> DataRefusal
    {
      DataRefusal(code, values, [sentence])
    }
    switch fault {
    case .value(let text, let option, let allowed, let near):
      let code = if case .kind(let code, _) = allowed { code } else { "notAllowed" }
      return refusal(
        texts.guessed(texts.optionValue(allowed: allowed.words(texts), option: option, text: text), near),
        [("text", .string(text)), ("option", .string(option))], code: code)
    case .option(let option, let verb, let known, let usual):
      let problem = texts.unknownOption(option: option, text: verb)
      let told =
        usual.map { texts.advised(names: $0, problem: problem) }
        ?? texts.guessed(problem, Suggestion.nearest(to: option, among: known))
      return refusal(
        texts.listed(told, known), [("text", .string(verb)), ("option", .string(option))],
        code: "unknownOption")
    case .twice(let first, let other):
      return refusal(
        first == other ? texts.twice(option: first) : texts.twiceBoth(option: first, other: other),
        [("option", .string(first))])
    case .noValue(let option): return refusal(texts.noValue(option: option), [("option", .string(option))])
    case .surplus(let text): return refusal(texts.surplus(text: text), [("text", .string(text))])
    case .valueNeeded(let name, let usage):
      return refusal(
        texts.valueNeeded(option: name, usage: usage), [("option", .string(name))], code: "missing")
    case .missing(let name, let words):
      return refusal(
        texts.listed(texts.missing(option: name), words), [("option", .string(name))], code: "missing")
    case .optionMissing(let name, let usage):
      return refusal(
        texts.optionMissing(option: name, usage: usage), [("option", .string(name))], code: "missing")
    case .rule(let text, let code, let sentence):
      return refusal(sentence(language.tableIndex), [("text", text.map(JSON.string))], code: code)
    }
  }
}

extension AllowedValues {
  /// A kind of value that texts describe.
  static func texts(
    code: String = "notAllowed", _ words: @escaping @Sendable (AlmanacReportsStrings) -> String
  ) -> AllowedValues {
    .kind(code: code, { words(AlmanacReportsStrings(language: $0)) })
  }

  /// The values that a reader of JSON allows too.
  static func json(_ expectation: JSONExpectation) -> AllowedValues {
    texts { JSONValueError(expected: expectation, found: nil).allowed(in: $0.shownLanguage) }
  }

  /// Returns the values in words.
  fileprivate func words(_ texts: AlmanacReportsStrings) -> String {
    switch self {
    case .words(let words): texts.list(words)
    case .range(let first, let last): texts.allowedRange(first: first, last: last)
    case .kind(_, let sentence): sentence(texts.language)
    }
  }
}

/// The kinds of words of which there is a list.
enum WordKind: String {
  case verb, action, table, widget, column, setting, part

  func word(_ texts: AlmanacReportsStrings) -> String {
    switch self {
    case .verb: texts.kindVerb
    case .action: texts.kindAction
    case .table: texts.kindTable
    case .widget: texts.kindWidget
    case .column: texts.kindColumn
    case .setting: texts.kindSetting
    case .part: texts.kindPart
    }
  }
}

extension AlmanacReportsStrings {
  /// The language of the texts.
  var shownLanguage: Language { Language(tableIndex: language) }

  /// Returns the sentence of an error.
  func sentence(of error: any Error) -> String {
    switch error {
    case let error as UsageError: error.refusal(in: shownLanguage).sentence
    case let error as CommandFailure: error.sentence(self)
    case let error as CommandRefusal: error.message
    case let error as CivilDateError: Refusal.civil(error).sentence(in: shownLanguage)
    case let error as LunarDateError: Refusal.lunar(error).sentence(in: shownLanguage)
    case let error as Refusal: error.sentence(in: shownLanguage)
    case let error as StoreError: DataRefusal(error, in: shownLanguage, isPathNamed: true).sentence
    case let error as BudgetError:
      BudgetRefusals(BudgetTexts(shownLanguage, locale: shownLanguage.locale), isPathNamed: true).refusal(
        error
      ).sentence
    case let error as HydrationError:
      HydrationRefusals(HydrationTexts(shownLanguage), isPathNamed: true).refusal(error).sentence
    // In English a hidden character is called so.
    case let error as JSONValueError where shownLanguage != .english: error.reason(in: shownLanguage).sentence
    case SunTimesError.dateOutsideTables(let date): outsideCalendars("\(date)")
    case SkyError.dayOutsideTables(let day): outsideCalendars("\(CivilDate(day))")
    case SkyError.instantOutsideTables(let instant): outsideCalendars("\(instant)")
    case SkyError.yearOutsideTables(let year): Refusal.termYear(year).sentence(in: shownLanguage)
    default: "\(error)"
    }
  }

  /// Returns that a day or a moment is outside the tables of calendars.
  func outsideCalendars(_ date: String) -> String {
    let days = TableDays.calendars
    return outsideAll(
      date: date, first: "\(CivilDate(days.lowerBound))", last: "\(CivilDate(days.upperBound))")
  }

  /// Returns a problem with the word that was probably meant.
  func guessed(_ problem: String, _ near: String?) -> String {
    near.map { guessed(names: quoted(text: $0), problem: problem) } ?? problem
  }

  /// Returns a problem with the words that there are, if there are some.
  func listed(_ problem: String, _ names: [String]) -> String {
    names.isEmpty ? problem : listed(names: list(names), problem: problem)
  }

  /// Returns a problem with the days of a range that are in the tables, if there are some.
  func partInTables(
    _ problem: String, of range: ClosedRange<DayNumber>, in tables: ClosedRange<DayNumber>
  ) -> String {
    guard range.overlaps(tables) else { return problem }
    let part = range.clamped(to: tables)
    return partInTables(
      first: "\(CivilDate(part.lowerBound))", last: "\(CivilDate(part.upperBound))", problem: problem)
  }

  /// Returns "'a', 'b' or 'c'".
  func either(_ names: [String]) -> String { list(names) { either(first: $0, second: $1) } }

  /// Returns "a, b, c"; in Chinese "a、b、c".
  func list(_ names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { listPair(first: $0, second: $1) }
  }

  /// Returns "'a', 'b' and 'c'".
  func both(_ names: [String]) -> String { list(names) { pair(first: $0, second: $1) } }

  private func list(_ names: [String], joiningLast join: (String, String) -> String) -> String {
    names.count < 2 ? list(names) : join(list(names.dropLast()), names[names.count - 1])
  }
}
