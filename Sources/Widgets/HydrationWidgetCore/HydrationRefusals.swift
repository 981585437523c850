import Documents
public import Foundation
public import Hydration
import HydrationWidgetTables
import WidgetFoundation

/// The sentences of refusals about drinks, in a language and with a user's units.
package struct HydrationRefusals: Hashable, Sendable {
  private let texts: HydrationTexts
  private let isPathNamed: Bool

  /// Creates the sentences.
  ///
  /// - Parameter isPathNamed: Whether sentences have the paths of files, as on a command line, in place of their names.
  package init(_ texts: HydrationTexts, isPathNamed: Bool = false) {
    (self.texts, self.isPathNamed) = (texts, isPathNamed)
  }

  private var strings: HydrationWidgetStrings { texts.strings }

  /// Returns the refusal of a change.
  package func refusal(_ error: HydrationError) -> DataRefusal {
    switch error {
    case .volume(.notANumber(let text)): return refusal(of: text, at: ["volumeML"])
    case .volume(.outOfRange(let text, let allowed)):
      return refusal(of: "\(text) mL", at: ["volumeML"], rule: rule(allowed))
    case .outOfRange(let name, let value, let allowed):
      return refusal(of: value, at: [name], rule: rule(name) ?? strings.allowedValues(values: allowed))
    case .text(let error):
      let text = Self.short(error.found ?? "")
      let limit = error.path == ["note"] ? HydrationEntry.longestNote : HydrationEntry.longestID
      // The text itself is in quotes; a character that is hidden is named.
      let name = error.found.flatMap { $0.hasPrefix("\"") ? nil : $0.split(separator: " ").last }
      let hidden = name.map(String.init)
      return DataRefusal(
        "text", at: error.path,
        [
          ("text", hidden == nil ? .string(text) : nil), ("character", hidden.map(JSON.string)),
          ("limit", JSON(limit)),
        ],
        [
          hidden.map { strings.textHidden(character: $0, limit: "\(limit)") }
            ?? strings.textRefused(limit: "\(limit)", text: text)
        ])
    case .duplicateID(let id):
      return DataRefusal(
        "duplicateId", at: ["id"], [("id", .string(Self.short(id)))],
        [strings.drinkRepeated(id: Self.short(id))])
    case .unknownEntry(let id):
      return DataRefusal(
        "noDrink", at: ["id"], [("id", .string(Self.short(id)))], [strings.drinkGone(id: Self.short(id))])
    case .nothingToUndo: return .nothingToUndo(in: texts.language)
    case .momentOutOfRange(let moment):
      return DataRefusal(
        "outsideCalendar", at: ["date"], [("time", .string(moment))],
        [strings.timeRefused(first: "\(HydrationEntry.firstYear)", time: moment)])
    case .log(let error): return DataRefusal(error, in: texts.language, isPathNamed: isPathNamed)
    }
  }

  /// Returns the refusal of a value in an action; `nil` if only a mistake of the app can cause it.
  package func refusal(_ error: JSONValueError) -> DataRefusal? {
    guard let name = error.path.last(where: { !$0.hasPrefix("[") }), let found = error.found else {
      return nil
    }
    let groups = ["profile", "lastWeather", "lastWorkout"]
    // The app has built such a value wrongly: a text in place of a number, or of all settings.
    if groups.contains(name) || (rule(name) != nil && found.hasPrefix("\"")) { return nil }
    guard
      let rule = rule(name)
        ?? (groups.contains(error.path[0])
          ? strings.allowedValues(values: error.allowed(in: texts.language)) : nil)
    else {
      return nil
    }
    return refusal(of: found, at: error.path, rule: rule)
  }

  /// Returns the refusal of what was entered for a setting or an amount.
  package func refusal(of text: String, at path: [String], rule: String? = nil) -> DataRefusal {
    let text = Self.short(text)
    return DataRefusal(
      "notAllowed", at: path, [("text", .string(text))],
      [strings.notAllowed(rule: rule ?? self.rule(path.last ?? "") ?? "", text: text)])
  }

  /// Returns the faults of the files of a log, and oddities of its drinks, in sentences; drinks are counted if all months were read.
  package func notes(on journal: HydrationJournal, hasReadAll: Bool = false) -> [String] {
    let files = journal.unreadable.map {
      DataRefusal($0, in: texts.language, isPathNamed: isPathNamed).sentence
    }
    let counts = [
      (journal.repeatedDrinks, strings.drinksTwice), (journal.renamedDrinks, strings.drinksRenamed),
      (journal.settings.oldDrinkCount, strings.drinksOld),
    ].filter { hasReadAll && $0.0 > 0 }.map { count, text in text(count, nil) }
    return files + journal.lost.map(note) + counts
  }

  /// Returns the note that lines of a month are lost.
  package func note(on lines: LostLines) -> String {
    let file = isPathNamed ? lines.path : URL(fileURLWithPath: lines.path).lastPathComponent
    return strings.lostLines(count: lines.count, file: file, month: "\(lines.month)")
  }

  /// Returns how many drinks of a file that is cut can be read.
  package func recoverable(_ count: Int) -> String { strings.recoverable(count: count) }

  /// Returns the beginning of a text as it was entered, which JSON has in quotes.
  private static func short(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return String(isQuoted ? text.dropFirst().dropLast() : text[...]).shortened(to: 60)
  }

  /// Returns the allowed values of an amount or a body mass: "Allowed: 1 mL to 5 L".
  private func rule(_ name: String) -> String? {
    switch name {
    case "volumeML": return rule(HydrationEntry.volumes)
    case "customGoalML": return rule(HydrationProfile.customGoals)
    case "weightKg":
      let masses = HydrationProfile.bodyMasses
      return strings.allowed(first: texts.mass(masses.lowerBound), last: texts.mass(masses.upperBound))
    case "presetsML":
      return strings.presetsAllowed(
        allowed: rule(HydrationEntry.volumes), count: "\(HydrationProfile.presetLimit)")
    default: return nil
    }
  }

  /// Returns the allowed values of an amount.
  package func rule(_ range: ClosedRange<Int>) -> String {
    func full(_ millilitres: Int) -> String { texts.volumes.full(Volume(clamping: millilitres)) }
    return strings.allowed(first: full(range.lowerBound), last: full(range.upperBound))
  }
}

// The module that defines the error has no texts, so the sentences are here.
extension HydrationError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The sentence in English, for a developer.
  public var description: String {
    HydrationRefusals(HydrationTexts(.english), isPathNamed: true).refusal(self).sentence
  }
}
