import Foundation
import WidgetFoundationTables

extension JSONValueError {
  /// Returns the reason why the value cannot be read: a code for programs, and its sentence in a language, with the place of the value.
  package func reason(in language: Language) -> (code: String, sentence: String) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    let (code, allowed) = allowed(texts)
    let problem =
      found(texts).map { texts.valueFound(allowed: allowed, found: $0) }
      ?? texts.valueMissing(allowed: allowed)
    return (
      found == nil ? "missing" : code,
      path.isEmpty ? problem : texts.valuePlace(place: pathText, problem: problem)
    )
  }

  /// Returns what is allowed, in words of a language.
  package func allowed(in language: Language) -> String {
    if case .oneOf(let names) = expectation.kind { return names.joined(separator: ", ") }
    return allowed(WidgetFoundationStrings(language: language.tableIndex)).words
  }

  private func allowed(_ texts: WidgetFoundationStrings) -> (code: String, words: String) {
    switch expectation.kind {
    case .array: ("array", texts.anArray)
    case .number: ("number", texts.aNumber)
    case .object: ("object", texts.anObject)
    case .text: ("text", texts.aText)
    case .truth: ("truth", texts.aTruth)
    case .wholeNumber: ("wholeNumber", texts.aWholeNumber)
    case .numbers(let first, let last): ("within", texts.numberWithin(first: first, last: last))
    case .wholeNumbers(let first, let last):
      ("wholeNumber", texts.wholeNumberWithin(first: first, last: last))
    case .oneOf(let names): ("oneOf", texts.oneOf(names: names.joined(separator: ", ")))
    case .line(let lengths): ("line", texts.aLine(limit: "\(lengths.upperBound)"))
    case .lines(let lengths): ("lines", texts.someLines(limit: "\(lengths.upperBound)"))
    case .date(let example): ("date", texts.aDate(example: example))
    case .moment(let example): ("moment", texts.aMoment(example: example))
    case .month(let example): ("month", texts.aMonth(example: example))
    // Rare values are described in English only.
    case .rule(_, _, let words), .other(let words): ("other", words)
    }
  }

  private func found(_ texts: WidgetFoundationStrings) -> String? {
    switch found {
    case JSON.object(JSONObject()).kind: texts.anObject
    case JSON.array([]).kind: texts.anArray
    case let found: hiddenCharacter ?? found
    }
  }
}

extension JSONSyntaxError {
  /// Returns the reason why the bytes are not JSON: a code for programs, and its sentence in a language, with the place of the fault.
  package func reason(in language: Language) -> (code: String, sentence: String) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    let (code, problem) =
      switch reason {
      case .endOfText: ("endOfText", texts.jsonEnd)
      case .unexpectedByte(let byte): ("unexpectedByte", texts.jsonByte(byte: String(byte, radix: 16)))
      case .trailingText: ("trailingText", texts.jsonTrailing)
      case .invalidUTF8: ("invalidUTF8", texts.jsonEncoding)
      case .invalidEscape: ("invalidEscape", texts.jsonEscape)
      case .controlCharacter: ("controlCharacter", texts.jsonControl)
      case .invalidNumber: ("invalidNumber", texts.jsonNumber)
      case .duplicateKey: ("duplicateKey", texts.jsonKey)
      case .tooDeep: ("tooDeep", texts.jsonDepth(limit: "\(JSON.depthLimit)"))
      }
    return (code, texts.jsonPlace(place: "\(offset)", problem: problem))
  }
}

extension DataRefusal {
  /// Creates the refusal of a setting that a user enters: a name, or something of a day of their own; `nil` for an error that only a
  /// mistake of the app can cause.
  ///
  /// - Parameter member: The path before that of the error.
  package init?(ofSetting error: JSONValueError, at member: [String] = [], in language: Language) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    guard case .rule(let code, let limits, _) = error.expectation.kind else { return nil }
    // A text is in the quotation marks of JSON, of which the last is missing if it is cut.
    let found = error.found ?? ""
    let text = (try? JSON(parsing: Array(found.utf8)))?.string ?? String(found.drop { $0 == "\"" })
    func ruled(_ rule: String) -> String {
      error.hiddenCharacter.map { texts.hiddenCharacter(character: $0, rule: rule) }
        ?? texts.refusedText(rule: rule, text: text.shortened(to: 60))
    }
    var values: [(String, JSON?)] = [
      ("text", error.hiddenCharacter == nil ? .string(text) : nil),
      ("character", error.hiddenCharacter.map(JSON.string)),
    ]
    let sentence: String
    switch (code, limits.first, limits.last) {
    case ("name", let limit?, _):
      values.append(("limit", JSON(limit)))
      sentence = ruled(Self.badName(in: language))
    case ("year", let first?, let last?):
      values += [("first", JSON(first)), ("last", JSON(last))]
      sentence = Self.badYear(outside: first...last, in: language)
    case ("noYear", _, _): sentence = texts.noYear
    case ("id", let limit?, _): sentence = ruled(texts.badId(limit: "\(limit)"))
    case ("repeatedId", _, _): sentence = texts.dayRepeated(id: text)
    case ("tooManyDays", let limit?, _):
      values.append(("limit", JSON(limit)))
      sentence = texts.tooManyDays(limit: "\(limit)")
    default: return nil
    }
    self.init(code, at: member + error.path, values, [sentence])
  }

  /// Returns the rule for a name of a day or a place.
  package static func badName(in language: Language) -> String {
    WidgetFoundationStrings(language: language.tableIndex).badName(limit: "\(GivenName.lengths.upperBound)")
  }

  /// Returns the rule for the year of a day of the user's own.
  package static func badYear(outside years: ClosedRange<Int>, in language: Language) -> String {
    WidgetFoundationStrings(language: language.tableIndex)
      .badYear(first: "\(years.lowerBound)", last: "\(years.upperBound)")
  }

  /// Creates the refusal of the beginning of an id that no day of the user's own has, or several have.
  ///
  /// - Parameter count: The number of days whose ids begin with it.
  package init(ofDay id: String, count: Int, in language: Language) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    self.init(
      count == 0 ? "noDay" : "ambiguousId", at: ["id"], [("text", .string(id)), ("count", JSON(count))],
      [count == 0 ? texts.dayGone(id: id) : texts.dayAmbiguous(count: count, id: id)])
  }

  /// Creates the refusal of the year of an event after the next year.
  package init(yearToCome year: Int, last: Int, in language: Language) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    self.init(
      "yearToCome", at: ["year"], [("text", .string("\(year)")), ("last", JSON(last))],
      [texts.yearToCome(last: "\(last)")])
  }

  /// Creates the refusal of a file that is not there.
  package init(noFile path: String, in language: Language) {
    let texts = WidgetFoundationStrings(language: language.tableIndex)
    self.init("noFile", [("file", .string(path))], [texts.noFile(file: path)])
  }
}
