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
    allowed(WidgetFoundationStrings(language: language.tableIndex)).words
  }

  private func allowed(_ texts: WidgetFoundationStrings) -> (code: String, words: String) {
    let choices = "one of: "
    let example = expected.components(separatedBy: "such as ").last ?? ""
    if expected.hasPrefix(choices) {
      return ("oneOf", texts.oneOf(names: String(expected.dropFirst(choices.count))))
    }
    if let (first, last, isWhole) = limits {
      return isWhole
        ? ("wholeNumber", texts.wholeNumberWithin(first: first, last: last))
        : ("within", texts.numberWithin(first: first, last: last))
    }
    let line = expected.components(separatedBy: " visible characters")
    if line.count > 1, let limit = line[0].split(separator: " ").last {
      return ("line", texts.aLine(limit: String(limit)))
    }
    switch expected {
    case JSONObject.expectation: return ("object", texts.anObject)
    case let array where array.hasPrefix([JSON].expectation): return ("array", texts.anArray)
    case Bool.expectation: return ("truth", texts.aTruth)
    case String.expectation: return ("text", texts.aText)
    case let whole where whole.hasPrefix(Int.expectation): return ("wholeNumber", texts.aWholeNumber)
    case Double.expectation, "a number of 64 bits": return ("number", texts.aNumber)
    case CivilDate.expectation: return ("date", texts.aDate(example: example))
    case Instant.expectation, Timestamp.expectation: return ("moment", texts.aMoment(example: example))
    case YearMonth.expectation: return ("month", texts.aMonth(example: example))
    // Rare values are described in English only, by their names or limits.
    case let other: return ("other", other)
    }
  }

  /// The limits of "a whole number from 1 to 12" or "1 to 10000 mL"; `nil` for any other value.
  ///
  /// Regular expressions, and searches that all of Foundation has, would add megabytes to a static program.
  private var limits: (first: String, last: String, isWhole: Bool)? {
    let whole = "a whole number from "
    let isWhole = expected.hasPrefix(whole)
    let ends = expected.dropFirst(isWhole ? whole.count : 0).components(separatedBy: " to ")
    guard ends.count == 2, let first = ends.first, let last = ends.last,
      Double(first) != nil, Double(last.hasSuffix(" mL") ? last.dropLast(3) : last[...]) != nil
    else { return nil }
    return (first, last, isWhole)
  }

  private func found(_ texts: WidgetFoundationStrings) -> String? {
    switch found {
    case JSON.object(JSONObject()).kind: texts.anObject
    case JSON.array([]).kind: texts.anArray
    // "the invisible character U+200B"
    case let character? where character.hasPrefix("the "): character.components(separatedBy: " ").last
    case let found: found
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
    // A text is in the quotation marks of JSON, of which the last is missing if it is cut; a character that is hidden is named.
    let found = error.found ?? ""
    let hidden = found.hasPrefix("the ") ? found.components(separatedBy: " ").last : nil
    let text = (try? JSON(parsing: Array(found.utf8)))?.string ?? String(found.drop { $0 == "\"" })
    func ruled(_ rule: String) -> String {
      hidden.map { texts.hiddenCharacter(character: $0, rule: rule) }
        ?? texts.refusedText(rule: rule, text: text.shortened(to: 60))
    }
    let (code, limits, sentence): (String, [(String, JSON?)], String)
    switch error.expected {
    case GivenName.expectation:
      let limit = GivenName.lengths.upperBound
      (code, limits, sentence) = ("name", [("limit", JSON(limit))], ruled(Self.badName(in: language)))
    case AnniversaryExpectation.year:
      let years = AnniversaryExpectation.years
      (code, limits, sentence) = (
        "year", [("first", JSON(years.lowerBound)), ("last", JSON(years.upperBound))],
        Self.badYear(in: language)
      )
    case AnniversaryExpectation.noYear: (code, limits, sentence) = ("noYear", [], texts.noYear)
    case AnniversaryExpectation.id: (code, limits, sentence) = ("id", [], ruled(texts.badId))
    case AnniversaryExpectation.otherID:
      (code, limits, sentence) = ("repeatedId", [], texts.dayRepeated(id: text))
    case AnniversaryExpectation.count:
      let limit = AnniversaryExpectation.limit
      (code, limits, sentence) = (
        "tooManyDays", [("limit", JSON(limit))], texts.tooManyDays(limit: "\(limit)")
      )
    default: return nil
    }
    self.init(
      code, at: member + error.path,
      [("text", hidden == nil ? .string(text) : nil), ("character", hidden.map(JSON.string))] + limits,
      [sentence])
  }

  /// Returns what a name of a day or a place may be.
  package static func badName(in language: Language) -> String {
    WidgetFoundationStrings(language: language.tableIndex).badName(limit: "\(GivenName.lengths.upperBound)")
  }

  /// Returns what the year of a day of the user's own may be.
  package static func badYear(in language: Language) -> String {
    let years = AnniversaryExpectation.years
    return WidgetFoundationStrings(language: language.tableIndex)
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
