import Documents
import Foundation
import JSONText
import LunarCalendarWidgetCore

extension Arguments {
  /// Returns the days off that are marked in a calendar: of `--country`, else of the settings in `--file`, with the decisions
  /// of `--file`; `nil` if of none.
  ///
  /// - Parameter others: Whether a file may also be one of own days.
  func daysOff(in calendar: LunarCalendar, others: Bool = true) throws -> DaysOff? {
    let own = try all(Options.files).lazy.compactMap { DecisionFile($0).daysOffCountry }.first
    return try (self[Options.country] ?? own ?? .ofCalendar)
      .daysOff(in: calendar, decided: decided(others: others))
  }

  /// Returns the decisions about days off: those of this release, replaced by those of each `--file`.
  ///
  /// Settings of the calendar app may contain some too.
  ///
  /// - Parameter others: Whether a file may also be something else, for another reader.
  func decided(others: Bool = false) throws -> DecidedDays {
    var decided = DecidedDays.collected
    let texts = AlmanacReportsStrings(language: refusalLanguage.tableIndex)
    for path in try all(Options.files) {
      let file = DecisionFile(path)
      guard let newer = try file.decisions() else {
        if others { continue }
        throw file.problem
      }
      let result = decided.replacing(with: newer)
      if result == decided, !newer.decisions.isEmpty {
        Complaint.tell(texts.decisionsOld(file: path))
      }
      for (country, year) in result.yearsInPart(of: decided) {
        Complaint.tell(
          texts.decisionsPart(
            country: "\(country)", file: path,
            text: "almanac export decided \(year) --country \(country) --format json", year: "\(year)"))
      }
      decided = result
    }
    return decided
  }
}

extension DecidedDays {
  /// Returns the countries and years of which these decisions cover less than others, without settling the year.
  fileprivate func yearsInPart(of others: DecidedDays) -> [(FestivalCountry, Int)] {
    var years: [(FestivalCountry, Int)] = []
    for other in others.decisions where !years.contains(where: { $0 == (other.country, other.year) }) {
      let own = decisions(of: other.country, year: other.year)
      let named = Set(own.flatMap { $0.days.map { $0.day } })
      let isLess = other.settlesYear || other.days.contains { !named.contains($0.day) }
      if isLess, !own.contains(where: { $0.settlesYear }) { years.append((other.country, other.year)) }
    }
    return years
  }
}

/// A file that may contain decisions about days off: as a document of its own, or in settings of the calendar app.
struct DecisionFile {
  let path: String
  private let json: Result<JSON, any Error>?

  init(_ path: String) {
    self.path = path
    json = FileManager.default.contents(atPath: path).map { data in Result { try JSON(parsing: Array(data)) }
    }
  }

  private var value: JSON? { try? json?.get() }
  /// The settings of the calendar app, in their document or alone.
  private var settings: JSON? { value?["payload"] ?? value }

  /// The country whose days off are marked; `nil` if the file has no settings with a choice.
  var daysOffCountry: DaysOffCountry? {
    settings?["daysOffCountry"].flatMap { try? DaysOffCountry(json: $0) }
  }

  /// Whether the file is a document of decisions.
  var isDocument: Bool { value?["schema"]?.string == DecidedDays.schema }

  /// Returns the decisions; `nil` if the file has none.
  ///
  /// - Throws: `CommandFailure` if something in them is wrong.
  func decisions() throws(CommandFailure) -> DecidedDays? {
    let key = "decidedDays"
    guard let found = isDocument ? value : settings?[key] else { return nil }
    do throws(JSONValueError) { return try DecidedDays(json: found) } catch {
      let (path, error) = (path, isDocument ? error : error.inside(key))
      throw CommandFailure { "\(path): \($0.sentence(of: error))" }
    }
  }

  /// The reason why the file has no decisions.
  var problem: any Error {
    let path = path
    return switch json {
    case nil: CommandFailure { $0.noFileHere(file: path) }
    case .failure(let error as JSONSyntaxError): StoreError.corrupt(path: path, fault: .syntax(error))
    case .failure(let error): error
    case .success: CommandFailure { $0.noDecisions(file: path, name: DecidedDays.schema) }
    }
  }
}
