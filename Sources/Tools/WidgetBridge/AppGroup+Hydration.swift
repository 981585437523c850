#if canImport(WidgetFoundation)
import Foundation
package import HydrationWidget

extension AppGroup {
  /// Does what the app asks for with its drinks, and returns the answer.
  func saveDrinks(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let request = try DrinksRequest(request)
    do {
      return try request.saved(in: HydrationStore(folder: folder))
    } catch {
      switch DrinksError(error) {
      case .value(let error): throw .inAction(error)
      case .nothingToUndo: throw .notSaved("\(HydrationError.nothingToUndo)")
      case .store(let error): throw .notSaved("\(error)")
      }
    }
  }
}

/// The reason why a request about drinks was not done; nothing has changed then.
package enum DrinksError: Error {
  /// A value of the action does not fit the drinks that are there; the path is that in the action.
  case value(JSONValueError)
  /// There is no change that can be undone.
  case nothingToUndo
  /// A file could not be read or written.
  case store(StoreError)

  /// Creates the reason from an error of the store or of the log.
  init(_ error: any Error) {
    switch error {
    case let error as DrinksError: self = error
    case let error as StoreError: self = .store(error)
    case let error as JSONValueError: self = .value(error)
    case let error as HydrationError: self.init(error)
    case DocumentUpdateError<HydrationError>.refused(let error): self.init(error)
    case DocumentUpdateError<any Error>.refused(let error): self.init(error)
    case DocumentUpdateError<HydrationError>.store(let error),
      DocumentUpdateError<any Error>.store(let error):
      self = .store(error)
    default: self = .value(JSONValueError(expected: "an action that can be done", found: "\(error)"))
    }
  }

  private init(_ error: HydrationError) {
    func wrong(_ key: String, _ expected: String, _ found: String) -> DrinksError {
      .value(JSONValueError(expected: expected, found: found).inside(key))
    }
    self =
      switch error {
      case .log(let error): .store(error)
      case .nothingToUndo: .nothingToUndo
      case .invalidID(let id):
        wrong("id", "1 to \(HydrationEntry.longestID) bytes", JSON.string(String(id.prefix(60))).text)
      case .duplicateID(let id): wrong("id", "an id that no drink has yet", JSON.string(id).text)
      case .unknownEntry(let id): wrong("id", "the id of a drink", JSON.string(String(id.prefix(60))).text)
      case .momentOutOfRange(let moment):
        wrong("date", "an instant on a day within the years 1 to 9999", moment)
      case .volume(let error): wrong("volumeML", "a volume that is allowed", "\(error)")
      case .outOfRange(let name, let value, let allowed): wrong(name, allowed, value)
      }
  }
}

extension HydrationStore {
  /// Reads the journal, with the months of some days; it is empty if nothing was logged yet.
  func read(
    _ request: SaveRequest, _ days: ClosedRange<CivilDate>?
  ) throws(StoreError) -> HydrationJournal {
    var journal: HydrationJournal
    let path = documents.path
    switch try reading(at: request.instant, in: request.clock) {
    case .missing: journal = HydrationJournal()
    case .value(let found): journal = found
    case .newerVersion(let version):
      let isDocument = if case .newerVersion = try documents.read() { true } else { false }
      throw .newerVersion(
        path: isDocument ? path : "a month of \(path)", found: version, supported: HydrationFormat.version)
    case .corrupt, .outgrown:
      // Reading the document again gives the fault.
      guard case .corrupt(let corrupt) = try documents.read() else { throw .changed(path: path) }
      throw .corrupt(path: path, fault: corrupt.fault)
    }
    if let days { journal.readHistory(days) }
    return journal
  }

  /// Returns the months as one journal; drinks that are not moved are in no month.
  func exportedMonths(of journal: HydrationJournal) throws(StoreError) -> [UInt8] {
    if journal.settings.isOld { throw .notMoved(path: documents.path) }
    return try exportedJournal()
  }
}

// MARK: - Answers

extension HydrationJournal {
  /// The progress of the day, with its drinks or those of other days.
  func day(
    _ days: ClosedRange<CivilDate>?, _ request: SaveRequest, notes: [String] = []
  ) -> JSON {
    let date = self.days(in: request.clock).day(at: request.instant) ?? request.today
    let today = DayNumber(date)
    // Drinks of the whole current second count, as in widgets.
    let now = Timestamp(request.instant, nanosecond: 999_999_999) ?? request.now
    let total = DayIntake.total(of: log.entries(on: today, upTo: now))
    let goal = goal(on: today, today: today)
    let shown = days ?? date...date
    return [
      "date": date.json, "todayTotalML": JSON(total.millilitres), "goal": goal.json,
      "goalBasis": .string(GoalRule.basis(of: profile).rawValue),
      "isGoalLimited": .bool(isGoalLimited(today: today)), "isReached": .bool(total >= goal.total),
      "streak": JSON(streak(today: today, now: now, in: request.clock).days),
      "drinks": .array(log.entries.filter { shown.contains($0.day) }.map(\.json)),
      "profile": hasSettings ? profile.json : .null, "problems": problems(and: notes),
      "canRecover": .bool(doubts.contains(where: \.canBeAccepted)),
    ]
  }

  /// What is wrong with the settings and the months that were read, and further notes.
  func problems(and notes: [String]) -> JSON {
    .array((problems.map(\.description) + doubts.map(\.description) + notes).map(JSON.string))
  }

  /// The numbers of drinks, after all months were read.
  var checked: JSON { ["drinkCount": JSON(count.drinks), "dayCount": JSON(count.days)] }

  /// What is odd about drinks that count.
  var notes: [String] {
    [
      (repeatedDrinks, "there twice, counted once"), (renamedDrinks, "with the id of another one"),
      (settings.oldDrinkCount, "in the file of the app's first version, not moved yet"),
    ].filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? "drink" : "drinks") \($1)" }
  }
}

extension MovedDrinks {
  var json: JSON {
    .present([
      ("drinkCount", JSON(drinks)), ("unreadCount", JSON(problems.count)), ("oldFile", .string(oldPath)),
      ("appGoalML", GoalRule.differingGoalOfApp(of: settings.profile).map { JSON($0.millilitres) }),
    ])
  }
}

extension RecoveredDrinks {
  var json: JSON {
    .present([
      ("areSettingsKept", (settings?.areKept).map(JSON.bool)), ("drinkCount", JSON(settings?.drinks ?? 0)),
      ("keptFiles", .array(keptDocuments.map(JSON.string))),
      ("accepted", .array(acceptedDoubts.map { .string($0.description) })),
    ])
  }
}
#endif
