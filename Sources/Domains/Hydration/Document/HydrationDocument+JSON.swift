extension HydrationDocument: JSONDecodable, JSONEncodable {
  private enum Key {
    static let archive = "archive"
    static let entries = "entries"
    static let profile = "profile"
    static let weather = "lastWeather"
    static let workout = "lastWorkout"
    static let goals = "goals"
    static let changes = "changes"
    /// The key in place of a day.
    static let unreadable = "unreadable"
    static let all: Set = [archive, entries, profile, weather, workout, goals, changes]
  }

  /// Reads a state; it throws only if there is no list of entries.
  ///
  /// Unreadable entries, goals and changes are kept and written back. So is a profile that is not an object,
  /// until it is set again. So is an unreadable description of the files with past days, until they are read
  /// again, see ``HydrationStore/repairFiles(at:in:)``. A change that cannot be read cannot be undone, nor
  /// can those before it.
  public init(json: JSON) throws(JSONValueError) {
    try self.init(json: json) { (take) throws(JSONValueError) in try take(json) }
  }

  /// The key of the description of the files of the years.
  static var archiveKey: String { Key.archive }
  /// The key of the drinks.
  static var entriesKey: String { Key.entries }

  /// Reads a state whose drinks come in pieces, as payloads with some of them each.
  init(
    json: JSON, pieces: ((JSON) throws(JSONValueError) -> Void) throws(JSONValueError) -> Void
  ) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init()
    var list = LossyArray<HydrationEntry>()
    try pieces { (piece) throws(JSONValueError) in
      let read: LossyArray<HydrationEntry> = try JSONObject(json: piece).required(Key.entries)
      let count = list.elements.count + list.unreadable.count
      list.elements += read.elements
      for bad in read.unreadable {
        let place = bad.place + count
        guard count > 0 else {
          list.unreadable.append(bad)
          continue
        }
        do throws(JSONValueError) {
          _ = try HydrationEntry(json: bad.json)
        } catch {
          list.unreadable.append(.init(place: place, error: error.inside(place), json: bad.json))
        }
      }
    }
    unreadable = list.unreadable
    take(list.elements)
    others = object.without(Key.all)
    do throws(JSONValueError) {
      archive = try object.optional(Key.archive) ?? archive
    } catch {
      archiveProblem = error
      others[Key.archive] = object[Key.archive]
    }
    if let members = object[Key.profile]?.object {
      profile = HydrationProfile(members)
    } else if let found = object[Key.profile], found != .null {
      others[Key.profile] = found
    }
    weatherObject = object[Key.weather]
    workoutObject = object[Key.workout]
    if let goals = object[Key.goals], goals != .null {
      // A value that is not an object becomes the goal of no day, so that it is kept beside others.
      let (read, unknown) = GoalHistory.read(goals.object ?? [Key.unreadable: goals])
      self.goals = read
      unreadableGoals = unknown
    }
    // In the same way, a value that is not a list becomes a change of an unknown kind.
    if let changes = object[Key.changes], changes != .null {
      self.changes = (changes.array ?? [changes]).suffix(LogChange.limit).map(LogChange.init)
    }
  }

  /// All unreadable parts of the document, for a developer; none of them counts, and all are kept.
  public var problems: [JSONValueError] {
    var problems = unreadable.map { $0.error.inside(Key.entries) }
    if let archiveProblem { problems.append(archiveProblem) }
    func check(_ key: String, _ json: JSON?, _ read: (JSONObject) throws(JSONValueError) -> Void) {
      guard let json, json != .null else { return }
      do throws(JSONValueError) {
        try read(try JSONObject(json: json))
      } catch {
        problems.append(error.inside(key))
      }
    }
    check(Key.profile, others[Key.profile]) { _ in }
    problems += profile.problems.map { $0.inside(Key.profile) }
    check(Key.weather, weatherObject) { (members) throws(JSONValueError) in
      _ = try WeatherReading(members: members)
    }
    check(Key.workout, workoutObject) { (members) throws(JSONValueError) in
      _ = try WorkoutReading(members: members)
    }
    for goal in unreadableGoals.members { problems.append(Self.goalProblem(goal).inside(Key.goals)) }
    for (place, change) in changes.enumerated() {
      if let problem = change.problem { problems.append(problem.inside(place).inside(Key.changes)) }
    }
    return problems
  }

  private static func goalProblem(_ goal: JSONObject.Member) -> JSONValueError {
    do throws(JSONValueError) {
      _ = try CivilDate(json: .string(goal.key))
      _ = try GoalBreakdown(stored: goal.value)
      return JSONValueError(expected: "a goal", found: goal.value).inside(goal.key)
    } catch {
      return error.inside(goal.key)
    }
  }

  /// The state in the form of documents.
  public var json: JSON {
    get throws(JSONValueError) {
      var object = others
      if !archive.isEmpty { object[Key.archive] = archive.json }
      object[Key.entries] = .array(log.entries.map(\.json) + unreadable.map(\.json))
      object[Key.weather] = weatherObject
      object[Key.workout] = workoutObject
      if object[Key.profile] == nil || !profile.members.members.isEmpty {
        object[Key.profile] = .object(profile.members)
      }
      let stored = goals.object(with: unreadableGoals)
      if !stored.members.isEmpty { object[Key.goals] = .object(stored) }
      if !changes.isEmpty { object[Key.changes] = .array(changes.map(\.json)) }
      return .object(object)
    }
  }

  /// Adds the entries of a document, each id once.
  ///
  /// Two entries that are completely equal are one drink that was written twice. If they differ they are two
  /// drinks, and the later one gets another id.
  private mutating func take(_ read: [HydrationEntry]) {
    guard !Self.haveDifferentIDs(read) else {
      log = HydrationLog(read)
      hasAssumedDays = read.contains(where: \.isDayAssumed)
      return
    }
    var places: [String: Int] = [:]
    places.reserveCapacity(read.count)
    var entries: [HydrationEntry] = []
    entries.reserveCapacity(read.count)
    for entry in read {
      hasAssumedDays = hasAssumedDays || entry.isDayAssumed
      guard let place = places[entry.id] else {
        places[entry.id] = entries.count
        entries.append(entry)
        continue
      }
      if entries[place] == entry {
        repeatedEntries += 1
        continue
      }
      var number = 2
      while places["\(entry.id)~\(number)"] != nil { number += 1 }
      let renamed = entry.renamed("\(entry.id)~\(number)")
      places[renamed.id] = entries.count
      entries.append(renamed)
      renamedEntries += 1
    }
    log = HydrationLog(entries)
  }

  private static func haveDifferentIDs(_ entries: [HydrationEntry]) -> Bool {
    var ids = Set<String>(minimumCapacity: entries.count)
    for entry in entries where !ids.insert(entry.id).inserted { return false }
    return true
  }
}
